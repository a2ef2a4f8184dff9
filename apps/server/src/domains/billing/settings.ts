import { PRICE_READINGS } from '@foothold/core/pricing';
import { z } from 'zod';
import { defineSettings } from '../../platform/settings.ts';

/** What to recommend at startup in production, where two prices for one plan only confuse. Null if there is nothing to say. */
export const advisePriceReading = (env: { production: boolean; PRICE_READING?: unknown }): string | null =>
  env.production && env.PRICE_READING === 'as-specified'
    ? 'The pricing page and checkout show different prices. Set PRICE_READING to checkout or pricing to show one price everywhere.'
    : null;

export const billingSettings = defineSettings({
  PRICE_READING: {
    schema: z.enum(PRICE_READINGS).default('as-specified'),
    meaning:
      'Prices to show and charge. as-specified: the pricing page, checkout, metadata, and structured data each show their own, and the pricing page says what checkout charges. pricing or checkout: use that page’s prices everywhere (recommended in production).',
  },
});
