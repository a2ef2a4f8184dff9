import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Adapter } from '../src/domains/listings/ingest/sources/adapter.ts';
import type { SourceKeys } from '../src/domains/listings/ingest/sync/access.ts';
import { createSync } from '../src/domains/listings/ingest/sync/sync.ts';
import { createTransact } from '../src/platform/db/database.ts';
import { createFetcher } from '../src/platform/fetch/fetcher.ts';
import { type BoardJob, createJobs, createTestAdapter, startTestBoard, type TestBoard } from './doubles/job-board.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const boards: TestBoard[] = [];
const NOW = new Date('2026-11-20T12:00:00Z');

beforeEach(() => {
  test.clock.now = NOW;
});
afterEach(async () => {
  await test.app.db.updateTable('listing_sources').set({ state: 'off' }).where('system', 'is not', null).execute();
  // Another board’s job may be the same opening, of which the search shows one.
  await test.app.db.deleteFrom('listings').execute();
  // A later board can get the same port, which its source is named after.
  await test.app.db.deleteFrom('listing_sources').where('system', '=', 'test-board').execute();
  await Promise.all(boards.splice(0).map((board) => board.stop()));
});

const toId = (board: TestBoard) => `test-${board.port}`;

/** Starts a board and adds it as a source that is due. */
async function addBoard(...pages: Parameters<typeof startTestBoard>[0]): Promise<TestBoard> {
  const board = await startTestBoard(pages);
  boards.push(board);
  await test.app.db
    .insertInto('listing_sources')
    .values({
      id: toId(board),
      name: 'Larkholt (Test Board)',
      kind: 'feed',
      url: `${board.origin}/board`,
      system: 'test-board',
      token: board.origin,
      company: 'Larkholt Hospital',
      state: 'on',
      next_run_at: NOW,
    })
    .execute();
  return board;
}

const pauses: number[] = [];
/** Shorter than for real sources. */
const TIMEOUT_MS = 1500;

function createTestSync(adapter: Adapter = createTestAdapter(), keys: SourceKeys = {}) {
  pauses.length = 0;
  const { db } = test.app;
  const fetchBoard = createFetcher({
    userAgent: 'TestBot/1.0',
    allowed: boards.map(({ port }) => `127.0.0.1:${port}`),
  });
  return createSync({
    db,
    transact: createTransact(db),
    fetch: (url, request) => fetchBoard(url, { ...request, timeoutMs: TIMEOUT_MS }),
    adapters: [adapter],
    keys,
    now: () => test.clock.now,
    sleep: async (ms) => void pauses.push(ms),
    random: () => 0.5,
  });
}

/** Syncs the board once, whenever it is due. */
async function syncAgain(board: TestBoard, adapter?: Adapter, keys?: SourceKeys) {
  await test.app.db.updateTable('listing_sources').set({ next_run_at: NOW }).where('id', '=', toId(board)).execute();
  await test.app.db.deleteFrom('listing_source_hosts').execute();
  await createTestSync(adapter, keys).syncNext();
  return lastRun(board);
}

const lastRun = (board: TestBoard) =>
  test.app.db
    .selectFrom('listing_source_runs')
    .select(['outcome', 'seen', 'added', 'updated', 'unchanged', 'closed', 'rejected', 'note'])
    .where('source_id', '=', toId(board))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const getSource = (board: TestBoard) =>
  test.app.db.selectFrom('listing_sources').selectAll().where('id', '=', toId(board)).executeTakeFirstOrThrow();
const listOpen = async (board: TestBoard) =>
  (
    await test.app.db
      .selectFrom('listings')
      .select('external_id')
      .where('source_id', '=', toId(board))
      .where('closed_at', 'is', null)
      .orderBy('external_id')
      .execute()
  ).map((row) => row.external_id);

