import { expect, it } from 'vitest';
import { getMedian, getQuantile } from './statistics.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

it('finds quantiles of values in any order', () => {
  expect([0, 0.5, 0.95, 0.99, 1].map((share) => getQuantile(hundred, share))).toEqual([1, 50, 95, 99, 100]);
  expect(getQuantile([7], 0.95)).toBe(7);
  expect(getQuantile([], 0.95)).toBeNaN();
});

it('finds the median of an odd and an even number of values', () => {
  expect(getMedian([9, 1, 5])).toBe(5);
  expect(getMedian([9, 1, 5, 3])).toBe(3);
});
