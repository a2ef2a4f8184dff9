import type { Kysely } from 'kysely';
import { createTransact, openDatabase, type Transact } from '../platform/db/database.ts';
import { getRunningDatabaseUrl } from '../platform/db/embedded.ts';
import type { DB } from '../platform/db/schema.ts';
import { type Env, loadEnv } from '../platform/env.ts';
import { createLogger } from '../platform/logger.ts';
import { type Job, openQueue, type Queue } from '../platform/queue.ts';
import { describeError } from './describe-error.ts';
import { SETTINGS } from './settings.ts';

const EXIT_FAILED = 1;

/** What a command works with. */
export interface CommandContext {
  env: Env;
  db: Kysely<DB>;
  transact: Transact;
  queue: Queue;
  now: () => Date;
}

/**
 * Runs a `foothold` command on the database of this installation, and prints its lines as they come. A failure is printed in one line, and
 * the exit code is 1.
 * @param options `connections`: the size of its pool. `jobs`: those that it may add to the queue
 */
export function runDatabaseCommand(
  options: { connections: number; jobs: Job<object>[] },
  run: (context: CommandContext, words: readonly string[]) => AsyncIterable<string>,
): void {
  main().catch((error: unknown) => {
    process.stderr.write(`foothold: ${error instanceof Error ? describeError(error) : String(error)}\n`);
    process.exitCode = EXIT_FAILED;
  });

  async function main(): Promise<void> {
    const env = loadEnv(SETTINGS);
    const url = env.DATABASE_URL ?? getRunningDatabaseUrl(env.dataDir);
    const logger = createLogger('error');
    const database = openDatabase(url, options.connections, logger);
    const queue = await openQueue(url, [], logger, { sendOnlyJobs: options.jobs });
    try {
      const { db } = database;
      const context = { env, db, transact: createTransact(db), queue, now: () => new Date() };
      for await (const line of run(context, process.argv.slice(2))) process.stdout.write(`${line}\n`);
    } finally {
      await queue.stop();
      await database.close();
    }
  }
}
