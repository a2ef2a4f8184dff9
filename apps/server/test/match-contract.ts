import type { SeekerProfile } from '@foothold/core/matching';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IncomingListing, ListingSource } from '../src/domains/listings/index.ts';
import { createNurseListing, signUp } from './factories.ts';
import type { TestApp } from './harness.ts';

const FEED: ListingSource = { id: 'feed', name: 'A feed', kind: 'feed' };
const LIMIT = 100;

const SKILLS = ['Wound care', 'IV therapy', 'Patient assessment', 'Medication administration', 'Phlebotomy'];
const STATES = ['Austin, TX', 'Boise, ID', 'Portland, OR'];

/** Forty jobs for nurses that differ in all that counts, and one that has nothing to do with them. */
const LISTINGS: IncomingListing[] = [
  ...Array.from({ length: 40 }, (_, at) =>
    createNurseListing(`nurse-${at}`, {
      title: at % 4 === 0 ? 'Licensed Practical Nurse' : 'Registered Nurse',
      company: { name: `Hospital ${at}` },
      description: `Requirements\n${SKILLS.filter((_skill, place) => (at >> place) % 2 === 1)
        .map((skill) => `- ${skill}\n`)
        .join('')}- ${1 + (at % 7)} years of experience\n\nRequisition ${at}`,
      remote: at % 6 === 0 ? 'yes' : 'no',
      places: at % 6 === 0 ? [] : [STATES[at % STATES.length] ?? ''],
      postedAt: `2026-11-${String(1 + (at % 19)).padStart(2, '0')}`,
      pay: { min: 60_000 + at * 1000, max: 70_000 + at * 1000, currency: 'USD', period: 'year' },
    }),
  ),
  createNurseListing('welder', { title: 'TIG Welder', description: 'Requirements\n- TIG welding' }),
];

const PROFILE: SeekerProfile = {
  skills: ['wound-care', 'iv-therapy', 'patient-assessment'].map((skill) => ({ skill, shown: 'dated-role' as const })),
  occupations: [{ occupation: 'registered-nurse', years: 4, latest: true }],
  years: 4,
  wants: {},
};

/**
 * What every engine for matching has to do.
 * @param test an app of its own, whose listings are matched by the engine
 */
