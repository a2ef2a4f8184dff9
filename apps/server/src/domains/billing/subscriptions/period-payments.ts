import { calculateNetPaid, listRefundableParts, type PaidPart } from '@foothold/core/pricing';
import type { Executor } from '../../../platform/db/database.ts';
import type { PaymentRow } from '../checkout/payments-repository.ts';
import * as invoices from '../invoices/invoices-repository.ts';
import * as ledger from '../ledger/ledger-repository.ts';
import { sumRefunds } from '../views.ts';

interface Period {
  subscriptionId: string;
  start: Date;
  end: Date;
}

/** Payments for a period, newest first, and the credit that plan changes granted within it. */
async function getPaidParts(db: Executor, { subscriptionId, start, end }: Period) {
  const paid = await ledger.listPaidFor(db, { subscriptionId, periodEnd: end });
  const credited = await ledger.sumCreditWithin(db, { subscriptionId, start, end });
  const parts: (PaidPart & { paymentId: string | null })[] = [];
  const seenPayments = new Set<string>();
  for (const { invoiceId, paymentId, amount, refunded, creditUsed } of paid) {
    if (!seenPayments.has(invoiceId)) parts.push({ paymentId: null, amount: creditUsed, refunded: 0 });
    seenPayments.add(invoiceId);
    if (paymentId !== null) parts.push({ paymentId, amount, refunded });
  }
  return { parts, credited };
}

/** The amount paid for the current period by card and credit, minus refunds and credit from plan changes, in cents. */
export async function sumPaidForPeriod(
  db: Executor,
  subscription: { id: string; period_start: Date; period_end: Date },
): Promise<number> {
  const { id: subscriptionId, period_start: start, period_end: end } = subscription;
  const { parts, credited } = await getPaidParts(db, { subscriptionId, start, end });
  return calculateNetPaid(parts, credited);
}

/** How much of a payment can be refunded, and how much is already in the credit balance, in cents. */
export interface Refundable {
  refundable: number;
  credited: number;
}

/** How much of a payment can still be refunded, without what was already returned by card or as credit. */
export async function getRefundable(
  db: Executor,
  payment: PaymentRow,
  refunds: readonly ledger.RefundRow[],
): Promise<Refundable> {
  if (payment.state !== 'succeeded') return { refundable: 0, credited: 0 };
  const left = payment.amount - sumRefunds(refunds.filter((refund) => refund.payment_id === payment.id));
  const period = await invoices.findInvoicePeriod(db, payment);
  if (!period) return { refundable: left, credited: 0 };
  const { parts, credited } = await getPaidParts(db, period);
  const at = parts.findIndex(({ paymentId }) => paymentId === payment.id);
  const part = parts[at];
  if (!part) return { refundable: left, credited: 0 };
  const open = listRefundableParts(parts, credited)[at] ?? 0;
  return { refundable: Math.min(left, open), credited: Math.max(0, part.amount - part.refunded) - open };
}
