import { getDueAt } from './due.ts';

/** A message as the clock sees it. Deleted messages and notices of the system are left out. */
export interface ThreadMessage {
  id: number;
  side: 'member' | 'recruiter';
  at: Date;
  /** Whether the other side is expected to reply. */
  needsReply: boolean;
  authorId: string | null;
}

/** A time during which one side waits for the other. */
export interface Wait {
  /** Who waits. */
  side: ThreadMessage['side'];
  since: Date;
  /** Null while it waits. */
  answeredAt: Date | null;
  answeredBy: string | null;
}

/**
 * Every wait of a thread, oldest first. It starts with the first message that needs a reply, and ends with the next message of the other
 * side. At most the last one is open.
 * @param messages oldest first
 */
export function findWaits(messages: readonly ThreadMessage[]): Wait[] {
  const waits: Wait[] = [];
  let open: Wait | null = null;
  for (const message of messages) {
    if (open && open.side !== message.side) {
      open.answeredAt = message.at;
      open.answeredBy = message.authorId;
      open = null;
    }
    if (open || !message.needsReply) continue;
    open = { side: message.side, since: message.at, answeredAt: null, answeredBy: null };
    waits.push(open);
  }
  return waits;
}

export interface ReplyFigures {
  /** How many messages the figures are about. */
  replies: number;
  /** From the first unanswered message to the reply, by the clock on the wall. Null if none was answered. */
  medianMs: number | null;
  /** From 0 to 1. A message without a reply counts once it is overdue. */
  inTime: number;
}

/** Fewer would say more about one member than about the recruiter. */
const MIN_REPLIES = 5;

/** @param waits those of members that one recruiter answered or has to answer. @returns null for fewer than five */
export function measureReplies(waits: readonly Omit<Wait, 'side'>[], now: Date): ReplyFigures | null {
  const decided = waits.filter(({ since, answeredAt }) => answeredAt !== null || getDueAt(since) < now);
  if (decided.length < MIN_REPLIES) return null;
  const times = decided
    .flatMap(({ since, answeredAt }) => (answeredAt ? [answeredAt.getTime() - since.getTime()] : []))
    .sort((one, other) => one - other);
  const inTime = decided.filter(({ since, answeredAt }) => answeredAt !== null && answeredAt <= getDueAt(since));
  return { replies: decided.length, medianMs: findMedian(times), inTime: inTime.length / decided.length };
}

function findMedian(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
