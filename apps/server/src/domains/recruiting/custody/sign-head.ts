import type { Kysely } from 'kysely';
import { findLastHead, insertCheck, insertHead } from '../../../platform/audit/audit-repository.ts';
import { signHead } from '../../../platform/audit/signed-head.ts';
import { verifyAudit } from '../../../platform/audit/verify.ts';
import { GENESIS } from '../../../platform/audit/verify-chain.ts';
import type { Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Queue } from '../../../platform/queue.ts';
import { exportAuditHeads } from '../jobs.ts';
import type { HeadKey } from './head-keys.ts';

export interface HeadSignerDeps {
  db: Kysely<DB>;
  transact: Transact;
  queue: Queue;
  logger: Logger;
  /** The current one first. */
  headKeys: readonly HeadKey[];
  now: () => Date;
}

/** Signs the head of the audit log. It signs only what continues the last head that one of its own keys signed. */
export function createHeadSigner({ db, transact, queue, logger, headKeys, now }: HeadSignerDeps) {
  const keys = new Set(headKeys.map(({ publicKey }) => publicKey.toString('base64')));

  return async function sign(): Promise<void> {
    const [current] = headKeys;
    if (!current) throw new Error('the custody process needs a private key');
    const own = await findLastHead(
      db,
      headKeys.map(({ publicKey }) => publicKey),
    );
    const after = own ? { seq: own.seq, hash: own.hash } : GENESIS;
    const report = await verifyAudit(db, { after, keys });
    const { last, problems } = report;
    const check = { kind: 'signing' as const, at: now(), after: after.seq, last, problems };
    if (problems.length > 0) {
      logger.error({ problems }, 'the audit log isn’t intact, so its head isn’t signed');
      await insertCheck(db, check);
      return;
    }
    if (last.seq === 0) return;
    const head = { seq: last.seq, hash: last.hash, micros: now().getTime() * 1000 };
    const signature = signHead(head, current.privateKey);
    await transact(async (trx) => {
      await insertHead(trx, { ...head, keyId: current.id, publicKey: current.publicKey, signature });
      await insertCheck(trx, check);
      await queue.add(trx, exportAuditHeads, {});
    });
  };
}
