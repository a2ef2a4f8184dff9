import { expect, test } from 'vitest';
import { parseNumber } from './number-of.ts';

test.each([
  ['0.42', 0.42],
  ['.5', 0.5],
  ['1,250', 1250],
  ['1 250 000', 1_250_000],
  ['1\u00a0250', 1250],
  ['1\u202f250', 1250],
  ['12960', 12_960],
  ['12,960', 12_960],
  ['-3', -3],
  ['−3', -3],
  ['$40', 40],
  ['−$840', -840],
  ['12 %', 12],
  ['12.5 percent', 12.5],
  ['1e3', 1000],
  ['', null],
  ['two', null],
  ['1,2', null],
  ['1.2.3', null],
  ['Infinity', null],
])('%j is the number %j', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});
