import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** Start times of booked slots between two times, in milliseconds. */
export async function listTakenTimes(db: Executor, from: Date, to: Date): Promise<Set<number>> {
  const rows = await db
    .selectFrom('demo_bookings')
    .select('starts_at')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where('canceled_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.starts_at.getTime()));
}

export const listBookingsBetween = (db: Executor, from: Date, to: Date) =>
  db
    .selectFrom('demo_bookings')
    .selectAll()
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where('canceled_at', 'is', null)
    .orderBy('starts_at')
    .execute();

/** Undefined if the slot is taken. Of two simultaneous bookings, one succeeds. */
export const insertBooking = (db: Executor, booking: { inquiryId: string; startsAt: Date; endsAt: Date }) =>
  db
    .insertInto('demo_bookings')
    .values({ inquiry_id: booking.inquiryId, starts_at: booking.startsAt, ends_at: booking.endsAt })
    .onConflict((conflict) => conflict.column('starts_at').where('canceled_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();

/** A booking with what its emails need. */
const selectBookings = (db: Executor) =>
  db
    .selectFrom('demo_bookings as booking')
    .innerJoin('inquiries', 'inquiries.id', 'booking.inquiry_id')
    .selectAll('booking')
    .select(['inquiries.email', 'inquiries.reference']);

export const findBookingForInquiry = (db: Executor, inquiryId: string) =>
  selectBookings(db).where('booking.inquiry_id', '=', inquiryId).executeTakeFirst();

export const addLink = (db: Executor, bookingId: string, hash: Buffer) =>
  db.insertInto('demo_links').values({ hash, booking_id: bookingId }).execute();

export const findBookingByLink = (db: Executor, hash: Buffer) =>
  selectBookings(db)
    .innerJoin('demo_links', 'demo_links.booking_id', 'booking.id')
    .select('demo_links.hash as link')
    .where('demo_links.hash', '=', hash)
    .executeTakeFirst();

/** False if it was already canceled. Of two simultaneous calls, one succeeds. */
export async function cancelBooking(db: Executor, booking: Authorized<{ id: string }>, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('demo_bookings')
    .set({ canceled_at: now })
    .where('id', '=', booking.id)
    .where('canceled_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
