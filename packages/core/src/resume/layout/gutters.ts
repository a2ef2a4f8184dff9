import { isDateOnly } from '../facts/index.ts';
import { degreeLength, institutionScore } from '../lexicon/degrees.ts';
import { titleScore } from '../lexicon/titles.ts';
import { headingMeaning } from '../sections/vocabulary.ts';
import type { Candidate } from './candidate.ts';
import { markerLength } from './glyphs.ts';
import { gutterWord, isFactSegment, isHeadingSegment, segmentText, splitSegment } from './rows.ts';
import type { Row } from './segments.ts';
import { looksAlike, Side, startsStack } from './side.ts';

/** How a gutter divides the rows `from` to `to` of a region. */
export interface Split {
  kind: 'columns' | 'margin-left' | 'margin-right';
  from: number;
  to: number;
  left: Row[];
  right: Row[];
  /** The number of rows that the gutter spans: more than in the split if rows at either end have nothing next to them. */
  reach: number;
}

interface Evidence {
  left: Side;
  right: Side;
  rows: number;
  /** Rows with text on both sides. */
  both: number;
  /** Share of the sparser side's rows that have a partner on the same baseline. */
  aligned: number;
  /** Share of rows with text on both sides whose two parts have the same style. */
  alike: number;
  /** Share of the stacks of rows on the left that start next to a row on the right. */
  stacksBeside: number;
  /** Rows of the left side with text on the right. */
  pairs: readonly Row[];
  /** Those, and rows of the left side close to the height of text on the right. */
  besides: ReadonlySet<Row>;
  /** Rows of the right side with text on the left. */
  partners: ReadonlySet<Row>;
}

/**
 * Decides what a gutter is: the space between columns that are read one after the other, the edge of a margin whose rows belong
 * to the adjacent text, or nothing (a tab stop), which returns undefined.
 */
export function judgeSplit(rows: Row[], candidate: Candidate): Split | undefined {
  if (candidate.sparse < 2) return undefined;
  const overSections = findSections(rows, candidate).length > 0;
  return judge(rows, candidate.from, candidate.to, candidate.x, overSections);
}

/** Like `judgeSplit`, for a gutter that spans several sections: it may be a grid in only one of them. */
export function judgeSections(rows: Row[], candidate: Candidate): Split | undefined {
  if (candidate.sparse < 2) return undefined;
  for (const [from, to] of findSections(rows, candidate)) {
    const sliceRow = judge(rows, from, to, candidate.x);
    if (sliceRow) return sliceRow;
  }
  return undefined;
}

function judge(rows: Row[], from: number, to: number, x: number, overSections = false): Split | undefined {
  const left: Row[] = [];
  const right: Row[] = [];
  const evidence = collectEvidence(rows, from, to, x, left, right);
  if (!evidence) return undefined;
  // Most rows on the right have a partner, and all headings are on the left: a grid within sections, not columns of the page.
  const { headings, rows: besides } = evidence.left;
  const partners = Math.min(besides.length - headings, evidence.right.rows.length);
  const isGrid = evidence.both >= 0.8 * partners && evidence.both >= 0.6 * evidence.right.rows.length;
  if (overSections && evidence.right.headings === 0 && isGrid) return undefined;
  const kind = getSplitKind(evidence);
  const below = kind === 'columns' ? findRowsBelowHeader(rows, from, to, x) : undefined;
  if (below !== undefined) return judge(rows, below, to, x);
  const sliceRow = kind === 'columns' ? trimToColumns(rows, from, to, x, evidence) : undefined;
  if (sliceRow) return judge(rows, ...sliceRow, x);
  return kind && { kind, from, to, left, right, reach: to - from };
}

/** The first row with text on the left, if the rows above it are centered and dates at the right edge follow below: a name above entries. */
function findRowsBelowHeader(rows: Row[], from: number, to: number, x: number): number | undefined {
  const start = rows.findIndex(({ segments: [first] }, i) => i >= from && first !== undefined && first.x0 < x - 1);
  if (start <= from || start >= to) return undefined;
  const right: Row[] = [];
  const evidence = collectEvidence(rows, start, to, x, [], right);
  return evidence && isMarginRight(evidence) ? start : undefined;
}

