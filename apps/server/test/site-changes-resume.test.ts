import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { join as joinPath } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { compose } from '../src/main/compose.ts';
import { createServer } from '../src/main/serve.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { type Events, openEvents } from '../src/platform/events.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createNurseListing, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';
import { toCookieHeader } from './raw.ts';

/** What a window receives that resumes its change stream, on the same server or another one. */
const test = useTestApp();

interface Received {
  id: string | undefined;
  data: { kind: string; id?: string };
}

interface Window {
  received: Received[];
  /** Only the changes. */
  changes(): (string | undefined)[];
  close(): Promise<void>;
}

/** Opens a change stream as a browser does, and waits until the server has sent something. */
async function openStream(
  person: Person,
  {
    query = '',
    server = test.url,
    headers = {},
  }: { query?: string; server?: string; headers?: Record<string, string> },
): Promise<Window> {
  const until = new AbortController();
  const answer = await fetch(`${server}/api/changes${query}`, {
    headers: { cookie: toCookieHeader(person), ...headers },
    signal: until.signal,
  });
  expect(answer.status).toBe(200);
  const received: Received[] = [];
  const ended = (async () => {
    let rest = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + part).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.+)$/m.exec(block)?.[1];
        if (data !== undefined) received.push({ id: /^id: (.+)$/m.exec(block)?.[1], data: JSON.parse(data) });
      }
    }
  })().catch(() => undefined);
  const close = async () => {
    until.abort();
    await ended;
  };
  onTestFinished(close);
  const changes = () => received.filter(({ data }) => data.id !== undefined).map(({ data }) => data.id);
  return { received, changes, close };
}

const kindsOf = ({ received }: Window) => received.map(({ data }) => data.kind);

/** Waits for a change that is made now, so that everything before it has arrived as well. */
async function settle(window: Window, userId: string, events: Events = test.app.events): Promise<void> {
  const marker = crypto.randomUUID();
  await events.publish(test.app.db, userId, { kind: 'resume', id: marker });
  await test.eventually(async () => window.changes().includes(marker));
  window.received.splice(window.received.findIndex(({ data }) => data.id === marker));
}

