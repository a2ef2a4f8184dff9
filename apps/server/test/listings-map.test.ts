import { beforeAll, describe, expect, it } from 'vitest';
import { createListings } from '../src/domains/listings/index.ts';
import { createTransact } from '../src/platform/db/database.ts';
import { createNurseListing, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const FEED = { id: 'feed', name: 'A feed', kind: 'feed' } as const;

beforeAll(async () => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
  await test.app.listings.ingest(FEED, [
    createNurseListing('dallas-1', { places: ['Dallas, TX'] }),
    createNurseListing('dallas-2', { places: ['DALLAS, TX', 'Plano, TX'], title: 'Night Nurse' }),
    createNurseListing('dallas-3', { places: ['Dallas, TX', 'Boise, ID'], remote: 'hybrid' }),
    createNurseListing('st-louis', { places: ['St. Louis, MO'] }),
    createNurseListing('leeds', { places: [{ city: 'Leeds', region: 'West Yorkshire', country: 'GB' }] }),
    // Where these are isn't known.
    createNurseListing('any-portland', { places: [{ city: 'Portland' }] }),
    createNurseListing('texas', { places: ['Texas'] }),
    createNurseListing('toronto', { places: ['Toronto, Canada'] }),
    createNurseListing('anywhere', { places: [], remote: 'yes' }),
    createNurseListing('closed', { places: ['Denver, CO'], validThrough: '2026-11-19' }),
  ]);
});

const map = (filter: object = {}) => test.visitor().api.listings.map(filter);
const toCounts = (places: readonly { place: string; count: number }[]) =>
  places.map(({ place, count }) => [place, count]);

describe('the map of a search', () => {
  it('counts open listings in each city whose position is known, and the others apart', async () => {
    const { places, ...counts } = await map();
    expect(toCounts(places)).toEqual([
      ['Dallas, TX', 3],
      ['Boise, ID', 1],
      ['Leeds, UK', 1],
      ['Plano, TX', 1],
      ['St. Louis, MO', 1],
    ]);
    expect(places[0]).toMatchObject({ region: 'TX', country: 'US', latitude: 32.78, longitude: -96.81 });
    expect(counts).toMatchObject({ total: 9, placed: 5, remote: 1, isLeast: false, morePlaces: 0 });
  });

  it('joins cities close to a larger one, and counts a listing in both once', async () => {
    const { areas } = await map();
    expect(areas.map(({ place, places, within, count }) => [place, places, within, count])).toEqual([
      ['Dallas, TX', 2, '25', 3],
      ['Boise, ID', 1, null, 1],
      ['Leeds, UK', 1, null, 1],
      ['St. Louis, MO', 1, null, 1],
    ]);
  });

  it('names each place so that a search for it finds as many', async () => {
    const { places } = await map();
    for (const { place, count } of places)
      expect([place, (await test.visitor().api.listings.search({ place })).total]).toEqual([place, count]);
  });

  it.each([
    ['words', { q: '"night nurse"' }, ['Dallas, TX', 'Plano, TX']],
    ['remote work', { remote: 'hybrid' }, ['Boise, ID', 'Dallas, TX']],
    ['a place', { place: 'Missouri' }, ['St. Louis, MO']],
    ['miles around a city', { place: 'Plano, TX', within: '10' }, ['Dallas, TX', 'Plano, TX']],
    ['a company that nobody has', { company: 'nobody-here' }, []],
    ['words that no listing has', { q: 'qqxzzk' }, []],
  ] as const)('has only what a search by %s finds', async (_, filter, expected) => {
    const { places, total } = await map(filter);
    expect(places.map(({ place }) => place).toSorted()).toEqual([...expected]);
    expect(total).toBe((await test.visitor().api.listings.search(filter)).total);
  });

  it('shows a change of listings at once', async () => {
    const source = { id: 'fresh', name: 'Fresh', kind: 'feed' } as const;
    const find = async () => (await map()).places.find(({ place }) => place === 'Fargo, ND')?.count;
    expect(await find()).toBeUndefined();
    await test.app.listings.ingest(source, [createNurseListing('fargo', { places: ['Fargo, ND'] })]);
    expect(await find()).toBe(1);
    await test.app.listings.close('fresh', ['fargo']);
    expect(await find()).toBeUndefined();
  });

  it('leaves out what a member has hidden, for this member', async () => {
    const [member, other] = [await signUp(test), await signUp(test)];
    const { items } = await member.api.jobs.search({ place: 'Boise, ID' });
    await member.api.hidden.hide({ listingId: items[0]?.id ?? '', kind: 'listing' });
    expect(toCounts((await member.api.jobs.map({})).places)).not.toContainEqual(['Boise, ID', 1]);
    expect(await member.api.jobs.map({})).toMatchObject({ total: 8, placed: 4 });
    expect(await other.api.jobs.map({})).toEqual(await map());
  });

  it('counts only so many listings, and says so', async () => {
    const { db } = test.app;
    const limited = (maxCount: number) =>
      createListings({
        db,
        transact: createTransact(db),
        now: () => test.clock.now,
        publicUrl: 'https://example.com',
        maxCount,
      });
    expect(await limited(8).map({})).toMatchObject({ total: 8, isLeast: true });
    expect(await limited(9).map({})).toMatchObject({ total: 9, isLeast: false });
  });
});
