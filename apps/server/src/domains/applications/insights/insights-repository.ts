import type { ApplicationState } from '@foothold/core/tracking';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export interface SentRow {
  id: string;
  state: ApplicationState;
  applied_on: string;
  origin: string;
  /** The name of the listing's source. Null if it isn't one of our listings. */
  source: string | null;
  resume: string | null;
  resume_position: number | null;
  resume_template: string | null;
  match_score: number | null;
}

/** A member's applications that were sent, the newest ones. */
export async function listSent(db: Executor, userId: string, most: number): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    SELECT a.id, a.state, a.applied_on, a.origin, a.job->>'source' AS source, r.title AS resume,
      a.resume_position, a.resume_template, a.match_score
    FROM applications a LEFT JOIN resumes r ON r.id = a.resume_id
    WHERE a.user_id = ${userId} AND a.applied_on IS NOT NULL AND a.removed_at IS NULL
    ORDER BY a.applied_on DESC, a.id LIMIT ${most}`.execute(db);
  return rows;
}

/** Applications that were answered, as far as the member says, without the day on which they were sent. */
export async function countUndated(db: Executor, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('applied_on', 'is', null)
    .where('removed_at', 'is', null)
    .where('state', 'in', ['in-review', 'interview', 'offer', 'accepted', 'rejected', 'no-answer'])
    .executeTakeFirstOrThrow();
  return count;
}

export interface EmployerAnswerRow {
  company: string;
  members: number;
  applications: number;
  /** Days until the first answer, of the answered applications. */
  days: number[];
}

/**
 * By company, in lower case: members' sent applications and how long each answer took. Only those of members who track theirs, samples
 * excluded. An undone event doesn't count.
 */
export async function listEmployerAnswers(db: Executor, companies: readonly string[]): Promise<EmployerAnswerRow[]> {
  if (companies.length === 0) return [];
  const { rows } = await sql<EmployerAnswerRow>`
    SELECT a.company, count(DISTINCT a.user_id)::int AS members, count(*)::int AS applications,
      coalesce(array_agg(first.days) FILTER (WHERE first.days >= 0), '{}') AS days
    FROM find_sent_applications(${companies}) a
    LEFT JOIN LATERAL (
      SELECT min(e.happened_on) - a.applied_on AS days FROM application_events e
      WHERE e.application_id = a.id AND e.to_state IN ('in-review', 'interview', 'offer', 'accepted', 'rejected')
        AND NOT EXISTS (SELECT FROM application_events u WHERE u.application_id = a.id AND u.undoes = e.id)
    ) first ON true
    GROUP BY 1`.execute(db);
  return rows;
}
