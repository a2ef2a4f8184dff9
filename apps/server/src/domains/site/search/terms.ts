/** A word in a text and where it stands. */
export interface Word {
  /** As it is written. */
  text: string;
  start: number;
  end: number;
}

/** Words hold together over hyphens, dots and apostrophes: `H-1B`, `node.js`, `what’s`. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[-.'’][\p{L}\p{N}\p{M}]+)*/gu;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));
}

/** So common that they tell no text from another. */
const COMMON = new Set(
  'a an and are as at be but by can do does for from has have how i if in is it its my of on or our so that the their this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** How a word is looked up: without accents, case, and what joins its parts. Null where it is too common to look for. */
export function termOf(word: string): string | null {
  const folded = fold(word).replaceAll(/[-.'’]/g, '');
  return folded === '' || COMMON.has(folded) ? null : folded;
}

/** Everything a word in a text is found by: itself, and its parts where it has any. */
export function termsOf(word: string): string[] {
  const parts = fold(word).split(/[-.'’]/);
  const whole = parts.join('');
  return [...new Set([whole, ...parts])].filter((term) => term !== '' && !COMMON.has(term));
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
