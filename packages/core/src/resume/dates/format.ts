import { type EndDate, PRESENT } from '../model.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * "Jun 2021", "2021" if the month isn't known, or "Present": the form that every applicant tracking system reads. Anything else stays as
 * it is.
 */
export function formatDate(date: EndDate): string {
  if (date === PRESENT) return 'Present';
  const match = /^(\d{4})-(\d{2})$/.exec(date);
  const month = match?.[2] === undefined ? undefined : MONTHS[Number(match[2]) - 1];
  return month === undefined ? date : `${month} ${match?.[1]}`;
}
