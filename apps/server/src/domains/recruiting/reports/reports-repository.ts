import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** More than recruiters prepare for a member in a year. */
const MAX_PACKETS = 5000;

interface Range {
  from: Date;
  to: Date;
}

/** A packet with when each thing happened to it. The content, which may be long, stays in the database. */
export interface PacketFacts {
  id: string;
  title: string;
  company: string;
  made_by: string;
  proposed_at: Date;
  expires_at: Date;
  ended_as: string | null;
  ended_at: Date | null;
  reason: string | null;
  reason_text: string | null;
  approved_at: Date | null;
  approved_until: Date | null;
  submitted_at: Date | null;
  receipt_kind: string | null;
  receipt_text: string | null;
}

const listing = (name: string) =>
  sql`convert_from(packets.content, 'UTF8')::json #>> ARRAY['listing', ${name}]::text[]`;

const selectFacts = sql`
  SELECT packets.id, ${listing('title')} AS title, ${listing('company')} AS company, made_by, proposed_at, packets.expires_at, ended_as,
    ended_at, reason, reason_text, approved_at, approval.expires_at AS approved_until, submitted_at, receipt_kind, receipt_text
  FROM packets
  LEFT JOIN packet_approvals AS approval ON approval.packet_id = packets.id
  LEFT JOIN packet_submissions AS submission ON submission.packet_id = packets.id`;

/** A member's packets to which something may have happened in this time, oldest first. */
export async function listPacketFacts(db: Executor, memberId: string, { from, to }: Range): Promise<PacketFacts[]> {
  const { rows } = await sql<PacketFacts>`
    ${selectFacts}
    WHERE packets.member_id = ${memberId} AND packets.proposed_at < ${to}
      AND greatest(packets.expires_at, ended_at, approval.expires_at, submitted_at) >= ${from}
    ORDER BY packets.proposed_at DESC, packets.id LIMIT ${MAX_PACKETS}`.execute(db);
  return rows.reverse();
}

/** Packets that wait for the member's decision, those due first. */
export async function listWaiting(db: Executor, memberId: string, now: Date): Promise<PacketFacts[]> {
  const { rows } = await sql<PacketFacts>`
    ${selectFacts}
    WHERE packets.member_id = ${memberId} AND ended_at IS NULL AND approved_at IS NULL AND submitted_at IS NULL
      AND packets.expires_at > ${now}
    ORDER BY packets.expires_at, packets.id LIMIT ${MAX_PACKETS}`.execute(db);
  return rows;
}

/** The applications that were submitted through packets before a time. */
export async function listSubmittedApplications(db: Executor, memberId: string, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('packets')
    .innerJoin('packet_submissions as submission', 'submission.packet_id', 'packets.id')
    .select('packets.application_id')
    .where('packets.member_id', '=', memberId)
    .where('packets.application_id', 'is not', null)
    .where('submission.submitted_at', '<', before)
    .limit(MAX_PACKETS)
    .execute();
  return rows.flatMap(({ application_id }) => application_id ?? []);
}

/** Counts the messages that each side wrote. Deleted ones don't count. */
export async function countMessages(db: Executor, memberId: string, { from, to }: Range) {
  const rows = await db
    .selectFrom('recruiter_messages')
    .select(['side', ({ fn }) => fn.countAll<number>().as('count')])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'text')
    .where('deleted_at', 'is', null)
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('side')
    .execute();
  const get = (side: string) => rows.find((row) => row.side === side)?.count ?? 0;
  return { member: get('member'), recruiter: get('recruiter') };
}

/** Tasks that the recruiter finished. */
export const listFinishedTasks = (db: Executor, memberId: string, { from, to }: Range, limit: number) =>
  db
    .selectFrom('recruiter_tasks')
    .select(['what', sql<Date>`finished_at`.as('at')])
    .where('member_id', '=', memberId)
    .where('finished_at', '>=', from)
    .where('finished_at', '<', to)
    .orderBy('finished_at')
    .limit(limit)
    .execute();

export async function countCopies(db: Executor, memberId: string, { from, to }: Range): Promise<number> {
  const { count } = await db
    .selectFrom('tailored_copies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return count;
}

/** Who covered for whom during some of this time. */
export const listCovers = (db: Executor, memberId: string, { from, to }: Range) =>
  db
    .selectFrom('absence_covers as row')
    .innerJoin('recruiter_absences as absence', 'absence.id', 'row.absence_id')
    .innerJoin('users as absent', 'absent.id', 'absence.recruiter_id')
    .innerJoin('users as cover', 'cover.id', 'row.covered_by')
    .select(['absent.name as absent', 'cover.name as cover'])
    .select([
      sql<string>`to_char(absence.starts_on, 'YYYY-MM-DD')`.as('from'),
      sql<string>`to_char(absence.ends_on, 'YYYY-MM-DD')`.as('until'),
    ])
    .where('row.member_id', '=', memberId)
    .where('row.covered_at', '<', to)
    .where((where) => where.or([where('row.ended_at', 'is', null), where('row.ended_at', '>=', from)]))
    .orderBy('row.covered_at')
    .execute();
