import type { TextRun } from '@foothold/core/resume';
import { accented, isAccent } from './characters.ts';

/** How far above its letter an accent can be, in font sizes. */
const MAX_ACCENT_HEIGHT = 0.7;
/** The number of words to check on either side of the accent. */
const MAX_WORD_DISTANCE = 4;

/** Moves accents over capitals that were read as separate words to their letters; their own words become empty. */
export function settleAccents(runs: TextRun[]): void {
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i];
    if (run?.text.length !== 1 || !isAccent(run.text.charCodeAt(0))) continue;
    for (let k = Math.max(0, i - MAX_WORD_DISTANCE); k <= Math.min(runs.length - 1, i + MAX_WORD_DISTANCE); k++) {
      const word = runs[k];
      if (!word || k === i || !isAboveWord(run, word)) continue;
      const text = withAccent(word, run);
      if (text === undefined) continue;
      word.text = text;
      run.text = '';
      break;
    }
  }
}

function isAboveWord(accent: TextRun, word: TextRun): boolean {
  const middle = accent.x + accent.width / 2;
  const rise = word.baseline - accent.baseline;
  return (
    middle > word.x &&
    middle < word.x + word.width &&
    rise >= -0.1 * word.fontSize &&
    rise < MAX_ACCENT_HEIGHT * word.fontSize
  );
}

/**
 * The word with the accent over the letter below it; letters are assumed to have equal widths, so the neighboring letters are
 * also possible.
 */
function withAccent(word: TextRun, accent: TextRun): string | undefined {
  const share = (accent.x + accent.width / 2 - word.x) / word.width;
  const guess = Math.min(word.text.length - 1, Math.floor(share * word.text.length));
  for (const at of [guess, guess - 1, guess + 1]) {
    const letter = word.text.codePointAt(at);
    const whole = at >= 0 && letter !== undefined ? accented(letter, accent.text.charCodeAt(0)) : undefined;
    if (whole !== undefined) return word.text.slice(0, at) + String.fromCharCode(whole) + word.text.slice(at + 1);
  }
  return undefined;
}
