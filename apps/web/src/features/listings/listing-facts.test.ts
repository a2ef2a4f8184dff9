import { expect, test } from 'vitest';
import { createFormat } from '../../shared/format/format.ts';
import { formatLocation, payText } from './listing-facts.ts';

const createPlace = (city: string | null, region: string | null) => ({ city, region, country: 'US' });

test.each([
  [{ places: [createPlace('Austin', 'TX')], remote: 'no' } as const, 'Austin, TX'],
  [{ places: [createPlace('Austin', 'TX')], remote: 'hybrid' } as const, 'Hybrid, Austin, TX'],
  [{ places: [], remote: 'yes' } as const, 'Remote'],
  [{ places: [createPlace(null, 'OH'), createPlace(null, 'IN')], remote: 'yes' } as const, 'Remote, hiring in OH; IN'],
  [
    {
      places: [createPlace('Boise', 'ID'), createPlace('Reno', 'NV'), createPlace('Bend', 'OR')],
      remote: 'no',
    } as const,
    'Boise, ID; Reno, NV and 1 more location',
  ],
  [{ places: [createPlace(null, null)], remote: 'no' } as const, 'US'],
  [{ places: [{ city: null, region: null, country: 'GB' }], remote: 'yes' } as const, 'Remote, hiring in UK'],
  [{ places: [{ city: 'Toronto', region: 'ON', country: 'CA' }], remote: null } as const, 'Toronto, ON, Canada'],
])('%j is “%s”', (listing, text) => {
  expect(formatLocation(listing)).toBe(text);
});

test("shows pay with its period, and nothing if pay isn't stated", () => {
  const format = createFormat('us');
  expect(payText({ min: 26.75, max: 30.75, currency: 'USD', period: 'hour' }, format)).toBe('$26.75 – $30.75 an hour');
  expect(payText({ min: 91_500, max: null, currency: 'USD', period: 'year' }, format)).toBe('from $91,500 a year');
  expect(payText({ min: 4200, max: 4800, currency: 'USD', period: 'month' }, format)).toBe('$4,200 – $4,800 a month');
  expect(payText({ min: null, max: 320, currency: 'GBP', period: 'day' }, format)).toBe('up to £320 a day');
  expect(payText({ min: 900, max: 900, currency: 'USD', period: 'week' }, format)).toBe('$900 a week');
  expect(payText(null, format)).toBeNull();
});
