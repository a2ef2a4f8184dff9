/** The sandbox's cards, with the numbers of Stripe's own test cards (https://docs.stripe.com/testing). Every other number is rejected. */
export const SANDBOX_CARDS = [
  { number: '4242 4242 4242 4242', brand: 'visa', behavior: 'succeeds', does: 'Succeeds' },
  { number: '4000 0025 0000 3155', brand: 'visa', behavior: 'asks', does: 'Asks you to approve the payment first' },
  { number: '4000 0000 0000 0002', brand: 'visa', behavior: 'declines', does: 'Declined' },
  { number: '4000 0000 0000 9995', brand: 'visa', behavior: 'lacks-funds', does: 'Declined: insufficient funds' },
  {
    number: '4000 0000 0000 0341',
    brand: 'visa',
    behavior: 'declines-later',
    does: 'Succeeds now, declined at renewal',
  },
] as const;

export type SandboxCard = (typeof SANDBOX_CARDS)[number];
