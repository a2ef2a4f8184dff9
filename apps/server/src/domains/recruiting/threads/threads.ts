import {
  type MemberThread,
  type OwnThread,
  type Thread,
  type ThreadSummary,
  threadLimits,
} from '@foothold/contracts/recruiting/threads';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { type SentFile, toSentFile } from '../../../platform/files/sent-file.ts';
import { removeFiles } from '../../resumes/index.ts';
import type { RecruitingDeps } from '../deps.ts';
import { includesRecruiter } from '../views.ts';
import * as messages from './messages-repository.ts';
import { isOwnMessage, POLICIES } from './policies.ts';
import { readReplyFigures } from './reply-figures.ts';
import { createSending } from './send.ts';
import { createThreadChanges } from './thread-changes.ts';
import { getDeletableUntil, toClock, toClocks, toMessage } from './thread-views.ts';
import { findThread, listThreads, lockThread, markRead, type Side, type ThreadRow } from './threads-repository.ts';
import { createUnreadEmails } from './unread-emails.ts';

const OTHER_SIDE: Record<Side, Side> = { member: 'recruiter', recruiter: 'member' };

/** The thread of each member with their current recruiter. */
export function createThreads(deps: RecruitingDeps) {
  const { db, transact, files, queue, accounts, now } = deps;
  const changes = createThreadChanges(deps);

  /** @throws AppError `resource.not-found` */
  const open = async (actor: User, side: Side, memberId: string): Promise<Authorized<ThreadRow>> =>
    authorize(POLICIES[side], actor, await findThread(db, memberId));

  async function getOwn(actor: User, before?: string): Promise<OwnThread> {
    const thread = await open(actor, 'member', actor.id);
    return {
      ...(await toView(actor, 'member', thread, before)),
      recruiter: thread.assigned_at
        ? { name: thread.recruiter_name ?? '', since: thread.assigned_at.toISOString() }
        : null,
      planIncludesRecruiter: includesRecruiter(thread),
    };
  }

  async function getOfMember(actor: User, memberId: string, before?: string): Promise<MemberThread> {
    const thread = await open(actor, 'recruiter', memberId);
    const { member_id: id, member_name: name, sample_hash: sample } = thread;
    return { ...(await toView(actor, 'recruiter', thread, before)), member: { id, name, sample: sample !== null } };
  }

  async function toView(
    actor: User,
    side: Side,
    thread: Authorized<ThreadRow>,
    before: string | undefined,
  ): Promise<Thread> {
    const other = OTHER_SIDE[side];
    const limit = threadLimits.pageSize;
    // One more, to find out whether there are earlier ones.
    const [found, { unread, first }, readByOther] = await Promise.all([
      messages.listMessages(db, thread, {
        before: before === undefined ? undefined : Number(before),
        limit: limit + 1,
      }),
      messages.findUnread(db, thread.member_id, other, thread[`${side}_read`]),
      messages.findLastRead(db, thread.member_id, side, thread[`${other}_read`]),
    ]);
    const rows = found.slice(-limit);
    const attached = await messages.listFiles(db, rows);
    return {
      messages: rows.map((row) => toMessage(row, attached, { readerId: actor.id, now: now() })),
      earlier: found.length > limit ? String(rows[0]?.id) : null,
      readByOther: readByOther === null ? null : String(readByOther),
      unread,
      firstUnread: first === null ? null : String(first),
      clocks: toClocks(thread, now()),
      now: now().toISOString(),
    };
  }

  async function countUnread(actor: User, side: Side, memberId: string): Promise<{ unread: number }> {
    const thread = await open(actor, side, memberId);
    const { unread } = await messages.findUnread(db, thread.member_id, OTHER_SIDE[side], thread[`${side}_read`]);
    return { unread };
  }

  /** Marks what the other side wrote as read, up to a message. */
  async function read(actor: User, side: Side, { memberId, upTo }: { memberId: string; upTo: string }) {
    await transact(async (trx) => {
      const thread = authorize(POLICIES[side], actor, await lockThread(trx, memberId));
      const last = Math.min(Number(upTo), await messages.findLastId(trx, thread));
      if (last <= thread[`${side}_read`]) return;
      await markRead(trx, thread, side, last);
      await changes.forgetNotification(trx, thread, side);
      await changes.publish(trx, thread);
    });
    return countUnread(actor, side, memberId);
  }

  /** Deletes a message of one's own. @throws AppError `resource.not-found`, `recruiting.message-final` */
  async function remove(actor: User, side: Side, { memberId, id }: { memberId: string; id: string }): Promise<void> {
    await transact(async (trx) => {
      const thread = authorize(POLICIES[side], actor, await lockThread(trx, memberId));
      const message = authorize(isOwnMessage, actor, await messages.findMessage(trx, thread, id));
      if (message.deleted_at !== null) return;
      if (getDeletableUntil(message) <= now()) throw new AppError('recruiting.message-final');
      await messages.clearMessage(trx, message, now());
      await queue.add(trx, removeFiles, {});
      await changes.updateClocks(trx, thread);
      await changes.publish(trx, thread);
    });
  }

  /** Ends the member's wait without a reply. Does nothing if they don't wait. */
  async function settle(actor: User, memberId: string): Promise<void> {
    await transact(async (trx) => {
      const thread = authorize(POLICIES.recruiter, actor, await lockThread(trx, memberId));
      if (thread.member_waits_since === null) return;
      const { name } = await accounts.account(actor, trx);
      const { id } = await messages.insertMessage(trx, thread, {
        side: 'recruiter',
        kind: 'settled',
        author_id: actor.id,
        author_name: name,
        text: '',
        needs_reply: false,
        client_id: null,
        at: now(),
      });
      await markRead(trx, thread, 'recruiter', id);
      await changes.updateClocks(trx, thread);
      await changes.publish(trx, thread);
    });
  }

  /** @throws AppError `resource.not-found` */
  async function file(actor: User, side: Side, { memberId, fileId }: { memberId: string; fileId: string }) {
    const thread = await open(actor, side, memberId);
    const row = requireFound(await messages.findFile(db, thread, fileId));
    const bytes = requireFound(await files.get(row.file_key));
    return toSentFile(new File([new Uint8Array(bytes)], row.name, { type: row.media_type })) satisfies SentFile;
  }

  /** The threads of a recruiter's members: who waits longest first. */
  async function list(actor: User): Promise<{ threads: ThreadSummary[]; now: string }> {
    const rows = await listThreads(db, actor.id);
    const threads = rows.map((row) => ({
      memberId: row.member_id,
      unread: row.unread ?? 0,
      clock: toClock(row.member_waits_since, now()),
    }));
    const getDue = ({ clock }: ThreadSummary) =>
      clock.dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(clock.dueAt);
    return { threads: threads.sort((one, other) => getDue(one) - getDue(other) || 0), now: now().toISOString() };
  }

  return {
    getOwn,
    getOfMember,
    countUnread: (actor: User) => countUnread(actor, 'member', actor.id),
    send: createSending({ ...deps, changes }),
    read,
    remove,
    settle,
    file,
    list,
    /** By recruiter: how fast they replied in the last 30 days. Null for fewer than five replies. */
    replyFigures: (recruiterIds: readonly string[]) => readReplyFigures(db, recruiterIds, now()),
    forgetForRecruiter: changes.forgetForRecruiter,
    /** The job behind `emailUnreadMessages`. */
    emailUnread: createUnreadEmails(deps),
  };
}

export type Threads = ReturnType<typeof createThreads>;
