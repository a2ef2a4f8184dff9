import { useState } from 'react';
import type { Card } from '../cards/card.ts';

/** The same cards, each the same object as before if nothing about it has changed, so that only changed ones are rendered again. */
export function useStableCards(cards: readonly Card[]): readonly Card[] {
  const [state, setState] = useState(() => ({ cards, shown: cards, known: index(cards) }));
  if (state.cards === cards) return state.shown;
  const shown = cards.map((card) => {
    const before = state.known.get(card.id);
    return before && before.text === JSON.stringify(card) ? before.card : card;
  });
  setState({ cards, shown, known: index(shown) });
  return shown;
}

const index = (cards: readonly Card[]) => new Map(cards.map((card) => [card.id, { card, text: JSON.stringify(card) }]));

/** A value, or while it is held the one from before. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}
