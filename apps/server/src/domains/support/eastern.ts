/** Demos are held in US Eastern time, including daylight saving time. */
export const TIME_ZONE = 'America/New_York';

const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });
const offset = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });
const clock = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, hour: 'numeric', minute: '2-digit' });
const zone = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeZoneName: 'short' });
const dayName = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** The Eastern date at this moment, `YYYY-MM-DD`. */
export const toEasternDay = (instant: Date): string => isoDay.format(instant);

/** The moment when it is `hour` o'clock Eastern time on this day. Only for working hours, because clocks change at night. */
export const toInstant = (day: string, hour: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS - getOffset(day));

/** Cached, because the formatter is slow and every calendar page needs the same days. */
const offsets = new Map<string, number>();
const MAX_OFFSETS = 1000;

/** The Eastern time offset from UTC on a working day. */
function getOffset(day: string): number {
  const known = offsets.get(day);
  if (known !== undefined) return known;
  // Eastern noon is between 16:00 and 17:00 UTC, after any clock change on that day.
  const found = readOffset(new Date(`${day}T17:00:00Z`));
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(day, found);
  return found;
}

function readOffset(instant: Date): number {
  const name = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * 60_000);
}

/** Adds days to a date, without a time zone. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday, 6 is Sunday. */
export const getWeekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const getMonday = (day: string): string => addDays(day, -getWeekday(day));

/** "Tuesday, November 24" */
export const formatDay = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`));

/** "Tuesday, November 24, 2026, 10:00 AM to 10:30 AM Eastern Time (EST)" */
export function formatTime(from: Date, to: Date): string {
  const day = toEasternDay(from);
  const short = zone.formatToParts(from).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${formatDay(day)}, ${day.slice(0, 4)}, ${formatClock(from)} to ${formatClock(to)} Eastern Time (${short})`;
}

// Some fonts lack the narrow space that the formatter puts before AM and PM.
const formatClock = (instant: Date) => clock.format(instant).replaceAll(/\s/g, ' ');
