import type { ApprovalRefusal, packetLimits } from '@foothold/contracts/recruiting/packet-choices';
import type { ApprovalItem } from '@foothold/core/packets';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { ApprovalEvidence } from '../../accounts/index.ts';

export interface RequestedItem extends ApprovalItem {
  packetId: string;
}

/** Waits for another custody process that decides about the same request. */
export async function lockRequest(db: Executor, id: string) {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{
    id: string;
    memberId: string;
    items: RequestedItem[];
    method: 'passkey' | 'password' | 'code';
    proof: Buffer | null;
    outcome: string | null;
    age: number;
  }>`
    SELECT id, member_id AS "memberId", items, method, proof, outcome,
      extract(epoch FROM clock_timestamp() - requested_at)::float8 AS age
    FROM approval_requests WHERE id = ${id} FOR UPDATE`.execute(db);
  return rows[0];
}

/** Wrong proofs of a member within the last minutes, by the database's clock. */
export async function countWrongProofs(
  db: Executor,
  memberId: string,
  minutes: (typeof packetLimits)['guessMinutes'],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM approval_requests
    WHERE member_id = ${memberId} AND refused_for = 'proof'
      AND decided_at > clock_timestamp() - make_interval(mins => ${minutes}::int)`.execute(db);
  return rows[0]?.count ?? 0;
}

export const findPackets = (db: Executor, ids: readonly string[]) =>
  db
    .selectFrom('packets')
    .selectAll()
    .where(sql<boolean>`id = ANY (${ids.filter(isUuid)}::uuid[])`)
    .execute();

export const insertApproval = (
  db: Executor,
  row: {
    packetId: string;
    memberId: string;
    hash: Buffer;
    exception: boolean;
    method: string;
    evidence: ApprovalEvidence | null;
  },
) =>
  db
    .insertInto('packet_approvals')
    .values({
      packet_id: row.packetId,
      member_id: row.memberId,
      hash: row.hash,
      exception: row.exception,
      method: row.method,
      evidence: row.evidence && JSON.stringify(row.evidence),
      // Replaced by the database, whose clock counts.
      approved_at: sql`clock_timestamp()`,
      expires_at: sql`clock_timestamp() + interval '14 days'`,
    })
    .execute();

/** Records the decision and deletes the proof. */
export const decideRequest = (
  db: Executor,
  id: string,
  decision: { outcome: 'approved' } | { outcome: 'refused'; refusedFor: ApprovalRefusal },
) =>
  db
    .updateTable('approval_requests')
    .set({
      proof: null,
      decided_at: sql`clock_timestamp()`,
      outcome: decision.outcome,
      refused_for: decision.outcome === 'refused' ? decision.refusedFor : null,
    })
    .where('id', '=', id)
    .execute();

/** Decided requests are only needed to count wrong proofs. */
export const deleteOldRequests = (db: Executor) =>
  db
    .deleteFrom('approval_requests')
    .where('requested_at', '<', sql<Date>`clock_timestamp() - interval '30 days'`)
    .execute();
