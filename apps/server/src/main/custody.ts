import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CUSTODY_JOBS,
  createCustody,
  createCustodyKey,
  exportPublicParts,
  notifyOfReveal,
  openSecret,
  readCustodyKeys,
  rewrapSecrets,
} from '../domains/recruiting/index.ts';
import { createTransact, openDatabase } from '../platform/db/database.ts';
import type { Logger } from '../platform/logger.ts';
import { openQueue } from '../platform/queue.ts';

export interface RunningCustody {
  /** Waits for decryption in progress, then stops. */
  stop(): Promise<void>;
}

const POOL_SIZE = 3;

/**
 * Starts the process that decrypts mailbox passwords. It has its own connections, runs two jobs, and accepts no requests.
 * @param keys CUSTODY_KEYS
 */
export async function startCustody(
  keys: string,
  databaseUrl: string,
  logger: Logger,
  now: () => Date = () => new Date(),
): Promise<RunningCustody> {
  const keyRing = await readCustodyKeys(keys);
  const database = openDatabase(databaseUrl, POOL_SIZE, logger);
  const queue = await openQueue(databaseUrl, CUSTODY_JOBS, logger, { sendOnlyJobs: [notifyOfReveal] });
  const custody = createCustody({
    db: database.db,
    transact: createTransact(database.db),
    queue,
    logger,
    keys: keyRing,
    now,
  });
  await queue.work(openSecret, custody.open);
  const rewrap = async () => {
    const { done, left } = await custody.rewrapAll();
    // The old keys are needed as long as some secrets still use them.
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

/** The folder where embedded mode stores the private keys. Moves them once from the folder that earlier versions used. */
export function moveCustodyFolder(dataDir: string): string {
  const [folder, earlier] = [join(dataDir, 'custody'), join(dataDir, 'keeper')];
  if (existsSync(earlier) && !existsSync(folder)) renameSync(earlier, folder);
  return folder;
}

/** Reads CUSTODY_KEYS from the embedded folder and creates them on first use. Only the custody process calls this. */
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

/** Derives CUSTODY_PUBLIC_KEYS from CUSTODY_KEYS. */
export const derivePublicKeys = async (keys: string): Promise<string> => exportPublicParts(await readCustodyKeys(keys));
