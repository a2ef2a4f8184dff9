import { z } from 'zod';
import { defineSettings, requireTogether } from '../../platform/settings.ts';

/** It goes into addresses and headers. */
const key = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 characters without spaces');

/** The keys of sources that need one. Their adapters name these settings. */
export const listingsSettings = defineSettings(
  {
    ADZUNA_APP_ID: {
      schema: key.optional(),
      meaning: 'Listings from Adzuna: the application ID and key from https://developer.adzuna.com. Set both.',
    },
    ADZUNA_APP_KEY: { schema: key.optional(), meaning: 'See ADZUNA_APP_ID.', secret: true },
    USAJOBS_EMAIL: {
      schema: key.optional(),
      meaning:
        'Listings from USAJOBS: the key from https://developer.usajobs.gov and the email address it was given to, which is sent as the user agent. Set both.',
    },
    USAJOBS_KEY: { schema: key.optional(), meaning: 'See USAJOBS_EMAIL.', secret: true },
    THE_MUSE_KEY: {
      schema: key.optional(),
      meaning: 'Listings from The Muse: the key from https://www.themuse.com/developers/api/v2.',
      secret: true,
    },
  },
  {
    check(values) {
      requireTogether(values, ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY']);
      requireTogether(values, ['USAJOBS_EMAIL', 'USAJOBS_KEY']);
    },
  },
);
