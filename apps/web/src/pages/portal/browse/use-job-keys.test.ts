import { expect, test } from 'vitest';
import { findNextJob } from './use-job-keys.ts';

test.each([
  ['a', 1, 'b'],
  ['b', -1, 'a'],
  ['c', 1, undefined],
  ['a', -1, undefined],
  [undefined, 1, 'a'],
  [undefined, -1, 'a'],
  ['elsewhere', 1, 'a'],
] as const)('from %s, %i step leads to %s', (openId, step, next) => {
  expect(findNextJob(['a', 'b', 'c'], openId, step)).toBe(next);
  expect(findNextJob([], openId, step)).toBeUndefined();
});
