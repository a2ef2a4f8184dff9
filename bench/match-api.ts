/**
 * `GET /api/jobs/match` over HTTP at 100,000 listings, beside the match engine alone on the same listings, with the same profile, part of
 * the list, and reasons, in turns in one process: answers a second with 16 connections at once, and the time of an answer one at a time. An
 * answer also takes the caller, the plan, the résumé, and what is hidden and saved from the database, and sends the listings themselves.
 * Matches aren't remembered, so the engine does its whole work for each answer. The CPU times depend less on what else the machine does.
 * Needs wrk (a Debian package).
 * `node bench/match-api.ts [rows, 100000] [rounds, 5] [seconds, 4]`
 */
import { limits } from '@foothold/contracts/applications';
import { buildIndex, type MatchIndex, matchPart, type SeekerProfile } from '@foothold/core/matching';
import { writeDocx } from '@foothold/documents/write';
import { sql } from 'kysely';
import { type FactsPosition, listFactsAfter } from '../apps/server/src/domains/listings/catalog/repository.ts';
import { toFacts } from '../apps/server/src/domains/listings/catalog/views.ts';
import { createNurse } from '../apps/server/test/fixtures/people.ts';
import { startTestApp } from './support/app.ts';
import { recordFigure } from './support/figures.ts';
import { multiplyListings } from './support/multiply-listings.ts';
import { join } from './support/objects.ts';
import { getMedian, getQuantile } from './support/statistics.ts';
import { runWrk } from './support/wrk.ts';

const [rows = 100_000, rounds = 5, seconds = 4] = process.argv.slice(2).map(Number);
const CONNECTION_COUNT = 16;
const WARM_UP_ROUNDS = 2;
const ALONE_COUNT = 200;
const CHUNK_SIZE = 5000;
const asOf = new Date().toISOString().slice(0, 10);
const SIGNED_IN = {
  kind: 'user',
  role: 'member',
  via: 'session',
  scopes: [],
  organizationId: null,
  sessionId: '',
} as const;
const label = `GET /api/jobs/match at ${rows.toLocaleString('en-US')} listings`;

const server = await startTestApp();
const { app } = server;
try {
  await app.samples.seed();
  await multiplyListings(server.owner, rows);
  await sql`VACUUM ANALYZE`.execute(server.owner);
  const member = await join({ url: server.url, db: app.db }, 'member', 'Robin Example');
  const file = new File([new Uint8Array(await writeDocx(createNurse()))], 'nurse.docx');
  const { resume } = await member.api.resumes.upload({ file });
  await app.listings.prepareMatching();
  const profile = await app.resumes.seekerProfile({ ...SIGNED_IN, id: member.id }, resume.id, {});
  const { matches } = await member.api.jobs.match({});
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  console.log(`${matches.length} matches in an answer`);
  await measure(await loadIndex(), profile, matches.length, { cookie });
} finally {
  await server.stop();
}

async function loadIndex(): Promise<MatchIndex> {
  const index = buildIndex([]);
  let after: FactsPosition = { revision: 0, id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const facts = await listFactsAfter(app.db, after, CHUNK_SIZE);
    for (const row of facts) index.add(toFacts(row));
    const last = facts.at(-1);
    if (!last) return index;
    after = { revision: last.revision, id: last.id };
  }
}

async function measure(
  index: MatchIndex,
  profile: SeekerProfile,
  count: number,
  headers: Record<string, string>,
): Promise<void> {
  const url = `${server.url}/api/jobs/match`;
  const options = { limit: limits.matches, asOf };
  const rates = { own: [] as number[], engine: [] as number[] };
  const cpu = { own: [] as number[], engine: [] as number[] };
  const times: number[] = [];
  // Before code is compiled, wrk would wait too long for its first answers.
  await timeAlone(url, headers);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const before = process.threadCpuUsage();
    const own = await runWrk(url, { connections: CONNECTION_COUNT, seconds, headers });
    const between = process.threadCpuUsage();
    const engine = measureRate(() => matchPart(index, profile, options, { from: 0, to: count }));
    const after = process.threadCpuUsage();
    const alone = await timeAlone(url, headers);
    if (round < 0) continue;
    rates.own.push(own.rate);
    rates.engine.push(engine);
    cpu.own.push(getMilliseconds(before, between) / (own.rate * seconds));
    cpu.engine.push(getMilliseconds(between, after) / (engine * seconds));
    times.push(...alone);
  }
  const engine = getMedian(rates.engine);
  console.log(
    `${getMedian(rates.own).toFixed(0)} answers/s, ${engine.toFixed(0)} matches/s by the engine alone. CPU time of the thread: ${getMedian(cpu.own).toFixed(2)} ms an answer, ${getMedian(cpu.engine).toFixed(2)} ms a match`,
  );
  recordFigure({
    name: `${label}, ${CONNECTION_COUNT} at once, rate`,
    value: getMedian(rates.own) / engine,
    unit: '×',
    goal: { atLeast: 0.7 },
    compared: `the engine alone: ${engine.toFixed(0)} matches/s`,
  });
  recordFigure({
    name: `${label}, one at a time, p95`,
    value: getQuantile(times, 0.95),
    unit: 'ms',
    goal: { atMost: 20 },
    compared: `the engine alone, on average: ${(1000 / engine).toFixed(2)} ms`,
  });
}

/** How often a second `work` runs. */
function measureRate(work: () => unknown): number {
  const startedAt = performance.now();
  let count = 0;
  for (; performance.now() - startedAt < seconds * 1000; count++) work();
  return (count * 1000) / (performance.now() - startedAt);
}

function getMilliseconds(from: NodeJS.CpuUsage, to: NodeJS.CpuUsage): number {
  return (to.user - from.user + to.system - from.system) / 1000;
}

/** The times of answers that are requested one after the other, in milliseconds. */
async function timeAlone(url: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < ALONE_COUNT; at++) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}
