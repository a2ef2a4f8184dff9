import type {
  ApprovalMethod,
  DeclineReason,
  PacketDetail,
  PacketSummary,
  ReceiptKind,
} from '@foothold/contracts/recruiting/packets';
import {
  findChangedAnswers,
  findOpenQuestions,
  getPacketClock,
  getPacketState,
  needsException,
  type PacketContent,
  type PacketEnd,
  type PacketFacts,
  type PacketFile,
  type PacketState,
} from '@foothold/core/packets';
import type { PacketRow } from './packets-repository.ts';

export const parseContent = (row: Pick<PacketRow, 'content'>): PacketContent =>
  JSON.parse(row.content.toString('utf8')) as PacketContent;

export const getHash = (row: Pick<PacketRow, 'hash'>): string => row.hash.toString('hex');

const toFacts = (row: PacketRow): PacketFacts => ({
  expiresAt: row.expires_at,
  ended: row.ended_as as PacketEnd | null,
  approval: row.approved_at && row.approved_until ? { at: row.approved_at, expiresAt: row.approved_until } : null,
  submittedAt: row.submitted_at,
});

export const getState = (row: PacketRow, now: Date): PacketState => getPacketState(toFacts(row), now);

export function toSummary(row: PacketRow, now: Date, previous: PacketContent | null = null): PacketSummary {
  const content = parseContent(row);
  const clock = getPacketClock(toFacts(row), now);
  const { id, title, company, place } = content.listing;
  return {
    id: row.id,
    hash: getHash(row),
    state: getState(row, now),
    job: { listingId: id, title, company, place },
    member: { id: row.member_id, name: row.member_name },
    recruiter: row.recruiter_name,
    applicationId: row.application_id,
    score: content.resume.score,
    needsMailbox: content.needsMailbox,
    openQuestions: findOpenQuestions(content).length,
    changedAnswers: findChangedAnswers(content, previous).length,
    proposedAt: row.proposed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    clock: clock && { ...clock, due: clock.due.toISOString() },
  };
}

/** @param related the version that it replaces, the one that replaces it, and the receipt's file */
export function toDetail(
  row: PacketRow,
  viewerId: string,
  related: { previous: PacketRow | undefined; replacedBy: string | undefined; receiptFile: PacketFile | null },
  now: Date,
): PacketDetail {
  const content = parseContent(row);
  const previous = related.previous ? parseContent(related.previous) : null;
  return {
    ...toSummary(row, now, previous),
    content: { ...content, answers: [...content.answers], files: [...content.files] },
    canonical: row.content.toString('utf8'),
    changed: findChangedAnswers(content, previous),
    previous: related.previous && previous ? { id: related.previous.id, answers: [...previous.answers] } : null,
    replacedBy: related.replacedBy ?? null,
    madeBy: row.made_by as 'recruiter' | 'member',
    note: row.note,
    needsException: needsException(content),
    ended: row.ended_at
      ? { at: row.ended_at.toISOString(), reason: row.reason as DeclineReason | null, text: row.reason_text }
      : null,
    approval:
      row.approval_id !== null && row.approved_at && row.approved_until
        ? {
            id: row.approval_id,
            at: row.approved_at.toISOString(),
            expiresAt: row.approved_until.toISOString(),
            method: row.approval_method as ApprovalMethod,
            exception: row.exception ?? false,
          }
        : null,
    started: row.started_at ? { at: row.started_at.toISOString(), byYou: row.started_by === viewerId } : null,
    submission: row.submitted_at
      ? {
          at: row.submitted_at.toISOString(),
          recruiter: row.submitted_by ?? '',
          receipt: {
            kind: row.receipt_kind as ReceiptKind,
            text: row.receipt_text ?? '',
            file: related.receiptFile,
          },
        }
      : null,
  };
}
