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
  /** The booking's ID. A cancellation uses the same one, so that calendars can find the entry. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** The person who booked. */
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
  // Uses only the address, because anyone could have typed the name along with it.
  const reader = { email: demo.email, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION, rsvp: false };
  const calendar = createCalendar(setting.brand, ICalCalendarMethod.REQUEST);
  calendar.createEvent({ ...createConfirmedEvent(demo, url, setting), attendees: [reader] });
  return { method: 'REQUEST', content: calendar.toString() };
}

/** The same event as a download. Anyone may open it, so nobody is invited. */
export function createPublication(demo: DemoAppointment, url: string, setting: Setting): string {
  const calendar = createCalendar(setting.brand, ICalCalendarMethod.PUBLISH);
  calendar.createEvent(createConfirmedEvent(demo, url, setting));
  return calendar.toString();
}

/** Removes the event again. */
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

/** Times are in UTC, so that every calendar shows them in its own time zone. */
const createEvent = (demo: DemoAppointment, { brand, host, now }: Setting) => ({
  id: `${demo.id}@${host}`,
  stamp: now,
  start: demo.startsAt,
  end: demo.endsAt,
  summary: getTitle(brand),
  organizer: { name: brand.name, email: brand.email },
});
