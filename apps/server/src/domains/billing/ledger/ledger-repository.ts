import type { LedgerKind } from '@foothold/contracts/billing';
import { type Selectable, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Refunds } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';

export interface NewEntry {
  at: Date;
  kind: LedgerKind;
  /** Signed. Money that leaves us, or credit that is used, is negative. */
  amount: number;
  reference: string;
  userId: string | null;
  subscriptionId: string | null;
  paymentId?: string;
  description: string;
}

/** Adds an entry. @returns false if this movement is already in the ledger */
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

/** The remaining credit of a member, in cents. */
export async function getCreditBalance(db: Executor, userId: string): Promise<number> {
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

export const listSubscriptionEntries = (db: Executor, subscriptionId: string) =>
  db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('id', 'desc')
    .execute();

/** A payment for a period's invoice, and the credit that the invoice used. */
export interface PeriodPayment {
  /** Null if credit paid all of it. */
  paymentId: string | null;
  amount: number;
  /** The amount returned: refunds, pending refunds, and chargebacks. */
  refunded: number;
  invoiceId: string;
  /** 0 unless the invoice is paid. */
  creditUsed: number;
}

/** All payments for the period that ends at `periodEnd`, newest first. */
export async function listPaidFor(
  db: Executor,
  { subscriptionId, periodEnd }: { subscriptionId: string; periodEnd: Date },
): Promise<PeriodPayment[]> {
  const rows = await db
    .selectFrom('invoices')
    .leftJoin('payments', (join) =>
      join.onRef('payments.invoice_id', '=', 'invoices.id').on('payments.state', '=', 'succeeded'),
    )
    .select(['invoices.id as invoiceId', 'payments.id as paymentId', 'payments.amount', 'invoices.state'])
    .select('invoices.credit_used as creditUsed')
    .select((row) => [
      row
        .selectFrom('ledger_entries')
        .select((sum) => sum.fn.coalesce(sum.fn.sum<string>('amount'), sql.lit(0)).as('sum'))
        .whereRef('ledger_entries.payment_id', '=', 'payments.id')
        .where('kind', 'in', ['refund', 'dispute', 'dispute-won'])
        .as('moved'),
      row
        .selectFrom('refunds')
        .select((sum) => sum.fn.coalesce(sum.fn.sum<string>('amount'), sql.lit(0)).as('sum'))
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where('refunds.state', '=', 'requested')
        .as('requested'),
    ])
    .where('invoices.subscription_id', '=', subscriptionId)
    .where('invoices.period_end', '=', periodEnd)
    .orderBy('invoices.issued_at', 'desc')
    .orderBy('invoices.number', 'desc')
    .orderBy('payments.attempt', 'desc')
    .execute();
  return rows.map(({ amount, moved, requested, state, ...row }) => ({
    ...row,
    amount: amount ?? 0,
    refunded: Number(requested ?? 0) - Number(moved ?? 0),
    creditUsed: state === 'paid' ? row.creditUsed : 0,
  }));
}

/** The credit granted for downgrades within a period, in cents. */
export async function sumCreditWithin(
  db: Executor,
  { subscriptionId, start, end }: { subscriptionId: string; start: Date; end: Date },
): Promise<number> {
  const { credited } = await db
    .selectFrom('ledger_entries')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<string>('amount'), sql.lit(0)).as('credited'))
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'credit')
    .where('reference', 'like', 'change-%')
    .where('at', '>=', start)
    .where('at', '<', end)
    .executeTakeFirstOrThrow();
  return Number(credited);
}

/** Refunds of an invoice's payment, oldest first. Amounts are negative. */
export const listInvoiceRefunds = (db: Executor, invoiceId: string) =>
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

/** Locks the row. Needs a transaction. */
export const lockRefund = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() : undefined;

export const updateRefund = (
  db: Executor,
  refund: Authorized<{ id: string }>,
  change: { state: 'succeeded' | 'failed'; service_id?: string; settled_at: Date },
) => db.updateTable('refunds').set(change).where('id', '=', refund.id).execute();

export const findRefund = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Refunds that were requested but got no response, because our server crashed or the service was unreachable. */
export const listStuckRefunds = (db: Executor, before: Date, limit: number) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'requested')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
