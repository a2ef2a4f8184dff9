import type { TextRun } from '../source.ts';

/** This many letters in a row are likely letter-spaced text; fewer may be initials. */
const MIN_LETTERS = 4;
const LETTER_PATTERN = /^[\p{L}\p{N}&'’"“”.,\-/]{1,2}$/u;
/** A letter can be two characters outside the basic plane, which are four UTF-16 units. */
const MAX_LETTER_LENGTH = 4;

function isLetter(text: string): boolean {
  return text.length <= MAX_LETTER_LENGTH && LETTER_PATTERN.test(text);
}

/**
 * Rejoins letter-spaced text: "J O H N   D O E" → "JOHN DOE". The gaps between the letters of one word are equal; a clearly
 * wider gap separates words.
 * @param words words of one row from left to right
 */
export function joinSpacedLetters(words: TextRun[]): TextRun[] {
  if (words.length < MIN_LETTERS) return words;
  let joined: TextRun[] | undefined;
  let i = 0;
  while (i < words.length) {
    const end = findRunEnd(words, i);
    if (end - i >= MIN_LETTERS && isMostlySingle(words, i, end)) {
      joined ??= words.slice(0, i);
      joined.push(...join(words.slice(i, end)));
      i = end;
    } else {
      if (joined) for (let k = i; k < Math.max(end, i + 1); k++) joined.push(words[k] as TextRun);
      i = Math.max(end, i + 1);
    }
  }
  return joined ?? words;
}

/** End of the run of single letters in one style that starts at `from`. */
function findRunEnd(words: TextRun[], from: number): number {
  const first = words[from];
  if (!first || !isLetter(first.text)) return from;
  let end = from + 1;
  while (end < words.length) {
    const word = words[end];
    const previous = words[end - 1];
    if (!word || !previous || !isLetter(word.text) || word.fontSize !== first.fontSize) break;
    const gap = word.x - (previous.x + previous.width);
    if (gap < 0.1 * first.fontSize || gap > 2.6 * first.fontSize) break;
    end++;
  }
  return end;
}

function isMostlySingle(words: TextRun[], from: number, to: number): boolean {
  let single = 0;
  for (let i = from; i < to; i++) if (words[i]?.text.length === 1) single++;
  return single >= 0.7 * (to - from);
}

function join(letters: TextRun[]): TextRun[] {
  const gaps: number[] = [];
  for (let i = 1; i < letters.length; i++) gaps.push(measureGapBefore(letters, i));
  const sorted = gaps.toSorted((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length * 0.4)] ?? 0;
  const size = letters[0]?.fontSize ?? 1;
  const words: TextRun[] = [];
  let current: TextRun[] = [];
  letters.forEach((letter, i) => {
    if (i > 0 && measureGapBefore(letters, i) > usual * 1.45 + 0.05 * size) {
      words.push(merge(current, usual));
      current = [];
    }
    current.push(letter);
  });
  words.push(merge(current, usual));
  // Initials and short codes ("A B C") aren't letter-spaced words.
  return words.some((word) => word.text.length > 2) ? words : letters;
}

function measureGapBefore(letters: TextRun[], i: number): number {
  const previous = letters[i - 1];
  const letter = letters[i];
  return previous && letter ? letter.x - (previous.x + previous.width) : 0;
}

/** A word that was letter-spaced, with the usual gap between its letters. */
interface SpacedRun extends TextRun {
  tracking: number;
}

/** The gap between the letters of a letter-spaced word; 0 for others. */
export function tracking(word: TextRun): number {
  return 'tracking' in word ? (word as SpacedRun).tracking : 0;
}

function merge(letters: TextRun[], usual: number): SpacedRun {
  const first = letters[0] as TextRun;
  const last = letters[letters.length - 1] as TextRun;
  return {
    ...first,
    tracking: usual,
    text: letters.map((letter) => letter.text).join(''),
    width: last.x + last.width - first.x,
  };
}
