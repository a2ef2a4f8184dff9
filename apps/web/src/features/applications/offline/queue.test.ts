import { expect, test } from 'vitest';
import type { Card } from '../cards/card.ts';
import { addMove, applyMoves, parseQueue, QUEUE_LIMIT, type QueuedMove, removeSent, removeWithLater } from './queue.ts';

const createMove = (key: string, id: string, state: Card['state'] = 'submitted'): QueuedMove => ({
  ...{ key, id, title: `Job ${id}`, details: {}, after: 'seen', at: '2026-11-29T15:04:00.000Z' },
  to: { state, stageId: null },
});
const getKeys = (queue: readonly QueuedMove[]) => queue.map(({ key }) => key);

test('moves are shown in the position of the latest one, and other cards stay the same objects', () => {
  const cards = [{ id: 'a', state: 'saved' } as Card, { id: 'b', state: 'saved' } as Card];
  const shown = applyMoves(cards, [createMove('1', 'a'), createMove('2', 'a', 'interview')]);
  expect(shown[0]).toMatchObject({ state: 'interview', setBy: 'member', movedAt: '2026-11-29T15:04:00.000Z' });
  expect(shown[1]).toBe(cards[1]);
  expect(applyMoves(cards, [])).toBe(cards);
});

test('a later move of the same application follows the event of the earlier one', () => {
  const [first, other, later] = [createMove('1', 'a'), createMove('2', 'b'), createMove('3', 'a', 'offer')];
  const rest = removeSent([first, other, later], first, 'event-1');
  expect(rest.map(({ key, after }) => [key, after])).toEqual([
    ['2', 'seen'],
    ['3', 'event-1'],
  ]);
});

test('a refused move takes later ones of the same application with it, and no others', () => {
  const queue = [createMove('1', 'a'), createMove('2', 'b'), createMove('3', 'a'), createMove('4', 'b')];
  expect(getKeys(removeWithLater(queue, { key: '1', id: 'a' }))).toEqual(['2', '4']);
  expect(getKeys(removeWithLater(queue, { key: '3', id: 'a' }))).toEqual(['1', '2', '4']);
  expect(removeWithLater(queue, { key: 'sent', id: 'a' })).toBe(queue);
});

test('a full queue takes no more', () => {
  const full = Array.from({ length: QUEUE_LIMIT }, (_, at) => createMove(String(at), 'a'));
  expect(addMove(full, createMove('more', 'a'))).toBeNull();
  expect(addMove(full.slice(1), createMove('more', 'a'))).toHaveLength(QUEUE_LIMIT);
});

test.each([
  null,
  '',
  'no JSON',
  '{}',
  '[null, 1, {"key": "1"}]',
  '[{"key":"1","id":"a","title":"t","after":"e","at":"d"}]',
])('%s holds no moves', (text) => expect(parseQueue(text)).toEqual([]));

test('a stored queue is read back', () => {
  const queue = [createMove('1', 'a'), createMove('2', 'b')];
  expect(parseQueue(JSON.stringify(queue))).toEqual(queue);
});
