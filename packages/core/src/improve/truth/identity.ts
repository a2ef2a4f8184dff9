import { withoutTail } from '../trim.ts';

/** Blanks, control and invisible characters, letters of icon fonts and replacement signs. */
const NOISE = /[\s\p{Cc}\p{Cf}\p{Co}\uFFFD]/gu;

const MAIL_LABEL = /^(?:mailto:|e-?mail:)/i;

/** An address without blanks, labels, stray signs in front or punctuation behind. */
export function squeezed(text: string): string {
  const plain = text
    .replace(NOISE, '')
    .replace(MAIL_LABEL, '')
    .replace(/^[^\p{L}\p{N}]+/u, '');
  return withoutTail(plain, '.,;:|');
}

/** Digits and the plus sign: what of a phone number is dialled. */
export function dialled(text: string): string {
  return text.replace(/[^\p{Nd}+]/gu, '');
}

/** The same words, whatever the capitals, blanks and marks between them. */
export function sameWords(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(NOISE, ' ').replace(/\s+/g, ' ').trim();
}
