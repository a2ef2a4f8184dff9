const DAY_MS = 24 * 60 * 60 * 1000;
/** January 1, 1970 was a Thursday, so the Monday of its week is three days earlier. */
const DAYS_BEFORE = 3;

/** Weeks since the one that contains January 1, 1970, from Monday to Sunday in UTC. */
export const toWeekNumber = (at: Date): number => Math.floor((at.getTime() / DAY_MS + DAYS_BEFORE) / 7);

const getMonday = (week: number): Date => new Date((week * 7 - DAYS_BEFORE) * DAY_MS);

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The name and days of a week. A week belongs to the year of its Thursday (ISO 8601). */
export function describeWeek(week: number): { week: string; from: string; to: string } {
  const monday = getMonday(week);
  const thursday = new Date(monday.getTime() + 3 * DAY_MS);
  const year = thursday.getUTCFullYear();
  const count = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS));
  return {
    week: `${year}-W${String(count).padStart(2, '0')}`,
    from: toDay(monday),
    to: toDay(new Date(monday.getTime() + 6 * DAY_MS)),
  };
}

/** The number of the week with this ISO 8601 name, or null if there is none. */
export function parseWeekName(name: string): number | null {
  const [, year, count] = /^(\d{4})-W(\d{2})$/.exec(name) ?? [];
  // January 4 is always in the first week of its year.
  const week = toWeekNumber(new Date(Date.UTC(Number(year), 0, 4))) + Number(count) - 1;
  return Number.isFinite(week) && describeWeek(week).week === name ? week : null;
}

/**
 * The current streak of consecutive weeks with an entry. The current week may still be empty.
 * @param weeks numbers in any order, possibly repeated
 */
export function countWeekStreak(weeks: readonly number[], now: number): number {
  const known = new Set(weeks);
  let week = known.has(now) ? now : now - 1;
  let count = 0;
  for (; known.has(week); week -= 1) count += 1;
  return count;
}
