import { CustodyKeyError } from '../domains/recruiting/index.ts';
import { takeVariable } from '../platform/env.ts';
import { createLogger } from '../platform/logger.ts';
import { derivePublicKeys, type RunningCustody, readOrCreateKeys, startCustody } from './custody.ts';
import type { FromCustody, ToCustody } from './custody-process.ts';

/** Entry point of the custody process as a child of PROCESS=all. It receives the database's address once that is running, and exits with its parent. */
async function main(): Promise<void> {
  const logger = createLogger(takeVariable('LOG_LEVEL') ?? 'info');
  const keys = takeVariable('CUSTODY_KEYS') ?? (await readOrCreateKeys(takeVariable('CUSTODY_FOLDER') ?? ''));
  let running: RunningCustody | undefined;
  const end = async () => {
    await running?.stop();
    process.exit(0);
  };
  // The parent stops this process; a terminal sends signals to all of its processes, and only the parent should handle them.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  process.on('message', async ({ databaseUrl }: ToCustody) => {
    try {
      running = await startCustody(keys, databaseUrl, logger);
      sendMessage({ kind: 'ready' });
    } catch (error) {
      fail(error);
    }
  });
  sendMessage({ kind: 'keys', publicKeys: await derivePublicKeys(keys) });
}

const sendMessage = (message: FromCustody) => process.send?.(message);

function fail(error: unknown): void {
  sendMessage({
    kind: 'failed',
    reason: error instanceof Error ? error.message : 'unknown',
    settings: error instanceof CustodyKeyError,
  });
  process.exit(1);
}

main().catch(fail);
