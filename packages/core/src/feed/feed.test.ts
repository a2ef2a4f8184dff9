import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confidenceOfMedian,
  confidenceOfShares,
  MIN_MEMBERS,
  MIN_SAMPLE,
  riseInterval,
  shareInterval,
  Z_95,
} from './sample-size.ts';
import { feedTopics } from './topics.ts';
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

const skill = (id: string, asked: number, change: Partial<SkillFigures> = {}): SkillFigures => ({
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
    expect(confidenceOfShares([10], 40)).toBe(0.74);
    // Newcombe's own example: 56/70 against 48/80, 0.0524 to 0.3339.
    const rise = riseInterval([56, 70], [48, 80], Z_95);
    expect(rise.low).toBeCloseTo(0.0524, 4);
    expect(rise.high).toBeCloseTo(0.3339, 4);
    expect(confidenceOfMedian({ median: 100, low: 90, high: 115 })).toBe(0.75);
  });

  it('never falls as the sample grows, and stays within its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
        const count = Math.floor(of * part);
        const small = confidenceOfShares([count], of);
        expect(small).toBeGreaterThanOrEqual(0);
        expect(small).toBeLessThanOrEqual(1);
        expect(confidenceOfShares([count * 4], of * 4)).toBeGreaterThanOrEqual(small);
      }),
    );
  });

  it("is that of a sentence's least certain figure", () => {
    expect(confidenceOfShares([0, 20], 40)).toBe(confidenceOfShares([20], 40));
    const confidence = (kind: string, change: Partial<OpenFigures>) =>
      feedTopics({ ...EMPTY_FIGURES, open: [open(change)] }).find(({ id }) => id.startsWith(kind))?.confidence;
    expect(confidence('remote', { remote: 2, hybrid: 18 })).toBe(confidenceOfShares([20], 40));
    expect(confidence('sponsorship', { sponsors: 0, doesNotSponsor: 5, citizensOrClearance: 20 })).toBe(
      confidenceOfShares([20], 40),
    );
  });
});

describe('feed items', () => {
  it('count what listings say about sponsorship, and count silence separately', () => {
    const [topic] = feedTopics({ ...EMPTY_FIGURES, open: [open()] });
    expect(topic).toMatchObject({
      id: 'sponsorship.registered-nurse',
      type: 'insight',
      category: 'Registered Nurse',
      title: '60% of Registered Nurse listings say nothing about sponsorship',
      basis: '40 open Registered Nurse listings in our catalog.',
    });
    expect(topic?.content).toContain(
      'Of 40 open Registered Nurse listings, 10 say they sponsor visas, 6 say they don’t, and 24 are silent.',
    );
  });

  it('use the singular and "none" correctly', () => {
    const texts = feedTopics({
      ...EMPTY_FIGURES,
      open: [open({ sponsors: 1, doesNotSponsor: 0, citizensOrClearance: 1 })],
    });
    expect(texts[0]?.content).toContain(
      '1 says it sponsors visas, none says it doesn’t, 1 asks for citizenship or a clearance, and 38 are silent',
    );
  });

  it('say which listings are samples', () => {
    const basis = (samples: number) => feedTopics({ ...EMPTY_FIGURES, open: [open({ samples })] })[0]?.basis;
    expect(basis(40)).toBe('40 open Registered Nurse listings in our catalog, all samples.');
    expect(basis(12)).toBe('40 open Registered Nurse listings in our catalog, 12 of them samples.');
  });

  it('state pay as the median with its interval, by state if requested', () => {
    const [topic] = feedTopics({
      ...EMPTY_FIGURES,
      pay: [{ ...NURSE, state: 'TX', listings: 30, samples: 0, median: 84_240, low: 80_000, high: 88_400 }],
    });
    expect(topic).toMatchObject({
      id: 'pay.registered-nurse.tx',
      type: 'market',
      title: 'Registered Nurse in Texas: median pay $84,200 a year',
      confidence: 0.9,
      basis: '30 open Registered Nurse listings in our catalog for Texas that show pay.',
    });
    expect(topic?.content).toContain('the median is about $84,200 a year');
    expect(topic?.content).toContain('count 2,080 hours a year for hourly pay');
    expect(topic?.content).toContain('between $80,000 and $88,400');
  });

  it('name the three most required skills, never a trait', () => {
    const skills = [
      skill('communication', 39),
      skill('patient-care', 30),
      skill('triage', 20),
      skill('phlebotomy', 10),
      skill('wound-care', 4),
    ];
    const [topic, ...more] = feedTopics({ ...EMPTY_FIGURES, skills });
    expect(more).toEqual([]);
    expect(topic?.type).toBe('tip');
    expect(topic?.content).toMatch(/most requested skills include .+ \(30\), .+ \(20\) and .+ \(10\)\./);
  });

  it("don't say that an occupation's listings require that occupation", () => {
    const skills = ['registered-nurse', 'patient-care', 'triage', 'phlebotomy'].map((id, at) => skill(id, 30 - at));
    const [topic] = feedTopics({ ...EMPTY_FIGURES, skills });
    expect(topic?.title).toMatch(/ask for Patient Care$/);
    expect(topic?.content).not.toContain('Registered Nurse (');
  });

  it('never round anything else to none or all', () => {
    const titles = (change: Partial<OpenFigures>) =>
      feedTopics({ ...EMPTY_FIGURES, open: [open({ listings: 1000, ...change })] }).map(({ title }) => title);
    expect(titles({ remote: 0 })).toContain('No Registered Nurse listings are remote');
    expect(titles({ remote: 1 })).toContain('Less than 1% of Registered Nurse listings are remote');
    expect(titles({ remote: 999, hybrid: 0 })).toContain('More than 99% of Registered Nurse listings are remote');
    expect(titles({ remote: 1000, hybrid: 0 })).toContain('All Registered Nurse listings are remote');
    expect(titles({ remote: 270 })).toContain('27% of Registered Nurse listings are remote');
  });

  it('state no median that may be off by a quarter', () => {
    const pay = (high: number) => [
      { ...NURSE, state: 'TX', listings: 16, samples: 0, median: 64_900, low: 60_000, high },
    ];
    expect(feedTopics({ ...EMPTY_FIGURES, pay: pay(119_000) })).toEqual([]);
    expect(feedTopics({ ...EMPTY_FIGURES, pay: pay(90_000) })).toHaveLength(1);
  });

  it('call a skill rising only if chance is unlikely', () => {
    const risen = (recentAsked: number) =>
      feedTopics({
        ...EMPTY_FIGURES,
        skills: [skill('triage', 20 + recentAsked, { listings: 200, samples: 0, recent: 100, recentAsked })],
      });
    expect(risen(30)).toEqual([]);
    expect(risen(60)).toMatchObject([
      { id: 'rising.registered-nurse.triage', type: 'trend', content: expect.stringContaining('60%') },
    ]);
    expect(risen(60)[0]?.content).toContain('compared with 20% of older ones');
  });

  it('say how long listings stay open once enough have closed', () => {
    const closing = { ...NURSE, listings: 15, samples: 15, median: 21, low: 18, high: 24 };
    expect(feedTopics({ ...EMPTY_FIGURES, closing: [closing] })).toMatchObject([
      { type: 'market', title: 'Registered Nurse: half close within 21 days', confidence: 0.71 },
    ]);
  });

  it('say nothing about fewer listings than the minimum sample', () => {
    const few = MIN_SAMPLE - 1;
    expect(
      feedTopics({
        ...EMPTY_FIGURES,
        open: [open({ listings: few })],
        pay: [{ ...NURSE, state: null, listings: few, samples: 0, median: 1, low: 1, high: 1 }],
        skills: [skill('triage', 9, { listings: few }), skill('phlebotomy', 8, { listings: few })],
        closing: [{ ...NURSE, listings: few, samples: 0, median: 1, low: 1, high: 1 }],
      }),
    ).toEqual([]);
  });
});

