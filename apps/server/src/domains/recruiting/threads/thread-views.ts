import type { Clocks, ReplyClock, ThreadMessage } from '@foothold/contracts/recruiting/threads';
import { threadLimits } from '@foothold/contracts/recruiting/threads';
import { getReplyState } from '@foothold/core/reply-clock';
import type { FileRow, MessageRow } from './messages-repository.ts';
import type { ThreadRow } from './threads-repository.ts';

const MINUTE_MS = 60_000;

/** Until when its author can delete a message. */
export const getDeletableUntil = (row: Pick<MessageRow, 'at'>): Date =>
  new Date(row.at.getTime() + threadLimits.deleteMinutes * MINUTE_MS);

export function toMessage(
  row: MessageRow,
  files: readonly FileRow[],
  { readerId, now }: { readerId: string; now: Date },
): ThreadMessage {
  const isOwn = row.author_id === readerId && row.kind === 'text';
  const until = getDeletableUntil(row);
  return {
    id: String(row.id),
    side: row.side as ThreadMessage['side'],
    kind: row.kind as ThreadMessage['kind'],
    author: row.author_name,
    own: isOwn,
    text: row.text,
    files: files.filter(({ message_id }) => message_id === row.id).map(({ id, name, bytes }) => ({ id, name, bytes })),
    at: row.at.toISOString(),
    deleted: row.deleted_at !== null,
    deletableUntil: isOwn && row.deleted_at === null && until > now ? until.toISOString() : null,
    needsReply: row.needs_reply,
    clientId: isOwn ? row.client_id : null,
  };
}

export function toClock(since: Date | null, now: Date): ReplyClock {
  const clock = getReplyState(since, now);
  return clock.state === 'nothing-due'
    ? { state: clock.state, since: null, dueAt: null }
    : { state: clock.state, since: clock.since.toISOString(), dueAt: clock.dueAt.toISOString() };
}

/** Nobody owes anything while there is no recruiter. */
export function toClocks(thread: ThreadRow, now: Date): Clocks {
  const isAssigned = thread.recruiter_id !== null;
  return {
    recruiter: toClock(isAssigned ? thread.member_waits_since : null, now),
    member: toClock(isAssigned ? thread.recruiter_waits_since : null, now),
  };
}
