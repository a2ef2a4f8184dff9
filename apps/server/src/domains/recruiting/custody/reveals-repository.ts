import { limits, type RevealRule, times } from '@foothold/contracts/recruiting/choices';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface RevealRequest {
  memberId: string;
  recruiterId: string;
  sessionId: string;
  /** Null means any suitable packet. */
  packetId: string | null;
  askedAt: Date;
  reason: string;
}

/**
 * Checks which rules a request meets at this moment. `passkey` says that the recruiter is signed in and has one; the custody process also checks
 * its signature.
 */
export async function checkRules(db: Executor, look: RevealRequest, now: Date): Promise<Record<RevealRule, boolean>> {
  const { memberId, recruiterId, sessionId, packetId, askedAt, reason } = look;
  const idleSince = new Date(now.getTime() - times.idleDays * DAY_MS);
  const { rows } = await sql<Record<RevealRule, boolean>>`
    SELECT
      EXISTS (
        SELECT FROM assignments JOIN users ON users.id = assignments.recruiter_id AND users.role = 'recruiter'
        WHERE member_id = ${memberId} AND recruiter_id = ${recruiterId} AND ended_at IS NULL
      ) AS assigned,
      EXISTS (SELECT FROM mailbox_secrets WHERE ${isLive(memberId)}) AS stored,
      EXISTS (
        SELECT FROM mailbox_secrets
        WHERE ${isLive(memberId)} AND greatest(sealed_at, last_opened_at) > ${idleSince}
      ) AS idle,
      EXISTS (SELECT FROM users WHERE id = ${memberId} AND (plan IS NOT NULL OR trial_ends_at > ${now})) AS plan,
      coalesce((
        SELECT given FROM consents WHERE user_id = ${memberId} AND kind = 'mailbox-storage' ORDER BY id DESC LIMIT 1
      ), false) AS consent,
      EXISTS (
        SELECT FROM packets JOIN packet_approvals AS approval
          ON approval.packet_id = packets.id AND approval.member_id = packets.member_id AND approval.hash = packets.hash
        WHERE packets.member_id = ${memberId} AND (${packetId}::uuid IS NULL OR packets.id = ${packetId})
          AND packets.ended_as IS NULL AND approval.expires_at > clock_timestamp()
          AND NOT EXISTS (SELECT FROM packet_submissions WHERE packet_submissions.packet_id = packets.id)
          AND (convert_from(packets.content, 'UTF8')::jsonb ->> 'needsMailbox')::boolean
      ) AS packet,
      EXISTS (SELECT FROM sessions WHERE id = ${sessionId} AND user_id = ${recruiterId} AND expires_at > ${now})
        AND EXISTS (SELECT FROM passkeys WHERE user_id = ${recruiterId}) AS passkey
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query without FROM returned no row');
  return {
    ...row,
    reason: reason.trim().length >= limits.reason.min && reason.length <= limits.reason.max,
    'in-time': now.getTime() - askedAt.getTime() <= times.answerMinutes * MINUTE_MS,
  };
}

const isLive = (memberId: string) => sql`user_id = ${memberId} AND ended_at IS NULL AND waits_with IS NULL`;

export const insertReveal = (
  db: Executor,
  row: RevealRequest & { packetId: string; recruiterName: string; publicKey: Buffer; assertion: object },
) =>
  db
    .insertInto('secret_reveals')
    .values({
      member_id: row.memberId,
      recruiter_id: row.recruiterId,
      recruiter_name: row.recruiterName,
      session_id: row.sessionId,
      packet_id: row.packetId,
      reason: row.reason,
      public_key: row.publicKey,
      assertion: JSON.stringify(row.assertion),
      asked_at: row.askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Waits for others who decide about or fetch the same request. */
export const lockReveal = async (db: Executor, id: string) =>
  isUuid(id)
    ? db.selectFrom('secret_reveals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;

export const findReveal = (db: Executor, id: string) =>
  db.selectFrom('secret_reveals').selectAll().where('id', '=', id).executeTakeFirst();

export const decide = (
  db: Executor,
  id: string,
  decision: { at: Date } & (
    | { decision: 'refused'; refusedFor: RevealRule }
    | { decision: 'opened'; secretId: string; task: string }
  ),
) =>
  db
    .updateTable('secret_reveals')
    .set({
      decision: decision.decision,
      decided_at: decision.at,
      ...(decision.decision === 'refused'
        ? { refused_for: decision.refusedFor }
        : { secret_id: decision.secretId, task: decision.task }),
    })
    .where('id', '=', id)
    .execute();

export const setFailed = (db: Executor, id: string, at: Date) =>
  db.updateTable('secret_reveals').set({ failed_at: at }).where('id', '=', id).execute();

export const setFetched = (db: Executor, id: string, at: Date) =>
  db.updateTable('secret_reveals').set({ fetched_at: at }).where('id', '=', id).execute();

export const insertAnswer = (db: Executor, revealId: string, sealed: Buffer, expiresAt: Date) =>
  db.insertInto('reveal_answers').values({ reveal_id: revealId, sealed, expires_at: expiresAt }).execute();

/** Deletes the answer and returns it. */
export const deleteAndReturnAnswer = (db: Executor, revealId: string) =>
  db
    .deleteFrom('reveal_answers')
    .where('reveal_id', '=', revealId)
    .returning(['sealed', 'expires_at'])
    .executeTakeFirst();

export const deleteAnswersBefore = (db: Executor, moment: Date) =>
  db.deleteFrom('reveal_answers').where('expires_at', '<=', moment).execute();

/** Whether a key of a browser was in an earlier request that is decided. Each request has its own, so a signature is used once. */
export async function wasKeyUsed(db: Executor, reveal: { id: string; member_id: string; public_key: Buffer }) {
  const row = await db
    .selectFrom('secret_reveals')
    .select('id')
    .where('member_id', '=', reveal.member_id)
    .where('public_key', '=', reveal.public_key)
    .where('id', '<>', reveal.id)
    .where('decision', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. @param recruiterId limits the list to this recruiter */
export const listReveals = (db: Executor, memberId: string, recruiterId?: string) => {
  const query = db
    .selectFrom('secret_reveals as reveal')
    .leftJoin('recruiter_tasks as task', 'task.id', 'reveal.task_id')
    .leftJoin('packets as packet', 'packet.id', 'reveal.packet_id')
    .selectAll('reveal')
    .select(['task.what as task_now', 'packet.content as packet_content'])
    .where('reveal.member_id', '=', memberId)
    .orderBy('reveal.asked_at', 'desc')
    .orderBy('reveal.id')
    .limit(500);
  return (recruiterId === undefined ? query : query.where('reveal.recruiter_id', '=', recruiterId)).execute();
};

/** A recruiter's own requests, without the members' names. */
export const listRevealsBy = (db: Executor, recruiterId: string) =>
  db
    .selectFrom('secret_reveals')
    .select(['asked_at', 'decision'])
    .where('recruiter_id', '=', recruiterId)
    .orderBy('asked_at')
    .execute();

/** What the recruiter asks the mailbox for. */
export const findContent = async (db: Executor, packetId: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('packets').select('content').where('id', '=', packetId).executeTakeFirst())?.content;
