import type { Submission } from '@foothold/contracts/recruiting/apply';
import {
  type DeclineReason,
  type PacketDetail,
  type PacketFilter,
  type PacketSummary,
  packetLimits,
} from '@foothold/contracts/recruiting/packets';
import {
  canonicalize,
  changeAnswers,
  type PacketContent,
  type PacketFile,
  type PacketState,
} from '@foothold/core/packets';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { type AuditActor, type AuditEvent, type AuditKinds, SYSTEM } from '../../../platform/audit/audit.ts';
import { type Authorized, authorize, type Policy } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { findAssignment } from '../assignments/assignments-repository.ts';
import { toMemberActor } from '../audit/actors.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { RecruiterNews } from '../notifications/packet-emails.ts';
import { ownsPacket } from '../policy.ts';
import type { PacketFiles, SentFile } from './files.ts';
import type { PacketRow } from './packets-repository.ts';
import * as repository from './packets-repository.ts';
import type { PacketParts } from './parts.ts';
import { getHash, getState, parseContent, toDetail, toSummary } from './views.ts';

type PacketKind = Extract<keyof AuditKinds, `packet.${string}`>;

/** What a declined application becomes: a job that the member doesn't want ends, and a packet that was wrong goes back to the recruiter. */
const REWORKED: readonly DeclineReason[] = ['answers', 'resume'];

const SUBMISSION_BY_STATE: Partial<Record<PacketState, Submission>> = {
  proposed: 'awaits-approval',
  approved: 'with-recruiter',
  submitted: 'submitted',
};

/** What other domains learn about a packet. */
export interface ChangedPacket {
  userId: string;
  what: 'proposed' | 'approved' | 'submitted';
  packet: Omit<PacketSummary, 'member' | 'clock'>;
}

export interface PacketsDeps extends RecruitingDeps {
  notifications: Notifier;
  packetFiles: PacketFiles;
  parts: PacketParts;
}

