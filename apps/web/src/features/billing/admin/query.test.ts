import { expect, test } from 'vitest';
import { buildSubscriptionsHref, parseSubscriptionQuery } from './query.ts';

const parse = (search: string) => parseSubscriptionQuery(`https://example.com/console/billing${search}`);

test.each(['', '?state=past_due', '?state=all', '?q=2026-000001', '?state=ended&q=ada+%26+co&page=3'])(
  'reads and writes the address %j the same way',
  (search) =>
    expect(buildSubscriptionsHref(parse(search), { page: parse(search).page })).toBe(`/console/billing${search}`),
);

test('ignores invalid values, and returns to the first page when a filter changes', () => {
  expect(parse('?state=toString&page=0')).toEqual({ state: undefined, q: undefined, page: 1 });
  expect(buildSubscriptionsHref(parse('?q=ada&page=4'), { state: 'all' })).toBe('/console/billing?state=all&q=ada');
});
