import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type Card, describePosition, type OwnStage, type Position, toPositionKey } from '../cards/card.ts';
import { type Column, findNeighbor } from './columns.ts';

export interface KeyboardDrag {
  root: RefObject<HTMLElement | null>;
  columns: readonly Column[];
  cards: readonly Card[];
  stages: readonly OwnStage[];
  onLift: (id: string | null) => void;
  onDrop: (card: Card, to: Position) => void;
  /** Tells screen readers. */
  say: (sentence: string) => void;
}

interface Carried {
  id: string;
  to: Position;
}

/**
 * Moves cards with the keyboard: on a card’s handle, Space or Enter picks it up and drops it, the arrow keys choose where, and Escape cancels.
 * @returns what the board’s element handles
 */
export function useKeyboardDrag({ root, columns, cards, stages, onLift, onDrop, say }: KeyboardDrag) {
  const carried = useRef<Carried | null>(null);
  const focusNext = useRef<string | null>(null);

  // A card that was dropped is a new element elsewhere.
  useEffect(() => {
    if (focusNext.current === null) return;
    const card = findCard(root.current, focusNext.current);
    focusNext.current = null;
    const folded = card?.closest<HTMLDetailsElement>('details:not([open])');
    const next = folded
      ? folded.querySelector<HTMLElement>('summary')
      : card?.querySelector<HTMLElement>('[data-grip]');
    next?.focus();
  });

  function mark(to: Position | null): void {
    delete root.current?.querySelector<HTMLElement>('[data-over]')?.dataset.over;
    if (to === null) return;
    const target = root.current?.querySelector<HTMLElement>(`[data-position="${CSS.escape(toPositionKey(to))}"]`);
    if (!target) return;
    target.dataset.over = '';
    target.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  function finish(): void {
    const lifted = carried.current && findCard(root.current, carried.current.id);
    if (lifted) delete lifted.dataset.lifted;
    carried.current = null;
    mark(null);
    onLift(null);
  }

  function lift(card: Card, element: HTMLElement): void {
    carried.current = { id: card.id, to: { state: card.state, stageId: card.stageId } };
    element.dataset.lifted = '';
    mark(carried.current.to);
    onLift(card.id);
    say(`Picked up ${card.title}, in ${describePosition(card, stages)}. Use the arrow keys to choose where.`);
  }

  function drop(card: Card, to: Position): void {
    finish();
    focusNext.current = card.id;
    say(`Dropped ${card.title} in ${describePosition(to, stages)}.`);
    onDrop(card, to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const grip = (event.target as Element).closest('[data-grip]');
    const element = grip?.closest<HTMLElement>('[data-card]');
    const card = cards.find(({ id }) => id === element?.dataset.card);
    if (!element || !card) return;
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (!carried.current) {
      if (!isPress) return;
      event.preventDefault();
      lift(card, element);
      return;
    }
    const next = findNeighbor(columns, carried.current.to, event.key);
    if (!isPress && event.key !== 'Escape' && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (isPress) drop(card, carried.current.to);
    else if (event.key === 'Escape') {
      finish();
      say(`Canceled. ${card.title} stays in ${describePosition(card, stages)}.`);
    } else if (next) {
      carried.current.to = next;
      mark(next);
      say(describePosition(next, stages));
    }
  }

  function onBlur(event: { target: EventTarget }): void {
    if (carried.current && (event.target as Element).closest('[data-grip]')) finish();
  }

  return { onKeyDown, onBlur };
}

const findCard = (root: HTMLElement | null, id: string) =>
  root?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? null;