/** The rows of the columns, if they are fewer: those below a heading over a grid, and below entries with dates at their right. */
function trimToColumns(
  rows: Row[],
  from: number,
  to: number,
  x: number,
  { right, partners }: Evidence,
): [number, number] | undefined {
  const [top, next] = [rows[from], rows[from + 1]];
  const [heading] = top?.segments ?? [];
  const [first, ...others] = next?.segments ?? [];
  const beside = others.find((segment) => segment.x0 >= x - 1);
  const isOver =
    heading !== undefined &&
    top?.segments.length === 1 &&
    heading.x0 < x &&
    headingMeaning(segmentText(heading)) !== undefined;
  const areAlike = first !== undefined && beside !== undefined && first.x0 < x && looksAlike(first, beside);
  if (isOver && areAlike && beside && !isHeadingSegment(beside) && !isFactSegment(beside)) {
    const end = rows.findIndex((row, i) => i > from + 1 && row.segments.every(isHeadingSegment));
    return [from + 1, end > 0 && end < to ? end : to];
  }
  const end = right.rows.findIndex((row) => !row.segments.every(isFactSegment) || !partners.has(row));
  const opening = right.rows[end];
  if (end < 2 || !opening?.segments.every(isHeadingSegment)) return undefined;
  const start = rows.findIndex((row, i) => i > from && row.baseline >= opening.baseline - 1);
  return start > 0 && start < to ? [start, to] : undefined;
}

/** Like `judgeSplit`, but only for left margins, which are detected before columns. */
export function judgeLeftMargin(rows: Row[], candidate: Candidate): Split | undefined {
  const { to, x } = candidate;
  if (!mayBeMargin(rows, candidate)) return undefined;
  const from = findFirstBeside(rows, candidate);
  const left: Row[] = [];
  const right: Row[] = [];
  const evidence = collectEvidence(rows, from, to, x, left, right);
  return evidence && isMarginLeft(evidence)
    ? { kind: 'margin-left', from, to, left, right, reach: to - candidate.from }
    : undefined;
}

/** The first row that is a heading, or has text next to the margin: short lines above it (an address) aren't part of it. */
function findFirstBeside(rows: Row[], { from, to, x }: Candidate): number {
  for (let i = from; i < to; i++) {
    const segments = rows[i]?.segments ?? [];
    const beside = segments.some((segment) => segment.x1 > x);
    if (beside || segments.some(isHeadingSegment)) return i;
  }
  return from;
}

/** Text wider than this, in points, isn't in a margin. */
const MARGIN_WIDTH = 170;

function mayBeMargin(rows: Row[], { from, to, x }: Candidate): boolean {
  for (let i = from; i < to; i++) {
    const first = rows[i]?.segments[0];
    if (!first || first.x0 >= x - 1) continue;
    if (first.bullet || (first.x1 - first.x0 > MARGIN_WIDTH && gutterWord(first, x) === 0)) return false;
  }
  return true;
}

