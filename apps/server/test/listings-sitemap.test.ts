import { safe } from '@orpc/client';
import { beforeAll, expect, it } from 'vitest';
import type { IncomingListing, ListingSource } from '../src/domains/listings/index.ts';
import { createNurseListing } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const createSource = (id: string, kind: ListingSource['kind'] = 'feed'): ListingSource => ({ id, name: id, kind });
const createListing = (id: string, change: Partial<IncomingListing> = {}) =>
  createNurseListing(id, { company: { name: `Company ${id}` }, ...change });

const PUBLIC = Array.from({ length: 40 }, (_, at) => `job-${at}`);

beforeAll(async () => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
  const { listings, db } = test.app;
  await listings.ingest(createSource('feed'), [
    ...PUBLIC.map((id) => createListing(id)),
    createListing('ended', { validThrough: '2026-11-19' }),
    createListing('closed'),
  ]);
  await listings.close('feed', ['closed']);
  // The same job on another board, which is shown once.
  await listings.ingest(createSource('other'), [createListing('job-0')]);
  await listings.ingest(createSource('samples', 'sample'), [createListing('sample')]);
  await listings.ingest(createSource('summaries'), [createListing('summary')]);
  await db.updateTable('listing_sources').set({ may_show_description: false }).where('id', '=', 'summaries').execute();
});

const get = (input: { part?: number; parts?: number } = {}) => test.visitor().api.listings.sitemap(input as never);

it('lists open, shown listings and their companies once, without samples and those whose text may not be shown', async () => {
  const { parts, listings, companies } = await get();
  expect(parts).toBe(1);
  const slugs = PUBLIC.map((id) => `company-${id}`).toSorted();
  expect(companies.map(({ slug }) => slug).toSorted()).toEqual(slugs);
  const found = await Promise.all(listings.map(({ id }) => test.visitor().api.listings.get({ id })));
  expect(found.map(({ company }) => company.slug).toSorted()).toEqual(slugs);
});

it('says when each last changed', async () => {
  const { listings } = await get();
  const rows = await test.app.db.selectFrom('listings').select(['id', 'updated_at']).execute();
  for (const { id, changedAt } of listings)
    expect(changedAt).toBe(rows.find((row) => row.id === id)?.updated_at.toISOString());
});

it('has each of them in one of its parts, however many there are', async () => {
  const all = await get();
  const parts = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((part) => get({ part, parts: 7 })));
  expect(parts.flatMap(({ listings }) => listings)).toEqual(all.listings);
  expect(parts.flatMap(({ companies }) => companies)).toEqual(all.companies);
  expect(parts.filter(({ listings }) => listings.length > 0).length).toBeGreaterThan(1);
});

it('rejects parts that can’t be', async () => {
  for (const input of [{ part: 2, parts: 1 }, { part: 1 }, { part: 0, parts: 1 }, { part: 1, parts: 10_001 }]) {
    const { error } = await safe(get(input));
    expect(error, JSON.stringify(input)).toMatchObject({ status: 400 });
  }
});
