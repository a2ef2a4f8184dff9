import { CustodyKeyError } from '../domains/recruiting/index.ts';
import { takeVariable } from '../platform/env.ts';
import { createLogger } from '../platform/logger.ts';
import { derivePublicKeys, type RunningCustody, readOrCreateKeys, startCustody } from './custody.ts';
import type { MessageFromCustody, MessageToCustody } from './custody-process.ts';

/**
 * Entry point of the custody process when PROCESS=all runs it as a child. The parent sends it the database URL once the database is up. It
 * exits with its parent.
 */
async function main(): Promise<void> {
  const logger = createLogger(takeVariable('LOG_LEVEL') ?? 'info');
  const keys = takeVariable('CUSTODY_KEYS') ?? (await readOrCreateKeys(takeVariable('CUSTODY_FOLDER') ?? ''));
  let running: RunningCustody | undefined;
  const end = async () => {
    await running?.stop();
    process.exit(0);
  };
  // Ctrl-C reaches every process of a terminal. Only the parent should act on it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  process.on('message', async ({ databaseUrl }: MessageToCustody) => {
    try {
      running = await startCustody(keys, databaseUrl, logger);
      sendMessage({ kind: 'ready' });
    } catch (error) {
      fail(error);
    }
  });
  sendMessage({ kind: 'keys', publicKeys: await derivePublicKeys(keys) });
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
