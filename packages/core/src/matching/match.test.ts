import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listOccupations } from '../jobs/index.ts';
import { DEGREE_LEVELS, SENIORITIES } from '../jobs/types.ts';
import { listSkills } from '../skills/index.ts';
import { US_STATES } from '../text/us-states.ts';
import { SPONSORSHIPS } from '../visa/index.ts';
import {
  buildIndex,
  explainMatch,
  GOOD_FIT_SCORE,
  type ListingFacts,
  type MatchIndex,
  MIN_MATCH_SCORE,
  match,
  matchPart,
  type SeekerProfile,
} from './index.ts';
import { MATCH_PARTS } from './parts.ts';
import { MATCH_PART_IDS } from './types.ts';

const asOf = '2026-11-20';
const skillIds = listSkills().map(({ id }) => id);
const occupationIds = listOccupations().map(({ id }) => id);

const arbitrarySkills = (max: number) => fc.uniqueArray(fc.constantFrom(...skillIds.slice(0, 60)), { maxLength: max });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const occupation = fc.constantFrom(...occupationIds.slice(0, 8));
const day = fc.integer({ min: 1, max: 20 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);

/** Removes undefined values, as the types require. */
function omitUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as never;
}

const listing: fc.Arbitrary<ListingFacts> = fc
  .record({
    id: fc.uuid(),
    company: optional(fc.constantFrom('larkholt', 'fernbank')),
    occupation: optional(occupation),
    seniority: optional(fc.constantFrom(...SENIORITIES)),
    mustHave: arbitrarySkills(8),
    niceToHave: arbitrarySkills(4),
    years: optional(fc.integer({ min: 1, max: 12 })),
    degree: optional(fc.constantFrom(...DEGREE_LEVELS)),
    states: fc.uniqueArray(fc.constantFrom('CA', 'TX', 'WY', 'VI'), { maxLength: 2 }),
    remote: fc.boolean(),
    payMax: optional(fc.integer({ min: 30_000, max: 200_000 })),
    sponsorship: fc.constantFrom(...SPONSORSHIPS),
    postedAt: day,
  })
  .map((createFacts) => omitUndefined(createFacts) as ListingFacts);

const listings = fc.uniqueArray(listing, { maxLength: 40, selector: ({ id }) => id });

const profile: fc.Arbitrary<SeekerProfile> = fc
  .record({
    skills: fc.array(
      fc.record({ skill: fc.constantFrom(...skillIds.slice(0, 60)), shown: fc.constantFrom('dated-role', 'listed') }),
      { maxLength: 20 },
    ),
    occupations: fc
      .uniqueArray(fc.record({ occupation, years: fc.integer({ min: 0, max: 9 }), latest: fc.constant(false) }), {
        maxLength: 3,
        selector: (held) => held.occupation,
      })
      .map((held) => held.map((item, place) => ({ ...item, latest: place === 0 }))),
    years: optional(fc.integer({ min: 0, max: 20 })),
    degree: optional(fc.constantFrom(...DEGREE_LEVELS)),
    seniority: optional(fc.constantFrom(...SENIORITIES)),
    wants: fc
      .record({
        states: optional(fc.subarray(['CA', 'TX', 'NY'])),
        remote: optional(fc.constantFrom('only', 'include')),
        payMin: optional(fc.integer({ min: 0, max: 150_000 })),
        needsSponsorship: optional(fc.boolean()),
        sponsorships: optional(fc.subarray([...SPONSORSHIPS])),
        maxAgeDays: optional(fc.integer({ min: 0, max: 30 })),
      })
      .map(omitUndefined),
  })
  .map((createFacts) => omitUndefined(createFacts) as unknown as SeekerProfile);

