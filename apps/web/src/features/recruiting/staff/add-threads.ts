import type { Client } from '@foothold/contracts/recruiting';
import type { ThreadSummary } from '@foothold/contracts/recruiting/threads';

export interface ClientWithThread extends Client {
  thread: Pick<ThreadSummary, 'unread' | 'clock'>;
}

const NO_THREAD: ClientWithThread['thread'] = { unread: 0, clock: { state: 'nothing-due', since: null, dueAt: null } };

/** Adds each member's messages. Who waits for a reply comes first, most overdue first; the others stay in their order. */
export function addThreads(clients: readonly Client[], threads: readonly ThreadSummary[]): ClientWithThread[] {
  const byMember = new Map(threads.map((thread) => [thread.memberId, thread]));
  const getDue = ({ thread: { clock } }: ClientWithThread) =>
    clock.dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(clock.dueAt);
  return clients
    .map((client) => ({ ...client, thread: byMember.get(client.member.id) ?? NO_THREAD }))
    .sort((one, other) => getDue(one) - getDue(other));
}
