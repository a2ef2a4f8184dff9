import type { ListingSearch } from '@foothold/contracts/listings';
import type { SearchFilter } from '@foothold/contracts/listings/words';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IncomingListing, ListingSource } from '../src/domains/listings/index.ts';
import { signUp } from './factories.ts';
import type { Person, TestApp } from './harness.ts';

const FEED: ListingSource = { id: 'feed', name: 'A feed', kind: 'feed' };
const BOARD: ListingSource = { id: 'board', name: 'Quillmere careers', kind: 'feed' };
const DAY = '2026-11-20';
const daysAgo = (days: number) => new Date(Date.parse(DAY) - days * 86_400_000).toISOString().slice(0, 10);

const createListing = (externalId: string, change: Partial<IncomingListing>): IncomingListing => ({
  externalId,
  title: 'Registered Nurse',
  company: { name: 'Larkholt Hospital' },
  description: `You will care for people.\n\nRequisition ${externalId}`,
  employmentType: 'full-time',
  remote: 'no',
  places: ['Austin, TX'],
  postedAt: daysAgo(10),
  ...change,
});

const OF_FEED = [
  createListing('nurse-austin', { pay: { min: 80_000, max: 90_000, currency: 'USD', period: 'year' } }),
  createListing('nurse-boise', {
    places: ['Boise, ID'],
    postedAt: daysAgo(2),
    pay: { min: 40, max: 50, currency: 'USD', period: 'hour' },
  }),
  createListing('nurse-london', { places: ['London, United Kingdom'], postedAt: daysAgo(5) }),
  createListing('developer', {
    title: 'Platform Engineer',
    company: { name: 'Fennwend Software' },
    description:
      'Requirements\n- Kubernetes in production\n\nWe sponsor H-1B visas for this role.\n\nNurses are our users.',
    remote: 'yes',
    places: [],
    pay: { min: 150_000, max: 180_000, currency: 'USD', period: 'year' },
    postedAt: daysAgo(1),
  }),
  createListing('cook', {
    title: 'Line Cook',
    company: { name: 'Café Señora' },
    description: 'Requirements\n- Knife skills\n\nWe are unable to sponsor work visas for this position.',
    remote: 'hybrid',
    places: ['Round Rock, TX'],
    postedAt: daysAgo(0),
  }),
  createListing('ended', { title: 'Ended Nurse', validThrough: daysAgo(1) }),
];
/** More than one page, all of one day and alike in what they are ranked by. */
const OF_BOARD = Array.from({ length: 45 }, (_, at) =>
  createListing(`welder-${at}`, {
    title: 'TIG Welder',
    company: { name: `Quillmere Works ${at}` },
    description: `You will weld.\n\nRequisition W-${at}`,
    places: [at % 3 === 0 ? 'Portland, ME' : 'Portland, OR'],
    remote: at % 5 === 0 ? 'hybrid' : 'no',
    postedAt: daysAgo(40),
  }),
);
const OPEN = OF_FEED.length - 1 + OF_BOARD.length;

/** Filters, each with the IDs at the source of what they find, in the order of the results if it says how to sort. */
const FOUND: [what: string, filter: ListingSearch, ids: string[]][] = [
  [
    'a word in another form, in titles and descriptions',
    { q: 'nurses' },
    ['nurse-boise', 'nurse-london', 'nurse-austin', 'developer'],
  ],
  ['a phrase', { q: '"line cook"' }, ['cook']],
  [
    'words that must not occur',
    { q: 'nurse -kubernetes', sort: 'newest' },
    ['nurse-boise', 'nurse-london', 'nurse-austin'],
  ],
  ['one of two words', { q: 'cook or kubernetes', sort: 'newest' }, ['cook', 'developer']],
  ['a skill by another name', { q: 'k8s' }, ['developer']],
  ['an occupation by its abbreviation', { q: 'RN', sort: 'newest' }, ['nurse-boise', 'nurse-london', 'nurse-austin']],
  ['words without their accents', { q: 'cafe senora' }, ['cook']],
  ['pay, highest first', { q: 'nurse', sort: 'pay' }, ['developer', 'nurse-boise', 'nurse-austin', 'nurse-london']],
  ['a minimum of pay, by the hour too', { payMin: 100_000, sort: 'newest' }, ['developer', 'nurse-boise']],
  ['a state', { place: 'Texas', sort: 'newest' }, ['cook', 'nurse-austin']],
  ['a city', { place: 'Austin, TX' }, ['nurse-austin']],
  ['places near a city', { place: 'Austin, TX', within: '25', sort: 'newest' }, ['cook', 'nurse-austin']],
  ['a country', { place: 'United Kingdom' }, ['nurse-london']],
  ['remote work', { remote: 'yes' }, ['developer']],
  ['sponsorship', { sponsorship: 'sponsors' }, ['developer']],
  ['an age', { age: '3', sort: 'newest' }, ['cook', 'developer', 'nurse-boise']],
  ['a company', { company: 'larkholt-hospital', q: 'Boise' }, ['nurse-boise']],
  ['nothing for an unknown company', { company: 'nobody-here' }, []],
  ['nothing for a contradiction', { q: 'welder', place: 'Texas' }, []],
];