export function describeMatchEngine(name: string, test: TestApp): void {
  const findMatches = (
    wants: SeekerProfile['wants'] = {},
    range: { from?: number; to?: number; limit?: number } = {},
  ) => test.app.listings.matchesFor({ ...PROFILE, wants }, { limit: LIMIT, ...range });
  const readIds = async (...given: Parameters<typeof findMatches>) =>
    (await findMatches(...given)).matches.map(({ listing }) => listing.id);

  beforeAll(async () => {
    test.clock.now = new Date('2026-11-20T12:00:00Z');
    await test.app.listings.ingest(FEED, LISTINGS);
  });

  describe(name, () => {
    it('finds the best of all listings, with the points that each one has by itself', async () => {
      const { matches, total, considered } = await findMatches();
      expect(considered).toBe(LISTINGS.length);
      expect(total).toBe(matches.length);
      expect(matches.length).toBeGreaterThan(10);
      const rows = await test.app.db.selectFrom('listings').select('id').where('closed_at', 'is', null).execute();
      const fits = await test.app.listings.explainFits(
        PROFILE,
        rows.map(({ id }) => id),
      );
      for (const { listing, score, parts, reasons } of matches)
        expect({ score, parts, reasons }).toEqual(fits.get(listing.id));
      const scores = matches.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      const least = scores.at(-1) ?? 0;
      const matched = new Set(matches.map(({ listing }) => listing.id));
      for (const [id, { score }] of fits) if (score > least) expect(matched.has(id)).toBe(true);
    });

    it('returns parts that neither repeat nor skip one, in the same order each time', async () => {
      const all = await readIds();
      const parts = [
        await readIds({}, { from: 0, to: 7 }),
        await readIds({}, { from: 7, to: 20 }),
        await readIds({}, { from: 20 }),
      ];
      expect(parts.map(({ length }) => length)).toEqual([7, 13, all.length - 20]);
      expect(parts.flat()).toEqual(all);
      expect(await readIds({}, { limit: 5 })).toEqual(all.slice(0, 5));
    });

    it('matches only what passes every filter', async () => {
      const inTexas = (await findMatches({ states: ['TX'] })).matches;
      expect(inTexas.length).toBeGreaterThan(0);
      for (const { listing } of inTexas)
        expect(listing.places.some(({ region }) => region === 'TX') || listing.remote === 'yes').toBe(true);
      const remote = (await findMatches({ remote: 'only' })).matches;
      expect(remote.length).toBeGreaterThan(0);
      for (const { listing } of remote) expect(listing.remote).toBe('yes');
      const paid = (await findMatches({ payMin: 90_000 })).matches;
      expect(paid.length).toBeGreaterThan(0);
      for (const { listing } of paid) expect(listing.pay?.max).toBeGreaterThanOrEqual(90_000);
    });

    it('leaves out listings and companies that a member has hidden, over HTTP', async () => {
      const member = await signUp(test);
      const file = new File(
        [
          JSON.stringify({
            basics: { name: 'Robin Example', email: 'robin@example.com' },
            work: [
              {
                name: 'Larkholt',
                position: 'Registered Nurse',
                startDate: '2020-01',
                highlights: ['Gave wound care and IV therapy'],
              },
            ],
            skills: [{ name: 'Wound Care' }, { name: 'IV Therapy' }],
          }),
        ],
        'robin.json',
        { type: 'application/json' },
      );
      const resumeId = (await member.api.resumes.upload({ file })).resume.id;
      const before = await member.api.applications.matches({ resumeId });
      const [first, second] = before.matches;
      await member.api.hidden.hide({ listingId: first?.listing.id ?? '', kind: 'listing' });
      await member.api.hidden.hide({ listingId: second?.listing.id ?? '', kind: 'company' });
      const after = await member.api.applications.matches({ resumeId });
      expect(after.considered).toBe(before.considered - 2);
      const left = after.matches.map(({ listing }) => listing.id);
      expect(left).not.toContain(first?.listing.id);
      expect(left).not.toContain(second?.listing.id);
    });

    it('counts a change as soon as it is made, and a listing until its last day', async () => {
      const source: ListingSource = { id: 'fresh', name: 'Fresh', kind: 'feed' };
      const listing = createNurseListing('fresh', {
        company: { name: 'Fernbank Clinic' },
        description: `Requirements\n${SKILLS.slice(0, 3)
          .map((skill) => `- ${skill}\n`)
          .join('')}`,
        validThrough: '2026-11-25',
      });
      const readTitles = async () =>
        (await findMatches()).matches.flatMap((match) =>
          match.listing.company.name === 'Fernbank Clinic' ? match.listing.title : [],
        );
      await test.app.listings.ingest(source, [listing]);
      expect(await readTitles()).toEqual(['Registered Nurse']);
      await test.app.listings.ingest(source, [{ ...listing, title: 'Oncology Nurse' }]);
      expect(await readTitles()).toEqual(['Oncology Nurse']);
      const before = test.clock.now;
      test.clock.now = new Date('2026-11-25T23:00:00Z');
      expect(await readTitles()).toEqual(['Oncology Nurse']);
      test.clock.now = new Date('2026-11-26T01:00:00Z');
      expect(await readTitles()).toEqual([]);
      test.clock.now = before;
      await test.app.listings.ingest(source, [{ ...listing, title: 'Hospice Nurse', validThrough: undefined }]);
      expect(await readTitles()).toEqual(['Hospice Nurse']);
      await test.app.listings.close('fresh', ['fresh']);
      expect(await readTitles()).toEqual([]);
      expect((await findMatches()).considered).toBe(LISTINGS.length);
    });
  });
}
