/**
 * Changes shown in other windows: `node bench/live.ts [--windows 500] [--rate 20] [--seed 1]`. Two server processes on one PostgreSQL,
 * each with half of the windows, which are five for each member and use the client of the pages (`listenForChanges`). Each member saves
 * ten jobs; then notes are written on them over HTTP, each job once, at `--rate` a second. In the middle, one process is killed with
 * SIGKILL; its windows reconnect to the other one, and all later notes are written there.
 *
 * Prints the time from sending a note until each window has its change, for windows that stayed connected, beside the same time for a
 * bare `LISTEN` on the database; how long the windows of the killed process took to have what happened meanwhile; acknowledged changes
 * that a window never got, and windows that were told to reload; memory (PSS) of the process that stays: without windows, with half of
 * them, at the end, and once it remembers as many changes as it can. Linux only.
 */
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { toCookieHeader } from '../apps/server/test/raw.ts';
import { listenForChanges } from '../apps/web/src/shared/api/change-stream.ts';
import { openEventStream } from './support/event-stream.ts';
import { recordFigure } from './support/figures.ts';
import { type Account, join } from './support/objects.ts';
import { readMemory } from './support/process-use.ts';
import { createRandom } from './support/random.ts';
import { createDataFolder, findFreePort, type ServerProcess, startServerOn } from './support/server.ts';
import { getQuantile } from './support/statistics.ts';

