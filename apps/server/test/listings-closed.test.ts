import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListingSource } from '../src/domains/listings/index.ts';
import { createNurseListing } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const FEED: ListingSource = { id: 'feed', name: 'A feed', kind: 'feed', url: 'https://feed.example' };

beforeAll(async () => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
  await test.app.listings.ingest(FEED, [
    createNurseListing('wanted'),
    createNurseListing('ending', { validThrough: '2026-11-22' }),
    ...['boise', 'reno'].map((city) =>
      createNurseListing(city, { places: [`${city}, ID`], postedAt: '2026-11-19', title: 'Staff Nurse' }),
    ),
    createNurseListing('dallas', { places: ['Dallas, TX'], postedAt: '2026-11-01' }),
    createNurseListing('ended', { places: ['Dallas, TX'], validThrough: '2026-11-19' }),
    createNurseListing('welder', { title: 'TIG Welder', description: 'TIG welding of pipes.' }),
    // A title that names no occupation we know.
    createNurseListing('odd', { title: 'Zephyr Keeper (Nights)', description: 'Keep the zephyrs.' }),
    createNurseListing('odd-too', { title: 'Keeper, Zephyr: nights', description: 'Keep other zephyrs.' }),
  ]);
});

async function findId(externalId: string): Promise<string> {
  const row = await test.app.db
    .selectFrom('listings')
    .select('id')
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  return row.id;
}
const get = async (externalId: string) => test.visitor().api.listings.get({ id: await findId(externalId) });
async function listSimilar(externalId: string): Promise<string[]> {
  const { items } = await test.visitor().api.listings.similar({ id: await findId(externalId) });
  const rows = await test.app.db.selectFrom('listings').select(['id', 'external_id']).execute();
  return items.map(({ id }) => rows.find((row) => row.id === id)?.external_id ?? '');
}

describe('a closed listing', () => {
  it('says since when, and has no markup for search engines', async () => {
    expect(await get('wanted')).toMatchObject({ closed: false, closedSince: null });
    expect((await get('wanted')).jobPosting).not.toBeNull();
    await test.app.listings.close('feed', ['wanted']);
    // The database's clock, not the app's, says when.
    const { closed_at } = await test.app.db
      .selectFrom('listings')
      .select('closed_at')
      .where('external_id', '=', 'wanted')
      .executeTakeFirstOrThrow();
    expect(await get('wanted')).toMatchObject({
      closed: true,
      closedSince: closed_at?.toISOString().slice(0, 10),
      jobPosting: null,
    });
  });

  it('has been closed since the day after its last one', async () => {
    expect(await get('ended')).toMatchObject({ closed: true, closedSince: '2026-11-20', jobPosting: null });
    expect(await get('ending')).toMatchObject({ closed: false, closedSince: null });
  });

  it('has similar ones of its occupation, those in its state first', async () => {
    // Neither itself nor one that has ended.
    expect(await listSimilar('wanted')).toEqual(['ending', 'dallas', ...(await listIdaho())]);
  });

  it('has similar ones by its title if its occupation isn’t known', async () => {
    expect((await get('odd')).occupation).toBeNull();
    expect(await listSimilar('odd')).toEqual(['odd-too']);
  });

  it('has none if there are none', async () => {
    expect(await listSimilar('welder')).toEqual([]);
  });

  it('is missing if it never existed', async () => {
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
      const { error } = await safe(test.visitor().api.listings.similar({ id }));
      expect(error).toMatchObject({ code: 'resource.not-found' });
    }
  });
});

/** Posted on one day, so they are in the order of their IDs. */
async function listIdaho(): Promise<string[]> {
  const ids = await Promise.all(['boise', 'reno'].map(async (name) => ({ name, id: await findId(name) })));
  return ids.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ name }) => name);
}
