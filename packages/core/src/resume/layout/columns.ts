import { findDates } from '../dates/index.ts';
import { isDateOnly } from '../facts/index.ts';
import { headingMeaning, isHeadingText } from '../sections/vocabulary.ts';
import type { Box } from '../source.ts';
import type { Candidate } from './candidate.ts';
import { judgeLeftMargin, judgeSections, judgeSplit, type Split } from './gutters.ts';
import { gutterWord, segmentText } from './rows.ts';
import type { Row, Segment } from './segments.ts';
import { isBrokenPeriod, looksAlike } from './side.ts';

/** A row in reading order, with the column it was read in. */
export interface PlacedRow {
  row: Row;
  /** 0 is the page itself; rows of one column share a number within a page. */
  column: number;
  /** A heading to the left of its section. */
  margin: boolean;
  /** Right edge of its margin, if it has a line to itself. */
  right?: number;
}

export interface ColumnInfo {
  /** Left edge, used to detect whether a column continues on the next page. */
  edge: number;
  /** Number of the enclosing column; -1 for the page itself. */
  parent: number;
}

export interface PageColumns {
  rows: PlacedRow[];
  columns: ColumnInfo[];
  /** The maximum number of side-by-side columns with running text. */
  side: number;
}

const MAX_DEPTH = 5;
/** Columns with fewer rows are grid cells, not columns of the page. */
const MIN_COLUMN_ROWS = 6;
/** The maximum number of candidates to check in one region, best first. */
const MAX_JUDGED = 10;

/**
 * Puts the rows of a page into reading order: finds columns, sidebars, grids and margins, regardless of their position.
 * @param isFlow positions come from paragraphs and not from a page: only text side by side shows columns
 */
export function readingOrder(rows: Row[], rules: readonly Box[], isFlow = false): PageColumns {
  const order = new ReadingOrder(rules, isFlow);
  const placed = order.region(rows, 0, 0);
  return { rows: placed, columns: order.columns, side: order.side };
}

class ReadingOrder {
  readonly columns: ColumnInfo[] = [{ edge: 0, parent: -1 }];
  side = 1;
  readonly #rules: readonly Box[];
  readonly #isFlow: boolean;

  constructor(rules: readonly Box[], isFlow: boolean) {
    this.#rules = rules;
    this.#isFlow = isFlow;
  }

  region(rows: Row[], column: number, depth: number): PlacedRow[] {
    const split = depth < MAX_DEPTH && rows.length > 0 ? this.#bestSplit(rows) : undefined;
    if (!split) return rows.map((row) => ({ row, column, margin: false }));
    const before = rows.slice(0, split.from);
    const after = rows.slice(split.to);
    return [
      ...(before.length > 0 ? this.region(before, column, depth) : []),
      ...this.#apply(split, column, depth),
      ...(after.length > 0 ? this.region(after, column, depth) : []),
    ];
  }

  #apply(split: Split, column: number, depth: number): PlacedRow[] {
    switch (split.kind) {
      case 'columns': {
        if (Math.min(split.left.length, split.right.length) >= MIN_COLUMN_ROWS)
          this.side = Math.max(this.side, depth + 2);
        return [...this.#column(split.left, column, depth), ...this.#column(split.right, column, depth)];
      }
      case 'margin-left':
        return insertLeft(this.region(split.right, column, depth + 1), split.left, column);
      case 'margin-right':
        return insertRight(this.region(split.left, column, depth + 1), split.right);
    }
  }

  #column(rows: Row[], parent: number, depth: number): PlacedRow[] {
    const column = this.columns.length;
    this.columns.push({ edge: Math.min(...rows.map((row) => row.segments[0]?.x0 ?? 0)), parent });
    return this.region(rows, column, depth + 1);
  }

  #bestSplit(rows: Row[]): Split | undefined {
    const candidates = listCandidates(rows, this.#rules).filter(({ both }) => !this.#isFlow || both > 0);
    const margin = findBestMargin(rows, candidates);
    const wide = candidates.filter((candidate) => candidate.sparse > 1).sort((a, b) => b.score - a.score);
    // A margin that reaches as far explains the rows more simply than columns do.
    const judged = wide.slice(0, MAX_JUDGED).filter(({ from, to }) => !margin || to - from > margin.reach);
    for (const judgment of [judgeSplit, judgeSections]) {
      for (const candidate of judged) {
        const split = judgment(rows, candidate);
        if (split) return split;
      }
    }
    return margin;
  }
}

