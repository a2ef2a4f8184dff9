import { isSplitWord, type Line, spansOf } from '../layout/index.ts';
import type { Span } from '../source.ts';

/** A piece of text and its position. */
export interface Fragment {
  text: string;
  spans: Span[];
}

/** Characters `start` to `end` of a line, without surrounding whitespace and separators. */
export function fragmentOf(line: Line, start = 0, end = line.text.length): Fragment {
  let from = start;
  let to = end;
  while (from < to && isTrimmed(line.text, from)) from++;
  while (to > from && (isTrimmed(line.text, to - 1) || hasUnclosedBracket(line.text, from, to))) to--;
  while (from < to && hasUnopenedBracket(line.text, from, to)) from++;
  return { text: line.text.slice(from, to).replaceAll('\t', ' '), spans: spansOf(line, from, to) };
}

const TRIMMED_CHARACTERS = ' \t,;:|•·∙–—-/\\~‐‑⋅●◦▪■*';

function isTrimmed(text: string, at: number): boolean {
  return TRIMMED_CHARACTERS.includes(text[at] ?? '') && !isMeaningful(text, at);
}

/** Preserves the dash of "C-" and the slash of "n/"; only standalone punctuation is removed. */
function isMeaningful(text: string, at: number): boolean {
  const sign = text[at];
  return sign === '*' && text[at - 1] === '*';
}

/** An unclosed opening bracket at the end, whose content was cut off. */
function hasUnclosedBracket(text: string, from: number, to: number): boolean {
  return (text[to - 1] === '(' || text[to - 1] === '[') && to - from > 1;
}

/** A closing bracket at the start, whose other half was cut off. */
function hasUnopenedBracket(text: string, from: number, to: number): boolean {
  return (text[from] === ')' || text[from] === ']') && to - from > 1;
}

/** Text of a line after its list marker. */
export function bodyOf(line: Line): Fragment {
  let from = line.marker;
  while (line.text[from] === ' ' || line.text[from] === '\t') from++;
  const text = line.text.slice(from).replaceAll('\t', ' ').trimEnd();
  return { text, spans: spansOf(line, from, from + text.length) };
}

/** Joins pieces of running text and words that were hyphenated at a line end. */
export function joinFragments(pieces: readonly Fragment[]): Fragment {
  let text = '';
  const spans: Span[] = [];
  for (const piece of pieces) {
    if (piece.text === '') continue;
    spans.push(...piece.spans);
    text = text === '' ? piece.text : joinTexts(text, piece.text);
  }
  return { text: text.includes('\u00ad') ? text.replaceAll('\u00ad', '') : text, spans };
}

function joinTexts(before: string, after: string): string {
  if (before.endsWith('\u00ad')) return before.slice(0, -1) + after;
  if (before.endsWith('-') && !before.endsWith(' -') && STARTS_SMALL_PATTERN.test(after)) {
    return isSplitWord(before) ? before.slice(0, -1) + after : before + after;
  }
  if (before.endsWith('/') || (before.endsWith('-') && !before.endsWith(' -'))) return before + after;
  if (ENDS_CJK_PATTERN.test(before) && STARTS_CJK_PATTERN.test(after)) return before + after;
  return `${before} ${after}`;
}

const STARTS_SMALL_PATTERN = /^\p{Ll}/u;
const ENDS_CJK_PATTERN = /[\u3040-\u30ff\u3400-\u9fff]$/;
const STARTS_CJK_PATTERN = /^[\u3040-\u30ff\u3400-\u9fff]/;
