/**
 * What each listing and each member takes, for the chapter "Growth" of docs/operating.md: bytes in every table with its indexes, bytes of the
 * write-ahead log, memory of the match index, and jobs of the queue, measured on the embedded PostgreSQL with the product's own samples, feed,
 * and services. Then the size of each of these on the way to 100 million listings and 10 million members, computed from these figures and
 * from the assumptions that it prints. `node --expose-gc bench/growth.ts [--listings=20000] [--members=2000] [--mails=20000]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getHeapStatistics } from 'node:v8';
import { DEFAULT_BRAND } from '@foothold/brand';
import { US_STATES } from '@foothold/core/matching';
import { sql } from 'kysely';
import { z } from 'zod';
import { createListings } from '../apps/server/src/domains/listings/index.ts';
import { createMemoryMatch } from '../apps/server/src/domains/listings/matching/memory-match.ts';
import { createCustodyKey } from '../apps/server/src/domains/recruiting/index.ts';
import { compose } from '../apps/server/src/main/compose.ts';
import { SETTINGS } from '../apps/server/src/main/settings.ts';
import { createTransact, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded.ts';
import { prepareDatabase } from '../apps/server/src/platform/db/prepare.ts';
import { parseSettings } from '../apps/server/src/platform/env.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { composeEmail } from '../apps/server/src/platform/mail/compose-email.ts';
import { createMail, deliver } from '../apps/server/src/platform/mail/mail.ts';
import { type Job, openQueue } from '../apps/server/src/platform/queue.ts';
import { copyMember } from './support/copy-member.ts';
import { printSizes, readLogPosition, readSizes, subtractSizes, sumBytes } from './support/growth-sizes.ts';
import { getMedian } from './support/statistics.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '20000' },
    members: { type: 'string', default: '2000' },
    mails: { type: 'string', default: '20000' },
  },
});
const [LISTINGS, MEMBERS, MAILS] = [values.listings, values.members, values.mails].map(Number) as [
  number,
  number,
  number,
];
const JOBS = 5000;
/** As `alerts/find-new.ts` compares them. */
const NEW_LISTINGS = 200;
const FILTERS_AT_ONCE = 100;
const US_STATE_NAMES = [...US_STATES.keys()];
const MEMBER_EMAIL = 'riley.quill@demo.example';
/** How the product is used, which nothing here measures. */
const ASSUMED = {
  emailsAMonth: 10,
  mailMonths: 24.5,
  notificationsAMonth: 10,
  notificationMonths: 6,
  listingsAMember: 10,
};

