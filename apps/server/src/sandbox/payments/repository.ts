import { type Insertable, sql, type Transaction, type Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { DB, SandboxIntents } from '../../platform/db/schema.ts';
import type { Metadata, Movement } from '../../platform/payments/payments.ts';
import type { KnownCard } from './cards.ts';

export const insertCustomer = (db: Executor, id: string, at: Date) =>
  db.insertInto('sandbox_customers').values({ id, created_at: at }).execute();

export const findCustomer = (db: Executor, id: string) =>
  db.selectFrom('sandbox_customers').select('id').where('id', '=', id).executeTakeFirst();

export interface NewMethod extends KnownCard {
  id: string;
  customer: string | null;
  at: Date;
}

export const insertMethod = (db: Executor, { id, customer, brand, last4, expires, behavior, at }: NewMethod) =>
  db.insertInto('sandbox_methods').values({ id, customer, brand, last4, expires, behavior, created_at: at }).execute();

export const attachMethod = (db: Executor, id: string, customer: string) =>
  db.updateTable('sandbox_methods').set({ customer }).where('id', '=', id).execute();

export const findMethod = (db: Executor, id: string, customer: string) =>
  db.selectFrom('sandbox_methods').selectAll().where('id', '=', id).where('customer', '=', customer).executeTakeFirst();

export const insertIntent = (db: Executor, intent: Insertable<SandboxIntents>) =>
  db.insertInto('sandbox_intents').values(intent).execute();

export const updateIntent = (db: Executor, id: string, change: Updateable<SandboxIntents>) =>
  db.updateTable('sandbox_intents').set(change).where('id', '=', id).execute();

/** The intent with its card and refunds. */
export const findIntent = (db: Executor, id: string) =>
  db
    .selectFrom('sandbox_intents as intent')
    .leftJoin('sandbox_methods as method', 'method.id', 'intent.method')
    .selectAll('intent')
    .select(['method.brand', 'method.last4', 'method.expires'])
    .select(({ selectFrom }) =>
      selectFrom('sandbox_refunds')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('sum'))
        .whereRef('intent', '=', 'intent.id')
        .as('refunded'),
    )
    .where('intent.id', '=', id)
    .executeTakeFirst();

export type IntentRow = NonNullable<Awaited<ReturnType<typeof findIntent>>>;

/** The same, locked until the transaction ends. */
export async function lockIntent(trx: Transaction<DB>, id: string): Promise<IntentRow | undefined> {
  const row = await trx.selectFrom('sandbox_intents').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row && findIntent(trx, id);
}

export const insertRefund = (
  db: Executor,
  { id, intent, amount, metadata, at }: { id: string; intent: string; amount: number; metadata: Metadata; at: Date },
) =>
  db
    .insertInto('sandbox_refunds')
    .values({ id, intent, amount, metadata: JSON.stringify(metadata), created_at: at })
    .execute();

/** Movements in a period after a given row, oldest first. Both halves use an index and read only one page. */
export async function listMovementsAfter(
  db: Executor,
  { from, until, after, count }: { from: Date; until: Date; after: Pick<Movement, 'at' | 'id'> | null; count: number },
): Promise<Movement[]> {
  const createCursorFilter = (at: 'succeeded_at' | 'refund.created_at', id: 'id' | 'refund.id') =>
    after ? sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) > (${after.at}, ${after.id})` : sql<boolean>`true`;
  const charges = db
    .selectFrom('sandbox_intents')
    .select(['id', sql<Movement['kind']>`'charge'`.as('kind'), 'id as intent', 'amount', 'currency'])
    .select(sql<Date>`succeeded_at`.as('at'))
    .where('kind', '=', 'payment')
    .where('succeeded_at', '>=', from)
    .where('succeeded_at', '<', until)
    .where(createCursorFilter('succeeded_at', 'id'))
    .orderBy('succeeded_at')
    .orderBy('id')
    .limit(count);
  const refunds = db
    .selectFrom('sandbox_refunds as refund')
    .innerJoin('sandbox_intents as intent', 'intent.id', 'refund.intent')
    .select(['refund.id', sql<Movement['kind']>`'refund'`.as('kind'), 'refund.intent', 'refund.amount'])
    .select(['intent.currency', 'refund.created_at as at'])
    .where('refund.created_at', '>=', from)
    .where('refund.created_at', '<', until)
    .where(createCursorFilter('refund.created_at', 'refund.id'))
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .limit(count);
  return await db
    .selectFrom(charges.as('charges'))
    .selectAll()
    .unionAll(db.selectFrom(refunds.as('refunds')).selectAll())
    .orderBy('at')
    .orderBy('id')
    .limit(count)
    .execute();
}

export const insertEvent = (db: Executor, event: { id: string; type: string; intent: string; at: Date }) =>
  db
    .insertInto('sandbox_events')
    .values({ id: event.id, type: event.type, intent: event.intent, created_at: event.at })
    .execute();

export const findWaitingEvent = (db: Executor, id: string) =>
  db.selectFrom('sandbox_events').selectAll().where('id', '=', id).where('delivered_at', 'is', null).executeTakeFirst();

export const listWaitingEventsSince = (db: Executor, since: Date) =>
  db
    .selectFrom('sandbox_events')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute();

/** Records a delivery. @param error null if it was accepted */
export const recordDelivery = (db: Executor, id: string, at: Date, error: string | null) =>
  db
    .updateTable('sandbox_events')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      error,
      ...(error === null && { delivered_at: at }),
    }))
    .where('id', '=', id)
    .execute();

/** False if the key is known. Waits for a call in progress with the same key. */
export async function startRequest(trx: Transaction<DB>, key: string, digest: Buffer, at: Date): Promise<boolean> {
  const started = await trx
    .insertInto('sandbox_requests')
    .values({ key, digest, created_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return started.numInsertedOrUpdatedRows === 1n;
}

export const findRequest = (trx: Transaction<DB>, key: string) =>
  trx.selectFrom('sandbox_requests').select(['digest', 'answer']).where('key', '=', key).executeTakeFirstOrThrow();

export const saveAnswer = (trx: Transaction<DB>, key: string, answer: unknown) =>
  trx
    .updateTable('sandbox_requests')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();

/** Only the person who opened a sandbox payment knows that it is theirs. */
const selectPaymentIntents = (db: Executor, userId: string) =>
  db.selectFrom('payments').select('intent').where('user_id', '=', userId).where('intent', 'is not', null);

export const listIntentsFor = (db: Executor, userId: string) =>
  db
    .selectFrom('sandbox_intents')
    .selectAll()
    .where('id', 'in', selectPaymentIntents(db, userId))
    .orderBy('created_at')
    .execute();

export async function forgetPayer(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx
    .updateTable('sandbox_intents')
    .set({ payer_email: null, payer_name: null })
    .where('id', 'in', selectPaymentIntents(trx, userId))
    .execute();
}

/** Deletes a person's payments with their refunds and events, which billing's own records would otherwise be compared with. */
export async function deletePayments(trx: Transaction<DB>, userId: string): Promise<void> {
  const own = selectPaymentIntents(trx, userId).$castTo<{ intent: string }>();
  await trx.deleteFrom('sandbox_events').where('intent', 'in', own).execute();
  await trx.deleteFrom('sandbox_refunds').where('intent', 'in', own).execute();
  await trx.deleteFrom('sandbox_intents').where('id', 'in', own).execute();
}
