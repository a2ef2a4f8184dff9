import type { QuestionSet } from '@foothold/core/interview';
import { expect, test } from 'vitest';
import { packSet, unpackSets } from './packed-sets.ts';

const createSet = (id: string): QuestionSet => ({
  id,
  title: id,
  about: { kind: 'theme', id },
  kind: 'behavioral',
  questions: (['junior', 'mid', 'mid'] as const).map((level, at) => ({
    id: `${id}/${level}/${at}`,
    ask: `What’s “${id}” ${at}?`,
    shows: 'Names a step and its reason.',
    next: at === 0 ? 'And then?' : null,
    level,
  })),
});
const sets = ['a', 'b', 'c'].map(createSet);

test('has the same questions after packing, and their number without unpacking', () => {
  const unpacked = unpackSets(sets.map(packSet));
  expect(unpacked.map(({ counts: _, ...set }) => set)).toEqual(sets);
  expect(unpacked[0]?.counts).toEqual({ junior: 1, mid: 2, senior: 0 });
});

test('keeps only the most recently used sets unpacked', () => {
  const [a, b, c] = unpackSets(sets.map(packSet), 2);
  const first = a?.questions;
  expect(b?.questions).toHaveLength(3);
  expect(a?.questions).toBe(first);
  expect(c?.questions).toHaveLength(3);
  // `b` was used before `a` and is unpacked again.
  expect(a?.questions).toBe(first);
  expect(b?.questions).toEqual(sets[1]?.questions);
  expect(c?.questions).toEqual(sets[2]?.questions);
  expect(a?.questions).not.toBe(first);
  expect(a?.questions).toEqual(first);
});
