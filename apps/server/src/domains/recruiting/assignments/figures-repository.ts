import type { FigureUnit } from '@foothold/contracts/recruiting/staffing-choices';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';

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
    label: 'Waiting for approval',
    unit: 'count',
    read: () =>
      count(
        db,
        sql`SELECT recruiter_id, count(*)::int AS value FROM recruiter_tasks WHERE state = 'proposed' GROUP BY 1`,
      ),
  },
  {
    id: 'approved',
    label: 'Approved, not done',
    unit: 'count',
    read: (now) =>
      count(
        db,
        sql`SELECT recruiter_id, count(*)::int AS value FROM recruiter_tasks
          WHERE state = 'approved' AND approved_until > ${now} GROUP BY 1`,
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
            SELECT recruiter_id FROM recruiter_tasks WHERE state = 'approved' AND approved_until <= ${now}
            UNION ALL
            SELECT assignments.recruiter_id FROM guarantee_cases
            JOIN assignments ON assignments.member_id = guarantee_cases.member_id AND assignments.ended_at IS NULL
            WHERE guarantee_cases.closed_at IS NULL AND guarantee_cases.due_at <= ${now}
          ) AS late GROUP BY 1`,
      ),
  },
];

async function count(db: Kysely<DB>, query: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const { rows } = await sql<{ recruiter_id: string | null; value: number }>`${query}`.execute(db);
  return new Map(rows.flatMap((row) => (row.recruiter_id === null ? [] : [[row.recruiter_id, row.value] as const])));
}
