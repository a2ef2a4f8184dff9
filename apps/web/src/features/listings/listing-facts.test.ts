import { expect, test } from 'vitest';
import { createFormat } from '../../shared/format/format.ts';
import { locationText, payText } from './listing-facts.tsx';

const at = (city: string | null, region: string | null) => ({ city, region, country: 'US' });

test.each([
  [{ places: [at('Austin', 'TX')], remote: 'no' } as const, 'Austin, TX'],
  [{ places: [at('Austin', 'TX')], remote: 'hybrid' } as const, 'Hybrid, Austin, TX'],
  [{ places: [], remote: 'yes' } as const, 'Remote'],
  [{ places: [at(null, 'OH'), at(null, 'IN')], remote: 'yes' } as const, 'Remote, hiring in OH; IN'],
  [
    { places: [at('Boise', 'ID'), at('Reno', 'NV'), at('Bend', 'OR')], remote: 'no' } as const,
    'Boise, ID; Reno, NV and 1 more location',
  ],
  [{ places: [at(null, null)], remote: 'no' } as const, 'US'],
])('%j is “%s”', (listing, text) => {
  expect(locationText(listing)).toBe(text);
});

test("shows pay with its period, and nothing if pay isn't stated", () => {
  const format = createFormat('us');
  expect(payText({ min: 26.75, max: 30.75, currency: 'USD', period: 'hour' }, format)).toBe('$26.75 – $30.75 an hour');
  expect(payText({ min: 91_500, max: null, currency: 'USD', period: 'year' }, format)).toBe('from $91,500 a year');
  expect(payText(null, format)).toBeNull();
});
