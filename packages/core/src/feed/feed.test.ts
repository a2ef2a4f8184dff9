import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateMedianConfidence,
  calculateRiseInterval,
  calculateShareConfidence,
  MIN_MEMBERS,
  MIN_SAMPLE,
  shareInterval,
  Z_95,
} from './sample-size.ts';
import { createFeedTopics } from './topics.ts';
import { orderTopics } from './turns.ts';
import {
  FEED_TYPES,
  type FeedFigures,
  type FeedTopic,
  type OpenFigures,
  type SavedFigures,
  type SkillFigures,
} from './types.ts';

const EMPTY_FIGURES: FeedFigures = {
  open: [],
  pay: [],
  skills: [],
  closing: [],
  saved: { listings: 0, samples: 0, members: 0, remote: 0, sponsors: 0 },
};
const NURSE = { occupation: 'registered-nurse', field: null };

const open = (change: Partial<OpenFigures> = {}): OpenFigures => ({
  ...NURSE,
  listings: 40,
  samples: 0,
  remote: 1,
  hybrid: 4,
  sponsors: 10,
  doesNotSponsor: 6,
  citizensOrClearance: 0,
  recent: 20,
  ...change,
});

const createSkill = (id: string, asked: number, change: Partial<SkillFigures> = {}): SkillFigures => ({
  ...NURSE,
  listings: 40,
  samples: 40,
  skill: id,
  asked,
  recent: 20,
  recentAsked: asked / 2,
  ...change,
});

describe('confidence from 0 to 1', () => {
  it('is 1 minus the width of the interval, by the published formulas', () => {
    // 10 of 40 by Wilson: 0.1419 to 0.4019 (R. G. Newcombe 1998 gives the formula; figures computed from it).
    const { low, high } = shareInterval(10, 40);
    expect(low).toBeCloseTo(0.1419, 4);
    expect(high).toBeCloseTo(0.4019, 4);
    expect(calculateShareConfidence([10], 40)).toBe(0.74);
    // Newcombe's own example: 56/70 against 48/80, 0.0524 to 0.3339.
    const rise = calculateRiseInterval([56, 70], [48, 80], Z_95);
    expect(rise.low).toBeCloseTo(0.0524, 4);
    expect(rise.high).toBeCloseTo(0.3339, 4);
    expect(calculateMedianConfidence({ median: 100, low: 90, high: 115 })).toBe(0.75);
  });

  it('never falls as the sample grows, and stays within its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
        const count = Math.floor(of * part);
        const small = calculateShareConfidence([count], of);
        expect(small).toBeGreaterThanOrEqual(0);
        expect(small).toBeLessThanOrEqual(1);
        expect(calculateShareConfidence([count * 4], of * 4)).toBeGreaterThanOrEqual(small);
      }),
    );
  });

  it("is that of a sentence's least certain figure", () => {
    expect(calculateShareConfidence([0, 20], 40)).toBe(calculateShareConfidence([20], 40));
    const getConfidence = (kind: string, change: Partial<OpenFigures>) =>
      createFeedTopics({ ...EMPTY_FIGURES, open: [open(change)] }).find(({ id }) => id.startsWith(kind))?.confidence;
    expect(getConfidence('remote', { remote: 2, hybrid: 18 })).toBe(calculateShareConfidence([20], 40));
    expect(getConfidence('sponsorship', { sponsors: 0, doesNotSponsor: 5, citizensOrClearance: 20 })).toBe(
      calculateShareConfidence([20], 40),
    );
  });
});

