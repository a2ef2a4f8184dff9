import { formatDay, toDayNumber } from '../../text/days.ts';

/** The day that many days later, or earlier if negative. Days are `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => formatDay(toDayNumber(day) + days);

/** How many days lie between two days: negative if `to` comes first. */
export const countDaysBetween = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from);

/**
 * The last day of a period of whole months that starts on `start`: the day before the same date. Where that month has no such date, its
 * last day.
 */
export function findPeriodEnd(start: string, months: number): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const sameDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day));
  const hasDate = sameDate.getUTCMonth() === first.getUTCMonth();
  const end = hasDate
    ? Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day - 1)
    : Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0);
  return new Date(end).toISOString().slice(0, 10);
}

export const getEarlier = (a: string, b: string): string => (a < b ? a : b);
export const getLater = (a: string, b: string): string => (a > b ? a : b);
