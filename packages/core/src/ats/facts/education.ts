import type { DegreeLevel } from '../../jobs/types.ts';
import { type EducationEntry, PRESENT } from '../../resume/model.ts';
import { degreeLevelOf } from './degree-level.ts';
import { type MonthIndex, monthIndexOf } from './months.ts';

/** The level of an entry; a school without a degree has none. */
export function levelOf({ degree }: EducationEntry): DegreeLevel | undefined {
  return degree ? degreeLevelOf(degree) : undefined;
}

/** Whether the person is still studying in the month of scoring, by the dates on the page. An end date with only a year is over once that year begins. */
export function isOngoing({ now }: { now: MonthIndex }, { end }: EducationEntry): boolean {
  if (end === undefined) return false;
  return end === PRESENT || (monthIndexOf(end) ?? now) > now;
}
