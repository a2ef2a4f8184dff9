/** A day and a time of day without a time zone, as forms send them: `2026-12-03T10:00`. */
const LOCAL_TIME_PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_CHARACTERS = 'YYYY-MM-DDTHH:MM'.length;

const formats = new Map<string, Intl.DateTimeFormat>();
/** Creating a format is slow. There are about 600 time zones, with their other names. */
const MAX_FORMATS = 1000;

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** Whether it is the name of a time zone in the IANA database, such as `America/Chicago`, or one of its other names. */
export function isTimeZone(name: string): boolean {
  // Offsets such as "+02:00" are allowed by the standard library, but don't follow a place's rules.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    getFormat(name);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is a day and a time of day that exist in the calendar, as `YYYY-MM-DDTHH:MM`. */
export function isLocalTime(text: string): boolean {
  const [, , , , hour = '', minute = ''] = LOCAL_TIME_PATTERN.exec(text) ?? [];
  const parsed = Date.parse(`${text}:00Z`);
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59 || Number.isNaN(parsed)) return false;
  return new Date(parsed).toISOString().slice(0, MINUTE_CHARACTERS) === text;
}

/** The day and the time of day at a moment in a time zone, as `YYYY-MM-DDTHH:MM`. @throws RangeError for an unknown time zone */
export function toLocalTime(moment: Date, timeZone: string): string {
  const parts = new Map(
    getFormat(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}`;
}

/**
 * The moment when clocks in a time zone show a day and a time of day. A time that occurs twice is the first of both; one that clocks skip is
 * moved by as much as they skip, as calendars do (RFC 5545, 3.3.5).
 * @throws RangeError for an unknown time zone or a time that doesn't exist in the calendar
 */
export function toMoment(local: string, timeZone: string): Date {
  if (!isLocalTime(local)) throw new RangeError('not a day and a time of day');
  const asUtc = Date.parse(`${local}:00Z`);
  const getOffset = (at: number) => Date.parse(`${toLocalTime(new Date(at), timeZone)}:00Z`) - at;
  // The offsets a day before and after are those on both sides of a change.
  const [before, after] = [getOffset(asUtc - DAY_MS), getOffset(asUtc + DAY_MS)];
  const moments = [...new Set([before, after])].map((offset) => asUtc - offset).sort((a, b) => a - b);
  const shown = moments.find((moment) => toLocalTime(new Date(moment), timeZone) === local);
  return new Date(shown ?? asUtc - before);
}