/** The same result from scoring every listing individually: slow, and without the index's optimizations. */
function matchBySorting(all: readonly ListingFacts[], createSeeker: SeekerProfile, limit: number): string[] {
  const { states, remote, payMin = 0, needsSponsorship, sponsorships, maxAgeDays } = createSeeker.wants;
  const isIn = (createFacts: ListingFacts) => {
    if (remote === 'only' && !createFacts.remote) return false;
    if (!states?.length || createFacts.states.some((code) => states.includes(code))) return true;
    return remote === 'include' ? createFacts.remote : remote === 'only' && createFacts.states.length === 0;
  };
  const getAge = ({ postedAt }: ListingFacts) => (Date.parse(asOf) - Date.parse(postedAt)) / 86_400_000;
  return all
    .filter(isIn)
    .filter((createFacts) => payMin === 0 || (createFacts.payMax ?? 0) >= payMin)
    .filter((createFacts) => maxAgeDays === undefined || getAge(createFacts) <= maxAgeDays)
    .filter(({ sponsorship }) => !sponsorships || sponsorships.includes(sponsorship))
    .filter(({ sponsorship }) => !needsSponsorship || sponsorship === 'sponsors' || sponsorship === 'unknown')
    .map((createFacts) => ({ facts: createFacts, score: explainMatch(createFacts, createSeeker, { asOf }).score }))
    .filter(({ score }) => score >= MIN_MATCH_SCORE)
    .map((item) => ({
      ...item,
      first: needsSponsorship === true && item.facts.sponsorship === 'sponsors' && item.score >= GOOD_FIT_SCORE ? 0 : 1,
    }))
    .sort(
      (a, b) =>
        a.first - b.first ||
        b.score - a.score ||
        (a.facts.postedAt > b.facts.postedAt ? -1 : a.facts.postedAt < b.facts.postedAt ? 1 : 0) ||
        (a.facts.id < b.facts.id ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ facts }) => facts.id);
}

const listIds = (matches: { listingId: string }[]) => matches.map(({ listingId }) => listingId);

