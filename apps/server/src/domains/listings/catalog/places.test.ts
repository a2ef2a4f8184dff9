import { describe, expect, test } from 'vitest';
import { parsePlace, parseSearchPlace, toStateCode } from './places.ts';

describe('parses a place in a source', () => {
  test.each([
    ['Austin, TX', { city: 'Austin', region: 'TX', country: 'US' }],
    ['Austin, Texas, United States', { city: 'Austin', region: 'TX', country: 'US' }],
    ['texas', { city: null, region: 'TX', country: 'US' }],
    ['Washington, D.C.', { city: 'Washington', region: 'DC', country: 'US' }],
    ['Remote, United States', null],
    ['Remote', null],
    ['', null],
    [' , ', null],
    [
      { city: 'Boise', region: 'Idaho', country: 'USA' },
      { city: 'Boise', region: 'ID', country: 'US' },
    ],
    [
      { city: 'Toronto', region: 'Ontario', country: 'CA' },
      { city: 'Toronto', region: 'Ontario', country: 'CA' },
    ],
    [
      { city: 'Perth', region: 'WA', country: 'AU' },
      { city: 'Perth', region: 'WA', country: 'AU' },
    ],
    // A country's name isn't a code, and no place is better than a wrong country.
    [{ city: 'Toronto', region: 'Ontario', country: 'Canada' }, null],
    [{ country: 'US' }, null],
  ])('%j', (source, place) => {
    expect(parsePlace(source)).toEqual(place);
  });
});

describe('parses a place that someone typed', () => {
  test.each([
    ['austin', { city: 'austin' }],
    ['Austin,TX', { city: 'Austin', region: 'TX' }],
    ['TX', { region: 'TX' }],
    ['new  york', { region: 'NY' }],
    ['Portland, Maine', { city: 'Portland', region: 'ME' }],
    ['Paris, Île-de-France', { city: 'Paris', region: 'Île-de-France' }],
    ['  ', undefined],
  ])('%j', (text, place) => {
    expect(parseSearchPlace(text)).toEqual(place);
  });
});

test('never confuses two state names', () => {
  expect(toStateCode('West Virginia')).toBe('WV');
  expect(toStateCode('Virginia')).toBe('VA');
  expect(toStateCode('constructor')).toBeUndefined();
});
