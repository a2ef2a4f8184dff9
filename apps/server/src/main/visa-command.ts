// `foothold visa`: loads government files about employers into the database of this installation.
import { createFilingsLoader, matchFilings } from '../domains/listings/index.ts';
import { createTransact, openDatabase } from '../platform/db/database.ts';
import { getRunningDatabaseUrl } from '../platform/db/embedded.ts';
import { loadEnv } from '../platform/env.ts';
import { createLogger } from '../platform/logger.ts';
import { openQueue } from '../platform/queue.ts';
import { describeError } from './describe-error.ts';
import { SETTINGS } from './settings.ts';
import { runVisaCommand } from './visa-lines.ts';

const POOL_SIZE = 2;
const EXIT_FAILED = 1;

async function main(words: readonly string[]): Promise<void> {
  const env = loadEnv(SETTINGS);
  const url = env.DATABASE_URL ?? getRunningDatabaseUrl(env.dataDir);
  const logger = createLogger('error');
  const database = openDatabase(url, POOL_SIZE, logger);
  const queue = await openQueue(url, [], logger, { sendOnlyJobs: [matchFilings] });
  try {
    const { db } = database;
    const load = createFilingsLoader({ db, transact: createTransact(db), queue, now: () => new Date() });
    for await (const line of runVisaCommand(load, words)) process.stdout.write(`${line}\n`);
  } finally {
    await queue.stop();
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`foothold: ${error instanceof Error ? describeError(error) : String(error)}\n`);
  process.exitCode = EXIT_FAILED;
});
