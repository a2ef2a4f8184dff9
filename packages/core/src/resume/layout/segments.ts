import type { TextRun } from '../source.ts';
import { isBulletRun } from './glyphs.ts';

/** Adjacent words on one line with only normal spaces between them. */
export interface Segment {
  words: TextRun[];
  x0: number;
  x1: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Font size of its first word that isn't a bullet, in points. */
  size: number;
  /** Its first word is a bullet. */
  bullet: boolean;
  /** In characters, including spaces. */
  length: number;
  /** Its words joined with single spaces, and their meaning without context; computed on first use. */
  text: string | undefined;
  fact: boolean | undefined;
  heading: boolean | undefined;
}

/** The text on one baseline of the page, from left to right. */
export interface Row {
  baseline: number;
  top: number;
  bottom: number;
  segments: Segment[];
  /** Its segments are below each other and are read as one ("Technical" / "Skills" in a narrow margin). */
  stacked?: boolean;
}

export function rowOf(segments: Segment[]): Row {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  let baseline = 0;
  let size = 0;
  for (const segment of segments) {
    top = Math.min(top, segment.top);
    bottom = Math.max(bottom, segment.bottom);
    if (segment.size > size) {
      size = segment.size;
      baseline = segment.baseline;
    }
  }
  return { baseline, top, bottom, segments };
}

export function toSegment(words: TextRun[]): Segment {
  const first = words[0];
  const bullet = first !== undefined && isBulletRun(first) && words.length > 1;
  const lead = bullet ? words[1] : first;
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  let length = words.length - 1;
  for (const word of words) {
    length += word.text.length;
    if (word.x < x0) x0 = word.x;
    if (word.x + word.width > x1) x1 = word.x + word.width;
    if (word.y < top) top = word.y;
    if (word.y + word.height > bottom) bottom = word.y + word.height;
  }
  return {
    words,
    x0,
    x1,
    top,
    bottom,
    baseline: lead?.baseline ?? 0,
    size: lead?.fontSize ?? 0,
    bullet,
    length,
    text: undefined,
    fact: undefined,
    heading: undefined,
  };
}
