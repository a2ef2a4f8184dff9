import { beforeEach, describe, expect, it } from 'vitest';
import type { IncomingListing } from '../src/domains/listings/index.ts';
import { createSync } from '../src/domains/listings/ingest/sync/sync.ts';
import { createTransact } from '../src/platform/db/database.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const DAY = '2026-11-20';
const TEXT = [
  'You will care for patients on a surgical floor of 32 beds, and hand over to the next team in person.',
  'Our hospital has taken care of its town since 1911, and most of our nurses have stayed for years.',
  'Requirements\n- Current Registered Nurse license\n- Two years of experience in a hospital\n- Telemetry monitoring',
  'We pay for courses, and you choose them. Shifts are planned six weeks ahead, and swaps are up to you.',
].join('\n\n');
/** As an aggregator sends it: other case and punctuation, a tracking link, and one edited sentence. */
const COPIED_TEXT = `${TEXT.toUpperCase()
  .replaceAll('.', '!')
  .replace(
    'MOST OF OUR NURSES HAVE STAYED FOR YEARS',
    'PEOPLE STAY',
  )}\n\nApply: https://feed.example/go?utm_source=7&id=99`;

let company = '';
let count = 0;

function createListing(externalId: string, change: Partial<IncomingListing> = {}): IncomingListing {
  return {
    externalId,
    title: 'Registered Nurse',
    company: { name: company },
    description: TEXT,
    url: `https://jobs.example/${externalId}`,
    places: ['Austin, TX'],
    postedAt: '2026-11-10',
    ...change,
  };
}

const BOARD = { id: 'larkholt', name: 'Larkholt (Greenhouse)', kind: 'feed' as const };
const FEED = { id: 'feed', name: 'Jobs Everywhere', kind: 'feed' as const };
const OTHER_FEED = { id: 'other-feed', name: 'More Jobs', kind: 'feed' as const };
const ingest = async (source: typeof BOARD, ...listings: IncomingListing[]) => {
  await test.app.listings.ingest(source, listings);
  if (source.id === BOARD.id)
    await test.app.db.updateTable('listing_sources').set({ company: 'Larkholt' }).where('id', '=', BOARD.id).execute();
};
const close = (source: typeof BOARD, ...ids: string[]) => test.app.listings.close(source.id, ids);
const listShown = async () => {
  const { items, total } = await test.visitor().api.listings.search({ q: `"${company}"` });
  expect(total).toBe(items.length);
  return items;
};
const listShownSources = async () => (await listShown()).map(({ source }) => source.id);
const getOpening = async (id: string | undefined) => (await test.visitor().api.listings.get({ id: id ?? '' })).opening;
const findId = async (source: typeof BOARD, externalId: string) =>
  (
    await test.app.db
      .selectFrom('listings')
      .select('id')
      .where('source_id', '=', source.id)
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow()
  ).id;

beforeEach(() => {
  test.clock.now = new Date(`${DAY}T12:00:00Z`);
  // Its own company for each test.
  company = `Larkholt${'abcdefghijklmnopqrstuvwxyz'[count++]} Hospital`;
});

