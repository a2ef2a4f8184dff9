import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { REVEAL_RULES, times } from '@foothold/contracts/recruiting/choices';
import { buildRevealChallenge } from '@foothold/core/packets';
import { SealedBoxError } from '@foothold/sealed-box';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Audit, type AuditEvent, type AuditKinds, CUSTODY_PROCESS } from '../../../platform/audit/audit.ts';
import type { Transact } from '../../../platform/db/database.ts';
import type { DB, MailboxSecrets, SecretReveals } from '../../../platform/db/schema.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Queue } from '../../../platform/queue.ts';
import { notifyOfReveal, openSecret } from '../jobs.ts';
import { describeJob } from '../views.ts';
import type { ProofChecker } from './approvals.ts';
import type { CustodyKeys } from './keys.ts';
import type { PasskeyAssertion } from './proofs.ts';
import { reseal, rewrap } from './reseal.ts';
import * as reveals from './reveals-repository.ts';
import type { BoundSecret } from './sealing.ts';
import * as secrets from './secrets-repository.ts';

export interface CustodyDeps {
  db: Kysely<DB>;
  transact: Transact;
  audit: Audit;
  queue: Queue;
  logger: Logger;
  keys: CustodyKeys;
  now: () => Date;
  loadProofs(): Promise<ProofChecker>;
}

type RevealEventOf<K extends keyof AuditKinds> = { kind: K; detail: AuditKinds[K] };
type RevealEvent = RevealEventOf<'mailbox.opened'> | RevealEventOf<'mailbox.refused'> | RevealEventOf<'mailbox.failed'>;

const ANSWER_MS = times.answerMinutes * 60_000;
/**
 * During a key rotation, two custody processes may run, and the older one doesn't have the new key. It passes a request on this many times,
 * with a delay.
 */
const MAX_RETRIES = 10;
const RETRY_DELAY_MS = 100;
/** Names no packet: requests from before packets can’t be opened anymore. */
const NO_PACKET = '00000000-0000-0000-0000-000000000000';
/** Small enough that no secret is locked for long. */
const BATCH_SIZE = 50;

