import { expect, test } from 'vitest';
import { slipsBetween } from './slips.ts';

test.each([
  ['nurse', 'nurse', 0],
  ['nusre', 'nurse', 1],
  ['acountant', 'accountant', 1],
  ['kuberntes', 'kubernetes', 1],
  ['welder', 'weaver', 2],
  ['', 'cook', 4],
  ['cook', '', 4],
])('counts the distance between %s and %s as %i', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips);
  expect(slipsBetween(b, a)).toBe(slips);
});
