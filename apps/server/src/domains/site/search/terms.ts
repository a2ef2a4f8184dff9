/** A word in a text, with its position. */
export interface Word {
  /** The word as written. */
  text: string;
  start: number;
  end: number;
}

/** Words may contain hyphens, dots, and apostrophes: `H-1B`, `node.js`, `what’s`. */
const WORD_PATTERN = /[\p{L}\p{N}\p{M}]+(?:[-.'’][\p{L}\p{N}\p{M}]+)*/gu;

export function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD_PATTERN)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** Too common to distinguish texts. */
const COMMON = new Set(
  'a an and are as at be but by can do does for from has have how i if in is it its my of on or our so that the their this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** A word's search key without accents, case, and joining characters. Null if it is too common to search for. */
export function toTerm(word: string): string | null {
  const foldedWord = foldAccents(word).replaceAll(/[-.'’]/g, '');
  return foldedWord === '' || COMMON.has(foldedWord) ? null : foldedWord;
}

/** All search keys of a word: the word itself and its parts, if any. */
export function toTerms(word: string): string[] {
  const parts = foldAccents(word).split(/[-.'’]/);
  const joinedTerm = parts.join('');
  return [...new Set([joinedTerm, ...parts])].filter((term) => term !== '' && !COMMON.has(term));
}

const foldAccents = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
