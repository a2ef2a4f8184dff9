import type { PricedPlan } from '@foothold/core/pricing';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Invoices } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type InvoiceRow = Selectable<Invoices>;

export interface Line {
  description: string;
  from: string | null;
  until: string | null;
  amount: number;
}

export const linesSchema = z.array(
  z.object({
    description: z.string(),
    from: z.string().nullable(),
    until: z.string().nullable(),
    amount: z.number(),
  }),
);
export const billedToSchema = z.object({ name: z.string(), email: z.string() });

export interface NewInvoice {
  subscriptionId: string;
  userId: string;
  kind: 'period' | 'change';
  period: { start: Date; end: Date };
  lines: readonly Line[];
  creditUsed: number;
  total: number;
  billedTo: { name: string; email: string };
  to?: { plan: PricedPlan; price: number };
  paidAt?: Date;
  issuedAt: Date;
}

/** Inserts an invoice with the next number. Other writers wait until this transaction ends. */
export async function insertInvoice(db: Executor, invoice: NewInvoice): Promise<InvoiceRow> {
  const year = invoice.issuedAt.getUTCFullYear();
  const { last } = await db
    .insertInto('invoice_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`invoice_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('invoices')
    .values({
      number: `${year}-${String(last).padStart(6, '0')}`,
      subscription_id: invoice.subscriptionId,
      user_id: invoice.userId,
      kind: invoice.kind,
      period_start: invoice.period.start,
      period_end: invoice.period.end,
      lines: JSON.stringify(invoice.lines),
      credit_used: invoice.creditUsed,
      total: invoice.total,
      state: invoice.paidAt ? 'paid' : 'open',
      billed_to: JSON.stringify(invoice.billedTo),
      to_plan: invoice.to?.plan ?? null,
      to_price: invoice.to?.price ?? null,
      issued_at: invoice.issuedAt,
      paid_at: invoice.paidAt ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findInvoice = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Locks the row. Needs a transaction. */
export const lockInvoice = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() : undefined;

/** The unpaid invoice of a period. */
export const findOpenPeriod = (db: Executor, subscriptionId: string) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'period')
    .where('state', '=', 'open')
    .executeTakeFirst();

/** The period of a payment's invoice. Undefined if it has none. */
export const findInvoicePeriod = (
  db: Executor,
  payment: { invoice_id: string | null; subscription_id: string | null },
) =>
  db
    .selectFrom('invoices as one')
    .innerJoin('invoices as period', (join) =>
      join
        .onRef('period.subscription_id', '=', 'one.subscription_id')
        .onRef('period.period_end', '=', 'one.period_end')
        .on('period.kind', '=', 'period'),
    )
    .select(['period.subscription_id as subscriptionId', 'period.period_start as start', 'period.period_end as end'])
    .where('one.id', '=', payment.invoice_id)
    .executeTakeFirst();

export const listOpen = (db: Executor, subscriptionId: string) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'open')
    .orderBy('issued_at')
    .execute();

export const updateInvoice = (
  db: Executor,
  invoice: Authorized<{ id: string }>,
  change: { state: 'paid'; paid_at: Date } | { state: 'void' | 'uncollectible' },
) => db.updateTable('invoices').set(change).where('id', '=', invoice.id).execute();

/** Invoices with the payment that paid each of them and the refunded amount. */
const selectInvoices = (db: Executor) =>
  db
    .selectFrom('invoices')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('payments')
          .select(['payments.id as payment_id', 'payments.method', 'payments.intent'])
          .whereRef('payments.invoice_id', '=', 'invoices.id')
          .where('payments.state', '=', 'succeeded')
          .orderBy('payments.settled_at')
          .limit(1)
          .as('paid'),
      (join) => join.onTrue(),
    )
    .selectAll('invoices')
    .select(['paid.method', 'paid.intent'])
    .select((select) =>
      select
        .selectFrom('ledger_entries')
        .select((sum) => sum.fn.coalesce(sum.fn.sum<string>('amount'), sql.lit(0)).as('refunded'))
        .whereRef('ledger_entries.payment_id', '=', 'paid.payment_id')
        .where('ledger_entries.kind', '=', 'refund')
        .as('refunded'),
    );

export type InvoiceWithPayment = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

export const listInvoicesFor = (db: Executor, of: { userId: string } | { subscriptionId: string }) =>
  selectInvoices(db)
    .where(
      'userId' in of ? 'invoices.user_id' : 'invoices.subscription_id',
      '=',
      'userId' in of ? of.userId : of.subscriptionId,
    )
    .orderBy('invoices.issued_at', 'desc')
    .orderBy('invoices.number', 'desc')
    .execute();

export const findInvoiceWithPayment = async (db: Executor, id: string) =>
  isUuid(id) ? selectInvoices(db).where('invoices.id', '=', id).executeTakeFirst() : undefined;
