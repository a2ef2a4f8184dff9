import { allOccupations, occupationOf, relatedOccupations } from '../jobs/index.ts';
import { SENIORITY_WORDS } from '../jobs/seniority.ts';
import { slipsBetween } from '../jobs/slips.ts';
import type { RoleWanted } from './types.ts';

/** A title and the line of work it names. Where it names none as it stands, what comes before and after is left to the caller: nothing is guessed. */
export function roleOf(title: string): RoleWanted {
  return { title, occupation: occupationOf(title)?.occupation ?? null };
}

const MOST_NEIGHBORS = 12;
const MOST_NEAREST = 4;

/**
 * Lines of work to be looked at beside the target: its neighbors and the person's own line of work. Where the target's title is not understood, those whose
 * names are nearest to it, and the neighbors of the person's own.
 */
export function neighborsOf({ current, target }: { current: RoleWanted; target: RoleWanted }): string[] {
  const around = target.occupation
    ? [...relatedOccupations(target.occupation), ...(current.occupation ? [current.occupation] : [])]
    : [...nearestOccupations(target.title), ...(current.occupation ? relatedOccupations(current.occupation) : [])];
  return [...new Set(around)].filter((id) => id !== target.occupation).slice(0, MOST_NEIGHBORS);
}

/** Known lines of work by how much their names are written like a title, the most alike first; those that share next to nothing are left out. */
export function nearestOccupations(title: string): string[] {
  const wanted = wordsOf(title);
  if (wanted.length === 0) return [];
  return known()
    .map(({ id, name, words }) => ({ id, name, alike: likeness(wanted, words) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike || a.name.localeCompare(b.name, 'en'))
    .slice(0, MOST_NEAREST)
    .map(({ id }) => id);
}

/** Words of a title that stand in no known line of work's name. */
export function unknownWords(title: string): string[] {
  const names = new Set(known().flatMap(({ words }) => words));
  return [...new Set(wordsOf(title))].filter((word) => !names.has(word));
}

let names: { id: string; name: string; words: string[] }[] | undefined;

/** Names of all lines of work, taken apart once. */
function known() {
  names ??= allOccupations().map(({ id, name }) => ({ id, name, words: wordsOf(name) }));
  return names;
}

const LEAST_ALIKE = 0.4;
const MOST_WORDS = 20;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])
    .filter((word) => !SENIORITY_WORDS.has(word))
    .slice(0, MOST_WORDS);

/** How well each of the wanted words is met by its best word of the name, on average over both. */
function likeness(wanted: readonly string[], name: readonly string[]): number {
  const met = (words: readonly string[], by: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.max(0, ...by.map((other) => sameness(word, other))), 0) /
    Math.max(1, words.length);
  return (met(wanted, name) + met(name, wanted)) / 2;
}

const LEAST_SAME = 0.6;
/** What is longer is no word. */
const MOST_LETTERS = 24;

/** How alike two words are by the letters that would have to change; what is less than 0.6 alike counts as nothing. The beginning of a word stands for it. */
function sameness(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length >= 3 && other.startsWith(one)) return 0.8;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < LEAST_SAME * long.length) return 0;
  if (long.length > MOST_LETTERS) return 0;
  const alike = 1 - slipsBetween(one, other) / long.length;
  return alike >= LEAST_SAME ? alike : 0;
}
