import { isHeadingText } from '../sections/vocabulary.ts';
import type { Candidate } from './columns.ts';
import {
  gutterWord,
  isFactSegment,
  isHeadingSegment,
  type Row,
  type Segment,
  segmentText,
  splitSegment,
} from './rows.ts';

/** How the rows `from` to `to` of a region part at a gutter. */
export interface Split {
  kind: 'columns' | 'margin-left' | 'margin-right';
  from: number;
  to: number;
  left: Row[];
  right: Row[];
}

/** What stands on one side of a gutter. */
interface Side {
  rows: Row[];
  segments: Segment[];
  characters: number;
  longest: number;
  headings: number;
  /** Share of segments that are dates, places, durations, grades: what stands beside an entry, not in a column of its own. */
  facts: number;
  bullets: number;
  /** Share of rows that have no other row of this side close above or below them. */
  lonely: number;
  /** Share of rows that begin at the same x, and that end at the same x. */
  flushLeft: number;
  flushRight: number;
  centred: number;
}

interface Evidence {
  left: Side;
  right: Side;
  rows: number;
  /** Rows with text on both sides. */
  both: number;
  /** Share of the rows of the sparser side that have a partner on the same baseline. */
  aligned: number;
  /** Share of rows with text on both sides whose two parts look alike. */
  alike: number;
}

/**
 * Decides what a gutter is: the space between columns that are read one after the other, the edge of a margin whose rows
 * belong to the text beside them, or nothing (a tab stop). Undefined for nothing.
 */
export function judgeSplit(rows: Row[], candidate: Candidate): Split | undefined {
  const parts = sections(rows, candidate);
  if (parts.length === 0) return judge(rows, candidate.from, candidate.to, candidate.x);
  const whole = judge(rows, candidate.from, candidate.to, candidate.x, true);
  if (whole) return whole;
  // A run over several sections may be a grid in one of them only.
  for (const [from, to] of parts) {
    const part = judge(rows, from, to, candidate.x);
    if (part) return part;
  }
  return undefined;
}

function judge(rows: Row[], from: number, to: number, x: number, overSections = false): Split | undefined {
  const left: Row[] = [];
  const right: Row[] = [];
  const evidence = gather(rows, from, to, x, left, right);
  if (!evidence) return undefined;
  // Everything on the right is partnered, and all headings stand on the left: a grid within sections, no columns of the page.
  if (overSections && evidence.right.headings === 0 && evidence.aligned >= 0.8) return undefined;
  const kind = kindOf(evidence);
  return kind && { kind, from, to, left, right };
}

/** Like `judgeSplit`, for margins on the left only: they are looked for before columns are. */
export function judgeLeftMargin(rows: Row[], candidate: Candidate): Split | undefined {
  const { from, to, x } = candidate;
  for (let i = from; i < to; i++) {
    const first = rows[i]?.segments[0];
    const wide = first !== undefined && first.x1 - first.x0 > 170 && gutterWord(first, x) === 0;
    if (first && first.x0 < x - 1 && (first.bullet || wide)) return undefined;
  }
  const left: Row[] = [];
  const right: Row[] = [];
  const evidence = gather(rows, from, to, x, left, right);
  return evidence && isMarginLeft(evidence) ? { kind: 'margin-left', from, to, left, right } : undefined;
}

/** Stretches between rows that hold nothing but a heading on the left. */
function sections(rows: Row[], candidate: Candidate): [number, number][] {
  const { from, to, x } = candidate;
  const parts: [number, number][] = [];
  let start = from;
  for (let i = from; i < to; i++) {
    const segments = rows[i]?.segments ?? [];
    const only = segments.length === 1 ? segments[0] : undefined;
    if (!only || only.x0 >= x - 1 || !isHeadingSegment(only)) continue;
    if (i > start) parts.push([start, i]);
    start = i + 1;
  }
  if (start === from) return [];
  if (to > start) parts.push([start, to]);
  return parts;
}

