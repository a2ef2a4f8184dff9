import { type EndDate, PRESENT } from '../model.ts';
import { CENTURY_PIVOT, findDates, isPresent } from './grammar.ts';

/** `end`: the end of a period, which may be ongoing. */
export type DateRole = 'date' | 'end';

/** What to do about a date that can't be read. */
export const TYPED_DATE_MESSAGES: Readonly<Record<DateRole, string>> = {
  date: 'Enter a year, or a month and a year, such as 2021 or Jun 2021.',
  end: 'Enter a year, or a month and a year, such as 2021 or Jun 2021, or “present”.',
};

/** "06/23". In a file, it could be a day of June, so only what is typed into a date field is read as a month and a year. */
const SHORT_PATTERN = /^(0?[1-9]|1[0-2])\s?[/.]\s?'?(\d\d)$/;

/** The month and year of "06/23". Undefined for "06/07", which could be a month after a year or before it. */
function parseShort(text: string): EndDate | undefined {
  const [, month = '', year = ''] = SHORT_PATTERN.exec(text) ?? [];
  if (Number(year) <= 12) return undefined;
  return `${Number(year) > CENTURY_PIVOT ? '19' : '20'}${year}-${month.padStart(2, '0')}`;
}

/**
 * A date as people type it ("6/2023", "6/23", "June 2023", "2023", "now") in the stored format. Undefined if it can't be read, or if there is more
 * than a date, because the rest would be lost.
 */
export function parseTypedDate(text: string, role: DateRole): EndDate | undefined {
  if (role === 'end' && isPresent(text)) return PRESENT;
  const typed = text.trim().replace(/[.,]$/, '');
  const short = parseShort(typed);
  if (short !== undefined) return short;
  const [match] = findDates(typed);
  if (match?.kind !== 'point' || match.from > 0 || match.to < typed.length) return undefined;
  return match.start;
}
