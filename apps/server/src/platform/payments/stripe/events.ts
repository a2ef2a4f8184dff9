import type Stripe from 'stripe';
import { type PaymentEvent, PaymentServiceError } from '../payments.ts';
import { toDate } from './intents.ts';

const TOLERANCE_SECONDS = 300;

/**
 * Verifies and reads a Stripe webhook.
 * @throws PaymentServiceError `signature` if the signature is missing, wrong, or older than five minutes
 */
export function readStripeEvent(
  stripe: Stripe,
  body: Buffer,
  headers: Headers,
  secret: string,
  now: Date,
): PaymentEvent {
  const event = verifyEvent(stripe, body, headers.get('stripe-signature') ?? '', secret, now);
  return { id: event.id, type: event.type, intent: findIntentId(event.data.object), createdAt: toDate(event.created) };
}

function verifyEvent(stripe: Stripe, body: Buffer, signature: string, secret: string, now: Date): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch {
    // The library's message quotes the header, and a malformed header raises a plain Error.
    throw new PaymentServiceError('signature', 'The signature is missing, wrong or too old.');
  }
}

/** The payment or setup that an event is about. */
function findIntentId(object: Stripe.Event.Data.Object): string | null {
  const {
    object: kind,
    id,
    payment_intent: of,
  } = object as {
    object?: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
  };
  if (kind === 'payment_intent' || kind === 'setup_intent') return id ?? null;
  return (typeof of === 'string' ? of : of?.id) ?? null;
}
