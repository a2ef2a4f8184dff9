import { CustodyKeyError } from '../domains/recruiting/index.ts';
import { takeVariable } from '../platform/env.ts';
import { createLogger } from '../platform/logger.ts';
import type { RunningCustody } from './custody.ts';
import { derivePublicKeys, getKeysVersion, readOrCreateKeys, writePublicKeys } from './custody-keys.ts';
import type { MessageFromCustody, MessageToCustody } from './custody-process.ts';

/**
 * Entry point of the custody process when PROCESS=all runs it as a child. The parent sends it the database URL once it may work. It
 * exits with its parent.
 */
async function main(): Promise<void> {
  const logger = createLogger(takeVariable('LOG_LEVEL') ?? 'info');
  const { keys, publicKeys, markAsCurrent } = await takeKeys();
  let running: RunningCustody | undefined;
  const end = async () => {
    await running?.stop();
    process.exit(0);
  };
  // Ctrl-C reaches every process of a terminal. Only the parent should act on it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  process.on('message', async ({ databaseUrl, idleMs, ...work }: MessageToCustody) => {
    try {
      // Imported here because the database isn't needed to create the keys.
      const { startCustody } = await import('./custody.ts');
      const idle = idleMs === undefined ? {} : { idle: { afterMs: idleMs, end: () => void end() } };
      running = await startCustody(keys, databaseUrl, logger, { ...work, ...idle });
      sendMessage({ kind: 'ready' });
      if (await running.rewrapped) markAsCurrent();
    } catch (error) {
      fail(error);
    }
  });
  sendMessage({ kind: 'keys', publicKeys });
}

interface TakenKeys {
  keys: string;
  publicKeys: string;
  /** Records that nothing remains to be done for these keys, so that no start is needed to know the public ones. */
  markAsCurrent(): void;
}

/** Takes the keys from the environment, or from the folder that it names. */
async function takeKeys(): Promise<TakenKeys> {
  const given = takeVariable('CUSTODY_KEYS');
  if (given !== undefined)
    return { keys: given, publicKeys: await derivePublicKeys(given), markAsCurrent: () => undefined };
  const folder = takeVariable('CUSTODY_FOLDER') ?? '';
  const earlier = getKeysVersion(folder);
  const keys = await readOrCreateKeys(folder);
  const version = earlier ?? getKeysVersion(folder) ?? '';
  const publicKeys = await derivePublicKeys(keys);
  const markAsCurrent = () => writePublicKeys(folder, publicKeys, version);
  // Nothing is encrypted with a new key.
  if (earlier === null) markAsCurrent();
  return { keys, publicKeys, markAsCurrent };
}

const sendMessage = (message: MessageFromCustody) => process.send?.(message);

function fail(error: unknown): void {
  sendMessage({
    kind: 'failed',
    reason: error instanceof Error ? error.message : 'unknown',
    settings: error instanceof CustodyKeyError,
  });
  process.exit(1);
}

main().catch(fail);
