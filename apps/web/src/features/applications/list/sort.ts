import { APPLICATION_STATES } from '@foothold/core/tracking';
import type { Card } from '../cards/card.ts';

export const SORT_KEYS = ['company', 'title', 'state', 'applied', 'step', 'changed'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface CardSort {
  by: SortKey;
  descending: boolean;
}

/** The latest change first. */
const DEFAULT_SORT: CardSort = { by: 'changed', descending: true };

/** Parses `?sort=company` or `?sort=-changed`. */
export function parseSort(query: URLSearchParams): CardSort {
  const text = query.get('sort') ?? '';
  const by = SORT_KEYS.find((key) => key === text.replace(/^-/, ''));
  return by ? { by, descending: text.startsWith('-') } : DEFAULT_SORT;
}

/** Undefined for the default, which is left out of URLs. */
export const formatSort = ({ by, descending }: { by: string; descending: boolean }): string | undefined =>
  by === DEFAULT_SORT.by && descending === DEFAULT_SORT.descending ? undefined : `${descending ? '-' : ''}${by}`;

const VALUES: Record<SortKey, (card: Card) => string | number | null> = {
  company: ({ company }) => company,
  title: ({ title }) => title,
  state: ({ state }) => APPLICATION_STATES.indexOf(state),
  applied: ({ appliedDate }) => appliedDate,
  step: ({ nextStep, nextStepDate }) => (nextStep === null ? null : (nextStepDate ?? '9999')),
  changed: ({ movedAt }) => movedAt,
};

/** Sorts cards. Those without a value come last, in either direction. */
export function sortCards(cards: readonly Card[], { by, descending }: CardSort): Card[] {
  const read = VALUES[by];
  return cards.toSorted((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : String(one).localeCompare(String(other), 'en', { sensitivity: 'base' });
    return descending ? -order : order;
  });
}
