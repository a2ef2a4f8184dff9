import { writePdf } from '@foothold/documents/write';
import { safe } from '@orpc/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DirectoryEntry } from '../src/domains/listings/ingest/directory/directory.ts';
import { toSourceId } from '../src/domains/listings/ingest/source-id.ts';
import type { Adapter } from '../src/domains/listings/ingest/sources/adapter.ts';
import { createListingsModule, listingsModule } from '../src/domains/listings/module.ts';
import { MODULES } from '../src/main/modules.ts';
import { createJobs, createTestAdapter, startTestBoard, type TestBoard } from './doubles/job-board.ts';
import { createNurseListing, createStaffMember, signUp } from './factories.ts';
import { createNurse } from './fixtures/people.ts';
import { findFreePort } from './free-port.ts';
import { type Person, useTestApp } from './harness.ts';

const port = await findFreePort();
const adapter = createTestAdapter();
const createEntry = (name: string, field: DirectoryEntry['field'], token: string): DirectoryEntry => ({
  id: toSourceId('test-board', token),
  name,
  field,
  repository: 'https://github.com/larkholt/boards',
  board: { system: 'test-board', token, url: `${token}/board` },
});
const CLINIC = createEntry('Larkholt Clinic', 'health', `http://127.0.0.1:${port}`);
const SCHOOL = createEntry('Larkholt School', 'education', 'http://127.0.0.1:9');
const DIRECTORY = [CLINIC, SCHOOL];
/** Finds boards by the shape of their address, and in pages that link to one. */
const keyed: Adapter = {
  ...createTestAdapter({ keys: ['THE_MUSE_KEY'] }),
  system: 'keyed-board',
  recognize: ({ pathname, origin }) =>
    pathname === '/keyed' ? { system: 'keyed-board', token: origin, url: `${origin}/keyed` } : null,
};
const registry = {
  adapters: [adapter, keyed],
  recognizeBoard(address: string) {
    const url = URL.parse(address);
    const withKey = url && keyed.recognize(url);
    if (withKey) return { adapter: keyed, board: withKey };
    const board = url && adapter.recognize(url);
    return board ? { adapter, board } : null;
  },
  findBoardInPage: (html: string) => {
    const url = URL.parse(/data-board="([^"]+)"/.exec(html)?.[1] ?? '');
    const board = url && adapter.recognize(url);
    return board ? { adapter, board } : null;
  },
  listDirectory: () => DIRECTORY,
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
    const { items } = await admin.api.listingSources.runs({ id });
    return items.length >= count && items.every(({ endedAt }) => endedAt !== null) && items;
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
    const { id, url } = await add(`${ORIGIN}/careers`);
    expect(url).toBe(ADDRESS);
    await waitForRuns(id, 1);
  });

  it('asks for the employer if neither the board nor the directory names it', async () => {
    DIRECTORY.shift();
    const refusal = await getRefusal(admin.api.listingSources.add({ address: ADDRESS }));
    DIRECTORY.unshift(CLINIC);
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

  it('says which key a source needs, which can’t be switched on without it', async () => {
    const refusal = await getRefusal(add(`${ORIGIN}/keyed`));
    expect(refusal).toMatchObject({
      code: 'listings.source-key-missing',
      data: { fields: { address: 'Test Board needs a key. Set THE_MUSE_KEY, and restart the server.' } },
    });
    expect(board.takePaths()).toEqual([]);
    await test.app.db
      .insertInto('listing_sources')
      .values({ id: 'keyed', name: 'Keyed', kind: 'feed', system: 'keyed-board', token: 'a', state: 'off' })
      .execute();
    expect(await admin.api.listingSources.get({ id: 'keyed' })).toMatchObject({ missingKeys: ['THE_MUSE_KEY'] });
    const change = getRefusal(admin.api.listingSources.change({ id: 'keyed', state: 'on' }));
    expect((await change).code).toBe('listings.source-key-missing');
  });

  it('is for admins', async () => {
    for (const person of [await signUp(test), await createStaffMember(test, 'support')])
      expect((await getRefusal(person.api.listingSources.list({}))).code).toBe('access.denied');
    expect((await getRefusal(test.visitor().api.listingSources.add({ address: ADDRESS }))).code).toBe('access.sign-in');
  });
});

