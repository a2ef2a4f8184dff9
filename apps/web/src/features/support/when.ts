import { TIME_WINDOWS, type TimeWindow } from '@foothold/contracts/support/choices';
import type { Availability } from '@foothold/contracts/support/shapes';
import { dateFormat } from '../../shared/format/formatters.ts';

type Locale = 'en-US' | 'en-GB';

/** The time zone of demos, as named in the calendar data. */
export const EASTERN = 'America/New_York';

/** The locale of a region. */
export const getLocale = (region: 'us' | 'uk'): Locale => (region === 'uk' ? 'en-GB' : 'en-US');

/** `Tuesday, November 24` for an ISO date, in any time zone. */
export function formatFullDay(date: string, locale: Locale): string {
  return dateFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Servers and browsers put different spaces around the dash of a range, and hydration needs identical text. */
export const normalizeSpaces = (text: string): string => text.replaceAll(/\s/g, ' ');

/** `Tuesday, November 24, 2:00 – 2:30 PM EST`: a time range with its time zone. */
export function formatTimeRange(startsAt: string, endsAt: string, timeZone: string, locale: Locale): string {
  const span = dateFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).formatRange(new Date(startsAt), new Date(endsAt));
  return normalizeSpaces(span);
}

/** Whether two time zones show the same time at an instant. */
export function isSameClockTime(instant: string, one: string, other: string): boolean {
  const createFormatter = (timeZone: string) =>
    dateFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(instant));
  return createFormatter(one) === createFormatter(other);
}

/** How many demos are left this week, using the actual number. */
export function formatSlotsLeft(left: number): string {
  return `Only ${left} demo ${left === 1 ? 'slot' : 'slots'} left this week`;
}

/**
 * The times of day to offer: those with a free slot if the date is known, otherwise all. Always includes `flexible`.
 */
export function listTimeWindows(
  availability: Availability | null,
  date: string,
): { value: TimeWindow; label: string }[] {
  const day = availability?.days.find((one) => one.date === date);
  return TIME_WINDOWS.filter(({ id }) => id === 'flexible' || !day || day.windows.includes(id)).map(
    ({ id, label }) => ({
      value: id,
      label,
    }),
  );
}
