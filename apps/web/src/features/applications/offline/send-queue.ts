import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { type Card, isSamePosition, toCard } from '../cards/card.ts';
import { type MoveQueue, type QueuedMove, removeSent, removeWithLater } from './queue.ts';
import type { QueueStore } from './queue-store.ts';

/** A move that the server didn’t make. */
export interface RefusedMove {
  move: QueuedMove;
  failure: RefusedError;
  /** Where the application is now; null if it couldn’t be loaded. */
  current: Card | null;
}

/** `waiting`: the server is busy or failing, so the rest is sent later. */
export type SendOutcome = 'sent' | 'unreachable' | 'waiting' | 'signed-out';

/** The server’s side, as the queue uses it. */
export interface MoveApi {
  loadAccountId: () => Promise<string | null>;
  move: (move: QueuedMove) => Promise<Card>;
  load: (id: string) => Promise<Card | null>;
}

export const moveApi: MoveApi = {
  loadAccountId: async () => (await call(endpoint('GET /api/accounts/me'), {})).viewer?.id ?? null,
  move: async ({ id, to, details, after, key }) => {
    const input = { id, to: to.state, stageId: to.stageId, after, ...details };
    return toCard(await call(endpoint('POST /api/applications/{id}/moves'), input, key));
  },
  load: (id) => call(endpoint('GET /api/applications/{id}'), { id }).then(toCard, () => null),
};

/** Whether a request got no response, so that it can be sent again later. */
export const isUnreached = (failure: unknown): boolean =>
  failure instanceof TypeError || failure instanceof DOMException;

const isTemporary = ({ status }: RefusedError) => status === 429 || status >= 500;

export interface SendListener {
  onSent: (card: Card) => void;
  onRefused: (refused: RefusedMove) => void;
}

/** Sends the moves of an account in order, one tab at a time. Moves are never sent for another account than the one that made them. */
export function sendQueue(store: QueueStore, listener: SendListener, api: MoveApi = moveApi): Promise<SendOutcome> {
  const send = () => sendInOrder(store, listener, api);
  return 'locks' in navigator ? navigator.locks.request(`move-queue:${store.accountId}`, send) : send();
}

async function sendInOrder(store: QueueStore, listener: SendListener, api: MoveApi): Promise<SendOutcome> {
  try {
    // Somebody else may have signed in in another tab since this page was loaded.
    if ((await api.loadAccountId()) !== store.accountId) return 'signed-out';
    for (let move = store.read()[0]; move; move = store.read()[0]) {
      const settle = await sendOne(move, listener, api);
      store.update(settle);
    }
    return 'sent';
  } catch (failure) {
    if (isUnreached(failure)) return 'unreachable';
    if (failure instanceof RefusedError && failure.status === 401) return 'signed-out';
    return 'waiting';
  }
}

/** @returns what becomes of the queue @throws if the move has to be sent again later */
async function sendOne(
  move: QueuedMove,
  { onSent, onRefused }: SendListener,
  api: MoveApi,
): Promise<(queue: MoveQueue) => MoveQueue> {
  try {
    const card = await api.move(move);
    onSent(card);
    return (queue) => removeSent(queue, move, card.lastEventId);
  } catch (failure) {
    if (!(failure instanceof RefusedError) || failure.status === 401 || isTemporary(failure)) throw failure;
    const current = await api.load(move.id);
    if (current) onSent(current);
    // An earlier try arrived, although its answer didn’t.
    if (current && failure.code === 'applications.changed' && isSamePosition(current, move.to))
      return (queue) => removeSent(queue, move, current.lastEventId);
    onRefused({ move, failure, current });
    return (queue) => removeWithLater(queue, move);
  }
}
