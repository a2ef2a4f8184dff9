import { beforeAll, expect, it } from 'vitest';
import type { IncomingListing, ListingSource } from '../src/domains/listings/index.ts';
import { createNurseListing } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const FEED: ListingSource = { id: 'feed', name: 'A feed', kind: 'feed' };
const SAMPLES: ListingSource = { id: 'samples', name: 'Samples', kind: 'sample' };
const createListing = (id: string, pay: IncomingListing['pay'], change: Partial<IncomingListing> = {}) =>
  createNurseListing(id, { company: { name: `Hospital ${id}` }, pay, ...change });
const byYear = (amount: number) => ({
  min: amount - 1000,
  max: amount + 1000,
  currency: 'USD',
  period: 'year' as const,
});
const OHIO = { places: ['Akron, OH'] };

beforeAll(async () => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
  await test.app.listings.ingest(FEED, [
    // In Texas, nine at 61,000 to 69,000 a year, and one at 70,000.
    ...[61, 62, 63, 64, 65, 66, 67, 68].map((thousands) => createListing(`tx-${thousands}`, byYear(thousands * 1000))),
    createListing('tx-month', { min: 5750, max: 5750, currency: 'USD', period: 'month' }),
    createListing('tx-hour', { max: 70_000 / 2080 + 0.005, currency: 'USD', period: 'hour' }),
    // None of these counts.
    createListing('tx-unpaid', undefined),
    createListing('tx-pounds', { min: 30_000, currency: 'GBP', period: 'year' }),
    createListing('tx-ended', byYear(500_000), { validThrough: '2026-11-19' }),
    createListing('tx-closed', byYear(500_000)),
    createListing('tx-welder', byYear(500_000), { title: 'TIG Welder', description: 'TIG welding of pipes.' }),
    ...[51, 52, 53, 54, 55, 56, 57, 58, 59].map((thousands) =>
      createListing(`oh-${thousands}`, byYear(thousands * 1000), OHIO),
    ),
    createListing('abroad', byYear(60_000), { places: ['London, UK'] }),
    createListing('odd', byYear(60_000), { title: 'Zephyr Lead', description: 'Lead the zephyrs.' }),
  ]);
  await test.app.listings.close('feed', ['tx-closed']);
  await test.app.listings.ingest(SAMPLES, [createListing('tx-sample', byYear(900_000))]);
});

async function getPay(externalId: string) {
  const { id } = await test.app.db
    .selectFrom('listings')
    .select('id')
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  return (await test.visitor().api.listings.get({ id })).typicalPay;
}

it('says what the middle half of open listings for the same occupation pays in the same state', async () => {
  const pay = {
    occupation: 'Registered Nurse',
    state: 'Texas',
    low: 63_250,
    high: 67_750,
    listings: 10,
    sample: false,
  };
  for (const id of ['tx-61', 'tx-unpaid', 'tx-hour']) expect(await getPay(id)).toEqual(pay);
});

it('says nothing with fewer than 10 listings, and counts again after a few minutes', async () => {
  expect(await getPay('oh-51')).toBeNull();
  await test.app.listings.ingest(FEED, [createListing('oh-60', byYear(60_000), OHIO)]);
  expect(await getPay('oh-51')).toBeNull();
  test.clock.now = new Date('2026-11-20T12:06:00Z');
  expect(await getPay('oh-51')).toMatchObject({ state: 'Ohio', listings: 10, low: 53_250, high: 57_750 });
});

it('says nothing about a sample from real listings, a closed one, another country, and an unknown occupation', async () => {
  for (const id of ['tx-sample', 'tx-closed', 'tx-ended', 'abroad', 'odd', 'tx-welder'])
    expect(await getPay(id), id).toBeNull();
});
