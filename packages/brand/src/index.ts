import type { z } from 'zod';
import type { brandSchema } from './schema.ts';

/** The product's names, as configured by the operator or replaced by a white-label organization. */
export type Brand = z.infer<typeof brandSchema>;

/**
 * The default brand. Its address, phone number, and links are fictional (555-01xx and .example are reserved for that).
 */
export const DEFAULT_BRAND: Brand = {
  name: 'Foothold',
  legalName: 'Foothold Example Company',
  email: 'hello@foothold.example',
  phone: '+1 (555) 555-0142',
  address: ['1 Example Street', 'Sampletown, OR 00000', 'United States'],
  social: [
    { name: 'LinkedIn', url: 'https://linkedin.example/company/foothold' },
    { name: 'GitHub', url: 'https://github.example/foothold' },
    { name: 'YouTube', url: 'https://youtube.example/@foothold' },
  ],
  community: 'https://community.foothold.example',
  developer: { name: 'Foothold Example Company', url: null },
  since: 2024,
  colors: { accent: '#d8432b' },
  logo: { kind: 'route' },
};

/** The plans' names by plan id. */
export function getProductNames(brand: Pick<Brand, 'name'>): { one: string; prime: string; x: string } {
  return { one: `${brand.name} One`, prime: `${brand.name} Prime`, x: `${brand.name} X` };
}
