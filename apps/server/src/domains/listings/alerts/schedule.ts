import { ALERT_HOUR, type AlertFrequency } from '@foothold/contracts/listings/choices';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MONDAY = 1;

type Region = 'us' | 'uk';

/** Accounts have a region instead of a time zone. */
const TIME_ZONES: Record<Region, string> = { us: 'America/New_York', uk: 'Europe/London' };

/**
 * When an alert about a listing found now is due.
 * @param alertedAt when the search's last alert was sent
 * @returns null if the search sends none
 */
export function findNextAlert(
  frequency: AlertFrequency,
  { region, alertedAt, now }: { region: Region; alertedAt: Date | null; now: Date },
): Date | null {
  if (frequency === 'off') return null;
  if (frequency === 'instant') return new Date(Math.max(now.getTime(), (alertedAt?.getTime() ?? 0) + HOUR_MS));
  const timeZone = TIME_ZONES[region];
  const morning = findNextMorning(now, timeZone);
  return frequency === 'daily' ? morning : findMonday(morning, timeZone);
}

/** The first time after `now` at which it is the hour of the alerts. */
function findNextMorning(now: Date, timeZone: string): Date {
  const today = readLocal(now, timeZone);
  const passed = today.hour * HOUR_MS + (now.getTime() % HOUR_MS);
  const ahead = ALERT_HOUR * HOUR_MS - passed;
  const morning = new Date(now.getTime() + (ahead > 0 ? ahead : ahead + DAY_MS));
  return adjustHour(morning, timeZone);
}

function findMonday(morning: Date, timeZone: string): Date {
  const days = (MONDAY - readLocal(morning, timeZone).day + 7) % 7;
  return adjustHour(new Date(morning.getTime() + days * DAY_MS), timeZone);
}

/** Corrects a time by the hour that the clocks changed on the way there. */
function adjustHour(time: Date, timeZone: string): Date {
  return new Date(time.getTime() + (ALERT_HOUR - readLocal(time, timeZone).hour) * HOUR_MS);
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Hour and day of the week, 0 for Sunday. The minutes are the same in both zones, which differ from UTC by whole hours. */
function readLocal(time: Date, timeZone: string): { hour: number; day: number } {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
  const read = new Map(parts.formatToParts(time).map(({ type, value }) => [type, value]));
  return { hour: Number(read.get('hour')), day: DAYS.indexOf(read.get('weekday') ?? '') };
}
