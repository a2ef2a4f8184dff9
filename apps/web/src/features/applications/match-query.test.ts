import { expect, test } from 'vitest';
import { isFiltered, matchHref, parseMatchQuery } from './match-query.ts';

const parse = (search: string) => parseMatchQuery(new URLSearchParams(search));

test('a URL is parsed and written the same', () => {
  const address =
    '/portal/matches?resume=r1&state=TX&remote=include&payMin=84000&sponsorship=on&visa=may-sponsor&page=3';
  expect(matchHref(parse(address.split('?')[1] ?? ''))).toBe(address);
  expect(matchHref(parse(''))).toBe('/portal/matches');
});

test.each([
  ['state=Texas', { state: undefined }],
  ['remote=maybe', { remote: undefined }],
  ['payMin=a+lot', { payMin: undefined }],
  ['payMin=-5', { payMin: undefined }],
  ['payMin=$84,000', { payMin: 84_000 }],
  ['payMin=', { payMin: undefined }],
  ['visa=any', { visa: undefined }],
  ['visa=toString', { visa: undefined }],
  ['page=100000', { page: 20 }],
  ['page=-1', { page: 1 }],
  ['page=x', { page: 1 }],
])('%s is parsed as %j', (search, part) => {
  expect(parse(search)).toMatchObject(part);
});

test("the résumé and the page aren't filters", () => {
  expect(isFiltered(parse('resume=r1&page=2'))).toBe(false);
  expect(isFiltered(parse('payMin=0'))).toBe(true);
  expect(isFiltered(parse('visa=not-citizens-only'))).toBe(true);
});
