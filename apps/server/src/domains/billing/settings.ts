import { PRICE_READINGS } from '@foothold/core/pricing';
import { z } from 'zod';
import { defineSettings } from '../../platform/settings.ts';

export const billingSettings = defineSettings({
  PRICE_READING: {
    schema: z.enum(PRICE_READINGS).default('as-specified'),
    meaning:
      'Prices to show and charge. as-specified: the pricing page, checkout, metadata, and structured data each show their own, and the pricing page says what checkout charges. pricing or checkout: use that page’s prices everywhere.',
  },
});
