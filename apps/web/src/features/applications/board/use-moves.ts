import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { getToolFailureText } from '../../../shared/api/tool-failure.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import { type Card, describePosition, isSamePosition, type OwnStage, type Position, toCard } from '../cards/card.ts';

/** What a member says about a change. */
export interface MoveDetails {
  /** ISO date. */
  happenedOn?: string;
  reason?: string;
}

/** A card as it is shown until the page’s data has it. */
interface Override {
  card: Card;
  isPending: boolean;
}

/** Moves cards at once, and puts them back if the server refuses. Each move can be undone. */
export function useMoves(loaded: readonly Card[], stages: readonly OwnStage[]) {
  const [overrides, setOverrides] = useState<ReadonlyMap<string, Override>>(new Map());
  const { show, dismiss } = useToast();
  const { revalidate } = useRevalidator();
  const lastToast = useRef<number>(undefined);
  /** The latest move of each card, because the next one has to name its event. */
  const underWay = useRef(new Map<string, Promise<Card | null>>());

  // Fresh data has everything that has been answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each load
  useEffect(() => {
    setOverrides((before) => new Map([...before].filter(([, { isPending }]) => isPending)));
  }, [loaded]);

  const cards = useMemo(
    () => (overrides.size === 0 ? loaded : loaded.map((card) => overrides.get(card.id)?.card ?? card)),
    [loaded, overrides],
  );

  const put = (card: Card, isPending: boolean) =>
    setOverrides((before) => new Map(before).set(card.id, { card, isPending }));
  const drop = (id: string) => setOverrides((before) => new Map([...before].filter(([shownId]) => shownId !== id)));

  function say(message: Parameters<typeof show>[0]): void {
    if (lastToast.current !== undefined) dismiss(lastToast.current);
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

  async function send(shown: Card, to: Position, details: MoveDetails): Promise<Card | null> {
    const earlier = await underWay.current.get(shown.id);
    const card = earlier ?? shown;
    try {
      const input = { id: card.id, to: to.state, stageId: to.stageId, after: card.lastEventId, ...details };
      const moved = toCard(await call(endpoint('POST /api/applications/{id}/moves'), input));
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
      await explain(card, failure);
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

  return { cards, move };
}
