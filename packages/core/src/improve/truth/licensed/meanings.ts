import { MEANING_ROWS } from './meaning-rows.ts';

export interface Meaning {
  /** Words that all stand in one part of a sentence; `to+` is an infinitive. */
  from: readonly string[];
  to: ReadonlySet<string>;
}

/** Words that aren't read as words of their own, so that a meaning isn't found by them. */
const SMALL = new Set(
  'a the at in by on of out up my me i it how what where who they every all from under back be don’t didn’t not ready to to+ with about so'.split(
    ' ',
  ),
);

const byWord = new Map<string, Meaning[]>();
for (const row of MEANING_ROWS.trim().split(/,\s*|\n\s*/)) {
  const [left = '', right = ''] = row.split(' > ');
  const words = left.trim().split(/\s+/);
  const first = words.find((word) => !SMALL.has(word)) ?? words[0] ?? '';
  const from = [first, ...words.filter((word) => word !== first)];
  byWord.set(first, [...(byWord.get(first) ?? []), { from, to: new Set(right.trim().split(/\s+/)) }]);
}

/** Meanings that contain this word as their first with a meaning of its own. */
export const meaningsFrom = (word: string): readonly Meaning[] => byWord.get(word) ?? [];
