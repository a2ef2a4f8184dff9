import { findOccupation } from '../jobs/index.ts';

const MAX_TITLE_LENGTH = 70;
/** Titles of templates: "Job Title #1", "Business Title", "[Position Held]". */
const PLACEHOLDER_PATTERN =
  /\b(?:job|business|position|your|company|role)\s+(?:title|name|held|here)\b|\btitle\s*#?\s*\d|\bx{3,}\b/i;

/** Whether a title can be shown elsewhere as it is: no stray marks, no unclosed bracket, no placeholder. */
export function isPlainTitle(title: string): boolean {
  return (
    title.length <= MAX_TITLE_LENGTH &&
    /^[\p{L}\p{N}]/u.test(title) &&
    !/[*_#|<>[\]{}@\uFFFD]|https?:/u.test(title) &&
    title.split('(').length === title.split(')').length &&
    !PLACEHOLDER_PATTERN.test(title)
  );
}

/**
 * The title alone, as a sentence can use it: "Software Engineer II" of "Software Engineer II, Payments Platform". Undefined if what follows the comma may belong to the
 * title: "Director, Marketing".
 */
export function shortTitle(title: string): string | undefined {
  const first = title.split(/,\s|\s[-–—|]\s|\s\(/, 1)[0]?.trim() ?? '';
  if (first === title.trim()) return title;
  const occupation = findOccupation(title)?.occupation;
  return occupation !== undefined && findOccupation(first)?.occupation === occupation ? first : undefined;
}
