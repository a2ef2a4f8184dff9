// `foothold sources`: adds, lists, and syncs sources of listings, in the database of this installation.
import {
  createListingSources,
  createSourceSync,
  listingsSettings,
  SOURCE_REGISTRY,
  syncSources,
} from '../domains/listings/index.ts';
import { createTransact, openDatabase } from '../platform/db/database.ts';
import { getRunningDatabaseUrl } from '../platform/db/embedded.ts';
import { loadEnv, pickSettings } from '../platform/env.ts';
import { createFetcher } from '../platform/fetch/fetcher.ts';
import { createLogger } from '../platform/logger.ts';
import { openQueue } from '../platform/queue.ts';
import { describeError } from './describe-error.ts';
import { SETTINGS } from './settings.ts';
import { runSourcesCommand } from './sources-lines.ts';

const POOL_SIZE = 6;
const EXIT_FAILED = 1;

async function main(words: readonly string[]): Promise<void> {
  const env = loadEnv(SETTINGS);
  const url = env.DATABASE_URL ?? getRunningDatabaseUrl(env.dataDir);
  const logger = createLogger('error');
  const database = openDatabase(url, POOL_SIZE, logger);
  const queue = await openQueue(url, [], logger, { sendOnlyJobs: [syncSources] });
  try {
    const { db } = database;
    const deps = {
      db,
      transact: createTransact(db),
      fetch: createFetcher({ userAgent: `FootholdBot/1.0 (+${env.publicUrl})`, allowed: env.FETCH_ALLOW ?? [] }),
      keys: pickSettings(env, listingsSettings),
      now: () => new Date(),
    };
    const sources = createListingSources({ ...deps, queue, registry: SOURCE_REGISTRY });
    const sync = createSourceSync({ ...deps, adapters: SOURCE_REGISTRY.adapters, onListings: sources.replaceSamples });
    for await (const line of runSourcesCommand({ sources, sync }, words)) process.stdout.write(`${line}\n`);
  } finally {
    await queue.stop();
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`foothold: ${error instanceof Error ? describeError(error) : String(error)}\n`);
  process.exitCode = EXIT_FAILED;
});
