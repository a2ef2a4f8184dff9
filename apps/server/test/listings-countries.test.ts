import { beforeAll, describe, expect, it } from 'vitest';
import type { IncomingListing, ListingSource } from '../src/domains/listings/index.ts';
import { createNurseListing, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const FEED: ListingSource = { id: 'feed', name: 'A feed', kind: 'feed', url: 'https://feed.example' };
const createListing = (name: string, change: Partial<IncomingListing>) =>
  createNurseListing(name, { company: { name }, ...change });

beforeAll(async () => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
  await test.app.listings.ingest(FEED, [
    createListing('Whole UK', { places: [{ country: 'United Kingdom' }], postedAt: '2026-11-01' }),
    createListing('London', { places: ['London, UK'], postedAt: '2026-11-02' }),
    createListing('Remote Canada', { places: ['Remote - Canada'], remote: 'yes', postedAt: '2026-11-03' }),
    createListing('Remote US', { places: ['Remote, United States'], remote: 'yes', postedAt: '2026-11-04' }),
    createListing('London Kentucky', { places: ['London, KY'], postedAt: '2026-11-05' }),
    createListing('Canada City', { places: [{ city: 'Canada', region: 'KS', country: 'US' }], postedAt: '2026-11-06' }),
    createListing('Anywhere', { places: ['Remote'], remote: 'yes', postedAt: '2026-11-07' }),
    createListing('Paid UK', {
      places: ['Leeds, England'],
      postedAt: '2026-11-08',
      pay: { min: 30_000, max: 32_000, currency: 'GBP', period: 'year' },
    }),
    createListing('Paid US', {
      places: ['Austin, TX'],
      postedAt: '2026-11-09',
      pay: { min: 90_000, max: 95_000, currency: 'USD', period: 'year' },
    }),
    // Both countries of one listing count once.
    createListing('Both', { places: ['Dallas, TX', 'Bath, United Kingdom'], postedAt: '2026-10-01' }),
  ]);
});

const search = (query: object) => test.visitor().api.listings.search({ sort: 'newest', ...query });
const listNames = async (query: object) => (await search(query)).items.map(({ company }) => company.name);

describe('a country', () => {
  it.each([
    ['the United Kingdom', ['Paid UK', 'London', 'Whole UK', 'Both']],
    ['uk', ['Paid UK', 'London', 'Whole UK', 'Both']],
    ['London, UK', ['London']],
    ['London', ['London Kentucky', 'London']],
    ['London, KY', ['London Kentucky']],
    // A city may have the name.
    ['Canada', ['Canada City', 'Remote Canada']],
    ['United States', ['Paid US', 'Canada City', 'London Kentucky', 'Remote US', 'Both']],
    ['France', []],
  ])('is found as %s', async (place, names) => {
    expect(await listNames({ place })).toEqual(names);
    expect((await search({ place })).total).toBe(names.length);
  });

  it('stays with a listing that names nothing else', async () => {
    const [listing] = (await search({ place: 'Canada', remote: 'yes' })).items;
    expect(listing).toMatchObject({ places: [{ city: null, region: null, country: 'CA' }], remote: 'yes' });
    const { jobPosting } = await test.visitor().api.listings.get({ id: listing?.id ?? '' });
    expect(jobPosting).toMatchObject({ applicantLocationRequirements: [{ '@type': 'Country', name: 'CA' }] });
    const [whole] = (await search({ place: 'UK', q: 'nurse', sort: 'newest' })).items.slice(2);
    expect(await test.visitor().api.listings.get({ id: whole?.id ?? '' })).toMatchObject({
      jobPosting: { jobLocation: [{ address: { addressCountry: 'GB' } }] },
    });
  });

  it('is found among the words', async () => {
    expect(await listNames({ q: '"united kingdom"' })).toEqual(['Paid UK', 'London', 'Whole UK', 'Both']);
  });
});

describe('a country that comes first', () => {
  const UK = ['Paid UK', 'London', 'Whole UK', 'Both'];
  const OTHERS = ['Paid US', 'Anywhere', 'Canada City', 'London Kentucky', 'Remote US', 'Remote Canada'];

  it('comes before all others, which follow in the same order', async () => {
    const found = await search({ countryFirst: 'GB' });
    expect(found).toMatchObject({ total: 10, countryFirst: 'GB' });
    expect(found.items.map(({ company }) => company.name)).toEqual([...UK, ...OTHERS]);
    expect(await listNames({ countryFirst: 'GB', q: 'nurse' })).toEqual([...UK, ...OTHERS]);
    expect(await listNames({ countryFirst: 'FR' })).toEqual(await listNames({}));
  });

  it('changes nothing once a place is chosen, or with the highest pay first', async () => {
    expect(await search({ countryFirst: 'GB', place: 'TX' })).toMatchObject({ countryFirst: null, total: 2 });
    expect(await listNames({ countryFirst: 'GB', place: 'TX' })).toEqual(['Paid US', 'Both']);
    expect((await listNames({ countryFirst: 'GB', sort: 'pay' }))[0]).toBe('Paid US');
  });

  it('shows every listing once over all pages', async () => {
    const source: ListingSource = { id: 'many', name: 'Many', kind: 'feed' };
    const places = ['Leeds, UK', 'Austin, TX'];
    await test.app.listings.ingest(
      source,
      Array.from({ length: 90 }, (_, at) =>
        createListing(`Depot ${at}`, { title: 'Forklift Driver', places: [places[Number(at >= 50)] ?? ''] }),
      ),
    );
    const countries: string[] = [];
    const seen = new Set<string>();
    for (let page = 1; page <= 5; page++)
      for (const { id, places: found } of (await search({ q: 'forklift', countryFirst: 'GB', page })).items) {
        seen.add(id);
        countries.push(found[0]?.country ?? '');
      }
    expect(seen.size).toBe(90);
    expect(countries).toEqual([...Array(50).fill('GB'), ...Array(40).fill('US')]);
    await test.app.listings.close(
      'many',
      Array.from({ length: 90 }, (_, at) => `Depot ${at}`),
    );
  });

  it('is possible for members, without what they have hidden', async () => {
    const member = await signUp(test);
    const [first] = (await search({ countryFirst: 'GB' })).items;
    await member.api.hidden.hide({ listingId: first?.id ?? '', kind: 'listing' });
    const found = await member.api.jobs.search({ countryFirst: 'GB' });
    expect(found.items.map(({ company }) => company.name)).toEqual([...UK.slice(1), ...OTHERS]);
  });

  it('is a code', async () => {
    const answer = await test.visitor().request('/api/listings?countryFirst=uk%27');
    expect(answer.status).toBe(400);
  });
});
