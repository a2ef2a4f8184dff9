import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IncomingListing, ListingSource } from '../src/domains/listings/index.ts';
import { createNurseListing, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const FEED: ListingSource = { id: 'feed', name: 'A feed', kind: 'feed', url: 'https://feed.example' };
const BOARD: ListingSource = { id: 'board', name: 'Larkholt careers', kind: 'feed' };
const LARKHOLT = { name: 'Larkholt Hospital, Inc.', about: 'A hospital by the river.' };
const LONG_NAME = `${'Very '.repeat(35)}Long Name`;

const createListing = (id: string, change: Partial<IncomingListing> = {}) =>
  createNurseListing(id, { company: LARKHOLT, ...change });
const describeVisas = (id: string, sentence: string) => ({
  description: `Requirements\n- Wound care\n\n${sentence}\n\nRequisition ${id}`,
});
const SPONSORS = 'We sponsor H-1B visas for this role.';
const REFUSES = 'We are unable to sponsor work visas for this position.';

beforeAll(async () => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
  await test.app.listings.ingest(FEED, [
    createListing('austin', describeVisas('austin', SPONSORS)),
    createListing('dallas', { places: ['Dallas, TX', 'Boise, ID'], ...describeVisas('dallas', REFUSES) }),
    createListing('ended', { title: 'Night Nurse', validThrough: '2026-11-19', ...describeVisas('ended', SPONSORS) }),
    createListing('closed', { title: 'Float Nurse' }),
    createListing('elsewhere', { company: { name: 'Fennwend Hospital' } }),
    createListing('cafe', { company: { name: 'Café Señora & Söhne' } }),
    createListing('long', { company: { name: LONG_NAME } }),
    createListing('symbols', { company: { name: '★★★' } }),
    createListing('gone', { company: { name: 'Nobody Left' } }),
  ]);
  await test.app.listings.ingest(BOARD, [
    createListing('newest', { postedAt: '2026-11-18', title: 'Charge Nurse', ...describeVisas('newest', SPONSORS) }),
    // The same job as on the feed, which is shown once.
    createListing('austin', describeVisas('austin', SPONSORS)),
  ]);
  await test.app.listings.close('feed', ['closed', 'gone']);
});

const get = (slug: string) => test.visitor().api.listings.company({ slug });

describe('a company', () => {
  it('counts its open jobs, and what they say about visas, with the latest sentence', async () => {
    const { sponsorship, ...company } = await get('larkholt-hospital');
    expect(company).toMatchObject({
      slug: 'larkholt-hospital',
      name: 'Larkholt Hospital, Inc.',
      about: 'A hospital by the river.',
      open: 3,
      regions: [
        { value: 'TX', count: 3 },
        { value: 'ID', count: 1 },
      ],
    });
    expect(sponsorship).toEqual([
      { value: 'sponsors', count: 2, example: { id: expect.any(String), title: 'Charge Nurse', quote: SPONSORS } },
      {
        value: 'does-not-sponsor',
        count: 1,
        example: { id: expect.any(String), title: 'Registered Nurse', quote: REFUSES },
      },
    ]);
    const { total } = await test.visitor().api.listings.search({ company: 'larkholt-hospital' });
    expect(total).toBe(company.open);
  });

  it('names the sources of its jobs, and what they ask to be named', async () => {
    await setSource({ attribution: 'Jobs by A feed' });
    const { sources } = await get('larkholt-hospital');
    expect(sources.map(({ id, attribution, url, sample }) => ({ id, attribution, url, sample }))).toEqual(
      expect.arrayContaining([
        { id: 'feed', attribution: 'Jobs by A feed', url: 'https://feed.example', sample: false },
        { id: 'board', attribution: null, url: null, sample: false },
      ]),
    );
    expect(sources.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('quotes only what its source lets us show', async () => {
    await setSource({ may_show_description: false });
    const { sponsorship } = await get('larkholt-hospital');
    expect(sponsorship.find(({ value }) => value === 'does-not-sponsor')).toMatchObject({ count: 1, example: null });
    await setSource({ may_show_description: true });
  });

  it('stays once it has no open jobs', async () => {
    expect(await get('nobody-left')).toMatchObject({ name: 'Nobody Left', open: 0, sponsorship: [], sources: [] });
  });

  it('is found by any slug that a name can have', async () => {
    for (const name of ['Café Señora & Söhne', LONG_NAME, '★★★']) {
      const { items } = await test.visitor().api.listings.search({ sort: 'newest' });
      const company = items.find((item) => item.company.name === name)?.company;
      expect(await get(company?.slug ?? '')).toMatchObject({ name, open: 1 });
    }
  });

  it('is missing if we have never seen it', async () => {
    for (const slug of ['nobody', "' OR 1=1 --", '../feed', '%00']) {
      const { error } = await safe(get(slug));
      expect(error, slug).toMatchObject({ code: 'resource.not-found' });
    }
  });
});

describe('searching one company', () => {
  const search = (filter: object) => test.visitor().api.listings.search(filter);

  it('finds only its jobs, with the other filters and counts', async () => {
    const all = await search({ company: 'larkholt-hospital' });
    expect(all).toMatchObject({ total: 3, company: { slug: 'larkholt-hospital', name: 'Larkholt Hospital, Inc.' } });
    expect(new Set(all.items.map(({ company }) => company.slug))).toEqual(new Set(['larkholt-hospital']));
    expect(all.facets.sponsorship).toEqual([
      { value: 'sponsors', count: 2 },
      { value: 'does-not-sponsor', count: 1 },
    ]);
    const boise = await search({ company: 'larkholt-hospital', place: 'Boise', q: 'nurse' });
    expect(boise).toMatchObject({ total: 1, company: { name: 'Larkholt Hospital, Inc.' } });
    expect((await search({})).company).toBeNull();
  });

  it('finds nothing at an unknown one, whatever the words', async () => {
    for (const filter of [{ company: 'nobody' }, { company: 'nobody', q: 'nurse' }, { company: 'nobody', q: 'nurze' }])
      expect(await search(filter)).toMatchObject({ total: 0, items: [], company: null, corrected: null });
  });

  it('is possible for members too', async () => {
    const member = await signUp(test);
    const found = await member.api.jobs.search({ company: 'larkholt-hospital' });
    expect(found).toMatchObject({ total: 3, company: { slug: 'larkholt-hospital' } });
  });
});

it('is named in a job’s markup with its page', async () => {
  const { items } = await test.visitor().api.listings.search({ company: 'larkholt-hospital' });
  const { jobPosting } = await test.visitor().api.listings.get({ id: items[0]?.id ?? '' });
  expect(jobPosting).toMatchObject({
    hiringOrganization: {
      name: 'Larkholt Hospital, Inc.',
      url: expect.stringMatching(/^http:\/\/localhost:\d+\/companies\/larkholt-hospital$/),
    },
  });
});

const setSource = (change: { attribution?: string; may_show_description?: boolean }) =>
  test.app.db.updateTable('listing_sources').set(change).where('id', '=', 'feed').execute();
