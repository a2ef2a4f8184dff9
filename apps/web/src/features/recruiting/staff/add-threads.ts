import type { ThreadSummary } from '@foothold/contracts/recruiting/threads';
import type { QueuedMember } from '@foothold/contracts/recruiting/workspace';

export interface MemberWithThread extends QueuedMember {
  thread: Pick<ThreadSummary, 'unread' | 'clock'>;
}

const NO_THREAD: MemberWithThread['thread'] = { unread: 0, clock: { state: 'nothing-due', since: null, dueAt: null } };

/** Adds each member's messages. Who waits for a reply comes first, most overdue first; the others stay in their order. */
export function addThreads(members: readonly QueuedMember[], threads: readonly ThreadSummary[]): MemberWithThread[] {
  const byMember = new Map(threads.map((thread) => [thread.memberId, thread]));
  const getDue = ({ thread: { clock } }: MemberWithThread) =>
    clock.dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(clock.dueAt);
  return members
    .map((one) => ({ ...one, thread: byMember.get(one.member.id) ?? NO_THREAD }))
    .sort((one, other) => getDue(one) - getDue(other));
}
