import { randomInt } from 'node:crypto';
import type { EnquiryKind } from '@foothold/contracts/support';

/** Neither vowels nor look-alikes: it is read out on the telephone, and never makes a word. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;

/** A name for people, not a secret: `S-7K2Q9`. The first letter is the kind's. Not yet known to be free. */
export function makeReference(kind: EnquiryKind): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${kind.charAt(0).toUpperCase()}-${letters.join('')}`;
}
