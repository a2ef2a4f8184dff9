import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { createRandomKey, RefusedError } from '../../../shared/api/send-json.ts';
import { getToolFailureText } from '../../../shared/api/tool-failure.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import { type Card, describePosition, isSamePosition, type OwnStage, type Position, toCard } from '../cards/card.ts';
import { applyMoves, type MoveDetails, QUEUE_LIMIT, type QueuedMove, removeWithLater } from '../offline/queue.ts';
import { storeMove, useQueue } from '../offline/queue-store.ts';
import { isUnreached, moveApi } from '../offline/send-queue.ts';

const NOT_STORED = {
  full: `${QUEUE_LIMIT} changes are waiting already. Connect to the internet to send them first.`,
  'no-storage': 'You’re offline, and your browser doesn’t let us store the change. Try again when you’re back online.',
};

/** A card as it is shown until the page’s data has it. */
interface Override {
  card: Card;
  isPending: boolean;
}

/**
 * Moves cards at once, and puts them back if the server refuses. Each move can be undone. Without a connection, moves are queued.
 * @param accountId whose applications they are
 */
export function useMoves(accountId: string, loaded: readonly Card[], stages: readonly OwnStage[]) {
  const [overrides, setOverrides] = useState<ReadonlyMap<string, Override>>(new Map());
  const { show, dismiss } = useToast();
  const { revalidate } = useRevalidator();
  const { queue, store } = useQueue(accountId);
  const lastToast = useRef<number>(undefined);
  /** The latest move of each card, because the next one has to name its event. */
  const underWay = useRef(new Map<string, Promise<Card | null>>());

  // Fresh data has everything that has been answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each load
  useEffect(() => {
    setOverrides((before) => new Map([...before].filter(([, { isPending }]) => isPending)));
  }, [loaded]);

  const cards = useMemo(() => {
    const shown = overrides.size === 0 ? loaded : loaded.map((card) => overrides.get(card.id)?.card ?? card);
    return applyMoves(shown, queue);
  }, [loaded, overrides, queue]);

  const put = (card: Card, isPending: boolean) =>
    setOverrides((before) => new Map(before).set(card.id, { card, isPending }));
  const drop = (id: string) => setOverrides((before) => new Map([...before].filter(([shownId]) => shownId !== id)));

  function clearToast(): void {
    if (lastToast.current !== undefined) dismiss(lastToast.current);
  }

  function say(message: Parameters<typeof show>[0]): void {
    clearToast();
    lastToast.current = show(message);
  }

  /** Shows where the application really is. */
  async function explain(card: Card, failure: unknown): Promise<void> {
    const code = failure instanceof RefusedError ? failure.code : null;
    if (code !== 'applications.changed') {
      drop(card.id);
      const title = `“${card.title}” wasn’t moved`;
      say({ variant: 'destructive', title, description: getToolFailureText(failure) });
      if (code === 'resource.not-found') await revalidate();
      return;
    }
    const current = await call(endpoint('GET /api/applications/{id}'), { id: card.id }).catch(() => null);
    if (current) put(toCard(current), false);
    else drop(card.id);
    say({
      variant: 'destructive',
      title: `“${card.title}” has changed in the meantime`,
      description: current
        ? `It’s in ${describePosition(current, stages)} now, so we didn’t move it.`
        : 'Reload the page to see where it is.',
    });
    await revalidate();
  }

  async function undo(before: Card, eventId: string): Promise<void> {
    put({ ...before, movedAt: new Date().toISOString() }, true);
    try {
      put(toCard(await call(endpoint('POST /api/applications/{id}/undo'), { id: before.id, eventId })), false);
      say({ title: `“${before.title}” is back in ${describePosition(before, stages)}` });
    } catch (failure) {
      await explain(before, failure);
    }
  }

  /** Moves that wait keep their order, so later ones wait too. */
  const mustQueue = () => !navigator.onLine || store.read().length > 0;

  function enqueue(move: QueuedMove): void {
    drop(move.id);
    const stored = storeMove(store, move);
    if (stored !== 'stored') {
      say({ variant: 'destructive', title: `“${move.title}” wasn’t moved`, description: NOT_STORED[stored] });
      return;
    }
    say({
      title: `Moved to ${describePosition(move.to, stages)}`,
      description: `${move.title}. We’ll send this when you’re back online.`,
      action: {
        label: 'Undo',
        hint: 'You can also discard changes above the board.',
        onSelect: () => void store.update((before) => removeWithLater(before, move)),
      },
    });
  }

  async function send(shown: Card, to: Position, details: MoveDetails): Promise<Card | null> {
    const earlier = await underWay.current.get(shown.id);
    const card = earlier ?? shown;
    const { id, title, lastEventId: after } = card;
    const request = { key: createRandomKey(), id, title, to, details, after, at: new Date().toISOString() };
    if (mustQueue()) {
      enqueue(request);
      return null;
    }
    try {
      const moved = await moveApi.move(request);
      put(moved, false);
      say({
        title: `Moved to ${describePosition(to, stages)}`,
        description: card.title,
        action: {
          label: 'Undo',
          hint: 'You can also undo it on the timeline.',
          onSelect: () => void undo(card, moved.lastEventId),
        },
      });
      return moved;
    } catch (failure) {
      if (isUnreached(failure)) enqueue(request);
      else await explain(card, failure);
      return null;
    }
  }

  function move(card: Card, to: Position, details: MoveDetails = {}): void {
    if (isSamePosition(card, to)) return;
    put({ ...card, ...to, setBy: 'member', movedAt: new Date().toISOString() }, true);
    const sent = send(card, to, details);
    underWay.current.set(card.id, sent);
    void sent.finally(() => {
      if (underWay.current.get(card.id) === sent) underWay.current.delete(card.id);
    });
  }

  function discard(): void {
    const discarded = store.read();
    store.update(() => []);
    say({
      title: discarded.length === 1 ? '1 change discarded' : `${discarded.length} changes discarded`,
      action: {
        label: 'Undo',
        hint: 'You can also move the cards again.',
        onSelect: () => void store.update((since) => [...discarded, ...since].slice(0, QUEUE_LIMIT)),
      },
    });
  }

  /** Shows a card that the server answered with. Its move can no longer be taken out of the queue. */
  function confirm(card: Card): void {
    put(card, false);
    clearToast();
  }

  return { cards, move, confirm, discard, queue, store };
}
