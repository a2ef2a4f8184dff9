import { expect, test } from 'vitest';
import { readFilterQuery } from './filter-query.ts';

test.each([
  ['', ''],
  ['?page=3', ''],
  ['?state=all&kind=demo', 'kind=demo&state=all'],
  ['kind=demo&q=&page=2', 'kind=demo'],
  ['?q=ana+%26+co', 'q=ana+%26+co'],
])('reads the filters of %j', (search, filters) => expect(readFilterQuery(search)).toBe(filters));

test('gives filters that can be saved, whatever someone searched for', () => {
  const search = new URLSearchParams({ q: 'naïve “quotes” #1 <b>?' }).toString();
  expect(readFilterQuery(search)).toMatch(/^[\w\-.~%+&=*]*$/);
});
