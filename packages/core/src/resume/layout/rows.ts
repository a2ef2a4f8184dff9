import { isFact } from '../facts/index.ts';
import { isHeadingText } from '../sections/vocabulary.ts';
import type { Box, TextRun } from '../source.ts';
import { drawnBullets } from './drawn-bullets.ts';
import { isBulletRun, isIcon } from './glyphs.ts';
import { joinLogos } from './logos.ts';
import { raiseSuperscripts } from './row-scripts.ts';
import { type Row, rowOf, type Segment, toSegment } from './segments.ts';
import { joinSpacedLetters, tracking } from './spaced-letters.ts';

/** Baselines closer than this share of the font size are one row: except for superscripts, programs align within a point or two. */
const ROW_TOLERANCE = 0.3;

/** A gap of more font sizes separates segments: more than a stretched space, less than a tab or gutter. */
const SEGMENT_GAP = 1.0;

/** A bullet can be farther from its text. */
const BULLET_GAP = 5;

/** Groups the visible words of a page (or part of one) into rows, top to bottom. */
export function buildRows(runs: readonly TextRun[], dots: readonly Box[] = []): Row[] {
  const words = joinLogos(runs.filter((run, i) => isVisible(run, runs[i + 1]) && !isIcon(run))).slice();
  if (dots.length > 0) words.push(...drawnBullets(words, dots));
  words.sort((a, b) => a.baseline - b.baseline || a.x - b.x);
  const rows: Row[] = [];
  let group: TextRun[] = [];
  let baseline = 0;
  let reach = 0;
  for (const word of words) {
    if (group.length > 0 && word.baseline - baseline > reach) {
      rows.push(toRow(group));
      group = [];
    }
    if (group.length === 0) {
      baseline = word.baseline;
      reach = ROW_TOLERANCE * word.fontSize;
    }
    group.push(word);
  }
  if (group.length > 0) rows.push(toRow(group));
  return attachBullets(raiseSuperscripts(rows));
}

/** White letters directly before the visible rest of their word are on a colored area that wasn't recognized. */
function isVisible(run: TextRun, next: TextRun | undefined): boolean {
  if (run.hidden === undefined) return true;
  return run.hidden === 'page-color' && next !== undefined && next.hidden === undefined && isOneWord(run, next);
}

/** Letters of one word in two colors can be this far apart, in font sizes. */
const COLOR_CHANGE_GAP = 0.16;

/** Whether two runs are one word whose first letters have another color. */
function isOneWord(run: TextRun, next: TextRun): boolean {
  const gap = next.x - (run.x + run.width);
  return (
    run.color !== next.color &&
    run.spaceAfter !== true &&
    run.font === next.font &&
    run.fontSize === next.fontSize &&
    run.baseline === next.baseline &&
    gap > -COLOR_CHANGE_GAP * run.fontSize &&
    gap < COLOR_CHANGE_GAP * run.fontSize &&
    /\p{L}$/u.test(run.text) &&
    /^\p{Ll}/u.test(next.text)
  );
}

function toRow(words: TextRun[]): Row {
  words.sort((a, b) => a.x - b.x);
  const segments: Segment[] = [];
  let current: TextRun[] = [];
  let previous: TextRun | undefined;
  for (const word of joinSpacedLetters(words)) {
    if (previous && isDoubled(previous, word)) continue;
    if (previous && startsSegment(previous, word, current)) {
      segments.push(toSegment(current));
      current = [];
    }
    current.push(word);
    previous = word;
  }
  if (current.length > 0) segments.push(toSegment(current));
  return rowOf(segments);
}

/** Whether a new segment starts at `word`. */
function startsSegment(previous: TextRun, word: TextRun, current: TextRun[]): boolean {
  const gap = word.x - (previous.x + previous.width);
  const size = Math.min(previous.fontSize, word.fontSize);
  if (current.length === 1 && isBulletRun(previous))
    return gap > BULLET_GAP * Math.max(previous.fontSize, word.fontSize);
  return gap > SEGMENT_GAP * size + 2 * tracking(word);
}

/** Programs without a bold font draw a word twice, slightly offset. */
function isDoubled(previous: TextRun, word: TextRun): boolean {
  return word.x - previous.x < 0.1 * word.fontSize && word.text === previous.text;
}

/** How far below a bullet on a separate row its text can be, in font sizes. */
const MAX_BULLET_DROP = 1.9;

/** How far above a larger bullet on a separate row its text can be, in font sizes. */
const MAX_BULLET_RISE = 0.6;

