import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApprovalRefusal, packetLimits } from '@foothold/contracts/recruiting/packet-choices';
import { buildApprovalChallenge, findOpenQuestions, needsException, type PacketContent } from '@foothold/core/packets';
import { SealedBoxError } from '@foothold/sealed-box';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Audit, CUSTODY_PROCESS } from '../../../platform/audit/audit.ts';
import type { Transact } from '../../../platform/db/database.ts';
import type { DB, Packets } from '../../../platform/db/schema.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { SigningMethod, SigningProof, SigningProofs } from '../../accounts/index.ts';
import { approvePackets, packetsApproved } from '../jobs.ts';
import * as repository from './approvals-repository.ts';
import type { CustodyKeys } from './keys.ts';
import { getProofKeyId, openProof } from './proofs.ts';

/** What checks proofs, loaded when the first approval arrives. */
export interface ProofChecker {
  readMethod(trx: Transaction<DB>, userId: string): Promise<SigningMethod | null>;
  proofs: SigningProofs;
}

export interface ApprovalDeps {
  db: Kysely<DB>;
  transact: Transact;
  queue: Queue;
  logger: Logger;
  keys: CustodyKeys;
  audit: Audit;
  loadProofs(): Promise<ProofChecker>;
}

/** A request that is older isn't decided: nobody waits for it. */
const REQUEST_SECONDS = 120;
/** Another custody process may have the key, during a change of keys. */
const MAX_RETRIES = 10;
const RETRY_DELAY_MS = 100;
/** What the database's triggers refuse with, and what it means for the member (migration 0069). */
const REFUSALS: Record<string, ApprovalRefusal> = {
  FH001: 'changed',
  FH002: 'over',
  FH004: 'open-questions',
  FH005: 'permission',
  // The packet is approved already.
  '23505': 'over',
};

/** Decides about approvals. Everything is read from the database and checked here again, and once more by the database. */
export function createApprovals({ db, transact, audit, queue, logger, keys, loadProofs }: ApprovalDeps) {
  async function decide({ requestId, passed }: { requestId: string; passed: number }): Promise<void> {
    const checker = await loadProofs();
    try {
      const isElsewhere = await transact((trx) => decideLocked(trx, checker, requestId, passed < MAX_RETRIES));
      if (!isElsewhere) return;
      await delay(RETRY_DELAY_MS);
      await queue.add(db, approvePackets, { requestId, passed: passed + 1 });
    } catch (error) {
      const refusedFor = REFUSALS[String((error as { code?: unknown }).code)];
      if (refusedFor === undefined) throw error;
      // All or nothing: nothing was approved.
      await repository.decideRequest(db, requestId, { outcome: 'refused', refusedFor });
    }
  }

  /** @returns whether another custody process has to decide */
  async function decideLocked(
    trx: Transaction<DB>,
    { readMethod, proofs }: ProofChecker,
    requestId: string,
    canRetry: boolean,
  ): Promise<boolean> {
    const request = await repository.lockRequest(trx, requestId);
    if (!request || request.outcome !== null || request.proof === null) return false;
    if (canRetry && !keys.has(getProofKeyId(request.proof))) return true;
    const refuse = async (refusedFor: ApprovalRefusal) => {
      await repository.decideRequest(trx, requestId, { outcome: 'refused', refusedFor });
      await audit.append(trx, {
        kind: 'packet.refused',
        memberId: request.memberId,
        actor: CUSTODY_PROCESS,
        subject: { kind: 'approval-request', id: requestId },
        detail: { rule: refusedFor },
      });
      return false;
    };
    if (request.age > REQUEST_SECONDS) return refuse('in-time');
    if ((await repository.countWrongProofs(trx, request.memberId, packetLimits.guessMinutes)) >= packetLimits.guesses)
      return refuse('too-many');
    if ((await readMethod(trx, request.memberId)) !== request.method) return refuse('method');

    const proof = await open(requestId, request.proof);
    if (proof?.method !== request.method) return refuse('proof');
    const challenge = await buildApprovalChallenge(request.items);
    const evidence = await proofs.check(trx, request.memberId, proof, challenge);
    if (evidence === undefined) return refuse('proof');

    const packets = new Map(
      (
        await repository.findPackets(
          trx,
          request.items.map(({ packetId }) => packetId),
        )
      ).map((row) => [row.id, row]),
    );
    for (const item of request.items) {
      const packet = packets.get(item.packetId);
      const refusedFor = packet ? findRefusal(packet, request.memberId, item) : 'changed';
      if (!packet || refusedFor) return refuse(refusedFor ?? 'changed');
      await repository.insertApproval(trx, {
        packetId: packet.id,
        memberId: request.memberId,
        hash: packet.hash,
        exception: item.exception,
        method: request.method,
        evidence,
      });
    }
    await repository.decideRequest(trx, requestId, { outcome: 'approved' });
    await repository.deleteOldRequests(trx);
    for (const { packetId, hash, exception } of request.items)
      await audit.append(trx, {
        kind: 'packet.approved',
        memberId: request.memberId,
        actor: CUSTODY_PROCESS,
        subject: { kind: 'packet', id: packetId },
        detail: { hash, method: request.method, exception },
      });
    await queue.add(trx, packetsApproved, { packetIds: request.items.map(({ packetId }) => packetId) });
    return false;
  }

  async function open(requestId: string, sealed: Buffer): Promise<SigningProof | null> {
    try {
      return await openProof(keys, requestId, sealed);
    } catch (error) {
      if (!(error instanceof SealedBoxError)) throw error;
      logger.error({ err: error, requestId }, 'could not open the proof of an approval');
      return null;
    }
  }

  return { decide };
}

/** Why a packet can't be approved as requested. The database checks the same, and that it is still open. */
function findRefusal(
  packet: Selectable<Packets>,
  memberId: string,
  { hash, exception }: repository.RequestedItem,
): ApprovalRefusal | null {
  if (packet.member_id !== memberId) return 'changed';
  // Computed from the content, whatever the stored hash says.
  if (createHash('sha256').update(packet.content).digest('hex') !== hash) return 'changed';
  const content = JSON.parse(packet.content.toString('utf8')) as PacketContent;
  if (content.id !== packet.id || content.memberId !== memberId) return 'changed';
  if (findOpenQuestions(content).length > 0) return 'open-questions';
  return needsException(content) && !exception ? 'exception' : null;
}
