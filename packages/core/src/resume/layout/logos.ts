import type { TextRun } from '../source.ts';

/** How far the letters of a logo are raised or lowered, and how far they overlap or stand apart, in font sizes. */
const MAX_SHIFT = 0.36;
const MIN_SHIFT = 0.08;
const MAX_OVERLAP = 0.5;
const MAX_GAP = 0.06;
/** "TeX" is the shortest. */
const MIN_LETTERS = 3;

/**
 * Joins capital letters that are drawn one by one, overlapping and on different heights, into one word: the logos of TeX, LaTeX
 * and XeLaTeX.
 */
export function joinLogos(runs: readonly TextRun[]): readonly TextRun[] {
  let joined: TextRun[] | undefined;
  for (let i = 0; i < runs.length; i++) {
    const end = findLogoEnd(runs, i);
    if (end - i < MIN_LETTERS) {
      joined?.push(runs[i] as TextRun);
      continue;
    }
    joined ??= runs.slice(0, i);
    joined.push(...joinLetters(runs.slice(i, end)));
    i = end - 1;
  }
  return joined ?? runs;
}

/** Index after the logo that starts at `from`; `from` itself if there is none. */
function findLogoEnd(runs: readonly TextRun[], from: number): number {
  const first = runs[from];
  if (!first || !LETTER_PATTERN.test(first.text)) return from;
  let isShifted = false;
  let i = from;
  for (let next = runs[i + 1]; next && continuesLogo(runs[i] as TextRun, next, first); next = runs[i + 1]) {
    isShifted ||= Math.abs(next.baseline - first.baseline) > MIN_SHIFT * first.fontSize;
    i++;
    if (!LETTER_PATTERN.test(next.text)) break;
  }
  return isShifted ? i + 1 : from;
}
const LETTER_PATTERN = /^\p{Lu}$/u;
const LAST_LETTER_PATTERN = /^\p{Lu}[,.;:)]{0,2}$/u;

function continuesLogo(run: TextRun, next: TextRun, first: TextRun): boolean {
  const gap = next.x - (run.x + run.width);
  return (
    run.spaceAfter !== true &&
    LAST_LETTER_PATTERN.test(next.text) &&
    gap > -MAX_OVERLAP * first.fontSize &&
    gap < MAX_GAP * first.fontSize &&
    Math.abs(next.baseline - first.baseline) < MAX_SHIFT * first.fontSize
  );
}

function joinLetters(letters: readonly TextRun[]): TextRun[] {
  const [first] = letters;
  const last = letters[letters.length - 1];
  if (!first || !last) return [];
  const { spaceAfter: _, ...word } = { ...first, text: letters.map(({ text }) => text).join('') };
  const width = last.x + last.width - first.x;
  return [last.spaceAfter ? { ...word, width, spaceAfter: true } : { ...word, width }];
}
