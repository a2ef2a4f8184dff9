/**
 * Events to members' own programs, while the server is killed: `node bench/webhook-delivery.ts [--events 10000] [--kills 5]
 * [--members 4] [--fails 0.2] [--seed 1]`. Starts the server as `npm start` does, with the embedded database. Members add applications
 * and move them, each change an event. Their receiver, in this process, refuses events at random, answers late, or closes the connection.
 * The server is killed (SIGKILL) and started again, several times, while events are added and sent.
 *
 * What failed is sent again by `POST /api/webhooks/{id}/replay` every two seconds, as members can, rather than after up to 12 hours.
 *
 * Printed: how many changes were acknowledged, and of them the events that never arrived; events that arrived before an earlier one of their
 * application was accepted; those with a wrong signature; repeats; and events in a second, from the first change to the last delivery.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join as joinPath } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { hasSignature } from '../apps/server/test/webhooks-signature.ts';
import { recordFigure } from './support/figures.ts';
import { type Account, join } from './support/objects.ts';
import { createRandom } from './support/random.ts';
import { createDataFolder, findFreePort, type ServerProcess, startServerOn } from './support/server.ts';

const { values: options } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '5' },
    members: { type: 'string', default: '4' },
    fails: { type: 'string', default: '0.2' },
    seed: { type: 'string', default: '1' },
  },
});
const EVENTS = Number(options.events);
const KILLS = Number(options.kills);
const FAILS = Number(options.fails);
const EVENTS_EACH = 20;
const STATES = ['submitted', 'in-review', 'interview', 'offer'] as const;
/** Applications that a member changes at once. */
const WRITERS_EACH = 3;
const REPLAY_EVERY_MS = 2000;
const RETRY_MS = 300;
const LATE_MS = 300;
const DRAIN_LIMIT_MS = 20 * 60_000;
const START_LIMIT_MS = 180_000;

interface Arrived {
  accepted: boolean;
  arrivals: number;
}

const random = createRandom(options.seed);
/** What arrived: by application, and by the event that changed it. */
const arrived = new Map<string, Map<number, Arrived>>();
/** What the server acknowledged. */
const acknowledged = new Map<string, number[]>();
const secrets = new Map<string, string>();
const outOfOrder: string[] = [];
let wrongSignatures = 0;
let requests = 0;

const receiver = createServer((request, response) => void receive(request, response));
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
const address = receiver.address();
if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
const host = `127.0.0.1:${address.port}`;

// Otherwise the first start builds, which may take longer than a start.
execFileSync('node', ['scripts/build.mjs'], { cwd: joinPath(import.meta.dirname, '..'), stdio: 'inherit' });
const folder = createDataFolder();
const port = await findFreePort();
let server = await start();
const database = openDatabase(server.databaseUrl, 4, createLogger('silent'));
const world = { url: server.base, db: database.db };
const members = await Promise.all(Array.from({ length: Number(options.members) }, (_, at) => addMember(at)));

const startedAt = performance.now();
let stopped = false;
const replaying = Promise.all(members.map(replayAll));
const writing = writeAll();
for (let kill = 0; kill < KILLS; kill++) {
  const target = ((kill + 1) * EVENTS) / (KILLS + 1);
  while (countAcknowledged() < target) await delay(20);
  server.child.kill('SIGKILL');
  await server.ended;
  console.log(`Killed after ${countAcknowledged()} changes, ${countAccepted()} events accepted`);
  server = await start();
}
await writing;
console.log(`${countAcknowledged()} changes acknowledged in ${Math.round((performance.now() - startedAt) / 1000)} s`);
const until = performance.now() + DRAIN_LIMIT_MS;
while (listLost().length > 0 && performance.now() < until) await delay(200);
const seconds = (performance.now() - startedAt) / 1000;
stopped = true;
await replaying;
const lost = listLost();
const accepted = countAccepted();
await database.close();
await server.end();
receiver.close();
rmSync(folder, { recursive: true, force: true });

