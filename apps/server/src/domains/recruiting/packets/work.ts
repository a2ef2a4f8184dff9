import type { DeclineReason, PacketDetail, PacketFilter, ReceiptKind } from '@foothold/contracts/recruiting/packets';
import { isMemberOnly } from '@foothold/core/answers';
import {
  PACKET_DAYS,
  type PacketAnswer,
  type PacketContent,
  type PacketFile,
  sourceAnswers,
} from '@foothold/core/packets';
import { isSameCompany, isUnsent } from '@foothold/core/tracking';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize, type Policy } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { findClient } from '../assignments/assignments-repository.ts';
import { toAuditActor } from '../audit/actors.ts';
import { describeJob, type PacketService, type PacketsDeps } from './packets.ts';
import type { PacketRow } from './packets-repository.ts';
import * as repository from './packets-repository.ts';
import { getHash, getState, parseContent } from './views.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface Proposal {
  memberId: string;
  listingId: string;
  resumeId: string;
  channel: 'site' | 'email';
  needsMailbox: boolean;
  letter: string;
  note: string;
  answers: readonly { question: string; answer: string }[];
  files: readonly string[];
  replaces?: string | undefined;
  confirmed: boolean;
}

/** What a recruiter prepares, and records as submitted. */
export function createPacketWork(deps: PacketsDeps & { packets: PacketService }) {
  const { db, transact, accounts, applications, listings, notifications, packets, packetFiles, parts, now } = deps;

  /** Allows what concerns a member who is assigned to the recruiter now. */
  const isAssigned =
    (memberId: string): Policy<User, PacketRow> =>
    (actor, row) =>
      actor.role === 'recruiter' && row.member_id === memberId;

  async function requireClient(actor: User, memberId: string) {
    return requireFound(await findClient(db, actor.id, memberId));
  }

  /** @throws AppError `packets.permission` */
  async function requirePermission(memberId: string): Promise<void> {
    if (!(await parts.authorization.isLive(db, memberId))) throw new AppError('packets.permission');
  }

  /** A packet of one of the recruiter's members. @throws AppError `resource.not-found` */
  async function requirePacket(actor: User, id: string): Promise<Authorized<PacketRow>> {
    const row = requireFound(await repository.findPacket(db, id));
    const client = await requireClient(actor, row.member_id);
    return authorize(isAssigned(client.user_id), actor, row);
  }

  const list = (
    actor: User,
    { memberId, ...range }: { memberId?: string | undefined; filter: PacketFilter; page: number },
  ) => packets.listFor({ recruiterId: actor.id, memberId }, range);

  const get = async (actor: User, id: string) => packets.describe(actor, await requirePacket(actor, id));

  const file = async (actor: User, { id, sha256 }: { id: string; sha256: string }) =>
    packets.sendFile(await requirePacket(actor, id), sha256);

  /** Checks a job before the work begins, and looks up the member's answers to the questions of its form. */
  async function prepare(actor: User, input: { memberId: string; listingId: string; questions: readonly string[] }) {
    const client = await requireClient(actor, input.memberId);
    await requirePermission(client.user_id);
    const listing = requireFound((await listings.findByIds([input.listingId])).get(input.listingId));
    const [found, rules, declined, application] = await Promise.all([
      applications.answers.find({ id: client.user_id }, input.questions),
      parts.rules.check(client.user_id, listing.id),
      repository.listDeclined(db, client.user_id),
      applications.packetMoves.find(client.user_id, listing.id),
    ]);
    return {
      answers: found.map(({ question, certainty, matches }) => {
        const memberOnly = isMemberOnly(question);
        const known = memberOnly ? [] : matches.filter((match) => match.answer !== null && !match.private);
        return {
          question,
          memberOnly,
          answer: certainty === 'sure' ? (known[0]?.answer ?? null) : null,
          choices: known.map(({ label, answer }) => ({ label, answer: answer ?? '' })),
        };
      }),
      blocked: rules.blocked.map(({ text }) => text),
      ask: rules.ask.map(({ text }) => text),
      declined: declined
        .map((row) => ({ row, listing: parseContent(row).listing }))
        .filter((one) => isSameCompany(one.listing.company, listing.company.name))
        .map((one) => ({
          title: one.listing.title,
          at: (one.row.ended_at ?? now()).toISOString(),
          reason: one.row.reason as DeclineReason | null,
          text: one.row.reason_text ?? '',
        })),
      application:
        application && !isUnsent(application.state) ? { id: application.id, state: application.state } : null,
    };
  }

  async function upload(actor: User, { memberId, file: given }: { memberId: string; file: File }) {
    const client = await requireClient(actor, memberId);
    await requirePermission(client.user_id);
    const row = await packetFiles.upload(client.user_id, given);
    return { id: row.id, name: row.name, type: row.media_type, size: row.bytes, sha256: row.sha256.toString('hex') };
  }

  /**
   * Proposes an application exactly as it will be sent. It replaces the open one for the same job if the caller names it.
   * @throws AppError `packets.permission`, `packets.rules`, `packets.ask-first`, `packets.unconfirmed`, `packets.open`, `packets.sent`
   */
  async function propose(actor: User, input: Proposal): Promise<PacketDetail> {
    const client = await requireClient(actor, input.memberId);
    const memberId = client.user_id;
    await requirePermission(memberId);
    const listing = requireFound((await listings.findByIds([input.listingId])).get(input.listingId));
    const rules = await parts.rules.check(memberId, listing.id);
    if (rules.blocked.length > 0)
      throw new AppError('packets.rules', { data: { reasons: rules.blocked.map(({ text }) => text) } });
    if (rules.ask.length > 0 && !input.confirmed)
      throw new AppError('packets.ask-first', { data: { reasons: rules.ask.map(({ text }) => text) } });
    const frozen = await parts.tailoring.freeze({ memberId, resumeId: input.resumeId, listingId: listing.id });
    if (frozen.unconfirmed.length > 0)
      throw new AppError('packets.unconfirmed', { data: { statements: frozen.unconfirmed } });

    const previous = input.replaces === undefined ? null : await requirePacket(actor, input.replaces);
    const files = await collectFiles(memberId, frozen.file, input);
    const id = crypto.randomUUID();
    const answers = await source(memberId, input.answers, previous ? parseContent(previous).answers : []);
    const recruiter = await accounts.account(actor);
    await transact(async (trx) => {
      const application = await applications.packetMoves.ensure(trx, memberId, {
        listingId: listing.id,
        resumeId: frozen.resumeId,
        recruiterId: actor.id,
      });
      if (!isUnsent(application.state)) throw new AppError('packets.sent');
      await endOpen(trx, application.id, previous);
      const content: PacketContent = {
        format: 1,
        id,
        memberId,
        listing: { id: listing.id, ...application.job },
        channel: input.channel,
        needsMailbox: input.needsMailbox,
        resume: { id: frozen.resumeId, title: frozen.title, score: frozen.score, rubric: frozen.rubric },
        contact: frozen.contact,
        letter: input.letter,
        answers,
        files,
      };
      await packets.insertContent(trx, {
        content,
        like: {
          recruiter_id: actor.id,
          recruiter_name: recruiter.name,
          application_id: application.id,
          note: input.note,
        },
        replaces: previous?.id ?? null,
        madeBy: 'recruiter',
        expiresAt: new Date(now().getTime() + PACKET_DAYS.decide * DAY_MS),
      });
      await applications.packetMoves.record(trx, application.id, {
        by: 'recruiter',
        actorId: actor.id,
        to: 'awaiting-approval',
      });
      await packets.announceChange(trx, id, 'proposed');
      await notifications.notifyOfPacket(trx, memberId, { what: 'proposed', row: { id }, content });
      for (const userId of [memberId, actor.id]) await notifications.publishPacket(trx, userId, id);
      const { hash } = requireFound(await repository.findPacket(trx, id));
      await packets.record(
        trx,
        await toAuditActor(trx, actor),
        { id, memberId },
        { kind: 'packet.proposed', detail: { hash: hash.toString('hex'), job: describeJob(content) } },
      );
    });
    return get(actor, id);
  }

  /** Ends the open packet of the application, which the caller has to name unless it has expired. */
  async function endOpen(trx: Transaction<DB>, applicationId: string, previous: PacketRow | null): Promise<void> {
    const found = await repository.findOpen(trx, applicationId);
    if (!found) return;
    const open = requireFound(await repository.lockPacket(trx, found.id));
    const state = getState(open, now());
    if (state === 'submitted') throw new AppError('packets.sent');
    if (open.id !== previous?.id && (state === 'proposed' || state === 'approved')) throw new AppError('packets.open');
    await repository.endPacket(trx, open as Authorized<PacketRow>, { as: 'replaced', at: now() });
    await packets.publish(trx, open);
  }

  /** The résumé, the cover letter, and what the recruiter uploaded. */
  async function collectFiles(
    memberId: string,
    resume: { name: string; type: string; bytes: Uint8Array },
    input: Pick<Proposal, 'letter' | 'files'>,
  ): Promise<PacketFile[]> {
    const frozen = await packetFiles.store(memberId, resume);
    const letter = await packetFiles.storeLetter(memberId, input.letter);
    const uploaded = await repository.findFiles(db, memberId, input.files);
    if (uploaded.length !== new Set(input.files).size) throw new AppError('resource.not-found');
    const others: PacketFile[] = [
      { kind: 'resume' as const, row: frozen, name: resume.name },
      ...uploaded.map((row) => ({ kind: 'other' as const, row, name: row.name })),
    ].map(({ kind, row, name }) => ({
      kind,
      name,
      type: row.media_type,
      size: row.bytes,
      sha256: row.sha256.toString('hex'),
    }));
    return letter ? others.toSpliced(1, 0, letter) : others;
  }

  /** Says where each answer comes from, by comparison with the answer book. */
  async function source(
    memberId: string,
    answers: Proposal['answers'],
    previous: readonly PacketAnswer[],
  ): Promise<PacketAnswer[]> {
    const found = await applications.answers.find(
      { id: memberId },
      answers.map(({ question }) => question),
    );
    const book = new Map(
      found.flatMap(({ question, certainty, matches: [match] }) =>
        certainty === 'sure' && typeof match?.answer === 'string' ? [[question, match.answer] as const] : [],
      ),
    );
    return sourceAnswers(answers, { book, previous, isMemberOnly });
  }

  /** Runs a change of a packet that the recruiter has seen. */
  async function change(
    actor: User,
    seen: { id: string; hash: string },
    states: readonly string[],
    work: (trx: Transaction<DB>, row: Authorized<PacketRow>) => Promise<void>,
  ): Promise<PacketDetail> {
    const { member_id: memberId } = await requirePacket(actor, seen.id);
    await transact(async (trx) => {
      const row = await packets.requireSeen(trx, actor, isAssigned(memberId), seen, states);
      await work(trx, row);
      await packets.publish(trx, row);
    });
    return get(actor, seen.id);
  }

  const withdraw = (actor: User, seen: { id: string; hash: string }) =>
    change(actor, seen, ['proposed', 'approved', 'expired', 'lapsed'], async (trx, row) => {
      await repository.endPacket(trx, row, { as: 'withdrawn', at: now() });
      await applications.packetMoves.record(trx, row.application_id, {
        by: 'recruiter',
        actorId: actor.id,
        to: 'preparing',
      });
      if (row.approval_id !== null)
        await notifications.notifyOfPacket(trx, row.member_id, { what: 'withdrawn', row, content: parseContent(row) });
      await packets.record(
        trx,
        await toAuditActor(trx, actor),
        { id: row.id, memberId: row.member_id },
        { kind: 'packet.withdrawn', detail: {} },
      );
    });

  /** @throws AppError `packets.started` if another recruiter has started within a day */
  const start = (actor: User, seen: { id: string; hash: string }) =>
    change(actor, seen, ['approved'], async (trx, row) => {
      const isOthers = row.started_by !== null && row.started_by !== actor.id;
      if (isOthers && now().getTime() - (row.started_at?.getTime() ?? 0) < DAY_MS)
        throw new AppError('packets.started');
      await repository.startPacket(trx, row, actor.id, now());
    });

  /**
   * Records the submission with its receipt. The database refuses it without a live approval. Repeating it changes nothing.
   * @throws AppError `packets.not-approved`, `packets.over`, `packets.changed`, `packets.permission`
   */
  async function submit(
    actor: User,
    {
      id,
      hash,
      ...receipt
    }: { id: string; hash: string; kind: ReceiptKind; text: string; fileId?: string | undefined },
  ): Promise<PacketDetail> {
    const known = await requirePacket(actor, id);
    if (known.submitted_at !== null && getHash(known) === hash) return get(actor, id);
    if (receipt.fileId !== undefined)
      requireFound((await repository.findFiles(db, known.member_id, [receipt.fileId]))[0]);
    const recruiter = await accounts.account(actor);
    try {
      return await change(actor, { id, hash }, ['approved'], async (trx, row) => {
        await repository.insertSubmission(trx, {
          packet: row,
          approvalId: row.approval_id ?? '',
          recruiter: { id: actor.id, name: recruiter.name },
          receipt: { kind: receipt.kind, text: receipt.text, fileId: receipt.fileId ?? null },
        });
        await applications.packetMoves.record(trx, row.application_id, {
          by: 'recruiter',
          actorId: actor.id,
          to: 'submitted',
        });
        await packets.announceChange(trx, row.id, 'submitted');
        await notifications.notifyOfPacket(trx, row.member_id, { what: 'submitted', row, content: parseContent(row) });
        await packets.record(
          trx,
          await toAuditActor(trx, actor),
          { id: row.id, memberId: row.member_id },
          { kind: 'packet.submitted', detail: { hash, receipt: receipt.kind } },
        );
      });
    } catch (error) {
      throw toSubmissionError(error);
    }
  }

  return { list, get, file, requirePacket, prepare, upload, propose, withdraw, start, submit };
}

export type PacketWork = ReturnType<typeof createPacketWork>;

/** What the database refused a submission for (migration 0069). */
function toSubmissionError(error: unknown): unknown {
  const code = (error as { code?: unknown }).code;
  if (code === 'FH002') return new AppError('packets.over', { cause: error });
  if (code === 'FH005') return new AppError('packets.permission', { cause: error });
  if (code === 'FH001' || code === 'FH006' || code === 'FH007' || code === '23505' || code === '23503')
    return new AppError('packets.not-approved', { cause: error });
  return error;
}
