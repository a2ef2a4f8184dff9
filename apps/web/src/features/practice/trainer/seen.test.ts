import { expect, test } from 'vitest';
import { mergeSeen, parseSeen } from './seen.ts';

test('adds the latest ids at the end without duplicates, up to the limit', () => {
  expect(mergeSeen(['a', 'b', 'c'], ['b', null, 'd'])).toEqual(['a', 'c', 'b', 'd']);
  const many = Array.from({ length: 250 }, (_, at) => `q/${at}`);
  expect(mergeSeen(many, ['new'])).toHaveLength(200);
  expect(mergeSeen(many, ['new']).at(-1)).toBe('new');
});

test.each([[null], ['{'], ['{"a":1}'], ['7'], ['[1, null]']])(
  "ignores anything that isn't a list of ids: %s",
  (saved) => {
    expect(parseSeen(saved)).toEqual([]);
  },
);

test('reads back a stored list', () => {
  expect(parseSeen(JSON.stringify(['react/mid/1']))).toEqual(['react/mid/1']);
});
