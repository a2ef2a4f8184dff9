/**
 * Sends requests that none of our pages send, to every endpoint, as every kind of caller. Usage: `node bench/fuzz.ts [--bodies 200] [--only
 * part-of-a-name] [--seed 1] [--as member,admin] [--patience 10]`. Each caller (a visitor, each role, and an API client) sends this many
 * requests to each endpoint. A few are valid, so that the others meet existing data; the rest have distorted fields, bodies, types, forms,
 * paths, queries, or headers. Objects that a request deletes (sessions, accounts, a résumé, a plan) are recreated. The same seed sends the
 * same requests except for IDs. The server is a separate process started like `npm start`, with its own data folder. Prints what of a
 * response the OpenAPI document doesn't declare (status, media type, shape), every response of 500 or above with its request, requests
 * without a response within 10 s, responses after more than 2 s, and the server's memory before and after (proportional set size, with
 * child processes but without the database). Exits with 1 if the server failed, didn't respond, or responded with something undeclared.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { buildInput, CALLERS, type Caller, getIdentity, revive } from './support/callers.ts';
import { describeWire, type Endpoint, type Input, listEndpoints, type RawHttpRequest } from './support/endpoints.ts';
import { openPair, openWorld } from './support/objects.ts';
import { createOddRequest } from './support/odd-requests.ts';
import { createOpenApiChecker } from './support/openapi.ts';
import { createRandom, type Random } from './support/random.ts';
import { type Answer, sendRawCall, TIMEOUT_CODE } from './support/raw-call.ts';
import { findFreePort, startServer } from './support/server.ts';

const { values: options } = parseArgs({
  options: {
    bodies: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    patience: { type: 'string', default: '10' },
    as: { type: 'string', default: CALLERS.join(',') },
  },
});
const BODIES = Number(options.bodies);
const TIMEOUT_SECONDS = Number(options.patience);
/** After this many, callers are signed in again and objects are recreated. */
const CALLS_PER_ROUND = 50;
const SLOW_MS = 2_000;
/** Concurrent requests. */
const CONCURRENCY = 8;
/** One in this many requests is valid. */
const VALID_REQUEST_INTERVAL = 8;

interface Finding {
  endpoint: string;
  caller: Caller;
  wire: RawHttpRequest;
  answer: Answer;
}

const failed: Finding[] = [];
const unanswered: Finding[] = [];
const slow: Finding[] = [];
const undeclared: (Finding & { what: string })[] = [];
const statuses = new Map<number, number>();
const logged = new Map<string, string>();
let sent = 0;

const endpoints = listEndpoints().filter(
  ({ name, path }) => name.includes(options.only) || path.includes(options.only),
);
const callers = CALLERS.filter((caller) => options.as.split(',').includes(caller));
const server = await startServer(await findFreePort(), { RATE_LIMITS: 'off' }, { onLog: remember });
const openApi = await createOpenApiChecker(server.base);
const database = openDatabase(server.databaseUrl, 4, createLogger('silent'));
try {
  const world = await openWorld(server.base, database.db);
  console.log(`Seed ${options.seed}: ${endpoints.length} endpoints × ${callers.length} callers × ${BODIES} requests`);
  const before = readMemory();
  const startedAt = performance.now();
  for (const [index, endpoint] of endpoints.entries()) {
    for (const caller of callers) await attack(endpoint, caller);
    process.stderr.write(
      process.stderr.isTTY ? `\r${index + 1}/${endpoints.length} ${endpoint.name.padEnd(40)}` : `${endpoint.name}\n`,
    );
  }
  report(before, readMemory(), (performance.now() - startedAt) / 1000);

  async function attack(endpoint: Endpoint, caller: Caller): Promise<void> {
    const random = createRandom(`${options.seed}|${endpoint.name}|${caller}`);
    for (let done = 0; done < BODIES; done += CALLS_PER_ROUND) {
      await revive(world, caller);
      // A caller who uses the tools all day is rate-limited.
      await database.db.deleteFrom('tool_days').execute();
      const { input, identity } = await prepare(endpoint, caller, done === 0 ? undefined : random);
      const wires = Array.from({ length: Math.min(CALLS_PER_ROUND, BODIES - done) }, () =>
        buildRequest(endpoint, input, random),
      );
      // The valid one goes first: later ones meet its effects.
      if (wires[0]) await send(endpoint, caller, describeWire(endpoint, input), identity);
      const left = wires.values().drop(1);
      const sendAll = async () => {
        for (const wire of left) await send(endpoint, caller, wire, identity);
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, sendAll));
    }
  }

  /** Callers and their credentials: if a member has the maximum number of objects, a new member replaces them. */
  async function prepare(endpoint: Endpoint, caller: Caller, random?: Random) {
    try {
      const identity = await getIdentity(world, caller);
      return { identity, input: await buildInput(world, caller, endpoint, random) };
    } catch {
      Object.assign(world, await openPair(world));
      const identity = await getIdentity(world, caller);
      return { identity, input: await buildInput(world, caller, endpoint, random) };
    }
  }
} finally {
  await database.close();
  await server.stop();
}
process.exit(failed.length + unanswered.length + undeclared.length > 0 ? 1 : 0);

