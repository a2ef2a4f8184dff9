import { z } from 'zod';
import { isLoopback } from '../loopback.ts';
import { defineSettings, SettingsError } from '../settings.ts';

/** An address with a port, as `FETCH_ALLOW` writes it and as the check before a connection compares it. */
const LOOPBACK_PATTERN = /^(127(?:\.\d{1,3}){3}|\[::1\]):\d{1,5}$/;

const allowedList = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every((one) => LOOPBACK_PATTERN.test(one)), {
    message: 'must be loopback addresses with ports, such as 127.0.0.1:8080, separated by commas',
  });

/** Which addresses the server may fetch from. */
export const fetchSettings = defineSettings(
  {
    FETCH_ALLOW: {
      schema: allowedList.optional(),
      meaning:
        'For tests only: loopback addresses with ports that the server may fetch pages from, such as 127.0.0.1:8080. All other internal addresses are always refused. Not allowed in production or with a PUBLIC_URL that isn’t loopback.',
      example: '127.0.0.1:8080',
    },
  },
  {
    check({ FETCH_ALLOW }, { production, publicUrl }) {
      if (!FETCH_ALLOW) return;
      if (production) throw new SettingsError('Invalid setting FETCH_ALLOW: it is not allowed in production.');
      if (!isLoopback(new URL(publicUrl).hostname))
        throw new SettingsError(
          'Invalid setting FETCH_ALLOW: it is only allowed if PUBLIC_URL is a loopback address, such as http://localhost:3000.',
        );
    },
  },
);