/** The only part of the app with private keys. It serves no requests, processes the queue, and trusts nothing in it. */
export function createCustody({ db, transact, audit, queue, logger, keys, now, loadProofs }: CustodyDeps) {
  const [current] = keys.keys();
  if (current === undefined) throw new Error('the custody process needs a private key');

  /** Decides about one request, commits the decision, and only then opens the secret. */
  async function open({ revealId, passed }: { revealId: string; passed: number }): Promise<void> {
    const decision = await decide(revealId, passed < MAX_RETRIES);
    if (!decision) return;
    if (decision === 'elsewhere') {
      await delay(RETRY_DELAY_MS);
      return queue.add(db, openSecret, { revealId, passed: passed + 1 });
    }
    try {
      const sealedAnswer = await reseal(keys, decision.secret, { revealId, publicKey: decision.publicKey });
      await reveals.insertAnswer(db, revealId, Buffer.from(sealedAnswer), new Date(now().getTime() + ANSWER_MS));
    } catch (error) {
      await transact(async (trx) => {
        await reveals.setFailed(trx, revealId, now());
        await record(trx, decision.memberId, revealId, { kind: 'mailbox.failed', detail: {} });
      });
      if (!(error instanceof SealedBoxError)) throw error;
      logger.error({ err: error, revealId }, 'could not decrypt a mailbox password');
    }
  }

  /** Checks a request. @param canRetry whether another custody process may handle it if this one doesn't have the key */
  function decide(revealId: string, canRetry: boolean) {
    return transact(async (trx) => {
      const reveal = await reveals.lockReveal(trx, revealId);
      if (!reveal || reveal.decision !== null || reveal.recruiter_id === null) return null;
      const at = now();
      const secret = await secrets.lockSealed(trx, reveal.member_id);
      const rules = await reveals.checkRules(
        trx,
        {
          memberId: reveal.member_id,
          recruiterId: reveal.recruiter_id,
          sessionId: reveal.session_id,
          packetId: reveal.packet_id ?? NO_PACKET,
          askedAt: reveal.asked_at,
          reason: reveal.reason,
        },
        at,
      );
      const { member_id: memberId, reason } = reveal;
      const recruiter = { recruiterId: reveal.recruiter_id, recruiter: reveal.recruiter_name };
      const content = await reveals.findContent(trx, reveal.packet_id ?? NO_PACKET);
      let refusedFor = REVEAL_RULES.find((rule) => !rules[rule]) ?? (secret && content ? undefined : 'stored');
      // Checked last, because it uses the signature up.
      if (
        refusedFor === undefined &&
        content &&
        secret &&
        (!canRetry || keys.has(secret.key_id)) &&
        !(await isSigned(trx, reveal, content))
      )
        refusedFor = 'passkey';
      if (refusedFor !== undefined || !secret || !content) {
        const rule = refusedFor ?? 'stored';
        await reveals.decide(trx, revealId, { decision: 'refused', refusedFor: rule, at });
        await record(trx, memberId, revealId, { kind: 'mailbox.refused', detail: { ...recruiter, reason, rule } });
        return null;
      }
      if (canRetry && !keys.has(secret.key_id)) return 'elsewhere' as const;
      await reveals.decide(trx, revealId, {
        decision: 'opened',
        secretId: secret.id,
        task: describeJob(content),
        at,
      });
      await secrets.setOpened(trx, secret.id, at);
      await queue.add(trx, notifyOfReveal, { revealId });
      const detail = { ...recruiter, reason, task: describeJob(content) };
      await record(trx, memberId, revealId, { kind: 'mailbox.opened', detail });
      return { memberId, secret: toBoundSecret(secret), publicKey: new Uint8Array(reveal.public_key) };
    });
  }

  const record = (trx: Transaction<DB>, memberId: string, revealId: string, event: RevealEvent) =>
    audit.append(trx, {
      ...event,
      memberId,
      actor: CUSTODY_PROCESS,
      subject: { kind: 'reveal', id: revealId },
    } as AuditEvent<RevealEvent['kind']>);

  /** Whether a passkey of the recruiter signed exactly this request, and for the first time. */
  async function isSigned(trx: Transaction<DB>, reveal: Selectable<SecretReveals>, content: Buffer): Promise<boolean> {
    if (reveal.recruiter_id === null || reveal.assertion === null || (await reveals.wasKeyUsed(trx, reveal)))
      return false;
    const challenge = await buildRevealChallenge({
      packetId: reveal.packet_id ?? NO_PACKET,
      // Computed from the content, whatever the stored hash says.
      hash: createHash('sha256').update(content).digest('hex'),
      publicKey: reveal.public_key.toString('base64'),
      reason: reveal.reason,
    });
    const { proofs } = await loadProofs();
    const proof = {
      method: 'passkey' as const,
      assertion: reveal.assertion as unknown as PasskeyAssertion,
    };
    return (await proofs.check(trx, reveal.recruiter_id, proof, challenge)) !== undefined;
  }

  /** Reseals every data key to the first key, in small batches between requests. @returns how many were resealed and how many are left */
  async function rewrapAll(): Promise<{ done: number; left: number }> {
    const known = [...keys.keys()];
    const given = current ?? '';
    let done = 0;
    for (;;) {
      const rows = await secrets.findSealedToOthers(db, given, known, BATCH_SIZE);
      let changed = 0;
      for (const row of rows) {
        const after = await rewrapOne(row);
        if (after && row.data_key && (await secrets.exchangeKey(db, { ...row, data_key: row.data_key }, after)))
          changed++;
      }
      done += changed;
      // The others were changed in the meantime or don't open. The next run tries again.
      if (rows.length < BATCH_SIZE || changed === 0)
        return { done, left: await secrets.countSealedToOthers(db, given) };
    }
  }

  async function rewrapOne(row: Selectable<MailboxSecrets>) {
    try {
      return await rewrap(keys, toBoundSecret(row));
    } catch (error) {
      if (!(error instanceof SealedBoxError)) throw error;
      logger.error({ err: error, secretId: row.id }, 'could not re-encrypt a data key');
      return null;
    }
  }

  return { open, rewrapAll };
}

const toBoundSecret = (row: Selectable<MailboxSecrets>): BoundSecret => ({
  id: row.id,
  userId: row.user_id,
  keyId: row.key_id,
  ciphertext: new Uint8Array(row.ciphertext ?? []),
  dataKey: new Uint8Array(row.data_key ?? []),
});
