import type { Executor } from '../../../platform/db/database.ts';

/** The assignments of these recruiters that are current, or ended after a time. */
export const listAssignmentsSince = (db: Executor, recruiterIds: readonly string[], since: Date) =>
  db
    .selectFrom('assignments')
    .select(['member_id', 'recruiter_id', 'assigned_at', 'ended_at'])
    .where('recruiter_id', 'in', recruiterIds)
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>', since)]))
    .execute();

/** What the clock needs of these threads since a time, oldest first. */
export const listMessagesSince = (db: Executor, memberIds: readonly string[], since: Date) =>
  db
    .selectFrom('recruiter_messages')
    .select(['member_id', 'id', 'side', 'at', 'needs_reply', 'author_id'])
    .where('member_id', 'in', memberIds)
    .where('at', '>=', since)
    .where('side', '<>', 'system')
    .where('deleted_at', 'is', null)
    .orderBy('member_id')
    .orderBy('id')
    .execute();
