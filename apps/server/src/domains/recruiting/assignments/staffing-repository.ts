import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Tasks by state; an approval whose time is over counts as expired. */
export async function countTasks(db: Executor, now: Date) {
  const { rows } = await sql<{ state: string; count: number }>`
    SELECT CASE WHEN state = 'approved' AND approved_until <= ${now} THEN 'expired' ELSE state END AS state,
      count(*)::int AS count
    FROM recruiter_tasks GROUP BY 1
  `.execute(db);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/** How long members waited from the acceptance of their registration to their first recruiter, for those assigned since then. */
export async function readWaits(db: Executor, since: Date): Promise<{ count: number; hours: number | null }> {
  const { rows } = await sql<{ count: number; hours: number | null }>`
    SELECT count(*)::int AS count,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM waited)) / 3600)::float8 AS hours
    FROM (
      SELECT greatest(first.assigned_at - accepted.at, interval '0') AS waited
      FROM (SELECT member_id, min(assigned_at) AS assigned_at FROM assignments GROUP BY 1) AS first
      JOIN registrations ON registrations.user_id = first.member_id AND registrations.state <> 'waiting'
      JOIN LATERAL (
        SELECT max(at) AS at FROM registration_events
        WHERE registration_id = registrations.id AND kind = 'accepted' AND at <= first.assigned_at
      ) AS accepted ON accepted.at IS NOT NULL
      WHERE first.assigned_at > ${since}
    ) AS waits
  `.execute(db);
  return rows[0] ?? { count: 0, hours: null };
}

export async function readCaseClocks(db: Executor, now: Date) {
  const { rows } = await sql<{ active: number; overdue: number; next_due: Date | null }>`
    SELECT count(*)::int AS active, count(*) FILTER (WHERE due_at <= ${now})::int AS overdue,
      min(due_at) FILTER (WHERE due_at > ${now}) AS next_due
    FROM guarantee_cases WHERE closed_at IS NULL
  `.execute(db);
  return rows[0] ?? { active: 0, overdue: 0, next_due: null };
}

/** Members by recruiter, those without open packets or tasks first, then the newest: the order in which a change disturbs least. */
export const listMovableMembers = (db: Executor) =>
  db
    .selectFrom('assignments')
    .innerJoin('users', 'users.id', 'assignments.member_id')
    .select(['assignments.member_id as id', 'assignments.recruiter_id', 'users.name'])
    .where('assignments.ended_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('absence_covers')
            .select('absence_id')
            .whereRef('absence_covers.member_id', '=', 'assignments.member_id')
            .where('absence_covers.state', '=', 'covered'),
        ),
      ),
    )
    .orderBy(
      sql`EXISTS (SELECT FROM packets WHERE member_id = assignments.member_id AND ended_at IS NULL
          AND NOT EXISTS (SELECT FROM packet_submissions WHERE packet_id = packets.id))
        OR EXISTS (SELECT FROM recruiter_tasks WHERE member_id = assignments.member_id AND state IN ('proposed', 'approved'))`,
    )
    .orderBy('assignments.assigned_at', 'desc')
    .orderBy('assignments.member_id')
    .execute();
