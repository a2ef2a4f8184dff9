import { type MailEvent, toInstant } from '@foothold/core/application-mail';

const MAX_LENGTH = 100_000;
const MAX_LINES = 2000;
const MAX_SUMMARY = 300;

/** Names that Microsoft's programs use for time zones of the United States (Unicode CLDR, windowsZones). */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indianapolis',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'GMT Standard Time': 'Europe/London',
  UTC: 'UTC',
};

interface Property {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

/** The first event of a calendar part (RFC 5545). A time without a zone counts as no time. Null if it has no event. */
export function readCalendar(text: string): MailEvent | null {
  const unfolded = text.slice(0, MAX_LENGTH).replaceAll(/\r?\n[ \t]/g, '');
  let method: MailEvent['method'] = 'other';
  let isCanceled = false;
  const path: string[] = [];
  const event = new Map<string, Property>();
  for (const line of unfolded.split(/\r?\n/).slice(0, MAX_LINES)) {
    const property = parseProperty(line);
    if (!property) continue;
    const { name, value } = property;
    if (name === 'BEGIN') path.push(value.toUpperCase());
    else if (name === 'END') {
      if (path.pop() === 'VEVENT') break;
    } else if (name === 'METHOD' && path.length <= 1) method = toMethod(value);
    else if (path.at(-1) === 'VEVENT' && !event.has(name)) event.set(name, property);
    if (name === 'STATUS' && path.at(-1) === 'VEVENT') isCanceled = value.toUpperCase() === 'CANCELLED';
  }
  if (event.size === 0) return null;
  return {
    method: isCanceled ? 'cancel' : method,
    summary: unescapeText(event.get('SUMMARY')?.value ?? '').slice(0, MAX_SUMMARY),
    startsAt: toTime(event.get('DTSTART')),
    zone: toTime(event.get('DTSTART')) && findZone(event.get('DTSTART')),
    endsAt: toTime(event.get('DTEND')),
  };
}

const toMethod = (value: string): MailEvent['method'] => {
  const method = value.trim().toUpperCase();
  if (method === 'REQUEST' || method === 'PUBLISH') return 'request';
  return method === 'CANCEL' ? 'cancel' : 'other';
};

function parseProperty(line: string): Property | null {
  const [, name, list = '', value] =
    /^([A-Z-]{1,40})((?:;[A-Z-]{1,40}=(?:"[^"]{0,200}"|[^;:"]{0,200}))*):(.*)$/i.exec(line) ?? [];
  if (name === undefined || value === undefined) return null;
  const parameters = new Map(
    [...list.matchAll(/;([A-Z-]+)=("?)([^;:"]*)\2/gi)].map(([, key = '', , text = '']) => [key.toUpperCase(), text]),
  );
  return { name: name.toUpperCase(), parameters, value };
}

function toTime(property: Property | undefined): string | null {
  const [, year, month, day, hour, minute] = TIME.exec(property?.value ?? '') ?? [];
  const zone = findZone(property);
  return year && zone ? toInstant(`${year}-${month}-${day}`, Number(hour), Number(minute), zone) : null;
}

const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\d(Z?)$/;

function findZone(property: Property | undefined): string | null {
  if (!property) return null;
  if (property.value.endsWith('Z')) return 'UTC';
  const named = property.parameters.get('TZID');
  return named ? (WINDOWS_ZONES[named] ?? named) : null;
}

const unescapeText = (text: string): string =>
  text
    .replaceAll(/\\n/gi, ' ')
    .replaceAll(/\\([,;\\])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
