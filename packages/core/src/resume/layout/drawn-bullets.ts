import type { Box, TextRun } from '../source.ts';

/** A bullet is smaller than this share of the letters next to it; larger shapes are icons and timeline markers. */
const MAX_BULLET_SIZE = 0.5;
/** The distance between a bullet and its text, in font sizes. */
const MIN_TEXT_DISTANCE = 0.25;
const MAX_TEXT_DISTANCE = 2.4;

/**
 * Converts bullets that are drawn as shapes into bullet characters in the style of the word to their right. Shapes without a
 * word to the right (ratings, ornaments) are ignored.
 */
export function drawnBullets(words: readonly TextRun[], dots: readonly Box[]): TextRun[] {
  const bullets: TextRun[] = [];
  for (const dot of dots) {
    const word = findWordBeside(words, dot);
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

function findWordBeside(words: readonly TextRun[], dot: Box): TextRun | undefined {
  const middle = dot.y + dot.height / 2;
  let nearest: TextRun | undefined;
  for (const word of words) {
    const size = word.fontSize;
    const rise = word.baseline - middle;
    if (rise < 0 || rise > 0.8 * size || dot.height > MAX_BULLET_SIZE * size) continue;
    const gap = word.x - (dot.x + dot.width);
    // Text directly before the shape: it is an ornament within a line.
    if (gap < 0 && dot.x - (word.x + word.width) < MAX_TEXT_DISTANCE * size && dot.x >= word.x) return undefined;
    if (gap >= MIN_TEXT_DISTANCE * size && gap <= MAX_TEXT_DISTANCE * size && (!nearest || word.x < nearest.x))
      nearest = word;
  }
  return nearest;
}
