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

const NAMES = { company: null, source: null };

test('each active filter is named and can be removed on its own', () => {
  const filter = { q: 'nurse', payMin: 84_000, sponsorship: 'unknown', sort: 'newest' } as const;
  expect(listActiveFilters(filter, NAMES, createFormat('us'))).toEqual([
    { key: 'q', label: '“nurse”', href: '/jobs?payMin=84000&sponsorship=unknown&sort=newest' },
    { key: 'payMin', label: 'From $84,000 a year', href: '/jobs?q=nurse&sponsorship=unknown&sort=newest' },
    { key: 'sponsorship', label: 'Visas not mentioned', href: '/jobs?q=nurse&payMin=84000&sort=newest' },
  ]);
});

test('a company and a source have their names, or their IDs if we don’t know them', () => {
  const filter = { age: '7', company: 'larkholt', source: 'feed-1' } as const;
  const listLabels = (names: { company: string | null; source: string | null }) =>
    listActiveFilters(filter, names, createFormat('us')).map(({ label, href }) => [label, href]);
  expect(listLabels({ company: 'Larkholt Hospital', source: 'A feed' })).toEqual([
    ['Posted: past week', '/jobs?company=larkholt&source=feed-1'],
    ['Larkholt Hospital', '/jobs?age=7&source=feed-1'],
    ['Source: A feed', '/jobs?age=7&company=larkholt'],
  ]);
  expect(listLabels(NAMES).map(([label]) => label)).toEqual(['Posted: past week', 'larkholt', 'Source: feed-1']);
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
  expect(listTitle(filter, NAMES)).toBe(title);
});

test('the list of a company’s jobs is titled with its name', () => {
  expect(listTitle({ q: 'nurse' }, { company: 'Larkholt' })).toBe('Nurse jobs at Larkholt');
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
