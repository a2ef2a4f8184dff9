import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { CardHolder, Confirmation, OpenPayment } from './adapter.ts';

/** The part of Stripe.js that confirms payments. */
export type StripeConfirmApi = Pick<Stripe, 'confirmPayment' | 'confirmSetup'>;

interface Result {
  error?: { message?: string };
  paymentIntent?: { id: string; status: string };
  setupIntent?: { id: string; status: string };
}

/** Converts Stripe's response for the form. */
function toConfirmation({ error, paymentIntent, setupIntent }: Result): Confirmation {
  if (error) return { state: 'failed', message: error.message ?? null };
  const intent = paymentIntent ?? setupIntent;
  if (!intent) return { state: 'failed', message: null };
  if (intent.status === 'succeeded') return { state: 'done', intent: intent.id };
  if (intent.status === 'processing') return { state: 'processing', intent: intent.id };
  return { state: 'failed', message: null };
}

/** Confirms a payment or a card setup with what is in Stripe's fields. Leaves the page only if a bank requires it. */
export async function confirmWithStripe(
  stripe: StripeConfirmApi,
  elements: StripeElements,
  { kind, clientSecret }: OpenPayment,
  holder: CardHolder,
  returnUrl: string,
): Promise<Confirmation> {
  const confirmParams = {
    return_url: returnUrl,
    payment_method_data: { billing_details: { name: holder.name, email: holder.email } },
  };
  const { error } = await elements.submit();
  if (error) return toConfirmation({ error });
  const redirect = 'if_required' as const;
  return toConfirmation(
    kind === 'payment'
      ? await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { ...confirmParams, receipt_email: holder.email },
          redirect,
        })
      : await stripe.confirmSetup({ elements, clientSecret, confirmParams, redirect }),
  );
}
