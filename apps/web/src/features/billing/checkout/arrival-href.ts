import type { Payer } from './payer.ts';

/** Where the payment returns to. A bank that takes over the whole window adds the payment itself. */
export function arrivalHref(planName: string, payer: Payer, intent?: string): string {
  const query = new URLSearchParams({
    plan: planName,
    ...(intent !== undefined && { payment_intent: intent }),
    email: payer.email,
    first_name: payer.firstName,
    last_name: payer.lastName,
  });
  return `/payment-success?${query}`;
}
