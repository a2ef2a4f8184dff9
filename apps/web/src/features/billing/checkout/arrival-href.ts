import type { Payer } from './payer.ts';

/** The page that the payment returns to. If a bank takes over the window, it adds the payment's parameters. */
export function buildSuccessHref(planName: string, payer: Payer, intent?: string): string {
  const query = new URLSearchParams({
    plan: planName,
    ...(intent !== undefined && { payment_intent: intent }),
    email: payer.email,
    first_name: payer.firstName,
    last_name: payer.lastName,
  });
  return `/payment-success?${query}`;
}
