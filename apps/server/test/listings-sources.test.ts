import { safe } from '@orpc/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createListingsModule, listingsModule } from '../src/domains/listings/module.ts';
import { MODULES } from '../src/main/modules.ts';
import { createJobs, createTestAdapter, startTestBoard, type TestBoard } from './doubles/job-board.ts';
import { createNurseListing, createStaffMember, signUp } from './factories.ts';
import { findFreePort } from './free-port.ts';
import { type Person, useTestApp } from './harness.ts';

const port = await findFreePort();
const adapter = createTestAdapter();
/** Finds boards by the shape of their address, and in pages that link to one. */
const registry = {
  adapters: [adapter],
  recognizeBoard(address: string) {
    const url = URL.parse(address);
    const board = url && adapter.recognize(url);
    return board ? { adapter, board } : null;
  },
  findBoardInPage: (html: string) => {
    const url = URL.parse(/data-board="([^"]+)"/.exec(html)?.[1] ?? '');
    const board = url && adapter.recognize(url);
    return board ? { adapter, board } : null;
  },
};
const test = useTestApp(
  { FETCH_ALLOW: `127.0.0.1:${port}` },
  { modules: MODULES.map((module) => (module === listingsModule ? createListingsModule(registry) : module)) },
);
const ORIGIN = `http://127.0.0.1:${port}`;
const ADDRESS = `${ORIGIN}/board`;
const NOW = new Date('2026-11-20T12:00:00Z');
let board: TestBoard;
let admin: Person;

beforeAll(async () => {
  test.clock.now = NOW;
  admin = await createStaffMember(test, 'admin', 'Ada Admin');
});
beforeEach(async () => {
  test.clock.now = NOW;
  board = await startTestBoard([createJobs('a', 'b')], port);
});
afterEach(async () => {
  const { db } = test.app;
  await db.updateTable('listing_sources').set({ state: 'off' }).where('system', 'is not', null).execute();
  await board.stop();
  await db
    .deleteFrom('listings')
    .where('source_id', 'in', db.selectFrom('listing_sources').select('id').where('system', 'is not', null))
    .execute();
  await db.deleteFrom('listing_sources').where('system', 'is not', null).execute();
});

const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; data: { fields?: Record<string, string>; data?: unknown } };
const add = (address = ADDRESS) => admin.api.listingSources.add({ address, company: 'Larkholt Hospital' });
const waitForRuns = (id: string, count: number) =>
  test.eventually(async () => {
    const { items, total } = await admin.api.listingSources.runs({ id });
    return total >= count && items.every(({ endedAt }) => endedAt !== null) && items;
  });

