import type { Box, TextRun } from '../source.ts';

/** A bullet is smaller than this share of the letters beside it; larger shapes are icons and marks of a time line. */
const LARGEST = 0.5;
/** How far left of its text a bullet stands, in font sizes. */
const NEAREST = 0.25;
const FARTHEST = 2.4;

/**
 * Bullets that are drawn as shapes and not written as text: each becomes the bullet that a person sees, in the look of the
 * word right of it. Shapes without a word right of them (ratings, ornaments) stay out.
 */
export function drawnBullets(words: readonly TextRun[], dots: readonly Box[]): TextRun[] {
  const bullets: TextRun[] = [];
  for (const dot of dots) {
    const word = wordBeside(words, dot);
    if (!word) continue;
    bullets.push({
      ...word,
      text: '•',
      x: dot.x,
      width: dot.width,
      y: word.y,
      height: word.height,
      bold: false,
      italic: false,
    });
  }
  return bullets;
}

function wordBeside(words: readonly TextRun[], dot: Box): TextRun | undefined {
  const middle = dot.y + dot.height / 2;
  let nearest: TextRun | undefined;
  for (const word of words) {
    const size = word.fontSize;
    const rise = word.baseline - middle;
    if (rise < 0 || rise > 0.8 * size || dot.height > LARGEST * size) continue;
    const gap = word.x - (dot.x + dot.width);
    // Text right before the shape: it is an ornament within a line.
    if (gap < 0 && dot.x - (word.x + word.width) < FARTHEST * size && dot.x >= word.x) return undefined;
    if (gap >= NEAREST * size && gap <= FARTHEST * size && (!nearest || word.x < nearest.x)) nearest = word;
  }
  return nearest;
}
