import type { Entry } from '../entries.ts';
import type { Fragment } from '../fragment.ts';
import type { Head } from '../parts.ts';
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
}

/** Two ways to split a line that are worth almost the same. */
const CLOSE_CALL = 1.2;

export function isCloseCall({ named }: Draft): boolean {
  return named !== undefined && named.margin < CLOSE_CALL;
}

/** Maximum length of a title or employer, in words. */
const LONGEST_NAME = 10;

export function isNameLike(text: string): boolean {
  const isSentence = /\p{Ll}{2}[.!?]$/u.test(text) && !LEGAL_END.test(text);
  return text.split(' ').length <= LONGEST_NAME && !isSentence && !/^\p{Ll}/u.test(text);
}
const LEGAL_END = /\b(?:inc|corp|ltd|bros|assoc|univ|dept|intl|mfg|pvt|pty|pte|gov|jr|sr)\.$/iu;