describe('a job on several sources', () => {
  it('is shown once, on the employer’s own board, with the others named on its page', async () => {
    await ingest(FEED, createListing('f1', { description: COPIED_TEXT, title: 'REGISTERED NURSE' }));
    expect(await listShownSources()).toEqual(['feed']);
    await ingest(BOARD, createListing('b1'));
    await ingest(OTHER_FEED, createListing('o1', { company: { name: `${company}, Inc.` } }));
    const [shown, ...more] = await listShown();
    expect(more).toEqual([]);
    expect(shown?.source.id).toBe('larkholt');
    expect(await getOpening(shown?.id)).toEqual({
      shownId: shown?.id,
      alsoOn: [
        { id: await findId(FEED, 'f1'), source: 'Jobs Everywhere', url: 'https://jobs.example/f1' },
        { id: await findId(OTHER_FEED, 'o1'), source: 'More Jobs', url: 'https://jobs.example/o1' },
      ],
      reposts: 0,
      since: '2026-11-10',
    });
    const copy = await test.visitor().api.listings.get({ id: await findId(FEED, 'f1') });
    expect(copy).toMatchObject({ closed: false, jobPosting: null, opening: { shownId: shown?.id } });
  });

  it('is shown on another source once the shown one is closed, and back when it returns', async () => {
    await ingest(FEED, createListing('f1', { description: COPIED_TEXT }));
    await ingest(BOARD, createListing('b1'));
    await close(BOARD, 'b1');
    expect(await listShownSources()).toEqual(['feed']);
    await ingest(BOARD, createListing('b1'));
    expect(await listShownSources()).toEqual(['larkholt']);
    await close(FEED, 'f1');
    expect(await listShownSources()).toEqual(['larkholt']);
    await close(BOARD, 'b1');
    expect(await listShownSources()).toEqual([]);
  });

  it('is shown on another source once the shown one has passed its last day', async () => {
    await ingest(BOARD, createListing('b1', { validThrough: '2026-11-21' }));
    await ingest(FEED, createListing('f1'));
    expect(await listShownSources()).toEqual(['larkholt']);
    test.clock.now = new Date('2026-11-22T12:00:00Z');
    const { db } = test.app;
    const sync = createSync({
      db,
      transact: createTransact(db),
      fetch: () => Promise.reject(new Error('Nothing is fetched.')),
      adapters: [],
      now: () => test.clock.now,
    } as unknown as Parameters<typeof createSync>[0]);
    await sync.syncDue();
    expect(await listShownSources()).toEqual(['feed']);
    const expired = await test.visitor().api.listings.get({ id: await findId(BOARD, 'b1') });
    expect(expired).toMatchObject({ closed: true, opening: { shownId: await findId(FEED, 'f1') } });
  });

  it('is matched once', async () => {
    await ingest(FEED, createListing('f1'));
    await ingest(BOARD, createListing('b1'));
    const profile = {
      skills: [],
      occupations: [{ occupation: 'registered-nurse', years: 4, latest: true }],
      wants: {},
    };
    const listMatched = async () =>
      (await test.app.listings.matchesFor(profile, { limit: 100 })).matches
        .filter(({ listing }) => listing.company.name === company)
        .map(({ listing }) => listing.source.id);
    expect(await listMatched()).toEqual(['larkholt']);
    await close(BOARD, 'b1');
    expect(await listMatched()).toEqual(['feed']);
  });

  it('is two jobs again when one of them changes', async () => {
    await ingest(BOARD, createListing('b1'));
    await ingest(FEED, createListing('f1'));
    await ingest(FEED, createListing('f1', { description: TEXT.replace('32 beds', '12 beds') }));
    expect((await listShownSources()).toSorted()).toEqual(['feed', 'larkholt']);
    expect(await getOpening(await findId(FEED, 'f1'))).toBeNull();
    await ingest(FEED, createListing('f1'));
    expect(await listShownSources()).toEqual(['larkholt']);
  });
});

describe('a job that its source lists again', () => {
  it('says how often and since when', async () => {
    await ingest(BOARD, createListing('r1', { postedAt: '2026-05-04' }));
    for (const [at, day] of ['2026-06-20', '2026-08-01', '2026-11-02'].entries()) {
      await close(BOARD, `r${at + 1}`);
      await ingest(BOARD, createListing(`r${at + 2}`, { postedAt: day }));
    }
    const [shown, ...more] = await listShown();
    expect(more).toEqual([]);
    expect(await getOpening(shown?.id)).toEqual({ shownId: shown?.id, alsoOn: [], reposts: 3, since: '2026-05-04' });
    expect(await getOpening(await findId(BOARD, 'r1'))).toMatchObject({ shownId: shown?.id });
  });

  it('is shown once while both are open', async () => {
    await ingest(BOARD, createListing('x1'), createListing('x2'));
    expect(await listShown()).toHaveLength(1);
  });
});

describe('jobs that look alike', () => {
  const CASES: Record<string, Partial<IncomingListing>> = {
    'in another city': { places: ['Boise, ID'] },
    'in a city of the same name': { places: ['Austin, MN'] },
    'at another level': { title: 'Senior Registered Nurse' },
    'with other hours': { description: TEXT.replace('six weeks', 'two weeks') },
    'with another requisition': { description: `${TEXT}\n\nRequisition R-48214` },
    'with another job type': { employmentType: 'per-diem' },
    'with other pay': { pay: { min: 60, max: 70, currency: 'USD', period: 'hour' } },
    'at another company': { company: { name: 'Fennwend Hospital' } },
    'with another text': {
      description: 'Teach our night team how to use the new pumps, and write the guide for them.',
    },
  };
  for (const [name, change] of Object.entries(CASES))
    it(`stay apart ${name}`, async () => {
      await ingest(
        BOARD,
        createListing('n1', {
          employmentType: 'full-time',
          pay: { min: 38, max: 46, currency: 'USD', period: 'hour' },
          ...(name.includes('requisition') && { description: `${TEXT}\n\nRequisition R-48213` }),
        }),
      );
      await ingest(FEED, createListing('n2', { employmentType: 'full-time', ...change }));
      expect(await getOpening(await findId(FEED, 'n2'))).toBeNull();
    });

  it('stay apart on one board that lists both at the same time, if a sentence differs', async () => {
    await ingest(BOARD, createListing('s1'), createListing('s2', { description: COPIED_TEXT }));
    expect(await listShown()).toHaveLength(2);
  });
});

describe('samples', () => {
  it('are never taken for the same job', async () => {
    const samples = { id: 'made-up', name: 'Samples', kind: 'sample' as const };
    await test.app.listings.ingest(samples, [createListing('m1'), createListing('m2')]);
    expect(await listShown()).toHaveLength(2);
  });
});