function kindOf(evidence: Evidence): Split['kind'] | undefined {
  if (isMarginRight(evidence)) return needsMoving(evidence) ? 'margin-right' : undefined;
  if (isMarginLeft(evidence)) return 'margin-left';
  return columnPoints(evidence) >= COLUMN_POINTS ? 'columns' : undefined;
}

/** Dates and places at the right edge of entries. */
function isMarginRight({ right, aligned }: Evidence): boolean {
  if (right.headings > 0 || right.bullets > 0) return false;
  if (right.longest <= 48 && right.facts >= 0.7) return true;
  const flush = right.flushRight >= 0.8 && right.flushLeft < 0.8;
  return flush && aligned >= 0.9 && right.longest <= 48;
}

/** Rows that are all partnered with the head of an entry can stay where they are. */
function needsMoving({ right, rows, both, left }: Evidence): boolean {
  return both < right.rows.length || (left.bullets > 0 && both > 0 && rows > right.rows.length);
}

/** Dates, labels, degrees or headings that stand to the left of what they belong to. */
function isMarginLeft({ left, right, both, aligned, alike }: Evidence): boolean {
  if (left.bullets > 0 || left.longest > 40 || right.headings > 0.1 * right.rows.length) return false;
  if (right.headings > 0 && right.headings >= left.headings) return false;
  const labels = left.headings / left.rows.length + left.facts;
  const besides = both + left.headings >= 0.8 * left.rows.length;
  if (labels >= 0.8 && besides && left.rows.length <= right.rows.length + 1) return true;
  const isLabelColumn = aligned >= 0.95 && alike < 0.3 && left.longest <= 30;
  return isLabelColumn && left.characters < right.characters;
}

const COLUMN_POINTS = 4;

/** Evidence for columns that are read one after the other. */
const COLUMN_EVIDENCE: readonly (readonly [(evidence: Evidence) => boolean, number])[] = [
  [({ left, right }) => left.headings > 0 && right.headings > 0, 4],
  [({ rows, both }) => both <= 0.6 * rows, 3],
  [({ left, right }) => left.bullets > 0 && right.bullets > 0, 2],
  [({ both, alike }) => both >= 2 && alike >= 0.8, 2],
  [({ right }) => right.flushLeft >= 0.6 || right.centred >= 0.7, 2],
  [({ left, right }) => Math.min(left.longest, right.longest) >= 20, 1],
  [({ left, right }) => Math.min(left.rows.length, right.rows.length) >= 6, 1],
  [({ left, right }) => Math.min(left.rows.length, right.rows.length) < 2, -6],
  [({ right }) => right.flushRight >= 0.8 && right.flushLeft < 0.6 && right.longest < 48, -4],
  [({ right }) => right.facts >= 0.5, -3],
  // A table: each row is one record.
  [({ left, aligned }) => left.facts >= 0.4 && aligned >= 0.9, -4],
  [({ left, right }) => Math.max(left.lonely, right.lonely) >= 0.9, -4],
];

function columnPoints(evidence: Evidence): number {
  let points = 0;
  for (const [holds, worth] of COLUMN_EVIDENCE) if (holds(evidence)) points += worth;
  return points;
}

function gather(rows: Row[], from: number, to: number, x: number, left: Row[], right: Row[]): Evidence | undefined {
  let both = 0;
  let alike = 0;
  for (let i = from; i < to; i++) {
    const whole = rows[i];
    const row = whole && partedAt(whole, x);
    if (!row) continue;
    const cut = row.segments.findIndex((segment) => segment.x0 >= x - 1);
    if (cut === 0) right.push(row);
    else if (cut < 0) left.push(row);
    else {
      const a = part(row, 0, cut);
      const b = part(row, cut, row.segments.length);
      left.push(a);
      right.push(b);
      both++;
      if (looksAlike(a.segments[0], b.segments[0])) alike++;
    }
  }
  if (left.length === 0 || right.length === 0) return undefined;
  return {
    left: describe(left),
    right: describe(right),
    rows: to - from,
    both,
    aligned: both / Math.min(left.length, right.length),
    alike: both === 0 ? 0 : alike / both,
  };
}

