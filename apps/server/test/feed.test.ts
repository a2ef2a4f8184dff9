import { FEED_PAGE_SIZE, type FeedItem, feedItemSchema } from '@foothold/contracts/feed';
import { MAX_PER_MEMBER, MIN_MEMBERS } from '@foothold/core/feed';
import { safe } from '@orpc/client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IncomingListing, ListingSource } from '../src/domains/listings/index.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const EMPLOYER: ListingSource = { id: 'employer', name: 'An employer', kind: 'feed' };
const PATH = '/api/ai-feed/generate';
const FRESH_MS = 5 * 60_000;

/** Twenty nurse listings: pay from 60,000 to 79,000, the first five sponsor, the next three don't, ten are recent, all require triage. */
const NURSES = Array.from({ length: 20 }, (_, at): IncomingListing => {
  const visa = at < 5 ? 'We sponsor H-1B visas for this role.' : at < 8 ? 'We are unable to sponsor work visas.' : '';
  return {
    externalId: `nurse-${at}`,
    title: 'Registered Nurse',
    company: { name: 'Larkholt Hospital' },
    description: `Requirements\n- Triage\n- Wound care\n- Phlebotomy\n\nRequisition ${at}\n\n${visa}`.trim(),
    employmentType: 'full-time',
    remote: at === 0 ? 'yes' : 'no',
    places: ['Austin, TX'],
    pay: { min: 59_000 + at * 1000, max: 61_000 + at * 1000, currency: 'USD', period: 'year' },
    postedAt: at < 10 ? '2026-11-15' : '2026-10-15',
  };
});

const generate = (except?: string[]): Promise<FeedItem> => test.visitor().api.feed.generate(except && { except });
const getTopicId = ({ id }: FeedItem) => id.slice(0, id.lastIndexOf('.'));
/** Enough for every topic to appear at least once. */
const loadMany = async (count = 60) => {
  const items: FeedItem[] = [];
  for (let reported = 0; reported < count; reported++) items.push(await generate());
  return items;
};

const countAgain = () => {
  test.clock.now = new Date(test.clock.now.getTime() + FRESH_MS);
};

beforeAll(() => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
});

beforeEach(async () => {
  countAgain();
  await test.app.db.deleteFrom('applications').execute();
  await test.app.db.deleteFrom('listings').execute();
  await test.app.listings.ingest(EMPLOYER, NURSES);
});

