import type { DegreeRequirement, YearsRequirement } from '../../jobs/types.ts';
import { isAtLeast } from './degree-level.ts';

/** Years that replace a bachelor's degree if the job gives no number: the length of the program. */
const YEARS_OF_BACHELOR = 4;

const YEARS_PATTERN =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b[ +-]*(?:or more )?(?:years?|yrs?)\b/gi;
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');
/** "BS or 6 years", but not "BS or a related degree with 6 years" or "a related field, 6 years". */
const ALTERNATIVE_BEFORE_PATTERN =
  /\bor\b(?:(?!\b(?:or|plus|and|with|degrees?|bachelor\S*|associate\S*|master\S*|diploma|fields?|disciplines?|majors?|areas?)\b)[^;])*$/i;
const ALTERNATIVE_AFTER_PATTERN =
  /^[^.;]{0,60}\b(?:in lieu|in place of|instead|substitut\w*|replac\w*|without (?:a )?degree)\b/i;

/**
 * Years of experience that a job accepts instead of its degree, with those that it asks for in addition to the degree. A job that names no number accepts the length
 * of a bachelor's program for a bachelor's degree or a lower one.
 * @param asked the years that the job asks for from everyone.
 * @returns undefined if the job names no number for a higher degree: how many years are enough is for the employer to say.
 */
export function countYearsInstead({ level, quote }: DegreeRequirement, asked?: YearsRequirement): number | undefined {
  const alternatives = [...quote.matchAll(YEARS_PATTERN)]
    .filter(
      ({ 0: { length }, index }) =>
        ALTERNATIVE_BEFORE_PATTERN.test(quote.slice(0, index)) ||
        ALTERNATIVE_AFTER_PATTERN.test(quote.slice(index + length)),
    )
    .map(({ 1: count = '' }) => (/\d/.test(count) ? Number(count) : NUMBERS.indexOf(count.toLowerCase())));
  if (alternatives.length === 0 && isAtLeast(level, 'master')) return undefined;
  const isAlternative = asked?.quote === quote && alternatives.includes(asked.min);
  const inAddition = asked?.required && !isAlternative ? asked.min : 0;
  return inAddition + (alternatives.length > 0 ? Math.max(...alternatives) : YEARS_OF_BACHELOR);
}
