import { createHash, randomBytes } from 'node:crypto';
import type { Brand } from '@foothold/brand';
import type { Availability, Booking, Receipt, TimeWindow } from '@foothold/contracts/support';
import type { Kysely, Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Executor, type Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { TIME_ZONE } from '../eastern.ts';
import { renderBookingEmail, renderCanceledByStaffEmail, renderCanceledEmail } from '../emails.ts';
import type { IncomingInquiry } from '../inquiries/answers.ts';
import * as inquiries from '../inquiries/inquiries-repository.ts';
import { type Intake, toReceipt } from '../inquiries/intake.ts';
import { isStaffMember, matchesLink } from '../policy.ts';
import { createCancellation, createInvitation, createPublication } from './calendar-file.ts';
import * as repository from './demos-repository.ts';
import {
  choosePlace,
  countLeftThisWeek,
  findDayProblem,
  getLastBookable,
  groupByDay,
  listFreePlaces,
  type Place,
  type PlacePreference,
  type Schedule,
} from './places.ts';
import { createRefusal } from './unavailable.ts';

export interface DemosDeps {
  db: Kysely<DB>;
  transact: Transact;
  mail: Mail;
  intake: Intake;
  brand: Brand;
  publicUrl: string;
  /** When demos are offered. */
  schedule: Schedule;
  now: () => Date;
}

/** The preference as the form sends it. */
interface FormPreference {
  date?: string | undefined;
  time?: TimeWindow | '' | undefined;
}

type BookingReceipt = Receipt & { booking: Booking };
type BookingRow = NonNullable<Awaited<ReturnType<typeof repository.findBookingForInquiry>>>;
export type Demos = ReturnType<typeof createDemos>;

/** Demos: a weekly calendar of slots that people can book and cancel. */
export function createDemos({ db, transact, mail, intake, brand, publicUrl, schedule, now }: DemosDeps) {
  const host = new URL(publicUrl).host;
  const createBookingLink = (token: string) => `${publicUrl}/demo?booking=${token}`;

  async function listFree(executor: Executor): Promise<Place[]> {
    const taken = await repository.listTakenTimes(executor, now(), getLastBookable(now()));
    return listFreePlaces(now(), taken, schedule);
  }

  async function availability(): Promise<Availability> {
    const places = await listFree(db);
    return {
      leftThisWeek: countLeftThisWeek(now(), places),
      perWeek: schedule.aWeek,
      timeZone: TIME_ZONE,
      days: groupByDay(places),
    };
  }

  /**
   * Books the slot that fits the request.
   * @throws AppError `request.invalid` for a day that never has slots, `support.no-place` if someone else was faster
   */
  async function book(incoming: IncomingInquiry, form: FormPreference): Promise<BookingReceipt> {
    const preference = readPreference(form);
    return intake.receiveOnce(
      incoming,
      async (trx) => {
        // Bookings run one after another, so that a free slot stays free until this one is written.
        await acquireAdvisoryLock(trx, 'demonstrations');
        const place = requirePlace(await listFree(trx), preference);
        const replyDeadline = new Date(Math.min(intake.getAnswerBy().getTime(), place.startsAt.getTime()));
        const row = await intake.save(trx, incoming, replyDeadline);
        const booking = await repository.insertBooking(trx, { inquiryId: row.id, ...place });
        if (!booking) throw new AppError('support.no-place');
        await inquiries.addEvent(trx, { inquiryId: row.id, kind: 'booked', at: now() });
        const token = await issueBookingLink(trx, booking.id);
        const demo = { ...place, id: booking.id, email: row.email, reference: row.reference };
        const file = createInvitation(demo, createBookingLink(token), { brand, host, now: now() });
        await mail.send(trx, renderBookingEmail(demo, createBookingLink(token), file, brand));
        await intake.notifyStaff(trx, row, incoming, place);
        return { ...toReceipt(row), booking: toBooking(booking, token) };
      },
      async (trx, before) => {
        const booking = requireFound(await repository.findBookingForInquiry(trx, before.id));
        return { ...toReceipt(before), booking: toBooking(booking, await issueBookingLink(trx, booking.id)) };
      },
    );
  }

  /** Responds like `book` without booking. */
  async function createFakeBooking(form: FormPreference): Promise<BookingReceipt> {
    const place = requirePlace(await listFree(db), readPreference(form));
    const booking = { starts_at: place.startsAt, ends_at: place.endsAt, canceled_at: null };
    return { ...intake.createFakeReceipt('demo'), booking: toBooking(booking, makeToken()) };
  }

  function readPreference({ date, time }: FormPreference): PlacePreference {
    const day = date || undefined;
    const fault = day && findDayProblem(day, now(), schedule);
    if (fault) throw new AppError('request.invalid', { fields: { preferredDate: fault } });
    return { day, window: time && time !== 'flexible' ? time : undefined };
  }

  function requirePlace(places: Place[], preference: PlacePreference): Place {
    const place = choosePlace(places, preference, now());
    if (place) return place;
    throw new AppError('support.no-place', createRefusal(places, preference));
  }

  async function issueBookingLink(trx: Transaction<DB>, bookingId: string): Promise<string> {
    const token = makeToken();
    await repository.addLink(trx, bookingId, hashToken(token));
    return token;
  }

  const findByLink = async (token: string) => {
    const hash = hashToken(token);
    return authorize(matchesLink, { hash }, await repository.findBookingByLink(db, hash));
  };

  async function booking(token: string): Promise<Booking> {
    return toBooking(await findByLink(token), token);
  }

  /** The booking as a calendar file, for people who don't want to wait for the email. A canceled one has none. */
  async function bookingCalendar(token: string): Promise<File> {
    const row = await findByLink(token);
    if (row.canceled_at) throw new AppError('resource.not-found');
    const text = createPublication(toAppointment(row), createBookingLink(token), { brand, host, now: now() });
    return new File([text], 'demo.ics', { type: 'text/calendar; charset=utf-8' });
  }

  /**
   * Cancels the booking. Canceling again returns the same result and does nothing.
   * @throws AppError `support.booking-over` once the demo has started
   */
  async function cancelBooking(token: string): Promise<Booking> {
    const row = await findByLink(token);
    if (row.canceled_at) return toBooking(row, token);
    if (row.starts_at <= now()) throw new AppError('support.booking-over');
    await transact((trx) => release(trx, row));
    return toBooking({ ...row, canceled_at: now() }, token);
  }

  /**
   * Staff cancel on behalf of someone who called or wrote. The email removes the event from the calendar.
   * @throws AppError `support.booking-over` once the demo has started
   */
  async function cancelByStaff(actor: User, inquiryId: string): Promise<void> {
    const booked = isUuid(inquiryId) ? await repository.findBookingForInquiry(db, inquiryId) : undefined;
    const row = authorize(isStaffMember, actor, booked);
    if (row.canceled_at) return;
    if (row.starts_at <= now()) throw new AppError('support.booking-over');
    await transact((trx) => release(trx, row, actor));
  }

  /** Frees the slot and notifies everyone involved. Does nothing if it was already canceled. */
  async function release(trx: Transaction<DB>, row: Authorized<BookingRow>, actor?: User): Promise<void> {
    if (!(await repository.cancelBooking(trx, row, now()))) return;
    const { inquiry_id: inquiryId } = row;
    await inquiries.addEvent(trx, {
      inquiryId: inquiryId,
      ...(actor && { actorId: actor.id }),
      kind: 'canceled',
      at: now(),
    });
    const demo = toAppointment(row);
    const file = createCancellation(demo, { brand, host, now: now() });
    await mail.send(trx, renderCanceledEmail(demo, `${publicUrl}/demo`, file, brand));
    if (!actor)
      await mail.send(trx, renderCanceledByStaffEmail(demo, `${publicUrl}/console/inquiries/${inquiryId}`, brand));
    await intake.publishToStaff(trx, inquiryId);
  }

  return {
    availability,
    book,
    createFakeBooking: createFakeBooking,
    booking,
    bookingCalendar,
    cancelBooking,
    cancelByStaff,
  };
}

const toAppointment = <T extends { starts_at: Date; ends_at: Date }>(row: T) => ({
  ...row,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

const makeToken = () => randomBytes(32).toString('base64url');
const hashToken = (token: string) => createHash('sha256').update(token).digest();

const toBooking = (row: { starts_at: Date; ends_at: Date; canceled_at: Date | null }, token: string): Booking => ({
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  timeZone: TIME_ZONE,
  token,
  canceled: row.canceled_at !== null,
});
