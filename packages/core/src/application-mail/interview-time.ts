import type { InterviewTime } from './types.ts';
import { getOffset, toInstant } from './zone-time.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const WEEKDAY = String.raw`(?:(?<weekday>sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,? (?:the )?)?`;
const DATES = [
  new RegExp(String.raw`\b${WEEKDAY}${MONTH} (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>20\d\d))?\b`, 'gi'),
  new RegExp(String.raw`\b${WEEKDAY}(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? (?<year>20\d\d))?\b`, 'gi'),
  /\b(?:(?<weekday>sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,? )?(?<monthNumber>\d{1,2})\/(?<day>\d{1,2})(?:\/(?<year>20\d\d))\b/gi,
  /\b(?<year>20\d\d)-(?<monthNumber>\d\d)-(?<day>\d\d)\b/g,
];
const TIME =
  /(?<![\d:/.-])(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))? ?(?:(?<half>[ap])\.?m\b\.?)?(?: ?(?:-|–|—|to|until) ?\d{1,2}(?:[:.]\d\d)? ?(?<endHalf>[ap])?\.?(?:m\b\.?)?)?/gi;
const ZONES: readonly (readonly [RegExp, string, ('standard' | 'daylight')?])[] = [
  [/^(?:et|eastern(?: time)?)\b/i, 'America/New_York'],
  [/^(?:est|eastern standard time)\b/i, 'America/New_York', 'standard'],
  [/^(?:edt|eastern daylight time)\b/i, 'America/New_York', 'daylight'],
  [/^(?:ct|central(?: time)?)\b/i, 'America/Chicago'],
  [/^(?:cst|central standard time)\b/i, 'America/Chicago', 'standard'],
  [/^(?:cdt|central daylight time)\b/i, 'America/Chicago', 'daylight'],
  [/^(?:mt|mountain(?: time)?)\b/i, 'America/Denver'],
  [/^(?:mst|mountain standard time)\b/i, 'America/Denver', 'standard'],
  [/^(?:mdt|mountain daylight time)\b/i, 'America/Denver', 'daylight'],
  [/^(?:pt|pacific(?: time)?)\b/i, 'America/Los_Angeles'],
  [/^(?:pst|pacific standard time)\b/i, 'America/Los_Angeles', 'standard'],
  [/^(?:pdt|pacific daylight time)\b/i, 'America/Los_Angeles', 'daylight'],
  [/^(?:utc|gmt)\b(?! ?[+-])/i, 'UTC'],
  [/^bst\b/i, 'Europe/London', 'daylight'],
  [/^cet\b/i, 'Europe/Paris', 'standard'],
  [/^cest\b/i, 'Europe/Paris', 'daylight'],
];
/** How far a time may be from its date, in characters. */
const NEAR = 60;
const DAY_MS = 86_400_000;

/**
 * The date of an interview. Null if the text names none, or several to choose from. The time of day counts only with its zone.
 * @param sentAt when the message was sent, for a date without a year
 */
export function findInterviewTime(text: string, sentAt: string | null): InterviewTime | null {
  const found = DATES.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match) => {
    const date = toDate(match, sentAt);
    return date === null ? [] : [{ date, start: match.index, end: match.index + match[0].length }];
  });
  const dates = new Set(found.map(({ date }) => date));
  const [only] = found;
  if (dates.size !== 1 || !only) return null;
  const times = found.flatMap(({ date, start, end }) => findTimes(text, start, end).map((time) => ({ date, ...time })));
  const starts = new Set(times.map(({ hour, minute }) => `${hour}:${minute}`));
  const [time] = times;
  const quote = (from: number, to: number) => text.slice(from, to).replaceAll(/\s+/g, ' ').trim();
  if (!time || starts.size !== 1) return { at: null, date: only.date, zone: null, text: quote(only.start, only.end) };
  const zoned = times.find(({ zone }) => zone !== null) ?? time;
  const at = zoned.zone && toNamedInstant(only.date, zoned.hour, zoned.minute, zoned.zone);
  return {
    at: at || null,
    date: only.date,
    zone: at && zoned.zone ? zoned.zone.name : null,
    text: quote(zoned.from, zoned.to),
  };
}

function toDate({ groups = {} }: RegExpMatchArray, sentAt: string | null): string | null {
  const month = groups.month
    ? MONTHS.findIndex((name) => name.startsWith((groups.month ?? '').slice(0, 3).toLowerCase())) + 1
    : Number(groups.monthNumber);
  const day = Number(groups.day);
  const years = groups.year ? [Number(groups.year)] : listYears(sentAt);
  for (const year of years) {
    const time = Date.UTC(year, month - 1, day);
    const date = new Date(time);
    if (month < 1 || month > 12 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) continue;
    // A date with another weekday is a mistake of the sender, or of a year that isn't stated.
    if (groups.weekday && !(WEEKDAYS[date.getUTCDay()] ?? '').startsWith(groups.weekday.toLowerCase())) continue;
    // Without a year it is the next such date.
    if (!groups.year && sentAt !== null && time < Date.parse(sentAt) - 2 * DAY_MS) continue;
    return date.toISOString().slice(0, 10);
  }
  return null;
}

const listYears = (sentAt: string | null): number[] => {
  if (sentAt === null) return [];
  const year = new Date(sentAt).getUTCFullYear();
  return [year, year + 1];
};

interface FoundTime {
  hour: number;
  minute: number;
  zone: { name: string; only: 'standard' | 'daylight' | null } | null;
  from: number;
  to: number;
}

/** Times of day next to a date. A number counts as one only with minutes, or with a.m. or p.m. */
function findTimes(text: string, start: number, end: number): FoundTime[] {
  const from = Math.max(0, start - NEAR);
  const window = text.slice(from, end + NEAR);
  return [...window.matchAll(TIME)].flatMap((match) => {
    const { hour: hourText, minute: minuteText, half: ownHalf, endHalf } = match.groups ?? {};
    const half = (ownHalf ?? endHalf)?.toLowerCase();
    const at = from + match.index;
    const isInDate = at < end && at + match[0].length > start;
    if (isInDate || (half === undefined && minuteText === undefined)) return [];
    const hour = to24(Number(hourText), half);
    const minute = Number(minuteText ?? 0);
    if (hour === null || minute > 59) return [];
    const matchEnd = at + match[0].trimEnd().length;
    const after = text.slice(matchEnd).replace(/^[\s(,]+/, '');
    const zone = ZONES.find(([pattern]) => pattern.test(after));
    const skipped = text.slice(matchEnd).length - after.length;
    const zoneLength = zone ? (zone[0].exec(after)?.[0].length ?? 0) : -skipped;
    return [
      {
        hour,
        minute,
        zone: zone ? { name: zone[1], only: zone[2] ?? null } : null,
        from: Math.min(start, at),
        to: Math.max(end, matchEnd + skipped + zoneLength),
      },
    ];
  });
}

function to24(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Null if the zone has another name at that date: “EST” in July may mean two times. */
function toNamedInstant(
  date: string,
  hour: number,
  minute: number,
  zone: NonNullable<FoundTime['zone']>,
): string | null {
  const instant = toInstant(date, hour, minute, zone.name);
  if (instant === null) return null;
  const isDaylight =
    getOffset(zone.name, Date.parse(instant)) !== getOffset(zone.name, Date.UTC(Number(date.slice(0, 4)), 0, 15));
  return zone.only !== null && (zone.only === 'daylight') !== isDaylight ? null : instant;
}
