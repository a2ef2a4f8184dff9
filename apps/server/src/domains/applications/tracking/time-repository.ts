import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Applications that weren't sent, and whose listing no longer accepts any. A member who reopened one keeps it open. @param today ISO date */
export async function listUnsentOfClosed(db: Executor, today: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id FROM applications a JOIN listings l ON l.id = a.listing_id
    WHERE a.state IN ('saved', 'preparing', 'awaiting-approval', 'approved') AND a.removed_at IS NULL
      AND (l.closed_at IS NOT NULL OR l.valid_through < ${today})
      AND NOT EXISTS (SELECT FROM application_events e WHERE e.application_id = a.id AND e.to_state = 'expired')
    ORDER BY a.id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Applications without news for as long as the member set, or the default, and with nothing planned. A member who reopened one keeps it open.
 */
export async function listUnanswered(
  db: Executor,
  now: Date,
  defaultDays: number,
  most: number,
): Promise<{ id: string; days: number }[]> {
  const { rows } = await sql<{ id: string; days: number }>`
    SELECT a.id, coalesce(s.no_answer_days, ${defaultDays}) AS days
    FROM applications a LEFT JOIN application_settings s ON s.user_id = a.user_id
    WHERE a.state IN ('submitted', 'in-review') AND a.removed_at IS NULL
      AND greatest(a.moved_at, a.applied_on) < ${now}::timestamptz - coalesce(s.no_answer_days, ${defaultDays}) * interval '1 day'
      AND NOT EXISTS (SELECT FROM application_events e WHERE e.application_id = a.id AND e.to_state = 'no-answer')
      AND NOT EXISTS (SELECT FROM application_interviews i WHERE i.application_id = a.id AND i.canceled_at IS NULL AND i.starts_at > ${now})
      AND NOT EXISTS (SELECT FROM application_reminders r WHERE r.application_id = a.id AND r.done_at IS NULL)
    ORDER BY a.id LIMIT ${most}`.execute(db);
  return rows;
}
