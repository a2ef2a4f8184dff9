import type { DegreeLevel } from '../../jobs/types.ts';
import { type EducationEntry, PRESENT } from '../../resume/model.ts';
import { parseDegreeLevel } from './degree-level.ts';
import { type MonthIndex, parseMonthIndex } from './months.ts';

/** The level of an entry; a school without a degree has none. */
export function getDegreeLevel({ degree }: EducationEntry): DegreeLevel | undefined {
  return degree ? parseDegreeLevel(degree) : undefined;
}

/** Whether the person is still studying in the month of scoring, by the dates on the page. An end date with only a year is over once that year begins. */
export function isOngoing({ now }: { now: MonthIndex }, { end }: EducationEntry): boolean {
  if (end === undefined) return false;
  return end === PRESENT || (parseMonthIndex(end) ?? now) > now;
}
