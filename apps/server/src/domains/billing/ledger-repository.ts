import type { LedgerKind } from '@foothold/contracts/billing';
import { type Selectable, sql } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Refunds } from '../../platform/db/schema.ts';
import { isUuid } from '../../platform/uuid.ts';

export interface NewEntry {
  at: Date;
  kind: LedgerKind;
  /** Signed: what leaves us, or is used of the credit, is negative. */
  amount: number;
  reference: string;
  userId: string | null;
  subscriptionId: string | null;
  paymentId?: string;
  description: string;
}

/** @returns false where this very movement stands in the ledger already */
export async function addEntry(db: Executor, entry: NewEntry): Promise<boolean> {
  const row = await db
    .insertInto('ledger_entries')
    .values({
      at: entry.at,
      kind: entry.kind,
      amount: entry.amount,
      currency: 'usd',
      reference: entry.reference,
      user_id: entry.userId,
      subscription_id: entry.subscriptionId,
      payment_id: entry.paymentId ?? null,
      description: entry.description,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What is left of somebody's credit, in cents. */
export async function creditOf(db: Executor, userId: string): Promise<number> {
  const { credit } = await db
    .selectFrom('ledger_entries')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<string>('amount'), sql.lit(0)).as('credit'))
    .where('user_id', '=', userId)
    .where('kind', 'in', ['credit', 'credit-used'])
    .executeTakeFirstOrThrow();
  return Number(credit);
}

export const listCredits = (db: Executor, userId: string) =>
  db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', 'in', ['credit', 'credit-used'])
    .orderBy('id', 'desc')
    .execute();

export const listEntriesOf = (db: Executor, subscriptionId: string) =>
  db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('id', 'desc')
    .execute();

/** What was paid back of the payment of an invoice, oldest first. Amounts are negative. */
export const listRefundsOf = (db: Executor, invoiceId: string) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('payments', 'payments.id', 'ledger_entries.payment_id')
    .select(['ledger_entries.at', 'ledger_entries.amount'])
    .where('payments.invoice_id', '=', invoiceId)
    .where('ledger_entries.kind', '=', 'refund')
    .orderBy('ledger_entries.id')
    .execute();

export type RefundRow = Selectable<Refunds>;

export const insertRefund = (
  db: Executor,
  refund: { paymentId: string; amount: number; reason: string; actorId: string | null; at: Date },
) =>
  db
    .insertInto('refunds')
    .values({
      payment_id: refund.paymentId,
      amount: refund.amount,
      reason: refund.reason,
      actor_id: refund.actorId,
      created_at: refund.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const listRefunds = (db: Executor, paymentIds: readonly string[]) =>
  paymentIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('refunds').selectAll().where('payment_id', 'in', paymentIds).orderBy('created_at').execute();

/** Locked: needs a transaction. */
export const lockRefund = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() : undefined;

export const updateRefund = (
  db: Executor,
  refund: Authorized<{ id: string }>,
  change: { state: 'succeeded' | 'failed'; service_id?: string; settled_at: Date },
) => db.updateTable('refunds').set(change).where('id', '=', refund.id).execute();

export const findRefund = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Asked for and not answered by the service: their server died, or the service could not be reached. */
export const listStuckRefunds = (db: Executor, before: Date, limit: number) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'requested')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
