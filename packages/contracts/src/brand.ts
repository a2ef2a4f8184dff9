import { z } from 'zod';
import { accentShades } from './colour.ts';

/** How the product calls itself: one record that the operator sets and that a white-label organisation replaces. */
export const brandSchema = z.object({
  name: z.string().trim().min(1).max(40),
  legalName: z.string().trim().min(1).max(120),
  email: z.email(),
  phone: z.string().trim().min(5).max(40),
  /** Postal address, one line of the envelope each. */
  address: z.array(z.string().trim().min(1).max(100)).min(1).max(6),
  social: z.array(z.object({ name: z.string().trim().min(1).max(40), url: z.url({ protocol: /^https$/ }) })).max(8),
  /** Who made the site, shown in the footer. */
  developer: z.object({ name: z.string().trim().min(1).max(80), url: z.url({ protocol: /^https$/ }).nullable() }),
  /** First year of the copyright. */
  since: z.number().int().min(1900).max(9999),
  colours: z.object({
    /** Every shade in use is derived from this one; see `accentShades`. */
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'Write the colour as six hexadecimal digits in lower case, like #d8432b.')
      .refine((colour) => accentShades(colour) !== null, {
        message:
          'This colour cannot be read well on both light and dark paper. Choose one that is neither so light nor so dark.',
      }),
  }),
  /** `route` is the drawing of our own; a picture is a file that this server serves. */
  logo: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('route') }),
    z.object({
      kind: z.literal('picture'),
      src: z.string().regex(/^\/[\w./-]{1,200}$/, 'Give the path of a picture on this server.'),
      width: z.number().int().min(16).max(1000),
      height: z.number().int().min(16).max(400),
    }),
  ]),
});
export type Brand = z.infer<typeof brandSchema>;

/** Used where no operator has set a brand. Address and telephone number are fictional (555-01xx is reserved for that). */
export const DEFAULT_BRAND: Brand = {
  name: 'Foothold',
  legalName: 'Foothold Example Company',
  email: 'hello@foothold.example',
  phone: '+1 (555) 555-0142',
  address: ['1 Example Street', 'Sampletown, OR 00000', 'United States'],
  social: [],
  developer: { name: 'Foothold Example Company', url: null },
  since: 2024,
  colours: { accent: '#d8432b' },
  logo: { kind: 'route' },
};

/** Names of the plans, by the plan's id. */
export function productNames(brand: Pick<Brand, 'name'>): { one: string; prime: string; x: string } {
  return { one: `${brand.name} One`, prime: `${brand.name} Prime`, x: `${brand.name} X` };
}
