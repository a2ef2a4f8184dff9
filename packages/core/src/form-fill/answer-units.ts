import type { FieldWords } from './context.ts';
import { readDays } from './option-words.ts';
import { toWords } from './words.ts';

const PAY_PATTERN = /^(?:salary-|hourly-rate$)/;
const OTHER_CURRENCY_PATTERN = /[€£₹¥]|kč|\b(?:czk|eur|gbp|inr|cad|aud|pln|chf|sek|nok|dkk|jpy|brl|mxn|sgd)\b/iu;
const OTHER_PERIOD_PATTERN =
  /\b(?:per|a|each) (?:month|week|day)\b|\bmonthly\b|\bweekly\b|\bdaily rate\b|\bthousands?\b|\blakhs?\b|\blpa\b|\/ ?(?:month|mo|week|day|mesic|měsíc)/iu;

/** A salary in dollars a year isn’t an answer in another currency or for another period. */
function isOtherPay(questionId: string, answer: string, text: string): boolean {
  const asksHourly = /\bhour(?:ly)?\b|(?:\/|\b(?:per|an)) ?hr\b/i.test(text);
  if (questionId.startsWith('salary-') && asksHourly && !/hour|hr\b/i.test(answer)) return true;
  return (
    (OTHER_CURRENCY_PATTERN.test(text) && !OTHER_CURRENCY_PATTERN.test(answer)) ||
    (OTHER_PERIOD_PATTERN.test(text) && !OTHER_PERIOD_PATTERN.test(answer))
  );
}

const USUAL_EXPERIENCE =
  /\b(?:in (?:total|this field|your field|the field|your industry|this industry|the industry|your profession|a similar role)|as of today|with us)\b/g;
const SUBJECT_PATTERN =
  /\b(?:with|using|in|as|on|managing|leading|developing|working|building|programming|selling|teaching|supervising|designing|writing)\b/;
const EXPERIENCE_WORDS = new Set(
  'relevant work professional total related full time industry overall job working paid prior previous combined of career your'.split(
    ' ',
  ),
);

const OWN_FIELD_PATTERN =
  /\bin (?:the field of )?((?:\w+ ){1,4})or (?:an? |any |another )?(?:closely )?(?:related|similar) (?:fields?|areas?|roles?|disciplines?|industry|professions?)\b/;
const STEM = 4;

/** "Engineer" and "engineering", "cook" and "cooking". */
const areAlike = (one: string, other: string): boolean =>
  one === other || (one.length >= STEM && other.length >= STEM && (one.startsWith(other) || other.startsWith(one)));

/** "In data engineering or a related field" asks a data engineer for the years of a career. */
function withoutOwnField(labelWords: string, titles: readonly string[]): string {
  const subject = OWN_FIELD_PATTERN.exec(labelWords)?.[1]?.trim().split(' ') ?? [];
  const isOwn = titles.some((title) => {
    const words = toWords(title).split(' ');
    return subject.every((part) => words.some((word) => areAlike(word, part)));
  });
  return subject.length > 0 && isOwn ? labelWords.replace(OWN_FIELD_PATTERN, ' ') : labelWords;
}

/** Experience in one country isn't all of it. */
const COUNTRY_PATTERN =
  /\b(?:us|usa|american|uk|canadian|indian|eu|european|domestic|local|international) (?:(?:work|job|it|industry) )?experience\b/;

/** Years of experience with one thing, or in one country, aren’t the years of a career. */
function isOfOneSubject(label: string, titles: readonly string[]): boolean {
  if (COUNTRY_PATTERN.test(label)) return true;
  const labelWords = withoutOwnField(label, titles);
  if (SUBJECT_PATTERN.test(labelWords.replace(USUAL_EXPERIENCE, ' '))) return true;
  const between = /\byears(?: of)? (.*?)\bexperience\b/.exec(labelWords)?.[1] ?? '';
  return between.split(' ').some((word) => word !== '' && !EXPERIENCE_WORDS.has(word));
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/\bdays?\b/, 1],
  [/\bweeks?\b/, 7],
  [/\bmonths?\b/, 30],
];

/** A notice period in the unit that the field is for. */
function toUnit(answer: string, { field, labelWords, hintWords }: FieldWords): string | null {
  const units = UNITS.filter(([pattern]) => pattern.test(`${labelWords} ${hintWords}`));
  if (units.length === 0) return field.kind === 'number' ? null : answer;
  const days = readDays(answer);
  const [unit] = units;
  if (!days || !unit || units.length > 1 || days.from !== days.to) return field.kind === 'number' ? null : answer;
  const amount = days.from / unit[1];
  if (!Number.isInteger(amount)) return field.kind === 'number' ? null : answer;
  return field.kind === 'number' ? String(amount) : answer;
}

/** A label of nothing but a city, or nothing but a state. */
const PART_OF_PLACE =
  /^(?:(?:your|current|home|of|or|the|residence|suburb) ?|(?:city|town|village|locality) ?)+$|^(?:(?:your|current|home|of|or|the|residence|us) ?|(?:state|province|territory|region|county) ?)+$/;

/**
 * The answer in the unit and as exactly as the field asks for it. Null if it answers something else: another currency, years with one
 * tool instead of all, a number of weeks where days are asked for.
 * @param titles of the person’s jobs
 */
export function fitAnswer(
  questionId: string,
  answer: string,
  words: FieldWords,
  titles: readonly string[] = [],
): string | null {
  const { field, labelWords } = words;
  if (PAY_PATTERN.test(questionId))
    return isOtherPay(questionId, answer, `${field.label} ${field.hint}`) ? null : answer;
  if (questionId === 'years-experience') return isOfOneSubject(labelWords || words.hintWords, titles) ? null : answer;
  if (questionId === 'notice-period' && field.kind !== 'select' && field.kind !== 'radio-group')
    return toUnit(answer, words);
  if (questionId === 'graduation-date' && /\byear\b/.test(labelWords) && !/\bmonth\b/.test(labelWords))
    return /\b(?:19|20)\d{2}\b/.exec(answer)?.[0] ?? null;
  if (questionId === 'current-location' && /\b(?:street|zip|postal code|full address|mailing)\b/.test(labelWords))
    return null;
  // "Town or city" asks for one part of a place.
  if (questionId === 'current-location' && PART_OF_PLACE.test(labelWords || words.hintWords)) return null;
  return answer;
}
