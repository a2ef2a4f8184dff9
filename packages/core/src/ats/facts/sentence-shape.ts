import { listVerbReadings } from '../../text/verbs.ts';
import { isFunctionWord, splitWords, type Word } from '../wording/words.ts';

/**
 * A past form or an "-ing" word counts as an action at the start of any line; a base form ("Manage") counts only if the line is long enough that it isn't a
 * noun ("Design lead").
 */
export function findAction(words: readonly Word[]): Word | undefined {
  const first = words.find(({ text }) => !text.endsWith('ly') && text !== 'i' && text !== 'also');
  if (!first || words.indexOf(first) > 2) return undefined;
  const parts = first.text.split('-');
  // "Using modern tools" and "Including 3 sites" say how or what, and not what was done.
  if (PREPOSITIONS.has(first.text)) return undefined;
  const readings = listVerbReadings(first.text).concat(listVerbReadings(parts[parts.length - 1] ?? ''));
  if (readings.some(({ form }) => form === 'past')) return first;
  return readings.length > 0 && words.length >= 4 ? first : undefined;
}

const PREPOSITIONS: ReadonlySet<string> = new Set(['using', 'utilizing', 'utilising', 'including', 'involving']);

/** Whether a text reads like a sentence about work rather than a row of terms. Doesn't depend on which words are known skills. */
export function isDescription(text: string, words: readonly Word[]): boolean {
  const opens = words.slice(0, 2).some(({ text: word }) => listVerbReadings(word).some(({ form }) => form === 'past'));
  if (words.length < 3 || isEnumeration(text, opens ? MIN_ACTION_PARTS : MIN_LIST_PARTS)) return false;
  if (opens) return true;
  const binding = words.filter((word, i) => isFunctionWord(word.text) && (i === 0 || isLowerCase(text, word))).length;
  return binding >= 2 || (binding === 1 && findAction(words) !== undefined);
}

/** The "A" in "Class A" and "Vitamin A" isn't an article. */
function isLowerCase(text: string, { start, end }: Word): boolean {
  const written = text.slice(start, end);
  return written === written.toLowerCase();
}

const LIST_MARKS_PATTERN = /[,;|•·]/;
const MIN_LIST_PARTS = 6;
/** "Cooked, cleaned, served" can be longer than a row of nouns and still count as a sentence. */
const MIN_ACTION_PARTS = 8;
const MAX_LIST_PART_WORDS = 4;

/** Many short terms separated by commas, with no part long enough to be a sentence. */
function isEnumeration(text: string, least: number): boolean {
  const parts = text.split(LIST_MARKS_PATTERN);
  return parts.length >= least && parts.every(isShort);
}

/** The number of short terms separated by commas if at most one part ("Skilled in …") is longer; otherwise 0. */
export function countShortParts(text: string): number {
  const parts = text.split(LIST_MARKS_PATTERN);
  if (parts.length < MIN_LIST_PARTS) return 0;
  const short = parts.filter(isShort).length;
  return short >= MIN_LIST_PARTS && parts.length - short <= 1 ? short : 0;
}

function isShort(part: string): boolean {
  return splitWords(part).length <= MAX_LIST_PART_WORDS;
}

const MIN_REPEATS = 6;
/** Two words repeated together each make up half of the text. */
const MIN_REPEAT_SHARE = 0.4;

/** The word that makes up most of a text, if one is repeated far more often than normal use explains. */
export function findDominantWord(words: readonly Word[]): { word: string; times: number } | undefined {
  if (words.length < MIN_REPEATS) return undefined;
  const counts = new Map<string, number>();
  for (const { text } of words) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const [word, times] of counts) {
    if (times >= MIN_REPEATS && times >= words.length * MIN_REPEAT_SHARE) return { word, times };
  }
  return undefined;
}
