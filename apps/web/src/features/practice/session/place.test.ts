import { expect, test } from 'vitest';
import { parsePlace } from './place.ts';

test.each([
  [null, false, 1],
  [null, true, 'summary'],
  ['3', true, 3],
  ['summary', false, 'summary'],
  ['99', false, 1],
  ['0', false, 1],
  ['2.5', false, 1],
  ['x', false, 1],
] as const)('resolves q=%s of five questions, ended %s: %s', (q, isEnded, place) => {
  expect(parsePlace(q, 5, isEnded)).toBe(place);
});
