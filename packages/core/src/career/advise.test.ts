import { describe, expect, test } from 'vitest';
import { listOccupations } from '../jobs/index.ts';
import { listImpliedSkills, listSkills } from '../skills/index.ts';
import { type AdviceRequest, advise, findNeighbors, type OccupationDemand, parseRole } from './index.ts';

const require = (occupation: string, asked: Record<string, number>, more: Partial<OccupationDemand> = {}) => ({
  occupation,
  listings: 20,
  samples: 20,
  from: '2026-10-02',
  to: '2026-11-20',
  skills: Object.entries(asked).map(([skill, count]) => ({ skill, asked: count })),
  alternatives: [],
  levels: [{ seniority: null, years: null, degree: null, listings: 20 }],
  remote: 0,
  hybrid: 0,
  sponsors: 0,
  doesNotSponsor: 0,
  citizensOrClearance: 0,
  pay: null,
  ...more,
});

const request = (
  skills: string[],
  requirements: OccupationDemand[],
  more: Partial<AdviceRequest> = {},
): AdviceRequest => ({
  current: parseRole(''),
  target: parseRole('Data Analyst'),
  person: { skills: skills.map((skill) => ({ skill, shown: 'named' as const })), hasResume: false },
  goals: '',
  unknownSkills: [],
  requirements: new Map(requirements.map((one) => [one.occupation, one])),
  ...more,
});

const listTitles = (of: AdviceRequest) => advise(of).steps.map(({ title }) => title);
const listLearned = (of: AdviceRequest) =>
  advise(of).steps.flatMap(({ kind, skills }) => (kind === 'learn' ? skills : []));

describe('the order of steps', () => {
  test('starts with one first step, then what listings ask for', () => {
    const analyst = request(['sql'], [require('data-analyst', { sql: 18, statistics: 10 })]);
    expect(advise(analyst).steps[0]?.detail).toContain('Analyze one public data set');
    expect(listTitles(analyst)).toEqual(['This week', 'Learn Statistics']);
  });

  test('has nothing to learn for somebody from the same field, or what they named in a longer form', () => {
    const asked = require('data-analyst', { sql: 18, statistics: 10 });
    expect(listLearned(request([], [asked], { current: parseRole('Software engineer') }))).toEqual([]);
    expect(listLearned(request([], [asked], { typedSkills: ['T-SQL reports', 'college statistics course'] }))).toEqual(
      [],
    );
  });

  test('learns what most listings require first, giving half as much weight again to fields the person knows', () => {
    const asked = require('data-analyst', { 'patient-care': 12, tableau: 10 });
    expect(listLearned(request([], [asked]))).toEqual(['patient-care', 'tableau']);
    expect(listLearned(request(['power-bi'], [asked]))).toEqual(['tableau', 'patient-care']);
  });

  test("puts a skill's prerequisites before it if they are required too", () => {
    expect(listImpliedSkills('react')).toContain('javascript');
    expect(listLearned(request([], [require('data-analyst', { react: 18, javascript: 8 })]))[0]).toBe('javascript');
  });

  test('learns one of the skills that listings accept as alternatives', () => {
    const choice = require('data-analyst', { tableau: 15, 'power-bi': 14, sql: 6 }, {
      alternatives: [{ skills: ['power-bi', 'tableau'], listings: 14 }],
    });
    expect(listLearned(request([], [choice]))).toEqual(['tableau', 'sql']);
    expect(listLearned(request(['power-bi'], [choice]))).toEqual(['sql']);
  });

  test('puts skills named in the goals before all others', () => {
    const asked = require('data-analyst', { sql: 18, statistics: 6 });
    expect(listLearned(request([], [asked], { goals: 'I would like to learn statistics.' }))[0]).toBe('statistics');
  });
});

