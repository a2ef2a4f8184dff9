import { limits } from '@foothold/contracts/support';
import { addDays, DAY_MS, getMonday, getWeekday, toEasternDay, toInstant } from '../eastern.ts';
import { isFederalHoliday } from './federal-holidays.ts';

/**
 * When demos can be held. A working day has three slots, one in each window of the form. Of these fifteen per week, the operator offers a
 * number (`DEMOS_A_WEEK`), minus those on US federal holidays and on days off (`DEMO_DAYS_OFF`). A slot can be booked from eight weeks to two hours ahead. "This week"
 * runs from Monday to Sunday in Eastern time, so from Friday evening on it has no slots left.
 */
export const WINDOWS = ['morning', 'afternoon', 'evening'] as const;
export type Window = (typeof WINDOWS)[number];

export interface Place {
  /** Eastern, `YYYY-MM-DD`. */
  day: string;
  window: Window;
  startsAt: Date;
  endsAt: Date;
}

/** The operator's settings. */
export interface Schedule {
  /** Slots per week, at most fifteen. */
  aWeek: number;
  /** Working days without slots, besides US federal holidays. */
  daysOff: ReadonlySet<string>;
}

/** When each window's slot starts, Eastern time. */
const HOURS: Record<Window, number> = { morning: 10, afternoon: 14, evening: 17 };
const NOTICE_MS = 2 * 60 * 60 * 1000;
export const WEEKS_AHEAD = 8;
const WORKING_DAYS = 5;

/**
 * The order in which slots are offered: each day once before any day twice, non-adjacent days first, and the windows in rotation. Even a
 * few slots are then spread over days and times of day.
 */
const ORDER = WINDOWS.flatMap((_, round) =>
  [0, 2, 4, 1, 3].map((weekday, at) => ({
    weekday,
    window: WINDOWS[(round * WORKING_DAYS + at) % WINDOWS.length] as Window,
  })),
);

/** Every slot of a week in chronological order, whether or not it can still be booked. */
export function listWeekPlaces(monday: string, { aWeek, daysOff }: Schedule): Place[] {
  return ORDER.slice(0, aWeek)
    .map(({ weekday, window }) => createPlace(addDays(monday, weekday), window))
    .filter(({ day }) => !isDayOff(day, daysOff))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

const isDayOff = (day: string, daysOff: Schedule['daysOff']) => daysOff.has(day) || isFederalHoliday(day);

function createPlace(day: string, window: Window): Place {
  const startsAt = toInstant(day, HOURS[window]);
  return { day, window, startsAt, endsAt: new Date(startsAt.getTime() + limits.demoMinutes * 60_000) };
}

/** The slots that can be booked now, in chronological order. @param taken start times of booked slots, in milliseconds */
export function listFreePlaces(now: Date, taken: ReadonlySet<number>, schedule: Schedule): Place[] {
  const today = toEasternDay(now);
  const earliest = now.getTime() + NOTICE_MS;
  return Array.from({ length: WEEKS_AHEAD + 1 }, (_, week) => addDays(getMonday(today), week * 7))
    .flatMap((monday) => listWeekPlaces(monday, schedule))
    .filter(({ day, startsAt }) => startsAt.getTime() >= earliest && day <= getLastDay(today))
    .filter(({ startsAt }) => !taken.has(startsAt.getTime()));
}

/** How many of the free slots are this week. */
export function countLeftThisWeek(now: Date, free: readonly Place[]): number {
  const nextMonday = addDays(getMonday(toEasternDay(now)), 7);
  return free.filter(({ day }) => day < nextMonday).length;
}

/** The day of the last bookable slot. */
const getLastDay = (today: string) => addDays(today, WEEKS_AHEAD * 7);

export interface PlacePreference {
  day: string | undefined;
  /** Undefined means any. */
  window: Window | undefined;
}

/** What is wrong with a requested day. Undefined if it is allowed. */
export function findDayProblem(day: string, now: Date, { daysOff }: Pick<Schedule, 'daysOff'>): string | undefined {
  const today = toEasternDay(now);
  if (day < today) return 'This day has passed. Choose a later one.';
  if (day > getLastDay(today)) return `Choose a day within the next ${WEEKS_AHEAD} weeks.`;
  if (getWeekday(day) >= WORKING_DAYS) return 'Demos are available Monday through Friday. Choose a weekday.';
  if (isDayOff(day, daysOff)) return 'No demos are available on this day. Choose another day.';
  return undefined;
}

/** The slot that fits a request. Without a day, it is the first from tomorrow on, so that nobody gets a call within hours. */
export function choosePlace(free: readonly Place[], { day, window }: PlacePreference, now: Date): Place | undefined {
  const today = toEasternDay(now);
  return free.find(
    (place) => (day ? place.day === day : place.day > today) && (window === undefined || place.window === window),
  );
}

/** Free slots by day, for calendars. */
export function groupByDay(free: readonly Place[]): { date: string; windows: Window[] }[] {
  const days = new Map<string, Window[]>();
  for (const { day, window } of free) days.set(day, [...(days.get(day) ?? []), window]);
  return [...days].map(([date, windows]) => ({ date, windows }));
}

/** The start and end of a week. */
export const getWeekBounds = (monday: string): { from: Date; to: Date } => ({
  from: toInstant(monday, 0),
  to: toInstant(addDays(monday, 7), 0),
});
export const getLastBookable = (now: Date): Date => new Date(now.getTime() + (WEEKS_AHEAD * 7 + 2) * DAY_MS);
