import { findSkillByName } from '../skills/index.ts';
import { UNKNOWN_TOKEN } from '../skills/tokens.ts';
import { SENIORITY_WORDS } from './seniority.ts';
import { countSlips } from './slips.ts';
import { getTitleTable } from './title-table.ts';

const WORD_PATTERN = /[\p{L}\p{M}]+/gu;
/** Shorter words have too many similar words. */
const LEAST_LENGTH = 5;
const MOST_LENGTH = 24;
/** Words of at least this length can have two mistakes; shorter ones, one. */
const LONG_WORD_LENGTH = 8;
/** The maximum number of unknown words to look up: a text with more isn't a title. */
const MAX_UNKNOWN_WORDS = 6;

/**
 * The title with each unknown word replaced by the most similar known one ("acountant" → "accountant"), or undefined if nothing
 * changes. The first letter is assumed to be correct, as it usually is. Skill names are unchanged. The result may not name an
 * occupation, so the caller reads both.
 */
export function correctTitle(title: string): string | undefined {
  let looked = 0;
  let changed = false;
  const spelled = title.replaceAll(WORD_PATTERN, (word) => {
    const typed = word.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
    if (typed.length < LEAST_LENGTH || typed.length > MOST_LENGTH || isKnown(typed) || ++looked > MAX_UNKNOWN_WORDS)
      return word;
    const nearest = findNearestWord(typed);
    changed ||= nearest !== undefined;
    return nearest ?? word;
  });
  return changed ? spelled : undefined;
}

const isKnown = (word: string) =>
  getTitleTable().trie.spellings.find(word) !== UNKNOWN_TOKEN ||
  SENIORITY_WORDS.has(word) ||
  findSkillByName(word) !== undefined;

/** The known word with the fewest mistakes; if several, the one in the most titles. */
function findNearestWord(typed: string): string | undefined {
  let best: string | undefined;
  let least = typed.length < LONG_WORD_LENGTH ? 2 : 3;
  for (const word of getKnownWords().get(typed.charAt(0)) ?? []) {
    if (Math.abs(word.length - typed.length) >= least) continue;
    const slips = countSlips(typed, word);
    if (slips < least) [best, least] = [word, slips];
  }
  return best;
}

let words: ReadonlyMap<string, readonly string[]> | undefined;

/** The words of all known titles by first letter, the most frequent first. */
function getKnownWords(): ReadonlyMap<string, readonly string[]> {
  words ??= Map.groupBy(listWordsByFrequency(), (word) => word.charAt(0));
  return words;
}

function listWordsByFrequency(): string[] {
  const counts = new Map<string, number>();
  for (const { titles } of getTitleTable().rows)
    for (const word of titles
      .flatMap(({ groups }) => groups.flat())
      .flatMap((phrase) => phrase.match(WORD_PATTERN) ?? [])) {
      const known = word.toLowerCase();
      if (known.length >= LEAST_LENGTH) counts.set(known, (counts.get(known) ?? 0) + 1);
    }
  return [...counts].sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1)).map(([word]) => word);
}
