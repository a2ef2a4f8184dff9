import type { Word } from './words.ts';

const NUMBER_WORDS = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions dozen dozens
  half doubled tripled quadrupled halved twice thrice`.split(/\s+/),
);

const SCOPE_WORDS = new Set(
  `hourly daily nightly weekly biweekly fortnightly monthly quarterly yearly annually nationwide statewide citywide countrywide worldwide
  company-wide companywide firm-wide hospital-wide district-wide school-wide campus-wide organisation-wide organization-wide
  enterprise-wide multi-site multi-state multi-unit round-the-clock`.split(/\s+/),
);

const YEAR_PATTERN = /^(?:19|20)\d{2}$/;
const MONTH_YEAR_PATTERN = /^\d{1,2}[/.-](?:19|20)?\d{2}$/;
const DIGIT_PATTERN = /\p{Nd}/u;
/** Letters right before a digit make a name of it ("Q4", "S3", "password123"), except those of a currency. */
const NAME_WITH_DIGITS_PATTERN = /^(?!(?:usd|us|eur|gbp|cad|aud|inr|chf|rs|rm|hk|nt|sgd|x)\p{Nd})\p{L}+\p{Nd}/u;

/**
 * The first number or extent that says how much, how many, or how often: "28", "$1.2M", "twelve", "daily". A bare year or a date doesn't count.
 *
 * @param isTaken Whether a word belongs to something with a number in its name ("Office 365").
 */
export function findAmount(text: string, words: readonly Word[], isTaken: (word: Word) => boolean): Word | undefined {
  return words.find((word) => !isTaken(word) && isAmount(text, word));
}

function isAmount(text: string, word: Word): boolean {
  if (SCOPE_WORDS.has(word.text) || word.text.split('-').some((part) => NUMBER_WORDS.has(part))) return true;
  if (!DIGIT_PATTERN.test(word.text) || MONTH_YEAR_PATTERN.test(word.text)) return false;
  if (NAME_WITH_DIGITS_PATTERN.test(word.text)) return false;
  return !YEAR_PATTERN.test(word.text) || isMarked(text, word);
}

/** "$2000", "2000+", and "2000 %" are amounts, although 2000 alone reads as a year. */
function isMarked(text: string, word: Word): boolean {
  const before = text[word.start - 1] ?? '';
  const after = text.slice(word.end).trimStart()[0] ?? '';
  return '$€£¥'.includes(before || ' ') || '%+'.includes(after || ' ');
}
