import { listOccupations, listRelatedOccupations } from '../jobs/index.ts';
import { SENIORITY_WORDS } from '../jobs/seniority.ts';
import { countSlips } from '../jobs/slips.ts';
import type { RoleWanted } from './types.ts';

const MAX_NEIGHBORS = 12;
const MAX_NEAREST = 4;

/**
 * Occupations to consider besides the target: its neighbors and the person's own occupation. If the target's title is unknown, those with
 * the most similar names, and the neighbors of the person's own.
 */
export function findNeighbors({ current, target }: { current: RoleWanted; target: RoleWanted }): string[] {
  const around = target.occupation
    ? [...listRelatedOccupations(target.occupation), ...(current.occupation ? [current.occupation] : [])]
    : [
        ...findNearestOccupations(target.title),
        ...(current.occupation ? listRelatedOccupations(current.occupation) : []),
      ];
  return [...new Set(around)].filter((id) => id !== target.occupation).slice(0, MAX_NEIGHBORS);
}

/** Known occupations by name similarity to a title, most similar first; dissimilar ones are left out. */
export function findNearestOccupations(title: string): string[] {
  const wanted = splitWords(title);
  if (wanted.length === 0) return [];
  return getKnownOccupations()
    .map(({ id, name, words }) => ({ id, name, alike: measureTitleSimilarity(wanted, words) }))
    .filter(({ alike }) => alike >= MIN_TITLE_SIMILARITY)
    .sort((a, b) => b.alike - a.alike || a.name.localeCompare(b.name, 'en'))
    .slice(0, MAX_NEAREST)
    .map(({ id }) => id);
}

/** Words of a title that appear in no known occupation's name. */
export function listUnknownWords(title: string): string[] {
  const names = new Set(getKnownOccupations().flatMap(({ words }) => words));
  return [...new Set(splitWords(title))].filter((word) => !names.has(word));
}

let names: { id: string; name: string; words: string[] }[] | undefined;

/** Names of all occupations, split once. */
function getKnownOccupations() {
  names ??= listOccupations().map(({ id, name }) => ({ id, name, words: splitWords(name) }));
  return names;
}

const MIN_TITLE_SIMILARITY = 0.4;
const MAX_WORDS = 20;

const splitWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])
    .filter((word) => !SENIORITY_WORDS.has(word))
    .slice(0, MAX_WORDS);

/** How well each title word is matched by the name's best word, averaged over both. */
function measureTitleSimilarity(wanted: readonly string[], name: readonly string[]): number {
  const averageMatch = (words: readonly string[], by: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.max(0, ...by.map((other) => measureWordSimilarity(word, other))), 0) /
    Math.max(1, words.length);
  return (averageMatch(wanted, name) + averageMatch(name, wanted)) / 2;
}

const MIN_WORD_SIMILARITY = 0.6;
/** Longer text isn't a word. */
const MAX_WORD_LENGTH = 24;

/** Similarity of two words by edit distance, from 0 to 1; anything below 0.6 counts as 0. A prefix of at least three letters scores 0.8. */
function measureWordSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length >= 3 && other.startsWith(one)) return 0.8;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < MIN_WORD_SIMILARITY * long.length) return 0;
  if (long.length > MAX_WORD_LENGTH) return 0;
  const alike = 1 - countSlips(one, other) / long.length;
  return alike >= MIN_WORD_SIMILARITY ? alike : 0;
}
