import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

export interface Range {
  from: Date;
  to: Date;
}

/** More than a report shows. */
const MAX_ROWS = 200;

/** The time zone in which the member entered their newest interview or reminder. Undefined if they entered none. */
export async function findTimeZone(db: Executor, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ time_zone: string }>`
    SELECT entry.time_zone FROM (
      SELECT application_id, time_zone, created_at FROM application_interviews
      UNION ALL SELECT application_id, time_zone, created_at FROM application_reminders
    ) AS entry
    JOIN applications ON applications.id = entry.application_id
    WHERE applications.user_id = ${userId}
    ORDER BY entry.created_at DESC LIMIT 1`.execute(db);
  return rows[0]?.time_zone;
}

const selectOwn = (db: Executor, userId: string, ids: readonly string[]) =>
  db
    .selectFrom('applications')
    .select(['applications.id as application_id', 'applications.title', 'applications.company'])
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .where(sql<boolean>`applications.id = ANY (${ids}::uuid[])`);

/** What became of these applications after they were sent, oldest first, without what was undone and what emails changed (`listReplies`). */
export const listChanges = (db: Executor, userId: string, ids: readonly string[], { from, to }: Range) =>
  selectOwn(db, userId, ids)
    .innerJoin('application_events as event', 'event.application_id', 'applications.id')
    .select(['event.at', 'event.to_state', 'event.actor'])
    .where('event.kind', '=', 'set')
    .where('event.to_state', 'in', [
      'in-review',
      'interview',
      'offer',
      'accepted',
      'rejected',
      'withdrawn',
      'expired',
      'no-answer',
    ])
    .where('event.at', '>=', from)
    .where('event.at', '<', to)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('application_events as undo')
            .select('undo.id')
            .whereRef('undo.application_id', '=', 'event.application_id')
            .whereRef('undo.undoes', '=', 'event.id'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('received_mails as mail')
            .select('mail.id')
            .whereRef('mail.application_id', '=', 'event.application_id')
            .whereRef('mail.event_id', '=', 'event.id'),
        ),
      ),
    )
    .orderBy('event.id')
    .limit(MAX_ROWS)
    .execute();

/** Employers' emails about these applications, oldest first. Those that the member rejected as not about them are left out. */
export const listReplies = (db: Executor, userId: string, ids: readonly string[], { from, to }: Range) =>
  selectOwn(db, userId, ids)
    .innerJoin('received_mails as mail', 'mail.application_id', 'applications.id')
    .select(['mail.received_at as at', 'mail.kind'])
    .where('mail.kind', '<>', 'none')
    .where('mail.outcome', 'not in', ['dismissed', 'undone'])
    .where('mail.received_at', '>=', from)
    .where('mail.received_at', '<', to)
    .orderBy('mail.received_at')
    .orderBy('mail.id')
    .limit(MAX_ROWS)
    .execute();

/** Interviews of any application that start in this time and aren't canceled. */
export const listInterviews = (db: Executor, userId: string, { from, to }: Range) =>
  db
    .selectFrom('application_interviews as entry')
    .innerJoin('applications', 'applications.id', 'entry.application_id')
    .select(['applications.id as application_id', 'applications.title', 'applications.company'])
    .select(['entry.title as name', 'entry.starts_at', 'entry.time_zone'])
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .where('entry.canceled_at', 'is', null)
    .where('entry.starts_at', '>=', from)
    .where('entry.starts_at', '<', to)
    .orderBy('entry.starts_at')
    .orderBy('entry.id')
    .limit(MAX_ROWS)
    .execute();
