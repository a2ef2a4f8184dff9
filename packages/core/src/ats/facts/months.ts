import { type EndDate, type PartialDate, PRESENT } from '../../resume/model.ts';

/** Months since the year 0, so that differences are plain subtraction. */
export type MonthIndex = number;

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const YEAR = /^\d{4}$/;

/** @throws RangeError unless `asOf` is `YYYY-MM`. */
export function monthOf(asOf: string): MonthIndex {
  const match = MONTH.exec(asOf);
  if (!match) throw new RangeError(`asOf must be YYYY-MM, not "${asOf}"`);
  return Number(match[1]) * 12 + Number(match[2]) - 1;
}

/** A stretch of time, both months included. */
export interface Stretch {
  from: MonthIndex;
  to: MonthIndex;
}

/**
 * The time a role certainly covers. Years without a month count from January to January ("2019–2021" is two years, "2020–2020" one
 * month), so that nothing is credited that the page does not say. Open ends count to `now`; nothing counts beyond it.
 */
export function stretchOf(
  start: PartialDate | undefined,
  end: EndDate | undefined,
  now: MonthIndex,
): Stretch | undefined {
  const from = monthIndexOf(start);
  if (from === undefined || from > now) return undefined;
  const last = end === PRESENT ? now : monthIndexOf(end);
  if (last === undefined) return { from, to: from };
  // "2019" as an end says no more than that January 2019 was reached; counted up to the month before it.
  const to = end !== undefined && YEAR.test(end) ? last - 1 : last;
  return { from, to: Math.min(Math.max(to, from), now) };
}

/** The last month that a date names; for the order of entries and for how recent something is. A year counts whole. */
export function lastMonthOf(date: EndDate | undefined, now: MonthIndex): MonthIndex | undefined {
  if (date === PRESENT) return now;
  const index = monthIndexOf(date);
  if (index === undefined) return undefined;
  return Math.min(now, YEAR.test(date ?? '') ? index + 11 : index);
}

/** Months covered by at least one stretch. */
export function monthsCovered(stretches: readonly Stretch[]): number {
  const sorted = [...stretches].sort((a, b) => a.from - b.from || a.to - b.to);
  let total = 0;
  let reached = -1;
  for (const { from, to } of sorted) {
    const start = Math.max(from, reached + 1);
    if (to >= start) total += to - start + 1;
    reached = Math.max(reached, to);
  }
  return total;
}

/** The first month that a date names; undefined for "present" and for what is no date. */
export function monthIndexOf(date: string | undefined): MonthIndex | undefined {
  if (date === undefined) return undefined;
  if (YEAR.test(date)) return Number(date) * 12;
  const match = MONTH.exec(date);
  return match ? Number(match[1]) * 12 + Number(match[2]) - 1 : undefined;
}