/** Attaches a bullet that is apart from its text to the nearer row of the one above and the one below it. */
function attachBullets(rows: Row[]): Row[] {
  let lost = false;
  rows.forEach((row, i) => {
    const last = row.segments.at(-1);
    const mark = last?.words.length === 1 ? last.words[0] : undefined;
    if (!last || !mark || !isBulletRun(mark)) return;
    const [above, below] = [findTextOfBullet(rows[i - 1], last), findTextOfBullet(rows[i + 1], last)];
    const rise = above ? row.baseline - above.row.baseline : Number.POSITIVE_INFINITY;
    const drop = below ? below.row.baseline - row.baseline : Number.POSITIVE_INFINITY;
    const isAbove = above !== undefined && rise < drop && rise <= MAX_BULLET_RISE * above.text.size;
    // Text in another column can share the row of a bullet that hangs below its own.
    const found = isAbove ? above : row.segments.length === 1 ? below : undefined;
    if (!found || found.text.bullet || (found === below && drop > MAX_BULLET_DROP * found.text.size)) return;
    const { row: target, text } = found;
    target.segments[target.segments.indexOf(text)] = toSegment([
      { ...mark, baseline: text.baseline, y: text.top },
      ...text.words,
    ]);
    row.segments = row.segments.slice(0, -1);
    lost = true;
  });
  return lost ? rows.filter((row) => row.segments.length > 0) : rows;
}

/** The text directly to the right of a bullet, in another row. */
function findTextOfBullet(row: Row | undefined, { x1 }: Segment): { row: Row; text: Segment } | undefined {
  const text = row?.segments.find((segment) => segment.x0 >= x1 && segment.x0 - x1 < BULLET_GAP * segment.size);
  return row && text && { row, text };
}

/** Text close to a gutter is still split there, at a gap wider than a space or a change of style. */
const GUTTER_SPACE = 0.45;

const WRITTEN_SPACE = 0.55;

/**
 * Index of the segment's word that starts at `x` after a gap or in a new style: the segment crosses a gutter there. 0 if there
 * is none.
 */
export function gutterWord(segment: Segment, x: number): number {
  const { words } = segment;
  for (let i = 1; i < words.length; i++) {
    const word = words[i] as TextRun;
    if (word.x < x - 1.5) continue;
    if (word.x > x + 1.5) return 0;
    const previous = words[i - 1] as TextRun;
    const gap = word.x - (previous.x + previous.width);
    const changed =
      word.bold !== previous.bold ||
      word.italic !== previous.italic ||
      Math.abs(word.fontSize - previous.fontSize) > 0.3;
    const space = previous.spaceAfter ? WRITTEN_SPACE : GUTTER_SPACE;
    return gap > space * word.fontSize || (changed && gap > 0.5) ? i : 0;
  }
  return 0;
}

/** Splits a segment in two: the words before `at`, and the rest. */
export function splitSegment(segment: Segment, at: number): [Segment, Segment] {
  return [toSegment(segment.words.slice(0, at)), toSegment(segment.words.slice(at))];
}

/** Minimum gap between two words, as a fraction of the font size. Anything closer is joined without a space. */
const MIN_SPACE = 0.1;

/** Whether there is a space between two words of a segment. */
export function isApart(previous: TextRun, word: TextRun): boolean {
  if (isOneWord(previous, word)) return false;
  const gap = measureGap(previous, word);
  const size = Math.min(previous.fontSize, word.fontSize);
  // Words of a label that wraps over several rows of a margin.
  if (word.baseline - previous.baseline > 0.8 * Math.max(previous.fontSize, word.fontSize)) return true;
  return gap > MIN_SPACE * size || (previous.spaceAfter === true && gap > -MIN_SPACE * size) || gap < -size;
}

function measureGap(previous: TextRun, word: TextRun): number {
  // Right-to-left words continue to the left.
  return word.x >= previous.x ? word.x - (previous.x + previous.width) : previous.x - (word.x + word.width);
}

/** The words of a segment with single spaces. */
export function segmentText(segment: Segment): string {
  if (segment.text === undefined) {
    let text = '';
    let previous: TextRun | undefined;
    for (const word of segment.words) {
      text += !previous || !isApart(previous, word) ? word.text : ` ${word.text}`;
      previous = word;
    }
    segment.text = text;
  }
  return segment.text;
}

/** Maximum length of facts and headings, in characters. */
const MAX_FACT = 60;

export function isFactSegment(segment: Segment): boolean {
  segment.fact ??= segment.length <= MAX_FACT && !segment.bullet && isFact(segmentText(segment));
  return segment.fact;
}

export function isHeadingSegment(segment: Segment): boolean {
  segment.heading ??= segment.length <= MAX_FACT && !segment.bullet && isHeadingText(getHeadingText(segment));
  return segment.heading;
}

/** The text, with a capital if it is in bold: some designs have lowercase headings. */
function getHeadingText(segment: Segment): string {
  const text = segmentText(segment);
  return segment.words[0]?.bold ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
