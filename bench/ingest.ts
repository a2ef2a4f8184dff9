/**
 * Ingest, from a local feed to searchable: a process syncs one source of `--rows` listings with descriptions of 3 kB over HTTP into a real
 * PostgreSQL (the embedded one, durable), with everything that a sync does. The same rows, already read, are then copied with a bare `COPY`
 * into empty tables with the same columns and indexes. Prints both rates and their ratio, and the memory of the process over the run.
 * `node bench/ingest.ts [--rows=20000] [--page=500] [--kill=10]`
 *
 * With `--kill`, the process is killed that many times on the way (SIGKILL) and started again. Each listing must be there exactly once at the
 * end; otherwise the exit code is 1. Where another process would wait for the killed one's claim to end, the benchmark ends it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded.ts';
import { prepareDatabase } from '../apps/server/src/platform/db/prepare.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { recordFigure } from './support/figures.ts';
import { readUse } from './support/process-use.ts';
import { createRandom } from './support/random.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '20000' },
    page: { type: 'string', default: '500' },
    kill: { type: 'string', default: '0' },
  },
});
const ROWS = Number(values.rows);
const KILLS = Number(values.kill);
const POLL_MS = 100;
/** The tables that a sync fills. Where a row of one needs a row of another, the bare tables don't check it. */
const TABLES = ['listings', 'listing_places', 'listing_skills', 'listing_source_items'] as const;
const label = `${ROWS.toLocaleString('en-US')} listings`;

