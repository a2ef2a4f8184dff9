import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '@foothold/contracts/listings';
import { safe } from '@orpc/client';
import { Kysely, PostgresDialect } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createListings, type IncomingListing, type ListingSource } from '../src/domains/listings/index.ts';
import { createTransact, openDatabase } from '../src/platform/db/database.ts';
import type { DB } from '../src/platform/db/schema.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const FEED: ListingSource = { id: 'feed', name: 'A feed', kind: 'feed', url: 'https://feed.example' };
const DAY = '2026-11-20';

/** A made-up listing. Fields that a test doesn't set are filled in. */
function createListing(externalId: string, change: Partial<IncomingListing> = {}): IncomingListing {
  return {
    externalId,
    title: 'Registered Nurse',
    company: { name: 'Larkholt Hospital', about: 'A hospital.' },
    description:
      'You will care for people.\n\nRequirements\n- Current Registered Nurse license\n- Two years of experience',
    employmentType: 'full-time',
    remote: 'no',
    places: ['Austin, TX'],
    pay: { min: 80_000, max: 90_000, currency: 'USD', period: 'year' },
    postedAt: '2026-11-10',
    ...change,
  };
}

const RETAINED = [
  createListing('nurse-austin'),
  createListing('nurse-boise', {
    places: ['Boise, ID'],
    postedAt: '2026-11-12',
    pay: { min: 40, max: 50, currency: 'USD', period: 'hour' },
  }),
  createListing('welder', {
    title: 'TIG Welder',
    company: { name: 'Quillmere Works' },
    description:
      'Requirements\n- TIG welding\n- Blueprint reading\n\nWe are unable to sponsor work visas for this position.',
    places: ['Portland, ME', 'Portland, OR'],
    pay: { min: 25, max: 32, currency: 'USD', period: 'hour' },
    postedAt: '2026-11-15',
  }),
  createListing('developer', {
    title: 'Senior Software Engineer',
    company: { name: 'Fennwend Software' },
    description:
      'Requirements\n- Kubernetes and Go in production\n- C++ at work\n\nWe sponsor H-1B visas for this role.\n\nPatients and nurses are our users.',
    remote: 'yes',
    places: [],
    pay: { min: 150_000, max: 180_000, currency: 'USD', period: 'year' },
    postedAt: '2026-11-18',
  }),
  createListing('cook', {
    title: 'Line Cook',
    company: { name: 'Café Señora' },
    description: 'Requirements\n- Knife skills\n- Food safety',
    remote: 'hybrid',
    places: ['Austin, TX'],
    pay: undefined,
    postedAt: '2026-11-19',
  }),
  createListing('ended', { title: 'Ended Welder', validThrough: '2026-11-19' }),
];

const search = (query: Record<string, string | number> = {}) => test.visitor().api.listings.search(query as never);
const readTitles = async (query: Record<string, string | number>) =>
  (await search(query)).items.map(({ title }) => title);
const getRefusal = async (promise: Promise<unknown>) => (await safe(promise)).error as unknown as { code: string };

beforeAll(async () => {
  test.clock.now = new Date(`${DAY}T12:00:00Z`);
  await test.app.listings.ingest(FEED, RETAINED);
});

