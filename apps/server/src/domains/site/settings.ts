import { z } from 'zod';
import { defineSettings, webAddress } from '../../platform/settings.ts';

export const siteSettings = defineSettings({
  ANALYTICS_URL: {
    schema: webAddress.optional(),
    meaning:
      'An analytics service that supports the Plausible events API. It receives page views in addition to the built-in count, without IP addresses.',
    example: 'https://plausible.example',
  },
  THEME_DEFAULT: {
    schema: z.enum(['light', 'dark', 'system']).default('light'),
    meaning: 'Default theme for people who haven’t chosen one: light, dark, or system.',
  },
});
