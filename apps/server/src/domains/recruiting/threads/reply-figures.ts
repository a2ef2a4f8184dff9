import { findWaits, measureReplies, type ReplyFigures } from '@foothold/core/reply-clock';
import type { Executor } from '../../../platform/db/database.ts';
import { listAssignmentsSince, listMessagesSince } from './figures-repository.ts';
import { toClockMessage } from './messages-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Waits that began in this time count. */
const WINDOW_DAYS = 30;

/**
 * How fast recruiters replied to what their members wrote in the last 30 days. A wait counts for the recruiter who ended it, and an open one
 * for the current recruiter if it began in their time.
 * @returns the figures by recruiter; null for fewer than five replies
 */
export async function readReplyFigures(
  db: Executor,
  recruiterIds: readonly string[],
  now: Date,
): Promise<Map<string, ReplyFigures | null>> {
  const [start, earliest] = [WINDOW_DAYS, 2 * WINDOW_DAYS].map((days) => new Date(now.getTime() - days * DAY_MS)) as [
    Date,
    Date,
  ];
  const assignments = recruiterIds.length === 0 ? [] : await listAssignmentsSince(db, recruiterIds, start);
  const memberIds = [...new Set(assignments.map(({ member_id }) => member_id))];
  // Earlier ones, too, because a wait begins with the first message that nobody answered.
  const messages = memberIds.length === 0 ? [] : await listMessagesSince(db, memberIds, earliest);
  const byMember = Map.groupBy(messages, ({ member_id }) => member_id);
  const waits = [...byMember].flatMap(([memberId, rows]) =>
    findWaits(rows.map(toClockMessage))
      .filter(({ side, since }) => side === 'member' && since >= start)
      .map((wait) => ({ ...wait, memberId })),
  );
  const isTheirs = (recruiterId: string, wait: (typeof waits)[number]) =>
    wait.answeredAt
      ? wait.answeredBy === recruiterId
      : assignments.some(
          (row) =>
            row.recruiter_id === recruiterId &&
            row.member_id === wait.memberId &&
            row.ended_at === null &&
            row.assigned_at <= wait.since,
        );
  return new Map(
    recruiterIds.map((recruiterId) => [
      recruiterId,
      measureReplies(
        waits.filter((wait) => isTheirs(recruiterId, wait)),
        now,
      ),
    ]),
  );
}
