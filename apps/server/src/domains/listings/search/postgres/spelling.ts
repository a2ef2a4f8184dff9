import { countSlips } from '@foothold/core/jobs';
import type { Executor } from '../../../../platform/db/database.ts';
import { findSimilarWords } from './search-repository.ts';

const WORD_PATTERN = /\p{L}[\p{L}\p{N}]*/gu;
const MIN_LENGTH = 4;
const MAX_WORDS = 8;
const MAX_CANDIDATES = 30;

/** Replaces each word that no listing uses with the most similar one that they do. Undefined if nothing changes. */
export async function correctSpelling(db: Executor, words: string): Promise<string | undefined> {
  const queryWords = [...new Set(words.toLowerCase().match(WORD_PATTERN))].filter((word) => word.length >= MIN_LENGTH);
  const nearestByWord = new Map<string, string>();
  for (const word of queryWords.slice(0, MAX_WORDS)) {
    const best = findNearest(word, await findSimilarWords(db, word, MAX_CANDIDATES));
    if (best && best !== word) nearestByWord.set(word, best);
  }
  if (nearestByWord.size === 0) return undefined;
  return words.replaceAll(WORD_PATTERN, (word) => nearestByWord.get(word.toLowerCase()) ?? word);
}

/** The candidate with the fewest typos, or the first one in a tie. Short words may have one typo, longer ones two. */
function findNearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = word.length <= MIN_LENGTH ? 2 : 3;
  for (const candidate of candidates) {
    const editDistance = countSlips(word, candidate);
    if (editDistance < least) {
      best = candidate;
      least = editDistance;
    }
  }
  return best;
}