/** The row with segments that run over the gutter cut there. */
function partedAt(row: Row, x: number): Row {
  const over = row.segments.findIndex((segment) => segment.x0 < x - 1 && segment.x1 > x);
  const segment = row.segments[over];
  const at = segment ? gutterWord(segment, x) : 0;
  if (!segment || at === 0) return row;
  return {
    ...row,
    segments: [...row.segments.slice(0, over), ...splitSegment(segment, at), ...row.segments.slice(over + 1)],
  };
}

const CLOSE = 2.2;

function isClose(above: Row | undefined, below: Row | undefined): boolean {
  if (!above || !below) return false;
  const size = below.segments[0]?.size ?? 0;
  return below.baseline - above.baseline < CLOSE * size;
}

/** A heading that is broken over two rows of a narrow margin: "Technical" / "Skills". */
function isHalfHeading(rows: Row[], i: number): boolean {
  return isHeadingPair(rows[i - 1], rows[i]) || isHeadingPair(rows[i], rows[i + 1]);
}

function isHeadingPair(above: Row | undefined, below: Row | undefined): boolean {
  const first = above?.segments[0];
  const second = below?.segments[0];
  if (!first || !second || above.segments.length > 1 || below.segments.length > 1 || !isClose(above, below))
    return false;
  if (first.size !== second.size || first.words.length + second.words.length > 4) return false;
  return isHeadingText(`${segmentText(first)} ${segmentText(second)}`);
}

function part(row: Row, from: number, to: number): Row {
  const segments = row.segments.slice(from, to);
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const segment of segments) {
    top = Math.min(top, segment.top);
    bottom = Math.max(bottom, segment.bottom);
  }
  return { baseline: segments[0]?.baseline ?? row.baseline, top, bottom, segments };
}

function describe(rows: Row[]): Side {
  const segments = rows.flatMap((row) => row.segments);
  let characters = 0;
  let longest = 0;
  let facts = 0;
  let headings = 0;
  let bullets = 0;
  for (const segment of segments) {
    const text = segmentText(segment);
    characters += text.length;
    longest = Math.max(longest, text.length);
    if (segment.bullet) bullets++;
    else if (isFactSegment(segment)) facts++;
  }
  let lonely = 0;
  rows.forEach((row, i) => {
    const only = row.segments.length === 1 ? row.segments[0] : undefined;
    if (only && (isHeadingSegment(only) || isHalfHeading(rows, i))) headings++;
    if (!isClose(rows[i - 1], row) && !isClose(row, rows[i + 1])) lonely++;
  });
  return {
    rows,
    segments,
    characters,
    longest,
    headings,
    facts: facts / segments.length,
    bullets,
    lonely: lonely / rows.length,
    flushLeft: commonest(rows.map((row) => row.segments[0]?.x0 ?? 0)),
    flushRight: commonest(rows.map((row) => row.segments[row.segments.length - 1]?.x1 ?? 0)),
    centred: commonest(
      rows.map((row) => ((row.segments[0]?.x0 ?? 0) + (row.segments[row.segments.length - 1]?.x1 ?? 0)) / 2),
    ),
  };
}

/** Share of values that lie within 3 points of the most frequent one. */
function commonest(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  let best = 0;
  let start = 0;
  for (let end = 0; end < sorted.length; end++) {
    while ((sorted[end] ?? 0) - (sorted[start] ?? 0) > 3) start++;
    best = Math.max(best, end - start + 1);
  }
  return best / values.length;
}

function looksAlike(a: Segment | undefined, b: Segment | undefined): boolean {
  const left = a?.words[0];
  const right = b?.words[0];
  if (!left || !right) return false;
  return left.bold === right.bold && left.italic === right.italic && Math.abs(left.fontSize - right.fontSize) < 0.6;
}
