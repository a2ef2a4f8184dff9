/** How a piece of text may break across lines: `text` at its spaces, `whole` nowhere, `anywhere` between any characters. */
export type Piece = string | { whole: string } | { anywhere: string };

/** Longest word, in UTF-16 units, that certainly fits on a line; a longer one must break somewhere. */
const MAX_WORD_LENGTH = 48;

const IDEOGRAPHIC_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Where line breaking would split a word: hyphens, slashes, and between Korean syllables. */
const BREAKABLE_PATTERN = /[^\s\p{L}\p{M}\p{N}.,'’][^\s.,;:!?)'’”]|\p{Script=Hangul}/u;
/** Letters among ideographs, with one ideograph on either side. */
const FOREIGN_AMONG_IDEOGRAPHS_PATTERN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]?[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]+[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]?/gu;

/**
 * Splits a text so that lines break only where a reader joins them again: at a space, or between two ideographs. A word broken at its
 * hyphen would come back without it, a Korean word with a space in it.
 */
export function splitText(text: string): Piece[] {
  const result: Piece[] = [];
  let free = 0;
  const put = (from: number, to: number, piece: Piece) => {
    if (from > free) result.push(text.slice(free, from));
    result.push(piece);
    free = to;
  };
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (IDEOGRAPHIC_PATTERN.test(word)) {
      for (const { 0: run, index: at } of word.matchAll(FOREIGN_AMONG_IDEOGRAPHS_PATTERN)) {
        if (run.length <= MAX_WORD_LENGTH) put(index + at, index + at + run.length, { whole: run });
      }
    } else if (word.length > MAX_WORD_LENGTH) put(index, index + word.length, { anywhere: word });
    else if (BREAKABLE_PATTERN.test(word)) put(index, index + word.length, { whole: word });
  }
  if (free < text.length) result.push(text.slice(free));
  return result;
}

/** A short item that shouldn't break at all; a long one breaks like any text. */
export function splitUnbroken(text: string): Piece[] {
  return text.length <= MAX_WORD_LENGTH ? [{ whole: text }] : splitText(text);
}
