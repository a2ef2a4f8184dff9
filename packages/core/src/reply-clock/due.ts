import { toLocalTime, toMoment } from '../tracking/index.ts';

/** Business days are those of this time zone, wherever the two people are. */
export const OFFICE_ZONE = 'America/New_York';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** A message that is sent on a weekend counts as sent on Monday at this time. */
const MONDAY_START = '09:00';
const [SATURDAY, SUNDAY] = [6, 0];

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const getWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The first business day on or after a day. Federal holidays count as business days. */
function findBusinessDay(day: string): string {
  const weekday = getWeekday(day);
  return addDays(day, weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0);
}

/**
 * When a reply is due: at the same time on the next business day (Monday to Friday, Eastern Time). A message of Friday afternoon is due
 * on Monday afternoon, and one of the weekend on Tuesday at 9 AM.
 */
export function getDueAt(since: Date): Date {
  const [day = '', time = ''] = toLocalTime(since, OFFICE_ZONE).split('T');
  const start = findBusinessDay(day);
  const due = findBusinessDay(addDays(start, 1));
  if (start !== day) return toMoment(`${due}T${MONDAY_START}`, OFFICE_ZONE);
  // Local times have no seconds.
  return new Date(toMoment(`${due}T${time}`, OFFICE_ZONE).getTime() + (since.getTime() % MINUTE_MS));
}

/** `dueAt` is in the past if the reply is overdue. */
export type ReplyState = { state: 'nothing-due' } | { state: 'due' | 'overdue'; since: Date; dueAt: Date };

/** @param since when the first message that waits for a reply was sent; null if none waits */
export function getReplyState(since: Date | null, now: Date): ReplyState {
  if (since === null) return { state: 'nothing-due' };
  const dueAt = getDueAt(since);
  return { state: dueAt < now ? 'overdue' : 'due', since, dueAt };
}
