import { findDates } from '../dates/index.ts';
import { isDateOnly } from '../facts/index.ts';
import { isHeadingText } from '../sections/vocabulary.ts';
import { isFactSegment, isHeadingSegment, segmentText } from './rows.ts';
import type { Row, Segment } from './segments.ts';

/** Rows farther apart than this many font sizes aren't close. */
const CLOSE_DISTANCE = 2.2;
/** Rows that start this far to the left of the others aren't part of their column, in points. */
const OUTDENT_POINTS = 12;
/** Edges closer than this are aligned, in points. */
const ALIGNMENT_TOLERANCE = 3;

/** The rows on one side of a gutter. Each property is computed on first use, since most gutters are ruled out by the first check. */
export class Side {
  readonly rows: readonly Row[];
  /** Length of the longest segment, and of all of them, in characters. */
  readonly longest: number;
  readonly characters: number;
  readonly bullets: number;
  #segments: Segment[];
  #facts: number | undefined;
  #headings: number | undefined;

  constructor(rows: readonly Row[]) {
    this.rows = rows;
    this.#segments = rows.length === 1 ? (rows[0] as Row).segments : rows.flatMap((row) => row.segments);
    let longest = 0;
    let characters = 0;
    let bullets = 0;
    for (const segment of this.#segments) {
      characters += segment.length;
      if (segment.length > longest) longest = segment.length;
      if (segment.bullet && !isDateOnly(segmentText(segment))) bullets++;
    }
    this.longest = longest;
    this.characters = characters;
    this.bullets = bullets;
  }

  /** Share of segments that are dates, places, durations or grades: content next to an entry, not in a separate column. */
  get facts(): number {
    this.#facts ??= (this.#segments.filter(isFactSegment).length + this.#brokenFacts()) / this.#segments.length;
    return this.#facts;
  }

  /**
   * Rows that are a fact only together with the row above or below ("March 2021 –" / "Present"), counted without those that are
   * already facts.
   */
  #brokenFacts(): number {
    let count = 0;
    for (let i = 0; i + 1 < this.rows.length; i++) {
      const pair = [this.rows[i], this.rows[i + 1]] as [Row, Row];
      if (!isBrokenPeriod(...pair)) continue;
      count += pair.filter((row) => !row.segments.every(isFactSegment)).length;
      i++;
    }
    return count;
  }

  /** Rows whose words make them headings. */
  get headings(): number {
    this.#headings ??= this.rows.filter((row, i) => isHeadingRow(row) || isHalfHeading(this.rows, i)).length;
    return this.#headings;
  }

  /** Groups of rows that are close together. */
  get stacks(): number {
    return this.rows.filter((row, i) => startsStack(this.rows[i - 1], row)).length;
  }

  /** All rows have the same style. */
  get uniform(): boolean {
    return this.rows.every((row) => looksAlike(this.rows[0]?.segments[0], row.segments[0]));
  }

  /** All rows below the first have the same style, and none is a list item: the first may name a table column. */
  get evenBelow(): boolean {
    const [, first] = this.rows;
    return this.bullets === 0 && this.rows.slice(1).every((row) => looksAlike(first?.segments[0], row.segments[0]));
  }

  /** A long row is followed by one that starts in lowercase, close below it: the same sentence. */
  get hasWrappedText(): boolean {
    return this.rows.some(({ segments: [first] }, i) => {
      const above = this.rows[i - 1];
      const [text] = above?.segments ?? [];
      return (
        first !== undefined &&
        text !== undefined &&
        text.length >= MIN_SENTENCE_LENGTH &&
        isClose(above, this.rows[i]) &&
        looksAlike(text, first) &&
        !/[.!?]$/.test(segmentText(text)) &&
        /^\p{Ll}/u.test(segmentText(first))
      );
    });
  }

  /** Share of rows without another row of this side close above or below. */
  get lonely(): number {
    const alone = this.rows.filter((row, i) => !isClose(this.rows[i - 1], row) && !isClose(row, this.rows[i + 1]));
    return alone.length / this.rows.length;
  }

  /** Share of rows that start at the same x. */
  get flushLeft(): number {
    return measureAgreement(this.rows.map((row) => row.segments[0]?.x0 ?? 0));
  }

  /** Share of rows that end at the same x. */
  get flushRight(): number {
    return measureAgreement(this.rows.map((row) => row.segments[row.segments.length - 1]?.x1 ?? 0));
  }

  /** The rows that start clearly to the left of most others, and with a fact. */
  get outdented(): readonly Row[] {
    const edges = this.rows.map((row) => row.segments[0]?.x0 ?? 0).sort((a, b) => a - b);
    let edge = edges[0] ?? 0;
    let most = 0;
    let start = 0;
    edges.forEach((x, end) => {
      while (x - (edges[start] ?? x) > ALIGNMENT_TOLERANCE) start++;
      if (end - start + 1 <= most) return;
      most = end - start + 1;
      edge = edges[start] ?? x;
    });
    return this.rows.filter(
      ({ segments: [first] }) => first && first.x0 < edge - OUTDENT_POINTS && isFactSegment(first),
    );
  }

  /** Share of rows with the same center. */
  get centered(): number {
    return measureAgreement(
      this.rows.map((row) => ((row.segments[0]?.x0 ?? 0) + (row.segments[row.segments.length - 1]?.x1 ?? 0)) / 2),
    );
  }
}

