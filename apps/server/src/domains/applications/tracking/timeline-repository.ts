import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export interface TimelineRow {
  id: number;
  kind: string;
  actor: string;
  imported_from: string | null;
  to_state: string | null;
  stage_id: string | null;
  stage_name: string | null;
  undoes: number | null;
  undone: boolean;
  can_undo: boolean;
  happened_on: string;
  reason: string | null;
  at: Date;
  application_id: string;
  title: string;
  company: string;
}

/** Changes of a member's applications that aren't removed, newest first. */
export async function listTimeline(
  db: Executor,
  userId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    SELECT e.id, e.kind, e.actor, e.imported_from, e.to_state, e.stage_id, s.name AS stage_name, e.undoes, u.id IS NOT NULL AS undone,
      e.id = a.last_event_id AND EXISTS (
        SELECT FROM application_events o WHERE o.application_id = e.application_id AND o.kind = 'set' AND o.id < e.id
          AND NOT EXISTS (SELECT FROM application_events x WHERE x.application_id = o.application_id AND x.undoes = o.id)
      ) AS can_undo,
      e.happened_on::text AS happened_on, e.reason, e.at, a.id AS application_id, a.title, a.company
    FROM applications a
    JOIN application_events e ON e.application_id = a.id
    LEFT JOIN application_events u ON u.application_id = a.id AND u.undoes = e.id
    LEFT JOIN application_stages s ON s.id = e.stage_id
    WHERE a.user_id = ${userId} AND a.removed_at IS NULL
    ORDER BY e.id DESC LIMIT ${limit} OFFSET ${skip}`.execute(db);
  return rows;
}

export async function countTimeline(db: Executor, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('application_events as e')
    .innerJoin('applications as a', 'a.id', 'e.application_id')
    .select((fn) => fn.fn.countAll<number>().as('count'))
    .where('a.user_id', '=', userId)
    .where('a.removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
