import { findDates, isPresent } from '../dates/index.ts';
import { isPlace } from '../lexicon/places.ts';
import { remember } from '../lexicon/remember.ts';

const DURATION_PATTERN =
  /^\(?(?:\d{1,2}\+?\s*(?:(?:\p{L}+ )?seasons?|summers?|winters?|years?|yrs?|y|months?|mos?|m|weeks?|jahre?|monate?|ans?|mois|años?|meses|anos?|lat|lata|miesi\w+)\b[\s,.·]*(?:and\s+)?){1,2}\)?$/iu;
const GRADE_PATTERN = /^(?:c?gpa|grade|note)\b.{0,20}$|^\d(?:[.,]\d{1,2})?\s*(?:\/\s*\d{1,2}(?:[.,]\d{1,2})?)?$/iu;
const DEGREE_LABEL_PATTERN =
  /^(?:ph\.?\s?d\.?|d\.?phil\.?|[bm]\.?\s?(?:sc?|a|eng|tech|ed|ba|fa|arch|phil)\.?|mba|jd|md|llb|llm|associate|bachelor|master|diploma)$/iu;

/** A skill level, in dots or stars. */
const METER_PATTERN = /^[●○•◦★☆■□⬤◆◇▪▫⚫⚪]{3,10}$/u;

/**
 * Whether the text consists of one fact about an entry: a date or period, a place, a duration, a grade, a level in dots or an
 * abbreviated degree.
 */
export function isFact(text: string): boolean {
  if (text.length > 60) return false;
  return (
    METER_PATTERN.test(text) ||
    isDateOnly(text) ||
    isPlace(text) ||
    DURATION_PATTERN.test(text) ||
    GRADE_PATTERN.test(text) ||
    DEGREE_LABEL_PATTERN.test(text)
  );
}

/** "From September 15, 2018 until December 31, 2020", in characters. */
const MAX_PERIOD_LENGTH = 56;

/** Whether the text is a date without any other significant words. */
export const isDateOnly = remember(isDateText);

function isDateText(text: string): boolean {
  if (text.length > MAX_PERIOD_LENGTH) return false;
  const dates = findDates(text);
  if (dates.length === 0) return text.length <= 24 && isPresent(text);
  let letters = 0;
  let at = 0;
  for (const date of dates) {
    letters += countLetters(text, at, date.from);
    at = date.to;
  }
  return letters + countLetters(text, at, text.length) <= 2;
}

function countLetters(text: string, from: number, to: number): number {
  let count = 0;
  for (const character of text.slice(from, to)) if (character.toLowerCase() !== character.toUpperCase()) count++;
  return count;
}

/** Whether the text is a duration: "2 years 10 months". It follows from the dates and adds no information. */
export function isDuration(text: string): boolean {
  return text.length <= 40 && DURATION_PATTERN.test(text.trim());
}

export { isPlace, isTownLike, placeAtEnd } from '../lexicon/places.ts';
export { isUsTown } from '../lexicon/towns.ts';
export { opensWithAction } from './action.ts';
export { isPersonalFact } from './personal.ts';
