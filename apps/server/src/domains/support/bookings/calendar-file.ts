import type { Brand } from '@foothold/brand';
import {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarFile } from '../../../platform/mail/mail.ts';

export interface DemoAppointment {
  /** The booking's id: the same when it is canceled, so that calendars can find the entry to remove. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** Who booked. */
  email: string;
  reference: string;
}

interface Setting {
  brand: Brand;
  host: string;
  now: Date;
}

const ALARM_SECONDS = 15 * 60;

/** Adds a demo to the calendar of the person who reads the email. */
export function createInvitation(demo: DemoAppointment, url: string, setting: Setting): CalendarFile {
  // By address only: the person who typed it also chose the name, and may be anybody.
  const reader = { email: demo.email, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION, rsvp: false };
  const calendar = createCalendar(setting.brand, ICalCalendarMethod.REQUEST);
  calendar.createEvent({ ...createConfirmedEvent(demo, url, setting), attendees: [reader] });
  return { method: 'REQUEST', content: calendar.toString() };
}

/** The same event as a file to download: anyone may open it, so nobody is invited. */
export function createPublication(demo: DemoAppointment, url: string, setting: Setting): string {
  const calendar = createCalendar(setting.brand, ICalCalendarMethod.PUBLISH);
  calendar.createEvent(createConfirmedEvent(demo, url, setting));
  return calendar.toString();
}

/** Removes it again. */
export function createCancellation(demo: DemoAppointment, setting: Setting): CalendarFile {
  const calendar = createCalendar(setting.brand, ICalCalendarMethod.CANCEL);
  calendar.createEvent({
    ...createEvent(demo, setting),
    attendees: [{ email: demo.email }],
    status: ICalEventStatus.CANCELLED,
    sequence: 1,
  });
  return { method: 'CANCEL', content: calendar.toString() };
}

const getTitle = (brand: Brand) => `${brand.name} demo`;

const createCalendar = (brand: Brand, method: ICalCalendarMethod) =>
  new ICalCalendar({ method, prodId: { company: brand.name, product: 'Demos', language: 'EN' } });

const createConfirmedEvent = (demo: DemoAppointment, url: string, setting: Setting) => ({
  ...createEvent(demo, setting),
  description: `Reference ${demo.reference}. View or cancel your booking: ${url}`,
  url,
  status: ICalEventStatus.CONFIRMED,
  sequence: 0,
  alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description: getTitle(setting.brand) }],
});

/** Times are in UTC: every calendar shows them in its own time zone. */
const createEvent = (demo: DemoAppointment, { brand, host, now }: Setting) => ({
  id: `${demo.id}@${host}`,
  stamp: now,
  start: demo.startsAt,
  end: demo.endsAt,
  summary: getTitle(brand),
  organizer: { name: brand.name, email: brand.email },
});
