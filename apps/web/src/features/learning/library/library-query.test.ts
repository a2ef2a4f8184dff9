import { expect, test } from 'vitest';
import { buildLibraryHref, isFiltered, parseLibraryQuery } from './library-query.ts';

const parse = (search: string) => parseLibraryQuery(`https://example.com/learning/library${search}`);

test('a query is written and parsed the same', () => {
  const query = parse('?q=react&kind=reading&skill=react&level=beginner&cost=free&page=2');
  expect(query).toEqual({ q: 'react', kind: 'reading', skill: 'react', level: 'beginner', cost: 'free', page: 2 });
  expect(buildLibraryHref('site', query, { page: 2 })).toBe(
    '/learning/library?q=react&kind=reading&skill=react&level=beginner&cost=free&page=2',
  );
  expect(buildLibraryHref('portal', query, { kind: undefined })).toBe(
    '/portal/learning/library?q=react&skill=react&level=beginner&cost=free',
  );
});

test('invalid values are left out', () => {
  const query = parse('?kind=nonsense&skill=%3Cb%3E&level=9&cost=none&page=-1');
  expect(isFiltered(query)).toBe(false);
  expect(buildLibraryHref('site', query)).toBe('/learning/library');
});