/** Ranges between rows that consist of a heading on the left. */
function findSections(rows: Row[], candidate: Candidate): [number, number][] {
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

function getSplitKind(evidence: Evidence): Split['kind'] | undefined {
  if (isMarginRight(evidence)) return needsMoving(evidence) ? 'margin-right' : undefined;
  if (isMarginLeft(evidence)) return 'margin-left';
  return scoreColumns(evidence) >= COLUMN_POINTS ? 'columns' : undefined;
}

/** Dates and places at the right edge of entries. */
function isMarginRight({ right, aligned }: Evidence): boolean {
  if (right.headings > 0 || right.bullets > 0) return false;
  if (right.longest <= 48 && right.facts >= 0.7) return true;
  const flush = right.flushRight >= 0.8 && right.flushLeft < 0.8;
  return flush && aligned >= 0.9 && right.longest <= 48;
}

/** Rows that all have the head of an entry as a partner can stay in place. */
function needsMoving({ right, rows, both, left, pairs }: Evidence): boolean {
  if (both < right.rows.length) return true;
  return (
    left.bullets > 0 && both > 0 && rows > right.rows.length && pairs.some((row) => isUsuallyAlone(row, left, pairs))
  );
}

/** A list item inside an entry, or of a list whose items mostly have nothing next to them: its partner is a coincidence. */
function isUsuallyAlone(row: Row, left: Side, pairs: readonly Row[]): boolean {
  const [first] = row.segments;
  if (!first?.bullet) return false;
  if (left.rows.some((other) => (other.segments[0]?.x0 ?? first.x0) < first.x0 - 2)) return true;
  const isAlikeRow = (other: Row) => {
    const segment = other.segments[0];
    return segment?.bullet === true && Math.abs(segment.x0 - first.x0) < 2;
  };
  return pairs.filter(isAlikeRow).length < 0.6 * left.rows.filter(isAlikeRow).length;
}

/** Dates, labels, degrees, or headings to the left of the text they belong to. */
function isMarginLeft({ left, right, stacksBeside, aligned, alike }: Evidence): boolean {
  if (left.bullets > 0 || left.longest > 40) return false;
  // Headings on both sides mean two columns; above a margin of dates they can be on the right.
  const many = right.headings > 0.1 * right.rows.length || (right.headings > 0 && right.headings >= left.headings);
  const labels = left.headings / left.rows.length + left.facts;
  const besides = stacksBeside + left.headings / left.stacks >= 0.8;
  if (many && (left.headings > 0.2 * left.rows.length || !besides)) return false;
  if (labels >= 0.8 && besides && left.rows.length <= right.rows.length + 1) return true;
  // Labels of a form, aligned with their values.
  const set = left.rows.length > 2 && left.flushRight >= 0.8 && left.flushLeft < 0.7;
  const isForm = set && aligned >= 0.5 && (besides || (left.rows.length > 4 && left.flushRight >= 0.9));
  if (isForm && left.characters < right.characters) return true;
  // A mix of dates and labels, next to much more text.
  const isThin = (aligned >= 0.8 || besides) && left.longest <= 30 && right.characters > 2.5 * left.characters;
  if (isThin && labels >= 0.4 && left.rows.length > 1) return true;
  const isLabelColumn = aligned >= 0.95 && alike < 0.3 && left.longest <= 30;
  return isLabelColumn && !many && left.characters < right.characters;
}

const COLUMN_POINTS = 4;

/** Evidence for columns that are read one after the other. */
const COLUMN_EVIDENCE: readonly (readonly [(evidence: Evidence) => boolean, number])[] = [
  [({ left, right }) => left.headings > 0 && right.headings > 0, 4],
  [({ rows, both }) => both <= 0.6 * rows, 3],
  [({ left, right }) => left.bullets > 1 && right.bullets > 1, 2],
  [({ both, alike }) => both >= 2 && alike >= 0.8, 2],
  [({ right }) => right.flushLeft >= 0.6 || right.centered >= 0.7, 2],
  [({ left, right }) => Math.min(left.longest, right.longest) >= 20, 1],
  [({ left, right }) => Math.min(left.rows.length, right.rows.length) >= 6, 1],
  [({ left, right }) => Math.min(left.rows.length, right.rows.length) < 2, -6],
  [({ right }) => right.flushRight >= 0.8 && right.flushLeft < 0.6 && right.longest < 48, -4],
  [({ right }) => right.facts >= 0.5, -3],
  // A table: each row is one record.
  [({ left, aligned }) => left.facts >= 0.4 && aligned >= 0.8, -4],
  [({ rows, both, left, right }) => both === rows && rows >= 3 && left.evenBelow && right.evenBelow, -4],
  // A sentence goes on below itself on either side: these are paragraphs and not the rows of a table.
  [({ left, right }) => left.hasWrappedText && right.hasWrappedText, 5],
  // A grid of entries: side by side are two schools, two titles, two periods.
  [(evidence) => evidence.both === evidence.rows && evidence.rows >= 3 && areTwins(evidence), 10],
  [(evidence) => evidence.both === evidence.rows && evidence.rows >= 3 && haveOwnDates(evidence), 8],
  // All of one side is above all of the other.
  [({ both, left, right }) => both === 0 && (isAbove(left, right) || isAbove(right, left)), -12],
  // Centered headings above text at the left edge, never beside it.
  [({ both, right }) => both === 0 && right.centered >= 0.7 && right.flushLeft < 0.6, -12],
  // A place or date left of most rows of a column is the end of a line in the other column.
  [({ rows, both, right, partners }) => both < 0.9 * rows && right.centered < 0.5 && endsLines(right, partners), -12],
  [({ rows, both, left, right }) => both === rows && left.uniform && right.uniform && left.bullets === 0, -3],
  [(evidence) => separatesDates(evidence), -8],
  [({ left, right }) => Math.max(left.lonely, right.lonely) >= 0.9, -4],
];

/** Share of the outdented rows that have text on their left if they are the ends of its lines. */
const MIN_END_SHARE = 0.7;

function endsLines({ outdented, rows }: Side, partners: ReadonlySet<Row>): boolean {
  const ends = outdented.filter((row) => partners.has(row));
  return outdented.length > 0.1 * rows.length && ends.length >= MIN_END_SHARE * outdented.length;
}

/** A column of dates has at least this many, with left edges or centers this close, in points. */
const MIN_DATES = 3;
const NEAR_DISTANCE = 12;

/** A column of dates next to the gutter, with nothing else in it: they belong to the text on the right. */
function separatesDates({ left: { rows }, besides }: Evidence): boolean {
  const ends = rows.flatMap((row) => row.segments.slice(-1).map((segment) => ({ row, segment })));
  const facts = ends.filter(({ segment }) => isFactSegment(segment)).sort((a, b) => b.segment.x0 - a.segment.x0);
  const edge = facts[MIN_DATES - 1]?.segment.x0 ?? Number.NaN;
  const dates = facts.filter(({ segment }) => segment.x0 > edge - NEAR_DISTANCE);
  const isDated = dates.filter(({ segment }) => /\d{4}|'\d\d/.test(segmentText(segment))).length >= 0.5 * dates.length;
  if (!isDated || dates.length < MIN_DATES) return false;
  const others = ends.filter(
    ({ segment }) => segment.x1 > edge && !isFactSegment(segment) && !isHeadingSegment(segment),
  );
  const alone = dates.filter(({ row }) => row.segments.length === 1);
  if (dates.filter(({ row }) => besides.has(row)).length < 0.5 * dates.length) return false;
  return others.length <= 0.3 * dates.length && alone.length >= 0.5 * dates.length;
}

/** Most rows name the same kind of thing on either side, of two or more kinds. */
function areTwins({ left, right }: Evidence): boolean {
  const kinds = new Set<string>();
  let twins = 0;
  left.rows.forEach((row, i) => {
    const [first, second] = [getRowKind(row), getRowKind(right.rows[i])];
    if (!first || first !== second) return;
    kinds.add(first);
    twins++;
  });
  return kinds.size >= 2 && twins >= 0.6 * left.rows.length;
}

/** Below the first row, one row has a date on either side: each side is an entry of its own, not a column of a table. */
function haveOwnDates({ left, right }: Evidence): boolean {
  const dated = left.rows.flatMap((row, i) =>
    getRowKind(row) === 'date' && getRowKind(right.rows[i]) === 'date' ? [i] : [],
  );
  return dated.length > 0 && dated[0] !== 0 && dated.length <= left.rows.length / 3;
}

function getRowKind(row: Row | undefined): string | undefined {
  const [segment] = row?.segments ?? [];
  const text = segment ? segmentText(segment) : '';
  if (text.length > MAX_NAME) return undefined;
  if (isDateOnly(text)) return 'date';
  if (institutionScore(text) > 0) return 'school';
  if (degreeLength(text) > 0) return 'degree';
  return titleScore(text) >= 2 ? 'title' : undefined;
}

/** Maximum length of a name, in characters. */
const MAX_NAME = 60;

function isAbove(upper: Side, lower: Side): boolean {
  const last = upper.rows[upper.rows.length - 1];
  const first = lower.rows[0];
  return last !== undefined && first !== undefined && last.baseline < first.baseline;
}

function scoreColumns(evidence: Evidence): number {
  let points = 0;
  for (const [holds, worth] of COLUMN_EVIDENCE) if (holds(evidence)) points += worth;
  return points;
}

function collectEvidence(
  rows: Row[],
  from: number,
  to: number,
  x: number,
  left: Row[],
  right: Row[],
): Evidence | undefined {
  let both = 0;
  let isAlikeRow = 0;
  let stacks = 0;
  let beside = 0;
  let isBeside = false;
  let last: Row | undefined;
  const pairs: Row[] = [];
  const besides = new Set<Row>();
  const partners = new Set<Row>();
  for (let i = from; i < to; i++) {
    const whole = rows[i];
    const row = whole && splitRow(whole, x);
    if (!row) continue;
    const cut = row.segments.findIndex((segment) => segment.x0 >= x - 1);
    const near = cut > 0 || (cut < 0 && (isCloseTo(rows[i - 1], row, x) || isCloseTo(rows[i + 1], row, x)));
    if (cut !== 0 && startsStack(last, row)) {
      stacks++;
      isBeside = false;
    }
    if (cut !== 0 && near && !isBeside) {
      isBeside = true;
      beside++;
    }
    if (cut !== 0) last = row;
    if (cut === 0) right.push(row);
    else if (cut < 0) {
      left.push(row);
      if (near) besides.add(row);
    } else {
      const a = part(row, 0, cut);
      const b = part(row, cut, row.segments.length);
      left.push(a);
      right.push(b);
      pairs.push(a);
      besides.add(a);
      partners.add(b);
      both++;
      if (looksAlike(a.segments[0], b.segments[0])) isAlikeRow++;
    }
  }
  if (left.length === 0 || right.length === 0 || left.every(isMarker)) return undefined;
  return {
    left: new Side(left),
    right: new Side(right),
    rows: to - from,
    both,
    aligned: both / Math.min(left.length, right.length),
    alike: both === 0 ? 0 : isAlikeRow / both,
    stacksBeside: stacks === 0 ? 0 : beside / stacks,
    pairs,
    besides,
    partners,
  };
}

/** "1." or a bullet, with its text on the other side of the gutter. */
function isMarker({ segments: [first, second] }: Row): boolean {
  const text = first && !second ? segmentText(first) : '';
  return text !== '' && text.length <= MAX_MARKER_LENGTH && markerLength(`${text} x`) === text.length + 1;
}
/** In characters: "[10]". */
const MAX_MARKER_LENGTH = 4;

/** How far a label or a date can be above or below the line that it belongs to, in font sizes. */
const MAX_OFFSET = 0.9;

/** A row on the right whose baseline differs by less than a line, as of a date in smaller letters or centered in its cell. */
function isCloseTo(other: Row | undefined, row: Row, x: number): boolean {
  const [first] = other?.segments ?? [];
  const [own] = row.segments;
  return (
    !!other && !!first && !!own && first.x0 >= x - 1 && Math.abs(other.baseline - row.baseline) < MAX_OFFSET * own.size
  );
}

/** The row, with segments split where they run across the gutter. */
function splitRow(row: Row, x: number): Row {
  const over = row.segments.findIndex((segment) => segment.x0 < x - 1 && segment.x1 > x);
  const segment = row.segments[over];
  const at = segment ? gutterWord(segment, x) : 0;
  if (!segment || at === 0) return row;
  return {
    ...row,
    segments: [...row.segments.slice(0, over), ...splitSegment(segment, at), ...row.segments.slice(over + 1)],
  };
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
