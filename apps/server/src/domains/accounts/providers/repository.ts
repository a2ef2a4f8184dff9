import type { SignInProvider } from '@foothold/contracts/accounts';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** Connections are credentials whose provider isn't `credential`, which is the password. */
const selectConnections = (db: Executor) => db.selectFrom('credentials').where('provider_id', '!=', 'credential');

/** The account connected to a provider's subject. */
export const findConnected = (db: Executor, provider: SignInProvider, subject: string) =>
  db
    .selectFrom('credentials')
    .innerJoin('users', 'users.id', 'credentials.user_id')
    .selectAll('users')
    .where('credentials.provider_id', '=', provider)
    .where('credentials.account_id', '=', subject)
    .executeTakeFirst();

export const listConnections = (db: Executor, userId: string) =>
  selectConnections(db)
    .select(['id', 'user_id', 'provider_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** @returns whether it was connected; false if the subject or the account is connected already */
export async function insertConnection(
  db: Executor,
  connection: { userId: string; provider: SignInProvider; subject: string },
): Promise<boolean> {
  const { userId, provider, subject } = connection;
  const row = await db
    .insertInto('credentials')
    .values({ user_id: userId, provider_id: provider, account_id: subject })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteConnection = (db: Executor, row: Authorized<{ id: string }>) =>
  db.deleteFrom('credentials').where('id', '=', row.id).execute();
