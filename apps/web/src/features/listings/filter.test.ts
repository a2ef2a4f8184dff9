import { listTitle } from '@foothold/contracts/listings/words';
import { expect, test } from 'vitest';
import { createFormat } from '../../shared/format/format.ts';
import { filterHref, isFiltered, listActiveFilters, normalizeAmount } from './filter.ts';

test('one search has one address, whatever the parameter order', () => {
  expect(filterHref({ sort: 'pay', place: 'Austin, TX', q: 'c++ & go' })).toBe(
    '/jobs?q=c%2B%2B+%26+go&place=Austin%2C+TX&sort=pay',
  );
  expect(filterHref({})).toBe('/jobs');
  expect(filterHref({ q: '', page: 1 })).toBe('/jobs');
});

test('a change goes back to the first page; paging keeps the rest', () => {
  expect(filterHref({ q: 'nurse', page: 4 }, { remote: 'yes' })).toBe('/jobs?q=nurse&remote=yes');
  expect(filterHref({ q: 'nurse', remote: 'yes' }, { page: 2 })).toBe('/jobs?q=nurse&remote=yes&page=2');
});

test('each active filter is named and can be removed on its own', () => {
  const filter = { q: 'nurse', payMin: 84_000, sponsorship: 'unknown', sort: 'newest' } as const;
  expect(listActiveFilters(filter, createFormat('us'))).toEqual([
    { key: 'q', label: '“nurse”', href: '/jobs?payMin=84000&sponsorship=unknown&sort=newest' },
    { key: 'payMin', label: 'From $84,000 a year', href: '/jobs?q=nurse&sponsorship=unknown&sort=newest' },
    { key: 'sponsorship', label: 'Visas not mentioned', href: '/jobs?q=nurse&payMin=84000&sort=newest' },
  ]);
});

test("sort order and page aren't filters", () => {
  expect(isFiltered({ sort: 'pay', page: 3 })).toBe(false);
  expect(isFiltered({ payMin: 0 })).toBe(true);
});

test.each([
  [{}, 'Jobs'],
  [{ q: 'nurse', place: 'Texas' }, 'Nurse jobs in Texas'],
  [{ remote: 'yes', q: 'Kotlin' } as const, 'Remote Kotlin jobs'],
])('the list for %j is titled “%s”', (filter, title) => {
  expect(listTitle(filter)).toBe(title);
});

test.each([
  ['$84,000', '84000'],
  ['84 000', '84000'],
  ['84k', '84000'],
  ['62.5K', '62500'],
  ['about 50', 'about50'],
  ['', ''],
])('“%s” is parsed as “%s”', (typed, digits) => {
  expect(normalizeAmount(typed)).toBe(digits);
});