describe('a sync', () => {
  it('stores every page, leaves what the source doesn’t state unknown, and closes what the source drops', async () => {
    const board = await addBoard(createJobs('a', 'b'), createJobs('c'));
    expect(await syncAgain(board)).toMatchObject({ outcome: 'complete', seen: 3, added: 3, closed: 0, note: null });
    const found = await test.visitor().api.listings.search({ q: 'nurse' });
    expect(found.items).toHaveLength(3);
    expect(found.items[0]).toMatchObject({
      company: { name: 'Larkholt Hospital' },
      employmentType: null,
      remote: null,
      postedAt: '2026-11-20',
      postedAtIsFirstSeen: true,
    });
    expect(await getSource(board)).toMatchObject({ verified_at: NOW, failures: 0, claimed_by: null });

    board.pages = [createJobs('a'), createJobs('c')];
    test.clock.now = new Date('2026-11-22T12:00:00Z');
    expect(await syncAgain(board)).toMatchObject({ outcome: 'complete', seen: 2, added: 0, unchanged: 2, closed: 1 });
    expect(await listOpen(board)).toEqual(['a', 'c']);
    expect((await test.visitor().api.listings.search({ q: 'nurse' })).items[0]?.postedAt).toBe('2026-11-20');
  });

  it('asks only for what changed, and syncs sources that change more often', async () => {
    const board = await addBoard(createJobs('a', 'b'));
    await syncAgain(board);
    expect((await getSource(board)).interval_minutes).toBe(30);
    board.takePaths();
    expect(await syncAgain(board)).toMatchObject({ outcome: 'complete', seen: 2, unchanged: 2, closed: 0 });
    expect(board.requests.at(-1)?.headers['if-none-match']).toBeDefined();
    expect(await getSource(board)).toMatchObject({
      interval_minutes: 60,
      next_run_at: new Date(NOW.getTime() + 60 * 60_000),
    });
  });

  it('requests descriptions only of new and changed jobs', async () => {
    const adapter = createTestAdapter({}, true);
    const board = await addBoard([{ id: 'a' }, { id: 'b' }]);
    expect(await syncAgain(board, adapter)).toMatchObject({ added: 2 });
    expect(board.takePaths()).toEqual(['/jobs?page=1', '/jobs/a', '/jobs/b']);
    board.pages = [[{ id: 'a' }, { id: 'b', title: 'Head Nurse' }, { id: 'c' }]];
    expect(await syncAgain(board, adapter)).toMatchObject({ added: 1, updated: 1, unchanged: 1, seen: 3 });
    expect(board.takePaths()).toEqual(['/jobs?page=1', '/jobs/b', '/jobs/c']);
  });

  it('rejects single jobs and keeps the others, also those whose record broke', async () => {
    const board = await addBoard(createJobs('a', 'b', 'c'));
    await syncAgain(board);
    board.pages = [[...createJobs('a', 'd'), { id: 'b', title: ' ', text: 'x' }]];
    expect(await syncAgain(board)).toMatchObject({ outcome: 'complete', seen: 3, added: 1, rejected: 1, closed: 1 });
    expect(await listOpen(board)).toEqual(['a', 'b', 'd']);
    const rejects = await test.app.db
      .selectFrom('listing_source_rejects')
      .select(['external_id', 'reason'])
      .where('source_id', '=', toId(board))
      .execute();
    expect(rejects).toHaveLength(1);
    expect(rejects[0]?.external_id).toBe('b');
    expect(rejects[0]?.reason).toMatch(/^title: /);
  });

  it('rejects records with values of the wrong type, and keeps the others', async () => {
    const board = await addBoard(createJobs('a'));
    const broken = [
      { id: 'b', text: 5 },
      { id: 'c', title: ['Nurse'], text: 'x' },
      { id: 'd', text: { html: 'x' } },
    ] as unknown as BoardJob[];
    board.pages = [[...createJobs('a'), ...broken, ...createJobs('e')]];
    expect(await syncAgain(board)).toMatchObject({ outcome: 'complete', seen: 5, added: 2, rejected: 3 });
    expect(await listOpen(board)).toEqual(['a', 'e']);
  });

  it('closes nothing if it may not have seen everything', async () => {
    const board = await addBoard(createJobs('a', 'b'));
    await syncAgain(board);
    board.pages = [createJobs('a')];
    board.total = 2;
    expect(await syncAgain(board)).toMatchObject({ outcome: 'incomplete', closed: 0 });
    board.total = null;
    board.pages = [[...createJobs('a'), { id: null }]];
    expect(await syncAgain(board)).toMatchObject({ outcome: 'incomplete', rejected: 1, closed: 0 });
    board.pages = [[]];
    expect(await syncAgain(board)).toMatchObject({ outcome: 'incomplete', seen: 0 });
    expect(await listOpen(board)).toEqual(['a', 'b']);
    expect(await syncAgain(board)).toMatchObject({ outcome: 'complete', seen: 0, closed: 2 });
  });

  it('stores only a summary if the terms don’t allow more', async () => {
    const board = await addBoard(createJobs('a'));
    await syncAgain(board, createTestAdapter({ mayStoreDescription: false }));
    const row = await test.app.db
      .selectFrom('listings')
      .select(['id', 'description'])
      .where('source_id', '=', toId(board))
      .executeTakeFirstOrThrow();
    expect(row.description).toBe(
      'Nurse a at Larkholt Hospital.\n\nRequirements\n- Wound Care\n\nThis is a summary. Read the full description at Test Board.',
    );
    expect((await test.visitor().api.listings.get({ id: row.id })).skills.mustHave).toEqual(['Wound Care']);
    expect(await syncAgain(board)).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await syncAgain(board)).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('shows no more than the terms allow, and names the source if they ask for it', async () => {
    const text = 'You will care for people.\n\nRequirements\n- Wound care\n\nWe do not sponsor visas.';
    const board = await addBoard([{ id: 'a', text, postedAt: '2026-11-19' }]);
    const get = async () => {
      const { api } = test.visitor();
      const { items } = await api.listings.search({ q: 'nurse' });
      const card = items.find(({ source }) => source.id === toId(board));
      return { card, page: await api.listings.get({ id: card?.id ?? '' }) };
    };
    await syncAgain(board);
    const open = await get();
    expect(open.page).toMatchObject({ jobPosting: { title: 'Nurse a' }, source: { attribution: null } });
    expect(open.page.description).toContain('care for people');
    expect(open.card?.sponsorship).toEqual({ value: 'does-not-sponsor', quote: 'We do not sponsor visas.' });

    const closedTerms = { mayShowDescription: false, mayMarkUpJobPosting: false, attribution: 'Jobs by Test Board' };
    await syncAgain(board, createTestAdapter(closedTerms));
    const closed = await get();
    expect(closed.page.jobPosting).toBeNull();
    expect(closed.page.description).not.toContain('care for people');
    expect(closed.page.description).toContain('- Wound Care');
    for (const shown of [closed.page, closed.card])
      expect(shown).toMatchObject({
        sponsorship: { value: 'does-not-sponsor', quote: null },
        source: { attribution: 'Jobs by Test Board', url: 'https://jobs.example/a' },
      });
    expect(JSON.stringify(await listStored(board))).not.toContain('care for people');

    await syncAgain(board, createTestAdapter({ mayMarkUpJobPosting: false }));
    expect((await get()).page).toMatchObject({ jobPosting: null, description: expect.stringContaining('care for') });
  });
});

/** Everything that is stored about a source. */
async function listStored(board: TestBoard): Promise<unknown[]> {
  const { db } = test.app;
  const id = toId(board);
  const bySource = (table: 'listings' | 'listing_source_runs' | 'listing_source_pages' | 'listing_source_rejects') =>
    db.selectFrom(table).selectAll().where('source_id', '=', id).execute();
  const source = await db.selectFrom('listing_sources').selectAll().where('id', '=', id).execute();
  const hosts = await db.selectFrom('listing_source_hosts').selectAll().execute();
  const rows = [bySource('listings'), bySource('listing_source_runs'), bySource('listing_source_pages')];
  return [source, hosts, ...(await Promise.all([...rows, bySource('listing_source_rejects')]))];
}

describe('a source with keys', () => {
  const keys = { ADZUNA_APP_KEY: 's3cret&1', USAJOBS_KEY: 'k3y=', USAJOBS_EMAIL: 'jobs@larkholt.example' };
  const path = '/jobs?page=1&key=s3cret%261';
  const createKeyedAdapter = (): Adapter => ({
    ...createTestAdapter({ keys: Object.keys(keys) }),
    start: ({ token }) => ({
      url: `${token}/jobs?page=1&key={ADZUNA_APP_KEY}`,
      kind: 'page',
      headers: { 'authorization-key': '{USAJOBS_KEY}', 'user-agent': '{USAJOBS_EMAIL}' },
      accept: ['application/json'],
    }),
  });
  const expectNoKeys = async (board: TestBoard) => {
    const stored = JSON.stringify(await listStored(board));
    for (const secret of ['s3cret', 'k3y=', keys.USAJOBS_EMAIL]) expect(stored).not.toContain(secret);
  };

  it('gets them in its address and headers, and they are stored nowhere', async () => {
    const board = await addBoard([...createJobs('a'), { id: 'b', title: ' ' }, { id: null }]);
    expect(await syncAgain(board, createKeyedAdapter(), keys)).toMatchObject({ added: 1, rejected: 2 });
    expect(board.requests.at(-1)?.url).toBe(path);
    expect(board.requests.at(-1)?.headers).toMatchObject({
      'authorization-key': 'k3y=',
      'user-agent': 'jobs@larkholt.example',
    });
    await expectNoKeys(board);
  });

  it('can’t pass them on by a redirect, and errors don’t name them', async () => {
    const [board, other] = [await addBoard([]), await startTestBoard([createJobs('a')])];
    boards.push(other);
    board.faults.set(path, (_, response) => response.writeHead(302, { location: `${other.origin}/jobs?page=1` }).end());
    expect(await syncAgain(board, createKeyedAdapter(), keys)).toMatchObject({ added: 1 });
    const { headers } = other.requests.at(-1) ?? { headers: {} };
    expect(headers).toMatchObject({ 'user-agent': 'TestBot/1.0' });
    expect(headers).not.toHaveProperty('authorization-key');
    board.faults.set(path, (_, response) => response.writeHead(403).end());
    expect(await syncAgain(board, createKeyedAdapter(), keys)).toMatchObject({ outcome: 'failed' });
    await expectNoKeys(board);
  });

  it('isn’t synced while one is missing', async () => {
    const board = await addBoard(createJobs('a'));
    const { USAJOBS_KEY: _, ...others } = keys;
    expect(await createTestSync(createKeyedAdapter(), others).syncNext()).toBe(false);
    expect(board.requests).toEqual([]);
  });
});

describe('a source that fails', () => {
  const failures: [string, (board: TestBoard) => void, string][] = [
    [
      'sends half a body',
      ({ faults }) =>
        faults.set('/jobs?page=2', (_, response) => {
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
          response.write('{"jobs": [');
          setTimeout(() => response.destroy(), 20);
        }),
      'The connection failed, or ended in the middle of the answer.',
    ],
    [
      'sends half its JSON',
      ({ faults }) =>
        faults.set('/jobs?page=2', (_, response) =>
          response.writeHead(200, { 'content-type': 'application/json' }).end('{"jobs": ['),
        ),
      'The answer isn’t complete.',
    ],
    [
      'sends another format',
      ({ faults }) =>
        faults.set('/jobs?page=2', (_, response) =>
          response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Down for maintenance'),
        ),
      'The answer has another format than this system sends.',
    ],
    [
      'redirects to an internal address',
      ({ faults }) =>
        faults.set('/jobs?page=2', (_, response) =>
          response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
        ),
      'The address isn’t on the public internet, or redirects to one that isn’t.',
    ],
    [
      'doesn’t answer in time',
      ({ faults }) => faults.set('/jobs?page=2', () => {}),
      'The source didn’t answer within 30 seconds.',
    ],
    [
      'has an error on its side',
      ({ faults }) => faults.set('/jobs?page=2', (_, response) => response.writeHead(500).end()),
      'The source answered with HTTP 500.',
    ],
  ];

  it.each(failures)('and %s keeps what was stored, and is retried later', async (_, breakIt, note) => {
    const board = await addBoard(createJobs('a', 'b'), createJobs('c'));
    await syncAgain(board);
    board.pages = [createJobs('a', 'd'), createJobs('c')];
    breakIt(board);
    expect(await syncAgain(board)).toMatchObject({ outcome: 'failed', note, closed: 0 });
    expect(await listOpen(board)).toEqual(['a', 'b', 'c', 'd']);
    expect(await getSource(board)).toMatchObject({
      failures: 1,
      claimed_by: null,
      next_run_at: new Date(NOW.getTime() + 60 * 60_000),
    });
    board.faults.clear();
    expect(await syncAgain(board)).toMatchObject({ outcome: 'complete', closed: 1 });
    expect(await listOpen(board)).toEqual(['a', 'c', 'd']);
  });

  it('and asks for a short pause gets it, and the run continues', async () => {
    const board = await addBoard(createJobs('a'));
    let refusals = 2;
    board.faults.set('/jobs?page=1', (request, response) => {
      if (--refusals === 0) board.faults.clear();
      response.writeHead(429, { 'retry-after': '7' }).end();
      request.resume();
    });
    expect(await syncAgain(board)).toMatchObject({ outcome: 'complete', added: 1 });
    expect(pauses.filter((ms) => ms > 6000)).toHaveLength(2);
  });

  it('and asks for a long pause is continued after it, where it was', async () => {
    const board = await addBoard(createJobs('a'), createJobs('b'));
    board.faults.set('/jobs?page=2', (_, response) => response.writeHead(429, { 'retry-after': '600' }).end());
    expect(await syncAgain(board)).toMatchObject({ outcome: null, added: 1 });
    const { next_run_at } = await getSource(board);
    const wait = (next_run_at?.getTime() ?? 0) - NOW.getTime();
    expect(Math.round(wait / 60_000)).toBe(10);
    board.faults.clear();
    board.takePaths();
    expect(await syncAgain(board)).toMatchObject({ outcome: 'complete', seen: 2, added: 2 });
    expect(board.takePaths()).toEqual(['/jobs?page=2']);
  });

  it('and sends the same pages over and over is ended, and nothing is closed', async () => {
    const board = await addBoard(createJobs('a', 'b'));
    await syncAgain(board);
    board.faults.set('/jobs?page=1', (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ jobs: createJobs('a'), next: '/jobs?page=1', total: null })),
    );
    expect(await syncAgain(board)).toMatchObject({
      outcome: 'incomplete',
      seen: 1,
      note: 'The source sends the same pages over and over.',
    });
    expect(await listOpen(board)).toEqual(['a', 'b']);
  });

  it('and is gone for good loses its listings after some tries', async () => {
    const board = await addBoard(createJobs('a'));
    await syncAgain(board);
    board.faults.set('/jobs?page=1', (_, response) => response.writeHead(404).end());
    for (let tries = 1; tries < 5; tries++)
      expect(await syncAgain(board)).toMatchObject({ outcome: 'failed', closed: 0 });
    expect(await syncAgain(board)).toMatchObject({
      outcome: 'failed',
      closed: 1,
      note: 'There is no job board at this address anymore.',
    });
  });
});

