import type { ProofChecker } from '../domains/recruiting/index.ts';
import {
  approvePackets,
  CUSTODY_JOBS,
  createApprovals,
  createCustody,
  createHeadSigner,
  deriveHeadKeys,
  exportAuditHeads,
  notifyOfReveal,
  openSecret,
  packetsApproved,
  readCustodyKeys,
  rewrapSecrets,
  signAuditHead,
} from '../domains/recruiting/index.ts';
import { createAudit } from '../platform/audit/audit.ts';
import { createTransact, openDatabase } from '../platform/db/database.ts';
import { createIdleTimer } from '../platform/idle.ts';
import type { Logger } from '../platform/logger.ts';
import { openQueue } from '../platform/queue.ts';

export interface RunningCustody {
  /** Whether everything that this process can decrypt is encrypted with the first key. False if that failed; a later start tries again. */
  rewrapped: Promise<boolean>;
  /** Waits for decryption in progress, then stops. */
  stop(): Promise<void>;
}

export interface CustodyOptions {
  /** The address that passkeys are bound to (PUBLIC_URL). */
  publicUrl: string;
  /** VAULT_KEYS, to check authenticator codes. */
  vaultKeys: string;
  now?: () => Date;
  /** Called after this many milliseconds without a job. */
  idle?: { afterMs: number; end: () => void };
}

const POOL_SIZE = 3;

/**
 * Starts the process that decrypts mailbox passwords. It has its own connections, signs the heads of the audit log, and accepts no requests.
 * @param keys CUSTODY_KEYS
 */
export async function startCustody(
  keys: string,
  databaseUrl: string,
  logger: Logger,
  { publicUrl, vaultKeys, now = () => new Date(), idle }: CustodyOptions,
): Promise<RunningCustody> {
  const keyRing = await readCustodyKeys(keys);
  const headKeys = deriveHeadKeys(keys);
  const database = openDatabase(databaseUrl, POOL_SIZE, logger);
  const queue = await openQueue(databaseUrl, CUSTODY_JOBS, logger, {
    sendOnlyJobs: [notifyOfReveal, packetsApproved, exportAuditHeads],
  });
  const { db } = database;
  const deps = { db, transact: createTransact(db), audit: createAudit(db), queue, logger, now };
  // Loaded with the first signature to check, because the process otherwise needs none of it.
  let checker: Promise<ProofChecker> | undefined;
  const loadProofs = () => {
    checker ??= import('../domains/accounts/security/signing-proofs.ts').then(
      ({ createSigningProofs, readSigningMethod }) => ({
        readMethod: readSigningMethod,
        proofs: createSigningProofs({ publicUrl, vaultKeys, now }),
      }),
    );
    return checker;
  };
  const custody = createCustody({ ...deps, keys: keyRing, loadProofs });
  const approvals = createApprovals({ ...deps, keys: keyRing, loadProofs });
  const sign = createHeadSigner({ ...deps, headKeys });
  const idleTimer = idle && createIdleTimer(idle.afterMs, idle.end);
  const use = (work: () => Promise<void>): Promise<void> => (idleTimer ? idleTimer.use(work) : work());
  await queue.work(openSecret, (payload) => use(() => custody.open(payload)));
  await queue.work(approvePackets, (payload) => use(() => approvals.decide(payload)));
  const rewrap = async () => {
    const { done, left } = await custody.rewrapAll();
    // The old keys are needed as long as some secrets still use them.
    if (done > 0 || left > 0) logger.info({ done, left }, 'mailbox passwords re-encrypted with the newest key');
  };
  await queue.work(signAuditHead, () => use(sign));
  await queue.work(rewrapSecrets, () => use(rewrap));
  queue.requireHandlers();
  // A new first key takes effect at startup.
  const rewrapped = use(rewrap).then(
    () => true,
    (error: unknown) => {
      logger.error({ err: error }, 'could not re-encrypt data keys');
      return false;
    },
  );
  return {
    rewrapped,
    async stop() {
      idleTimer?.stop();
      await rewrapped;
      await queue.stop();
      await database.close();
    },
  };
}
