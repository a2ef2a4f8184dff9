import { addDays, getWeekday } from '../eastern.ts';

/** US federal holidays (5 U.S.C. 6103): on a fixed date, or on the nth weekday of a month, counted from its end if negative. */
const FIXED: readonly [month: number, day: number][] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
];
const MONDAY = 0;
const THURSDAY = 3;
const FLOATING: readonly [month: number, weekday: number, nth: number][] = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [5, MONDAY, -1],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
];
const SATURDAY = 5;
const SUNDAY = 6;

const format = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** A holiday on a Saturday is observed on Friday, and one on a Sunday on Monday. */
function observe(day: string): string {
  const weekday = getWeekday(day);
  return weekday === SATURDAY ? addDays(day, -1) : weekday === SUNDAY ? addDays(day, 1) : day;
}

function findNthWeekday(year: number, [month, weekday, nth]: (typeof FLOATING)[number]): string {
  if (nth < 0) {
    const last = format(year, month + 1, 0);
    return addDays(last, -((getWeekday(last) - weekday + 7) % 7));
  }
  const first = format(year, month, 1);
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + (nth - 1) * 7);
}

/** Whether US federal offices are closed on this day, `YYYY-MM-DD`. */
export function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  // New Year's Day on a Saturday is observed in the year before.
  return (
    FLOATING.some((rule) => findNthWeekday(year, rule) === day) ||
    [year, year + 1].some((of) => FIXED.some(([month, date]) => observe(format(of, month, date)) === day))
  );
}
