import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export const findForwarding = (db: Executor, userId: string) =>
  db
    .selectFrom('forwarding_addresses')
    .select(['address', 'issued_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Undefined if the address is taken or the member already has one. */
export const insertForwarding = (db: Executor, userId: string, address: string, at: Date) =>
  db
    .insertInto('forwarding_addresses')
    .values({ user_id: userId, address, issued_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const endForwarding = (db: Executor, userId: string, at: Date) =>
  db
    .updateTable('forwarding_addresses')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();

/** Where each active address forwards to. Only confirmed addresses, so that mail never goes to someone who didn't ask for it. */
export const listForwarding = (db: Executor) =>
  db
    .selectFrom('forwarding_addresses')
    .innerJoin('users', 'users.id', 'forwarding_addresses.user_id')
    .select(['forwarding_addresses.address', 'users.email as target'])
    .where('forwarding_addresses.ended_at', 'is', null)
    .where('users.email_verified', '=', sql<boolean>`true`)
    .orderBy('forwarding_addresses.address')
    .execute();

export const listAllForwarding = (db: Executor, userId: string) =>
  db
    .selectFrom('forwarding_addresses')
    .select(['address', 'issued_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('issued_at')
    .execute();
