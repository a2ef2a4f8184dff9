import { randomInt } from 'node:crypto';

/** Without vowels and look-alikes: it can be read out on the phone and never forms a word. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;
/** References are drawn from 17 million; a taken one is drawn again. */
export const MAX_DRAWS = 20;

/** A readable reference, not a secret: `S-7K2Q9`. Not yet known to be free. */
export function createReference(initial: string): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${initial}-${characters.join('')}`;
}
