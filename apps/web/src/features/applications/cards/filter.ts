import type { Origin } from '@foothold/contracts/applications';
import { ORIGINS, STATE_LABELS } from '@foothold/contracts/applications/choices';
import type { ApplicationState } from '@foothold/core/tracking';
import type { Card } from './card.ts';

/** Words are no longer than this, and scores are percentages. */
export const FILTER_LIMITS = { words: 200, score: 100 } as const;

/** The filters that the board and the list share, as in the URL. */
export interface CardFilter {
  q: string | undefined;
  state: ApplicationState | undefined;
  tag: string | undefined;
  origin: Origin | undefined;
  step: 'with' | 'without' | undefined;
  score: number | undefined;
}

const isState = (value: string): value is ApplicationState => Object.hasOwn(STATE_LABELS, value);

/** Parses a page’s query. What is invalid is ignored. */
export function parseCardFilter(query: URLSearchParams): CardFilter {
  const read = (name: string) => query.get(name)?.trim().slice(0, FILTER_LIMITS.words) || undefined;
  const [state, origin, step, score] = [read('state'), read('origin'), read('step'), Number(read('score') ?? 0)];
  return {
    q: read('q'),
    state: state !== undefined && isState(state) ? state : undefined,
    tag: read('tag'),
    origin: ORIGINS.find((each) => each === origin),
    step: step === 'with' || step === 'without' ? step : undefined,
    score: Number.isInteger(score) && score > 0 && score <= FILTER_LIMITS.score ? score : undefined,
  };
}

/** The query of a filter with its `?`; empty without any. @param others further parameters, such as the sort order */
export function buildCardQuery(
  filter: CardFilter,
  others: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, ...others }))
    if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? '' : `?${query}`;
}

export const isFiltered = (filter: CardFilter): boolean => Object.values(filter).some((value) => value !== undefined);

/** Lowercase without accents. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The cards that a filter leaves, in the same order. Every word must be found in the title, company, place, or a tag. */
export function filterCards(cards: readonly Card[], filter: CardFilter): Card[] {
  const words = fold(filter.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return cards.filter((card) => {
    const { state, tags, origin, nextStep, atsScore } = card;
    if (filter.state !== undefined && state !== filter.state) return false;
    if (filter.tag !== undefined && !tags.includes(filter.tag)) return false;
    if (filter.origin !== undefined && origin !== filter.origin) return false;
    if (filter.step !== undefined && (nextStep !== null) !== (filter.step === 'with')) return false;
    if (filter.score !== undefined && (atsScore === null || atsScore < filter.score)) return false;
    if (words.length === 0) return true;
    const text = fold([card.title, card.company, card.place, ...tags].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** All tags in use, sorted. */
export const listTags = (cards: readonly Card[]): string[] =>
  [...new Set(cards.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
