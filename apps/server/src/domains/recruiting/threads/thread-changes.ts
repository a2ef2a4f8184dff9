import { findWaits } from '@foothold/core/reply-clock';
import type { Transaction } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { RecruitingDeps } from '../deps.ts';
import { findUnread, listForClock, type MessageRow } from './messages-repository.ts';
import { type Side, setWaits, type ThreadRow } from './threads-repository.ts';

type Trx = Transaction<DB>;
type Thread = Authorized<ThreadRow>;

const MEMBER_PATH = '/portal/recruiter/messages';
const getRecruiterPath = (memberId: string) => `/console/clients/${memberId}/messages`;

/** What follows from a change of a thread. */
export function createThreadChanges({ events, portalNotifications }: RecruitingDeps) {
  /** Both sides' open windows. */
  async function publish(trx: Trx, { member_id: memberId, recruiter_id: recruiterId }: Thread): Promise<void> {
    for (const userId of [memberId, recruiterId])
      if (userId !== null) await events.publish(trx, userId, { kind: 'recruiting', id: memberId });
  }

  /** Computes the clocks again after a message was added or deleted. */
  async function updateClocks(trx: Trx, thread: Thread): Promise<void> {
    const open = findWaits(await listForClock(trx, thread)).at(-1);
    const getSince = (side: Side) => (open?.answeredAt === null && open.side === side ? open.since : null);
    await setWaits(trx, thread, {
      member_waits_since: getSince('member'),
      recruiter_waits_since: getSince('recruiter'),
    });
  }

  /** Tells the other side, once for all messages that it hasn't read. */
  async function afterSending(trx: Trx, thread: Thread, side: Side, message: MessageRow): Promise<void> {
    await updateClocks(trx, thread);
    const readerId = side === 'member' ? thread.recruiter_id : thread.member_id;
    if (readerId !== null) {
      const lastRead = side === 'member' ? thread.recruiter_read : thread.member_read;
      const { first } = await findUnread(trx, thread.member_id, side, lastRead);
      await portalNotifications.notify(trx, {
        userId: readerId,
        source: 'recruiting',
        title: `${message.author_name} sent you a message`,
        path: side === 'member' ? getRecruiterPath(thread.member_id) : MEMBER_PATH,
        key: `messages:${thread.member_id}:${first ?? message.id}`,
        push: true,
      });
    }
    await publish(trx, thread);
  }

  /** Deletes a reader's notifications about messages that they have read. */
  const forgetNotification = (trx: Trx, thread: Thread, side: Side) =>
    side === 'member'
      ? portalNotifications.forgetPath(trx, thread.member_id, MEMBER_PATH)
      : forgetForRecruiter(trx, thread.recruiter_id ?? '', thread.member_id);

  /** Deletes what a recruiter was told about a member's messages. */
  const forgetForRecruiter = (trx: Trx, recruiterId: string, memberId: string) =>
    portalNotifications.forgetPath(trx, recruiterId, getRecruiterPath(memberId));

  return { publish, updateClocks, afterSending, forgetNotification, forgetForRecruiter };
}

export type ThreadChanges = ReturnType<typeof createThreadChanges>;