const HOSTILE = ["'", '"', '(((', '&|!<->', ":*'", '\\', '-', '--', '"" or ""', 'a'.repeat(200), '🧑‍🏭', 'or or', '%_'];

/**
 * What every engine for search has to do, over HTTP.
 * @param test an app of its own, whose listings are found by the engine
 */
export function describeSearchEngine(name: string, test: TestApp): void {
  const search = (filter: ListingSearch = {}, person: Person = test.visitor()) => person.api.listings.search(filter);
  const externalIds = new Map<string, string>();
  const readIds = async (filter: ListingSearch) =>
    (await search(filter)).items.map(({ id }) => externalIds.get(id) ?? id);

  beforeAll(async () => {
    test.clock.now = new Date(`${DAY}T12:00:00Z`);
    await test.app.listings.ingest(FEED, OF_FEED);
    await test.app.listings.ingest(BOARD, OF_BOARD);
    const rows = await test.app.db.selectFrom('listings').select(['id', 'external_id']).execute();
    for (const row of rows) externalIds.set(row.id, row.external_id);
  });

  describe(name, () => {
    it.each(FOUND)('finds %s', async (_, filter, ids) => {
      const found = await readIds(filter);
      expect(filter.sort ? found : found.toSorted()).toEqual(filter.sort ? ids : ids.toSorted());
      expect((await search(filter)).total).toBe(ids.length);
    });

    it('puts those with the words in the title before those with them in the description', async () => {
      expect((await readIds({ q: 'nurses' })).at(-1)).toBe('developer');
    });

    it.each(['newest', 'pay', 'relevance'] as const)('pages by %s without repeating or skipping one', async (sort) => {
      const filter = { q: 'welder', sort };
      const pages = await Promise.all([1, 2, 3].map((page) => search({ ...filter, page })));
      expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
        [20, 45],
        [20, 45],
        [5, 45],
      ]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(45);
      expect((await search({ ...filter, page: 4 })).items).toEqual([]);
    });

    it('continues after a cursor, whatever is added meanwhile', async () => {
      const filter = { q: 'welder', sort: 'newest' } as const;
      const first = await search(filter);
      await test.app.listings.ingest(FEED, [createListing('welder-new', { title: 'Welder', postedAt: DAY })]);
      const seen = first.items.map(({ id }) => id);
      for (let cursor = first.nextCursor; cursor !== null; ) {
        const next: Awaited<ReturnType<typeof search>> = await search({ ...filter, cursor });
        seen.push(...next.items.map(({ id }) => id));
        cursor = next.nextCursor;
      }
      expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
      await test.app.listings.close(FEED.id, ['welder-new']);
      expect((await search({ q: 'welder' })).nextCursor).toBeNull();
      const cursor = first.nextCursor ?? '';
      for (const wrong of [
        { ...filter, sort: 'pay' as const },
        { ...filter, page: 2 },
        { ...filter, countryFirst: 'GB' },
      ])
        await expect(search({ ...wrong, cursor })).rejects.toMatchObject({ code: 'request.invalid' });
      for (const wrong of ['x', `2026-13-45_${first.items[0]?.id}`, cursor.replace(/.$/, '-')])
        await expect(search({ ...filter, cursor: wrong })).rejects.toMatchObject({
          data: { fields: { cursor: 'This isn’t a cursor.' } },
        });
    });

    it.each<[string, ListingSearch]>([
      ['everything', {}],
      ['words', { q: 'welder' }],
      ['a place', { place: 'Portland' }],
      ['two facets', { remote: 'hybrid', sponsorship: 'unknown' }],
      ['a source and an age', { source: 'feed', age: '7' }],
    ])('says of each facet how many its value would leave: %s', async (_, filter) => {
      const { facets, total } = await search(filter);
      if (Object.keys(filter).length === 0) expect(total).toBe(OPEN);
      for (const facet of ['remote', 'sponsorship', 'age', 'source'] as const)
        for (const { value, count } of facets[facet])
          expect([facet, value, (await search({ ...filter, [facet]: value })).total]).toEqual([facet, value, count]);
      expect(facets.source.length).toBeGreaterThan(0);
    });

    it.each(FOUND)('counts by city what it finds with %s', async (_, { sort, ...filter }, ids) => {
      const map = await test.visitor().api.listings.map(filter as SearchFilter);
      const byId = new Map([...OF_FEED, ...OF_BOARD].map((listing) => [listing.externalId, listing]));
      const expected = ids.flatMap((id) => byId.get(id)?.places ?? []);
      expect(map.total).toBe(ids.length);
      expect(map.placed).toBe(expected.length);
    });

    it('corrects words that no listing has, and only these', async () => {
      expect(await search({ q: 'weldre' })).toMatchObject({ corrected: 'welder', total: 45 });
      expect(await search({ q: 'welder' })).toMatchObject({ corrected: null });
      expect(await search({ q: 'qqxzzk' })).toMatchObject({ corrected: null, total: 0 });
    });

    it.each(HOSTILE)('takes %j for words', async (q) => {
      expect(await search({ q })).toMatchObject({ page: 1 });
    });

    it('finds a listing as soon as it is added, as it is after a change, and not once it is closed', async () => {
      const source: ListingSource = { id: 'fresh', name: 'Fresh', kind: 'feed' };
      const totals = async () => [
        (await search({ q: 'arborist' })).total,
        (await search({ q: 'beekeeper' })).total,
        (await search()).facets.source.find(({ value }) => value === 'fresh')?.count ?? 0,
      ];
      expect(await totals()).toEqual([0, 0, 0]);
      await test.app.listings.ingest(source, [createListing('one', { title: 'Arborist' })]);
      expect(await totals()).toEqual([1, 0, 1]);
      await test.app.listings.ingest(source, [createListing('one', { title: 'Beekeeper' })]);
      expect(await totals()).toEqual([0, 1, 1]);
      await test.app.listings.close('fresh', ['one']);
      expect(await totals()).toEqual([0, 0, 0]);
    });

    it('shows a job of two sources once', async () => {
      const source: ListingSource = { id: 'copies', name: 'Copies', kind: 'feed' };
      const again = OF_FEED.slice(0, 1).map((listing) => ({ ...listing, externalId: 'copy' }));
      await test.app.listings.ingest(source, again);
      expect((await search({ place: 'Austin, TX' })).total).toBe(1);
      await test.app.listings.close('copies', ['copy']);
    });

    it('leaves out what a member has hidden, of counts too', async () => {
      const member = await signUp(test);
      const [listing] = (await search({ place: 'Austin, TX' })).items;
      await member.api.hidden.hide({ listingId: listing?.id ?? '', kind: 'listing' });
      const own = await member.api.jobs.search({ q: 'nurse' });
      expect(own.total).toBe((await search({ q: 'nurse' })).total - 1);
      expect(own.items.map(({ id }) => id)).not.toContain(listing?.id);
      const countUnknown = (facets: typeof own.facets) =>
        facets.sponsorship.find(({ value }) => value === 'unknown')?.count ?? 0;
      expect(countUnknown(own.facets)).toBe(countUnknown((await search({ q: 'nurse' })).facets) - 1);
    });

    it('feeds the latest listings', async () => {
      const { items } = await test.visitor().api.listings.feed({ q: 'nurse' });
      expect(items.map(({ id }) => externalIds.get(id))).toEqual([
        'developer',
        'nurse-boise',
        'nurse-london',
        'nurse-austin',
      ]);
    });

    it('compares listings with many filters as a search for each of them would', async () => {
      const filters = FOUND.map(([, filter]) => filter as SearchFilter);
      const ids = [...externalIds.keys()];
      const pairs = await test.app.listings.matchFilters(filters, ids);
      for (const [at, [what, , expected]] of FOUND.entries()) {
        const found = pairs.filter((pair) => pair.at === at).map(({ id }) => externalIds.get(id));
        expect([what, found.toSorted()]).toEqual([what, expected.toSorted()]);
      }
      expect(await test.app.listings.matchFilters(filters, [])).toEqual([]);
    });
  });
}
