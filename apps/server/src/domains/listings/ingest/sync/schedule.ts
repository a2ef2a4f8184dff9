/** The shortest and longest time between two syncs of a source, in minutes. */
export const MIN_INTERVAL = 15;
export const MAX_INTERVAL = 24 * 60;
const MINUTE_MS = 60_000;
const MAX_FAILURE_DOUBLINGS = 6;

/**
 * The time until the next sync: half the last one if something changed, and twice the last one if nothing did, so that sources that change
 * are read more often than quiet ones.
 * @param minutes the last interval
 */
export const adjustInterval = (minutes: number, hasChanged: boolean): number =>
  Math.min(MAX_INTERVAL, Math.max(MIN_INTERVAL, Math.round(hasChanged ? minutes / 2 : minutes * 2)));

/**
 * When to sync next. After failures, the interval doubles with each of them, up to a day. It differs by up to a tenth, so that sources that
 * were added together don't stay together.
 * @param random from 0 to 1
 */
export function findNextRun(now: Date, minutes: number, failures: number, random: number): Date {
  const interval = Math.min(MAX_INTERVAL, minutes * 2 ** Math.min(failures, MAX_FAILURE_DOUBLINGS));
  return new Date(now.getTime() + interval * MINUTE_MS * (0.9 + random * 0.2));
}