describe("a statement's basis", () => {
  test('states how many listings, out of how many, from which sources, and since when', () => {
    const { steps } = advise(
      request([], [require('data-analyst', { sql: 46 }, { listings: 112, samples: 112, from: '2026-10-02' })]),
    );
    expect(steps.find(({ kind }) => kind === 'learn')?.basis).toMatch(
      /^46 of 112 open Data Analyst listings, all samples, posted Oct 2 to Nov 20, 2026, ask for SQL \(95% interval: \d+% to \d+%\)\.$/,
    );
  });

  test('is the occupation itself if there are no listings, or too few', () => {
    for (const listings of [[], [require('data-analyst', { sql: 19 }, { listings: 19, samples: 0 })]]) {
      const given = advise(request(['sql'], listings));
      expect(given).toMatchObject({ require: null, gap: [] });
      expect(given.advice).toContain('As a data analyst, you turn data into tables');
      expect(given.details).toHaveLength(1);
      expect(
        [given.advice, ...given.recommendations, ...given.steps.map(({ detail }) => detail)].join(' '),
      ).not.toMatch(/\d+ of \d+|%/);
    }
    const [few] = advise(request([], [require('data-analyst', { sql: 4 }, { listings: 4, samples: 0 })])).details;
    expect(few).toContain('There are 4 open listings for Data Analyst in our catalog, posted Oct 2 to Nov 20, 2026');
    expect(few).toContain('too few for figures');
  });

  test('has no pay whose interval starts at nothing, or from a handful of listings', () => {
    const pay = { listings: 20, samples: 0, median: 80_000, low: 70_000, high: 90_000 };
    const getText = (more: object) =>
      advise(
        request([], [require('data-analyst', { sql: 18 }, { pay: { ...pay, ...more } })], { goals: 'better pay' }),
      ).details.join(' ');
    expect(getText({})).toContain('$80,000 a year or more');
    expect(getText({ low: 0 })).not.toContain('$80,000');
    expect(getText({ listings: 19 })).not.toContain('$80,000');
  });

  test('leaves out skills that less than a fifth of the listings require, or only one', () => {
    const { gap } = advise(request([], [require('data-analyst', { sql: 4, tableau: 3, statistics: 1 })]));
    expect(gap.map(({ skill }) => skill)).toEqual(['sql']);
  });
});

describe('years', () => {
  const createLevel = (years: number | null, listings: number) => ({ seniority: null, years, degree: null, listings });
  const asked = require('data-analyst', { sql: 18 }, {
    levels: [createLevel(1, 5), createLevel(4, 6), createLevel(8, 4), createLevel(null, 5)],
  });
  const getAdviceText = (person: object) =>
    advise(request([], [asked], { person: { skills: [], hasResume: false, ...person } }));

  test.each([
    ['entry', 'You have up to 2; 5 ask for 2 or fewer.'],
    ['mid', 'You have 2 to 5; 11 ask for 5 or fewer.'],
    ['senior', 'You have 5 or more; 11 ask for 5 or fewer.'],
  ])('compares experience %s with the listings', (experience, sentence) => {
    const { details } = getAdviceText({ experience });
    expect(details.join(' ')).toContain('15 of 20 open Data Analyst listings state years of experience');
    expect(details.join(' ')).toContain(sentence);
  });

  test('uses the years of the résumé if there is one', () => {
    expect(getAdviceText({ experience: 'senior', years: 1.8, hasResume: true }).details.join(' ')).toContain(
      'Your résumé shows 1.8 in dated roles; 5 ask for 1 or fewer.',
    );
  });
});

