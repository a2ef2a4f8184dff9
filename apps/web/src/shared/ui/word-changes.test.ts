import { expect, test } from 'vitest';
import { diffWords } from './word-changes.ts';

const describeChanges = (before: string, after: string) =>
  diffWords(before, after, 'en').map(({ kind, text }) => [kind, text]);

test('combines neighboring changes into one, removed words first', () => {
  expect(describeChanges('Was responsible for teaching families', 'Teach families')).toEqual([
    ['removed', 'Was responsible for teaching '],
    ['added', 'Teach '],
    ['same', 'families'],
  ]);
});

test('keeps separate changes separate', () => {
  expect(describeChanges('Wired 40 homes in Boise', 'Wired 45 homes in Nampa')).toEqual([
    ['same', 'Wired '],
    ['removed', '40'],
    ['added', '45'],
    ['same', ' homes in '],
    ['removed', 'Boise'],
    ['added', 'Nampa'],
  ]);
});

test.each([
  ['', 'New words', [['added', 'New words']]],
  ['Old words', '', [['removed', 'Old words']]],
  ['Same', 'Same', [['same', 'Same']]],
  ['', '', []],
])('from %j to %j', (before, after, parts) => {
  expect(describeChanges(before, after)).toEqual(parts);
});

test.each([
  ['Was responsible for teaching families', 'Teach families'],
  ['Kept stock, 4 rooms.', 'Kept the stock of 4 rooms (daily)'],
  ['東京で働いた', '大阪で働いた'],
])('both texts can be restored: %s', (before, after) => {
  const parts = diffWords(before, after, 'en');
  const joinWords = (left: 'removed' | 'added') =>
    parts
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('');
  expect(joinWords('added')).toBe(before);
  expect(joinWords('removed')).toBe(after);
});
