import { expect, test } from 'vitest';
import { formatDollars, parseCents } from './dollars.ts';

test.each([
  ['89.99', 8999],
  ['12', 1200],
  ['12.5', 1250],
  [' $1,250.00 ', 125_000],
  ['0.1', 10],
  ['19.99', 1999],
])('reads %j as %i cents', (typed, cents) => expect(parseCents(typed)).toBe(cents));

test.each(['', 'ten', '-5', '1.999', '1e3', '12,50', '1 000', '99999999'])('rejects %j', (typed) => {
  expect(parseCents(typed)).toBeNull();
});

test('reads back the amount that the field shows', () => {
  for (const cents of [1, 10, 99, 8999, 25_000, 123_456]) expect(parseCents(formatDollars(cents))).toBe(cents);
});
