import { list, type MeaningRule } from './meaning-rule.ts';

/**
 * A label as the set of its words, in whatever order and with whatever politeness: each of `needs` has one of its words in it, and it has no
 * word beside these, `may`, and the words that say nothing. One unknown word says that something else is asked.
 */
export interface Bag {
  meaning: string;
  needs: readonly ReadonlySet<string>[];
  may: ReadonlySet<string>;
  kinds: readonly string[];
  place: MeaningRule['place'];
  unless?: RegExp;
}

/** Words separated by spaces. */
export const words = (text: string): readonly string[] => list(text.replaceAll(/\s+/g, ','));

/** `needs`: alternatives by spaces, requirements by a slash. */
export const bag = (
  meaning: string,
  needs: string,
  may: string,
  kinds: readonly string[],
  place: MeaningRule['place'] = 'person',
  unless?: RegExp,
): Bag => {
  const parts = needs.split('/').map((part) => new Set(words(part.trim())));
  return {
    meaning,
    needs: parts,
    may: new Set([...parts.flatMap((part) => [...part]), ...words(may.trim())]),
    kinds,
    place,
    ...(unless && { unless }),
  };
};
