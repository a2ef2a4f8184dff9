import { expect, test } from 'vitest';
import { moveField } from './use-import.ts';

const preview = {
  columns: [
    { name: 'A', examples: [], field: 'title' as const },
    { name: 'B', examples: [], field: 'note' as const },
    { name: 'C', examples: [], field: null },
  ],
};

test('a field moves from the column that had it', () => {
  expect(moveField(preview, 2, 'title')).toEqual([null, 'note', 'title']);
  expect(moveField(preview, 0, null)).toEqual([null, 'note', null]);
});

test('several columns can go to the note', () => {
  expect(moveField(preview, 2, 'note')).toEqual(['title', 'note', 'note']);
});
