import { type DateMatch, isPresent } from '../../dates/index.ts';
import { isDuration, isPlace, opensWithAction, placeAtEnd } from '../../facts/index.ts';
import { datesOf, type Line } from '../../layout/index.ts';
import { splitDegree } from '../../lexicon/degrees.ts';

/** What is between a piece and the one before it on its line. */
export type Gap =
  | 'edge'
  | 'tab'
  | 'comma'
  | 'bar'
  | 'dash'
  | 'at'
  | 'bracket'
  | 'colon'
  | 'stop'
  | 'slash'
  | 'style'
  | 'date'
  | 'space';

/** The words of a line between two separators, or a whole line of running text. */
export interface Piece {
  line: Line;
  /** Index of the line in its section. */
  row: number;
  /** Index among the pieces of the line. */
  place: number;
  text: string;
  from: number;
  to: number;
  before: Gap;
  date?: DateMatch;
  /** The only piece of a line that was not cut, since it describes something. */
  isProse: boolean;
}

interface Cut {
  from: number;
  to: number;
  gap: Gap;
}

/** Lines with more words describe something, unless they have a period. */
const MAX_NAME_WORDS = 16;
const MAX_LISTED_WORDS = 10;
const MAX_DATED_WORDS = 26;

/** Cuts the lines of a section into pieces that can each be one name, date or place. */
export function cutPieces(lines: readonly Line[]): Piece[] {
  return lines.flatMap((line, row) => {
    const pieces = isProse(line) ? [] : cutNames(line, row);
    return pieces.length > 0 ? pieces : wholeLine(line, row);
  });
}

function isProse(line: Line): boolean {
  const text = line.text.slice(line.marker);
  const words = text.split(/\s+/u).length;
  if (datesOf(line).some(({ kind }) => kind === 'range')) return words > MAX_DATED_WORDS && line.marker > 0;
  if (words > MAX_NAME_WORDS || (line.marker > 0 && words > MAX_LISTED_WORDS)) return true;
  return opensWithAction(text) && words > 3 && line.cells.length === 1 && !line.bold;
}

function wholeLine(line: Line, row: number): Piece[] {
  const text = line.text.slice(line.marker).trim();
  if (text === '') return [];
  return [{ line, row, place: 0, text, from: line.marker, to: line.text.length, before: 'edge', isProse: true }];
}

