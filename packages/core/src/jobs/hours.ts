import { MAX_JOB_LENGTH } from '../text/limits.ts';

/** How many hours a job has, in the words of its ad. */
export interface StatedHours {
  fullTime: boolean;
  partTime: boolean;
}

/** Words after which hours are somebody else's: "full-time students", "benefits for full-time employees". */
const OTHERS = String.raw`(?!\s(?:students?|employees?|staff|associates?|team|faculty|enrol\w*|college|school|study|experience|equivalent))`;
const NOT_BEFORE = String.raw`(?<!\b(?:not an?|eligible|years of|year of|year|years|of|their|if|while|for) )`;
const FULL_TIME_PATTERN = new RegExp(
  String.raw`${NOT_BEFORE}\bfull[\s-]?time\b${OTHERS}|\bF\/T\b|\bfull\s?(?:and|or|&|\/)\s?part[\s-]?time\b|\b(?:40|38|37\.5|35)\+?\s?(?:hours|hrs)\.?\s?(?:per|a|each|\/)\s?(?:week|wk)\b`,
  'i',
);
const PART_TIME_PATTERN = new RegExp(
  String.raw`${NOT_BEFORE}\bpart[\s-]?time\b${OTHERS}|\bP\/T\b|\b(?:10|12|15|16|18|20|24|25|29|30)(?:\s?(?:-|to|–)\s?\d{2})?\s?(?:hours|hrs)\.?\s?(?:per|a|each|\/)\s?(?:week|wk)\b`,
  'i',
);

/** Reads whether a job is full-time, part-time, or both. Reads the first `MAX_JOB_LENGTH` characters. */
export function findHours(text: string): StatedHours {
  const limited = text.slice(0, MAX_JOB_LENGTH);
  return { fullTime: FULL_TIME_PATTERN.test(limited), partTime: PART_TIME_PATTERN.test(limited) };
}
