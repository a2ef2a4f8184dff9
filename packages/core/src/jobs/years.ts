import { listMatches } from '../text/matches.ts';
import type { Sentence } from '../text/sentences.ts';
import type { JobSectionKind } from './types.ts';

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

/** A number of years in a sentence, with its position. */
export interface YearsMention {
  min: number;
  max?: number;
  start: number;
  end: number;
}

const NUMBER = String.raw`(?:\d{1,2}(?:\.5)?|a(?=\s(?:full )?year (?:or more|plus)\b)|entry[- ]level(?=\s?(?:-|–|—|to)\s?\d)|${Object.keys(NUMBER_WORDS).join('|')})`;
const BRACKET = String.raw`(?:\s?\([^()]{1,20}\))?`;
/**
 * "3", "3+", "three (3)", "3-5", "3~5+", "3 to 5", "between 3 and 5", "3 or more", "two and a half", "3 (preferably 5)", "3+
 * recent", "entry level - 2" … before "years" or "yrs". Every repetition has a limit.
 */
const YEARS_PATTERN = new RegExp(
  String.raw`\b(${NUMBER})${BRACKET}\s?(?:\+|plus\b|or more\b|and a half\b|1\/2)?(?:\s?(?:-|–|—|~|to|or|and|through)\s?(${NUMBER})${BRACKET})?\s?\+?\s?(?:or more\s|plus\s)?(?:(?:full|recent|solid|consecutive|verifiable|continuous|progressive|calendar|total|documented|combined|relevant|professional)\s)?[-\s]?(years?|yrs?|months?|seasons?)\b`,
  'gi',
);

/** Before a number: words showing that it measures something other than experience. */
const BEFORE_OTHER_PATTERN =
  /(?:\b(?:within|in|for|over|during) the (?:last|past|next|previous|first)|\b(?:last|past|next|every|each|first|per|after|upon|previous|than|within|up to|age(?:d)?(?: of)?|be|every other|ages?|grade|under|less)|\$[\d,.]*)\s*$/i;
/** "Not less than" and "more than" state requirements, even though "than" otherwise compares. */
const AT_LEAST_PATTERN = /\b(?:not? less th[ae]n|no fewer than|(?:no|not) under|more than|greater than)\s*$/i;
/** The same after a number. */
const AFTER_OTHER_PATTERN =
  /^(?:[’'](?:s|t)?)?[\s-]*(?:old|of age|or older|and older|in business|in the making|ago|contract|warranty|lease|period|anniversary|running|history of|serving|college|university|degree|program|accredited|term|assignment|position|project|probation\w*|introductory|internship|externship|waiting|to hire|temp\w*|commitment|from now|later|in a row|of service to|of growth|young|guarantee|plan|apprenticeship|diploma|vesting|long(?! experience)|strong|bs\b|ba\b)/i;
/** A company's statements about itself. */
const COMPANY_PATTERN =
  /\b(?:we|our|us|company|firm|founded|family[- ]owned|in business|serving|leader|leading|provider|established|clients|combined|industry leader|has been|have been|history)\b/i;
/** The same in sections that otherwise describe the candidate. */
const SPEAKS_OF_US_PATTERN = /\b(?:we|our|company|firm|founded|established|in business|combined|serving)\b/i;
const YEARS_REQUIRED_PATTERN =
  /\b(?:you|your|candidates?|applicants?|must|minimum|min|at least|requires?|required|qualif\w{2,9}|individual|possess|should|ideal|prefer\w{0,5}|seeking|looking for|we need|we want|we expect|needed)\b/i;
const EXPERIENCE_PATTERN =
  /\b(?:experienced?|exp|background|track record|practice|tenure|supervis\w{2,6}|manag\w{2,6}|working|work(?:ed)?|minimum|at least|success|proven|required|must|in (?:an?|the)|as an?)\b/i;

/** Most months that a description counts are those of a term; these are of experience. */
const LEAST_PATTERN = /\b(?:minimum|min\.?|at least)(?: of)?\s*$/i;
const PRACTICE_PATTERN = /^[^.;]{0,30}\b(?:experience|exp|practice|work(?:ing|ed)?)\b/i;

/** Directly before a number: the reader has to have them. */
const YEARS_WANTED_PATTERN =
  /\b(?:want|need|seek(?:ing)?|looking for|expect|require|have|bring|you(?:[’']ve| have)(?: \w+){0,3}|giving)\s*$/i;

/** Directly after a number: the activity during that time, "5 years building pipelines". */
const GERUND_PATTERN = /^\s+(?:of\s+)?(?:[a-z-]+ly\s+)?[a-z-]{3,16}ing\b/i;

/** From this many years on, a sentence that doesn't mention the candidate is about the company. */
const MIN_COMPANY_YEARS = 10;
/** No job requires more. */
const MAX_YEARS = 25;

/** The amounts of experience that one sentence asks for, in order. */
export function findYears({ text }: Sentence, section: JobSectionKind): YearsMention[] {
  const mentions: YearsMention[] = [];
  if (!/year|yr|month|season/i.test(text)) return mentions;
  for (const match of listMatches(text, YEARS_PATTERN)) {
    const mention = parseMention(match);
    if (mention && isAboutReader(text, mention, section)) mentions.push(mention);
  }
  return mentions;
}

function parseMention(match: RegExpExecArray): YearsMention | undefined {
  const scale = /^m/i.test(match[3] ?? '') ? 12 : 1;
  const low = parseAmount(match[1]);
  if (low === undefined) return undefined;
  const min = toYears(low, scale);
  const high = parseAmount(match[2]);
  const max = high === undefined ? undefined : toYears(high, scale);
  const isName = /^S/.test(match[3] ?? '') && /^[A-Z]/.test(match[1] ?? '');
  if (min > MAX_YEARS || (scale === 12 && min === 0) || isName) return undefined;
  return {
    min,
    ...(max !== undefined && max > min ? { max } : {}),
    start: match.index,
    end: match.index + match[0].length,
  };
}

/** Months in halves of a year; less than half a year is no requirement. */
const toYears = (amount: number, scale: number): number =>
  scale === 12 ? Math.floor(amount / 6) / 2 : Math.floor(amount);

function isAboutReader(text: string, { min, start, end }: YearsMention, section: JobSectionKind): boolean {
  const before = text.slice(Math.max(0, start - 30), start);
  const after = text.slice(end, end + 30);
  if (BEFORE_OTHER_PATTERN.test(before) && !AT_LEAST_PATTERN.test(before)) return false;
  if (AFTER_OTHER_PATTERN.test(after)) return false;
  if (min > 0 && min < 1 && !(LEAST_PATTERN.test(before) || PRACTICE_PATTERN.test(text.slice(end, end + 60))))
    return false;
  const isRequirement = section === 'requirements' || section === 'preferred';
  if (
    (isRequirement ? min >= MIN_COMPANY_YEARS && SPEAKS_OF_US_PATTERN.test(text) : COMPANY_PATTERN.test(text)) &&
    !YEARS_REQUIRED_PATTERN.test(text)
  )
    return false;
  return (
    isRequirement ||
    YEARS_WANTED_PATTERN.test(before) ||
    GERUND_PATTERN.test(text.slice(end, end + 40)) ||
    EXPERIENCE_PATTERN.test(text.slice(Math.max(0, start - 80), end + 120))
  );
}

function parseAmount(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (text.toLowerCase() === 'a') return 1;
  if (/^entry/i.test(text)) return 0;
  return NUMBER_WORDS[text.toLowerCase()] ?? Math.floor(Number.parseFloat(text));
}
