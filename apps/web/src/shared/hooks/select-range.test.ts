import { expect, test } from 'vitest';
import { selectRange } from './select-range.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const select = (selected: string[], id: string, rest: { checked?: boolean; previous?: string; shift?: boolean } = {}) =>
  [
    ...selectRange(IDS, new Set(selected), {
      id,
      checked: rest.checked ?? true,
      previous: rest.previous ?? null,
      shift: rest.shift ?? false,
    }),
  ].sort();

test('selects and clears one', () => {
  expect(select(['a'], 'c')).toEqual(['a', 'c']);
  expect(select(['a', 'c'], 'c', { checked: false })).toEqual(['a']);
});

test('with shift, selects or clears everything up to the one clicked before, in both directions', () => {
  expect(select(['b'], 'd', { previous: 'b', shift: true })).toEqual(['b', 'c', 'd']);
  expect(select(['d'], 'b', { previous: 'd', shift: true })).toEqual(['b', 'c', 'd']);
  expect(select(IDS, 'd', { previous: 'b', shift: true, checked: false })).toEqual(['a', 'e']);
});

test('with shift, selects one if nothing was clicked before, or if that is no longer in the list', () => {
  expect(select([], 'd', { shift: true })).toEqual(['d']);
  expect(select([], 'd', { previous: 'gone', shift: true })).toEqual(['d']);
});
