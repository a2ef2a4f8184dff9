const MONTH_PATTERN = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;
const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;

const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The month in a URL, such as `2026-12`; the one of `today` if there is none. */
export const parseMonth = (text: string | null, today: string): string =>
  text !== null && MONTH_PATTERN.test(text) ? text : today.slice(0, 'YYYY-MM'.length);

/** The month before (-1) or after (1). */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}

/** The days of the weeks that a month is in, from Sunday to Saturday. */
export function listMonthDays(month: string): string[] {
  const first = Date.parse(`${month}-01`);
  const last = Date.parse(`${shiftMonth(month, 1)}-01`) - DAY_MS;
  const start = first - new Date(first).getUTCDay() * DAY_MS;
  const end = last + (WEEK_DAYS - 1 - new Date(last).getUTCDay()) * DAY_MS;
  return Array.from({ length: (end - start) / DAY_MS + 1 }, (_, at) => toDay(start + at * DAY_MS));
}
