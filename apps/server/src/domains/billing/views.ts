import {
  BILLING_EVENTS,
  type Card,
  INVOICE_STATES,
  type Invoice,
  LEDGER_KINDS,
  PAYMENT_KINDS,
  PAYMENT_STATES,
  type Payment,
  SUBSCRIPTION_STATES,
  type Subscription,
} from '@foothold/contracts/billing';
import { isLastRetry, type PricedPlan } from '@foothold/core/pricing';
import { z } from 'zod';
import type { CardMethod } from '../../platform/payments/payments.ts';
import type { PaymentRow } from './checkout/payments-repository.ts';
import { type InvoiceWithPayment, linesSchema } from './invoices/invoices-repository.ts';
import type { RefundRow } from './ledger/ledger-repository.ts';
import type { SubscriptionRow } from './subscriptions/subscriptions-repository.ts';

/** Converts rows to the contract's types. */

const methodSchema = z.object({ id: z.string(), brand: z.string(), last4: z.string(), expires: z.string() });
const failureSchema = z.object({ code: z.string(), message: z.string() });

/** Parses a stored payment method. */
export const parseCardMethod = (saved: unknown): CardMethod | null => methodSchema.nullable().parse(saved ?? null);

/** What members see of it, without the service's ID. */
export function toCard(saved: unknown): Card | null {
  const method = parseCardMethod(saved);
  return method && { brand: method.brand, last4: method.last4, expires: method.expires };
}

const toIsoString = (moment: Date | null) => moment?.toISOString() ?? null;

/** Parses an enum that the row stores as text. The database's constraint ensures a valid value. */
const parseEnum = <const T extends readonly string[]>(words: T, text: string): T[number] => z.enum(words).parse(text);

export function toSubscription(row: SubscriptionRow, planName: string): Subscription {
  const isDue = row.state === 'past_due';
  return {
    id: row.id,
    plan: row.plan as PricedPlan,
    planName,
    price: row.price,
    state: parseEnum(SUBSCRIPTION_STATES, row.state),
    startedAt: row.started_at.toISOString(),
    periodStart: row.period_start.toISOString(),
    periodEnd: row.period_end.toISOString(),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    nextAttemptAt: isDue ? toIsoString(row.next_attempt_at) : null,
    lastAttempt: isDue && isLastRetry(row.attempts),
    card: toCard(row.method),
  };
}

export const toInvoice = (row: InvoiceWithPayment): Invoice => ({
  id: row.id,
  number: row.number,
  issuedAt: row.issued_at.toISOString(),
  lines: linesSchema.parse(row.lines),
  creditUsed: row.credit_used,
  total: row.total,
  state: parseEnum(INVOICE_STATES, row.state),
  paidAt: toIsoString(row.paid_at),
  card: toCard(row.method),
  refunded: -Number(row.refunded ?? 0),
});

export const toCredit = (row: { id: string | number; at: Date; amount: number; description: string }) => ({
  id: String(row.id),
  at: row.at.toISOString(),
  amount: row.amount,
  description: row.description,
});

/** The amount refunded or being refunded. */
export const sumRefunds = (refunds: readonly RefundRow[]) =>
  refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount, 0);

export function toPayment(
  row: PaymentRow & { invoice_number: string | null },
  refunds: readonly RefundRow[],
  left: { refundable: number; credited: number },
): Payment {
  const refunded = sumRefunds(refunds.filter((refund) => refund.payment_id === row.id));
  return {
    id: row.id,
    intent: row.intent,
    kind: parseEnum(PAYMENT_KINDS, row.kind),
    amount: row.amount,
    state: parseEnum(PAYMENT_STATES, row.state),
    createdAt: row.created_at.toISOString(),
    settledAt: toIsoString(row.settled_at),
    card: toCard(row.method),
    failure: failureSchema.nullable().parse(row.failure),
    invoiceNumber: row.invoice_number,
    refunded,
    ...left,
  };
}

export const toEntry = (row: {
  id: string | number;
  at: Date;
  kind: string;
  amount: number;
  reference: string;
  description: string;
}) => ({ ...toCredit(row), kind: parseEnum(LEDGER_KINDS, row.kind), reference: row.reference });

export const toEvent = (row: {
  id: string | number;
  at: Date;
  kind: string;
  by: string | null;
  detail: string | null;
  amount: number | null;
}) => ({
  id: String(row.id),
  at: row.at.toISOString(),
  kind: parseEnum(BILLING_EVENTS, row.kind),
  by: row.by,
  detail: row.detail,
  amount: row.amount,
});
