import type { PacketFilter } from '@foothold/contracts/recruiting/packet-choices';
import { type PacketEnd, SUBMIT_HOURS } from '@foothold/core/packets';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';

const selectPackets = (db: Executor) =>
  db
    .selectFrom('packets as packet')
    .innerJoin('users as member', 'member.id', 'packet.member_id')
    .leftJoin('packet_approvals as approval', 'approval.packet_id', 'packet.id')
    .leftJoin('packet_submissions as submission', 'submission.packet_id', 'packet.id')
    .selectAll('packet')
    .select([
      'member.name as member_name',
      'approval.id as approval_id',
      'approval.approved_at',
      'approval.expires_at as approved_until',
      'approval.method as approval_method',
      'approval.exception',
      'submission.submitted_at',
      'submission.recruiter_name as submitted_by',
      'submission.receipt_kind',
      'submission.receipt_text',
      'submission.receipt_file',
    ]);

export type PacketRow = Awaited<ReturnType<typeof findPacket>> & {};

export const findPacket = async (db: Executor, id: string) =>
  isUuid(id) ? selectPackets(db).where('packet.id', '=', id).executeTakeFirst() : undefined;

export const findPackets = (db: Executor, ids: readonly string[]) =>
  selectPackets(db)
    .where(sql<boolean>`packet.id = ANY (${ids.filter(isUuid)}::uuid[])`)
    .execute();

/** Waits for others who change the same packet. Needs a transaction. */
export async function lockPacket(db: Executor, id: string): Promise<PacketRow | undefined> {
  if (!isUuid(id)) return undefined;
  await sql`SELECT FROM packets WHERE id = ${id} FOR NO KEY UPDATE`.execute(db);
  return findPacket(db, id);
}

type Builder = ExpressionBuilder<
  DB & { packet: DB['packets']; approval: DB['packet_approvals']; submission: DB['packet_submissions'] },
  'packet' | 'approval' | 'submission'
>;

/** The packets of a filter at a moment, as `getPacketState` of core sees them. */
function isInFilter(filter: PacketFilter, now: Date) {
  return (row: Builder) => {
    const isSubmitted = row('submission.submitted_at', 'is not', null);
    const isOpen = row.and([row('packet.ended_at', 'is', null), row('submission.submitted_at', 'is', null)]);
    const isWaiting = row.and([isOpen, row('approval.id', 'is', null), row('packet.expires_at', '>', now)]);
    const isApproved = row.and([isOpen, row('approval.expires_at', '>', now)]);
    if (filter === 'waiting') return isWaiting;
    if (filter === 'approved') return isApproved;
    if (filter === 'submitted') return isSubmitted;
    return row.not(row.or([isWaiting, isApproved, isSubmitted]));
  };
}

interface Range {
  filter: PacketFilter;
  now: Date;
  limit: number;
  offset: number;
}

/** Waiting and approved ones by their clock, others newest first. */
export function listPackets(
  db: Executor,
  whose: { memberId: string } | { recruiterId: string; memberId?: string | undefined },
  { filter, now, limit, offset }: Range,
) {
  const query = limitTo(selectPackets(db), whose)
    // biome-ignore lint/suspicious/noExplicitAny: the joined builder is wider than what the filter reads
    .where(isInFilter(filter, now) as any)
    .orderBy(
      filter === 'waiting'
        ? sql`packet.expires_at`
        : filter === 'approved'
          ? sql`approval.approved_at`
          : sql`coalesce(submission.submitted_at, packet.ended_at, packet.proposed_at) DESC`,
    )
    .orderBy('packet.id');
  return query.limit(limit).offset(offset).execute();
}

const MOST_STARTED = 50;

/** Approved packets that a recruiter has started, of members who are assigned to them, the latest first. */
export const listStarted = (db: Executor, recruiterId: string, now: Date) =>
  limitTo(selectPackets(db), { recruiterId })
    // biome-ignore lint/suspicious/noExplicitAny: the joined builder is wider than what the filter reads
    .where(isInFilter('approved', now) as any)
    .where('packet.started_by', '=', recruiterId)
    .orderBy('packet.started_at', 'desc')
    .orderBy('packet.id')
    .limit(MOST_STARTED)
    .execute();

type PacketQuery = ReturnType<typeof selectPackets>;

