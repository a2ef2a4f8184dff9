import type { TextRun } from '../source.ts';
import { type Row, type Segment, toSegment } from './segments.ts';

/**
 * A row that contains only small letters touching words of the next or previous row is a row of superscripts ("28th", footnote
 * marks): its words move back to their row.
 */
export function raiseSuperscripts(rows: Row[]): Row[] {
  let lost = false;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (!row || row.segments.length > 6) continue;
    for (const other of [rows[i + 1], rows[i - 1]]) {
      if (other && ((isScriptOf(row, other) && mergeScripts(row, other)) || fitsIntoWords(row, other))) {
        row.segments = [];
        lost = true;
        break;
      }
    }
  }
  return lost ? rows.filter((row) => row.segments.length > 0) : rows;
}

function isScriptOf(row: Row, other: Row): boolean {
  const size = getLargestSize(row);
  const otherSize = getLargestSize(other);
  return size <= 0.78 * otherSize && Math.abs(row.baseline - other.baseline) <= 0.6 * otherSize;
}

function getLargestSize(row: Row): number {
  let size = Number.NEGATIVE_INFINITY;
  for (const segment of row.segments) if (segment.size > size) size = segment.size;
  return size;
}

function mergeScripts(row: Row, other: Row): boolean {
  const homes = row.segments.map((script) =>
    other.segments.findIndex((segment) =>
      segment.words.some((word) => {
        const gap = script.x0 - (word.x + word.width);
        return gap > -0.3 * word.fontSize && gap < 0.25 * word.fontSize;
      }),
    ),
  );
  if (homes.includes(-1)) return row.segments.every((script) => setInto(script, other));
  row.segments.forEach((script, i) => {
    const at = homes[i] ?? 0;
    const home = other.segments[at];
    if (!home) return;
    const words = [...home.words, ...script.words].sort((a, b) => a.x - b.x);
    other.segments[at] = { ...toSegment(words), baseline: home.baseline, size: home.size };
  });
  return true;
}

/** Moves a raised letter inside a word (as in the "LaTeX" logo) to its position among the others. */
function setInto(script: Segment, row: Row): boolean {
  const [letter] = script.words;
  if (!letter || script.words.length > 1 || letter.text.length > 1) return false;
  for (const [at, segment] of row.segments.entries()) {
    const word = segment.words.find((each) => letter.x > each.x && letter.x < each.x + each.width);
    if (!word) continue;
    const index = Math.max(1, Math.round(((letter.x - word.x) / word.width) * word.text.length));
    const whole = { ...word, text: word.text.slice(0, index) + letter.text + word.text.slice(index) };
    const words = segment.words.map((each) => (each === word ? whole : each));
    row.segments[at] = { ...toSegment(words), baseline: segment.baseline, size: segment.size };
    return true;
  }
  return false;
}

/** How far below its word a lowered letter is, and how far it overlaps the letters next to it, in font sizes. */
const LOWERED_DISTANCE = 0.3;

const LOWERED_OVERLAP = 0.25;

/** Puts lowered letters ("LAT" and "X" around the "E" of "LaTeX") between the two halves of their words. */
function fitsIntoWords(row: Row, other: Row): boolean {
  const drop = row.baseline - other.baseline;
  const letters = row.segments.flatMap(({ words }) => words);
  if (
    drop <= 0 ||
    drop > LOWERED_DISTANCE * getLargestSize(other) ||
    letters.some(({ text }) => !/^\p{Lu}$/u.test(text))
  )
    return false;
  return letters.every((letter) => fitsIntoWord(letter, other));
}

function fitsIntoWord(letter: TextRun, row: Row): boolean {
  const near = LOWERED_OVERLAP * letter.fontSize;
  for (const [at, { words, baseline, size }] of row.segments.entries()) {
    const i = words.findIndex((word, k) => {
      const next = words[k + 1];
      const end = word.x + word.width;
      return next && Math.abs(end - letter.x) < near && Math.abs(next.x - letter.x - letter.width) < near;
    });
    const [before, after] = [words[i], words[i + 1]];
    if (!before || !after) continue;
    const whole = { ...after, ...before, text: before.text + letter.text + after.text };
    whole.width = after.x + after.width - before.x;
    if (after.spaceAfter) whole.spaceAfter = true;
    row.segments[at] = { ...toSegment([...words.slice(0, i), whole, ...words.slice(i + 2)]), baseline, size };
    return true;
  }
  return false;
}