describe('match', () => {
  test('finds the same listings as scoring each one, in the same order', () => {
    fc.assert(
      fc.property(listings, profile, fc.integer({ min: 1, max: 20 }), (all, createSeeker, limit) => {
        expect(listIds(match(buildIndex(all), createSeeker, { limit, asOf }))).toEqual(
          matchBySorting(all, createSeeker, limit),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('explains every match as explainMatch does', () => {
    fc.assert(
      fc.property(listings, profile, (all, createSeeker) => {
        const byId = new Map(all.map((createFacts) => [createFacts.id, createFacts]));
        for (const found of match(buildIndex(all), createSeeker, { limit: 50, asOf })) {
          const createFacts = byId.get(found.listingId);
          expect(createFacts && explainMatch(createFacts, createSeeker, { asOf })).toEqual(found);
        }
      }),
    );
  });

  test('does not depend on the order in which listings were added', () => {
    fc.assert(
      fc.property(listings, profile, fc.func(fc.integer()), (all, createSeeker, order) => {
        const shuffled = [...all].sort((a, b) => order(a.id) - order(b.id));
        const options = { limit: 10, asOf };
        expect(match(buildIndex(shuffled), createSeeker, options)).toEqual(
          match(buildIndex(all), createSeeker, options),
        );
      }),
    );
  });

  test("returns the start of a larger limit's result", () => {
    fc.assert(
      fc.property(
        listings,
        profile,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (all, createSeeker, a, b) => {
          const index = buildIndex(all);
          const [small, large] = [Math.min(a, b), Math.max(a, b)];
          const longer = match(index, createSeeker, { limit: large, asOf });
          expect(match(index, createSeeker, { limit: small, asOf })).toEqual(longer.slice(0, small));
        },
      ),
    );
  });

  test('finds what is left without some listings and companies, whatever was removed from the index before', () => {
    fc.assert(
      fc.property(listings, profile, fc.infiniteStream(fc.boolean()), (all, createSeeker, coin) => {
        const index = buildIndex(all);
        const present = all.filter(({ id }) => coin.next().value || !index.remove(id));
        const hidden = present.filter(() => coin.next().value).map(({ id }) => id);
        const without = index.findRows({ listings: [...hidden, 'unknown'], companies: ['larkholt', 'unknown'] });
        const left = present.filter(({ id, company }) => !hidden.includes(id) && company !== 'larkholt');
        expect(without.size).toBe(present.length - left.length);
        expect(match(index, createSeeker, { limit: 20, asOf, without })).toEqual(
          match(buildIndex(left), createSeeker, { limit: 20, asOf }),
        );
      }),
    );
  });

  test('returns a part of the result with how many there are', () => {
    fc.assert(
      fc.property(listings, profile, fc.nat(20), fc.nat(20), (all, createSeeker, from, count) => {
        const index = buildIndex(all);
        const whole = match(index, createSeeker, { limit: 30, asOf });
        expect(matchPart(index, createSeeker, { limit: 30, asOf }, { from, to: from + count })).toEqual({
          matches: whole.slice(from, from + count),
          total: whole.length,
        });
      }),
    );
  });

  test('rejects an invalid limit or day', () => {
    const createSeeker: SeekerProfile = { skills: [], occupations: [], wants: {} };
    for (const limit of [0, -1, 1.5, Number.NaN, 501])
      expect(() => match(buildIndex([]), createSeeker, { limit, asOf })).toThrow(RangeError);
    for (const bad of ['', 'today', '2026-13-01', '2026-11-20T00:00'])
      expect(() => match(buildIndex([]), createSeeker, { limit: 1, asOf: bad })).toThrow(RangeError);
  });
});

describe('the score', () => {
  test('never falls if a must-have is added to the profile or to a dated role', () => {
    fc.assert(
      fc.property(listing, profile, fc.nat(), (createFacts, createSeeker, pick) => {
        fc.pre(createFacts.mustHave.length > 0);
        const skill = createFacts.mustHave[pick % createFacts.mustHave.length] as string;
        const score = (more: SeekerProfile['skills']) =>
          explainMatch(createFacts, { ...createSeeker, skills: [...createSeeker.skills, ...more] }, { asOf }).score;
        const before = score([]);
        const listed = score([{ skill, shown: 'listed' }]);
        expect(listed).toBeGreaterThanOrEqual(before);
        expect(score([{ skill, shown: 'dated-role' }])).toBeGreaterThanOrEqual(listed);
      }),
      { numRuns: 500 },
    );
  });

  test('is the sum of its parts, each within its limits', () => {
    expect(MATCH_PARTS.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    fc.assert(
      fc.property(listing, profile, (createFacts, createSeeker) => {
        const { score, parts } = explainMatch(createFacts, createSeeker, { asOf });
        expect(parts.map(({ part }) => part)).toEqual([...MATCH_PART_IDS]);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        for (const { points, of } of parts) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(of);
        }
      }),
    );
  });

  test("ignores the person's filters", () => {
    fc.assert(
      fc.property(listing, profile, profile, (createFacts, createSeeker, other) => {
        const asked = { ...createSeeker, wants: other.wants };
        expect(explainMatch(createFacts, asked, { asOf }).score).toBe(
          explainMatch(createFacts, createSeeker, { asOf }).score,
        );
      }),
    );
  });

  test('counts a skill that is included in another one', () => {
    const createFacts: ListingFacts = {
      id: 'a',
      mustHave: ['javascript'],
      niceToHave: [],
      states: [],
      remote: true,
      sponsorship: 'unknown',
      postedAt: asOf,
    };
    const createSeeker = (skill: string): SeekerProfile => ({
      skills: [{ skill, shown: 'dated-role' }],
      occupations: [],
      wants: {},
    });
    const mustHave = (skill: string) => explainMatch(createFacts, createSeeker(skill), { asOf }).parts[0]?.points ?? 0;
    expect(mustHave('react')).toBe(mustHave('javascript'));
    expect(mustHave('react')).toBeGreaterThan(mustHave('kubernetes'));
  });
});

describe('the field', () => {
  const createFacts = (mustHave: string[], occupation?: string): ListingFacts => ({
    id: 'a',
    ...(occupation && { occupation }),
    mustHave,
    niceToHave: [],
    states: [],
    remote: false,
    sponsorship: 'unknown',
    postedAt: asOf,
  });
  const developer: SeekerProfile = {
    skills: ['python', 'react', 'docker'].map((skill) => ({ skill, shown: 'dated-role' })),
    occupations: [{ occupation: 'software-engineer', years: 4, latest: true }],
    wants: {},
  };
  const getOccupationPart = (listed: ListingFacts) => {
    const { parts, reasons } = explainMatch(listed, developer, { asOf });
    return {
      points: parts.find(({ part }) => part === 'occupation')?.points ?? 0,
      text: reasons.find(({ kind }) => kind === 'occupation')?.text ?? '',
    };
  };

  test("counts if a listing's title names no occupation", () => {
    const own = getOccupationPart(createFacts(['java', 'kubernetes', 'sql']));
    const other = getOccupationPart(createFacts(['patient-care', 'phlebotomy', 'wound-care']));
    expect(own.points).toBeGreaterThan(other.points);
    expect(own.text).toBe('We don’t recognize the occupation in the job title. Its skills are in a field you know.');
    expect(other.text).toBe('We don’t recognize the occupation in the job title.');
    expect(other.points).toBe(0);
  });

  test('ignores traits, languages, and office software', () => {
    expect(getOccupationPart(createFacts(['communication', 'spanish', 'microsoft-excel'])).points).toBe(0);
  });

  test('scores a listing lower if it says little about its field', () => {
    expect(getOccupationPart(createFacts(['java'])).points).toBeLessThan(
      getOccupationPart(createFacts(['java', 'react', 'jquery'])).points,
    );
  });

  test('counts a specialty of its family half, unless its own skills are shown', () => {
    const support = getOccupationPart(createFacts(['desktop-support'], 'technical-support-specialist')).points;
    expect(support).toBeGreaterThan(0);
    expect(support).toBeLessThan(getOccupationPart(createFacts(['java'], 'web-developer')).points);
  });

  test('assigns every occupation to a field', () => {
    const missing = occupationIds.filter((id) => {
      const createSeeker: SeekerProfile = {
        skills: [],
        occupations: [{ occupation: id, years: 1, latest: true }],
        wants: {},
      };
      const { parts } = explainMatch(createFacts([], id), createSeeker, { asOf });
      return parts.find(({ part }) => part === 'occupation')?.points !== MATCH_PARTS[1]?.points;
    });
    expect(missing).toEqual([]);
  });

  test('explains that another occupation is in a familiar field', () => {
    expect(getOccupationPart(createFacts(['react', 'java'], 'web-designer')).text).toBe(
      'Web Designer is a different occupation, in a field you know.',
    );
    expect(getOccupationPart(createFacts(['tableau', 'power-bi'], 'data-analyst')).text).toBe(
      'Data Analyst is a different occupation.',
    );
    expect(getOccupationPart(createFacts(['wound-care'], 'registered-nurse')).text).toBe(
      'Registered Nurse is a different occupation.',
    );
  });
});

describe('the index', () => {
  test('returns what was added', () => {
    fc.assert(
      fc.property(listing, (createFacts) => {
        const nice = createFacts.niceToHave.filter((skill) => !createFacts.mustHave.includes(skill));
        const states = [...US_STATES.keys()].filter((code) => createFacts.states.includes(code));
        expect(buildIndex([createFacts]).getFacts(0)).toEqual({ ...createFacts, niceToHave: nice, states });
      }),
    );
  });

  test('equals a newly built index after any additions, replacements, and removals', () => {
    fc.assert(
      fc.property(listings, listings, profile, fc.func(fc.boolean()), (first, second, createSeeker, drop) => {
        const index = buildIndex(first);
        const left = new Map(first.map((createFacts) => [createFacts.id, createFacts]));
        for (const { id } of first) if (drop(id)) expect(index.remove(id)).toBe(left.delete(id));
        const changed = [...left.values()].map((createFacts, place) => ({
          ...createFacts,
          mustHave: second[place]?.mustHave ?? [],
        }));
        for (const createFacts of [...changed, ...second]) {
          index.add(createFacts);
          left.set(createFacts.id, createFacts);
        }
        const options = { limit: 30, asOf };
        expect(index.size).toBe(left.size);
        expect(match(index, createSeeker, options)).toEqual(match(buildIndex(left.values()), createSeeker, options));
      }),
    );
  });

  test('compacts removed rows and preserves the others', () => {
    const createFacts = (id: number): ListingFacts => ({
      id: String(id),
      occupation: 'registered-nurse',
      mustHave: skillIds.slice(id % 7, (id % 7) + 5),
      niceToHave: [],
      states: ['TX'],
      remote: false,
      sponsorship: 'unknown',
      postedAt: asOf,
    });
    const all = Array.from({ length: 6000 }, (_, id) => createFacts(id));
    const index = buildIndex(all);
    for (const { id } of all) if (Number(id) % 3 !== 0) index.remove(id);
    expect(index.size).toBe(2000);
    expect(index.rows).toBeLessThan(3500);
    const createSeeker: SeekerProfile = {
      skills: skillIds.slice(0, 9).map((skill) => ({ skill, shown: 'listed' })),
      occupations: [{ occupation: 'registered-nurse', years: 2, latest: true }],
      wants: {},
    };
    const retained = buildIndex(all.filter(({ id }) => Number(id) % 3 === 0));
    expect(match(index, createSeeker, { limit: 50, asOf })).toEqual(match(retained, createSeeker, { limit: 50, asOf }));
  });

  test('compacts the groups and terms of removed rows, so that they do not accumulate', () => {
    const states = [...US_STATES.keys()];
    const occupations = ['registered-nurse', 'web-designer', 'data-analyst'];
    const createFacts = (id: number, generation: number): ListingFacts => ({
      id: `${generation} ${id}`,
      occupation: occupations[generation % occupations.length] ?? '',
      mustHave: skillIds.slice((id + generation) % 40, ((id + generation) % 40) + 5),
      niceToHave: [],
      states: [states[generation] ?? 'TX', states[(generation + 1 + (id % 9)) % states.length] ?? 'TX'],
      remote: false,
      sponsorship: 'unknown',
      postedAt: asOf,
    });
    const createGeneration = (generation: number) =>
      Array.from({ length: 2000 }, (_, id) => createFacts(id, generation));
    const index = buildIndex(createGeneration(0));
    for (let generation = 1; generation < 9; generation++) {
      for (const facts of createGeneration(generation)) index.add(facts);
      for (const { id } of createGeneration(generation - 1)) index.remove(id);
    }
    const fresh = buildIndex(createGeneration(8));
    // At most one generation of removed rows has not been compacted yet.
    expect(index.terms.length).toBeLessThanOrEqual(2 * fresh.terms.length);
    expect(index.groups.length).toBeLessThanOrEqual(2 * fresh.groups.length);
    expect(index.occupations.length).toBeLessThanOrEqual(3);
    const getLast = (built: MatchIndex) =>
      Array.from({ length: built.rows }, (_, row) => built.getFacts(row)).filter(({ id }) => id !== '');
    expect(getLast(index)).toEqual(getLast(fresh));
  });

  test("leaves out skills that aren't in the vocabulary", () => {
    const createFacts = (mustHave: string[]): ListingFacts => ({
      id: 'a',
      mustHave,
      niceToHave: [],
      states: [],
      remote: false,
      sponsorship: 'unknown',
      postedAt: asOf,
    });
    expect(buildIndex([createFacts(['python', 'no-such-skill', 'python'])]).getFacts(0).mustHave).toEqual(['python']);
  });
});