describe('any input', () => {
  const pick = createPicker(7);
  const skills = listSkills().map(({ id }) => id);
  const occupations = listOccupations();
  const createDemand = (occupation: string) =>
    require(occupation, Object.fromEntries(Array.from({ length: 18 }, (_, at) => [pick(skills), 1 + ((at * 7) % 20)])));
  const rounds = Array.from({ length: 120 }, () => {
    const target = parseRole(pick(occupations).name);
    const current = parseRole(pick(occupations).name);
    const around = [target.occupation, ...findNeighbors({ current, target })].filter((id) => id !== null);
    const requirements = around.map(createDemand);
    const wanted = requirements[0]?.skills.map(({ skill }) => skill) ?? skills;
    return request([pick(skills), pick(wanted)], requirements, { target, current });
  });

  test('the same request gives the same advice, in any order', () => {
    for (const round of rounds) {
      const turned: AdviceRequest = {
        ...round,
        person: { ...round.person, skills: round.person.skills.toReversed() },
        requirements: new Map(
          [...round.requirements].reverse().map(([id, one]) => [id, { ...one, skills: [...one.skills].reverse() }]),
        ),
      };
      const { require: _, ...textFor } = advise(round);
      expect(advise(turned)).toMatchObject(textFor);
    }
  });

  test('one more skill never enlarges the gap, or lowers the match with a related occupation', () => {
    for (const round of rounds) {
      const more = {
        ...round,
        person: { ...round.person, skills: [...round.person.skills, { skill: pick(skills), shown: 'named' as const }] },
      };
      const [before, after] = [advise(round), advise(more)];
      const listMissing = (of: typeof before) =>
        of.gap.filter(({ standing }) => standing === 'missing').map(({ skill }) => skill);
      expect(listMissing(before)).toEqual(expect.arrayContaining(listMissing(after)));
      const held = new Map(before.neighbors.map(({ occupation, held: count }) => [occupation, count]));
      for (const { occupation, held: count } of after.neighbors)
        expect(count).toBeGreaterThanOrEqual(held.get(occupation) ?? 0);
    }
  });

  test('nothing is learned twice or if already known, and prerequisites come first', () => {
    for (const round of rounds) {
      const order = listLearned(round);
      const held = new Set(round.person.skills.map(({ skill }) => skill));
      expect(new Set(order).size).toBe(order.length);
      for (const [at, skill] of order.entries()) {
        expect(held.has(skill)).toBe(false);
        for (const later of order.slice(at + 1)) expect(listImpliedSkills(skill)).not.toContain(later);
      }
    }
  });
});

describe('unknown title', () => {
  test('is asked back in one question, without a list of its words', () => {
    const { advice, require: counted, steps } = advise(request([], [], { target: parseRole('Glorfin wexler of joy') }));
    expect(counted).toBeNull();
    expect(advice).toContain('Which job do you mean by “Glorfin wexler of joy”?');
    expect(advice).not.toMatch(/don’t (?:know|recognize)|same words/);
    expect(steps).toEqual([]);
  });

  test('brings titles that share its words', () => {
    const { advice, related } = advise(request([], [], { target: parseRole('Registred wexler of joy') }));
    expect(advice).toContain('Titles with the same words: registered nurse.');
    expect(related.map(({ occupation }) => occupation)).toEqual(['registered-nurse']);
  });

  test('is isolated from the surrounding sentence if it is written right to left', () => {
    const getAdvice = (title: string) => advise(request([], [], { target: { title, occupation: null } })).advice;
    expect(getAdvice('مهندس برمجيات 2')).toContain('“\u2068مهندس برمجيات 2\u2069”?');
    expect(getAdvice('joy \u2069\u202ewizard')).toContain('“\u2068joy \u202ewizard\u2069”?');
    expect(getAdvice('Ingénieur en joie 工')).not.toMatch(/[\u2066-\u2069]/);
  });

  test('never takes long, whatever the text', () => {
    for (const title of ['a'.repeat(120), 'ab '.repeat(40), '(((((((((', '“\\d+$.*”', '🧗'.repeat(60)])
      expect(advise(request([], [], { target: { title, occupation: null } })).advice).toContain(
        'Which job do you mean',
      );
  });
});

/** Picks from a fixed sequence of numbers, so that every run is the same. */
function createPicker(seed: number) {
  let state = seed;
  return <T>(of: readonly T[]): T => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const pickedItem = of[Math.floor((state / 4_294_967_296) * of.length)];
    if (pickedItem === undefined) throw new Error('nothing to pick from');
    return pickedItem;
  };
}
