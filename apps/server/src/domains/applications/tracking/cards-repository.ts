import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

interface PlannedRow {
  application_id: string;
  interviews: { title: string; startsAt: string }[];
  reminders: { text: string; dueOn: string }[];
  offer_until: string | null;
}

/** What is planned for each application: coming interviews, open reminders, and the last day to answer an offer. */
export async function listPlanned(db: Executor, ids: readonly string[], now: Date): Promise<PlannedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PlannedRow>`
    SELECT a.id AS application_id,
      coalesce((SELECT json_agg(json_build_object('title', title, 'startsAt', to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
        FROM application_interviews WHERE application_id = a.id AND canceled_at IS NULL AND starts_at + minutes * interval '1 minute' > ${now}), '[]') AS interviews,
      coalesce((SELECT json_agg(json_build_object('text', text, 'dueOn', to_char(due_at AT TIME ZONE time_zone, 'YYYY-MM-DD')))
        FROM application_reminders WHERE application_id = a.id AND done_at IS NULL), '[]') AS reminders,
      (SELECT answer_by FROM application_offers WHERE application_id = a.id) AS offer_until
    FROM unnest(${ids}::uuid[]) AS a(id)
    WHERE EXISTS (SELECT FROM application_interviews WHERE application_id = a.id)
      OR EXISTS (SELECT FROM application_reminders WHERE application_id = a.id AND done_at IS NULL)
      OR EXISTS (SELECT FROM application_offers WHERE application_id = a.id)`.execute(db);
  return rows;
}

/** Who set the state of each application, by event ID. */
export async function listActors(db: Executor, eventIds: readonly number[]): Promise<Map<number, string>> {
  if (eventIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; actor: string }>`
    SELECT id, actor FROM application_events WHERE id = ANY(${eventIds}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, actor }) => [id, actor]));
}

export interface ResponseRow {
  company: string;
  members: number;
  applications: number;
  answered: number;
}

/**
 * By company, in lower case: of the applications that members sent there and that are older than `before` or answered, how many were
 * answered. Withdrawn ones don't count.
 */
export async function countResponses(db: Executor, companies: readonly string[], before: Date): Promise<ResponseRow[]> {
  if (companies.length === 0) return [];
  const { rows } = await sql<ResponseRow>`
    SELECT company, count(DISTINCT user_id)::int AS members, count(*)::int AS applications,
      count(*) FILTER (WHERE state IN ('in-review', 'interview', 'offer', 'accepted', 'rejected'))::int AS answered
    FROM find_sent_applications(${companies})
    WHERE state <> 'withdrawn' AND (state <> 'submitted' OR applied_on < ${before})
    GROUP BY 1`.execute(db);
  return rows;
}
