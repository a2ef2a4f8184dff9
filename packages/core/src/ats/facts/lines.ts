import type { Line } from './entries.ts';

/**
 * Lines without those that say the same as an earlier one. Small words and names of skills are left out of the comparison, so naming a skill in one of
 * two equal lines neither makes them differ nor makes others equal.
 */
export function distinctLines(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ facts: { gist: key } }) => {
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
