// Syncs the source of bench/ingest.ts to the end of its run, in a process that can be killed: `node bench/support/ingest-run.ts <database>
// <origin>`.
import { createSourceSync } from '../../apps/server/src/domains/listings/index.ts';
import type { Adapter, ParsedListing } from '../../apps/server/src/domains/listings/ingest/sources/adapter.ts';
import { createTransact, openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createFetcher } from '../../apps/server/src/platform/fetch/fetcher.ts';
import { createLogger } from '../../apps/server/src/platform/logger.ts';

const [databaseUrl = '', origin = ''] = process.argv.slice(2);

interface FeedPage {
  jobs: ParsedListing['listing'][];
  next: number | null;
  total: number;
}

const toRequest = (page: number) => ({
  url: `${origin}/jobs?page=${page}`,
  kind: 'page' as const,
  accept: ['application/json'],
});

const adapter: Adapter = {
  system: 'bench',
  name: 'Bench',
  basis: 'recording',
  terms: {
    url: origin,
    readAt: '2026-11-01',
    keys: [],
    attribution: null,
    requestsPerMinute: 60_000,
    mayStoreDescription: true,
    mayShowDescription: true,
    mayMarkUpJobPosting: true,
  },
  recognize: () => null,
  start: () => toRequest(1),
  parse({ text }) {
    const { jobs, next, total } = JSON.parse(text) as FeedPage;
    const listings = jobs.map((listing) => ({ listing, detail: null }));
    return { listings, rejected: [], skipped: 0, next: next === null ? null : toRequest(next), total };
  },
};

const database = openDatabase(databaseUrl, 4, createLogger('error'));
const { db } = database;
const sync = createSourceSync({
  db,
  transact: createTransact(db),
  fetch: createFetcher({ userAgent: 'Bench/1.0', allowed: [new URL(origin).host] }),
  adapters: [adapter],
  now: () => new Date(),
});
// A long run continues after a while, so that other sources get their turn.
while (await sync.syncNext());
await database.close();
