import type { TextRun } from '../source.ts';

/** Words in right-to-left scripts from right to left; other words in between stay in their order. */
export function orderWords(words: TextRun[]): TextRun[] {
  let rtl = 0;
  // All right-to-left letters are above this code; most words need no further check.
  for (const { text } of words) if (text.charCodeAt(text.length - 1) >= 0x590 && RTL_PATTERN.test(text)) rtl++;
  if (rtl === 0 || rtl * 2 < words.length) return words;
  const result: TextRun[] = [];
  let run: TextRun[] = [];
  for (const word of words.toReversed()) {
    if (RTL_PATTERN.test(word.text)) {
      result.push(...run, word);
      run = [];
    } else run.unshift(word);
  }
  return [...result, ...run];
}

const RTL_PATTERN = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
