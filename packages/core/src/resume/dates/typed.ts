import { type EndDate, PRESENT } from '../model.ts';
import { findDates, isPresent } from './grammar.ts';

/** `end`: the end of a period, which may be ongoing. */
export type DateRole = 'date' | 'end';

/** What to do about a date that can't be read. */
export const TYPED_DATE_MESSAGES: Readonly<Record<DateRole, string>> = {
  date: 'Enter a year, or a month and a year, such as 2021 or Jun 2021.',
  end: 'Enter a year, or a month and a year, such as 2021 or Jun 2021, or “present”.',
};

/**
 * A date as people type it ("6/2023", "June 2023", "2023", "now") in the stored format. Undefined if it can't be read, or if there is more
 * than a date, because the rest would be lost.
 */
export function parseTypedDate(text: string, role: DateRole): EndDate | undefined {
  if (role === 'end' && isPresent(text)) return PRESENT;
  const typed = text.trim().replace(/[.,]$/, '');
  const [match] = findDates(typed);
  if (match?.kind !== 'point' || match.from > 0 || match.to < typed.length) return undefined;
  return match.start;
}
