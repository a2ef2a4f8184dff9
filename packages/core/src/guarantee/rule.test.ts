import { describe, expect, test } from 'vitest';
import { type Keyword, scoreResume } from '../ats/index.ts';
import { readJob } from '../jobs/index.ts';
import { emptyResume, PLAIN_SIGNALS, type Resume } from '../resume/index.ts';
import {
  addBusinessDays,
  calculateGuaranteeCredit,
  calculateMustHavesMet,
  decideGuarantee,
  type GuaranteeFacts,
  listMissingMustHaves,
} from './rule.ts';

const missed: GuaranteeFacts = {
  entitlement: 'included',
  score: 79,
  mustHavesMet: 70,
  proposalsLeft: 0,
  recentCases: 0,
};

const createKeyword = (name: string, change: Partial<Keyword> = {}): Keyword => ({
  name,
  need: 'required',
  inJob: { count: 1, topics: ['requirements'], quote: name },
  place: 'work',
  text: '',
  earned: 1000,
  possible: 1000,
  ...change,
});

describe('the decision', () => {
  test('is that the guarantee is missed if every condition holds and the score is below 80', () => {
    expect(decideGuarantee(missed)).toEqual({ kind: 'missed' });
  });

  test('is that 80 is reached, whatever the conditions', () => {
    expect(decideGuarantee({ ...missed, score: 80 })).toEqual({ kind: 'reached' });
    expect(decideGuarantee({ ...missed, score: 100, entitlement: 'none', mustHavesMet: null })).toEqual({
      kind: 'reached',
    });
  });

  test.each([
    ['trial', { entitlement: 'trial' }],
    ['plan', { entitlement: 'none' }],
    ['no-must-haves', { mustHavesMet: null }],
    ['must-haves', { mustHavesMet: 69 }],
    ['suggestions-left', { proposalsLeft: 1 }],
    ['limit', { recentCases: 10 }],
    ['trial', { entitlement: 'trial', mustHavesMet: 10, proposalsLeft: 4 }],
  ] as const)('is that it doesn’t apply because of %s with %j', (reason, change) => {
    expect(decideGuarantee({ ...missed, ...change })).toEqual({ kind: 'excluded', reason });
  });
});

describe('the share of must-haves', () => {
  test('counts a skill that is only listed in full and a missing one as nothing', () => {
    const keywords = [
      createKeyword('SQL'),
      createKeyword('Python', { place: 'listed', earned: 600 }),
      createKeyword('Tableau', { place: 'missing', earned: 0 }),
      createKeyword('CDL', { place: 'named', earned: 0 }),
    ];
    expect(calculateMustHavesMet(keywords)).toBe(50);
    expect(listMissingMustHaves(keywords)).toEqual(['Tableau', 'CDL']);
  });

  test('counts by points, in whole percent rounded down, and a part of several skills for its share', () => {
    expect(
      calculateMustHavesMet([
        createKeyword('SQL', { earned: 2000, possible: 2000 }),
        createKeyword('two of Java, C#, Go', { place: 'missing', earned: 300, possible: 1000 }),
      ]),
    ).toBe(76);
  });

  test('ignores preferred skills, and is null for a job without required ones', () => {
    const preferred = createKeyword('Excel', { need: 'preferred', earned: 0, possible: 0 });
    expect(calculateMustHavesMet([preferred])).toBeNull();
    expect(calculateMustHavesMet([])).toBeNull();
    expect(calculateMustHavesMet([preferred, createKeyword('SQL')])).toBe(100);
    expect(listMissingMustHaves([{ ...preferred, place: 'missing' }])).toEqual([]);
  });

  test('is read from a real report', () => {
    const resume: Resume = { ...emptyResume(), skills: [{ id: 's', keywords: ['Python'] }] };
    const job = readJob('Requirements\n- Python\n- SQL\n', { title: 'Data Analyst' });
    const { keywords = [] } = scoreResume({
      resume,
      provenance: {},
      signals: PLAIN_SIGNALS,
      views: [],
      job,
      asOf: '2026-11',
    });
    expect(listMissingMustHaves(keywords)).toEqual(['SQL']);
    expect(calculateMustHavesMet(keywords)).toBe(50);
  });
});

test('the credit is a tenth of the monthly price, rounded up to a cent', () => {
  expect([25_000, 8999, 1, 0].map(calculateGuaranteeCredit)).toEqual([2500, 900, 1, 0]);
});

test.each([
  ['Monday', '2026-11-23T15:00:00Z', '2026-11-30T15:00:00.000Z'],
  ['Friday', '2026-11-27T15:00:00Z', '2026-12-04T15:00:00.000Z'],
  ['Saturday', '2026-11-28T15:00:00Z', '2026-12-04T15:00:00.000Z'],
  ['Friday evening in New York, Saturday in UTC', '2026-11-28T02:00:00Z', '2026-12-05T02:00:00.000Z'],
])('five business days from a %s', (_day, from, until) => {
  expect(addBusinessDays(new Date(from), 5).toISOString()).toBe(until);
});