/** What a member sees of their packets and decides, except approving (`approvals.ts`). */
export function createPackets(deps: PacketsDeps) {
  const { db, transact, audit, applications, notifications, packetFiles, parts, now } = deps;

  async function list(actor: User, { filter, page }: { filter: PacketFilter; page: number }) {
    return listFor({ memberId: actor.id }, { filter, page });
  }

  /** A page of packets with the counts of every filter. */
  async function listFor(
    whose: Parameters<typeof repository.listPackets>[1],
    { filter, page }: { filter: PacketFilter; page: number },
  ) {
    const range = { filter, now: now(), limit: packetLimits.pageSize, offset: (page - 1) * packetLimits.pageSize };
    const [rows, counts] = await Promise.all([
      repository.listPackets(db, whose, range),
      repository.countPackets(db, whose, now()),
    ]);
    return {
      packets: rows.map((row) => toSummary(row, now())),
      total: counts[filter],
      pageSize: packetLimits.pageSize,
      counts,
    };
  }

  /** Null without one, and for an application of someone else. */
  async function ofApplication(actor: User, applicationId: string) {
    const row = await repository.findOfApplication(db, actor.id, applicationId);
    return { packet: row ? toSummary(row, now()) : null };
  }

  /**
   * Saves a listing for a member's program, and says who submits it. Approving needs the member, so a program can't.
   * @throws AppError `resource.not-found`, `access.plan-limit`
   */
  async function apply(actor: User, { jobId, ...rest }: { jobId: string; resumeId?: string; note?: string }) {
    const application = await applications.save(actor, { listingId: jobId, ...rest });
    const row = await repository.findOfApplication(db, actor.id, application.id);
    const submission: Submission = (row && SUBMISSION_BY_STATE[getState(row, now())]) ?? 'none';
    return { application, submission, submitted: submission === 'submitted' };
  }

  async function describe(viewer: Pick<User, 'id'>, row: PacketRow): Promise<PacketDetail> {
    const [previous, replacing, receiptFile] = await Promise.all([
      row.replaces === null ? undefined : repository.findPacket(db, row.replaces),
      repository.findReplacing(db, row.id),
      findReceiptFile(row),
    ]);
    return toDetail(row, viewer.id, { previous, replacedBy: replacing?.id, receiptFile }, now());
  }

  async function findReceiptFile(row: PacketRow): Promise<PacketFile | null> {
    if (row.receipt_file === null) return null;
    const [file] = await repository.findFiles(db, row.member_id, [row.receipt_file]);
    return file
      ? { kind: 'other', name: file.name, type: file.media_type, size: file.bytes, sha256: file.sha256.toString('hex') }
      : null;
  }

  const get = async (actor: User, id: string): Promise<PacketDetail> =>
    describe(actor, authorize(ownsPacket, actor, await repository.findPacket(db, id)));

  /** A file that the packet names, or its receipt. @throws AppError `resource.not-found` */
  async function sendFile(row: Authorized<PacketRow>, sha256: string): Promise<SentFile> {
    const receipt = await findReceiptFile(row);
    const file = [...parseContent(row).files, ...(receipt ? [receipt] : [])].find((one) => one.sha256 === sha256);
    return packetFiles.send(row.member_id, sha256, requireFound(file).name);
  }

  const file = async (actor: User, input: { id: string; sha256: string }): Promise<SentFile> =>
    sendFile(authorize(ownsPacket, actor, await repository.findPacket(db, input.id)), input.sha256);

  /**
   * Locks a packet of one of these states that the caller saw as it is.
   * @throws AppError `resource.not-found`, `packets.changed`, `packets.over`
   */
  async function requireSeen(
    trx: Transaction<DB>,
    actor: User,
    policy: Policy<User, PacketRow>,
    { id, hash }: { id: string; hash: string },
    states: readonly string[],
  ): Promise<Authorized<PacketRow>> {
    const row = authorize(policy, actor, await repository.lockPacket(trx, id));
    if (getHash(row) !== hash) throw new AppError('packets.changed');
    if (!states.includes(getState(row, now()))) throw new AppError('packets.over');
    return row;
  }

  /** Changes answers. The result is a new packet, which the member still has to approve; the recruiter is notified with the approval. */
  async function edit(
    actor: User,
    input: {
      id: string;
      hash: string;
      answers: readonly { at: number; answer: string }[];
      letter?: string | undefined;
    },
  ): Promise<PacketDetail> {
    const id = crypto.randomUUID();
    // The text file that is sent with the letter, stored first because it has its own transaction.
    authorize(ownsPacket, actor, await repository.findPacket(db, input.id));
    const letterFile = input.letter === undefined ? null : await packetFiles.storeLetter(actor.id, input.letter);
    await transact(async (trx) => {
      const row = await requireSeen(trx, actor, ownsPacket, input, ['proposed', 'approved']);
      const content = parseContent(row);
      const changes = new Map(input.answers.map(({ at, answer }) => [at, answer]));
      for (const at of changes.keys())
        if (at >= content.answers.length)
          throw new AppError('request.invalid', { fields: { answers: 'There is no such question.' } });
      await repository.endPacket(trx, row, { as: 'replaced', at: now() });
      await insertContent(trx, {
        content: {
          ...content,
          id,
          answers: changeAnswers(content.answers, changes),
          ...(input.letter !== undefined && {
            letter: input.letter,
            files: replaceLetter(content.files, letterFile),
          }),
        },
        like: row,
        replaces: row.id,
        madeBy: 'member',
        expiresAt: row.expires_at,
      });
      await applications.packetMoves.record(trx, row.application_id, {
        by: 'member',
        actorId: actor.id,
        to: 'awaiting-approval',
      });
      await announceChange(trx, id, 'proposed');
      await publish(trx, row);
      const { hash } = requireFound(await repository.findPacket(trx, id));
      await record(
        trx,
        await toMemberActor(trx, actor.id),
        { id, memberId: actor.id },
        {
          kind: 'packet.changed',
          detail: { hash: hash.toString('hex'), job: describeJob(content), replaces: row.id },
        },
      );
    });
    return get(actor, id);
  }

  /** The files with another cover letter, which comes right after the résumé. */
  const replaceLetter = (all: readonly PacketFile[], letter: PacketFile | null): PacketFile[] => {
    const others = all.filter(({ kind }) => kind !== 'letter');
    return letter ? others.toSpliced(1, 0, letter) : others;
  };

  async function insertContent(
    trx: Transaction<DB>,
    packet: {
      content: PacketContent;
      like: Pick<PacketRow, 'recruiter_id' | 'recruiter_name' | 'application_id' | 'note'>;
      replaces: string | null;
      madeBy: 'recruiter' | 'member';
      expiresAt: Date;
    },
  ): Promise<void> {
    const { content, like } = packet;
    await repository.insertPacket(trx, {
      id: content.id,
      memberId: content.memberId,
      recruiterId: like.recruiter_id,
      recruiterName: like.recruiter_name,
      applicationId: like.application_id,
      replaces: packet.replaces,
      madeBy: packet.madeBy,
      content: canonicalize(content as unknown as Parameters<typeof canonicalize>[0]),
      note: like.note,
      proposedAt: now(),
      expiresAt: packet.expiresAt,
    });
  }

  /** Declines a packet, or withdraws an approval that isn't used yet. @throws AppError as `requireSeen` */
  async function decline(
    actor: User,
    input: { id: string; hash: string; reason: DeclineReason; text: string; never: boolean },
  ): Promise<PacketDetail> {
    await transact(async (trx) => {
      const row = await requireSeen(trx, actor, ownsPacket, input, ['proposed', 'approved', 'expired', 'lapsed']);
      const { company } = parseContent(row).listing;
      await repository.endPacket(trx, row, { as: 'declined', at: now(), reason: input.reason, text: input.text });
      if (input.reason === 'company' && input.never) await parts.rules.forbidCompany(trx, actor.id, company);
      await applications.packetMoves.record(trx, row.application_id, {
        by: 'member',
        actorId: actor.id,
        to: REWORKED.includes(input.reason) ? 'preparing' : 'withdrawn',
      });
      await publish(trx, row);
      await notifyRecruiter(trx, row, 'declined');
      await record(
        trx,
        await toMemberActor(trx, actor.id),
        { id: row.id, memberId: actor.id },
        { kind: 'packet.declined', detail: { reason: input.reason, text: input.text } },
      );
    });
    return get(actor, input.id);
  }

  /** Ends what is open because the member withdrew the permission for recruiters. */
  async function endAll(trx: Transaction<DB>, memberId: string): Promise<void> {
    for (const row of await repository.listOpen(trx, memberId)) {
      await repository.endPacket(trx, row as Authorized<PacketRow>, { as: 'ended', at: now() });
      await applications.packetMoves.record(trx, row.application_id, {
        by: 'member',
        actorId: memberId,
        to: 'preparing',
      });
      await publish(trx, row);
      await notifyRecruiter(trx, row, 'ended');
      await record(trx, SYSTEM, { id: row.id, memberId }, { kind: 'packet.ended', detail: {} });
    }
  }

  /** Adds what happened to a packet to the audit log. Call it last in a transaction. */
  const record = async <K extends PacketKind>(
    trx: Transaction<DB>,
    actor: AuditActor,
    packet: { id: string; memberId: string },
    event: Pick<AuditEvent<K>, 'kind' | 'detail'>,
  ): Promise<void> => {
    await audit.append(trx, {
      ...event,
      memberId: packet.memberId,
      actor,
      subject: { kind: 'packet', id: packet.id },
    });
  };

  /** Announces a packet to other domains. Call it while its application is locked, so that its events are in order. */
  async function announceChange(trx: Transaction<DB>, id: string, what: ChangedPacket['what']): Promise<void> {
    const { member, clock: _, ...packet } = toSummary(requireFound(await repository.findPacket(trx, id)), now());
    await deps.announce('recruiting.packet-changed', trx, { userId: member.id, what, packet });
  }

  /** Windows of the member and of the recruiter fetch the packet again. */
  async function publish(
    trx: Transaction<DB>,
    row: Pick<PacketRow, 'id' | 'member_id' | 'recruiter_id'>,
  ): Promise<void> {
    for (const userId of [row.member_id, row.recruiter_id])
      if (userId !== null) await notifications.publishPacket(trx, userId, row.id);
  }

  async function notifyRecruiter(trx: Transaction<DB>, row: PacketRow, what: RecruiterNews): Promise<void> {
    const recruiterId = (await findRecruiter(trx, row)) ?? null;
    if (recruiterId !== null)
      await notifications.notifyOfPacket(trx, recruiterId, { what, row, content: parseContent(row) });
  }

  /** The recruiter who is assigned now, who may be another one than who proposed it. */
  const findRecruiter = async (trx: Transaction<DB>, row: PacketRow) =>
    (await findAssignment(trx, row.member_id))?.recruiter_id ?? row.recruiter_id;

  return {
    list,
    listFor,
    get,
    ofApplication,
    apply,
    describe,
    file,
    sendFile,
    requireSeen,
    edit,
    insertContent,
    decline,
    endAll,
    announceChange,
    publish,
    record,
    notifyRecruiter,
  };
}

/** A job in words, for the audit log. */
export const describeJob = ({ listing }: Pick<PacketContent, 'listing'>): string =>
  `${listing.title} at ${listing.company}`;

export type PacketService = ReturnType<typeof createPackets>;
