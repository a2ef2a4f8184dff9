import type { WeeklyReport } from '@foothold/contracts/recruiting/weekly-reports';
import { findWaits, getDueAt } from '@foothold/core/reply-clock';
import type { Executor } from '../../../platform/db/database.ts';
import { listMessagesSince } from '../threads/figures-repository.ts';
import { toClockMessage } from '../threads/messages-repository.ts';
import { readReplyFigures } from '../threads/reply-figures.ts';
import { countMessages } from './reports-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A wait that ended in the week may have begun earlier. */
const EARLIER_DAYS = 60;

/** How many messages both sides wrote in a week, and how long the member waited for replies. */
export async function readReplies(
  db: Executor,
  memberId: string,
  { from, to, recruiterId, asOf }: { from: Date; to: Date; recruiterId: string | undefined; asOf: Date },
): Promise<WeeklyReport['messages']> {
  const counts = await countMessages(db, memberId, { from, to });
  const messages = await listMessagesSince(db, [memberId], new Date(from.getTime() - EARLIER_DAYS * DAY_MS));
  const waits = findWaits(messages.map(toClockMessage)).flatMap(({ side, since, answeredAt }) =>
    side === 'member' && answeredAt !== null && answeredAt >= from && answeredAt < to
      ? [{ ms: answeredAt.getTime() - since.getTime(), inTime: answeredAt <= getDueAt(since) }]
      : [],
  );
  const usual = recruiterId === undefined ? undefined : await readReplyFigures(db, [recruiterId], asOf);
  return {
    fromRecruiter: counts.recruiter,
    fromMember: counts.member,
    answered: waits.length,
    inTime: waits.filter(({ inTime }) => inTime).length,
    longestMs: waits.length === 0 ? null : Math.max(...waits.map(({ ms }) => ms)),
    usualMs: usual?.get(recruiterId ?? '')?.medianMs ?? null,
  };
}