const run = `${members.length} members, ${Math.round(FAILS * 100)} % of requests fail, ${KILLS} × SIGKILL`;
console.log(`${run}: ${accepted} events accepted in ${Math.round(seconds)} s, ${requests} requests`);
for (const line of [...lost, ...outOfOrder].slice(0, 20)) console.log(`  ${line}`);
recordFigure({
  name: 'Webhook events lost',
  value: lost.length,
  unit: `of ${countAcknowledged()}`,
  goal: { atMost: 0 },
  compared: run,
});
recordFigure({
  name: 'Webhook events before an earlier one of their application',
  value: outOfOrder.length,
  unit: `of ${requests} requests`,
  goal: { atMost: 0 },
  compared: run,
});
recordFigure({
  name: 'Webhook events with a wrong signature',
  value: wrongSignatures,
  unit: 'events',
  goal: { atMost: 0 },
});
recordFigure({ name: 'Webhook events delivered, with the changes', value: accepted / seconds, unit: 'events/s' });
if (lost.length + outOfOrder.length + wrongSignatures > 0) process.exitCode = 1;

function start(): Promise<ServerProcess> {
  return startServerOn(
    folder,
    port,
    { RATE_LIMITS: 'off', SAMPLE_DATA: 'off', FETCH_ALLOW: host },
    { startLimitMs: START_LIMIT_MS },
  );
}

async function addMember(at: number): Promise<Account> {
  const member = await join(world, 'member', `Member ${at}`);
  const { secret } = await member.api.webhooks.create({
    url: `http://${host}/${member.id}`,
    events: ['application.created', 'application.moved'],
  });
  secrets.set(`/${member.id}`, secret);
  return member;
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  const body = await text(request).catch(() => null);
  if (body === null) return;
  requests += 1;
  if (!(await hasSignature({ path, headers: request.headers, body }, secrets.get(path) ?? ''))) wrongSignatures += 1;
  const { data } = JSON.parse(body) as { data: { application: { id: string; lastEventId: string } } };
  const event = Number(data.application.lastEventId);
  const events = arrived.get(data.application.id) ?? new Map<number, Arrived>();
  arrived.set(data.application.id, events);
  const known = events.get(event) ?? { accepted: false, arrivals: 0 };
  events.set(event, known);
  known.arrivals += 1;
  for (const [other, { accepted: isAccepted }] of events)
    if (other < event && !isAccepted) outOfOrder.push(`${data.application.id}: ${event} before ${other} was accepted`);
  if (!known.accepted && [...events.keys()].some((other) => other > event))
    outOfOrder.push(`${data.application.id}: ${event} after a later one`);
  const dice = random.next();
  if (dice < FAILS / 2) response.writeHead(500).end('Try again');
  else if (dice < FAILS) request.socket.destroy();
  else {
    known.accepted = true;
    if (dice > 0.98) await delay(LATE_MS);
    response.writeHead(204).end();
  }
}

/** Changes applications until there are as many events as asked for. A change without an answer is repeated, as people do. */
async function writeAll(): Promise<void> {
  const writers = members.flatMap((member) => Array.from({ length: WRITERS_EACH }, () => writeFor(member)));
  await Promise.all(writers);
}

async function writeFor({ api }: Account): Promise<void> {
  while (countAcknowledged() < EVENTS) {
    const added = await repeat(() => api.applications.add({ title: 'Registered Nurse', company: 'Larkholt Hospital' }));
    const events = [Number(added.lastEventId)];
    acknowledged.set(added.id, events);
    for (let count = 1; count < EVENTS_EACH && countAcknowledged() < EVENTS; count++) {
      const to = STATES[count % STATES.length] ?? 'submitted';
      const { lastEventId } = await repeat(() => api.applications.move({ id: added.id, to }));
      // A repeated move that the server had stored is the same event.
      if (events.at(-1) !== Number(lastEventId)) events.push(Number(lastEventId));
    }
  }
}

async function repeat<T>(call: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + START_LIMIT_MS; ; await delay(RETRY_MS))
    try {
      return await call();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
}

async function replayAll({ api }: Account): Promise<void> {
  const [endpoint] = (await api.webhooks.list()).webhooks;
  while (!stopped) {
    await delay(REPLAY_EVERY_MS);
    // The server may be down.
    await api.webhooks.replayAll({ id: endpoint?.id ?? '' }).catch(() => undefined);
  }
}

function countAcknowledged(): number {
  let count = 0;
  for (const events of acknowledged.values()) count += events.length;
  return count;
}

function countAccepted(): number {
  let count = 0;
  for (const events of arrived.values()) for (const event of events.values()) if (event.accepted) count += 1;
  return count;
}

function listLost(): string[] {
  return [...acknowledged].flatMap(([id, events]) =>
    events.filter((event) => !arrived.get(id)?.get(event)?.accepted).map((event) => `${id}: ${event} never arrived`),
  );
}