describe("items about members' saves", () => {
  const everything = open({ occupation: null, listings: 400, samples: 400, remote: 60, sponsors: 0 });
  const saved: SavedFigures = { listings: 46, samples: 46, members: 18, remote: 20, sponsors: 46 };
  const topics = (change: Partial<SavedFigures>) =>
    feedTopics({ ...EMPTY_FIGURES, open: [everything], saved: { ...saved, ...change } }).filter(({ id }) =>
      id.startsWith('saved-'),
    );

  it('compare saved listings with open ones, with both samples', () => {
    expect(topics({})).toMatchObject([
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
    expect(topics({ listings: MIN_SAMPLE - 1 })).toEqual([]);
    expect(topics({ members: MIN_MEMBERS - 1 })).toEqual([]);
    expect(topics({ listings: MIN_SAMPLE, members: MIN_MEMBERS })).toHaveLength(2);
  });
});

describe('topic order', () => {
  const topic = (id: string, type: FeedTopic['type']): FeedTopic => ({
    id,
    type,
    category: '',
    title: '',
    content: '',
    confidence: 1,
    basis: '',
  });
  const topics = Array.from({ length: 20 }, (_, at) => topic(String(at), FEED_TYPES[at % 4] ?? 'tip'));

  it('includes each topic once and alternates the kinds, whatever the random numbers', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })), (chances) => {
        const described = orderTopics(topics, () => chances.next().value ?? 0);
        expect(described.map(({ id }) => id).sort()).toEqual(topics.map(({ id }) => id).sort());
        for (const [at, { type }] of described.slice(0, -1).entries()) expect(described[at + 1]?.type).not.toBe(type);
      }),
    );
  });

  it('never starts with the last topic told', () => {
    const [first] = orderTopics(topics, () => 0.3);
    expect(orderTopics(topics, () => 0.3, first?.id)[0]?.id).not.toBe(first?.id);
    expect(orderTopics([topic('only', 'tip')], () => 0, 'only')).toHaveLength(1);
    expect(orderTopics([], () => 0)).toEqual([]);
  });
});
