import type { PaymentKind } from '@foothold/contracts/billing';
import type { PricedPlan } from '@foothold/core/pricing';
import { type Selectable, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Payments } from '../../../platform/db/schema.ts';
import type { CardMethod, PaymentEvent } from '../../../platform/payments/payments.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type PaymentRow = Selectable<Payments>;

export interface NewPayment {
  kind: PaymentKind;
  offSession: boolean;
  plan?: PricedPlan;
  amount: number;
  userId: string | null;
  subscriptionId?: string;
  invoice?: { id: string; attempt: number };
  requestKey?: Buffer;
  createdAt: Date;
  nextLookAt: Date;
}

const toColumns = (payment: NewPayment) => ({
  kind: payment.kind,
  off_session: payment.offSession,
  plan: payment.plan ?? null,
  amount: payment.amount,
  currency: 'usd',
  user_id: payment.userId,
  subscription_id: payment.subscriptionId ?? null,
  invoice_id: payment.invoice?.id ?? null,
  attempt: payment.invoice?.attempt ?? null,
  request_key: payment.requestKey ?? null,
  created_at: payment.createdAt,
  next_look_at: payment.nextLookAt,
});

export const insertPayment = (db: Executor, payment: NewPayment) =>
  db.insertInto('payments').values(toColumns(payment)).returningAll().executeTakeFirstOrThrow();

/** Undefined if the same request already has a payment. */
export const insertRequested = (db: Executor, payment: NewPayment & { requestKey: Buffer }) =>
  db
    .insertInto('payments')
    .values(toColumns(payment))
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findByRequest = (db: Executor, requestKey: Buffer) =>
  db.selectFrom('payments').selectAll().where('request_key', '=', requestKey).executeTakeFirst();

/** The service forgets an idempotency key after a day. From then on, the same request is a new one. */
export const releaseExpiredRequest = (db: Executor, requestKey: Buffer, before: Date) =>
  db
    .updateTable('payments')
    .set({ request_key: null })
    .where('request_key', '=', requestKey)
    .where('created_at', '<', before)
    .execute();

export const findByIntent = (db: Executor, intent: string) =>
  db.selectFrom('payments').selectAll().where('intent', '=', intent).executeTakeFirst();

export const findPayment = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/**
 * Finds and locks the payment of an intent. Needs a transaction. If our row doesn't have the intent yet (the event arrived before the
 * response), the row is found by the ID that we sent along. The lock lets others insert rows that refer to the payment. Otherwise, a ledger
 * entry, which also refers to its subscription, could deadlock with this lock.
 */
export async function lockByIntent(db: Executor, intent: string, expectedName: string | undefined) {
  const known = await db
    .selectFrom('payments')
    .selectAll()
    .where('intent', '=', intent)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (known || expectedName === undefined || !isUuid(expectedName)) return known;
  return db
    .updateTable('payments')
    .set({ intent })
    .where('id', '=', expectedName)
    .where((payment) => payment.or([payment('intent', 'is', null), payment('intent', '=', intent)]))
    .returningAll()
    .executeTakeFirst();
}

/** Locks the row like `lockByIntent`. */
export const lockPayment = async (db: Executor, id: string) =>
  isUuid(id)
    ? db.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    : undefined;

export const updatePayment = (
  db: Executor,
  payment: Authorized<{ id: string }>,
  change: {
    intent?: string;
    state?: 'succeeded' | 'failed' | 'canceled';
    user_id?: string;
    subscription_id?: string;
    invoice?: { id: string; attempt: number };
    payer_email?: string | null;
    payer_name?: string | null;
    method?: CardMethod | null;
    failure?: { code: string; message: string } | null;
    settled_at?: Date;
    next_look_at?: Date | null;
  },
) => {
  const { invoice, method, failure, ...rest } = change;
  return db
    .updateTable('payments')
    .set({
      ...rest,
      ...(invoice && { invoice_id: invoice.id, attempt: invoice.attempt }),
      ...(method !== undefined && { method: method && JSON.stringify(method) }),
      ...(failure !== undefined && { failure: failure && JSON.stringify(failure) }),
    })
    .where('id', '=', payment.id)
    .execute();
};

/** Every attempt to pay an invoice, in order. */
export const listOfInvoice = (db: Executor, invoiceId: string) =>
  db.selectFrom('payments').selectAll().where('invoice_id', '=', invoiceId).orderBy('attempt').execute();

/** The number of the next attempt. */
export const getNextAttempt = (tries: readonly PaymentRow[]) => (tries.at(-1)?.attempt ?? 0) + 1;

export const findOpenForSubscription = (db: Executor, subscriptionId: string, kind: PaymentKind) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Claims open payments that are due for a check and sets the next check, so that two simultaneous sweeps share the work. */
export const claimUnwatched = (db: Executor, now: Date, limit: number) =>
  db
    .updateTable('payments')
    .set({
      // Checks less often over time: after ten minutes, then after as long as it has already waited, at most six hours.
      next_look_at: sql<Date>`${now}::timestamptz + least(greatest(${now}::timestamptz - created_at, interval '10 minutes'), interval '6 hours')`,
    })
    .where('id', 'in', (open) =>
      open
        .selectFrom('payments')
        .select('id')
        .where('state', '=', 'open')
        .where('next_look_at', '<=', now)
        .orderBy('next_look_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

export const listSubscriptionPayments = (db: Executor, subscriptionId: string) =>
  db
    .selectFrom('payments')
    .leftJoin('invoices', 'invoices.id', 'payments.invoice_id')
    .selectAll('payments')
    .select('invoices.number as invoice_number')
    .where('payments.subscription_id', '=', subscriptionId)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .execute();

/** Records an event. @returns whether it is new or wasn't fully processed before */
export async function recordEvent(db: Executor, service: string, event: PaymentEvent, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({
      service,
      event_id: event.id,
      type: event.type,
      intent: event.intent,
      created_at: event.createdAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['service', 'event_id']).doUpdateSet({ service }))
    .returning('done_at')
    .executeTakeFirstOrThrow();
  return row.done_at === null;
}

export const finishEvent = (db: Executor, service: string, eventId: string, now: Date) =>
  db
    .updateTable('payment_events')
    .set({ done_at: now })
    .where('service', '=', service)
    .where('event_id', '=', eventId)
    .execute();
