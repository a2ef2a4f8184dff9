import { z } from 'zod';
import { createAccentShades } from './color.ts';

/** Validates a configured brand. Separate from the record itself, so that pages don't load a validator. */
export const brandSchema = z.object({
  name: z.string().trim().min(1).max(40),
  legalName: z.string().trim().min(1).max(120),
  email: z.email(),
  phone: z.string().trim().min(5).max(40),
  /** Postal address, one line per item. */
  address: z.array(z.string().trim().min(1).max(100)).min(1).max(6),
  social: z.array(z.object({ name: z.string().trim().min(1).max(40), url: z.url({ protocol: /^https$/ }) })).max(8),
  /** The members' community; null if there is none. */
  community: z.url({ protocol: /^https$/ }).nullable(),
  /** The company behind the site, shown in the footer. */
  developer: z.object({ name: z.string().trim().min(1).max(80), url: z.url({ protocol: /^https$/ }).nullable() }),
  /** First year of the copyright. */
  since: z.number().int().min(1900).max(9999),
  colors: z.object({
    /** All accent shades are derived from this color; see `createAccentShades`. */
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'Enter the color as six lowercase hex digits, like #d8432b.')
      .refine((color) => createAccentShades(color) !== null, {
        message:
          'This color doesn’t have enough contrast on both light and dark backgrounds. Choose one that’s less light or less dark.',
      }),
  }),
  /** `route` is our own drawing. An image is a file that this server serves. */
  logo: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('route') }),
    z.object({
      kind: z.literal('picture'),
      src: z.string().regex(/^\/[\w./-]{1,200}$/, 'Enter the path of an image on this server.'),
      width: z.number().int().min(16).max(1000),
      height: z.number().int().min(16).max(400),
    }),
  ]),
});
