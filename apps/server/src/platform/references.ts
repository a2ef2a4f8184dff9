import { randomInt } from 'node:crypto';

/** Neither vowels nor look-alikes: it is read out on the telephone, and never makes a word. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;
/** References are drawn out of 17 million; a taken one is drawn again. */
export const MOST_DRAWS = 20;

/** A name for people, not a secret: `S-7K2Q9`. Not yet known to be free. */
export function drawReference(initial: string): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${initial}-${characters.join('')}`;
}
