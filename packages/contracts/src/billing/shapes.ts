import { PRICED_PLANS } from '@foothold/core/pricing';
import { z } from 'zod';

/** Types of payments, subscriptions, and invoices. Money is always in whole US cents, and times are instants. */

export const limits = {
  planName: 60,
  name: 100,
  email: 254,
  intent: 100,
  reason: 500,
  /** The maximum credit that staff can grant at once, in cents. */
  credit: 100_000,
} as const;

export const CURRENCY = 'usd';
export const PERIOD = 'month';

const cents = z.number().int();
const plan = z.enum(PRICED_PLANS);
const moment = z.iso.datetime();

/** Just enough to recognize a card. `expires` is year and month: `2028-04`. */
export const cardSchema = z.object({ brand: z.string(), last4: z.string(), expires: z.string() });
export type Card = z.infer<typeof cardSchema>;

/** Which payment service the browser calls and what it needs for that. None of it is secret. */
export const browserServiceSchema = z.discriminatedUnion('service', [
  z.object({ service: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ service: z.literal('sandbox') }),
]);

/** A payment or card setup that this browser may confirm with the payment service. */
export const openPaymentSchema = z.object({
  clientSecret: z.string(),
  /** The payment's ID at the service. */
  intent: z.string(),
  service: browserServiceSchema,
});
export type OpenPayment = z.infer<typeof openPaymentSchema>;

/** What must be shown next to the pay button. */
export const renewalSchema = z.object({
  amount: cents,
  currency: z.literal(CURRENCY),
  period: z.literal(PERIOD),
  /** The renewal date if it is paid now and not canceled. */
  nextDate: moment,
  howToCancel: z.string(),
});
export type Renewal = z.infer<typeof renewalSchema>;

/** `past_due`: the last payment failed and will be retried. `ended`: over for any reason. */
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const INVOICE_STATES = ['open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const subscriptionSchema = z.object({
  id: z.string(),
  plan,
  /** The plan's brand name. */
  planName: z.string(),
  /** Per month, before credit. */
  price: cents,
  state: z.enum(SUBSCRIPTION_STATES),
  startedAt: moment,
  periodStart: moment,
  periodEnd: moment,
  /** Canceled: it stays active until `periodEnd` and isn't charged again. */
  cancelAtPeriodEnd: z.boolean(),
  /** While `past_due`: when the card is charged again. */
  nextAttemptAt: moment.nullable(),
  /** While `past_due`: whether that is the last attempt. */
  lastAttempt: z.boolean(),
  card: cardSchema.nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const invoiceLineSchema = z.object({
  description: z.string(),
  /** The period that it pays for, if any. */
  from: moment.nullable(),
  until: moment.nullable(),
  /** Negative for deductions. */
  amount: cents,
});

export const invoiceSchema = z.object({
  id: z.string(),
  /** `2026-000001`, sequential without gaps. */
  number: z.string(),
  issuedAt: moment,
  lines: z.array(invoiceLineSchema),
  /** The credit used. `total` is what remains to be paid. */
  creditUsed: cents,
  total: cents,
  state: z.enum(INVOICE_STATES),
  paidAt: moment.nullable(),
  card: cardSchema.nullable(),
  refunded: cents,
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** An entry in the member's credit balance. */
export const creditSchema = z.object({
  id: z.string(),
  at: moment,
  /** Positive for credit received, negative for credit used. */
  amount: cents,
  description: z.string(),
});

/** Everything on the portal's billing page. */
export const billingSchema = z.object({
  /** Null for members without an active paid plan. */
  subscription: subscriptionSchema.nullable(),
  /** The next charge. Null if there is none. */
  next: z.object({ date: moment, price: cents, creditUsed: cents, amount: cents }).nullable(),
  credit: cents,
  /** The unpaid invoice, if any. */
  openInvoice: invoiceSchema.nullable(),
  /** Newest first. */
  invoices: z.array(invoiceSchema),
  /** Newest first. */
  credits: z.array(creditSchema),
  /** Plans to buy or change to, at today's prices. */
  plans: z.array(z.object({ plan, planName: z.string(), price: cents })),
});
export type Billing = z.infer<typeof billingSchema>;

/** The exact cost of changing the plan now. */
export const planChangeSchema = z.object({
  plan,
  planName: z.string(),
  /** The monthly price from then on. */
  price: cents,
  lines: z.array(invoiceLineSchema),
  /** How much more (positive) or less (negative) the rest of the period costs. Sent back as `previewed`. */
  difference: cents,
  /** The parts of a positive difference that are paid by credit and charged to the card now. */
  creditUsed: cents,
  dueNow: cents,
  /** The credit added for a negative difference. Less if payments were refunded. */
  creditGained: cents,
  next: z.object({ date: moment, price: cents, creditUsed: cents, amount: cents }).nullable(),
});
export type PlanChange = z.infer<typeof planChangeSchema>;

// For the admin console.

/** `sample`: whether it's a sample person. */
const memberSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), sample: z.boolean() });

