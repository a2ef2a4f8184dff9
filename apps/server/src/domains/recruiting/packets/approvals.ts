import { setTimeout as delay } from 'node:timers/promises';
import {
  APPROVAL_SECONDS,
  type ApprovalMethod,
  type ApprovalRefusal,
  type PacketSummary,
} from '@foothold/contracts/recruiting/packets';
import { buildApprovalChallenge } from '@foothold/core/packets';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SigningProof } from '../../accounts/index.ts';
import { approvePackets } from '../jobs.ts';
import { ownsPacket } from '../policy.ts';
import type { PacketsDeps } from './packets.ts';
import * as repository from './packets-repository.ts';
import { getHash, getState, toSummary } from './views.ts';

interface ApprovalItem {
  id: string;
  hash: string;
  exception: boolean;
}

/** Time between looks at whether the custody process has decided. */
const LOOK_MS = 100;

const REFUSALS = {
  proof: 'packets.proof',
  'too-many': 'packets.proofs',
  method: 'packets.method',
  changed: 'packets.changed',
  over: 'packets.over',
  'open-questions': 'packets.open-questions',
  exception: 'packets.exception',
  permission: 'packets.permission',
  'in-time': 'packets.pending',
} as const satisfies Record<ApprovalRefusal, string>;

/** Requests for approval. Only the custody process decides about them; this code can't approve anything. */
export function createApprovalRequests({ db, transact, accounts, queue, sealer, now }: PacketsDeps) {
  /** How the member proves that it is them, and what their passkey signs. */
  async function options(actor: User, items: readonly ApprovalItem[]) {
    const { method, passkey } = await accounts.signingOptions(actor.id, await buildApprovalChallenge(items));
    return { method: method as ApprovalMethod | null, passkey: passkey as Record<string, unknown> | null };
  }

  /**
   * Asks the custody process to approve exactly these packets, and waits for its decision.
   * @throws AppError as it decides; `packets.pending` if it takes too long, in which case it may still decide
   */
  async function approve(
    actor: User,
    { items, proof }: { items: readonly ApprovalItem[]; proof: SigningProof | null },
  ): Promise<{ approved: PacketSummary[] }> {
    const rows = await Promise.all(
      items.map(async (item) => ({
        item,
        row: authorize(ownsPacket, actor, await repository.findPacket(db, item.id)),
      })),
    );
    // Known in advance, so that nobody has to prove anything for what can't be approved.
    for (const { item, row } of rows) {
      if (getHash(row) !== item.hash) throw new AppError('packets.changed');
      if (getState(row, now()) !== 'proposed') throw new AppError('packets.over');
    }
    if (proof === null) throw new AppError('packets.proof');
    const id = crypto.randomUUID();
    const sealed = await sealer.sealProof(id, proof);
    await transact(async (trx) => {
      await repository.insertRequest(trx, {
        id,
        memberId: actor.id,
        items: items.map(({ id: packetId, hash, exception }) => ({ packetId, hash, exception })),
        method: proof.method,
        proof: sealed,
      });
      await queue.add(trx, approvePackets, { requestId: id, passed: 0 });
    });
    await waitForDecision(id);
    const approved = await repository.findPackets(
      db,
      items.map((item) => item.id),
    );
    return { approved: approved.map((row) => toSummary(row, now())) };
  }

  async function waitForDecision(id: string): Promise<void> {
    const end = performance.now() + APPROVAL_SECONDS * 1000;
    while (performance.now() < end) {
      const request = await repository.findRequest(db, id);
      if (request?.outcome === 'approved') return;
      if (request?.outcome === 'refused')
        throw new AppError(REFUSALS[request.refused_for as ApprovalRefusal] ?? 'packets.proof');
      await delay(LOOK_MS);
    }
    throw new AppError('packets.pending');
  }

  return { options, approve };
}
