import type { Sentence } from './sentences.ts';
import type { YearsRequirement } from './types.ts';

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
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

/** "3", "3+", "three", "three (3)", "3-5", "3 to 5", "3 or more" … before "years" or "yrs". Every repetition is bounded. */
const AMOUNT = String.raw`(\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})`;
const YEARS = new RegExp(
  String.raw`\b${AMOUNT}(?:\s?\(\d{1,2}\))?\s?(\+|plus\b|or more\b)?(?:\s?(?:-|–|to|or)\s?${AMOUNT}(?:\s?\(\d{1,2}\))?)?\s?\+?\s?(?:or more\s)?[-\s]?(?:full\s)?(?:years?|yrs?)\b`,
  'gi',
);

/** Words near an amount of years that make it a demand on the reader. */
const EXPERIENCE =
  /\b(?:experience|experienced|exp|background|working|work(?:ed)?|in a|as an?|minimum|at least|history|track record|practice|tenure|management|supervis\w{0,8}|required)\b/i;

/** Years that are not the reader's: age, the company's, the length of a degree or a contract. */
const OTHER_YEARS =
  /\b(?:years? old|years? of age|of age|in business|for over|for more than|has been|have been|founded|anniversary|degree program|contract|warranty|years? college|per year|college degree|company|our|we)\b/i;

/** The years one sentence asks for, or undefined. */
export function yearsIn(sentence: Sentence): YearsRequirement | undefined {
  YEARS.lastIndex = 0;
  for (let match = YEARS.exec(sentence.text); match; match = YEARS.exec(sentence.text)) {
    const around = sentence.text.slice(Math.max(0, match.index - 80), YEARS.lastIndex + 100);
    if (
      !EXPERIENCE.test(around) ||
      OTHER_YEARS.test(sentence.text.slice(Math.max(0, match.index - 30), YEARS.lastIndex + 20))
    )
      continue;
    const min = amount(match[1]);
    const max = match[3] ? amount(match[3]) : undefined;
    if (min === undefined || min > 40) continue;
    return { min, ...(max !== undefined && max > min ? { max } : {}), quote: sentence.text };
  }
  return undefined;
}

function amount(text: string | undefined): number | undefined {
  if (!text) return undefined;
  return NUMBER_WORDS[text.toLowerCase()] ?? Number.parseInt(text, 10);
}
