import { expect, test } from 'vitest';
import { buildOutboxHref, parseOutboxQuery } from './outbox-query.ts';

const parse = (search: string) => parseOutboxQuery(`https://example.com/console/outbox${search}`);

test.each(['', '?state=failed', '?q=ana%40example.com', '?state=sent&q=refund&page=3'])(
  'reads and writes the address %j the same way',
  (search) => expect(buildOutboxHref(parse(search), { page: parse(search).page })).toBe(`/console/outbox${search}`),
);

test('ignores invalid values, and returns to the first page when a filter changes', () => {
  expect(parse('?state=toString&page=0')).toEqual({ state: undefined, q: undefined, page: 1 });
  expect(buildOutboxHref(parse('?q=ada&page=4'), { state: 'failed' })).toBe('/console/outbox?state=failed&q=ada');
});
