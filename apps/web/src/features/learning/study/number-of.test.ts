import { expect, test } from 'vitest';
import { numberOf } from './number-of.ts';

test.each([
  ['0.42', 0.42],
  ['.5', 0.5],
  ['1,250', 1250],
  ['1 250 000', 1_250_000],
  ['-3', -3],
  ['−3', -3],
  ['$40', 40],
  ['12 %', 12],
  ['1e3', 1000],
  ['', null],
  ['two', null],
  ['1,2', null],
  ['1.2.3', null],
  ['Infinity', null],
])('%j is the number %j', (text, value) => {
  expect(numberOf(text)).toBe(value);
});