describe('importing listings', () => {
  it('adds each listing once, updates changed ones, and leaves the rest alone', async () => {
    const source: ListingSource = { id: 'again', name: 'Again', kind: 'feed' };
    const two = [createListing('a', { title: 'Plumber' }), createListing('b', { title: 'Electrician' })];
    expect(await test.app.listings.ingest(source, two)).toMatchObject({ added: 2, updated: 0, unchanged: 0 });
    const revision = await getRevision();
    expect(await test.app.listings.ingest(source, two)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    expect(await test.app.listings.close(source.id, ['unknown'])).toBe(0);
    expect(await getRevision(), 'nothing is announced without a change').toBe(revision);
    const changed = [createListing('a', { title: 'Master Plumber' }), createListing('b', { title: 'Electrician' })];
    expect(await test.app.listings.ingest(source, changed)).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
    expect(await readTitles({ q: 'plumber' })).toEqual(['Master Plumber']);
    await closeAll('again');
  });

  it('keeps the last of two with the same ID, and reports invalid ones', async () => {
    const source: ListingSource = { id: 'twice', name: 'Twice', kind: 'feed' };
    const result = await test.app.listings.ingest(source, [
      createListing('x', { title: 'Old Carpenter' }),
      createListing('x', { title: 'New Carpenter' }),
      createListing('y', { title: '' }),
      createListing('z', { postedAt: 'soon' }),
    ]);
    expect(result).toMatchObject({ added: 1, refused: [{ externalId: 'y' }, { externalId: 'z' }] });
    expect(result.refused.map(({ reason }) => reason.split(':')[0])).toEqual(['title', 'postedAt']);
    expect(await readTitles({ q: 'carpenter' })).toEqual(['New Carpenter']);
    await closeAll('twice');
  });

  it('gives the same result when two imports run simultaneously', async () => {
    const source: ListingSource = { id: 'race', name: 'Race', kind: 'feed' };
    const many = Array.from({ length: 40 }, (_, id) => createListing(String(id), { title: `Glazier ${id}` }));
    const results = await Promise.all([test.app.listings.ingest(source, many), test.app.listings.ingest(source, many)]);
    expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(40);
    expect((await search({ q: 'glazier' })).total).toBe(40);
    await closeAll('race');
  });

  it('closes listings that a source dropped, and reopens them when they return', async () => {
    const source: ListingSource = { id: 'gone', name: 'Gone', kind: 'feed' };
    await test.app.listings.ingest(source, [
      createListing('a', { title: 'Locksmith' }),
      createListing('b', { title: 'Locksmith', places: ['Boise, ID'] }),
    ]);
    expect(await test.app.listings.close('gone', ['a', 'never-there'])).toBe(1);
    expect(await test.app.listings.close('gone', ['a'])).toBe(0);
    expect((await search({ q: 'locksmith' })).total).toBe(1);
    expect(await test.app.listings.ingest(source, [createListing('a', { title: 'Locksmith' })])).toMatchObject({
      updated: 1,
    });
    expect((await search({ q: 'locksmith' })).total).toBe(2);
    await closeAll('gone');
  });

  it('stores nothing if the database fails halfway', async () => {
    const source: ListingSource = { id: 'broken', name: 'Broken', kind: 'feed' };
    const many = Array.from({ length: 400 }, (_, id) => createListing(String(id), { title: `Mason ${id}` }));
    // A date that JavaScript accepts and PostgreSQL rejects, in the last batch.
    many.push(
      createListing('last', {
        title: 'Mason',
        pay: { min: 1, max: 999, currency: 'USD', period: 'hour' },
        postedAt: '0000-01-01',
      }),
    );
    await expect(test.app.listings.ingest(source, many)).rejects.toThrow();
    expect((await search({ q: 'mason' })).total).toBe(0);
  });
});

describe('a listing', () => {
  it('shows the details extracted from its text, with the sentence about sponsorship', async () => {
    const [found] = (await search({ q: 'TIG welder' })).items as [Listing];
    const detail = await test.visitor().api.listings.get({ id: found.id });
    expect(detail).toMatchObject({
      title: 'TIG Welder',
      company: { name: 'Quillmere Works', about: null },
      source: { id: 'feed', name: 'A feed', sample: false },
      occupation: 'Welder',
      sponsorship: { value: 'does-not-sponsor', quote: 'We are unable to sponsor work visas for this position.' },
      places: [
        { city: 'Portland', region: 'ME', country: 'US' },
        { city: 'Portland', region: 'OR', country: 'US' },
      ],
      pay: { min: 25, max: 32, currency: 'USD', period: 'hour' },
    });
    expect(detail.skills.mustHave).toContain('Blueprint Reading');
    expect(detail.description).toContain('- Blueprint reading');
  });

  it('returns 404 for an invalid id', async () => {
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000', "' OR 1=1 --"])
      expect((await getRefusal(test.visitor().api.listings.get({ id }))).code).toBe('resource.not-found');
  });

  it('stays readable after it ends', async () => {
    const row = await test.app.db
      .selectFrom('listings')
      .select('id')
      .where('external_id', '=', 'ended')
      .executeTakeFirstOrThrow();
    expect((await test.visitor().api.listings.get({ id: row.id })).title).toBe('Ended Welder');
    expect(await readTitles({ q: 'welder' })).toEqual(['TIG Welder']);
  });
});

describe('searching by words', () => {
  it('finds title, company, place, occupation, skill, and description, ranking titles first', async () => {
    expect(await readTitles({ q: 'nurse' })).toEqual([
      'Registered Nurse',
      'Registered Nurse',
      'Senior Software Engineer',
    ]);
    expect(await readTitles({ q: 'quillmere' })).toEqual(['TIG Welder']);
    expect(await readTitles({ q: 'boise nurse' })).toEqual(['Registered Nurse']);
    expect(await readTitles({ q: 'developer' })).toEqual(['Senior Software Engineer']);
    expect(await readTitles({ q: 'knife skills' })).toEqual(['Line Cook']);
  });

  it('recognizes synonyms of skills and occupations', async () => {
    expect(await readTitles({ q: 'k8s' })).toEqual(['Senior Software Engineer']);
    expect(await readTitles({ q: 'golang' })).toEqual(['Senior Software Engineer']);
    expect(await readTitles({ q: 'C++' })).toEqual(['Senior Software Engineer']);
    expect(await readTitles({ q: 'RN' })).toEqual(['Registered Nurse', 'Registered Nurse']);
  });

  it('supports phrases, exclusions, and "or", and ignores accents', async () => {
    expect(await readTitles({ q: '"line cook"' })).toEqual(['Line Cook']);
    expect(await readTitles({ q: '"cook line"' })).toEqual([]);
    expect(await readTitles({ q: 'nurse -registered' })).toEqual(['Senior Software Engineer']);
    expect(await readTitles({ q: 'welder or cook', sort: 'newest' })).toEqual(['Line Cook', 'TIG Welder']);
    expect(await readTitles({ q: 'cafe senora' })).toEqual(['Line Cook']);
  });

  it('corrects misspelled words to those that listings use, and says so', async () => {
    const { items, corrected } = await search({ q: 'registred nusre' });
    expect(corrected).toBe('registered nurse');
    expect(items.map(({ title }) => title)).toEqual(['Registered Nurse', 'Registered Nurse']);
    expect((await search({ q: 'nurse' })).corrected).toBeNull();
    expect(await search({ q: 'xylophonist' })).toMatchObject({ total: 0, corrected: null });
  });

  it('returns no results for input without words', async () => {
    for (const q of ['???', '--', '""', ':*', '&|!']) expect((await search({ q })).total, q).toBe(0);
  });
});

describe('filters', () => {
  it.each([
    ['a state by its code', { place: 'TX' }, ['Line Cook', 'Registered Nurse']],
    ['a state by its name', { place: 'idaho' }, ['Registered Nurse']],
    ['a city', { place: 'portland' }, ['TIG Welder']],
    ['a city in its state', { place: 'Portland, Oregon' }, ['TIG Welder']],
    ['a city in another state', { place: 'Austin, ME' }, []],
    ['a place that is none', { place: 'Atlantis' }, []],
    ['remote work', { remote: 'yes' }, ['Senior Software Engineer']],
    ['hybrid work', { remote: 'hybrid' }, ['Line Cook']],
    ['sponsors', { sponsorship: 'sponsors' }, ['Senior Software Engineer']],
    ['pay a year, hourly pay counted up', { payMin: 95_000 }, ['Senior Software Engineer', 'Registered Nurse']],
    ['several at once', { q: 'nurse', place: 'TX', payMin: 50_000 }, ['Registered Nurse']],
    [
      'empty ones, which mean any',
      { q: '', place: '', remote: '', payMin: '', sponsorship: '', sort: '', page: '', q2: '' },
      5,
    ],
  ] as [string, Record<string, string | number>, string[] | number][])('%s', async (_, query, expected) => {
    const address = new URLSearchParams({ sort: 'newest' });
    for (const [name, value] of Object.entries(query)) address.set(name, String(value));
    const answer = await test.visitor().request(`/api/listings?${address}`);
    expect(answer.status).toBe(200);
    const { items } = (await answer.json()) as { items: Listing[] };
    if (typeof expected === 'number') expect(items).toHaveLength(expected);
    else expect(items.map(({ title }) => title)).toEqual(expected);
  });

  it('count pay up to a full-time year, whatever its period', async () => {
    const source: ListingSource = { id: 'periods', name: 'Periods', kind: 'feed' };
    const PAY = { hour: 30, day: 300, week: 1300, month: 6000, year: 78_000 } as const;
    await test.app.listings.ingest(
      source,
      Object.entries(PAY).map(([period, max]) =>
        createListing(period, {
          title: `Beekeeper by the ${period}`,
          pay: { max, currency: 'USD', period: period as keyof typeof PAY },
        }),
      ),
    );
    const find = async (payMin: number) =>
      (await search({ q: 'beekeeper', payMin, sort: 'pay' })).items.map(({ pay }) => pay?.period);
    // 30 · 2,080 = 62,400; 300 · 260 = 78,000; 1,300 · 52 = 67,600; 6,000 · 12 = 72,000.
    expect(await find(62_400)).toHaveLength(5);
    expect(await find(62_401)).toEqual([expect.any(String), expect.any(String), 'month', 'week']);
    expect(await find(67_601)).toHaveLength(3);
    expect(await find(72_001)).toHaveLength(2);
    expect(await find(78_001)).toEqual([]);
    await closeAll('periods');
  });

  it('include counts of what each filter would leave', async () => {
    const { facets, total, samplesOnly } = await search({ place: 'TX' });
    expect(total).toBe(2);
    expect(samplesOnly).toBe(false);
    expect(facets.remote).toEqual([
      { value: 'hybrid', count: 1 },
      { value: 'no', count: 1 },
    ]);
    expect(Object.fromEntries(facets.region.map(({ value, count }) => [value, count]))).toEqual({
      TX: 2,
      ID: 1,
      ME: 1,
      OR: 1,
    });
    for (const { value, count } of facets.region) expect((await search({ place: value })).total).toBe(count);
  });

  it('count only a city, except for the states', async () => {
    const { facets, total } = await search({ place: 'Austin' });
    expect(total).toBe(2);
    expect(facets.remote).toEqual([
      { value: 'hybrid', count: 1 },
      { value: 'no', count: 1 },
    ]);
    expect(facets.sponsorship).toEqual([{ value: 'unknown', count: 2 }]);
    expect(facets.region).toEqual((await search({})).facets.region);
  });
});

describe('the order', () => {
  it('sorts by date, pay, or relevance', async () => {
    expect(await readTitles({ sort: 'newest' })).toEqual([
      'Line Cook',
      'Senior Software Engineer',
      'TIG Welder',
      'Registered Nurse',
      'Registered Nurse',
    ]);
    const maxPays = (await search({ sort: 'pay' })).items.map(({ pay }) => pay?.max ?? null);
    expect(maxPays).toEqual([180_000, 50, 90_000, 32, null]);
    expect(await readTitles({ q: 'nurse', sort: 'relevance' })).toEqual([
      'Registered Nurse',
      'Registered Nurse',
      'Senior Software Engineer',
    ]);
  });

  it('shows every listing once from the first page to the last', async () => {
    const source: ListingSource = { id: 'many', name: 'Many', kind: 'feed' };
    // All have the same date and pay, so only their IDs differ.
    await test.app.listings.ingest(
      source,
      Array.from({ length: 47 }, (_, id) =>
        createListing(String(id), { title: 'Stagehand', company: { name: `Hall ${id}` } }),
      ),
    );
    for (const sort of ['newest', 'pay', 'relevance']) {
      const seen = new Set<string>();
      const { pages, total } = await search({ q: 'stagehand', sort });
      expect([pages, total]).toEqual([3, 47]);
      for (let page = 1; page <= pages; page++)
        for (const { id } of (await search({ q: 'stagehand', sort, page })).items) seen.add(id);
      expect(seen.size, sort).toBe(47);
    }
    expect((await search({ q: 'stagehand', page: 4 })).items).toEqual([]);
    await closeAll('many');
  });
});

describe('bad input', () => {
  it.each([
    ['remote=maybe', 'remote'],
    ['payMin=lots', 'payMin'],
    ['payMin=-5', 'payMin'],
    ['page=0', 'page'],
    ['page=101', 'page'],
    ['sort=random', 'sort'],
    ['sponsorship=yes', 'sponsorship'],
    [`q=${'x'.repeat(201)}`, 'q'],
    [`place=${'x'.repeat(201)}`, 'place'],
  ])('rejects %s and names the field', async (query, field) => {
    const answer = await test.visitor().request(`/api/listings?${query}`);
    expect(answer.status).toBe(400);
    const problem = (await answer.json()) as { code: string; fields: Record<string, string> };
    expect(problem.code).toBe('request.invalid');
    expect(Object.keys(problem.fields)).toEqual([field]);
  });

  it('gets a response, but never a server error', async () => {
    const unusualTypes = [
      '\u0000',
      '%',
      '\\',
      "';DROP TABLE listings;--",
      '\ud800',
      '((((',
      '!!',
      '<->',
      'a:*',
      '"',
      '-',
      'or',
      '\u202etxt',
    ];
    for (const q of unusualTypes)
      for (const name of ['q', 'place']) {
        const answer = await test.visitor().request(`/api/listings?${name}=${encodeURIComponent(q.toWellFormed())}`);
        expect([200, 400], `${name}=${JSON.stringify(q)}`).toContain(answer.status);
      }
  });

  const file = join(process.env.SHARED_DATA ?? '../shared/data', 'bad-inputs/strings/blns.json');
  it.skipIf(!existsSync(file))(
    `from the list of naughty strings (skipped without ${file})`,
    async () => {
      const strings = JSON.parse(readFileSync(file, 'utf8')) as string[];
      expect(strings.length).toBeGreaterThan(400);
      for (const text of strings) {
        const short = text.toWellFormed().slice(0, 200);
        for (const name of ['q', 'place']) {
          const answer = await test.visitor().request(`/api/listings?${name}=${encodeURIComponent(short)}`);
          expect([200, 400], `${name}=${JSON.stringify(short)}`).toContain(answer.status);
        }
      }
      const source: ListingSource = { id: 'naughty', name: 'Naughty', kind: 'feed' };
      const result = await test.app.listings.ingest(
        source,
        strings.map((text, place) =>
          createListing(String(place), {
            title: `Cook ${text}`.slice(0, 200),
            company: { name: `Co ${text}`.slice(0, 200) },
            description: text || 'x',
          }),
        ),
      );
      expect(result.added + result.refused.length).toBe(strings.length);
      expect(result.refused.length).toBeLessThan(20);
      await closeAll('naughty');
    },
    120_000,
  );
});

describe('matching', () => {
  const profile = {
    skills: [
      { skill: 'registered-nurse', shown: 'dated-role' as const },
      { skill: 'kubernetes', shown: 'listed' as const },
    ],
    occupations: [{ occupation: 'registered-nurse', years: 4, latest: true }],
    years: 4,
    seniority: 'mid' as const,
    wants: {},
  };

  it('finds matching listings, with points and reasons', async () => {
    const { matches, considered } = await test.app.listings.matchesFor(profile, { limit: 10 });
    expect(considered).toBe(5);
    expect(matches.map(({ listing: { title } }) => title)).toEqual(['Registered Nurse', 'Registered Nurse']);
    const [best] = matches;
    expect(best?.score).toBe(best?.parts.reduce((sum, { points }) => sum + points, 0));
    expect(best?.reasons).toContainEqual({
      kind: 'occupation',
      effect: 'for',
      text: 'Your occupation: Registered Nurse.',
    });
  });

  it('respects the selected filters', async () => {
    const findOnly = async (wants: object) =>
      (await test.app.listings.matchesFor({ ...profile, wants }, { limit: 10 })).matches.map(
        ({ listing: { places } }) => places[0]?.region,
      );
    expect(await findOnly({ states: ['ID'] })).toEqual(['ID']);
    expect(await findOnly({ payMin: 100_000 })).toEqual(['ID']);
    expect(await findOnly({ remote: 'only' })).toEqual([]);
  });

  it('shows what changes about companies and sources, which gives listings no new revision', async () => {
    const findBest = async () => (await test.app.listings.matchesFor(profile, { limit: 1 })).matches[0]?.listing;
    const before = await findBest();
    expect(before).toBeDefined();
    expect(await findBest()).toEqual(before);
    const { db } = test.app;
    const about = 'A hospital that was renamed.';
    await db
      .updateTable('companies')
      .set({ about })
      .where('id', '=', before?.company.id ?? '')
      .execute();
    await test.eventually(async () => (await findBest())?.company.about === about);
    const attribution = 'A feed of hospitals';
    await db
      .updateTable('listing_sources')
      .set({ attribution })
      .where('id', '=', before?.source.id ?? '')
      .execute();
    await test.eventually(async () => (await findBest())?.source.attribution === attribution);
    await db
      .updateTable('companies')
      .set({ about: before?.company.about ?? null })
      .where('id', '=', before?.company.id ?? '')
      .execute();
    await db
      .updateTable('listing_sources')
      .set({ attribution: null })
      .where('id', '=', before?.source.id ?? '')
      .execute();
    await test.eventually(async () => JSON.stringify(await findBest()) === JSON.stringify(before));
  });

  it('reads changes as they are announced, before someone asks for matches', async () => {
    const database = openDatabase(test.databaseUrl, 1, test.app.logger);
    const queries: string[] = [];
    const db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: ({ query }) => void queries.push(query.sql),
    });
    const other = createListings({
      db,
      transact: createTransact(db),
      now: () => test.clock.now,
      publicUrl: test.url,
      events: test.app.events,
    });
    const countReads = () => queries.filter((text) => /FROM listings l\b/.test(text)).length;
    await test.app.listings.ingest({ id: 'announced', name: 'A feed', kind: 'feed' }, [createListing('one')]);
    expect(countReads()).toBe(0);
    await other.prepareMatching();
    const before = countReads();
    await closeAll('announced');
    await test.eventually(async () => countReads() > before);
    await database.close();
  });

  it('reflects added, changed, and ended listings immediately, even from another server', async () => {
    const source: ListingSource = { id: 'fresh', name: 'Fresh', kind: 'feed' };
    const { db } = test.app;
    const other = createListings({ db, transact: createTransact(db), now: () => test.clock.now, publicUrl: test.url });
    const listTitles = async () => {
      const [here, there] = await Promise.all([
        test.app.listings.matchesFor(profile, { limit: 20 }),
        other.matchesFor(profile, { limit: 20 }),
      ]);
      expect(there).toEqual(here);
      return here.matches.map(({ listing: { title } }) => title);
    };
    expect(await listTitles()).not.toContain('ICU Nurse');
    await test.app.listings.ingest(source, [createListing('icu', { title: 'ICU Nurse', validThrough: '2026-11-25' })]);
    expect(await listTitles()).toContain('ICU Nurse');
    await test.app.listings.ingest(source, [
      createListing('icu', { title: 'Oncology Nurse', validThrough: '2026-11-25' }),
    ]);
    expect(await listTitles()).toContain('Oncology Nurse');
    const before = test.clock.now;
    test.clock.now = new Date('2026-11-26T12:00:00Z');
    expect(await listTitles()).not.toContain('Oncology Nurse');
    test.clock.now = before;
    await test.app.listings.ingest(source, [createListing('icu', { title: 'Hospice Nurse' })]);
    expect(await listTitles()).toContain('Hospice Nurse');
    await closeAll('fresh');
    expect(await listTitles()).not.toContain('Hospice Nurse');
  });
});

const getRevision = async () =>
  (await test.app.db.selectFrom('listing_catalog').select('revision').executeTakeFirstOrThrow()).revision;

/** Removes a source's listings, so that tests don't see each other's. */
async function closeAll(source: string): Promise<void> {
  const rows = await test.app.db.selectFrom('listings').select('external_id').where('source_id', '=', source).execute();
  await test.app.listings.close(
    source,
    rows.map((row) => row.external_id),
  );
}
