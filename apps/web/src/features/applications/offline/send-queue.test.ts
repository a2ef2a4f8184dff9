import { expect, test, vi } from 'vitest';
import { RefusedError } from '../../../shared/api/send-json.ts';
import type { Card, Position } from '../cards/card.ts';
import type { MoveQueue, QueuedMove } from './queue.ts';
import type { QueueStore } from './queue-store.ts';
import { type MoveApi, type RefusedMove, sendQueue } from './send-queue.ts';

const ACCOUNT = 'robin';

const createMove = (key: string, id: string, state: Card['state'], after = 'seen'): QueuedMove => ({
  ...{ key, id, title: `Job ${id}`, details: {}, after, at: '2026-11-29T15:04:00.000Z' },
  to: { state, stageId: null },
});

function createStore(initial: MoveQueue): QueueStore {
  let queue = initial;
  return {
    accountId: ACCOUNT,
    read: () => queue,
    update(change) {
      queue = change(queue);
      return true;
    },
  };
}

const createCard = (id: string, to: Position, lastEventId: string) => ({ id, ...to, lastEventId }) as Card;
const createRefusal = (status: number, code: string) =>
  new RefusedError(status, '', JSON.stringify({ code, status, message: 'It has changed.' }));

/** A server whose moves return events with the number of the call. */
function createApi(overrides: Partial<MoveApi> = {}) {
  const moves: [id: string, state: string, after: string][] = [];
  const api: MoveApi = {
    loadAccountId: async () => ACCOUNT,
    move: async ({ id, to, after }) => {
      moves.push([id, to.state, after]);
      return createCard(id, to, `event-${moves.length}`);
    },
    load: async () => null,
    ...overrides,
  };
  return { api, moves };
}

function createListener() {
  const refused: RefusedMove[] = [];
  return { refused, onSent: vi.fn(), onRefused: (one: RefusedMove) => void refused.push(one) };
}

test('moves are sent in order, each after the event that the one before it returned', async () => {
  const { api, moves } = createApi();
  const store = createStore([
    createMove('1', 'a', 'preparing'),
    createMove('2', 'b', 'offer'),
    createMove('3', 'a', 'submitted'),
  ]);
  expect(await sendQueue(store, createListener(), api)).toBe('sent');
  expect(moves).toEqual([
    ['a', 'preparing', 'seen'],
    ['b', 'offer', 'seen'],
    ['a', 'submitted', 'event-1'],
  ]);
  expect(store.read()).toEqual([]);
});

test.each([['jamie'], [null]])('nothing is sent while %s is signed in', async (accountId) => {
  const { api, moves } = createApi({ loadAccountId: async () => accountId });
  const store = createStore([createMove('1', 'a', 'preparing')]);
  expect(await sendQueue(store, createListener(), api)).toBe('signed-out');
  expect(moves).toEqual([]);
  expect(store.read()).toHaveLength(1);
});

test.each([
  [new TypeError('Failed to fetch'), 'unreachable'],
  [createRefusal(503, 'request.failed'), 'waiting'],
  [createRefusal(429, 'request.too-many'), 'waiting'],
  [createRefusal(401, 'access.sign-in'), 'signed-out'],
])('after %s, the moves stay and are sent later', async (failure, outcome) => {
  const { api } = createApi({ move: () => Promise.reject(failure) });
  const store = createStore([createMove('1', 'a', 'preparing'), createMove('2', 'b', 'offer')]);
  expect(await sendQueue(store, createListener(), api)).toBe(outcome);
  expect(store.read()).toHaveLength(2);
});

test('what has changed in the meantime isn’t moved, and the rest is sent', async () => {
  const current = createCard('a', { state: 'offer', stageId: null }, 'event-9');
  const { api, moves } = createApi({ load: async () => current });
  const { move } = api;
  api.move = (one) => (one.id === 'a' ? Promise.reject(createRefusal(409, 'applications.changed')) : move(one));
  const store = createStore([
    createMove('1', 'a', 'preparing'),
    createMove('2', 'a', 'submitted'),
    createMove('3', 'b', 'offer'),
  ]);
  const listener = createListener();
  expect(await sendQueue(store, listener, api)).toBe('sent');
  expect(listener.refused).toMatchObject([{ move: { key: '1' }, current }]);
  expect(listener.onSent).toHaveBeenCalledWith(current);
  expect(moves).toEqual([['b', 'offer', 'seen']]);
  expect(store.read()).toEqual([]);
});

test('a move that arrived without its answer counts as sent', async () => {
  const current = createCard('a', { state: 'preparing', stageId: null }, 'event-9');
  const { api } = createApi({ load: async () => current });
  api.move = ({ after, to }) =>
    after === 'seen'
      ? Promise.reject(createRefusal(409, 'applications.changed'))
      : Promise.resolve(createCard('a', to, 'event-10'));
  const store = createStore([createMove('1', 'a', 'preparing'), createMove('2', 'a', 'submitted')]);
  const listener = createListener();
  expect(await sendQueue(store, listener, api)).toBe('sent');
  expect(listener.refused).toEqual([]);
  expect(store.read()).toEqual([]);
});
