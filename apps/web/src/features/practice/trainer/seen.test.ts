import { expect, test } from 'vitest';
import { readSeen, withSeen } from './seen.ts';

test('what was shown last stands last, once, and no more are kept than may be sent', () => {
  expect(withSeen(['a', 'b', 'c'], ['b', null, 'd'])).toEqual(['a', 'c', 'b', 'd']);
  const many = Array.from({ length: 250 }, (_, at) => `q/${at}`);
  expect(withSeen(many, ['new'])).toHaveLength(200);
  expect(withSeen(many, ['new']).at(-1)).toBe('new');
});

test.each([[null], ['{'], ['{"a":1}'], ['7'], ['[1, null]']])('what is no list of ids is nothing: %s', (saved) => {
  expect(readSeen(saved)).toEqual([]);
});

test('a kept list comes back', () => {
  expect(readSeen(JSON.stringify(['react/mid/1']))).toEqual(['react/mid/1']);
});
