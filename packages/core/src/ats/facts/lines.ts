import { comparable } from '../wording/words.ts';
import type { Line } from './entries.ts';
import type { Facts } from './index.ts';

/** Lines without those that repeat an earlier one word for word. */
export function distinctLines({ lines }: Pick<Facts, 'lines'>): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const key = comparable(text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Most words of matter a line can hold and still be read at a glance: about 40 words in all. Names of skills and small words are not counted. */
export const LONG_LINE = 24;

export function isLong({ facts }: Pick<Line, 'facts'>): boolean {
  return facts.plainWords > LONG_LINE;
}
