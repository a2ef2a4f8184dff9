import { expect, test } from 'vitest';
import { computeYearlyPay, findPlaces } from './offers.ts';

test('yearly pay is the base for a full-time year and the bonus', () => {
  expect(computeYearlyPay({ base: 92_000, period: 'year', bonus: 5000 })).toBe(97_000);
  expect(computeYearlyPay({ base: 42.55, period: 'hour', bonus: null })).toBe(88_504);
  expect(computeYearlyPay({ base: 7000, period: 'month', bonus: 0 })).toBe(84_000);
  expect(computeYearlyPay({ base: null, period: 'year', bonus: 5000 })).toBeNull();
});

test('a typed place names its state at the end', () => {
  const find = (place: string) => findPlaces({ place, places: [] });
  for (const place of ['Austin, TX', 'Austin, Texas', 'Austin, TX 78701', 'texas'])
    expect(find(place)).toEqual([{ region: 'TX', country: 'US' }]);
  for (const place of ['', 'London', 'Toronto, ON', 'Remote']) expect(find(place)).toEqual([]);
  const places = [{ city: 'Akron', region: 'OH', country: 'US' }];
  expect(findPlaces({ place: 'Austin, TX', places: places as never })).toEqual(places);
});
