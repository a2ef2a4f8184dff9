import type { Brand } from '@foothold/contracts/brand';
import {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarFile } from '../../platform/mail/mail.ts';

export interface DemoAppointment {
  /** Of the booking: the same one when it is cancelled, so that calendars find what they are to let go. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** Who booked. */
  email: string;
  reference: string;
}

const ALARM_SECONDS = 15 * 60;

/** Puts a demonstration into the reader's calendar. Times are instants in UTC: every calendar shows them in its own zone. */
export function invitation(
  demo: DemoAppointment,
  url: string,
  { brand, host, now }: { brand: Brand; host: string; now: Date },
): CalendarFile {
  const calendar = calendarOf(brand, ICalCalendarMethod.REQUEST);
  calendar.createEvent({
    ...eventOf(demo, brand, host, now),
    description: `Reference ${demo.reference}. See or cancel the booking: ${url}`,
    url,
    status: ICalEventStatus.CONFIRMED,
    sequence: 0,
    alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description: titleOf(brand) }],
  });
  return { method: 'REQUEST', content: calendar.toString() };
}

/** Takes it out again. */
export function cancellation(
  demo: DemoAppointment,
  { brand, host, now }: { brand: Brand; host: string; now: Date },
): CalendarFile {
  const calendar = calendarOf(brand, ICalCalendarMethod.CANCEL);
  calendar.createEvent({ ...eventOf(demo, brand, host, now), status: ICalEventStatus.CANCELLED, sequence: 1 });
  return { method: 'CANCEL', content: calendar.toString() };
}

const titleOf = (brand: Brand) => `${brand.name} demonstration`;

const calendarOf = (brand: Brand, method: ICalCalendarMethod) =>
  new ICalCalendar({ method, prodId: { company: brand.name, product: 'Demonstrations', language: 'EN' } });

const eventOf = (demo: DemoAppointment, brand: Brand, host: string, now: Date) => ({
  id: `${demo.id}@${host}`,
  stamp: now,
  start: demo.startsAt,
  end: demo.endsAt,
  summary: titleOf(brand),
  organizer: { name: brand.name, email: brand.email },
  // By address alone: whoever typed it chose the name as well, and may be anybody.
  attendees: [{ email: demo.email, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION, rsvp: false }],
});
