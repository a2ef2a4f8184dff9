import { beforeAll, describe, expect, it } from 'vitest';
import { createNurseListing } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();

beforeAll(async () => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
  await test.app.listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, [
    createNurseListing('portland', { places: ['Portland, OR'] }),
    createNurseListing('beaverton', { places: ['Beaverton, OR'] }),
    createNurseListing('vancouver', { places: ['Vancouver, WA'], remote: 'hybrid' }),
    createNurseListing('salem', { places: ['Salem, OR'] }),
    createNurseListing('maine', { places: ['Portland, ME'] }),
    createNurseListing('st-louis', { places: ['Saint Louis, MO'] }),
    createNurseListing('reading', { places: [{ city: 'Reading', region: 'England', country: 'GB' }] }),
  ]);
});

const search = async (filter: Record<string, string>) => {
  const { items, total, near, facets } = await test.visitor().api.listings.search(filter as never);
  expect(items).toHaveLength(total);
  const cities = items.map(({ places }) => places[0]?.city).toSorted();
  return { cities, near, facets };
};

describe('a search within miles of a city', () => {
  it('finds the cities around it, also across a state line', async () => {
    expect((await search({ place: 'Portland, OR' })).cities).toEqual(['Portland']);
    const found = await search({ place: 'Portland, OR', within: '25' });
    expect(found.cities).toEqual(['Beaverton', 'Portland', 'Vancouver']);
    expect(found.near).toEqual({ city: 'Portland', region: 'OR' });
    expect((await search({ place: 'Portland, OR', within: '50' })).cities).toEqual([
      'Beaverton',
      'Portland',
      'Salem',
      'Vancouver',
    ]);
  });

  it('counts what other filters would leave there', async () => {
    const { facets } = await search({ place: 'Portland, OR', within: '25' });
    expect(facets.remote).toEqual([
      { value: 'no', count: 2 },
      { value: 'hybrid', count: 1 },
    ]);
    expect((await search({ place: 'Portland, OR', within: '25', remote: 'hybrid' })).cities).toEqual(['Vancouver']);
  });

  it('names the city that it took the place for', async () => {
    const { cities, near } = await search({ place: 'portland', within: '10' });
    expect(near).toEqual({ city: 'Portland', region: 'OR' });
    expect(cities).toEqual(['Beaverton', 'Portland', 'Vancouver']);
  });

  it('finds other spellings, and cities of the United Kingdom', async () => {
    expect((await search({ place: 'St. Louis, MO', within: '10' })).cities).toEqual(['Saint Louis']);
    expect((await search({ place: 'London, UK', within: '50' })).cities).toEqual(['Reading']);
  });

  it('is ignored for a place that is no city we know', async () => {
    const { cities, near } = await search({ place: 'OR', within: '10' });
    expect(near).toBeNull();
    expect(cities).toEqual(['Beaverton', 'Portland', 'Salem']);
    expect((await search({ place: 'Nowhere at all', within: '10' })).cities).toEqual([]);
  });

  it('accepts only the offered distances', async () => {
    expect((await test.visitor().request('/api/listings?place=Portland&within=7')).status).toBe(400);
  });
});
