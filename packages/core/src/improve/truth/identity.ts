import { withoutTail } from '../trim.ts';

/** Whitespace, control and invisible characters, icon font characters, and replacement characters. */
const NOISE_PATTERN = /[\s\p{Cc}\p{Cf}\p{Co}\uFFFD]/gu;

const MAIL_LABEL_PATTERN = /^(?:mailto:|e-?mail:)/i;

/** An address without whitespace, labels, leading stray characters, or trailing punctuation. */
export function squeezed(text: string): string {
  const normalizeText = text
    .replace(NOISE_PATTERN, '')
    .replace(MAIL_LABEL_PATTERN, '')
    .replace(/^[^\p{L}\p{N}]+/u, '');
  return withoutTail(normalizeText, '.,;:|');
}

/** Digits and the plus sign: the part of a phone number that is dialed. */
export function dialled(text: string): string {
  return text.replace(/[^\p{Nd}+]/gu, '');
}

/** The same words, regardless of case, whitespace, and punctuation. */
export function sameWords(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(NOISE_PATTERN, ' ').replace(/\s+/g, ' ').trim();
}
