import type { Sources } from '../../http/content-policy.ts';

/** The sources that a card page loads from Stripe (https://docs.stripe.com/security/guide#content-security-policy). */
export const STRIPE_SOURCES: Sources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};