const folder = mkdtempSync(join(tmpdir(), 'foothold-ingest-'));
const server = await startEmbeddedDatabase(folder);
const database = openDatabase(server.adminUrl, 3, createLogger('error'));
const { db } = database;
const feed = spawn('node', [join(import.meta.dirname, 'support/ingest-feed.ts'), String(ROWS), values.page], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await prepareDatabase(server, createLogger('error'));
  const [line] = await once(feed.stdout, 'data');
  const origin = String(line).trim();
  await db
    .insertInto('listing_sources')
    .values({
      id: 'bench',
      name: 'Bench',
      kind: 'feed',
      system: 'bench',
      token: 'bench',
      state: 'on',
      next_run_at: new Date(),
    })
    .execute();
  const before = readUse(process.pid).cpu;
  const { seconds, memory, killed } = await ingest(origin);
  const cpu = readUse(process.pid).cpu - before;
  await check();
  if (KILLS > 0) {
    recordFigure({
      name: `Ingest ${label}: times killed on the way`,
      value: killed,
      unit: 'times',
      goal: { atLeast: KILLS },
    });
  } else {
    const bare = await copyBare();
    const compared = `a bare COPY of the same rows: ${Math.round(ROWS / bare.seconds)} listings/s`;
    console.log(
      `CPU time a listing: ${(cpu / ROWS).toFixed(2)} ms in the feed, the process, and the database; ${(bare.cpu / ROWS).toFixed(2)} ms for the bare COPY`,
    );
    recordFigure({
      name: `Ingest ${label}`,
      value: ROWS / seconds,
      unit: 'listings/s',
      goal: { atLeast: 300 },
      compared,
    });
    recordFigure({
      name: `Ingest ${label}, beside a bare COPY`,
      value: bare.seconds / seconds,
      unit: '×',
      goal: { atLeast: 0.3 },
      compared,
    });
    reportMemory(memory);
  }
} finally {
  feed.kill();
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the process until every listing is in, and kills it on the way as often as asked. */
async function ingest(origin: string) {
  const random = createRandom('ingest');
  // At random in each part of the run, so that it is hit in all of its steps.
  const killAt = Array.from({ length: KILLS }, (_, at) => Math.floor((ROWS * (at + random.next())) / (KILLS + 1)));
  const memory: number[] = [];
  const startedAt = performance.now();
  let killed = 0;
  for (;;) {
    const child = spawn(
      'node',
      ['--max-semi-space-size=8', join(import.meta.dirname, 'support/ingest-run.ts'), server.url, origin],
      {
        stdio: 'inherit',
      },
    );
    const ended = once(child, 'exit');
    let isRunning = true;
    void ended.then(() => {
      isRunning = false;
    });
    while (isRunning) {
      await Promise.race([ended, delay(POLL_MS)]);
      if (isRunning) memory.push(readMemory(child));
      const at = killAt[killed];
      if (at === undefined || !isRunning || (await countItems()) < at) continue;
      child.kill('SIGKILL');
      killed++;
      await ended;
      await sql`UPDATE listing_sources SET claimed_until = now() - interval '1 second' WHERE claimed_until IS NOT NULL`.execute(
        db,
      );
    }
    if (await isComplete()) return { seconds: (performance.now() - startedAt) / 1000, memory, killed };
    if (child.exitCode !== null && child.exitCode !== 0) throw new Error(`The process ended with ${child.exitCode}.`);
  }
}

/** Megabytes; 0 if it has just ended. */
function readMemory({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function countItems(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM listing_source_items`.execute(db);
  return rows[0]?.count ?? 0;
}

async function isComplete(): Promise<boolean> {
  const { rows } = await sql`SELECT FROM listing_source_runs WHERE ended_at IS NOT NULL`.execute(db);
  return rows.length > 0;
}

/** Each listing once, and stored once. */
async function check(): Promise<void> {
  const { rows } = await sql<Record<string, number | string>>`
    SELECT outcome, added, updated, seen, rejected,
      (SELECT count(DISTINCT external_id) FROM listings WHERE closed_at IS NULL)::int AS distinct_listings,
      (SELECT count(*) FROM listings)::int AS listings, (SELECT count(*) FROM listing_source_runs)::int AS runs
    FROM listing_source_runs`.execute(db);
  const expected = {
    outcome: 'complete',
    added: ROWS,
    updated: 0,
    seen: ROWS,
    rejected: 0,
    distinct_listings: ROWS,
    listings: ROWS,
    runs: 1,
  };
  const found = rows[0] ?? {};
  const wrong = Object.entries(expected).filter(([name, value]) => found[name] !== value);
  for (const [name, value] of wrong) console.log(`${name}: ${found[name]} instead of ${value}`);
  recordFigure({
    name: `Ingest ${label}${KILLS > 0 ? ', killed on the way' : ''}: lost or stored twice`,
    value:
      Math.abs(ROWS - Number(found.distinct_listings)) + Math.abs(Number(found.added) - ROWS) + Number(found.updated),
    unit: 'listings',
    goal: { atMost: 0 },
  });
  if (wrong.length > 0) process.exitCode = 1;
}

/** Copies the rows into empty tables with the same indexes. @returns seconds, and milliseconds of CPU time */
async function copyBare() {
  const file = (table: string) => join(folder, 'postgres', `${table}.copy`);
  const columns = new Map<string, string>();
  for (const table of TABLES) {
    const { rows } = await sql<{ name: string }>`
      SELECT column_name AS name FROM information_schema.columns
      WHERE table_name = ${table} AND is_generated = 'NEVER' ORDER BY ordinal_position`.execute(db);
    columns.set(table, rows.map(({ name }) => `"${name}"`).join(', '));
    await sql.raw(`COPY ${table} (${columns.get(table)}) TO '${file(table)}' WITH (FORMAT binary)`).execute(db);
    await sql.raw(`CREATE TABLE bare_${table} (LIKE ${table} INCLUDING ALL)`).execute(db);
  }
  await sql`CHECKPOINT`.execute(db);
  const before = readUse(process.pid).cpu;
  const startedAt = performance.now();
  for (const table of TABLES)
    await sql.raw(`COPY bare_${table} (${columns.get(table)}) FROM '${file(table)}' WITH (FORMAT binary)`).execute(db);
  return { seconds: (performance.now() - startedAt) / 1000, cpu: readUse(process.pid).cpu - before };
}

function reportMemory(samples: readonly number[]): void {
  const parts = Array.from({ length: 10 }, (_, at) =>
    Math.max(...samples.slice((at * samples.length) / 10, ((at + 1) * samples.length) / 10 + 1)),
  );
  console.log(`Highest memory in each tenth of the run, MB: ${parts.map((part) => Math.round(part)).join(' ')}`);
  recordFigure({ name: `Ingest ${label}: memory of the process, highest`, value: Math.max(...samples), unit: 'MB' });
  recordFigure({
    name: `Ingest ${label}: memory in the last tenth beside the fifth`,
    value: (parts[9] ?? 0) / (parts[4] ?? 1),
    unit: '×',
    goal: { atMost: 1.25 },
  });
}
