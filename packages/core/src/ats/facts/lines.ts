import type { Line } from './entries.ts';

/**
 * Lines without duplicates of earlier ones. Function words and skill names are left out of the comparison, so naming a skill in one of two equal lines neither
 * makes them different nor makes other lines equal.
 */
export function removeDuplicateLines(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ facts: { gist: key } }) => {
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Maximum number of content words in a line that can be read at a glance: about 40 words in total. Skill names and function words aren't counted. */
export const MAX_LINE_WORDS = 24;

export function isLong({ facts }: Pick<Line, 'facts'>): boolean {
  return facts.contentWordCount > MAX_LINE_WORDS;
}
