/**
 * Members at work on a server as `npm start` runs it: `node bench/load.ts [--minutes 10] [--clients 200] [--seed 1]`. Each client is a
 * member of its own who waits 3 to 10 seconds between two actions, and in each minute uploads a résumé, has it scored against a job, gets
 * its plan, and exports it; the other actions read pages and lists. The clients run in this process, at a lower priority than the server.
 *
 * First, each action is made alone, and its CPU time (of all processes of the server, PostgreSQL included) is printed. If the sum of a
 * client's minute times the clients is more than the machine has, fewer clients are used, and their number is printed. Then prints times by
 * action, errors, and the server's memory along the way. Goals: no errors, each kind of work at least once per client and minute, p99 of
 * reads ≤ 1 s, and memory flat: the last fifth of the samples at most a tenth above the second fifth. Linux only.
 */
import { cpus, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writePdf } from '@foothold/documents/write';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { createNurse } from '../apps/server/test/fixtures/people.ts';
import { recordFigure } from './support/figures.ts';
import { type Account, join } from './support/objects.ts';
import { readUse } from './support/process-use.ts';
import { createRandom } from './support/random.ts';
import { findFreePort, startServer } from './support/server.ts';
import { getMedian, getQuantile } from './support/statistics.ts';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    clients: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const MINUTES = Number(options.minutes);
const WANTED_CLIENTS = Number(options.clients);
if (!(MINUTES > 0)) throw new Error(`--minutes must be a number above 0, not “${options.minutes}”.`);
if (!(WANTED_CLIENTS >= 1)) throw new Error(`--clients must be a number of at least 1, not “${options.clients}”.`);
const [MIN_THINK_MS, MAX_THINK_MS] = [3000, 10_000];
const MINUTE_MS = 60_000;
/** One action less than the think time alone has room for, so that waiting for answers doesn't make the minute longer. */
const ACTIONS_PER_MINUTE = Math.floor(MINUTE_MS / ((MIN_THINK_MS + MAX_THINK_MS) / 2)) - 1;
/** An answer that takes longer is an error. */
const ANSWER_LIMIT_MS = 30_000;
/** The part of the machine that the server may need. Above it, waiting times grow without limit. */
const MAX_UTILIZATION = 0.7;
const CALIBRATION_ROUNDS = 10;
const SAMPLE_MS = 5000;
const MAX_READ_P99_MS = 1000;
const MAX_GROWTH = 1.1;
const NICENESS = 10;

const WORDS = ['nurse', 'driver', 'software engineer', 'accountant', 'teacher', 'sql', 'welder', 'sales manager'];
const random = createRandom(options.seed);

interface Client {
  account: Account;
  resumeId: string;
  uploads: number;
}

type Action = (client: Client) => Promise<void>;

const read =
  (getPath: (client: Client) => string): Action =>
  (client) =>
    get(client, getPath(client));

/** Once a minute for each client, in this order. */
const WORK: Record<string, Action> = { upload, score, plan, export: exportPdf };
const READS: Record<string, Action> = {
  '/portal': read(() => '/portal'),
  '/portal/matches': read(() => '/portal/matches'),
  '/portal/resumes': read(() => '/portal/resumes'),
  '/jobs?q=…': read(() => `/jobs?q=${encodeURIComponent(random.pick(WORDS))}`),
  '/api/listings?q=…': read(() => `/api/listings?q=${encodeURIComponent(random.pick(WORDS))}`),
  '/api/matches': read(({ resumeId }) => `/api/matches?resumeId=${resumeId}`),
};

