import { beforeAll, describe, expect, it } from 'vitest';
import { createListings, type ListingSource } from '../src/domains/listings/index.ts';
import { createTransact } from '../src/platform/db/database.ts';
import { createNurseListing, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const FEED: ListingSource = { id: 'feed', name: 'A feed', kind: 'feed', url: 'https://feed.example' };
const BOARD: ListingSource = { id: 'board', name: 'Larkholt careers', kind: 'feed' };
/** How many days ago each was posted. */
const FEED_AGES = [0, 1, 2, 6, 8, 30, 31];
const BOARD_AGES = [0, 7, 90];

const createAged = (ages: readonly number[], source: string) =>
  ages.map((age) =>
    createNurseListing(`${source}-${age}`, {
      company: { name: `Hospital ${source} ${age}` },
      postedAt: new Date(Date.parse('2026-11-20') - age * 86_400_000).toISOString().slice(0, 10),
      remote: age === 7 ? 'hybrid' : 'no',
    }),
  );

beforeAll(async () => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
  await test.app.listings.ingest(FEED, createAged(FEED_AGES, 'feed'));
  await test.app.listings.ingest(BOARD, createAged(BOARD_AGES, 'board'));
});

const search = (query: object) => test.visitor().api.listings.search(query);

describe('searching by age', () => {
  it.each([
    ['1', 3],
    ['3', 4],
    ['7', 6],
    ['30', 8],
  ] as const)('finds listings of the past %s days', async (age, total) => {
    expect((await search({ age })).total).toBe(total);
    const { facets } = await search({});
    expect(facets.age.find(({ value }) => value === age)?.count).toBe(total);
  });

  it('counts the ages of the other filters only, and leaves out empty ones', async () => {
    const { facets } = await search({ age: '1', source: 'board', remote: 'hybrid' });
    expect(facets.age).toEqual([
      { value: '7', count: 1 },
      { value: '30', count: 1 },
    ]);
  });

  it('rejects another number of days', async () => {
    expect((await test.visitor().request('/api/listings?age=2')).status).toBe(400);
  });
});

describe('searching by source', () => {
  it('finds only its listings, and names it', async () => {
    const found = await search({ source: 'board' });
    expect(found).toMatchObject({ total: 3, source: { id: 'board', name: 'Larkholt careers' } });
    expect(new Set(found.items.map(({ source }) => source.id))).toEqual(new Set(['board']));
    expect(found.facets.remote).toEqual([
      { value: 'no', count: 2 },
      { value: 'hybrid', count: 1 },
    ]);
  });

  it('counts sources of the other filters only, the largest first', async () => {
    const { facets, source } = await search({});
    expect(source).toBeNull();
    expect(facets.source).toEqual([
      { value: 'feed', name: 'A feed', count: 7 },
      { value: 'board', name: 'Larkholt careers', count: 3 },
    ]);
    expect((await search({ source: 'board', age: '7' })).facets.source).toEqual([
      { value: 'feed', name: 'A feed', count: 4 },
      { value: 'board', name: 'Larkholt careers', count: 2 },
    ]);
    expect((await search({ remote: 'hybrid' })).facets.source).toEqual([
      { value: 'board', name: 'Larkholt careers', count: 1 },
    ]);
  });

  it('finds nothing from an unknown one', async () => {
    expect(await search({ source: 'nobody' })).toMatchObject({ total: 0, items: [], source: null });
  });

  it('leaves out what a member has hidden', async () => {
    const member = await signUp(test);
    const [first] = (await search({ source: 'board', sort: 'newest' })).items;
    await member.api.hidden.hide({ listingId: first?.id ?? '', kind: 'listing' });
    const found = await member.api.jobs.search({ source: 'board' });
    expect(found.total).toBe(2);
    expect(found.facets.source.find(({ value }) => value === 'board')?.count).toBe(2);
    expect(found.facets.age.find(({ value }) => value === '1')).toBeUndefined();
  });
});

describe('counts above the limit', () => {
  const createLimited = (maxCount: number) =>
    createListings({
      db: test.app.db,
      transact: createTransact(test.app.db),
      now: () => test.clock.now,
      publicUrl: 'http://localhost',
      maxCount,
    });

  it('stop there and say so, and every page can still be read', async () => {
    const limited = createLimited(4);
    const found = await limited.search({});
    expect(found).toMatchObject({ total: 4, items: { length: 10 } });
    expect(found.atLeast.toSorted()).toEqual(['age', 'region', 'remote', 'source', 'sponsorship', 'total']);
    for (const facet of Object.values(found.facets))
      for (const { count } of facet) expect(count).toBeLessThanOrEqual(4);
  });

  it('are exact as soon as filters leave few enough', async () => {
    const limited = createLimited(4);
    // Only the sources are counted without the filter for one.
    expect(await limited.search({ source: 'board' })).toMatchObject({ total: 3, atLeast: ['age', 'source'] });
    const hybrid = await limited.search({ remote: 'hybrid' });
    expect(hybrid.total).toBe(1);
    expect(hybrid.atLeast).not.toContain('total');
    expect(hybrid.atLeast).toContain('remote');
  });

  it('are all exact below it', async () => {
    expect((await createLimited(10).search({})).atLeast).toEqual([]);
    expect((await search({})).atLeast).toEqual([]);
  });
});