/** The left margin that covers the most rows. */
function findBestMargin(rows: Row[], candidates: Candidate[]): Split | undefined {
  const left = getLeftEdge(rows);
  const reach = left + Math.max(MARGIN_WIDTH, MAX_MARGIN_SHARE * (getRightEdge(rows) - left));
  const near = candidates.filter((candidate) => candidate.x < reach);
  near.sort((a, b) => b.to - b.from - (a.to - a.from) || b.score - a.score);
  for (const candidate of near.slice(0, MAX_JUDGED)) {
    const margin = judgeLeftMargin(rows, candidate);
    if (margin) return margin;
  }
  return undefined;
}

/** A left margin takes at most this share of the width, or this many points on a narrow page. */
const MAX_MARGIN_SHARE = 0.4;
const MARGIN_WIDTH = 170;

function getLeftEdge(rows: Row[]): number {
  return Math.min(...rows.map((row) => row.segments[0]?.x0 ?? Number.POSITIVE_INFINITY));
}

function getRightEdge(rows: Row[]): number {
  return Math.max(...rows.map((row) => row.segments[row.segments.length - 1]?.x1 ?? 0));
}

const MIN_GUTTER = 4;
const MAX_EDGES = 40;

function listCandidates(rows: Row[], rules: readonly Box[]): Candidate[] {
  const edges = listLeftEdges(rows, getLeftEdge(rows) + 20);
  const breaks = rows.map((row, i) => (i === 0 ? [] : listRulesBetween(rules, rows[i - 1], row)));
  const candidates: Candidate[] = [];
  for (const x of edges) collectRuns(rows, x, breaks, candidates);
  return candidates;
}