/** Text of at least this many characters can be part of a sentence. */
const MIN_SENTENCE_LENGTH = 24;

/** Maximum distance between consecutive rows of one stack, in font sizes. */
const MAX_STACK_DISTANCE = 1.5;

export function startsStack(above: Row | undefined, row: Row): boolean {
  return above === undefined || row.baseline - above.baseline > MAX_STACK_DISTANCE * (row.segments[0]?.size ?? 0);
}

function isHeadingRow(row: Row): boolean {
  const only = row.segments.length === 1 ? row.segments[0] : undefined;
  return only !== undefined && isHeadingSegment(only);
}

function isClose(above: Row | undefined, below: Row | undefined): boolean {
  if (!above || !below) return false;
  return below.baseline - above.baseline < CLOSE_DISTANCE * (below.segments[0]?.size ?? 0);
}

/** A heading that wraps over two rows of a narrow margin: "Technical" / "Skills". */
function isHalfHeading(rows: readonly Row[], i: number): boolean {
  return isHeadingPair(rows[i - 1], rows[i]) || isHeadingPair(rows[i], rows[i + 1]);
}

function isHeadingPair(above: Row | undefined, below: Row | undefined): boolean {
  const first = above?.segments[0];
  const second = below?.segments[0];
  if (!first || !second || above.segments.length > 1 || below.segments.length > 1) return false;
  if (first.words.length + second.words.length > 4 || first.size !== second.size || !isClose(above, below))
    return false;
  return isHeadingText(`${segmentText(first)} ${segmentText(second)}`);
}

/** A period that wraps over two rows of a narrow margin: "June 2018 – March" / "2021". */
export function isBrokenPeriod(above: Row, below: Row): boolean {
  const [first] = above.segments;
  const [second] = below.segments;
  if (!first || !second || above.segments.length > 1 || below.segments.length > 1 || !isClose(above, below))
    return false;
  if (first.bullet || first.length > 24 || second.length > 24 || !looksAlike(first, second)) return false;
  const [text, rest] = [segmentText(first), segmentText(second)];
  if (!/\d/.test(text + rest) || !isDateOnly(`${text} ${rest}`)) return false;
  const [whole, ...others] = findDates(`${text} ${rest}`);
  const [own] = findDates(text);
  return whole?.kind === 'range' && others.length === 0 && (own?.kind !== 'range' || own.open === true);
}

/** Share of values that are close to the most frequent one. */
function measureAgreement(values: number[]): number {
  values.sort((a, b) => a - b);
  let best = 0;
  let start = 0;
  for (let end = 0; end < values.length; end++) {
    while ((values[end] ?? 0) - (values[start] ?? 0) > ALIGNMENT_TOLERANCE) start++;
    best = Math.max(best, end - start + 1);
  }
  return best / values.length;
}

export function looksAlike(a: Segment | undefined, b: Segment | undefined): boolean {
  const left = a?.words[0];
  const right = b?.words[0];
  if (!left || !right) return false;
  return left.bold === right.bold && left.italic === right.italic && Math.abs(left.fontSize - right.fontSize) < 0.6;
}
