import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Card } from '../cards/card.ts';
import type { QueueStore } from './queue-store.ts';
import { type RefusedMove, type SendOutcome, sendQueue } from './send-queue.ts';

/** How often moves that wait for the server are sent again. */
const RETRY_MS = 30_000;

export interface Sending {
  isSending: boolean;
  /** Of the latest try; null before one. */
  outcome: SendOutcome | null;
  refused: readonly RefusedMove[];
  dismissRefused: () => void;
  /** Sends what waits, and then loads the page’s data. */
  sync: () => Promise<void>;
}

/**
 * Sends queued moves as soon as there is a connection: now, when the browser is back online, and every half minute while something waits.
 * @param isWaiting whether there are moves to send or the page’s data is from the cache
 */
export function useSending(store: QueueStore, isWaiting: boolean, onSent: (card: Card) => void): Sending {
  const { revalidate } = useRevalidator();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const [refused, setRefused] = useState<readonly RefusedMove[]>([]);

  async function sync(): Promise<void> {
    setIsSending(true);
    const onRefused = (one: RefusedMove) => setRefused((before) => [...before, one]);
    const result = await sendQueue(store, { onSent, onRefused });
    setOutcome(result);
    if (result === 'sent') await revalidate();
    setIsSending(false);
  }

  const latest = useRef(sync);
  useEffect(() => {
    latest.current = sync;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const trySending = () => void (navigator.onLine && latest.current());
    trySending();
    addEventListener('online', trySending);
    const timer = setInterval(trySending, RETRY_MS);
    return () => {
      removeEventListener('online', trySending);
      clearInterval(timer);
    };
  }, [isWaiting]);

  return { isSending, outcome, refused, dismissRefused: () => setRefused([]), sync };
}
