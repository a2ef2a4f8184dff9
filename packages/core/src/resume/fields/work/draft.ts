import { countWords } from '../../../text/count-words.ts';
import type { Entry } from '../entries.ts';
import type { Fragment } from '../fragment.ts';
import type { Beliefs } from '../labeling/trust.ts';
import type { Head } from '../part-cuts.ts';
import type { Pair } from './pair.ts';

/** A job before it is written to the résumé. */
export interface Draft {
  entry: Entry;
  head: Head;
  employer?: Fragment;
  title?: Fragment;
  /** Set if the words of one line determined which piece is which. */
  named?: Pair & { margin: number };
  /** Parts that are neither title nor employer: a team, a kind of contract. */
  rest: Fragment[];
  confidence: number;
  beliefs?: Beliefs<'title' | 'employer' | 'dates'>;
}

/** The margin within which two ways to split a line count as equal. */
const CLOSE_CALL_MARGIN = 1.2;

export function isCloseCall({ named }: Draft): boolean {
  return named !== undefined && named.margin < CLOSE_CALL_MARGIN;
}

/** Maximum length of a title or employer, in words. */
const MAX_NAME_WORDS = 10;

export function isNameLike(text: string): boolean {
  const isSentence = /\p{Ll}{2}[.!?]$/u.test(text) && !LEGAL_END_PATTERN.test(text);
  return countWords(text) <= MAX_NAME_WORDS && !isSentence && !/^\p{Ll}/u.test(text);
}
const LEGAL_END_PATTERN = /\b(?:inc|corp|ltd|bros|assoc|univ|dept|intl|mfg|pvt|pty|pte|gov|jr|sr)\.$/iu;
