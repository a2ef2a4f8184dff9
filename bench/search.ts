/**
 * Searching the listings in the embedded database: 1,200 rows, then 100,000 by default (the samples 84 times over, each copy with its own ids, days,
 * and pay). Prints p50 and p95 of complete searches (page, total, and facets, as the API answers them) by kind, compared with one `SELECT
 * count(*)` over the same rows in the same run, and the cost of the in-memory match index. `node bench/search.ts [rows]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListingFilter } from '@foothold/contracts/listings';
import { sql } from 'kysely';
import { createListings } from '../apps/server/src/domains/listings/index.ts';
import { createTransact, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { createSamples } from '../apps/server/src/samples/seed.ts';
import { recordFigure } from './support/figures.ts';
import { multiplyListings } from './support/multiply-listings.ts';
import { getQuantile } from './support/statistics.ts';

const ROWS = Number(process.argv[2] ?? 100_000);
const ROUND_COUNT = 12;
const getNow = () => new Date('2026-11-20T12:00:00Z');

const KINDS: Record<string, ListingFilter[]> = {
  'everything, newest first': [{}, { page: 2 }, { page: 40 }, { sort: 'pay' }],
  'one common word': [{ q: 'engineer' }, { q: 'nurse' }, { q: 'manager' }, { q: 'driver', sort: 'newest' }],
  'several words': [
    { q: 'senior software engineer' },
    { q: 'registered nurse oncology' },
    { q: 'remote data analyst sql' },
    { q: '"line cook" -breakfast' },
  ],
  'a skill': [{ q: 'kubernetes' }, { q: 'k8s' }, { q: 'C#' }, { q: 'wound care' }, { q: 'quickbooks' }],
  'a place': [{ place: 'TX' }, { place: 'Austin, TX' }, { place: 'Vermont', sort: 'pay' }],
  'words and filters': [
    { q: 'nurse', place: 'CA', payMin: 90_000 },
    { q: 'developer', remote: 'yes', sponsorship: 'sponsors' },
    { q: 'accountant', place: 'Chicago', sort: 'pay' },
  ],
  'a word and two facets': [
    { q: 'nurse', place: 'TX', remote: 'no' },
    { q: 'developer', remote: 'yes', sponsorship: 'sponsors' },
    { q: 'manager', place: 'CA', payMin: 90_000 },
  ],
  'misspelt words': [{ q: 'acountant' }, { q: 'electrcian' }, { q: 'registred nusre' }],
};

/** Kinds of searches with a goal, p95 in milliseconds, by the number of rows. */
const GOALS: Record<number, Record<string, number>> = {
  100000: { 'everything, newest first': 30, 'a place': 30 },
  1000000: { 'a word and two facets': 100 },
};
const FIRST_MATCH_GOAL = 20;

const folder = mkdtempSync(join(tmpdir(), 'foothold-search-'));
const server = await startEmbeddedDatabase(folder);
const database = openDatabase(server.adminUrl, 4, createLogger('error'));
const { db } = database;
try {
  await migrate(db);
  const started = performance.now();
  const cpu = process.cpuUsage();
  const listings = createListings({
    db,
    transact: createTransact(db),
    now: getNow,
    publicUrl: 'https://foothold.example',
  });
  const seeded = await createSamples({ listings, now: getNow }).seed();
  const { user, system } = process.cpuUsage(cpu);
  console.log(
    `${seeded?.added} samples generated, read and kept in ${formatTime(performance.now() - started)} ` +
      `(cold; ${formatTime((user + system) / 1000)} of it this process’s own computing, mostly reading)`,
  );
  await measure(1200);
  if (ROWS > 1200) {
    const multiplied = performance.now();
    await multiplyListings(db, ROWS);
    console.log(`\n${ROWS.toLocaleString('en-US')} rows made in ${formatTime(performance.now() - multiplied)}`);
    await measure(ROWS);
  }
} finally {
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(rows: number): Promise<void> {
  // What the database does on its own after many changes.
  await sql`VACUUM ANALYZE`.execute(db);
  // A separate service for each number of rows, so that nothing is cached.
  const listings = createListings({ db, transact: createTransact(db), now: getNow, publicUrl: 'http://localhost' });
  const yardstick: number[] = [];
  const all: number[] = [];
  for (const [kind, filters] of Object.entries(KINDS)) {
    const times: number[] = [];
    let found = 0;
    for (let round = -2; round < ROUND_COUNT; round++) {
      for (const filter of filters) {
        const from = performance.now();
        const { total } = await listings.search(filter);
        const took = performance.now() - from;
        if (round >= 0) times.push(took);
        found = Math.max(found, total);
      }
      const from = performance.now();
      await sql`SELECT count(*) FROM listings WHERE closed_at IS NULL`.execute(db);
      if (round >= 0) yardstick.push(performance.now() - from);
    }
    all.push(...times);
    console.log(
      `  ${kind.padEnd(26)} p50 ${formatTime(getQuantile(times, 0.5))}  p95 ${formatTime(getQuantile(times, 0.95))}  (up to ${found.toLocaleString('en-US')} found)`,
    );
    const goal = GOALS[rows]?.[kind];
    if (rows >= ROWS)
      recordFigure({
        name: `Search ${rows.toLocaleString('en-US')} listings: ${kind}, p95`,
        value: getQuantile(times, 0.95),
        unit: 'ms',
        ...(goal !== undefined && { goal: { atMost: goal } }),
        compared: `counting all rows: ${formatTime(getQuantile(yardstick, 0.5))}`,
      });
  }
  console.log(
    `${rows.toLocaleString('en-US')} rows: all searches p50 ${formatTime(getQuantile(all, 0.5))}, p95 ${formatTime(getQuantile(all, 0.95))}; counting all rows p50 ${formatTime(getQuantile(yardstick, 0.5))}`,
  );
  await measureMatching(listings, rows);
}

async function measureMatching(listings: ReturnType<typeof createListings>, rows: number): Promise<void> {
  const profile = {
    skills: ['registered-nurse', 'patient-assessment', 'wound-care', 'basic-life-support'].map((skill) => ({
      skill,
      shown: 'dated-role' as const,
    })),
    occupations: [{ occupation: 'registered-nurse', years: 5, latest: true }],
    years: 5,
    wants: {},
  };
  const times: number[] = [];
  const loading = performance.now();
  await listings.prepareMatching();
  const loaded = performance.now() - loading;
  for (let round = 0; round < 60; round++) {
    const from = performance.now();
    await listings.matchesFor(profile, { limit: 50 });
    times.push(performance.now() - from);
  }
  const [first = 0, ...warm] = times;
  console.log(
    `  50 matches with their rows: index loaded in the background in ${formatTime(loaded)}; first ${formatTime(first)}, then p50 ${formatTime(getQuantile(warm, 0.5))}, p95 ${formatTime(getQuantile(warm, 0.95))}`,
  );
  if (rows < ROWS) return;
  recordFigure({
    name: `First match at ${rows.toLocaleString('en-US')} listings after start`,
    value: first,
    unit: 'ms',
    goal: { atMost: FIRST_MATCH_GOAL },
    compared: `later ones, p50: ${formatTime(getQuantile(warm, 0.5))}`,
  });
}

function formatTime(time: number): string {
  return time >= 1000 ? `${(time / 1000).toFixed(2)} s` : `${time.toFixed(1)} ms`;
}
