import { toStem } from '../../text/stems.ts';
import tables from './concepts.json' with { type: 'json' };

/**
 * Words of emails about applications by what they mean, so that “we picked another baker” and “the panel has appointed someone else” look
 * alike. Each is a stem as `toStem` makes it, or a whole word.
 */
const CONCEPTS: Readonly<Record<string, string>> = tables.concepts;

const BY_WORD = new Map(
  Object.entries(CONCEPTS).flatMap(([concept, list]) =>
    list.split(' ').flatMap((word) => [
      [word, concept] as const,
      // A word that two concepts have belongs to the last.
      [toStem(word), concept] as const,
    ]),
  ),
);

/** What a word means; null if it is in no table. */
export const findConcept = (word: string, stem: string): string | null =>
  BY_WORD.get(word) ?? BY_WORD.get(stem) ?? null;