describe('the directory', () => {
  it('lists boards by field and name, of which none is on at first', async () => {
    const { api } = admin;
    expect(await api.listingSources.directory({})).toMatchObject({
      total: 2,
      on: 0,
      items: [{ name: 'Larkholt Clinic', system: 'Test Board', state: null, verifiedAt: null }, { state: null }],
      systems: [{ id: 'test-board', name: 'Test Board', count: 2 }],
    });
    expect((await api.listingSources.directory({ field: 'education' })).items.map(({ name }) => name)).toEqual([
      'Larkholt School',
    ]);
    expect((await api.listingSources.directory({ q: 'clinic lark' })).total).toBe(1);
    expect((await api.listingSources.directory({ system: 'other' })).total).toBe(0);
    expect((await api.listingSources.list({})).total).toBe(0);
  });

  it('switches several boards on, whose jobs come in, and off again', async () => {
    const { api } = admin;
    const ids = [CLINIC.id, 'test-board-unknown'];
    expect(await api.listingSources.changeMany({ ids, state: 'on' })).toEqual({
      changed: 1,
      refused: [{ name: 'test-board-unknown', reason: expect.any(String) }],
    });
    await waitForRuns(CLINIC.id, 1);
    const found = await test.visitor().api.listings.search({ q: 'nurse' });
    expect(found.items[0]?.company.name).toBe('Larkholt Clinic');
    expect(await api.listingSources.directory({ field: 'health' })).toMatchObject({
      on: 1,
      items: [{ state: 'on', verifiedAt: NOW.toISOString() }],
    });
    const { events } = await api.listingSources.get({ id: CLINIC.id });
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ['switched-on', 'Ada Admin'],
      ['added', 'Ada Admin'],
    ]);
    expect(await api.listingSources.changeMany({ ids: [CLINIC.id], state: 'on' })).toMatchObject({ changed: 0 });
    await api.listingSources.changeMany({ ids: [CLINIC.id, SCHOOL.id], state: 'off' });
    expect((await test.visitor().api.listings.search({ q: 'nurse' })).total).toBe(0);
    expect((await api.listingSources.list({})).total).toBe(1);
  });

  it('names the employer of a board that an admin adds by its address', async () => {
    const added = await admin.api.listingSources.add({ address: ADDRESS });
    expect(added.name).toBe('Larkholt Clinic (Test Board)');
    await waitForRuns(added.id, 1);
  });

  it('is for admins, and changes at most 100 boards at once', async () => {
    const person = await createStaffMember(test, 'support');
    expect((await getRefusal(person.api.listingSources.directory({}))).code).toBe('access.denied');
    const change = person.api.listingSources.changeMany({ ids: [CLINIC.id], state: 'on' });
    expect((await getRefusal(change)).code).toBe('access.denied');
    for (const ids of [[], Array.from({ length: 101 }, (_, at) => `board-${at}`)])
      expect((await getRefusal(admin.api.listingSources.changeMany({ ids, state: 'on' }))).code).toBe(
        'request.invalid',
      );
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
    const file = new File([new Uint8Array(await writePdf(createNurse()))], 'nurse.pdf');
    const { resume } = await member.api.resumes.upload({ file });
    await member.api.resumes.setTarget({ id: resume.id, target: { kind: 'listing', listingId } });

    board.faults.set('/jobs?page=1', (_, response) => response.writeHead(500).end());
    await admin.api.listingSources.changeMany({ ids: [CLINIC.id], state: 'on' });
    expect((await waitForRuns(CLINIC.id, 1))[0]?.outcome).toBe('failed');
    expect((await test.visitor().api.listings.search({ q: 'registered' })).samplesOnly).toBe(true);

    board.faults.clear();
    await admin.api.listingSources.sync({ id: CLINIC.id });
    await waitForRuns(CLINIC.id, 2);
    await test.eventually(async () => {
      const { items } = await test.visitor().api.listings.search({ q: 'registered' });
      return items.length > 0 && items.every(({ source }) => !source.sample);
    });
    expect(await test.app.samples.seed()).toBeUndefined();
    expect((await test.visitor().api.listings.get({ id: listingId })).closed).toBe(true);
    expect((await member.api.resumes.get({ id: resume.id })).target).toMatchObject({ listingId });
    expect((await member.api.resumes.plan({ id: resume.id })).proposals).toBeDefined();
    const saved = await test.app.db
      .selectFrom('applications')
      .select('job')
      .where('listing_id', '=', listingId)
      .executeTakeFirstOrThrow();
    expect(saved.job).toMatchObject({
      title: 'Registered Nurse',
      company: 'Larkholt Hospital',
      sample: true,
    });
  });
});