const gc = globalThis.gc;
if (!gc) throw new Error('Run it with node --expose-gc, so that memory can be measured.');
const folder = mkdtempSync(join(tmpdir(), 'foothold-growth-'));
const server = await startEmbeddedDatabase(folder);
const logger = createLogger('error');
const database = openDatabase(server.adminUrl, 6, logger);
const { db } = database;
const feed = spawn('node', [join(import.meta.dirname, 'support/ingest-feed.ts'), String(LISTINGS), '500'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await prepareDatabase(server, logger);
  const { rows: versions } = await sql<{
    version: string;
  }>`SELECT current_setting('server_version') AS version`.execute(db);
  console.log(`PostgreSQL ${versions[0]?.version}, ${LISTINGS} listings, ${MEMBERS} members, ${MAILS} emails`);
  const listing = await measureListings();
  const match = await measureMatchIndex();
  await measureAlerts();
  const member = await measureMembers();
  const mail = await measureMails();
  const notification = await measureNotifications();
  await measureQueue();
  printPath({ listing, match, member, mail, notification });
} finally {
  feed.kill();
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Through the whole way from a job board on this machine. @returns bytes a listing */
async function measureListings(): Promise<number> {
  const [line] = await once(feed.stdout, 'data');
  const origin = String(line).trim();
  const board = { name: 'Bench', kind: 'feed', system: 'bench', token: 'bench', state: 'on', next_run_at: new Date() };
  await db
    .insertInto('listing_sources')
    .values({ id: 'bench', ...board })
    .execute();
  const before = await readSizes(db);
  await sql`CHECKPOINT`.execute(db);
  const [logBefore, startedAt] = [await readLogPosition(db), performance.now()];
  const child = spawn('node', [join(import.meta.dirname, 'support/ingest-run.ts'), server.url, origin], {
    stdio: 'inherit',
  });
  await once(child, 'exit');
  const seconds = (performance.now() - startedAt) / 1000;
  const logged = (await readLogPosition(db)) - logBefore;
  const sizes = subtractSizes(await readSizes(db), before);
  const stored = sizes.get('listings')?.rows ?? 0;
  if (stored !== LISTINGS) throw new Error(`${stored} of ${LISTINGS} listings are stored.`);
  console.log(`\nListings, each with a description of about 3 kB:`);
  printSizes(sizes, LISTINGS);
  const { rows } = await sql<{ heap: number }>`SELECT pg_relation_size('listings')::bigint AS heap`.execute(db);
  console.log(`Row of \`listings\` without long values and indexes: ${formatBytes(Number(rows[0]?.heap) / LISTINGS)}`);
  console.log(`Write-ahead log: ${formatBytes(logged / LISTINGS)} a listing`);
  console.log(`Ingest: ${Math.round(LISTINGS / seconds)} listings/s, one writer at a time`);
  return sumBytes(sizes) / LISTINGS;
}

/** @returns bytes a listing in the memory of each process that serves matches */
async function measureMatchIndex(): Promise<number> {
  // What every index shares, such as the vocabulary of skills, is loaded with the first one.
  await createMemoryMatch(db).refresh();
  gc?.();
  const before = process.memoryUsage();
  const engine = createMemoryMatch(db);
  const startedAt = performance.now();
  await engine.refresh();
  const milliseconds = performance.now() - startedAt;
  gc?.();
  const after = process.memoryUsage();
  const { considered } = await engine.best(engine.createExampleProfile(), { limit: 1 }, '2026-11-20');
  const heap = (after.heapUsed - before.heapUsed) / considered;
  const columns = (after.arrayBuffers - before.arrayBuffers) / considered;
  console.log(
    `\nMatch index: ${formatBytes(heap)} of heap and ${formatBytes(columns)} of columns a listing; loaded in ${(milliseconds / considered).toFixed(3)} ms a listing. ` +
      `A process may have ${formatBytes(getHeapStatistics().heap_size_limit)} of heap by default here`,
  );
  return heap + columns;
}

/** Compares new listings with saved searches, as many at once as the job does. */
async function measureAlerts(): Promise<void> {
  const listings = createListings({
    db,
    transact: createTransact(db),
    now: () => new Date(),
    publicUrl: 'http://localhost',
  });
  const words = [
    'nurse',
    'software engineer',
    'welder',
    'data analyst sql',
    'line cook',
    'teacher',
    'driver',
    'accountant',
    'warehouse',
    'manager',
  ];
  const filters = US_STATE_NAMES.flatMap((place) => words.map((q) => ({ q, place })));
  const ids = (await db.selectFrom('listings').select('id').orderBy('id').limit(NEW_LISTINGS).execute()).map(
    ({ id }) => id,
  );
  const times: number[] = [];
  for (let from = 0; from + FILTERS_AT_ONCE <= filters.length; from += FILTERS_AT_ONCE) {
    const startedAt = performance.now();
    await listings.matchFilters(filters.slice(from, from + FILTERS_AT_ONCE), ids);
    times.push(performance.now() - startedAt);
  }
  console.log(
    `Saved searches: ${(getMedian(times) / FILTERS_AT_ONCE).toFixed(2)} ms to compare a different one with ${NEW_LISTINGS} new listings`,
  );
}

/** The sample member, who uses everything, many times. @returns bytes a member, without notifications */
async function measureMembers(): Promise<number> {
  const env = parseSettings(
    {
      NODE_ENV: 'test',
      DATABASE_URL: server.url,
      DATA_DIR: folder,
      SAMPLE_DATA: 'on',
      CUSTODY_PUBLIC_KEYS: (await createCustodyKey('growth')).public,
    },
    SETTINGS,
  );
  const app = await compose(env, database, logger);
  try {
    await app.accounts.addDemoAccounts();
    await app.samples.seed();
    await app.addSamples();
  } finally {
    await app.stop();
  }
  const { id, created_at } = await db
    .selectFrom('users')
    .select(['id', 'created_at'])
    .where('email', '=', MEMBER_EMAIL)
    .executeTakeFirstOrThrow();
  const before = await readSizes(db);
  const logBefore = await readLogPosition(db);
  await copyMember(db, id, MEMBERS);
  const logged = (await readLogPosition(db)) - logBefore;
  const sizes = subtractSizes(await readSizes(db), before);
  const days = Math.round((Date.now() - created_at.getTime()) / 86_400_000);
  console.log(`\nMembers, each like the sample member after ${days} days without emails:`);
  printSizes(sizes, MEMBERS);
  console.log(`Write-ahead log: ${formatBytes(logged / MEMBERS)} a member`);
  const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  console.log(`Files: ${files.length} of sample people, ${formatBytes(sum(files) / files.length)} each`);
  return (sumBytes(sizes) - (sizes.get('notifications')?.bytes ?? 0)) / MEMBERS;
}

/** Stored and delivered as every email is. @returns bytes an email */
async function measureMails(): Promise<number> {
  const mail = createMail({ addAll: async () => undefined } as unknown as Parameters<typeof createMail>[0]);
  const message = (number: number) =>
    composeEmail(
      {
        to: `member-${number}@example.com`,
        subject: `3 new jobs for “Registered nurse in Texas”`,
        greeting: 'Hi Riley,',
        body: ['These jobs are new since your last alert.', 'Open one to see how well your résumé fits.'],
        items: Array.from({ length: 3 }, (_, at) => ({
          title: `Registered Nurse ${at}`,
          url: `https://foothold.example/jobs/${number}-${at}`,
          lines: ['Larkholt Hospital', 'Austin, TX', '$80,000 to $90,000 a year'],
        })),
        action: { label: 'See all', url: 'https://foothold.example/portal/matches' },
      },
      DEFAULT_BRAND,
    );
  const before = await readSizes(db);
  const logBefore = await readLogPosition(db);
  const transport = {
    outcome: 'sent' as const,
    deliver: async () => undefined,
    check: async () => undefined,
    close: () => undefined,
  };
  const BATCH = 500;
  for (let from = 0; from < MAILS; from += BATCH) {
    await mail.sendAll(
      db,
      Array.from({ length: BATCH }, (_, at) => message(from + at)),
    );
    const queued = await db.selectFrom('mails').select('id').where('state', '=', 'queued').execute();
    for (const { id } of queued) await deliver(db, transport, id, async () => false);
    // As the database does by itself from time to time.
    if (from % 5000 === 0) await sql`VACUUM mails`.execute(db);
  }
  const logged = (await readLogPosition(db)) - logBefore;
  const sizes = subtractSizes(await readSizes(db), before);
  console.log('\nEmails, after delivery:');
  printSizes(sizes, MAILS);
  console.log(`Write-ahead log: ${formatBytes(logged / MAILS)} an email`);
  return sumBytes(sizes) / MAILS;
}

/** Of the sample member, many times, without keys. @returns bytes a notification */
async function measureNotifications(): Promise<number> {
  const before = await readSizes(db);
  await sql`
    INSERT INTO notifications (user_id, source, key, title, text, path, created_at)
    SELECT user_id, source, key || '-' || number, title, text, path, created_at + make_interval(mins => number)
    FROM notifications CROSS JOIN generate_series(1, 20) AS number`.execute(db);
  const sizes = subtractSizes(await readSizes(db), before);
  const size = sizes.get('notifications');
  if (!size) throw new Error('The sample member has no notifications.');
  console.log(`\nNotifications: ${formatBytes(size.bytes / size.rows)} each`);
  return size.bytes / size.rows;
}

/** Jobs that do nothing, in one process. */
async function measureQueue(): Promise<void> {
  const job: Job<{ number: number }> = { name: 'bench.growth', payload: z.object({ number: z.number() }), retries: 0 };
  const queue = await openQueue(server.url, [job], logger);
  try {
    await queue.addAll(
      db,
      job,
      Array.from({ length: JOBS }, (_, number) => ({ number })),
    );
    const startedAt = performance.now();
    let done = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    await queue.work(job, async () => {
      if (++done === JOBS) resolve();
    });
    await promise;
    const { rows } = await sql<{ bytes: number }>`
      SELECT sum(pg_total_relation_size(oid))::bigint AS bytes FROM pg_class
      WHERE relnamespace = 'pgboss'::regnamespace AND relkind = 'r' AND relname ~ '^j'`.execute(db);
    console.log(`Finished jobs: ${formatBytes(Number(rows[0]?.bytes) / JOBS)} each`);
    console.log(
      `Queue: ${Math.round((JOBS * 1000) / (performance.now() - startedAt))} jobs/s that do nothing, in one process`,
    );
  } finally {
    await queue.stop();
  }
}

interface Measured {
  listing: number;
  match: number;
  member: number;
  mail: number;
  notification: number;
}

function printPath({ listing, match, member, mail, notification }: Measured): void {
  const { emailsAMonth, mailMonths, notificationsAMonth, notificationMonths, listingsAMember } = ASSUMED;
  console.log(
    `\nAssumed: every member is like the sample member and gets ${emailsAMonth} emails and ${notificationsAMonth} notifications a month; ${listingsAMember} listings a member; every listing is open.`,
  );
  console.log(
    '| listings | members | listings | members’ rows | emails | notifications | match index in each process |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const listings of [1e5, 1e6, 1e7, 1e8]) {
    const members = listings / listingsAMember;
    const sizes = [
      listings * listing,
      members * member,
      members * emailsAMonth * mailMonths * mail,
      members * notificationsAMonth * notificationMonths * notification,
      listings * match,
    ];
    console.log(
      `| ${[listings, members].map((value) => value.toLocaleString('en-US')).join(' | ')} | ${sizes.map(formatBytes).join(' | ')} |`,
    );
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3)));
  return `${Number((bytes / 1000 ** power).toPrecision(3)).toLocaleString('en-US')} ${units[power]}`;
}
