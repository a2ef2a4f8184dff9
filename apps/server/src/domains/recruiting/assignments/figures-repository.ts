import type { FigureUnit } from '@foothold/contracts/recruiting/staffing-choices';
import { SUBMIT_HOURS } from '@foothold/core/packets';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** A column of the load page: one figure per recruiter. */
export interface RecruiterFigure {
  id: string;
  /** The column's heading. */
  label: string;
  unit: FigureUnit;
  /** By recruiter. Null for too few data; a count of a recruiter who is missing is 0. */
  read(now: Date): Promise<ReadonlyMap<string, number | null>>;
}

/** What every installation counts. Others are handed in, such as the time to a first reply. */
export const createRecruiterFigures = (db: Kysely<DB>): readonly RecruiterFigure[] => [
  {
    id: 'proposed',
    label: 'Proposed, 7\u00a0days',
    unit: 'count',
    read: (now) =>
      count(
        db,
        sql`SELECT recruiter_id, count(*)::int AS value FROM packets
          WHERE made_by = 'recruiter' AND proposed_at > ${weekBefore(now)} GROUP BY 1`,
      ),
  },
  {
    id: 'waiting',
    label: 'Waiting for approval',
    unit: 'count',
    read: (now) =>
      count(
        db,
        sql`SELECT recruiter_id, count(*)::int AS value FROM (${selectOpenPackets(now)}) AS open
          WHERE approved_at IS NULL GROUP BY 1`,
      ),
  },
  {
    id: 'approved',
    label: 'Approved, not submitted',
    unit: 'count',
    read: (now) =>
      count(
        db,
        sql`SELECT recruiter_id, count(*)::int AS value FROM (${selectOpenPackets(now)}) AS open
          WHERE approved_at IS NOT NULL GROUP BY 1`,
      ),
  },
  {
    id: 'submitted',
    label: 'Submitted, 7\u00a0days',
    unit: 'count',
    read: (now) =>
      count(
        db,
        sql`SELECT recruiter_id, count(*)::int AS value FROM packet_submissions
          WHERE submitted_at > ${weekBefore(now)} GROUP BY 1`,
      ),
  },
  {
    id: 'overdue',
    label: 'Overdue clocks',
    unit: 'count',
    read: (now) =>
      count(
        db,
        sql`SELECT recruiter_id, count(*)::int AS value FROM (
            SELECT recruiter_id FROM (${selectOpenPackets(now)}) AS open WHERE submit_by <= ${now}
            UNION ALL
            SELECT recruiter_id FROM recruiter_tasks WHERE state = 'approved' AND approved_until <= ${now}
            UNION ALL
            SELECT assignments.recruiter_id FROM guarantee_cases
            JOIN assignments ON assignments.member_id = guarantee_cases.member_id AND assignments.ended_at IS NULL
            WHERE guarantee_cases.closed_at IS NULL AND guarantee_cases.due_at <= ${now}
          ) AS late GROUP BY 1`,
      ),
  },
];

export interface PacketTotals {
  proposed: number;
  waiting: number;
  approved: number;
  overdue: number;
  submitted: number;
}

/** The packets of all members: open ones, and those proposed and submitted in the last seven days. */
export async function countTeamPackets(db: Executor, now: Date): Promise<PacketTotals> {
  const { rows } = await sql<PacketTotals>`
    SELECT
      (SELECT count(*)::int FROM packets
        WHERE made_by = 'recruiter' AND proposed_at > ${weekBefore(now)}) AS proposed,
      count(*) FILTER (WHERE approved_at IS NULL)::int AS waiting,
      count(*) FILTER (WHERE approved_at IS NOT NULL)::int AS approved,
      count(*) FILTER (WHERE submit_by <= ${now})::int AS overdue,
      (SELECT count(*)::int FROM packet_submissions
        WHERE submitted_at > ${weekBefore(now)}) AS submitted
    FROM (${selectOpenPackets(now)}) AS open`.execute(db);
  return rows[0] ?? { proposed: 0, waiting: 0, approved: 0, overdue: 0, submitted: 0 };
}

/**
 * Packets that somebody has to decide about or submit, as `getPacketState` of core sees them, with the member's current recruiter, who has to
 * submit them even if another one proposed them.
 */
export const selectOpenPackets = (now: Date) => sql`
  SELECT packets.id, packets.member_id, packets.content, packets.expires_at, assignments.recruiter_id, approval.approved_at,
    approval.approved_at + make_interval(hours => ${SUBMIT_HOURS}::int) AS submit_by
  FROM packets
  LEFT JOIN packet_approvals AS approval ON approval.packet_id = packets.id
  LEFT JOIN assignments ON assignments.member_id = packets.member_id AND assignments.ended_at IS NULL
  WHERE packets.ended_at IS NULL AND NOT EXISTS (SELECT FROM packet_submissions WHERE packet_id = packets.id)
    AND coalesce(approval.expires_at, packets.expires_at) > ${now}`;

const weekBefore = (now: Date) => new Date(now.getTime() - WEEK_MS);

async function count(db: Kysely<DB>, query: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const { rows } = await sql<{ recruiter_id: string | null; value: number }>`${query}`.execute(db);
  return new Map(rows.flatMap((row) => (row.recruiter_id === null ? [] : [[row.recruiter_id, row.value] as const])));
}
