import { slipsBetween } from '@foothold/core/jobs';
import type { Executor } from '../../../platform/db/database.ts';
import { similarWords } from './search-repository.ts';

const WORD = /\p{L}[\p{L}\p{N}]*/gu;
const LEAST_LENGTH = 4;
const MOST_WORDS = 8;
const CANDIDATES = 30;

/** The words with each unused one replaced by the most similar one that listings use, or undefined if nothing changes. */
export async function correctSpelling(db: Executor, words: string): Promise<string | undefined> {
  const typed = [...new Set(words.toLowerCase().match(WORD))].filter((word) => word.length >= LEAST_LENGTH);
  const nearest = new Map<string, string>();
  for (const word of typed.slice(0, MOST_WORDS)) {
    const best = findNearest(word, await similarWords(db, word, CANDIDATES));
    if (best && best !== word) nearest.set(word, best);
  }
  if (nearest.size === 0) return undefined;
  return words.replaceAll(WORD, (word) => nearest.get(word.toLowerCase()) ?? word);
}

/** The candidate with the fewest typos; the first of several. Short words may have one, longer ones two. */
function findNearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = word.length <= LEAST_LENGTH ? 2 : 3;
  for (const candidate of candidates) {
    const slips = slipsBetween(word, candidate);
    if (slips < least) {
      best = candidate;
      least = slips;
    }
  }
  return best;
}