describe('feed items', () => {
  it('count what listings say about sponsorship, with silence counted separately', () => {
    const [createTopic] = createFeedTopics({ ...EMPTY_FIGURES, open: [open()] });
    expect(createTopic).toMatchObject({
      id: 'sponsorship.registered-nurse',
      type: 'insight',
      category: 'Registered Nurse',
      title: '60% of Registered Nurse listings say nothing about sponsorship',
      basis: '40 open Registered Nurse listings in our catalog.',
    });
    expect(createTopic?.content).toContain(
      'Of 40 open Registered Nurse listings, 10 say they sponsor visas, 6 say they don’t, and 24 are silent.',
    );
  });

  it('use the singular and "none" correctly', () => {
    const texts = createFeedTopics({
      ...EMPTY_FIGURES,
      open: [open({ sponsors: 1, doesNotSponsor: 0, citizensOrClearance: 1 })],
    });
    expect(texts[0]?.content).toContain(
      '1 says it sponsors visas, none says it doesn’t, 1 asks for citizenship or a clearance, and 38 are silent',
    );
  });

  it('say which listings are samples', () => {
    const getBasis = (samples: number) => createFeedTopics({ ...EMPTY_FIGURES, open: [open({ samples })] })[0]?.basis;
    expect(getBasis(40)).toBe('40 open Registered Nurse listings in our catalog, all samples.');
    expect(getBasis(12)).toBe('40 open Registered Nurse listings in our catalog, 12 of them samples.');
  });

  it('state pay as the median with its interval, by state if requested', () => {
    const [createTopic] = createFeedTopics({
      ...EMPTY_FIGURES,
      pay: [{ ...NURSE, state: 'TX', listings: 30, samples: 0, median: 84_240, low: 80_000, high: 88_400 }],
    });
    expect(createTopic).toMatchObject({
      id: 'pay.registered-nurse.tx',
      type: 'market',
      title: 'Registered Nurse in Texas: median pay $84,200 a year',
      confidence: 0.9,
      basis: '30 open Registered Nurse listings in our catalog for Texas that show pay.',
    });
    expect(createTopic?.content).toContain('the median is about $84,200 a year');
    expect(createTopic?.content).toContain('count 2,080 hours a year for hourly pay');
    expect(createTopic?.content).toContain('between $80,000 and $88,400');
  });

  it('name the three most required skills, never a trait', () => {
    const skills = [
      createSkill('communication', 39),
      createSkill('patient-care', 30),
      createSkill('triage', 20),
      createSkill('phlebotomy', 10),
      createSkill('wound-care', 4),
    ];
    const [createTopic, ...more] = createFeedTopics({ ...EMPTY_FIGURES, skills });
    expect(more).toEqual([]);
    expect(createTopic?.type).toBe('tip');
    expect(createTopic?.content).toMatch(/most requested skills include .+ \(30\), .+ \(20\) and .+ \(10\)\./);
  });

  it("don't say that an occupation's listings require that occupation", () => {
    const skills = ['registered-nurse', 'patient-care', 'triage', 'phlebotomy'].map((id, at) =>
      createSkill(id, 30 - at),
    );
    const [createTopic] = createFeedTopics({ ...EMPTY_FIGURES, skills });
    expect(createTopic?.title).toMatch(/ask for Patient Care$/);
    expect(createTopic?.content).not.toContain('Registered Nurse (');
  });

  it('only say "none" or "all" when it is exact', () => {
    const listTitles = (change: Partial<OpenFigures>) =>
      createFeedTopics({ ...EMPTY_FIGURES, open: [open({ listings: 1000, ...change })] }).map(({ title }) => title);
    expect(listTitles({ remote: 0 })).toContain('No Registered Nurse listings are remote');
    expect(listTitles({ remote: 1 })).toContain('Less than 1% of Registered Nurse listings are remote');
    expect(listTitles({ remote: 999, hybrid: 0 })).toContain('More than 99% of Registered Nurse listings are remote');
    expect(listTitles({ remote: 1000, hybrid: 0 })).toContain('All Registered Nurse listings are remote');
    expect(listTitles({ remote: 270 })).toContain('27% of Registered Nurse listings are remote');
  });

  it("don't state a median that may be off by a quarter", () => {
    const pay = (high: number) => [
      { ...NURSE, state: 'TX', listings: 16, samples: 0, median: 64_900, low: 60_000, high },
    ];
    expect(createFeedTopics({ ...EMPTY_FIGURES, pay: pay(119_000) })).toEqual([]);
    expect(createFeedTopics({ ...EMPTY_FIGURES, pay: pay(90_000) })).toHaveLength(1);
  });

  it('call a skill rising only if chance is unlikely', () => {
    const listRisen = (recentAsked: number) =>
      createFeedTopics({
        ...EMPTY_FIGURES,
        skills: [createSkill('triage', 20 + recentAsked, { listings: 200, samples: 0, recent: 100, recentAsked })],
      });
    expect(listRisen(30)).toEqual([]);
    expect(listRisen(60)).toMatchObject([
      { id: 'rising.registered-nurse.triage', type: 'trend', content: expect.stringContaining('60%') },
    ]);
    expect(listRisen(60)[0]?.content).toContain('compared with 20% of older ones');
  });

  it('say how long listings stay open once enough have closed', () => {
    const closing = { ...NURSE, listings: 15, samples: 15, median: 21, low: 18, high: 24 };
    expect(createFeedTopics({ ...EMPTY_FIGURES, closing: [closing] })).toMatchObject([
      { type: 'market', title: 'Registered Nurse: half close within 21 days', confidence: 0.71 },
    ]);
  });

  it('say nothing about fewer listings than the minimum sample', () => {
    const tooFewListings = MIN_SAMPLE - 1;
    expect(
      createFeedTopics({
        ...EMPTY_FIGURES,
        open: [open({ listings: tooFewListings })],
        pay: [{ ...NURSE, state: null, listings: tooFewListings, samples: 0, median: 1, low: 1, high: 1 }],
        skills: [
          createSkill('triage', 9, { listings: tooFewListings }),
          createSkill('phlebotomy', 8, { listings: tooFewListings }),
        ],
        closing: [{ ...NURSE, listings: tooFewListings, samples: 0, median: 1, low: 1, high: 1 }],
      }),
    ).toEqual([]);
  });
});

