import { PRICED_PLANS } from '@foothold/core/pricing';
import { z } from 'zod';

/** What a payment, a subscription and an invoice look like. Money is whole US cents throughout; times are instants. */

export const limits = {
  planName: 60,
  name: 100,
  email: 254,
  intent: 100,
  reason: 500,
  /** The most that staff give as credit in one go, in cents. */
  credit: 100_000,
} as const;

export const CURRENCY = 'usd';
export const PERIOD = 'month';

const cents = z.number().int();
const plan = z.enum(PRICED_PLANS);
const moment = z.iso.datetime();

/** A card as far as people need to recognize it. `expires` is year and month: `2028-04`. */
export const cardSchema = z.object({ brand: z.string(), last4: z.string(), expires: z.string() });
export type Card = z.infer<typeof cardSchema>;

/** Which payment service the browser speaks to, and what it needs to do so. Nothing of it is secret. */
export const browserServiceSchema = z.discriminatedUnion('service', [
  z.object({ service: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ service: z.literal('sandbox') }),
]);

/** A payment, or the change of a card, that this browser may confirm with the payment service. */
export const openPaymentSchema = z.object({
  clientSecret: z.string(),
  /** The payment's id at the service. */
  intent: z.string(),
  service: browserServiceSchema,
});
export type OpenPayment = z.infer<typeof openPaymentSchema>;

/** What must stand beside the pay button. */
export const renewalSchema = z.object({
  amount: cents,
  currency: z.literal(CURRENCY),
  period: z.literal(PERIOD),
  /** When it is charged again unless it is canceled before, if it is paid now. */
  nextDate: moment,
  howToCancel: z.string(),
});
export type Renewal = z.infer<typeof renewalSchema>;

/** `past_due`: the last payment failed and is tried again. `ended`: over, whatever the reason. */
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const INVOICE_STATES = ['open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const subscriptionSchema = z.object({
  id: z.string(),
  plan,
  /** The plan's name as the brand calls it. */
  planName: z.string(),
  /** Each month, before credit. */
  price: cents,
  state: z.enum(SUBSCRIPTION_STATES),
  startedAt: moment,
  periodStart: moment,
  periodEnd: moment,
  /** Canceled: it stays until `periodEnd` and is not charged again. */
  cancelAtPeriodEnd: z.boolean(),
  /** While `past_due`: when the card is tried again by itself. */
  nextAttemptAt: moment.nullable(),
  /** While `past_due`: whether that is the last try. */
  lastAttempt: z.boolean(),
  card: cardSchema.nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const invoiceLineSchema = z.object({
  description: z.string(),
  /** The time it pays for; null where it pays for none. */
  from: moment.nullable(),
  until: moment.nullable(),
  /** Negative for what is taken off. */
  amount: cents,
});

export const invoiceSchema = z.object({
  id: z.string(),
  /** `2026-000001`: in order and without gaps. */
  number: z.string(),
  issuedAt: moment,
  lines: z.array(invoiceLineSchema),
  /** What of the credit was used for it. `total` is what is left to pay. */
  creditUsed: cents,
  total: cents,
  state: z.enum(INVOICE_STATES),
  paidAt: moment.nullable(),
  card: cardSchema.nullable(),
  refunded: cents,
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** A movement of the member's credit. */
export const creditSchema = z.object({
  id: z.string(),
  at: moment,
  /** Positive where credit came, negative where it was used. */
  amount: cents,
  description: z.string(),
});

/** Everything the billing page of the portal shows. */
export const billingSchema = z.object({
  /** Null for anyone who has no live plan that was bought. */
  subscription: subscriptionSchema.nullable(),
  /** What is charged next; null where nothing will be. */
  next: z.object({ date: moment, price: cents, creditUsed: cents, amount: cents }).nullable(),
  credit: cents,
  /** What waits to be paid, if anything. */
  openInvoice: invoiceSchema.nullable(),
  /** Newest first. */
  invoices: z.array(invoiceSchema),
  /** Newest first. */
  credits: z.array(creditSchema),
  /** What can be bought, or changed to, at today's prices. */
  plans: z.array(z.object({ plan, planName: z.string(), price: cents })),
});
export type Billing = z.infer<typeof billingSchema>;

/** What a change of plan does, to the cent, if it is made now. */
export const planChangeSchema = z.object({
  plan,
  planName: z.string(),
  /** The plan's price each month from then on. */
  price: cents,
  lines: z.array(invoiceLineSchema),
  /** What the rest of the period costs more (positive) or less (negative). Sent back as `previewed`. */
  difference: cents,
  /** Of a positive difference: what the credit pays of it, and what the card is charged now. */
  creditUsed: cents,
  dueNow: cents,
  /** Of a negative difference: what is added to the credit balance, if the change is made now. Less where payments were refunded. */
  creditGained: cents,
  next: z.object({ date: moment, price: cents, creditUsed: cents, amount: cents }).nullable(),
});
export type PlanChange = z.infer<typeof planChangeSchema>;

// The office.

const memberSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });

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
  /** At the payment service. */
  intent: z.string().nullable(),
  kind: z.enum(PAYMENT_KINDS),
  amount: cents,
  state: z.enum(PAYMENT_STATES),
  createdAt: moment,
  settledAt: moment.nullable(),
  card: cardSchema.nullable(),
  /** Why it failed, as the service says it. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  invoiceNumber: z.string().nullable(),
  refunded: cents,
  /** What can still be refunded. */
  refundable: cents,
  /** What of it a change to a cheaper plan gave back as credit: that cannot be refunded again. */
  credited: cents,
});
export type Payment = z.infer<typeof paymentSchema>;

/** Money: `charge`, `refund`, `dispute`, `dispute-won`. Credit: `credit` and `credit-used`, which move none. */
export const LEDGER_KINDS = ['charge', 'refund', 'dispute', 'dispute-won', 'credit', 'credit-used'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const ledgerEntrySchema = z.object({
  id: z.string(),
  at: moment,
  kind: z.enum(LEDGER_KINDS),
  /** Signed: what left us, or was used of the credit, is negative. */
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
  /** Who of the office did it; null where it was the member or happened by itself. */
  by: z.string().nullable(),
  /** In words: what changed, or the reason that staff gave. */
  detail: z.string().nullable(),
  amount: cents.nullable(),
});

export const subscriptionDetailSchema = subscriptionRowSchema.extend({
  credit: cents,
  payments: z.array(paymentSchema),
  invoices: z.array(invoiceSchema),
  ledger: z.array(ledgerEntrySchema),
  /** Everything that happened to it, newest first: the audit of what staff did is in here. */
  events: z.array(billingEventSchema),
});
export type SubscriptionDetail = z.infer<typeof subscriptionDetailSchema>;
