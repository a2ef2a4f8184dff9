import { randomInt } from 'node:crypto';

/** No vowels or look-alikes, so that references are easy to read out loud and never form words. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;
/** There are 17 million references. If one is taken, another is drawn. */
export const MAX_DRAWS = 20;

/** Creates a readable reference such as `S-7K2Q9`. It isn't secret, and it may already be taken. */
export function createReference(initial: string): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${initial}-${characters.join('')}`;
}
