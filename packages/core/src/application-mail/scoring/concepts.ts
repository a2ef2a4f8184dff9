import tables from './concepts.json' with { type: 'json' };

/**
 * Words of emails about applications by what they mean, so that “we picked another baker” and “the panel has appointed someone else” look
 * alike. Each is a stem as `toStem` makes it, or a whole word.
 */
const CONCEPTS: Readonly<Record<string, string>> = tables.concepts;

const IRREGULAR = new Map(Object.entries(tables.irregular));

/** A word without its ending: “moved”, “moving”, and “moves” become “mov”. */
export function toStem(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  let stem = word.replace(/'s$|s'$/, '');
  if (stem.length > 4) stem = stem.replace(/(?:ied|ies|ying)$/, 'y');
  if (stem.length > 5) stem = stem.replace(/ing$/, '');
  if (stem.length > 4) stem = stem.replace(/(?:ed|es)$/, '');
  if (stem.length > 3) stem = stem.replace(/(?<!s)s$/, '');
  if (stem.length > 3) stem = stem.replace(/e$/, '');
  return stem.replace(/([bdfgklmnprt])\1$/, '$1');
}

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
