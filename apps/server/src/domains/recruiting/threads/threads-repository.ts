import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>;
export type Side = 'member' | 'recruiter';

/** A member's thread with their current recruiter. A member to whom nobody wrote yet has an empty one. */
export const findThread = async (db: Executor, memberId: string) =>
  isUuid(memberId)
    ? db
        .selectFrom('users')
        .leftJoin('recruiter_threads as thread', 'thread.member_id', 'users.id')
        .leftJoin('assignments', (join) =>
          join.onRef('assignments.member_id', '=', 'users.id').on('assignments.ended_at', 'is', null),
        )
        .leftJoin('users as recruiter', 'recruiter.id', 'assignments.recruiter_id')
        .select([
          'users.id as member_id',
          'users.name as member_name',
          'users.plan',
          'users.sample_hash',
          'assignments.recruiter_id',
          'assignments.assigned_at',
          'recruiter.name as recruiter_name',
          'thread.member_waits_since',
          'thread.recruiter_waits_since',
        ])
        .select((row) => [
          row.fn.coalesce('thread.member_read', sql<number>`0`).as('member_read'),
          row.fn.coalesce('thread.recruiter_read', sql<number>`0`).as('recruiter_read'),
        ])
        .where('users.id', '=', memberId)
        .executeTakeFirst()
    : undefined;

/** Waits for others who change the same thread, and creates a missing one. Needs a transaction. */
export async function lockThread(db: Executor, memberId: string) {
  if (!isUuid(memberId)) return undefined;
  const insert = db
    .insertInto('recruiter_threads')
    .columns(['member_id'])
    .expression(db.selectFrom('users').select('id').where('id', '=', memberId));
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
  await db
    .selectFrom('recruiter_threads')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return findThread(db, memberId);
}

/** The threads of a recruiter's current members. */
export const listThreads = (db: Executor, recruiterId: string) =>
  db
    .selectFrom('assignments')
    .leftJoin('recruiter_threads as thread', 'thread.member_id', 'assignments.member_id')
    .select(['assignments.member_id', 'thread.member_waits_since'])
    .select((row) =>
      row
        .selectFrom('recruiter_messages as message')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('message.member_id', '=', 'assignments.member_id')
        .whereRef('message.id', '>', 'thread.recruiter_read')
        .where('side', '=', 'member')
        .where('kind', '=', 'text')
        .where('deleted_at', 'is', null)
        .as('unread'),
    )
    .where('assignments.recruiter_id', '=', recruiterId)
    .where('assignments.ended_at', 'is', null)
    .orderBy('assignments.member_id')
    .execute();

/** Never moves back. */
export const markRead = (db: Executor, { member_id: memberId }: Authorized<ThreadRow>, side: Side, upTo: number) => {
  const column = side === 'member' ? 'member_read' : 'recruiter_read';
  return db
    .updateTable('recruiter_threads')
    .set({ [column]: upTo })
    .where('member_id', '=', memberId)
    .where(column, '<', upTo)
    .execute();
};

/** Since when each side waits. */
export const setWaits = (
  db: Executor,
  { member_id: memberId }: Authorized<ThreadRow>,
  waits: { member_waits_since: Date | null; recruiter_waits_since: Date | null },
) => db.updateTable('recruiter_threads').set(waits).where('member_id', '=', memberId).execute();

/**
 * Threads whose member hasn't read a message of their recruiter that is older than `before`, and got no email about it and none since
 * `emailedBefore`. Locks them and skips those that another process has locked. Needs a transaction.
 */
export async function lockForEmail(db: Executor, before: Date, emailedBefore: Date) {
  const { rows } = await sql<{ member_id: string; last: number; unread: number; author: string }>`
    SELECT thread.member_id, found.last, found.unread, found.author
    FROM recruiter_threads AS thread
    CROSS JOIN LATERAL (
      SELECT max(id) AS last, count(*) AS unread, min(at) AS oldest, (array_agg(author_name ORDER BY id DESC))[1] AS author
      FROM recruiter_messages
      WHERE member_id = thread.member_id AND side = 'recruiter' AND kind = 'text' AND deleted_at IS NULL
        AND id > greatest(thread.member_read, thread.emailed_to)
    ) AS found
    WHERE found.oldest <= ${before} AND (thread.emailed_at IS NULL OR thread.emailed_at <= ${emailedBefore})
    ORDER BY thread.member_id
    LIMIT 200
    FOR UPDATE OF thread SKIP LOCKED
  `.execute(db);
  return rows;
}

export const noteEmail = (db: Executor, memberId: string, at: Date, upTo: number) =>
  db
    .updateTable('recruiter_threads')
    .set({ emailed_at: at, emailed_to: upTo })
    .where('member_id', '=', memberId)
    .execute();

/**
 * Threads whose current recruiter hasn't read a message of the member that is older than `before`, and got no email since they last read it.
 * Locks them and skips those that another process has locked. Needs a transaction.
 */
export async function lockForRecruiterEmail(db: Executor, before: Date) {
  const { rows } = await sql<{ member_id: string; recruiter_id: string; last: number; unread: number; author: string }>`
    SELECT thread.member_id, assignment.recruiter_id, found.last, found.unread, found.author
    FROM recruiter_threads AS thread
    JOIN assignments AS assignment ON assignment.member_id = thread.member_id AND assignment.ended_at IS NULL
    CROSS JOIN LATERAL (
      SELECT max(id) AS last, count(*) AS unread, min(at) AS oldest, (array_agg(author_name ORDER BY id DESC))[1] AS author
      FROM recruiter_messages
      WHERE member_id = thread.member_id AND side = 'member' AND kind = 'text' AND deleted_at IS NULL
        AND id > thread.recruiter_read
    ) AS found
    WHERE found.oldest <= ${before}
      AND (thread.recruiter_emailed_to <= thread.recruiter_read
        OR thread.recruiter_emailed IS DISTINCT FROM assignment.recruiter_id)
    ORDER BY thread.member_id
    LIMIT 200
    FOR UPDATE OF thread SKIP LOCKED
  `.execute(db);
  return rows;
}

export const noteRecruiterEmail = (db: Executor, memberId: string, to: { recruiterId: string; upTo: number }) =>
  db
    .updateTable('recruiter_threads')
    .set({ recruiter_emailed: to.recruiterId, recruiter_emailed_to: to.upTo })
    .where('member_id', '=', memberId)
    .execute();
