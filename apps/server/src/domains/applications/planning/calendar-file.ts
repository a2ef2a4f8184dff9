import type { Brand } from '@foothold/brand';
import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

export interface CalendarSite {
  brand: Pick<Brand, 'name'>;
  /** The host name that makes the IDs of events unique. */
  host: string;
}

interface CommonEvent {
  /** Stays the same whenever the calendar is read, so that programs recognize the event. */
  id: string;
  summary: string;
  description: string;
  /** When it was last changed. */
  changedAt: Date;
}

export interface TimedEvent extends CommonEvent {
  startsAt: Date;
  minutes: number;
  place: string;
  canceled: boolean;
  /** Grows with each change (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** Whether the person is busy at that time. */
  busy: boolean;
}

export interface DayEvent extends CommonEvent {
  /** ISO date. */
  day: string;
}

const MINUTE_MS = 60_000;
const ALARM_SECONDS = 30 * 60;
/** How often calendar programs should read a calendar again, in seconds. */
const REFRESH_SECONDS = 3600;

/** Writes a calendar (RFC 5545). Times are in UTC, so that every program shows them in its own time zone. */
export function writeCalendar(
  { name, events, isFeed }: { name: string; events: readonly (TimedEvent | DayEvent)[]; isFeed: boolean },
  { brand, host }: CalendarSite,
): string {
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: toLine(brand.name), product: 'Applications', language: 'EN' },
    ...(isFeed && { name, ttl: REFRESH_SECONDS }),
  });
  for (const event of events)
    calendar.createEvent({
      id: `${event.id}@${host}`,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      summary: toLine(event.summary),
      ...(event.description && { description: toText(event.description) }),
      ...('day' in event ? toDay(event) : toTimes(event, isFeed)),
    });
  return calendar.toString();
}

const toDay = ({ day }: DayEvent): ICalEventData => ({
  start: new Date(`${day}T00:00:00Z`),
  allDay: true,
  timezone: 'UTC',
  transparency: ICalEventTransparency.TRANSPARENT,
});

const toTimes = (event: TimedEvent, isFeed: boolean): ICalEventData => ({
  start: event.startsAt,
  end: new Date(event.startsAt.getTime() + event.minutes * MINUTE_MS),
  ...(event.place && { location: toLine(event.place) }),
  sequence: event.sequence,
  status: event.canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  transparency: event.busy && !event.canceled ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  // Programs let people choose the alarms of a calendar that they subscribe to.
  ...(!isFeed &&
    !event.canceled && {
      alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description: toLine(event.summary) }],
    }),
});

/** A value may hold a line break only in its escaped form, and no other control characters (RFC 5545, 3.1). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const toText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\x00-\x08\x0b-\x1f\x7f]/g, '');
const toLine = (text: string): string => toText(text).replaceAll(/\s+/g, ' ').trim();