/** Left edges of segments without duplicates, most frequent first. */
function listLeftEdges(rows: Row[], beyond: number): number[] {
  const counts = new Map<number, { x: number; count: number }>();
  for (const row of rows) {
    for (const segment of row.segments) {
      if (segment.x0 < beyond) continue;
      const key = Math.round(segment.x0 / 2);
      const known = counts.get(key) ?? counts.get(key - 1);
      if (known) {
        known.count++;
        known.x = Math.min(known.x, segment.x0);
      } else counts.set(key, { x: segment.x0, count: 1 });
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_EDGES)
    .map((edge) => edge.x);
}

function listRulesBetween(rules: readonly Box[], above: Row | undefined, below: Row): Box[] {
  if (!above) return [];
  return rules.filter((rule) => rule.y > above.baseline - 2 && rule.y < below.baseline);
}

/** Lines below each other are at least this far apart, in font sizes. */
const MIN_LINE_DISTANCE = 0.95;

function collectRuns(rows: Row[], x: number, breaks: Box[][], candidates: Candidate[]): void {
  let from = -1;
  let left = 0;
  let right = 0;
  let support = 0;
  let both = 0;
  let above: { row: Row; isLeft: boolean } | undefined;
  const close = (to: number) => {
    if (from >= 0 && left > 0 && right > 0) {
      const sparse = Math.min(left, right);
      candidates.push({ x, from, to, sparse, both, score: sparse * 10 + support * 8 });
    }
    from = -1;
    above = undefined;
    left = right = support = both = 0;
  };
  rows.forEach((row, i) => {
    if (from >= 0 && breaks[i]?.some((rule) => isCrossing(rule, x))) close(i);
    if (row.segments.length === 1 && breaks[i + 1]?.some((rule) => isCrossing(rule, x) && isUnder(rule, row))) {
      close(i); // a heading underlined across the gutter is above the following rows
      return;
    }
    let hasLeft = false;
    let hasRight = false;
    const last = row.segments[row.segments.length - 1];
    for (const segment of row.segments) {
      if (segment.x0 >= x - 1) {
        hasRight = true;
        if (segment.x0 < x + 5) support++;
      } else if (segment.x1 <= x - MIN_GUTTER || (segment === last && endsLeftOf(segment, x))) hasLeft = true;
      else if (gutterWord(segment, x) > 0) {
        hasLeft = true;
        hasRight = true;
      } else {
        close(i);
        return;
      }
    }
    if (from < 0) from = i;
    if (hasLeft) left++;
    if (hasRight) right++;
    // Rows closer than any line spacing are side by side too.
    const isBeside =
      above && above.isLeft !== hasLeft && row.baseline - above.row.baseline < MIN_LINE_DISTANCE * getLargestSize(row);
    if ((hasLeft && hasRight) || isBeside) both++;
    above = { row, isLeft: hasLeft };
  });
  close(rows.length);
}

/** How far an address without spaces can run out of its column, in font sizes. */
const MAX_OVERFLOW = 1.5;

/** The last text of a row ends at the gutter, or is one long word that can't wrap. */
function endsLeftOf({ words, x1, size: fontSize }: Segment, x: number): boolean {
  return x1 <= x || (words.length === 1 && x1 <= x + MAX_OVERFLOW * fontSize && /[@/]/.test(words[0]?.text ?? ''));
}

function isCrossing(rule: Box, x: number): boolean {
  return rule.x < x - 8 && rule.x + rule.width > x + 8;
}

function isUnder(rule: Box, row: Row): boolean {
  return rule.y - row.baseline < 0.9 * getLargestSize(row);
}

/** Places rows of a left margin (dates, labels, headings) before the row next to them. */
function insertLeft(placed: PlacedRow[], margin: Row[], column: number): PlacedRow[] {
  const result = [...placed];
  let from = 0;
  /** Position of the last row of the previous stack. */
  let above = -1;
  const right = Math.max(...margin.map((row) => row.segments[row.segments.length - 1]?.x1 ?? 0));
  const model = margin.find((_, i) => isMarginHeading(findStack(margin, i)))?.segments[0];
  for (let i = 0; i < margin.length; i++) {
    const stack = findStack(margin, i);
    const heading = isMarginHeading(stack) || (model !== undefined && isLikeHeading(stack, model));
    const label = heading ? stack : findLabelRows(margin, i);
    const row = heading ? mergeStack(stack) : label.length > 1 ? mergeRows(label) : (margin[i] as Row);
    const reach = 0.35 * getLargestSize(row);
    const top = (stack[0] as Row).baseline;
    let at = from;
    while (at < result.length && (result[at]?.row.baseline ?? 0) < top - reach) at++;
    const beside = result[at];
    const aligned = beside !== undefined && Math.abs(beside.row.baseline - top) <= reach;
    const before = margin[i - 1];
    const goesOn = above >= 0 && before !== undefined && row.baseline - before.baseline < 1.6 * getLargestSize(row);
    // The second of two dates one above the other, next to whatever is on its line.
    const closes = goesOn && !heading && isDateRow(row) && isDateRow(before);
    if (!heading && aligned && !closes && !beside.row.segments[0]?.bullet && !(goesOn && isBody(result, at))) {
      result[at] = { ...beside, row: mergeInto([row], beside.row) };
    } else {
      // A continuation below a date that is next to a description stays directly below the date.
      if (goesOn && !heading) at = above + 1;
      result.splice(at, 0, { row, column, margin: heading, right });
    }
    above = heading ? -1 : at;
    from = at + 1;
    i += label.length - 1;
  }
  return result;
}

/** One date without a period, or "Present". */
function isDateRow({ segments: [first, second] }: Row): boolean {
  const text = first ? segmentText(first) : '';
  return second === undefined && isDateOnly(text) && findDates(text).every(({ kind }) => kind === 'point');
}

/** The margin rows of one label or period: a lowercase word, or the end of a period, continues the row above. */
function findLabelRows(margin: Row[], at: number): Row[] {
  const label = [margin[at] as Row];
  for (let i = at + 1; i < margin.length; i++) {
    const above = label[label.length - 1] as Row;
    const next = margin[i] as Row;
    const [first] = next.segments;
    if (!first || next.segments.length > 1 || above.segments.length > 1) break;
    const close = looksAlike(above.segments[0], first) && next.baseline - above.baseline < 1.5 * getLargestSize(above);
    const isPeriod = findDates(segmentText(first)).some(({ kind }) => kind === 'range');
    if (!close || !(isBrokenPeriod(above, next) || (/^\p{Ll}/u.test(segmentText(first)) && !isPeriod))) break;
    label.push(next);
  }
  return label;
}

/** Merges rows into one, with the words in reading order on the first row's baseline. */
function mergeRows(rows: Row[]): Row {
  const segments = rows.flatMap((row) => row.segments);
  const [first] = segments as [Segment];
  const whole: Segment = {
    ...first,
    words: segments.flatMap((segment) => segment.words),
    x0: Math.min(...segments.map((segment) => segment.x0)),
    x1: Math.max(...segments.map((segment) => segment.x1)),
    length: segments.reduce((sum, segment) => sum + segment.length + 1, -1),
    text: undefined,
    fact: undefined,
    heading: undefined,
  };
  return { ...(rows[0] as Row), bottom: Math.max(...rows.map((row) => row.bottom)), segments: [whole] };
}

/** Rows of a right margin (places, dates) next to bullets belong to the head of their entry. */
function insertRight(placed: PlacedRow[], margin: Row[]): PlacedRow[] {
  const result = [...placed];
  let head = -1;
  let cursor = 0;
  const items = findDatedItems(placed, margin);
  for (const row of margin) {
    const reach = 0.35 * getLargestSize(row);
    while (cursor < result.length && (result[cursor]?.row.baseline ?? 0) < row.baseline - reach) cursor++;
    const beside = result[cursor];
    const aligned = beside !== undefined && Math.abs(beside.row.baseline - row.baseline) <= reach;
    if (aligned && (!isBody(result, cursor) || items.has(beside.row))) {
      result[cursor] = { ...beside, row: mergeInto([beside.row], row) };
      head = cursor;
      continue;
    }
    if (head < 0) head = Math.max(0, cursor - 1);
    result.splice(head + 1, 0, { row, column: result[head]?.column ?? 0, margin: false });
    head++;
    cursor = head + 1;
  }
  return result;
}

/** Minimum number of list items with a date next to them, and their share of the margin, for each to be an entry of its own. */
const MIN_DATED_ITEMS = 3;
const MIN_ITEM_SHARE = 0.6;

/** The outermost list items, if most rows of a right margin are next to one: degrees or roles below a school or an employer. */
function findDatedItems(placed: readonly PlacedRow[], margin: readonly Row[]): ReadonlySet<Row> {
  const items = placed.flatMap(({ row }) => (row.segments[0]?.bullet ? [row] : []));
  const edge = Math.min(...items.map((row) => row.segments[0]?.x0 ?? 0)) + OUTER_TOLERANCE;
  const outer = items.filter((row) => (row.segments[0]?.x0 ?? 0) < edge);
  const dated = outer.filter((item) =>
    margin.some((row) => Math.abs(row.baseline - item.baseline) <= 0.35 * getLargestSize(row) && isDated(row)),
  );
  return new Set(dated.length >= MIN_DATED_ITEMS && dated.length >= MIN_ITEM_SHARE * margin.length ? dated : []);
}
/** Left edges closer than this are one list level, in points. */
const OUTER_TOLERANCE = 4;

function isDated({ segments }: Row): boolean {
  return segments.some((segment) => findDates(segmentText(segment)).length > 0);
}

/** A bullet, or the wrapped rest of a bullet. */
function isBody(placed: PlacedRow[], at: number): boolean {
  const segment = placed[at]?.row.segments[0];
  if (!segment) return false;
  if (segment.bullet) return true;
  for (let i = at - 1; i >= 0; i--) {
    const above = placed[i]?.row.segments[0];
    if (!above) return false;
    if (above.bullet) return segment.x0 > above.x0 + 2;
    if (above.x0 < segment.x0 - 2) return false;
  }
  return false;
}

function findStack(margin: Row[], at: number): Row[] {
  const stack = [margin[at] as Row];
  for (let i = at + 1; i < margin.length; i++) {
    const previous = stack[stack.length - 1] as Row;
    const next = margin[i] as Row;
    if (next.baseline - previous.baseline > 1.5 * getLargestSize(previous)) break;
    stack.push(next);
  }
  return stack;
}

function isMarginHeading(stack: Row[]): boolean {
  return stack.every((row) => row.segments.length === 1) && isHeadingLike(stack);
}

/** "Technical" in the style of the margin headings above and below it; by itself the word would be ambiguous. */
function isLikeHeading(stack: Row[], model: Segment): boolean {
  const [first] = (stack[0] as Row).segments;
  const alone = stack.every((row) => row.segments.length === 1 && looksAlike(row.segments[0], model));
  return alone && first?.words[0]?.color === model.words[0]?.color && headingMeaning(joinStack(stack)) !== undefined;
}

function joinStack(stack: Row[]): string {
  return stack.map((row) => row.segments.map(segmentText).join(' ')).join(' ');
}

function isHeadingLike(stack: Row[]): boolean {
  return isHeadingText(joinStack(stack));
}

function mergeStack(stack: Row[]): Row {
  return { ...mergeInto(stack.slice(0, -1), stack[stack.length - 1] as Row), stacked: stack.length > 1 };
}

function mergeInto(rows: Row[], last: Row): Row {
  const all = [...rows, last];
  return {
    baseline: last.baseline,
    top: Math.min(...all.map((row) => row.top)),
    bottom: Math.max(...all.map((row) => row.bottom)),
    segments: all.flatMap((row) => row.segments),
  };
}

function getLargestSize(row: Row): number {
  let largest = 0;
  for (const segment of row.segments) largest = Math.max(largest, segment.size);
  return largest;
}