/** Another server on the same database. */
async function startOtherServer() {
  const logger = createLogger('silent');
  const database = openDatabase(test.databaseUrl, 2, logger);
  const app = await compose(test.app.env, database, logger);
  const fastify = await createServer(app, null);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      fastify.server.closeAllConnections();
      await fastify.close();
      await app.stop();
      await database.close();
    })();
    return stopping;
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`, stop };
}

let listingIds: string[] = [];

beforeAll(async () => {
  const listings = ['one', 'two', 'three'].map((name) => createNurseListing(name));
  await test.app.listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, listings);
  listingIds = (await test.app.db.selectFrom('listings').select('id').orderBy('id').execute()).map(({ id }) => id);
});

/** Saves a listing as this member. @returns the ID that the change has */
const save = async (person: Person, at: number) =>
  (await person.api.applications.save({ listingId: listingIds[at] ?? '' })).id;

async function join() {
  const person = await signUp(test, { confirmed: false });
  return { person, id: (await person.api.accounts.me()).viewer?.id ?? '' };
}

const lastId = ({ received }: Window): string => received.at(-1)?.id ?? '';

describe('a window that resumes', () => {
  it('gets from another server what happened after its own server stopped, once and in order', async () => {
    const [{ person, id }, neighbor] = [await join(), await join()];
    const other = await startOtherServer();
    const window = await openStream(person, { server: other.url });
    const first = await save(person, 0);
    await test.eventually(async () => window.changes().includes(first));
    await other.stop();
    const missed = [await save(person, 1), await save(person, 2)];
    await person.api.applications.change({ id: first, note: 'Called them' });
    await save(neighbor.person, 0);
    const resumed = await openStream(person, { query: `?after=${lastId(window)}` });
    await settle(resumed, id);
    expect(resumed.received.map(({ data }) => data)).toEqual(
      [...missed, first].map((application) => ({ kind: 'application', id: application })),
    );
  });

  it('has a position before its first change', async () => {
    const { person, id } = await join();
    const other = await startOtherServer();
    const window = await openStream(person, { server: other.url });
    await test.eventually(async () => window.received.length > 0);
    expect(kindsOf(window)).toEqual(['heartbeat']);
    await window.close();
    const saved = await save(person, 0);
    const resumed = await openStream(person, { query: `?after=${lastId(window)}` });
    await settle(resumed, id);
    expect(resumed.changes()).toEqual([saved]);
    expect(kindsOf(resumed)).not.toContain('missed');
  });

  it('can send the header that browsers send, which is newer than the URL', async () => {
    const { person, id } = await join();
    const window = await openStream(person, {});
    await test.eventually(async () => window.received.length > 0);
    const start = lastId(window);
    const first = await save(person, 0);
    await test.eventually(async () => window.changes().includes(first));
    const headers = { 'last-event-id': lastId(window) };
    const second = await save(person, 1);
    const resumed = await openStream(person, { query: `?after=${start}`, headers });
    await settle(resumed, id);
    expect(resumed.changes()).toEqual([second]);
    expect(kindsOf(resumed)).not.toContain('missed');
  });

  it.each(['invented', '', '%00', crypto.randomUUID(), "'; NOTIFY foothold_changes; --"])(
    'is told that it missed changes if its ID is unknown: “%s”',
    async (after) => {
      const { person, id } = await join();
      await save(person, 0);
      const answer = await fetch(`${test.url}/api/changes?after=${encodeURIComponent(after)}`, {
        headers: { cookie: toCookieHeader(person) },
      });
      await answer.body?.cancel();
      expect(answer.status).toBe(200);
      const resumed = await openStream(person, { query: `?after=${encodeURIComponent(after)}` });
      await settle(resumed, id);
      expect(kindsOf(resumed)).toEqual(['missed']);
    },
  );

  it('cannot use the ID of a change of another member, and gets none of their changes', async () => {
    const [owner, stranger] = [await join(), await join()];
    const window = await openStream(owner.person, {});
    const saved = await save(owner.person, 0);
    await test.eventually(async () => window.changes().includes(saved));
    const id = lastId(window);
    await save(owner.person, 1);
    for (const options of [{ query: `?after=${id}` }, { headers: { 'last-event-id': id } }]) {
      const resumed = await openStream(stranger.person, options);
      await settle(resumed, stranger.id);
      expect(kindsOf(resumed)).toEqual(['missed']);
    }
  });

  it('is refused an ID that is too long, and long headers are only unknown', async () => {
    const { person, id } = await join();
    const headers = { cookie: toCookieHeader(person) };
    expect((await fetch(`${test.url}/api/changes?after=${'x'.repeat(101)}`, { headers })).status).toBe(400);
    const resumed = await openStream(person, { headers: { 'last-event-id': 'x'.repeat(8000) } });
    await settle(resumed, id);
    expect(kindsOf(resumed)).toEqual(['missed']);
  });

  it('is told so if more happened than it can be sent', async () => {
    const { person, id } = await join();
    const window = await openStream(person, {});
    await test.eventually(async () => window.received.length > 0);
    const changes = Array.from({ length: 101 }, (_, at) => ({ kind: 'resume' as const, id: `many-${at}` }));
    await test.app.db.transaction().execute(async (trx) => {
      for (const change of changes) await test.app.events.publish(trx, id, change);
    });
    // A burst that its server receives at once is too much for an open window as well.
    await test.eventually(async () => kindsOf(window).includes('missed') || window.changes().includes('many-100'));
    const resumed = await openStream(person, { query: `?after=${window.received[0]?.id}` });
    await settle(resumed, id);
    expect(kindsOf(resumed)).toEqual(['missed']);
  });
});

describe('a window of a page that was just loaded', () => {
  it('gets what happened since the page was requested', async () => {
    const { person, id } = await join();
    const marker = await openStream(person, {});
    await settle(marker, id);
    const requestedAt = performance.now();
    const saved = await save(person, 0);
    await test.eventually(async () => marker.changes().includes(saved));
    const age = Math.ceil(performance.now() - requestedAt);
    const window = await openStream(person, { query: `?age=${age}` });
    await settle(window, id);
    expect(window.changes()).toContain(saved);
    expect(kindsOf(window)).not.toContain('missed');
  });

  it('gets nothing from before', async () => {
    const { person, id } = await join();
    const marker = await openStream(person, {});
    const saved = await save(person, 0);
    await test.eventually(async () => marker.changes().includes(saved));
    const window = await openStream(person, { query: '?age=0' });
    await settle(window, id);
    expect(kindsOf(window)).toEqual(['heartbeat']);
  });

  it('is told that it missed changes if the page is older than what the server remembers', async () => {
    const { person, id } = await join();
    const window = await openStream(person, { query: '?age=86400000' });
    await settle(window, id);
    expect(kindsOf(window)).toEqual(['missed']);
    const headers = { cookie: toCookieHeader(person) };
    for (const age of ['-1', '1e9', 'x'])
      expect((await fetch(`${test.url}/api/changes?age=${age}`, { headers })).status).toBe(400);
  });
});

describe('a server that loses its listening connection', () => {
  it('tells open windows that they missed changes, and knows none of the earlier IDs', async () => {
    const { person, id } = await join();
    const window = await openStream(person, {});
    const saved = await save(person, 0);
    await test.eventually(async () => window.changes().includes(saved));
    const before = lastId(window);
    await sql`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'foothold-events'`.execute(test.app.db);
    await test.eventually(async () => kindsOf(window).includes('missed'));
    const resumed = await openStream(person, { query: `?after=${before}` });
    await settle(resumed, id);
    expect(kindsOf(resumed)).toEqual(['missed']);
    await settle(window, id);
  });
});

describe('heartbeats', () => {
  /** Streams directly, without HTTP, because a server's own heartbeats are half a minute apart. */
  async function collect(events: Events, userId: string, received: string[]): Promise<void> {
    const session = { id: crypto.randomUUID(), userId, endsAt: async () => new Date(Date.now() + 60_000) };
    for await (const { id, data } of events.subscribe(session, {}, new AbortController().signal))
      if (data.kind === 'heartbeat' && id !== null) received.push(id);
  }

  it('reach every stream on every server, with an ID that each of them knows', async () => {
    const logger = createLogger('silent');
    const servers = [
      await openEvents(test.databaseUrl, logger, { heartbeatMs: 20 }),
      await openEvents(test.databaseUrl, logger, { heartbeatMs: 20 }),
    ] as const;
    const [first, second]: [string[], string[]] = [[], []];
    const streams = [collect(servers[0], 'user-one', first), collect(servers[1], 'user-two', second)];
    await test.eventually(async () => second.filter((id) => first.includes(id)).length >= 5);
    for (const server of servers) await server.stop();
    await Promise.all(streams);
    expect(new Set(first).size).toBe(first.length);
  });

  it('show that a connection is dead that ended without a sign', async () => {
    const relay = await startRelay();
    const limits = { heartbeatMs: 20, answerLimitMs: 200 };
    const events = await openEvents(relay.url, createLogger('silent'), limits);
    const kinds: string[] = [];
    const session = { id: 'session', userId: 'user', endsAt: async () => new Date(Date.now() + 60_000) };
    const stream = (async () => {
      for await (const { data } of events.subscribe(session, {}, new AbortController().signal)) kinds.push(data.kind);
    })();
    await test.eventually(async () => kinds.length > 2);
    expect(new Set(kinds)).toEqual(new Set(['heartbeat']));
    relay.freeze();
    await test.eventually(async () => events.getRevision('rows') === null);
    await test.eventually(async () => kinds.includes('missed') && kinds.at(-1) === 'heartbeat');
    await events.stop();
    await stream;
  });
});

/** A relay to the database whose connections can stop to deliver anything without being closed. */
async function startRelay() {
  const target = new URL(test.databaseUrl);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const sockets: Socket[] = [];
  const server = createTcpServer((caller) => {
    const database = folder
      ? connect(joinPath(folder, `.s.PGSQL.${port}`))
      : connect(port, target.hostname.replace(/^\[|\]$/g, ''));
    for (const socket of [caller, database]) socket.on('error', () => undefined);
    caller.pipe(database).pipe(caller);
    sockets.push(caller, database);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  target.searchParams.delete('host');
  target.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const freeze = () => {
    for (const socket of sockets.splice(0)) socket.unpipe().pause();
  };
  return { url: target.href, freeze };
}

it('gives each of several members an ID of their own for the same change', async () => {
  const [one, two] = [await join(), await join()];
  const windows = [await openStream(one.person, {}), await openStream(two.person, {})];
  const users = sql<{ id: string }>`(SELECT id FROM users WHERE id IN (${one.id}, ${two.id}))`;
  await test.app.events.publishToEach(test.app.db, users, { kind: 'billing', id: 'a-price' });
  await test.eventually(async () => windows.every((window) => window.changes().includes('a-price')));
  const ids = windows.map(({ received }) => received.find(({ data }) => data.id === 'a-price')?.id);
  expect(new Set(ids).size).toBe(2);
});
