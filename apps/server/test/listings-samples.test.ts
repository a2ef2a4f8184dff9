import { beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from '../src/domains/listings/catalog/job-posting-faults.ts';
import { toJobPosting } from '../src/domains/listings/index.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const search = (query: object = {}) => test.visitor().api.listings.search(query);

beforeAll(async () => {
  test.clock.now = new Date('2026-11-20T12:00:00Z');
  await test.app.samples.seed();
});

describe('the sample catalog', () => {
  it('fills an empty app once', async () => {
    expect(await test.app.samples.seed()).toBeUndefined();
    expect((await search()).total).toBe(1200);
  });

  it('is labeled as a sample everywhere', async () => {
    const { items, samplesOnly } = await search();
    expect(samplesOnly).toBe(true);
    for (const { source, company } of items) {
      expect(source).toMatchObject({ name: 'Sample catalog', sample: true });
      expect(company.about).toMatch(/fictional/i);
    }
  });

  it('can be paged through to the end in every order', async () => {
    for (const sort of ['newest', 'pay', 'relevance'] as const) {
      const seen = new Set<string>();
      const { pages } = await search({ sort });
      for (let page = 1; page <= pages; page++) for (const { id } of (await search({ sort, page })).items) seen.add(id);
      expect(seen.size, sort).toBe(1200);
    }
  }, 120_000);

  it('produces a valid job posting for every listing that names a place', async () => {
    const rows = await test.app.db.selectFrom('listings').select('id').execute();
    const faults: string[] = [];
    for (const { id } of rows) {
      const listing = await test.app.listings.get(id);
      const posting = toJobPosting(listing, 'https://example.com');
      if (listing.places.length === 0) expect(posting).toBeNull();
      else faults.push(...findFaults(posting).map((fault) => `${id}: ${fault}`));
    }
    expect(rows).toHaveLength(1200);
    expect(faults).toEqual([]);
  });

  it('finds different jobs for a nurse and a developer', async () => {
    const findBest = async (occupation: string, skills: string[]) => {
      const { matches, considered } = await test.app.listings.matchesFor(
        {
          skills: skills.map((skill) => ({ skill, shown: 'dated-role' as const })),
          occupations: [{ occupation, years: 5, latest: true }],
          years: 5,
          degree: 'bachelor',
          seniority: 'senior',
          wants: {},
        },
        { limit: 10 },
      );
      expect(considered).toBe(1200);
      expect(matches).toHaveLength(10);
      return new Set(matches.map(({ listing }) => listing.occupation));
    };
    expect(
      await findBest('registered-nurse', [
        'registered-nurse',
        'patient-assessment',
        'basic-life-support',
        'wound-care',
      ]),
    ).toEqual(new Set(['Registered Nurse']));
    const developer = await findBest('software-engineer', [
      'java',
      'python',
      'postgresql',
      'git',
      'unit-testing',
      'sql',
      'rest-apis',
    ]);
    expect(developer.has('Software Engineer')).toBe(true);
    expect(developer.has('Registered Nurse')).toBe(false);
  });

  it('is renewed under the same IDs before it gets old', async () => {
    const before = await test.app.db.selectFrom('listings').select(['id', 'external_id']).execute();
    const now = test.clock.now;
    test.clock.now = new Date('2027-03-01T12:00:00Z');
    expect((await search()).total).toBe(0);
    expect(await test.app.samples.seed()).toMatchObject({ added: 0, updated: 1200 });
    expect((await search()).total).toBe(1200);
    const after = await test.app.db.selectFrom('listings').select(['id', 'external_id']).execute();
    expect(new Map(after.map((row) => [row.external_id, row.id]))).toEqual(
      new Map(before.map((row) => [row.external_id, row.id])),
    );
    test.clock.now = now;
  }, 60_000);
});
