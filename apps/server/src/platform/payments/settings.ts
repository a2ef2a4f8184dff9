import { z } from 'zod';
import { isLoopback } from '../loopback.ts';
import { defineSettings, requireTogether, SettingsError, webAddress } from '../settings.ts';

const isLive = (key: string) => key.includes('_live_');

export const paymentsSettings = defineSettings(
  {
    STRIPE_SECRET_KEY: {
      schema: z
        .string()
        .regex(/^(sk|rk)_/, 'must start with sk_ or rk_')
        .optional(),
      meaning:
        'Stripe. Set its three settings together. Without them, an embedded sandbox accepts test cards only. See "Payments" in docs/operating.md for where to find each one.',
      example: 'sk_live_…',
      secret: true,
      inProduction: 'required',
    },
    STRIPE_PUBLISHABLE_KEY: {
      schema: z.string().regex(/^pk_/, 'must start with pk_ because browsers can see it').optional(),
      meaning: 'The key that browsers see.',
      example: 'pk_live_…',
      inProduction: 'required',
    },
    STRIPE_WEBHOOK_SECRET: {
      schema: z
        .string()
        .regex(/^whsec_/, 'must start with whsec_')
        .optional(),
      meaning: 'The secret that signs Stripe’s events.',
      example: 'whsec_…',
      secret: true,
      inProduction: 'required',
    },
    STRIPE_API_URL: {
      schema: webAddress.optional(),
      meaning:
        'Alternative Stripe API address for tests against a mock on this machine. Loopback only; not allowed in production.',
      example: 'http://127.0.0.1:12111',
    },
  },
  {
    /** Live and test keys must not be mixed, and the secret key is sent only to Stripe. */
    check(values, { production }) {
      requireTogether(values, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
      const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_URL: address } = values;
      if (secret && publishable && isLive(secret) !== isLive(publishable))
        throw new SettingsError('Invalid setting STRIPE_PUBLISHABLE_KEY: one key is live and the other is a test key.');
      if (!address) return;
      if (!secret) throw new SettingsError('Invalid setting STRIPE_API_URL: it requires STRIPE_SECRET_KEY.');
      if (production || !isLoopback(new URL(address).hostname))
        throw new SettingsError('Invalid setting STRIPE_API_URL: it is for tests on this machine only.');
    },
  },
);