function buildRequest(endpoint: Endpoint, input: Input, random: Random): RawHttpRequest {
  return random.below(VALID_REQUEST_INTERVAL) === 0
    ? describeWire(endpoint, input)
    : createOddRequest(endpoint, input, random);
}

async function send(
  endpoint: Endpoint,
  caller: Caller,
  wire: RawHttpRequest,
  identity: Record<string, string>,
): Promise<void> {
  const answer = await sendRawCall(server.base, wire, identity, TIMEOUT_SECONDS * 1000);
  sent += 1;
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const finding = { endpoint: endpoint.name, caller, wire, answer };
  if (answer.status >= 500) failed.push(finding);
  // A server that closes the connection of a refused or oversized request has also answered.
  else if (answer.failure === TIMEOUT_CODE) unanswered.push(finding);
  else if (answer.ms > SLOW_MS) slow.push(finding);
  const what = openApi.findUndeclared(endpoint, wire, answer);
  if (what !== null) undeclared.push({ ...finding, what });
}

/** Records why a request failed, by the id in its answer. */
function remember(line: string): void {
  try {
    const { requestId, reqId, err } = JSON.parse(line) as {
      requestId?: string;
      reqId?: string;
      err?: { message?: string; stack?: string };
    };
    const id = requestId ?? reqId;
    if (id && err) logged.set(id, (err.stack ?? err.message ?? '').split('\n').slice(0, 3).join(' | ').slice(0, 400));
  } catch {
    // Startup output isn't part of the log.
  }
}

function report(before: number, after: number, seconds: number): void {
  console.log(`\n${sent} requests in ${Math.round(seconds)} s`);
  console.log(
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  );
  console.log(
    '0: the connection was cut, mostly for headers that are too large, or there was no answer. -1: Node refused to send it.',
  );
  const documented = endpoints.filter(({ method, path }) => openApi.operations.has(`${method} ${path}`)).length;
  console.log(`\n${documented} of these endpoints are in the OpenAPI document.`);
  for (const [title, findings] of [
    ['Not declared in the OpenAPI document', undeclared],
    ['Answers of 500 and above', failed],
    [`Without an answer in ${TIMEOUT_SECONDS} s`, unanswered],
    ['Slower than 2 s', slow],
  ] as const) {
    console.log(`\n${title}: ${findings.length}${title.startsWith('Slower') ? '' : '   goal: 0'}`);
    const groups = Map.groupBy<string, Finding | (typeof undeclared)[number]>(
      findings,
      (finding) =>
        `${finding.endpoint} ${finding.answer.status} ${'what' in finding ? finding.what : getLoggedError(finding.answer)}`,
    );
    for (const [group, all] of [...groups].slice(0, 60)) {
      const first = all[0];
      if (!first) continue;
      const { wire, caller, answer } = first;
      console.log(`  ${all.length} × ${group.slice(0, 300)}`);
      console.log(
        `      as ${caller}, ${Math.round(answer.ms)} ms: ${wire.method} ${shorten(wire.path)} ${JSON.stringify(wire.headers).slice(0, 120)} ${shorten(wire.body?.toString('latin1') ?? '')}`,
      );
    }
  }
  console.log(`\nMemory of the server: ${formatMb(before)} before, ${formatMb(after)} after`);
}

function getLoggedError({ headers }: Answer): string {
  return logged.get(String(headers['x-request-id'])) ?? '';
}

function shorten(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}… (${text.length})` : text;
}

function formatMb(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}

/** Memory of the server and its Node child processes; shared memory is divided among them. */
function readMemory(): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const after = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1] ?? '';
      parents.set(Number(name), Number(after.split(' ')[1]));
    } catch {
      // It has exited since.
    }
  const own = new Set([server.child.pid ?? 0]);
  for (let size = 0; size !== own.size; ) {
    size = own.size;
    for (const [pid, parent] of parents) if (own.has(parent)) own.add(pid);
  }
  let total = 0;
  for (const pid of own)
    try {
      if (basename(readlinkSync(`/proc/${pid}/exe`)) !== 'node') continue;
      total += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      // It has exited since.
    }
  return total;
}