describe('POST /api/ai-feed/generate', () => {
  it('says in one sentence that it has no items yet', async () => {
    await test.app.db.deleteFrom('listings').execute();
    const answer = await test.visitor().request(PATH, { method: 'POST' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'feed.nothing-yet',
      message: expect.stringContaining('aren’t enough'),
    });
  });

  it('returns one documented item for a call without a body', async () => {
    const answer = await test.visitor().request(PATH, { method: 'POST' });
    expect(answer.status).toBe(200);
    const item = feedItemSchema.parse(await answer.json());
    expect(item.timestamp).toBe(test.clock.now.toISOString());
    expect(item.basis).toMatch(/^20 open /);
  });

  it('computes items from the stored listings', async () => {
    const items = new Map((await loadMany()).map((item) => [getTopicId(item), item]));
    expect(items.get('sponsorship.registered-nurse')?.content).toContain(
      'Of 20 open Registered Nurse listings, 5 say they sponsor visas, 3 say they don’t, and 12 are silent.',
    );
    expect(items.get('remote.all')?.content).toContain('Of 20 open listings, 1 is fully remote');
    expect(items.get('age.field-health')?.content).toContain('10 were posted in the last 14 days');
    expect(items.get('asked.registered-nurse')?.content).toContain('Triage (20)');
    // Ranks 6 and 15 of twenty bound the median with 95% confidence.
    expect(items.get('pay.registered-nurse.tx')).toMatchObject({
      title: 'Registered Nurse in Texas: median pay $69,500 a year',
      content: expect.stringContaining('between $65,000 and $74,000'),
      confidence: 0.87,
    });
    expect(new Set([...items.values()].map(({ type }) => type))).toEqual(
      new Set(['trend', 'tip', 'insight', 'market']),
    );
  });

  it('never repeats an item, or one that the caller already shows', async () => {
    const items = await loadMany();
    for (const [at, item] of items.slice(1).entries())
      expect(getTopicId(item)).not.toBe(getTopicId(items[at] as FeedItem));
    expect(new Set(items.map(({ id }) => id)).size).toBeGreaterThan(FEED_PAGE_SIZE);
    const shown: FeedItem[] = [];
    for (let reported = 0; reported < FEED_PAGE_SIZE; reported++) shown.push(await generate(shown.map(({ id }) => id)));
    expect(new Set(shown.map(getTopicId)).size).toBe(FEED_PAGE_SIZE);
  });

  it('rotates items per caller', async () => {
    const member = await signUp(test);
    const listTopics = new Set((await loadMany(60)).map(getTopicId)).size;
    const reported: string[] = [];
    for (let index = 0; index < listTopics; index++) {
      reported.push(getTopicId(await member.api.feed.generate()));
      await generate();
    }
    expect(new Set(reported).size).toBe(listTopics);
  });

  it('recounts after a few minutes, including listings closed in the meantime', async () => {
    const isOf20 = ({ basis }: FeedItem) => basis.startsWith('20 ');
    expect((await loadMany(3)).every(isOf20)).toBe(true);
    await test.app.listings.close(EMPLOYER.id, ['nurse-0']);
    expect((await loadMany(3)).every(isOf20)).toBe(true);
    countAgain();
    expect((await loadMany(3)).every(({ basis }) => basis.startsWith('19 '))).toBe(true);
  });

  describe("items about members' saves", () => {
    let rows: { id: string }[];
    const loadSavedFeed = async () => {
      countAgain();
      return (await loadMany()).find((item) => getTopicId(item) === 'saved-remote.all');
    };
    const save = async (savedRows: typeof rows) => {
      const member = await signUp(test);
      for (const { id } of savedRows) await member.api.applications.save({ listingId: id });
    };

    beforeEach(async () => {
      await test.app.listings.close(EMPLOYER.id, ['nurse-0']);
      rows = await test.app.db.selectFrom('listings').select('id').orderBy('external_id').execute();
      await save(rows);
      for (let more = 1; more < MIN_MEMBERS; more++) await save(rows.slice(0, 1));
    });

    it('are withheld if most saves come from one member', async () => {
      expect(await loadSavedFeed()).toBeUndefined();
    });

    it('appear once there are enough saves, counting few per member and each listing once', async () => {
      // Listings 0, the remote one, and 17 to 19 count by now. The next four members add 1 to 12.
      for (let first = 1; first < 12; first += MAX_PER_MEMBER) await save(rows.slice(first, first + MAX_PER_MEMBER));
      expect(await loadSavedFeed()).toMatchObject({
        type: 'insight',
        content: `Of 16 listings saved by ${MIN_MEMBERS + 4} members (the last 3 of each), 1 is fully remote. Among all 19 open listings: none.`,
        basis: '16 listings saved by members in our catalog. 19 open listings in our catalog.',
      });
    });
  });

  it("rejects input that isn't a list of IDs", async () => {
    const { error } = await safe(generate(Array.from({ length: FEED_PAGE_SIZE + 1 }, () => 'x')));
    expect(error).toMatchObject({ code: 'request.invalid' });
    const answer = await test.visitor().request(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"except":',
    });
    expect(answer.status).toBe(400);
  });
});

describe('item based on samples', () => {
  it('says so, and bases its confidence on how many there are', async () => {
    await test.app.samples.seed();
    const items = await loadMany(400);
    const all = items.find(({ id }) => id.startsWith('sponsorship.all'));
    expect(all?.basis).toBe('1,220 open listings in our catalog, 1,200 of them samples.');
    expect(items.some(({ basis }) => basis.endsWith(', all samples.'))).toBe(true);
    expect(new Set(items.map(({ confidence }) => confidence)).size).toBeGreaterThan(5);
    // Fields are drawn at random, and a large one may be as certain as all of them.
    const fieldConfidences = items
      .filter(({ id }) => id.startsWith('remote.field-'))
      .map(({ confidence }) => confidence);
    expect(Math.min(...fieldConfidences)).toBeLessThan(
      items.find(({ id }) => id.startsWith('remote.all'))?.confidence ?? 0,
    );
  });
});
