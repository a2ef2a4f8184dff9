import { useMemo, useSyncExternalStore } from 'react';
import { createOfflineStore, MOVES } from '../../../shared/offline/offline-data.ts';
import { addMove, type MoveQueue, parseQueue, type QueuedMove } from './queue.ts';

const NONE: MoveQueue = [];
const CHANGED = 'move-queue-changed';

/** The moves of an account that weren’t sent yet. All tabs of the browser share them. */
export interface QueueStore {
  accountId: string;
  read: () => MoveQueue;
  /** @returns false if the browser has no room or stores nothing */
  update: (change: (queue: MoveQueue) => MoveQueue) => boolean;
}

export function createQueueStore(accountId: string): QueueStore {
  const store = createOfflineStore(accountId, MOVES);
  const read = () => parseQueue(store.read());
  return {
    accountId,
    read,
    update(change) {
      const next = change(read());
      const text = JSON.stringify(next);
      if (next.length === 0) store.forget();
      else store.write(text);
      dispatchEvent(new Event(CHANGED));
      return next.length === 0 || store.read() === text;
    },
  };
}

/** Adds a move to the queue, unless the queue or the browser’s storage is full. */
export function storeMove(store: QueueStore, move: QueuedMove): 'stored' | 'full' | 'no-storage' {
  const isFull = addMove(store.read(), move) === null;
  if (isFull) return 'full';
  return store.update((queue) => addMove(queue, move) ?? queue) ? 'stored' : 'no-storage';
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  // From the other tabs.
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

/** The queue of an account, as it changes in any tab. Empty on the server and during hydration. */
export function useQueue(accountId: string): { queue: MoveQueue; store: QueueStore } {
  const store = useMemo(() => createQueueStore(accountId), [accountId]);
  const text = useSyncExternalStore(
    subscribe,
    () => createOfflineStore(accountId, MOVES).read(),
    () => null,
  );
  const queue = useMemo(() => (text === null ? NONE : parseQueue(text)), [text]);
  return { queue, store };
}
