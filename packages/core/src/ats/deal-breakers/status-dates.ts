import type { MonthIndex } from '../facts/months.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DATE = String.raw`(?:(?:(${MONTHS.join('|')})[a-z]*\.?,?\s+(?:\d{1,2},?\s+)?|(\d{1,2})\/(?:\d{1,2}\/)?)?((?:19|20)\d\d)(?:-(\d\d))?)`;
const EXPIRY_PATTERN = new RegExp(
  String.raw`\b(?:expir\w*|exp|through|thru|valid|until|till|good|renew(?:s|al)?|ends?|to|due)\b\W{0,3}(?:on |in |through |thru |until |till |to |by |date )?\W{0,2}${DATE}`,
  'i',
);
const DATES_PATTERN = new RegExp(String.raw`(?<![#\d])${DATE}\b`, 'gi');
const VALIDITY_PATTERN =
  /\b(?:expir\w*|exp|through|thru|valid|until|till|good|renew\w*|to|due|active|current)\b|[–—-]\s*(?:19|20)\d\d/i;
const RANGE_PATTERN = new RegExp(String.raw`(?:19|20)\d\d\s*(?:-|–|—|to|until|through)\s*${DATE}`, 'i');

/** The time of a role behind a comma: "shop owner 2019-2024". */
const ROLE_PATTERN =
  /,\s+(?!(?:exp|valid|active|current|issued|renew|since|through|held|licensed|certified|registered)\w*)[a-z]+(?: [a-z]+){0,3} (?:19|20)\d\d\s*[-–—]\s*(?:(?:19|20)\d\d|present|now)/g;

/** The last month that a date covers; a year alone covers all of its months. */
function lastMonthOfMatch([, name, number, year = '', short]: readonly (string | undefined)[]): MonthIndex {
  const month = name ? MONTHS.indexOf(name.toLowerCase().slice(0, 3)) : Number(number ?? short ?? 12) - 1;
  return Number(year) * 12 + (month >= 0 && month < 12 ? month : 11);
}

/** Something planned for a past date may have happened since. */
export function isOver(text: string, now: MonthIndex): boolean {
  const dates = [...text.matchAll(DATES_PATTERN)].map(lastMonthOfMatch);
  return dates.length > 0 && dates.every((date) => date < now);
}

/** Behind the number of a license, a date is the one on which it expires: "RN 12345, 11/2027". */
const NUMBERED_PATTERN = /#\s?[A-Z]{0,4}[-.]?\d|\b(?:[A-Z]{1,4}[-.]?)?\d{4,}\b(?<!\b(?:19|20)\d\d).{1,20}\b20\d\d\b/;

/** A future date that isn't an expiration: "PMP, 2028". */
export function isFuture(after: string, now: MonthIndex): boolean {
  return (
    !VALIDITY_PATTERN.test(after) &&
    !NUMBERED_PATTERN.test(after) &&
    [...after.matchAll(DATES_PATTERN)].some((date) => lastMonthOfMatch(date) - 11 > now)
  );
}

/** Whether the words after a name say that it ended: surely by an expiration date, or perhaps by a range of years. */
export function findEnd(after: string, now: MonthIndex): 'ended' | 'perhaps' | undefined {
  const ends = EXPIRY_PATTERN.exec(after);
  if (ends && lastMonthOfMatch(ends) < now) return RANGE_PATTERN.test(after) ? 'perhaps' : 'ended';
  const range = RANGE_PATTERN.exec(after.replace(ROLE_PATTERN, ' '));
  return range && lastMonthOfMatch(range) < now ? 'perhaps' : undefined;
}
