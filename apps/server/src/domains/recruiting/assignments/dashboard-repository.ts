import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { selectOpenPackets } from './figures-repository.ts';

export interface QueueRow {
  member_id: string;
  member_name: string;
  sample: boolean;
  registration_id: string;
  preferred_role: string | null;
  recruiter_id: string;
  recruiter_name: string;
  authorized: boolean;
  /** By when the first approved packet has to be submitted. */
  submit_by: Date | null;
  /** By when the member has to decide about the first packet. */
  decide_by: Date | null;
  /** Whether the member declined the newest packet. */
  declined: boolean;
}

/** Members with a recruiter, and what their packets wait for. */
export async function listQueue(db: Executor, now: Date): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    WITH clocks AS (
      SELECT member_id, min(submit_by) AS submit_by, min(expires_at) FILTER (WHERE approved_at IS NULL) AS decide_by
      FROM (${selectOpenPackets(now)}) AS open GROUP BY 1
    ), newest AS (
      SELECT DISTINCT ON (member_id) member_id, ended_as FROM packets ORDER BY member_id, proposed_at DESC, id
    ), permissions AS (
      SELECT DISTINCT ON (user_id) user_id, given FROM consents
      WHERE kind = 'recruiter-applications' ORDER BY user_id, id DESC
    )
    SELECT member.id AS member_id, member.name AS member_name, member.sample_hash IS NOT NULL AS sample,
      registrations.id AS registration_id, registrations.answers ->> 'preferredRole' AS preferred_role,
      recruiter.id AS recruiter_id, recruiter.name AS recruiter_name,
      coalesce(permissions.given, false) AS authorized, clocks.submit_by, clocks.decide_by,
      coalesce(newest.ended_as = 'declined', false) AS declined
    FROM assignments
    JOIN users AS member ON member.id = assignments.member_id
    JOIN users AS recruiter ON recruiter.id = assignments.recruiter_id
    JOIN registrations ON registrations.user_id = member.id AND registrations.state <> 'waiting'
    LEFT JOIN clocks ON clocks.member_id = member.id
    LEFT JOIN newest ON newest.member_id = member.id
    LEFT JOIN permissions ON permissions.user_id = member.id
    WHERE assignments.ended_at IS NULL
    ORDER BY lower(member.name), member.id`.execute(db);
  return rows;
}

export interface ProposedRow {
  application_id: string | null;
  approved: boolean;
  submitted: boolean;
}

/** Packets that were proposed since a time, without those that a changed one replaced. */
export async function listProposed(db: Executor, since: Date): Promise<ProposedRow[]> {
  const { rows } = await sql<ProposedRow>`
    SELECT packets.application_id, approval.id IS NOT NULL AS approved, submission.packet_id IS NOT NULL AS submitted
    FROM packets
    LEFT JOIN packet_approvals AS approval ON approval.packet_id = packets.id
    LEFT JOIN packet_submissions AS submission ON submission.packet_id = packets.id
    WHERE packets.proposed_at > ${since} AND packets.ended_as IS DISTINCT FROM 'replaced'`.execute(db);
  return rows;
}

/** When packets were submitted since a time. */
export async function listSubmissionTimes(db: Executor, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('packet_submissions')
    .select('submitted_at')
    .where('submitted_at', '>', since)
    .execute();
  return rows.map(({ submitted_at }) => submitted_at);
}
