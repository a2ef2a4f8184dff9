import type Stripe from 'stripe';
import type { CardMethod, Intent, IntentStatus, Refund } from '../payments.ts';

export const INTENT_EXPANSIONS = ['latest_charge', 'payment_method'];
export const SETUP_EXPANSIONS = ['payment_method'];

const getId = (reference: string | { id: string } | null): string | null =>
  reference === null || typeof reference === 'string' ? reference : reference.id;

/** The expanded object, or null. */
const getExpanded = <T extends object>(reference: string | T | null): T | null =>
  typeof reference === 'string' ? null : reference;

/** Converts a Stripe payment. It must have `INTENT_EXPANSIONS`. */
export function toIntent(intent: Stripe.PaymentIntent): Intent {
  const charge = getExpanded(intent.latest_charge);
  const method = getExpanded(intent.payment_method);
  const billingDetails = charge?.billing_details ?? method?.billing_details;
  return {
    id: intent.id,
    kind: 'payment',
    status: toStatus(intent.status),
    amount: intent.amount,
    amountReceived: intent.amount_received,
    amountRefunded: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    customer: getId(intent.customer),
    method: toCardMethod(method),
    payer: { email: intent.receipt_email ?? billingDetails?.email ?? null, name: billingDetails?.name ?? null },
    metadata: intent.metadata,
    failure: toFailure(intent.last_payment_error),
    createdAt: toDate(intent.created),
  };
}

/** Converts a card setup. It must have `SETUP_EXPANSIONS`. */
export function toSetupIntent(setup: Stripe.SetupIntent): Intent {
  const method = getExpanded(setup.payment_method);
  return {
    id: setup.id,
    kind: 'setup',
    status: toStatus(setup.status),
    amount: 0,
    amountReceived: 0,
    amountRefunded: 0,
    currency: 'usd',
    customer: getId(setup.customer),
    method: toCardMethod(method),
    payer: { email: method?.billing_details.email ?? null, name: method?.billing_details.name ?? null },
    metadata: setup.metadata ?? {},
    failure: toFailure(setup.last_setup_error),
    createdAt: toDate(setup.created),
  };
}

export function toRefund({ id, amount, status }: Stripe.Refund): Refund {
  if (status === 'succeeded' || status === 'failed') return { id, amount, status };
  return { id, amount, status: status === 'canceled' ? 'failed' : 'pending' };
}

/** Stripe counts in seconds. */
export const toDate = (seconds: number): Date => new Date(seconds * 1000);

const STATUSES: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
] satisfies IntentStatus[];
const isStatus = (status: string): status is IntentStatus => STATUSES.includes(status);

/** Unknown states, and `requires_capture`, which we never request, are at least not final. */
const toStatus = (status: string): IntentStatus => (isStatus(status) ? status : 'processing');

function toCardMethod(method: Stripe.PaymentMethod | null): CardMethod | null {
  if (!method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { id: method.id, brand, last4, expires: `${exp_year}-${String(exp_month).padStart(2, '0')}` };
}

/** A bank's decline reason is more specific than the error code, except for `generic_decline`. */
function toFailure(
  error: Stripe.PaymentIntent.LastPaymentError | Stripe.SetupIntent.LastSetupError | null,
): Intent['failure'] {
  if (error === null) return null;
  const reason = error.decline_code === 'generic_decline' ? undefined : error.decline_code;
  const code = (error.code === 'card_declined' ? reason : undefined) ?? error.code ?? error.type;
  return { code, message: error.message ?? 'The payment failed. Please try another card.' };
}
