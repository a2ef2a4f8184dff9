import { CustodyKeyError } from '../domains/recruiting/index.ts';
import { takeVariable } from '../platform/env.ts';
import { createLogger } from '../platform/logger.ts';
import type { RunningCustody } from './custody.ts';
import { derivePublicKeys, readOrCreateKeys, writePublicKeys } from './custody-keys.ts';
import type { MessageFromCustody, MessageToCustody } from './custody-process.ts';

/**
 * Entry point of the custody process when PROCESS=all runs it as a child. The parent sends it the database URL once it has work. It exits
 * with its parent.
 */
async function main(): Promise<void> {
  const logger = createLogger(takeVariable('LOG_LEVEL') ?? 'info');
  const { keys, publicKeys } = await takeKeys();
  let running: RunningCustody | undefined;
  const end = async () => {
    await running?.stop();
    process.exit(0);
  };
  // Ctrl-C reaches every process of a terminal. Only the parent should act on it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  process.on('message', async ({ databaseUrl, idleMs }: MessageToCustody) => {
    try {
      // Imported here because the database isn't needed to create the keys.
      const { startCustody } = await import('./custody.ts');
      const idle = idleMs === undefined ? {} : { idle: { afterMs: idleMs, end: () => void end() } };
      running = await startCustody(keys, databaseUrl, logger, idle);
      sendMessage({ kind: 'ready' });
    } catch (error) {
      fail(error);
    }
  });
  sendMessage({ kind: 'keys', publicKeys });
}

/** Takes the keys from the environment, or from the folder that it names. */
async function takeKeys(): Promise<{ keys: string; publicKeys: string }> {
  const given = takeVariable('CUSTODY_KEYS');
  if (given !== undefined) return { keys: given, publicKeys: await derivePublicKeys(given) };
  const folder = takeVariable('CUSTODY_FOLDER') ?? '';
  const keys = await readOrCreateKeys(folder);
  const publicKeys = await derivePublicKeys(keys);
  writePublicKeys(folder, publicKeys);
  return { keys, publicKeys };
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
