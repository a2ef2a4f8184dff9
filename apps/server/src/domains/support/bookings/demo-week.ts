import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { getMonday, TIME_ZONE, toEasternDay } from '../eastern.ts';
import { listInquiriesByIds } from '../inquiries/inquiries-repository.ts';
import { toInquiry } from '../views.ts';
import { listBookingsBetween } from './demos-repository.ts';
import { getWeekBounds, listWeekPlaces, type Schedule } from './places.ts';

/** Far beyond any booking, and still a four-digit year. */
const FIRST_DAY = '2000-01-03';
const LAST_DAY = '2999-12-31';

/** The demo calendar for staff. */
export function createDemoWeek({ db, schedule, now }: { db: Kysely<DB>; schedule: Schedule; now: () => Date }) {
  /** The week that contains this day, slot by slot. This week if omitted. */
  async function week(day: string = toEasternDay(now())) {
    if (day < FIRST_DAY || day > LAST_DAY)
      throw new AppError('request.invalid', { fields: { week: 'There is no calendar for this week.' } });
    const monday = getMonday(day);
    const { from, to } = getWeekBounds(monday);
    const bookings = await listBookingsBetween(db, from, to);
    const rows = await listInquiriesByIds(
      db,
      bookings.map((booking) => booking.inquiry_id),
    );
    const bookingsByStart = new Map(
      bookings.map((booking) => [
        booking.starts_at.getTime(),
        { startsAt: booking.starts_at, endsAt: booking.ends_at },
      ]),
    );
    const booked = new Map(rows.map((row) => [row.starts_at?.getTime(), toInquiry(row)]));
    // Booked demos stay in the calendar even if the operator offers fewer slots now.
    for (const place of listWeekPlaces(monday, schedule)) bookingsByStart.set(place.startsAt.getTime(), place);
    const slots = [...bookingsByStart.values()]
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        inquiry: booked.get(startsAt.getTime()) ?? null,
      }));
    return { week: monday, timeZone: TIME_ZONE, perWeek: schedule.aWeek, slots };
  }

  return { demoWeek: week };
}
