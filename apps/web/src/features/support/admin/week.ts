import { dateFormat } from '../../../shared/format/formatters.ts';
import { normalizeSpaces } from '../when.ts';

/** Weeks and days of the demo calendar. Days are `YYYY-MM-DD`. */

interface DemoSlot {
  startsAt: string;
  endsAt: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of an instant in a time zone. */
export const formatDay = (instant: string, timeZone: string): string =>
  dateFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(instant));

/** Groups slots by day, in order of time. */
export function groupByDay<P extends DemoSlot>(places: readonly P[], timeZone: string): { day: string; places: P[] }[] {
  const days = new Map<string, P[]>();
  for (const place of places) {
    const day = formatDay(place.startsAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), place]);
  }
  return [...days].map(([day, ofDay]) => ({ day, places: ofDay }));
}

/** The grid row of each time of day, from 0, so that days can be compared. */
export function assignRows(places: readonly DemoSlot[], timeZone: string): Map<string, number> {
  const times = dateFormat('en-GB', { timeStyle: 'short', timeZone });
  const formatTime = ({ startsAt }: DemoSlot) => times.format(new Date(startsAt));
  const distinct = [...new Set(places.map(formatTime))].sort();
  return new Map(places.map((place) => [place.startsAt, distinct.indexOf(formatTime(place))]));
}

type SlotTiming = 'past' | 'now' | 'ahead';

export function getTiming({ startsAt, endsAt }: DemoSlot, now: Date): SlotTiming {
  if (Date.parse(endsAt) <= now.getTime()) return 'past';
  return Date.parse(startsAt) <= now.getTime() ? 'now' : 'ahead';
}

/** `November 23 – 29, 2026`: the seven days from a Monday. */
export const formatWeek = (monday: string, locale: string): string =>
  normalizeSpaces(
    dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
      new Date(`${monday}T00:00:00Z`),
      new Date(`${addDays(monday, 6)}T00:00:00Z`),
    ),
  );

/** `10:00 AM`, with the weekday if it differs from the slot's: `Tue 12:00 AM`. */
export function formatZonedTime(instant: string, timeZone: string, placeZone: string, locale: string): string {
  const otherDay = formatDay(instant, timeZone) !== formatDay(instant, placeZone);
  return dateFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(otherDay && { weekday: 'short' as const }),
  }).format(new Date(instant));
}

/** `Eastern Standard Time`: the name of a time zone at a given time. */
export const formatZone = (instant: string, timeZone: string, locale: string): string =>
  dateFormat(locale, { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