async function call(client: Client, path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = [...client.account.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(server.base + path, {
    ...init,
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    headers: { ...(init.headers as Record<string, string>), cookie, origin: server.base },
  });
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${response.status}`);
  return response;
}

async function get(client: Client, path: string): Promise<void> {
  await (await call(client, path)).arrayBuffer();
}

/** Uploads a new file, and deletes the résumé before it, so that the plan's limit isn't reached. */
async function upload(client: Client): Promise<void> {
  const before = client.resumeId;
  const form = new FormData();
  form.set('file', new File([await createPdf(client)], 'resume.pdf', { type: 'application/pdf' }));
  const answer = (await (await call(client, '/api/resumes', { method: 'POST', body: form })).json()) as {
    resume: { id: string };
  };
  client.resumeId = answer.resume.id;
  if (before) await (await call(client, `/api/resumes/${before}`, { method: 'DELETE' })).arrayBuffer();
}

async function createPdf(client: Client): Promise<Uint8Array<ArrayBuffer>> {
  const nurse = createNurse();
  client.uploads++;
  const name = `${client.account.id.slice(0, 8)} ${client.uploads}`;
  return new Uint8Array(await writePdf({ ...nurse, summary: `${nurse.summary} File ${name}.` }));
}

async function score(client: Client): Promise<void> {
  const target = {
    kind: 'text',
    title: 'Registered Nurse',
    text: 'Requirements\n- Wound care\n- IV therapy\n- 3 years',
  };
  const response = await call(client, `/api/resumes/${client.resumeId}/target`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target }),
  });
  await response.arrayBuffer();
  await get(client, `/api/resumes/${client.resumeId}/report`);
}

function plan(client: Client): Promise<void> {
  return get(client, `/api/resumes/${client.resumeId}/plan`);
}

function exportPdf(client: Client): Promise<void> {
  return get(client, `/api/resumes/${client.resumeId}/export/pdf`);
}

/** Makes each action alone. @returns CPU time in milliseconds by action */
async function measureCpu(client: Client): Promise<Map<string, number>> {
  const costs = new Map<string, number>();
  for (const [name, action] of [...Object.entries(WORK), ...Object.entries(READS)]) {
    // The first ones load and compile what the others use.
    for (let round = 0; round < CALIBRATION_ROUNDS; round++) await action(client);
    const before = readUse(pid).cpu;
    for (let round = 0; round < CALIBRATION_ROUNDS; round++) await action(client);
    costs.set(name, (readUse(pid).cpu - before) / CALIBRATION_ROUNDS);
  }
  return costs;
}

/** CPU time in milliseconds of a client's minute. */
function sumMinute(costs: ReadonlyMap<string, number>): number {
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (costs.get(name) ?? 0), 0);
  const [work, reads] = [Object.keys(WORK), Object.keys(READS)];
  return sum(work) + (sum(reads) / reads.length) * (ACTIONS_PER_MINUTE - work.length);
}

/** The actions of a client's minute, in a random order, but the work in its own. */
function planMinute(): string[] {
  const work = Object.keys(WORK);
  const reads = Array.from({ length: ACTIONS_PER_MINUTE - work.length }, () => random.pick(Object.keys(READS)));
  const names: string[] = [];
  while (work.length + reads.length > 0) {
    const isWork = random.next() * (work.length + reads.length) < work.length;
    names.push((isWork ? work : reads).shift() ?? '');
  }
  return names;
}

const times = new Map<string, number[]>([...Object.keys(WORK), ...Object.keys(READS)].map((name) => [name, []]));
const errors: string[] = [];

async function runClient(client: Client, endsAt: number): Promise<void> {
  await delay(random.next() * MAX_THINK_MS);
  while (Date.now() < endsAt)
    for (const name of planMinute()) {
      const from = performance.now();
      try {
        await (WORK[name] ?? READS[name])?.(client);
        times.get(name)?.push(performance.now() - from);
      } catch (error) {
        errors.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      if (Date.now() >= endsAt) return;
      await delay(MIN_THINK_MS + random.next() * (MAX_THINK_MS - MIN_THINK_MS));
    }
}

async function sampleMemory(endsAt: number): Promise<number[]> {
  const samples: number[] = [];
  while (Date.now() < endsAt) {
    samples.push(readUse(pid).memory);
    await delay(SAMPLE_MS);
  }
  return samples;
}

function describeTimes(name: string, values: readonly number[]): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => `${getQuantile(values, share).toFixed(0)} ms`);
  return `  ${name.padEnd(20)} ${String(values.length).padStart(6)} ×  p50 ${p50}, p95 ${p95}, p99 ${p99}`;
}

const server = await startServer(await findFreePort(), { RATE_LIMITS: 'off' });
setPriority(NICENESS);
const pid = server.child.pid ?? Number.NaN;
const database = openDatabase(server.databaseUrl, 4, createLogger('error'));
try {
  const createClient = async (at: number): Promise<Client> => {
    const account = await join({ url: server.base, db: database.db }, 'member', `Client ${at}`);
    const client = { account, resumeId: '', uploads: 0 };
    await upload(client);
    return client;
  };
  const first = await createClient(0);
  const costs = await measureCpu(first);
  const minute = sumMinute(costs);
  console.log('CPU time of the server by action, alone:');
  for (const [name, cost] of costs) console.log(`  ${name.padEnd(20)} ${cost.toFixed(1)} ms`);
  const most = Math.floor((cpus().length * MINUTE_MS * MAX_UTILIZATION) / minute);
  const count = Math.max(1, Math.min(WANTED_CLIENTS, most));
  console.log(
    `A client’s minute: ${minute.toFixed(0)} ms. ${cpus().length} cores at ${MAX_UTILIZATION * 100} % have room for ${most} clients; ${count} are used (${WANTED_CLIENTS} wanted).`,
  );
  const clients = [first];
  while (clients.length < count) clients.push(await createClient(clients.length));
  const endsAt = Date.now() + MINUTES * MINUTE_MS;
  const [cpuBefore, ownBefore] = [readUse(pid).cpu, process.cpuUsage()];
  const [samples] = await Promise.all([sampleMemory(endsAt), ...clients.map((client) => runClient(client, endsAt))]);
  const formatShare = (ms: number) => `${((100 * ms) / (MINUTES * MINUTE_MS * cpus().length)).toFixed(0)} %`;
  const own = process.cpuUsage(ownBefore);
  const reads = Object.keys(READS).flatMap((name) => times.get(name) ?? []);
  for (const [name, values] of times) if (values.length > 0) console.log(describeTimes(name, values));
  console.log(describeTimes('all reads', reads));
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const [early, late] = [getMedian(samples.slice(fifth, 2 * fifth)), getMedian(samples.slice(-fifth))];
  const compared =
    `${count} clients for ${MINUTES} minutes; CPU of ${cpus().length} cores: server ${formatShare(readUse(pid).cpu - cpuBefore)}, ` +
    `clients ${formatShare((own.user + own.system) / 1000)}`;
  recordFigure({
    name: 'Members at work: errors',
    value: errors.length,
    unit: 'errors',
    goal: { atMost: 0 },
    compared,
  });
  recordFigure({
    name: 'Members at work: reads, p99',
    value: getQuantile(reads, 0.99),
    unit: 'ms',
    goal: { atMost: MAX_READ_P99_MS },
    compared,
  });
  const workCounts = Object.keys(WORK).map((name) => times.get(name)?.length ?? 0);
  recordFigure({
    name: 'Members at work: uploads, scores, plans, and exports, the least frequent of them',
    value: Math.min(...workCounts) / (count * MINUTES),
    unit: 'per client and minute',
    goal: { atLeast: 1 },
    compared,
  });
  recordFigure({
    name: 'Members at work: growth of memory',
    value: late / early,
    unit: '×',
    goal: { atMost: MAX_GROWTH },
    compared: `in the second fifth of the time: ${early.toFixed(0)} MB`,
  });
  for (const error of errors.slice(0, 10)) console.log(`  ${error}`);
} finally {
  await database.close();
  await server.stop();
}
