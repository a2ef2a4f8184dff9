import type { Executor } from '../../platform/db/database.ts';

const selectEmail = (db: Executor, userId: string) =>
  db.selectFrom('users').select('users.email').where('users.id', '=', userId).where('users.email_verified', '=', true);

export const listInquiriesFor = (db: Executor, userId: string) =>
  db
    .selectFrom('inquiries')
    .leftJoin('demo_bookings as booking', 'booking.inquiry_id', 'inquiries.id')
    .select([
      'inquiries.id',
      'inquiries.reference',
      'inquiries.kind',
      'inquiries.name',
      'inquiries.email',
      'inquiries.answers',
      'inquiries.state',
      'inquiries.created_at as sentAt',
      'inquiries.first_answered_at as firstAnsweredAt',
      'inquiries.closed_at as closedAt',
      'booking.starts_at as demonstrationStarts',
      'booking.canceled_at as demonstrationCanceled',
    ])
    .where('inquiries.email', '=', selectEmail(db, userId))
    .orderBy('inquiries.created_at')
    .execute();

/** The answers are the member's data. Which colleague handled them isn't. */
export const listHistoryFor = (db: Executor, userId: string) =>
  db
    .selectFrom('inquiry_events as event')
    .innerJoin('inquiries', 'inquiries.id', 'event.inquiry_id')
    .select(['event.inquiry_id as inquiry', 'event.kind', 'event.detail', 'event.at'])
    .where('inquiries.email', '=', selectEmail(db, userId))
    .where('event.kind', '!=', 'assigned')
    .orderBy('event.id')
    .execute();

export async function eraseInquiriesFor(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('inquiries').where('email', '=', selectEmail(db, userId)).execute();
}
