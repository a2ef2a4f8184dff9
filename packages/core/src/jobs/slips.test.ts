import { expect, test } from 'vitest';
import { countSlips } from './slips.ts';

test.each([
  ['nurse', 'nurse', 0],
  ['nusre', 'nurse', 1],
  ['acountant', 'accountant', 1],
  ['kuberntes', 'kubernetes', 1],
  ['welder', 'weaver', 2],
  ['', 'cook', 4],
  ['cook', '', 4],
])('counts the distance between %s and %s as %i', (a, b, slips) => {
  expect(countSlips(a, b)).toBe(slips);
  expect(countSlips(b, a)).toBe(slips);
});
