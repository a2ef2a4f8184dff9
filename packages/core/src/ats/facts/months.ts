import { type EndDate, type PartialDate, PRESENT } from '../../resume/model.ts';

/** Months since year 0, so that differences are plain subtraction. */
export type MonthIndex = number;

const MONTH_PATTERN = /^(\d{4})-(0[1-9]|1[0-2])$/;
const YEAR_PATTERN = /^\d{4}$/;

/** @throws RangeError unless `asOf` is `YYYY-MM`. */
export function parseMonth(asOf: string): MonthIndex {
  const match = MONTH_PATTERN.exec(asOf);
  if (!match) throw new RangeError(`The month must be YYYY-MM, not "${asOf}"`);
  return Number(match[1]) * 12 + Number(match[2]) - 1;
}

/** A period of time; both months are included. */
export interface MonthRange {
  from: MonthIndex;
  to: MonthIndex;
}

/**
 * The time that a role is certain to cover. Years without a month count from January to January ("2019–2021" is two years, "2020–2020" is one month), so that
 * nothing is credited that the page doesn't say. Open ends count until `now`; nothing after it counts.
 */
export function getMonthRange(
  start: PartialDate | undefined,
  end: EndDate | undefined,
  now: MonthIndex,
): MonthRange | undefined {
  const from = parseMonthIndex(start);
  if (from === undefined || from > now) return undefined;
  const last = end === PRESENT ? now : parseMonthIndex(end);
  if (last === undefined) return { from, to: from };
  // An end date of "2019" only proves that the role reached January 2019, so it counts through the month before.
  const to = end !== undefined && YEAR_PATTERN.test(end) ? last - 1 : last;
  return { from, to: Math.min(Math.max(to, from), now) };
}

/** The last month that a date covers, used to order entries and judge how recent they are. A year alone covers all of its months. */
export function lastCoveredMonth(date: EndDate | undefined, now: MonthIndex): MonthIndex | undefined {
  if (date === PRESENT) return now;
  const index = parseMonthIndex(date);
  if (index === undefined) return undefined;
  return Math.min(now, YEAR_PATTERN.test(date ?? '') ? index + 11 : index);
}

/** Months covered by at least one period. */
export function countMonthsCovered(ranges: readonly MonthRange[]): number {
  const sorted = [...ranges].sort((a, b) => a.from - b.from || a.to - b.to);
  let total = 0;
  let reached = -1;
  for (const { from, to } of sorted) {
    const start = Math.max(from, reached + 1);
    if (to >= start) total += to - start + 1;
    reached = Math.max(reached, to);
  }
  return total;
}

/** The first month that a date covers; undefined for "present" and for anything that isn't a date. */
export function parseMonthIndex(date: string | undefined): MonthIndex | undefined {
  if (date === undefined) return undefined;
  if (YEAR_PATTERN.test(date)) return Number(date) * 12;
  const match = MONTH_PATTERN.exec(date);
  return match ? Number(match[1]) * 12 + Number(match[2]) - 1 : undefined;
}