export const subscriptionRowSchema = subscriptionSchema.extend({
  /** Null once the account is erased. */
  member: memberSchema.nullable(),
  endedAt: moment.nullable(),
});
export type SubscriptionRow = z.infer<typeof subscriptionRowSchema>;

export const PAYMENT_KINDS = ['checkout', 'renewal', 'change', 'invoice', 'setup'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const PAYMENT_STATES = ['open', 'succeeded', 'failed', 'canceled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const paymentSchema = z.object({
  id: z.string(),
  /** Its ID at the payment service. */
  intent: z.string().nullable(),
  kind: z.enum(PAYMENT_KINDS),
  amount: cents,
  state: z.enum(PAYMENT_STATES),
  createdAt: moment,
  settledAt: moment.nullable(),
  card: cardSchema.nullable(),
  /** Why it failed, in the service's words. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  invoiceNumber: z.string().nullable(),
  refunded: cents,
  /** What can still be refunded. */
  refundable: cents,
  /** The part that a downgrade returned as credit. It can't be refunded again. */
  credited: cents,
});
export type Payment = z.infer<typeof paymentSchema>;

/** Money: `charge`, `refund`, `dispute`, `dispute-won`. Credit: `credit` and `credit-used`, which move no money. */
export const LEDGER_KINDS = ['charge', 'refund', 'dispute', 'dispute-won', 'credit', 'credit-used'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const ledgerEntrySchema = z.object({
  id: z.string(),
  at: moment,
  kind: z.enum(LEDGER_KINDS),
  /** Signed. Money that left us, or credit that was used, is negative. */
  amount: cents,
  reference: z.string(),
  description: z.string(),
});

export const BILLING_EVENTS = [
  'started',
  'renewed',
  'failed',
  'recovered',
  'changed',
  'card-changed',
  'canceled',
  'resumed',
  'ended',
  'refunded',
  'credited',
] as const;
export type BillingEventKind = (typeof BILLING_EVENTS)[number];

export const billingEventSchema = z.object({
  id: z.string(),
  at: moment,
  kind: z.enum(BILLING_EVENTS),
  /** The staff member who did it. Null for the member or an automatic event. */
  by: z.string().nullable(),
  /** What changed, or the reason that staff gave. */
  detail: z.string().nullable(),
  amount: cents.nullable(),
});

export const subscriptionDetailSchema = subscriptionRowSchema.extend({
  credit: cents,
  payments: z.array(paymentSchema),
  invoices: z.array(invoiceSchema),
  ledger: z.array(ledgerEntrySchema),
  /** All of its events, newest first, including staff actions for the audit. */
  events: z.array(billingEventSchema),
});
export type SubscriptionDetail = z.infer<typeof subscriptionDetailSchema>;
