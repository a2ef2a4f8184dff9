import { describe, expect, test } from 'vitest';
import { parsePlace, parseSearchPlace, toStateCode } from './places.ts';

describe('parses a place in a source', () => {
  test.each([
    ['Austin, TX', { city: 'Austin', region: 'TX', country: 'US' }],
    ['Austin, Texas, United States', { city: 'Austin', region: 'TX', country: 'US' }],
    ['texas', { city: null, region: 'TX', country: 'US' }],
    ['Washington, D.C.', { city: 'Washington', region: 'DC', country: 'US' }],
    ['Remote, United States', { city: null, region: null, country: 'US' }],
    ['United Kingdom', { city: null, region: null, country: 'GB' }],
    ['Remote - Canada', { city: null, region: null, country: 'CA' }],
    ['Remote (Germany)', { city: null, region: null, country: 'DE' }],
    ['Remote in Ireland', { city: null, region: null, country: 'IE' }],
    ['London, UK', { city: 'London', region: null, country: 'GB' }],
    ['Remote - Texas', { city: null, region: 'TX', country: 'US' }],
    ['Georgia', { city: null, region: 'GA', country: 'US' }],
    ['Vancouver, British Columbia, Canada', { city: 'Vancouver', region: 'British Columbia', country: 'CA' }],
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
    [
      { city: 'Toronto', region: 'Ontario', country: 'Canada' },
      { city: 'Toronto', region: 'Ontario', country: 'CA' },
    ],
    // No place is better than a wrong country.
    [{ city: 'Springfield', country: 'Freedonia' }, null],
    [{ country: 'US' }, { city: null, region: null, country: 'US' }],
    [{ country: 'GBR' }, { city: null, region: null, country: 'GB' }],
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
    ['canada', { country: 'CA', name: 'canada' }],
    ['UK', { country: 'GB', name: 'UK' }],
    ['USA', { country: 'US', name: 'USA' }],
    ['London, United Kingdom', { city: 'London', country: 'GB' }],
    ['Austin, TX, United States', { city: 'Austin', region: 'TX' }],
    ['Georgia', { region: 'GA' }],
    ['CA', { region: 'CA' }],
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