describe('adding a board', () => {
  it('by its address brings its jobs in', async () => {
    const added = await add();
    expect(added).toMatchObject({
      name: 'Larkholt Hospital (Test Board)',
      system: 'Test Board',
      state: 'on',
      isChecked: false,
      events: [{ kind: 'added', by: 'Ada Admin' }],
    });
    expect(await waitForRuns(added.id, 1)).toMatchObject([{ outcome: 'complete', added: 2, rejected: 0 }]);
    const found = await test.visitor().api.listings.search({ q: 'nurse' });
    expect(found.items.map(({ source }) => source.name)).toEqual(Array(2).fill('Larkholt Hospital (Test Board)'));
    expect(await admin.api.listingSources.list({})).toMatchObject({
      total: 1,
      items: [{ open: 2, failures: 0, lastRun: { added: 2 } }],
    });
    expect(await getRefusal(add())).toMatchObject({ code: 'listings.source-exists' });
  });

  it('by a page that names it works, too', async () => {
    board.faults.set('/careers', (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<div data-board="${ADDRESS}"></div>`),
    );
    expect((await add(`${ORIGIN}/careers`)).url).toBe(ADDRESS);
  });

  it('asks for the employer if the board doesn’t name it', async () => {
    const refusal = await getRefusal(admin.api.listingSources.add({ address: ADDRESS }));
    expect(refusal).toMatchObject({ code: 'request.invalid', data: { fields: { company: expect.any(String) } } });
  });

  it.each([
    ['an address without a board', '/careers', 'listings.source-not-recognized'],
    ['a page that is gone', '/missing', 'listings.source-gone'],
    ['a board that is gone', '/board', 'listings.source-gone'],
    ['a board without jobs', '/board', 'listings.source-without-jobs'],
    ['a malformed board', '/board', 'listings.source-unreadable'],
  ])('refuses %s, and stores nothing', async (what, path, code) => {
    board.faults.set('/careers', (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Work with us'),
    );
    board.faults.set('/missing', (_, response) => response.writeHead(404).end());
    if (what === 'a board that is gone')
      board.faults.set('/jobs?page=1', (_, response) => response.writeHead(410).end());
    if (what === 'a malformed board')
      board.faults.set('/jobs?page=1', (_, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"openings": []}'),
      );
    if (what === 'a board without jobs') board.pages = [[]];
    expect((await getRefusal(add(`${ORIGIN}${path}`))).code).toBe(code);
    expect((await admin.api.listingSources.list({})).total).toBe(0);
  });

  it.each([
    ['http://169.254.169.254/latest/meta-data/', 'fetch.refused-address'],
    ['http://localhost:1/board', 'fetch.refused-address'],
    ['http://10.0.0.1/board', 'fetch.refused-address'],
    ['file:///etc/passwd', 'fetch.invalid-url'],
    ['our jobs', 'fetch.invalid-url'],
  ])('refuses %s', async (address, code) => {
    expect((await getRefusal(add(address))).code).toBe(code);
    expect((await admin.api.listingSources.list({})).total).toBe(0);
  });

  it('is for admins', async () => {
    for (const person of [await signUp(test), await createStaffMember(test, 'support')])
      expect((await getRefusal(person.api.listingSources.list({}))).code).toBe('access.denied');
    expect((await getRefusal(test.visitor().api.listingSources.add({ address: ADDRESS }))).code).toBe('access.sign-in');
  });
});

describe('a source', () => {
  it('that is paused keeps its listings, and one that is off loses them until it is on again', async () => {
    const { id } = await add();
    await waitForRuns(id, 1);
    const { api } = admin;
    expect(await api.listingSources.change({ id, state: 'paused' })).toMatchObject({ state: 'paused', open: 2 });
    expect((await getRefusal(api.listingSources.sync({ id }))).code).toBe('listings.source-not-on');
    expect(await api.listingSources.change({ id, state: 'off' })).toMatchObject({ state: 'off', open: 0 });
    expect((await test.visitor().api.listings.search({ q: 'nurse' })).total).toBe(0);
    await api.listingSources.change({ id, state: 'on' });
    await waitForRuns(id, 2);
    const detail = await api.listingSources.get({ id });
    expect(detail).toMatchObject({ open: 2, lastRun: { outcome: 'complete' } });
    expect(detail.events.map(({ kind }) => kind)).toEqual(['switched-on', 'switched-off', 'paused', 'added']);
  });

  it('syncs now if asked to, and lists what it rejected', async () => {
    const { id } = await add();
    await waitForRuns(id, 1);
    board.pages = [[...createJobs('a', 'c'), { id: 'b', title: ' ' }]];
    await admin.api.listingSources.sync({ id });
    expect((await waitForRuns(id, 2))[0]).toMatchObject({ added: 1, rejected: 1 });
    expect(await admin.api.listingSources.rejects({ id })).toMatchObject({ total: 1, items: [{ externalId: 'b' }] });
  });

  it('replaces the samples, which stay with those who saved them', async () => {
    const sample = { id: 'samples-test', name: 'Samples', kind: 'sample' } as const;
    await test.app.listings.ingest(sample, [createNurseListing('sample-1')]);
    const member = await signUp(test);
    const [found] = (await test.visitor().api.listings.search({ q: 'registered' })).items.filter(
      ({ source }) => source.sample,
    );
    const listingId = found?.id ?? '';
    await member.api.applications.save({ listingId });
    const { id } = await add();
    await waitForRuns(id, 1);
    await test.eventually(async () => {
      const { items } = await test.visitor().api.listings.search({ q: 'registered' });
      return items.length > 0 && items.every(({ source }) => !source.sample);
    });
    expect((await test.visitor().api.listings.get({ id: listingId })).closed).toBe(true);
    const saved = await test.app.db
      .selectFrom('applications')
      .select('listing_snapshot')
      .where('listing_id', '=', listingId)
      .executeTakeFirstOrThrow();
    expect(saved.listing_snapshot).toMatchObject({
      title: 'Registered Nurse',
      company: 'Larkholt Hospital',
      sample: true,
    });
  });
});