const SIGNS: readonly (readonly [gap: Gap, pattern: RegExp])[] = [
  ['tab', /\s*\t\s*/gu],
  ['bar', /\s*[|•·∙⋅◦●■]\s*|\s+[~>]\s+/gu],
  ['dash', /\s+[–—-]{1,2}\s+|\s*[–—]\s+(?=\p{L})|\s+[–—](?=\p{L})|(?<=\p{L}{2})-\s+(?=\p{Lu})/gu],
  ['at', /\s+(?:at|bei|chez|presso|bij|from)\s+(?:the\s+)?(?=[\p{Lu}\d])|\s*@\s*(?=\p{L})/gu],
  ['comma', /\s*[,;‚]\s+(?!(?:inc|llc|ltd|llp|corp|co|gmbh|plc|s\.?a|n\.?v|b\.?v|jr|sr|ii|iii)\b)/giu],
  ['colon', /:\s+/gu],
  ['slash', /\s+\/{1,2}\s+/gu],
  ['bracket', /\s*[([]\s*(?=[\p{L}\d'’])|[)\]]\s*/gu],
  ['stop', /(?<=\p{Ll}{3}|\p{Lu}{2}|\d)\.\s+(?=[\p{Lu}\d])/gu],
];

function cutNames(line: Line, row: number): Piece[] {
  const { text } = line;
  const dates = datesOf(line);
  const cuts: Cut[] = SIGNS.flatMap(([gap, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length, gap })),
  );
  cuts.push(...styleCuts(line));
  const open = cuts.filter(
    ({ from, to }) => from >= line.marker && !dates.some((date) => from < date.to && to > date.from),
  );
  open.push(...dates.map(({ from, to }): Cut => ({ from, to, gap: 'date' })));
  open.sort((a, b) => a.from - b.from || b.to - a.to);
  const pieces: Piece[] = [];
  let from = line.marker;
  let before: Gap = 'edge';
  const add = (to: number, date?: DateMatch) => {
    const piece = trim(line, from, to);
    if (piece && (date || isName(piece.text)))
      pieces.push({ line, row, place: 0, ...piece, before, isProse: false, ...(date && { date }) });
  };
  for (const cut of open) {
    if (cut.to < from || cut.from < from - 1) continue;
    const count = pieces.length;
    add(cut.from);
    const isAdded = pieces.length > count;
    const date = cut.gap === 'date' ? dates.find((each) => each.from === cut.from) : undefined;
    if (date) {
      from = date.from;
      before = before === 'edge' && pieces.length === 0 ? 'edge' : gapAt(text, date.from);
      add(date.to, date);
      before = 'date';
      from = date.to;
      continue;
    }
    if (pieces.length === 0) before = 'edge';
    else if (isAdded || before !== 'date' || cut.gap === 'tab') before = cut.gap;
    from = cut.to;
  }
  add(text.length);
  return joinPlaces(pieces.flatMap(splitEnds)).map((piece, place) => ({ ...piece, place }));
}

/** The separator directly before a date. */
function gapAt(text: string, at: number): Gap {
  const before = text.slice(Math.max(0, at - 3), at);
  if (before.includes('\t')) return 'tab';
  if (/[([]\s*$/u.test(before)) return 'bracket';
  if (/[|•·]\s*$/u.test(before)) return 'bar';
  if (/[–—-]\s*$/u.test(before)) return 'dash';
  return /[,;]\s*$/u.test(before) ? 'comma' : 'space';
}

function trim({ text }: Line, start: number, end: number): Pick<Piece, 'text' | 'from' | 'to'> | undefined {
  let [from, to] = [start, end];
  while (from < to && TRIMMED.test(text[from] ?? '')) from++;
  while (to > from && (TRIMMED.test(text[to - 1] ?? '') || /[([]/.test(text[to - 1] ?? ''))) to--;
  return from < to ? { text: text.slice(from, to), from, to } : undefined;
}
const TRIMMED = /[\s,;:|•·∙–—/\\~*‐-]/u;

const isName = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) &&
  !isDuration(text) &&
  !/^\(?\d{1,2}[.)]?$/.test(text) &&
  !(text.length < 24 && isPresent(text) && text !== 'Now');

function styleCuts({ spans, text }: Line): Cut[] {
  return spans.flatMap((span, i) => {
    const next = spans[i + 1];
    if (!next) return [];
    const changes =
      span.bold !== next.bold || span.italic !== next.italic || span.font !== next.font || span.color !== next.color;
    const isBoundary = /[\s,;:|()–—-]/u.test(text.slice(span.end - 1, next.start + 1));
    return changes && isBoundary ? [{ from: next.start, to: next.start, gap: 'style' as const }] : [];
  });
}

/** Separates a place, or the field of a degree, that follows a name with only a space in between. */
function splitEnds(piece: Piece): Piece[] {
  if (piece.date) return [piece];
  const at = isPlace(piece.text) ? undefined : placeAtEnd(piece.text);
  if (at !== undefined && at > 2) return [cut(piece, 0, at), { ...cut(piece, at), before: 'space' }];
  const degree = splitDegree(piece.text);
  if (!degree || degree.area >= piece.text.length) return [piece];
  return [cut(piece, 0, degree.degree), { ...cut(piece, degree.area), before: 'space' }];
}

function cut(piece: Piece, start: number, end = piece.text.length): Piece {
  const part = trim(piece.line, piece.from + start, piece.from + end);
  return part ? { ...piece, ...part } : piece;
}

/** "Boston" and "MA" are one place. */
function joinPlaces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    let whole = piece;
    let last = i;
    for (let k = i + 1; k < Math.min(i + 3, pieces.length); k++) {
      const next = pieces[k] as Piece;
      if (next.before !== 'comma' || next.date) break;
      const text = piece.line.text.slice(piece.from, next.to);
      if (!isPlace(text)) continue;
      whole = { ...piece, text, to: next.to };
      last = k;
    }
    joined.push(whole);
    i = last;
  }
  return joined;
}
