import { type EndDate, type PartialDate, PRESENT } from '@foothold/core/resume';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Jun 2021", or "2021" if the month isn't known: the form that every applicant tracking system reads. */
export function formatDate(date: PartialDate): string {
  const match = /^(\d{4})-(\d{2})$/.exec(date);
  const month = match?.[2] === undefined ? undefined : MONTHS[Number(match[2]) - 1];
  return month === undefined ? date : `${month} ${match?.[1]}`;
}

/** "Jun 2021 – Present", "2018 – 2020". A period with one known side keeps the dash, since a single date would be read as both. */
export function formatPeriod(start: PartialDate | undefined, end: EndDate | undefined): string | undefined {
  const last = end === PRESENT ? 'Present' : end === undefined ? undefined : formatDate(end);
  if (start !== undefined && last !== undefined) return `${formatDate(start)} – ${last}`;
  if (start !== undefined) return `${formatDate(start)} –`;
  return last === undefined || end === PRESENT ? last : `Until ${last}`;
}