function limitTo(
  query: PacketQuery,
  whose: { memberId: string } | { recruiterId: string; memberId?: string | undefined },
) {
  if (!('recruiterId' in whose)) return query.where('packet.member_id', '=', whose.memberId);
  const own = query.where('packet.member_id', 'in', (assigned) =>
    assigned
      .selectFrom('assignments')
      .select('assignments.member_id')
      .where('assignments.recruiter_id', '=', whose.recruiterId)
      .where('assignments.ended_at', 'is', null),
  );
  if (whose.memberId === undefined) return own;
  return isUuid(whose.memberId) ? own.where('packet.member_id', '=', whose.memberId) : own.where(sql<boolean>`false`);
}

export async function countPackets(
  db: Executor,
  whose: { memberId: string } | { recruiterId: string; memberId?: string | undefined },
  now: Date,
): Promise<Record<PacketFilter, number>> {
  const rows = await limitTo(selectPackets(db), whose)
    .clearSelect()
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(*) FILTER (WHERE submission.submitted_at IS NOT NULL)`.as('submitted'),
      sql<number>`count(*) FILTER (WHERE packet.ended_at IS NULL AND submission.submitted_at IS NULL AND approval.id IS NULL
        AND packet.expires_at > ${now})`.as('waiting'),
      sql<number>`count(*) FILTER (WHERE packet.ended_at IS NULL AND submission.submitted_at IS NULL AND approval.expires_at > ${now})`.as(
        'approved',
      ),
    ])
    .executeTakeFirstOrThrow();
  const { all, submitted, waiting, approved } = rows;
  return { waiting, approved, submitted, past: all - submitted - waiting - approved };
}

export const insertPacket = (
  db: Executor,
  row: {
    id: string;
    memberId: string;
    recruiterId: string | null;
    recruiterName: string;
    applicationId: string | null;
    replaces: string | null;
    madeBy: 'recruiter' | 'member';
    content: string;
    note: string;
    proposedAt: Date;
    expiresAt: Date;
  },
) =>
  db
    .insertInto('packets')
    .values({
      id: row.id,
      member_id: row.memberId,
      recruiter_id: row.recruiterId,
      recruiter_name: row.recruiterName,
      application_id: row.applicationId,
      replaces: row.replaces,
      made_by: row.madeBy,
      content: Buffer.from(row.content, 'utf8'),
      note: row.note,
      proposed_at: row.proposedAt,
      expires_at: row.expiresAt,
    })
    .execute();

export const endPacket = (
  db: Executor,
  packet: Authorized<{ id: string }>,
  end: { as: PacketEnd; at: Date; reason?: string; text?: string },
) =>
  db
    .updateTable('packets')
    .set({ ended_as: end.as, ended_at: end.at, reason: end.reason ?? null, reason_text: end.text ?? null })
    .where('id', '=', packet.id)
    .execute();

export const startPacket = (db: Executor, packet: Authorized<{ id: string }>, recruiterId: string, at: Date) =>
  db.updateTable('packets').set({ started_by: recruiterId, started_at: at }).where('id', '=', packet.id).execute();

/** Open packets of a member: neither submitted nor ended. */
export const listOpen = (db: Executor, memberId: string) =>
  selectPackets(db)
    .where('packet.member_id', '=', memberId)
    .where('packet.ended_at', 'is', null)
    .where('submission.submitted_at', 'is', null)
    .execute();

/** The open packet of an application. At most one is. */
export const findOpen = (db: Executor, applicationId: string) =>
  selectPackets(db)
    .where('packet.application_id', '=', applicationId)
    .where('packet.ended_at', 'is', null)
    .executeTakeFirst();

/** The packet of a member's application: the submitted one, else the open one, else the newest. */
export const findOfApplication = async (db: Executor, memberId: string, applicationId: string) =>
  isUuid(applicationId)
    ? selectPackets(db)
        .where('packet.application_id', '=', applicationId)
        .where('packet.member_id', '=', memberId)
        .orderBy(sql`submission.submitted_at IS NOT NULL DESC, packet.ended_at IS NULL DESC`)
        .orderBy('packet.proposed_at', 'desc')
        .orderBy('packet.id')
        .limit(1)
        .executeTakeFirst()
    : undefined;

export const findReplacing = (db: Executor, id: string) =>
  db.selectFrom('packets').select('id').where('replaces', '=', id).executeTakeFirst();

/** What the member declined earlier, newest first. */
export const listDeclined = (db: Executor, memberId: string) =>
  db
    .selectFrom('packets')
    .select(['content', 'ended_at', 'reason', 'reason_text'])
    .where('member_id', '=', memberId)
    .where('ended_as', '=', 'declined')
    .orderBy('ended_at', 'desc')
    .limit(200)
    .execute();

/** The database refuses it without a live approval (migration 0069). */
export const insertSubmission = (
  db: Executor,
  row: {
    packet: Authorized<PacketRow>;
    approvalId: string;
    recruiter: { id: string; name: string };
    receipt: { kind: string; text: string; fileId: string | null };
  },
) =>
  db
    .insertInto('packet_submissions')
    .values({
      packet_id: row.packet.id,
      approval_id: row.approvalId,
      member_id: row.packet.member_id,
      hash: row.packet.hash,
      recruiter_id: row.recruiter.id,
      recruiter_name: row.recruiter.name,
      submitted_at: sql`clock_timestamp()`,
      receipt_kind: row.receipt.kind,
      receipt_text: row.receipt.text,
      receipt_file: row.receipt.fileId,
    })
    .execute();

export const insertFile = (
  db: Executor,
  file: { memberId: string; sha256: Buffer; name: string; type: string; bytes: number; fileKey: string; at: Date },
) =>
  db
    .insertInto('packet_files')
    .values({
      member_id: file.memberId,
      sha256: file.sha256,
      name: file.name,
      media_type: file.type,
      bytes: file.bytes,
      file_key: file.fileKey,
      added_at: file.at,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'sha256']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const findFile = (db: Executor, memberId: string, sha256: Buffer) =>
  db
    .selectFrom('packet_files')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();

export const findFiles = (db: Executor, memberId: string, ids: readonly string[]) =>
  db
    .selectFrom('packet_files')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(sql<boolean>`id = ANY (${ids.filter(isUuid)}::uuid[])`)
    .execute();

export async function sumFileBytes(db: Executor, memberId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('packet_files')
    .select(sql<number>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return bytes;
}

export const insertRequest = (
  db: Executor,
  request: { id: string; memberId: string; items: readonly object[]; method: string; proof: Buffer },
) =>
  db
    .insertInto('approval_requests')
    .values({
      id: request.id,
      member_id: request.memberId,
      items: JSON.stringify(request.items),
      method: request.method,
      proof: request.proof,
    })
    .execute();

export const findRequest = (db: Executor, id: string) =>
  db.selectFrom('approval_requests').select(['outcome', 'refused_for']).where('id', '=', id).executeTakeFirst();

/** Remembers that something was done about a packet. @returns false if it was done before */
export async function insertReminder(
  db: Executor,
  packetId: string,
  kind: 'approved' | 'decide' | 'submit' | 'over',
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('packet_reminders')
    .values({ packet_id: packetId, kind, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** Open packets that are due within a day, overdue, or over, and about which that isn't done yet. */
export async function listDue(db: Executor, now: Date, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT packets.id FROM packets
    LEFT JOIN packet_approvals AS approval ON approval.packet_id = packets.id
    WHERE ended_at IS NULL
      AND NOT EXISTS (SELECT FROM packet_submissions WHERE packet_id = packets.id)
      AND NOT EXISTS (SELECT FROM packet_reminders WHERE packet_id = packets.id AND kind = 'over')
      AND CASE WHEN approval.id IS NULL
        THEN packets.expires_at <= ${now}
          OR packets.expires_at <= ${now}::timestamptz + interval '1 day'
            AND NOT EXISTS (SELECT FROM packet_reminders WHERE packet_id = packets.id AND kind = 'decide')
        ELSE approval.expires_at <= ${now}
          OR approval.approved_at <= ${now}::timestamptz - make_interval(hours => ${SUBMIT_HOURS}::int)
            AND NOT EXISTS (SELECT FROM packet_reminders WHERE packet_id = packets.id AND kind = 'submit')
      END
    ORDER BY packets.proposed_at LIMIT ${limit}`.execute(db);
  return rows;
}
