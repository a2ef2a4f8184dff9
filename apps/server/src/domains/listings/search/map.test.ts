import { expect, test } from 'vitest';
import { CITIES } from '../catalog/cities-table.ts';
import { describeGroups } from './map.ts';

const TEXAS = CITIES.split('\n')
  .find((line) => line.startsWith('TX|'))
  ?.slice(3)
  .split(';')
  .map((entry) => entry.split(',')[0] ?? '');

const createGroup = (city: string, count: number, remote: string | null = 'no') => ({
  cities: [{ city, region: 'TX', country: 'US' }],
  remote,
  count,
});

test('only the largest 500 cities are listed, and the others are counted', () => {
  const names = (TEXAS ?? []).slice(0, 520);
  const map = describeGroups(names.map((name, at) => createGroup(name, names.length - at)));
  expect(map.places).toHaveLength(500);
  expect(map.places[0]).toMatchObject({ place: `${names[0]}, TX`, count: 520 });
  expect(map.places.at(-1)?.count).toBe(21);
  expect(map).toMatchObject({ morePlaces: 20, placed: (520 * 521) / 2 });
  expect(map.areas.reduce((sum, { places }) => sum + places, 0)).toBe(500);
  expect(map.areas.length).toBeLessThan(60);
});

test('remote jobs without a place are counted apart from others without one', () => {
  const nowhere = [
    { cities: [], remote: 'yes', count: 4 },
    { cities: [{ city: 'Nowhereville', region: 'TX', country: 'US' }], remote: 'no', count: 2 },
    { cities: [{ city: 'Springfield', region: null, country: 'US' }], remote: null, count: 1 },
  ];
  expect(describeGroups([...nowhere, createGroup('Austin', 3, 'yes')])).toMatchObject({
    places: [{ place: 'Austin, TX', count: 3 }],
    placed: 3,
    remote: 4,
  });
});
