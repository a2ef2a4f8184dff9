import type { Place } from './language-glossary.ts';

/** Names are reported and counted; set to true, they fail the check as texts and comments do. */
export const NAMES_FAIL = false;

/** Where the glossary does not apply, or not to some words, and why. */
export interface LanguageException {
  /** Files or folders, by the start of their path. */
  paths?: readonly string[];
  /** Only in these places. */
  places?: readonly Place[];
  /** Only these names or whole words of a text. */
  words?: readonly string[];
  reason: string;
}

export const EXCEPTIONS: readonly LanguageException[] = [
  { paths: ['apps/server/migrations'], reason: 'A migration that has been released is never edited.' },
];
