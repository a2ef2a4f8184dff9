import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CUSTODY_JOBS,
  createCustody,
  createCustodyKey,
  notifyOfReveal,
  openSecret,
  publicPartsOf,
  readCustodyKeys,
  rewrapSecrets,
} from '../domains/recruiting/index.ts';
import { openDatabase, transactions } from '../platform/db/database.ts';
import type { Logger } from '../platform/logger.ts';
import { openQueue } from '../platform/queue.ts';

export interface RunningCustody {
  /** Lets decryption in progress finish. */
  stop(): Promise<void>;
}

const POOL = 3;

/**
 * The process that decrypts mailbox passwords: it has its own connections and two jobs, and doesn't accept requests.
 * @param keys CUSTODY_KEYS
 */
export async function startCustody(
  keys: string,
  databaseUrl: string,
  logger: Logger,
  now: () => Date = () => new Date(),
): Promise<RunningCustody> {
  const keyRing = await readCustodyKeys(keys);
  const database = openDatabase(databaseUrl, POOL, logger);
  const queue = await openQueue(databaseUrl, CUSTODY_JOBS, logger, { sendOnlyJobs: [notifyOfReveal] });
  const custody = createCustody({
    db: database.db,
    transact: transactions(database.db),
    queue,
    logger,
    keys: keyRing,
    now,
  });
  await queue.work(openSecret, custody.open);
  const rewrap = async () => {
    const { done, left } = await custody.rewrapAll();
    // While any are left, the older keys are still needed.
    if (done > 0 || left > 0) logger.info({ done, left }, 'mailbox passwords re-encrypted with the newest key');
  };
  await queue.work(rewrapSecrets, rewrap);
  queue.requireHandlers();
  // A new first key takes effect at startup.
  const first = rewrap().catch((error: unknown) => logger.error({ err: error }, 'could not re-encrypt data keys'));
  return {
    async stop() {
      await first;
      await queue.stop();
      await database.close();
    },
  };
}

/** Where the embedded mode stores the private keys. Moves them there once from the folder that an earlier version used. */
export function custodyFolder(dataDir: string): string {
  const [folder, earlier] = [join(dataDir, 'custody'), join(dataDir, 'keeper')];
  if (existsSync(earlier) && !existsSync(folder)) renameSync(earlier, folder);
  return folder;
}

/** CUSTODY_KEYS from the embedded mode's folder, created on first use. Only the custody process reads it. */
export async function readOrCreateKeys(folder: string): Promise<string> {
  const file = join(folder, 'private-keys');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made = await createCustodyKey('local');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, `${made.private}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made.private;
}

/** The CUSTODY_PUBLIC_KEYS that belong to CUSTODY_KEYS. */
export const derivePublicKeys = async (keys: string): Promise<string> => publicPartsOf(await readCustodyKeys(keys));
