/** A word, a number, or a single sign of a line; `from` and `to` are offsets in the line, in UTF-16 units. */
export interface Token {
  text: string;
  /** Lowercase, without accents. */
  word: string;
  /** Index in the lines that were split. */
  line: number;
  from: number;
  to: number;
}

/** Words, numbers, signs, and the tab between two cells. */
const TOKEN_PATTERN = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+|\t|[^\s\p{L}\p{M}\p{N}]/gu;
const ACCENT_PATTERN = /\p{M}/gu;

/** Texts longer than this, in tokens, are read only up to here: a résumé has about 1,000, an email a few hundred. */
const MAX_TOKENS = 5_000;

/** Splits lines into words, numbers and signs: "'18-now" is four tokens. */
export function tokensOf(lines: readonly { readonly text: string }[]): Token[] {
  const tokens: Token[] = [];
  for (const [line, { text }] of lines.entries()) {
    for (const match of text.matchAll(TOKEN_PATTERN)) {
      if (tokens.length >= MAX_TOKENS) return tokens;
      const word = match[0].toLowerCase().replaceAll('’', "'").normalize('NFD').replace(ACCENT_PATTERN, '');
      tokens.push({ text: match[0], word, line, from: match.index, to: match.index + match[0].length });
    }
  }
  return tokens;
}

/** The indexes of the tokens of each line. */
export function groupByLine(tokens: readonly Token[], count: number): number[][] {
  const byLine: number[][] = Array.from({ length: count }, () => []);
  for (const [i, { line }] of tokens.entries()) byLine[line]?.push(i);
  return byLine;
}
