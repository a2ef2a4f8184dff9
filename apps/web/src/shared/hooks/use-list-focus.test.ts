import { expect, test } from 'vitest';
import { sortByNearness } from './use-list-focus.ts';

test.each([
  ['the row that takes its place', ['a', 'b', 'c'], 1, ['b', 'c', 'a']],
  ['the row before if it was the last', ['a', 'b'], 2, ['b', 'a']],
  ['nothing if no row is left', [], 0, []],
])('the nearest to a row that disappeared is %s', (_, rows, at, sorted) => {
  expect(sortByNearness<string>(rows, at)).toEqual(sorted);
});