const { values: options } = parseArgs({
  options: {
    windows: { type: 'string', default: '500' },
    rate: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const WINDOWS_PER_MEMBER = 5;
const MEMBER_COUNT = Math.ceil(Number(options.windows) / WINDOWS_PER_MEMBER);
const PAUSE_MS = 1000 / Number(options.rate);
if (!(MEMBER_COUNT >= 1)) throw new Error(`--windows must be a number of at least 1, not “${options.windows}”.`);
if (!(PAUSE_MS > 0)) throw new Error(`--rate must be a number above 0, not “${options.rate}”.`);
/** As many as a member can save without a plan. */
const JOBS_PER_MEMBER = 10;
const MAX_P95_MS = 300;
/** A change that a window doesn't have this long after the last one is lost. */
const END_LIMIT_MS = 30_000;
/** More than a server remembers. */
const FILLING_CHANGES = 12_000;
const FILLING_PAUSE_MS = 3000;
const PARALLEL_MEMBERS = 4;

const random = createRandom(options.seed);

interface Note {
  member: Account;
  /** The application that has the note, which is the ID of the change. */
  id: string;
  sentAt: number;
  isAcknowledged: boolean;
}

interface Window {
  member: Account;
  /** Counts its streams. */
  streams: number;
  isOpen: boolean;
  /** By change: when it arrived, and on which stream. */
  arrivals: Map<string, { at: number; stream: number }>;
  /** Which stream it had when a change was sent. */
  streamsAtSending: Map<string, number>;
  reloads: number;
}

const stop = new AbortController();
const notifiedAt = new Map<string, number>();
let isKilled = false;

const folder = createDataFolder();
const embedded = await startEmbeddedDatabase(folder);
const database = openDatabase(embedded.url, 4, createLogger('silent'));
const listener = new pg.Client({ connectionString: embedded.url });
const staying = await startServer('on');
const killed = await startServer('off');
try {
  await measure();
} finally {
  stop.abort();
  await listener.end();
  await database.close();
  await Promise.all([staying.end(), killed.ended]);
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const notes = shuffle(await openMembers());
  const alone = readServerMemory();
  const members = [...new Set(notes.map(({ member }) => member))];
  const windows = members
    .flatMap((member) => Array.from({ length: WINDOWS_PER_MEMBER }, () => member))
    .map((member, at) => openWindow(member, at % 2 === 0));
  await waitFor(() => windows.every(({ isOpen }) => isOpen));
  await listenBare();
  const half = readServerMemory();
  await writeNotes(notes, windows);
  const isComplete = () => listDeliveries(notes, windows).every(({ arrival }) => arrival !== undefined);
  await waitFor(isComplete).catch(() => undefined);
  const end = readServerMemory();
  await fillServerMemory();
  report(notes, windows, { alone, half, end, full: readServerMemory() });
}

async function startServer(samples: 'on' | 'off'): Promise<ServerProcess> {
  const port = await findFreePort();
  const settings = {
    DATABASE_URL: embedded.url,
    DATABASE_ADMIN_URL: embedded.adminUrl,
    DATABASE_CUSTODY_URL: embedded.custodyUrl,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SAMPLE_DATA: samples,
  };
  return startServerOn(folder, port, { ...settings, RATE_LIMITS: 'off' });
}

/** Members with saved jobs, whose notes will be written. */
async function openMembers(): Promise<Note[]> {
  const world = { url: staying.base, db: database.db };
  const jobs = await database.db.selectFrom('listings').select('id').orderBy('id').limit(JOBS_PER_MEMBER).execute();
  const found: Note[] = [];
  let next = 0;
  const openSome = async () => {
    while (next < MEMBER_COUNT) {
      next += 1;
      const member = await join(world, 'member', `Member ${next}`);
      for (const { id: listingId } of jobs) {
        const { id } = await member.api.applications.save({ listingId });
        found.push({ member, id, sentAt: Number.NaN, isAcknowledged: false });
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_MEMBERS }, openSome));
  return found;
}

function openWindow(member: Account, startsAtKilled: boolean): Window {
  const opened: Window = {
    member,
    streams: 0,
    isOpen: false,
    arrivals: new Map(),
    streamsAtSending: new Map(),
    reloads: 0,
  };
  const cookie = toCookieHeader(member);
  const connect = (after: string | null) => {
    opened.streams += 1;
    const server = startsAtKilled && opened.streams % 2 === 1 ? killed : staying;
    return openEventStream(`${server.base}/api/changes?${after === null ? 'age=0' : `after=${after}`}`, cookie);
  };
  const deps = {
    connect,
    later: (run: () => void, ms: number) => setTimeout(run, ms).unref(),
    now: () => Date.now(),
    random: () => random.next(),
    onWake: () => undefined,
  };
  listenForChanges(deps, stop.signal, null, ({ news }) => {
    opened.isOpen = true;
    if (news === 'missed') opened.reloads += 1;
    else if (news && !opened.arrivals.has(news.id))
      opened.arrivals.set(news.id, { at: performance.now(), stream: opened.streams });
  });
  return opened;
}

/** What the database itself needs to deliver a change. */
async function listenBare(): Promise<void> {
  await listener.connect();
  listener.on('notification', ({ payload }) => {
    const { change } = JSON.parse(payload ?? '{}');
    if (!notifiedAt.has(change.id)) notifiedAt.set(change.id, performance.now());
  });
  await listener.query('LISTEN foothold_changes');
}

async function writeNotes(notes: readonly Note[], windows: readonly Window[]): Promise<void> {
  const pending: Promise<void>[] = [];
  for (const [at, note] of notes.entries()) {
    if (at === Math.floor(notes.length / 2)) {
      isKilled = true;
      killed.child.kill('SIGKILL');
    }
    const server = !isKilled && at % 2 === 0 ? killed : staying;
    for (const window of windows)
      if (window.member === note.member) window.streamsAtSending.set(note.id, window.streams);
    pending.push(writeNote(note, server.base));
    await delay(PAUSE_MS);
  }
  await Promise.all(pending);
}

async function writeNote(note: Note, base: string): Promise<void> {
  note.sentAt = performance.now();
  const answer = await fetch(`${base}/api/applications/${note.id}`, {
    method: 'PATCH',
    headers: { cookie: toCookieHeader(note.member), 'content-type': 'application/json' },
    body: JSON.stringify({ note: 'Called them back' }),
  }).catch(() => null);
  // Writes that the kill interrupted aren't acknowledged.
  if (answer?.ok) note.isAcknowledged = true;
  else if (!isKilled) throw new Error(`A note was refused: ${answer?.status} ${await answer?.text()}`);
}

/** Every acknowledged change for every window of its member. */
function listDeliveries(notes: readonly Note[], windows: readonly Window[]) {
  return notes
    .filter(({ isAcknowledged }) => isAcknowledged)
    .flatMap((note) =>
      windows
        .filter(({ member }) => member === note.member)
        .map((window) => ({ note, window, arrival: window.arrivals.get(note.id) })),
    );
}

async function waitFor(isDone: () => boolean): Promise<void> {
  const until = performance.now() + END_LIMIT_MS;
  while (!isDone()) {
    if (performance.now() > until) throw new Error('What was waited for did not happen.');
    await delay(50);
  }
}

/** Sends more changes of other members than a server remembers. */
async function fillServerMemory(): Promise<void> {
  await database.pool.query(
    `SELECT pg_notify('foothold_changes', json_build_object('id', gen_random_uuid(), 'userId', gen_random_uuid(),
      'change', json_build_object('kind', 'application', 'id', gen_random_uuid()))::text) FROM generate_series(1, $1::int)`,
    [FILLING_CHANGES],
  );
  await delay(FILLING_PAUSE_MS);
}

function readServerMemory(): number {
  return readMemory(staying.child.pid ?? 0) ?? Number.NaN;
}

function shuffle(list: Note[]): Note[] {
  return list
    .map((note) => ({ note, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ note }) => note);
}

interface Memory {
  /** In MB: without windows, with half of them, with all at the end, and with as many changes as a server remembers. */
  alone: number;
  half: number;
  end: number;
  full: number;
}

function report(notes: readonly Note[], windows: readonly Window[], memory: Memory): void {
  const deliveries = listDeliveries(notes, windows);
  const [live, resumed]: [number[], number[]] = [[], []];
  for (const { note, window, arrival } of deliveries) {
    if (!arrival) continue;
    const isLive = window.streamsAtSending.get(note.id) === arrival.stream;
    (isLive ? live : resumed).push(arrival.at - note.sentAt);
  }
  const bare = notes.flatMap(({ id, sentAt }) => (notifiedAt.has(id) ? [(notifiedAt.get(id) ?? 0) - sentAt] : []));
  const acknowledged = notes.filter(({ isAcknowledged }) => isAcknowledged).length;
  const formatBare = (share: number) => `a bare LISTEN on the database: ${getQuantile(bare, share).toFixed(1)} ms`;
  console.log(
    `${windows.length} windows of ${MEMBER_COUNT} members; ${acknowledged} of ${notes.length} notes acknowledged, ${live.length} deliveries to windows that stayed connected, ${resumed.length} after reconnecting`,
  );
  const name = `A change in another window, ${windows.length} windows, two processes`;
  recordFigure({ name: `${name}, p50`, value: getQuantile(live, 0.5), unit: 'ms', compared: formatBare(0.5) });
  recordFigure({
    name: `${name}, p95`,
    value: getQuantile(live, 0.95),
    unit: 'ms',
    goal: { atMost: MAX_P95_MS },
    compared: formatBare(0.95),
  });
  recordFigure({
    name: `${name}: lost`,
    value: deliveries.filter(({ arrival }) => arrival === undefined).length,
    unit: 'changes',
    goal: { atMost: 0 },
  });
  recordFigure({
    name: `${name}: told to reload`,
    value: windows.reduce((sum, { reloads }) => sum + reloads, 0),
    unit: 'windows',
    goal: { atMost: 0 },
  });
  recordFigure({ name: 'Change after its server was killed, p95', value: getQuantile(resumed, 0.95), unit: 'ms' });
  recordFigure({
    name: `Memory of a server for ${windows.length / 2} windows`,
    value: memory.half - memory.alone,
    unit: 'MB',
    compared: `without windows: ${memory.alone.toFixed(0)} MB`,
  });
  recordFigure({
    name: `Memory of a server with ${windows.length} windows, after the kill`,
    value: memory.end,
    unit: 'MB',
    compared: `before the changes: ${memory.half.toFixed(0)} MB; with the most changes remembered: ${memory.full.toFixed(0)} MB`,
  });
}