describe("items about members' saves", () => {
  const everything = open({ occupation: null, listings: 400, samples: 400, remote: 60, sponsors: 0 });
  const saved: SavedFigures = { listings: 46, samples: 46, members: 18, remote: 20, sponsors: 46 };
  const listTopics = (change: Partial<SavedFigures>) =>
    createFeedTopics({ ...EMPTY_FIGURES, open: [everything], saved: { ...saved, ...change } }).filter(({ id }) =>
      id.startsWith('saved-'),
    );

  it('compare saved listings with open ones, with both samples', () => {
    expect(listTopics({})).toMatchObject([
      {
        title: '43% of the listings saved by members are remote',
        content:
          'Of 46 listings saved by 18 members (the last 3 of each), 20 are fully remote. Among all 400 open listings: 15%.',
        // 20 of 46 by Wilson: 0.3021 to 0.5775.
        confidence: 0.72,
        basis:
          '46 listings saved by members in our catalog, all samples. 400 open listings in our catalog, all samples.',
      },
      {
        title: 'All of the listings saved by members say they sponsor visas',
        content: expect.stringContaining('none.'),
      },
    ]);
  });

  it('are left out for too few listings or members', () => {
    expect(listTopics({ listings: MIN_SAMPLE - 1 })).toEqual([]);
    expect(listTopics({ members: MIN_MEMBERS - 1 })).toEqual([]);
    expect(listTopics({ listings: MIN_SAMPLE, members: MIN_MEMBERS })).toHaveLength(2);
  });
});

describe('topic order', () => {
  const createTopic = (id: string, type: FeedTopic['type']): FeedTopic => ({
    id,
    type,
    category: '',
    title: '',
    content: '',
    confidence: 1,
    basis: '',
  });
  const listTopics = Array.from({ length: 20 }, (_, at) => createTopic(String(at), FEED_TYPES[at % 4] ?? 'tip'));

  it('includes each topic once and alternates the kinds, whatever the random numbers', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })), (chances) => {
        const described = orderTopics(listTopics, () => chances.next().value ?? 0);
        expect(described.map(({ id }) => id).sort()).toEqual(listTopics.map(({ id }) => id).sort());
        for (const [at, { type }] of described.slice(0, -1).entries()) expect(described[at + 1]?.type).not.toBe(type);
      }),
    );
  });

  it('never starts with the previous topic', () => {
    const [first] = orderTopics(listTopics, () => 0.3);
    expect(orderTopics(listTopics, () => 0.3, first?.id)[0]?.id).not.toBe(first?.id);
    expect(orderTopics([createTopic('only', 'tip')], () => 0, 'only')).toHaveLength(1);
    expect(orderTopics([], () => 0)).toEqual([]);
  });
});
