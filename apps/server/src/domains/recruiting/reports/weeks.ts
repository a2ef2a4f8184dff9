import { REPORT_HOUR, weeklyReportLimits } from '@foothold/contracts/recruiting/weekly-report-choices';
import { toLocalTime, toMoment } from '@foothold/core/tracking';

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;

/** For members who never entered a time with their time zone. */
export const DEFAULT_ZONE = 'UTC';

/** A week in a time zone: its Monday, and the moments between which it lies. */
export interface Week {
  week: string;
  timeZone: string;
  from: Date;
  to: Date;
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week of a day. */
function findMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % DAYS));
}

/** The Sunday of a week. */
export const getLastDay = (week: string): string => addDays(week, DAYS - 1);

/** The Monday of the week in which a moment lies. */
export const findWeek = (moment: Date, timeZone: string): string =>
  findMonday(toLocalTime(moment, timeZone).slice(0, 10));

/** Weeks with a change of the clocks are an hour shorter or longer. */
export const toWeek = (week: string, timeZone: string): Week => ({
  week,
  timeZone,
  from: toMoment(`${week}T00:00`, timeZone),
  to: toMoment(`${addDays(week, DAYS)}T00:00`, timeZone),
});

/** The newest week whose report is due: on the Monday after it, from 8 AM in the time zone. */
export function findDueWeek(now: Date, timeZone: string): string {
  const monday = findWeek(now, timeZone);
  const hour = `${monday}T${String(REPORT_HOUR).padStart(2, '0')}:00`;
  return addDays(monday, now >= toMoment(hour, timeZone) ? -DAYS : -2 * DAYS);
}

/** The Mondays of the weeks since a moment, newest first and at most as many as can be opened. The first one is the running week. */
export function listWeeks(since: Date, now: Date, timeZone: string): string[] {
  const first = findWeek(since, timeZone);
  const weeks: string[] = [];
  for (
    let week = findWeek(now, timeZone);
    week >= first && weeks.length < weeklyReportLimits.weeks;
    week = addDays(week, -DAYS)
  )
    weeks.push(week);
  return weeks;
}
