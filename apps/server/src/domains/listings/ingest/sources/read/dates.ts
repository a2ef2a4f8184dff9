const SECONDS_LIMIT = 100_000_000_000;
/** Times outside of these years are mistakes. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** The day of an ISO date, or of an ISO date and time as it is written, in its own time zone. `YYYY-MM-DD`. */
export function toDay(value: unknown): string | undefined {
  const day = typeof value === 'string' ? /^\s*(\d{4}-\d{2}-\d{2})(?![\d-])/.exec(value)?.[1] : undefined;
  return day === undefined ? undefined : checkDay(day);
}

/** The day, in UTC, of a time in seconds or milliseconds since 1970. */
export function toDayFromEpoch(value: unknown): string | undefined {
  const time = typeof value === 'number' && value > 0 ? value : Number.NaN;
  const date = new Date(time < SECONDS_LIMIT ? time * 1000 : time);
  return Number.isNaN(date.getTime()) ? undefined : checkDay(date.toISOString().slice(0, 10));
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The day of a date as feeds write it: "Wed, 19 Aug 2026 23:10:38 GMT". */
export function toDayFromFeed(value: unknown): string | undefined {
  const match =
    typeof value === 'string' ? /^\s*(?:[a-z]{3}, *)?(\d{1,2}) +([a-z]{3})[a-z]* +(\d{4})\b/i.exec(value) : null;
  const month = MONTHS.indexOf(match?.[2]?.toLowerCase() ?? '') + 1;
  if (!match || month === 0) return toDay(value);
  return checkDay(`${match[3]}-${String(month).padStart(2, '0')}-${match[1]?.padStart(2, '0')}`);
}

/** The day of "08/05/2026", in the order of the United States. */
export function toDayFromUsDate(value: unknown): string | undefined {
  const match = typeof value === 'string' ? /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(value) : null;
  return match ? checkDay(`${match[3]}-${match[1]?.padStart(2, '0')}-${match[2]?.padStart(2, '0')}`) : undefined;
}

/** Undefined for days that don't exist, such as February 30. */
function checkDay(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return undefined;
  const year = date.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? day : undefined;
}
