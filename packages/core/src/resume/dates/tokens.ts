import { foldWord } from './words.ts';

export interface Token {
  kind: 'word' | 'number' | 'dash' | 'mark';
  /** The folded word, digits, or character; all dashes are "-", all apostrophes "'". */
  word: string;
  /** The value of a number; otherwise 0. */
  value: number;
  length: number;
  from: number;
  to: number;
  /** There is whitespace before it. */
  spaced: boolean;
  /** There is a letter or digit directly before it ("MP2019"). */
  glued: boolean;
}

const TOKEN_PATTERN = /\p{L}[\p{L}\p{M}]*|\d+|\S/gu;
const DASHES = '-–—−‐‑‒―~→>»';
const APOSTROPHES = "'’‘´`ʼ";

const YEAR_AND_SPELL_PATTERN = /(?:19|20)\d{2}(?=\d{1,2}\s+(?:years?|yrs?|months?|mos?)\b)/iy;

/** The year of "Feb 20211 year 9 months", where a time of service touches it; 0 if there is none. */
function findYearBeforeDuration(text: string, from: number): number {
  YEAR_AND_SPELL_PATTERN.lastIndex = from;
  return Number(YEAR_AND_SPELL_PATTERN.exec(text)?.[0] ?? 0);
}

/** Splits a line into words, numbers and symbols. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN_PATTERN.lastIndex = 0;
  let previousEnd = 0;
  let match = TOKEN_PATTERN.exec(text);
  while (match) {
    const raw = match[0];
    const from = match.index;
    const code = raw.charCodeAt(0);
    const spaced = from > previousEnd || from === 0;
    const previous = tokens[tokens.length - 1];
    const glued = !spaced && (previous?.kind === 'word' || previous?.kind === 'number');
    const to = from + raw.length;
    const year = code >= 48 && code <= 57 && raw.length > 4 && raw.length < 7 ? findYearBeforeDuration(text, from) : 0;
    if (year > 0) {
      tokens.push({ kind: 'number', word: raw.slice(0, 4), value: year, length: 4, from, to: from + 4, spaced, glued });
      previousEnd = from + 4;
      TOKEN_PATTERN.lastIndex = from + 4;
      match = TOKEN_PATTERN.exec(text);
      continue;
    }
    if (code >= 48 && code <= 57) {
      tokens.push({
        kind: 'number',
        word: raw,
        value: raw.length > 6 ? 0 : Number(raw),
        length: raw.length,
        from,
        to,
        spaced,
        glued,
      });
    } else if (DASHES.includes(raw)) {
      tokens.push({ kind: 'dash', word: raw === '-' ? '-' : '–', value: 0, length: 1, from, to, spaced, glued });
    } else if (APOSTROPHES.includes(raw)) {
      tokens.push({ kind: 'mark', word: "'", value: 0, length: 1, from, to, spaced, glued });
    } else if (raw.length > 1 || raw.toLowerCase() !== raw.toUpperCase() || code > 0x2e7f) {
      tokens.push({ kind: 'word', word: foldWord(raw), value: 0, length: raw.length, from, to, spaced, glued });
    } else {
      tokens.push({ kind: 'mark', word: raw, value: 0, length: 1, from, to, spaced, glued });
    }
    previousEnd = to;
    match = TOKEN_PATTERN.exec(text);
  }
  return tokens;
}
