import {
  FILLER_WORDS,
  FIRST_PERSON,
  matchPhraseLength,
  measureWeakOpening,
  PLAIN_REPLACEMENTS,
} from '../wording/phrases.ts';
import type { Word } from '../wording/words.ts';

/** Words of a line that add nothing; offsets are UTF-16 units. */
export interface WordingFault {
  kind: 'weak-opening' | 'first-person' | 'padding';
  start: number;
  end: number;
}

const PLAIN_WORDING_STARTS = new Set(PLAIN_REPLACEMENTS.map(({ from }) => from[0]));

/** The first fault of a line: its opening, then first-person words, then padding. */
export function findFault(words: readonly Word[]): WordingFault | undefined {
  const opening = measureWeakOpening(words);
  if (opening > 0) return createFault('weak-opening', words, 0, opening);
  const self = words.findIndex(({ text }) => FIRST_PERSON.has(text));
  if (self >= 0) return createFault('first-person', words, self, 1);
  for (let at = 0; at < words.length; at++) {
    if (FILLER_WORDS.has(words[at]?.text ?? '')) return createFault('padding', words, at, 1);
    if (!PLAIN_WORDING_STARTS.has(words[at]?.text)) continue;
    const phrase = PLAIN_REPLACEMENTS.find(({ from }) => matchPhraseLength(words, at, from) > 0);
    if (phrase) return createFault('padding', words, at, phrase.from.length);
  }
  return undefined;
}

function createFault(kind: WordingFault['kind'], words: readonly Word[], at: number, length: number): WordingFault {
  const first = words[at];
  const last = words[at + length - 1];
  return { kind, start: first?.start ?? 0, end: last?.end ?? 0 };
}
