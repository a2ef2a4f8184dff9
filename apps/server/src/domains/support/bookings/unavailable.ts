import { formatDay } from '../eastern.ts';
import { groupByDay, type Place, type PlacePreference, WEEKS_AHEAD, type Window } from './places.ts';

/** Explains why nothing fits a request and what would: as a message at the field, and as data for the page. */
export function createRefusal(free: readonly Place[], { day, window }: PlacePreference) {
  const days = groupByDay(free);
  const matchingDay = days.find(({ date }) => date === day);
  const next =
    matchingDay ??
    days.find(({ date, windows }) => date >= (day ?? '') && includesWindow(windows, day ? undefined : window));
  return {
    fields: { preferredTime: describeUnavailable(day, next) },
    ...(next && { data: { date: next.date, windows: next.windows } }),
  };
}

const includesWindow = (windows: readonly Window[], window: Window | undefined) =>
  window === undefined || windows.includes(window);

function describeUnavailable(day: string | undefined, next: { date: string; windows: Window[] } | undefined): string {
  if (!next) return `No demos are available in the next ${WEEKS_AHEAD} weeks. Contact us instead.`;
  const offer = `${formatDay(next.date)}: ${join(next.windows)}`;
  if (day === next.date) return `That time isn’t available. Still available on ${offer}.`;
  return day
    ? `No times are left on ${formatDay(day)}. The next available day is ${offer}.`
    : `The next available day is ${offer}.`;
}

const join = (windows: readonly string[]) => new Intl.ListFormat('en-US').format(windows);
