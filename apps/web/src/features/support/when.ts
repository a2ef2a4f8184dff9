import { TIME_WINDOWS, type TimeWindow } from '@foothold/contracts/support/choices';
import type { Availability } from '@foothold/contracts/support/shapes';

type Locale = 'en-US' | 'en-GB';

/** The time zone that demonstrations are held in; the calendar says so with its data. */
export const EASTERN = 'America/New_York';

/** How a region writes its dates. */
export const localeOf = (region: 'us' | 'uk'): Locale => (region === 'uk' ? 'en-GB' : 'en-US');

/** `Tuesday, November 24` of an ISO date, the same everywhere. */
export function dayLabel(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Around the dash of a range the server and browsers put different spaces; the page has to be the same on both. */
export const plainSpaces = (text: string): string => text.replaceAll(/\s/g, ' ');

/** `Tuesday, November 24, 2:00 – 2:30 PM EST`: from an instant to another in a time zone, which is named. */
export function spanLabel(startsAt: string, endsAt: string, timeZone: string, locale: Locale): string {
  const span = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).formatRange(new Date(startsAt), new Date(endsAt));
  return plainSpaces(span);
}

/** Whether two time zones show the same clock at an instant. */
export function sameClock(instant: string, one: string, other: string): boolean {
  const show = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(instant));
  return show(one) === show(other);
}

/** How many demonstrations are left this week, with the real number. */
export function slotsLeft(left: number): string {
  return `Only ${left} demo ${left === 1 ? 'slot' : 'slots'} left this week`;
}

/** The parts of a day that can be chosen: those with a free place where the day is known, all of them where it is not; `flexible` always. */
export function windowsOf(availability: Availability | null, date: string): { value: TimeWindow; label: string }[] {
  const day = availability?.days.find((one) => one.date === date);
  return TIME_WINDOWS.filter(({ id }) => id === 'flexible' || !day || day.windows.includes(id)).map(
    ({ id, label }) => ({
      value: id,
      label,
    }),
  );
}
