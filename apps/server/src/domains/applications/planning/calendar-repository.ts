import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { InterviewRow, ReminderRow } from './entries-repository.ts';

/** What the calendar says about the application of an entry. */
interface EntryApplication {
  application_id: string;
  job_title: string;
  company: string;
}

/** More entries than a calendar of this length can show. */
const MAX_ENTRIES = 1000;

interface Range {
  from: Date;
  to: Date;
}

/** A member's interviews that start in this time, canceled ones included. */
export const listInterviews = (
  db: Executor,
  userId: string,
  { from, to }: Range,
): Promise<(InterviewRow & EntryApplication)[]> =>
  db
    .selectFrom('application_interviews as entry')
    .innerJoin('applications', 'applications.id', 'entry.application_id')
    .selectAll('entry')
    .select(['applications.title as job_title', 'applications.company'])
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .where('entry.starts_at', '>=', from)
    .where('entry.starts_at', '<', to)
    .orderBy('entry.starts_at')
    .orderBy('entry.id')
    .limit(MAX_ENTRIES)
    .execute();

/** A member's reminders that are due in this time, done ones included. */
export const listReminders = (
  db: Executor,
  userId: string,
  { from, to }: Range,
): Promise<(ReminderRow & EntryApplication)[]> =>
  db
    .selectFrom('application_reminders as entry')
    .innerJoin('applications', 'applications.id', 'entry.application_id')
    .selectAll('entry')
    .select(['applications.title as job_title', 'applications.company'])
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .where('entry.due_at', '>=', from)
    .where('entry.due_at', '<', to)
    .orderBy('entry.due_at')
    .orderBy('entry.id')
    .limit(MAX_ENTRIES)
    .execute();

export interface DeadlineRow extends EntryApplication {
  kind: 'answer-offer' | 'apply';
  /** ISO date. */
  day: string;
  changed_at: Date;
}

/** Last days in this time: to answer open offers, and to apply for jobs that weren't applied for. Both ISO dates are included. */
export async function listDeadlines(db: Executor, userId: string, from: string, to: string): Promise<DeadlineRow[]> {
  const { rows } = await sql<DeadlineRow>`
    SELECT 'answer-offer' AS kind, a.id AS application_id, a.title AS job_title, a.company, o.answer_by::text AS day, o.updated_at AS changed_at
    FROM application_offers o JOIN applications a ON a.id = o.application_id
    WHERE a.user_id = ${userId} AND a.removed_at IS NULL AND a.state = 'offer' AND o.answer_by BETWEEN ${from} AND ${to}
    UNION ALL
    SELECT 'apply', a.id, a.title, a.company, l.valid_through::text, a.updated_at
    FROM applications a JOIN listings l ON l.id = a.listing_id
    WHERE a.user_id = ${userId} AND a.removed_at IS NULL AND a.state IN ('saved', 'preparing', 'awaiting-approval', 'approved')
      AND l.closed_at IS NULL AND l.valid_through BETWEEN ${from} AND ${to}
    ORDER BY day, application_id LIMIT ${MAX_ENTRIES}`.execute(db);
  return rows;
}

/** Whose calendar has this key. */
export const findCalendar = (db: Executor, key: string) =>
  db
    .selectFrom('application_settings')
    .select(['user_id', 'calendar_details'])
    .where('calendar_key', '=', key)
    .executeTakeFirst();

/** Due reminders that the job hasn't dealt with, longest due first. Those of removed applications wait. */
export async function listDueReminders(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('application_reminders as reminder')
    .innerJoin('applications', 'applications.id', 'reminder.application_id')
    .select('reminder.id')
    .where('reminder.due_at', '<=', now)
    .where('reminder.done_at', 'is', null)
    .where('reminder.sent_at', 'is', null)
    .where('reminder.skipped_at', 'is', null)
    .where('applications.removed_at', 'is', null)
    .orderBy('reminder.due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a due reminder. Undefined if another process has it, or has dealt with it. */
export const lockDueReminder = async (db: Executor, id: string, now: Date) =>
  isUuid(id)
    ? db
        .selectFrom('application_reminders as reminder')
        .innerJoin('applications', 'applications.id', 'reminder.application_id')
        .leftJoin('application_settings as settings', 'settings.user_id', 'applications.user_id')
        .selectAll('reminder')
        .select([
          'applications.user_id',
          'applications.title as job_title',
          'applications.company',
          'settings.email_reminders',
        ])
        .where('reminder.id', '=', id)
        .where('reminder.due_at', '<=', now)
        .where('reminder.done_at', 'is', null)
        .where('reminder.sent_at', 'is', null)
        .where('reminder.skipped_at', 'is', null)
        .where('applications.removed_at', 'is', null)
        .forUpdate('reminder')
        .skipLocked()
        .executeTakeFirst()
    : undefined;

export const markReminder = (db: Executor, id: string, as: 'sent_at' | 'skipped_at', at: Date) =>
  db
    .updateTable('application_reminders')
    .set({ [as]: at })
    .where('id', '=', id)
    .execute();