describe('several processes', () => {
  it('never sync the same source at once', async () => {
    const board = await addBoard(createJobs('a', 'b', 'c'));
    await test.app.db.deleteFrom('listing_source_hosts').execute();
    await Promise.all(Array.from({ length: 6 }, () => createTestSync().syncNext()));
    expect(board.takePaths()).toEqual(['/jobs?page=1']);
  });

  it('take over from one that died, where it was, without doubles', async () => {
    const board = await addBoard(createJobs('a', 'b'), createJobs('c'), createJobs('d'));
    // The dying process never gets its answer, as after kill -9: nothing that it holds is released.
    let requested = () => {};
    const isRequested = new Promise<void>((resolve) => {
      requested = resolve;
    });
    board.faults.set('/jobs?page=2', () => requested());
    await test.app.db.deleteFrom('listing_source_hosts').execute();
    const dying = createTestSync().syncNext();
    await isRequested;
    board.faults.clear();
    expect(await createTestSync().syncNext()).toBe(false);
    await test.app.db
      .updateTable('listing_sources')
      .set({ claimed_until: new Date(0) })
      .where('id', '=', toId(board))
      .execute();
    board.takePaths();
    expect(await createTestSync().syncNext()).toBe(true);
    expect(board.takePaths()).toEqual(['/jobs?page=2', '/jobs?page=3']);
    expect(await lastRun(board)).toMatchObject({ outcome: 'complete', seen: 4, added: 4, updated: 0 });
    // Had it only been slow, its late answers would change nothing.
    for (const { requests } of boards) for (const request of requests) request.socket.destroy();
    await dying;
    expect(await lastRun(board)).toMatchObject({ outcome: 'complete', seen: 4, added: 4 });
    const { count } = await test.app.db
      .selectFrom('listings')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('source_id', '=', toId(board))
      .executeTakeFirstOrThrow();
    expect(count).toBe(4);
  });
});
