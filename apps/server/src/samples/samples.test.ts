import { getOccupation } from '@foothold/core/jobs';
import { US_STATES } from '@foothold/core/matching';
import { findSkillByName } from '@foothold/core/skills';
import { describe, expect, test } from 'vitest';
import { parsePlace } from '../domains/listings/catalog/places.ts';
import { incomingListingSchema } from '../domains/listings/ingest/incoming.ts';
import { normalize } from '../domains/listings/ingest/normalize.ts';
import { measureAgreement } from './agreement.ts';
import { FICTIONAL } from './companies.ts';
import { createSampleCatalog, createSampleListings } from './index.ts';
import { getMinimumHourly } from './states.ts';

const DAY = '2026-11-20';
const samples = createSampleCatalog(DAY);
const listings = samples.map(({ listing }) => listing);

describe('the catalog', () => {
  test('is the same, byte for byte, for the same day', () => {
    expect(JSON.stringify(createSampleListings(DAY))).toBe(JSON.stringify(listings));
  });

  test('differs on another day only in dates', () => {
    const omitDates = (day: string) => createSampleListings(day).map(({ postedAt, validThrough, ...rest }) => rest);
    expect(omitDates('2027-02-03')).toEqual(omitDates(DAY));
    const [laterSamples] = createSampleListings('2027-02-03');
    expect(Date.parse(laterSamples?.postedAt ?? '') - Date.parse(listings[0]?.postedAt ?? '')).toBe(75 * 86_400_000);
  });

  test('has 1,200 listings that pass the same checks as any source', () => {
    expect(listings).toHaveLength(1200);
    expect(new Set(listings.map(({ externalId }) => externalId)).size).toBe(1200);
    for (const listing of listings) expect(incomingListingSchema.safeParse(listing).error).toBeUndefined();
  });

  test('covers every state, with more listings in large ones', () => {
    const counts = new Map<string, number>();
    for (const { places } of listings) {
      for (const source of places) {
        const region = parsePlace(source)?.region ?? '';
        counts.set(region, (counts.get(region) ?? 0) + 1);
      }
    }
    for (const code of [...US_STATES.keys()].slice(0, 51)) expect(counts.get(code), code).toBeGreaterThan(0);
    expect(counts.get('CA')).toBeGreaterThan(80);
    expect(counts.get('WY')).toBeLessThan(8);
  });

  test('covers many occupations and every grade, work mode, and sponsorship answer', () => {
    expect(new Set(samples.map(({ meaning }) => meaning.occupation)).size).toBeGreaterThan(100);
    const collectValues = (pick: (sample: (typeof samples)[number]) => unknown) => new Set(samples.map(pick));
    expect(collectValues(({ meaning }) => meaning.seniority)).toEqual(
      new Set([null, 'intern', 'entry', 'senior', 'lead', 'executive']),
    );
    expect(collectValues(({ meaning }) => meaning.sponsorship).size).toBe(4);
    expect(collectValues(({ listing }) => listing.remote).size).toBe(3);
    expect(collectValues(({ listing }) => listing.employmentType).size).toBe(6);
  });

  test('repeats no advertisement and few sentences', () => {
    expect(new Set(listings.map(({ description }) => description)).size).toBe(1200);
    const listingsByTitle = Map.groupBy(listings, ({ title }) => title);
    for (const [title, same] of listingsByTitle) {
      for (const [place, one] of same.entries())
        for (const other of same.slice(place + 1))
          expect(
            measureOverlap(one.description, other.description),
            `${title}: ${one.externalId}, ${other.externalId}`,
          ).toBeLessThan(0.85);
    }
  });

  test('offers lawful pay, with more where living costs more', () => {
    for (const { pay, places, externalId } of listings) {
      if (pay?.period !== 'hour') continue;
      const region = places.map((place) => parsePlace(place)?.region ?? '').at(0) ?? '';
      expect(pay.min, externalId).toBeGreaterThanOrEqual(getMinimumHourly(region));
    }
  });

  test('leaves no table placeholder in the text', () => {
    for (const { title, description, company } of listings)
      expect(`${title}\n${description}\n${company.name}\n${company.about}`).not.toMatch(
        /[{}[\]]|undefined|null|NaN| {2}|\.\.|[“"]{2}/,
      );
  });

  test('marks every employer as fictional', () => {
    for (const { company } of listings) expect(company.about).toContain(FICTIONAL);
  });

  test('requires citizenship only for federal contracts', () => {
    for (const { listing, meaning } of samples) {
      if (meaning.sponsorship === 'citizens-or-clearance') expect(listing.description).toMatch(/contract/);
      else expect(listing.description).not.toMatch(/citizen/i);
    }
  });

  test('was posted within recent weeks and is still open', () => {
    for (const { postedAt = '', validThrough = '' } of listings) {
      expect(postedAt <= DAY && postedAt >= '2026-10-10').toBe(true);
      expect(validThrough > DAY).toBe(true);
    }
  });
});

/** Share of the shorter text's sentences that also appear in the other one, without those that every employer uses. */
function measureOverlap(one: string, other: string): number {
  const collectSentences = (text: string) =>
    new Set(text.split('\n').filter((line) => line.length > 30 && !line.includes('equal opportunity')));
  const [a, b] = [collectSentences(one), collectSentences(other)];
  return [...a].filter((sentence) => b.has(sentence)).length / Math.max(1, Math.min(a.size, b.size));
}

describe('our reader on texts with known meaning', () => {
  const agreement = measureAgreement(
    samples.map(({ meaning, listing }) => ({ meaning, read: normalize(incomingListingSchema.parse(listing)) })),
  );

  test('knows every name in the tables', () => {
    const unknown = samples.flatMap(({ meaning }) =>
      [...meaning.mustHave, ...meaning.niceToHave].filter((name) => findSkillByName(name) === undefined),
    );
    expect([...new Set(unknown)]).toEqual([]);
    const occupations = samples.map(({ meaning }) => meaning.occupation).filter((id) => !getOccupation(id));
    expect([...new Set(occupations)]).toEqual([]);
  });

  test.each(Object.entries(agreement.fields))('reads %s as meant', (field, share) => {
    const differences = agreement.differences.filter((difference) => difference.field === field);
    expect(share, JSON.stringify(differences.slice(0, 5))).toBeGreaterThanOrEqual(0.98);
  });

  test('finds required and nice-to-have skills and distinguishes them', () => {
    const { mustHave, niceToHave } = agreement;
    expect(mustHave.recall).toBeGreaterThanOrEqual(0.98);
    expect(mustHave.precision).toBeGreaterThanOrEqual(0.95);
    expect(niceToHave.recall).toBeGreaterThanOrEqual(0.95);
    expect(niceToHave.precision).toBeGreaterThanOrEqual(0.95);
  });
});
