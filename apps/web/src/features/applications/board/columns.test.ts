import { expect, test } from 'vitest';
import type { Card } from '../cards/card.ts';
import { buildColumns, findNeighbor } from './columns.ts';

const createCard = (id: string, state: Card['state'], stageId: string | null = null, movedAt = '2026-11-01') =>
  ({ id, state, stageId, movedAt }) as Card;
const STAGES = [
  { id: 'phone', state: 'interview', name: 'Phone screen' },
  { id: 'panel', state: 'interview', name: 'Panel' },
] as const;

test('cards are in the column of their state, the latest change first, in their stage', () => {
  const cards = [
    createCard('1', 'interview', 'panel'),
    createCard('2', 'interview'),
    createCard('3', 'saved', null, '2026-11-02'),
    createCard('4', 'saved', null, '2026-11-03'),
    createCard('5', 'no-answer'),
  ];
  const shown = buildColumns(cards, STAGES).map(({ id, count, sections }) => [
    id,
    count,
    sections.map((section) => section.cards.map((card) => card.id)),
  ]);
  expect(shown).toEqual([
    ['saved', 2, [['4', '3']]],
    ['preparing', 0, [[]]],
    ['submitted', 0, [[]]],
    ['in-review', 0, [[]]],
    ['interview', 2, [['2'], [], ['1']]],
    ['offer', 0, [[]]],
    ['ended', 1, [[], [], [], [], ['5']]],
  ]);
});

test('what waits for approval has a column only if there is something', () => {
  const columns = buildColumns([createCard('1', 'awaiting-approval')], []);
  expect(columns.map(({ label }) => label)).toContain('Awaiting your approval');
  expect(columns.map(({ label }) => label)).not.toContain('Approved');
});

test('the arrow keys go to the next column and between its parts', () => {
  const columns = buildColumns([], STAGES);
  const interview = { state: 'interview', stageId: null } as const;
  expect(findNeighbor(columns, { state: 'in-review', stageId: null }, 'ArrowRight')).toEqual(interview);
  expect(findNeighbor(columns, interview, 'ArrowDown')).toEqual({ state: 'interview', stageId: 'phone' });
  expect(findNeighbor(columns, { state: 'interview', stageId: 'panel' }, 'ArrowDown')).toBe(null);
  expect(findNeighbor(columns, { state: 'saved', stageId: null }, 'ArrowLeft')).toBe(null);
  expect(findNeighbor(columns, { state: 'offer', stageId: null }, 'ArrowRight')).toEqual({
    state: 'accepted',
    stageId: null,
  });
});
