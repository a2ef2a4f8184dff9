import type { Executor } from '../../platform/db/database.ts';

const addressOf = (db: Executor, userId: string) =>
  db.selectFrom('users').select('users.email').where('users.id', '=', userId).where('users.email_verified', '=', true);

export const listInquiriesOf = (db: Executor, userId: string) =>
  db
    .selectFrom('enquiries')
    .leftJoin('demo_bookings as booking', 'booking.enquiry_id', 'enquiries.id')
    .select([
      'enquiries.id',
      'enquiries.reference',
      'enquiries.kind',
      'enquiries.name',
      'enquiries.email',
      'enquiries.answers',
      'enquiries.state',
      'enquiries.created_at as sentAt',
      'enquiries.first_answered_at as firstAnsweredAt',
      'enquiries.closed_at as closedAt',
      'booking.starts_at as demonstrationStarts',
      'booking.cancelled_at as demonstrationCancelled',
    ])
    .where('enquiries.email', '=', addressOf(db, userId))
    .orderBy('enquiries.created_at')
    .execute();

/** What was answered is theirs to see; to which colleague it was given is not about them. */
export const listHistoryOf = (db: Executor, userId: string) =>
  db
    .selectFrom('enquiry_events as event')
    .innerJoin('enquiries', 'enquiries.id', 'event.enquiry_id')
    .select(['event.enquiry_id as enquiry', 'event.kind', 'event.detail', 'event.at'])
    .where('enquiries.email', '=', addressOf(db, userId))
    .where('event.kind', '!=', 'assigned')
    .orderBy('event.id')
    .execute();

export async function eraseInquiriesOf(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('enquiries').where('email', '=', addressOf(db, userId)).execute();
}
