import { describe, expect, it } from 'vitest';
import { findCity, listCitiesWithin, listSpellings, measureMiles } from './cities.ts';

const find = (city: string, region?: string) => {
  const found = findCity({ city, ...(region && { region }) });
  return found && [found.name, found.region ?? found.country];
};

describe('findCity', () => {
  it.each([
    ['Austin', 'TX', ['Austin', 'TX']],
    ['austin', 'MN', ['Austin', 'MN']],
    ['New York', 'NY', ['New York City', 'NY']],
    ['St Louis', 'MO', ['St. Louis', 'MO']],
    ['Saint Paul', 'MN', ['Saint Paul', 'MN']],
    ['Winston-Salem', 'NC', ['Winston-Salem', 'NC']],
    ['London', 'England', ['London', 'GB']],
  ])('finds %s, %s', (city, region, expected) => {
    expect(find(city, region)).toEqual(expected);
  });

  it('takes the largest city of a name without a state', () => {
    expect(find('Portland')).toEqual(['Portland', 'OR']);
    expect(find('London')).toEqual(['London', 'GB']);
  });

  it('finds nothing for a name that is no city', () => {
    expect(find('Nowhere at all')).toBeUndefined();
    expect(find('Austin', 'WY')).toBeUndefined();
    expect(find('London', 'TX')).toBeUndefined();
    expect(find('London', 'Ontario')).toBeUndefined();
  });
});

describe('listSpellings', () => {
  it.each([
    ['St. Louis', ['st. louis', 'st louis', 'saint louis']],
    ['New York City', ['new york city', 'new york']],
    ['Austin', ['austin']],
  ])('lists how listings write %s', (name, expected) => {
    expect(listSpellings(name)).toEqual(expected);
  });
});

describe('listCitiesWithin', () => {
  it('lists a city, its suburbs, and those across a state line, but no farther ones', () => {
    const center = findCity({ city: 'Portland', region: 'OR' });
    if (!center) throw new Error('Portland is missing.');
    const names = listCitiesWithin(center, 25).map(({ name, region }) => `${name}, ${region}`);
    expect(names).toEqual(expect.arrayContaining(['Portland, OR', 'Beaverton, OR', 'Vancouver, WA']));
    expect(names).not.toContain('Salem, OR');
    expect(listCitiesWithin(center, 0)).toEqual([center]);
  });

  it('measures miles over the ground', () => {
    const [boston, worcester] = ['Boston', 'Worcester'].map((city) => findCity({ city, region: 'MA' }));
    if (!boston || !worcester) throw new Error('A city is missing.');
    expect(measureMiles(boston, worcester)).toBeCloseTo(39, -0.5);
  });
});
