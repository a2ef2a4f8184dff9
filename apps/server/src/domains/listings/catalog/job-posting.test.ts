import type { ListingDetail } from '@foothold/contracts/listings';
import { PAY_PERIODS } from '@foothold/contracts/listings/choices';
import { describe, expect, test } from 'vitest';
import { createSampleListings } from '../../../samples/index.ts';
import { incomingListingSchema } from '../ingest/incoming.ts';
import { normalize } from '../ingest/normalize.ts';
import { toHtml, toJobPosting } from './job-posting.ts';
import { findFaults } from './job-posting-faults.ts';

const nurse: ListingDetail = {
  id: '7a355cad-57bb-4b89-9559-1353c5e7d570',
  title: 'Registered Nurse',
  company: { id: 'c', slug: 'lark-hospital', name: 'Lark Hospital', about: null },
  source: { id: 'samples', name: 'Sample catalog', attribution: null, sample: true, url: null },
  places: [{ city: 'Austin', region: 'TX', country: 'US' }],
  remote: 'no',
  employmentType: 'per-diem',
  pay: { min: 38, max: 52.5, currency: 'USD', period: 'hour' },
  postedAt: '2026-11-01',
  postedAtIsFirstSeen: false,
  validThrough: '2026-12-31',
  closed: false,
  occupation: 'Registered Nurse',
  seniority: null,
  degree: 'associate',
  years: 2,
  skills: { mustHave: ['Patient Care'], niceToHave: [] },
  sponsorship: { value: 'unknown', quote: null },
  description: 'Care for people.\n\nYou need\n- A license\n- Kindness\n\nApply <today> & "soon"',
};

describe('job posting', () => {
  test('contains what search engines require', () => {
    expect(toJobPosting(nurse, 'https://example.com')).toMatchObject({
      '@type': 'JobPosting',
      title: 'Registered Nurse',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31',
      employmentType: 'PER_DIEM',
      hiringOrganization: { '@type': 'Organization', name: 'Lark Hospital' },
      jobLocation: [{ address: { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' } }],
      baseSalary: { currency: 'USD', value: { minValue: 38, maxValue: 52.5, unitText: 'HOUR' } },
      url: `https://example.com/jobs/${nurse.id}`,
      directApply: false,
    });
  });

  test('says where remote workers may live instead of giving a place', () => {
    const readRequirements = (places: ListingDetail['places']) =>
      toJobPosting({ ...nurse, remote: 'yes', places }, 'https://example.com')?.applicantLocationRequirements;
    const leeds = { city: 'Leeds', region: null, country: 'GB' };
    const anywhereInUS = { city: null, region: null, country: 'US' };
    expect(readRequirements(nurse.places)).toEqual([{ '@type': 'State', name: 'Texas, USA' }]);
    expect(readRequirements([anywhereInUS])).toEqual([{ '@type': 'Country', name: 'USA' }]);
    expect(readRequirements([leeds])).toEqual([{ '@type': 'Country', name: 'GB' }]);
    expect(readRequirements([...nurse.places, leeds])).toEqual([
      { '@type': 'State', name: 'Texas, USA' },
      { '@type': 'Country', name: 'GB' },
    ]);
    const posting = toJobPosting({ ...nurse, remote: 'yes' }, 'https://example.com');
    expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  test("isn't created if a required property is unknown", () => {
    for (const remote of ['no', 'yes'] as const)
      expect(toJobPosting({ ...nurse, remote, places: [] }, 'https://example.com')).toBeNull();
  });

  test('names only the country if that is all we know', () => {
    const places = [{ city: null, region: null, country: 'GB' }];
    const posting = toJobPosting({ ...nurse, remote: 'no', places }, 'https://example.com');
    expect(posting).toMatchObject({ jobLocation: [{ address: { '@type': 'PostalAddress', addressCountry: 'GB' } }] });
    expect(findFaults(posting)).toEqual([]);
  });

  test('names the whole country for remote work beside its states only if the listing does', () => {
    const texas = { city: null, region: 'TX', country: 'US' };
    const listNamed = (...places: ListingDetail['places']) =>
      toJobPosting({ ...nurse, remote: 'yes', places }, 'https://example.com')?.applicantLocationRequirements;
    expect(listNamed(texas)).toEqual([{ '@type': 'State', name: 'Texas, USA' }]);
    expect(listNamed(texas, { city: null, region: null, country: 'US' })).toEqual([
      { '@type': 'Country', name: 'USA' },
    ]);
  });

  test.each(PAY_PERIODS)('states pay by the %s', (period) => {
    const posting = toJobPosting(
      { ...nurse, pay: { min: 900, max: 1200, currency: 'USD', period } },
      'https://example.com',
    );
    expect(posting).toMatchObject({ baseSalary: { value: { unitText: period.toUpperCase() } } });
    expect(findFaults(posting)).toEqual([]);
  });

  test("omits what the listing doesn't say", () => {
    const bare = {
      ...nurse,
      pay: null,
      validThrough: null,
      degree: null,
      years: null,
      skills: { mustHave: [], niceToHave: [] },
    };
    const posting = toJobPosting(bare, 'https://example.com');
    for (const name of ['baseSalary', 'validThrough', 'educationRequirements', 'experienceRequirements', 'skills'])
      expect(posting).not.toHaveProperty(name);
    expect(findFaults(posting)).toEqual([]);
  });
});

test('converts text to paragraphs and lists, but never to other markup', () => {
  expect(toHtml(nurse.description)).toBe(
    '<p>Care for people.</p><p>You need</p><ul><li>A license</li><li>Kindness</li></ul><p>Apply &lt;today&gt; &amp; &quot;soon&quot;</p>',
  );
  expect(toHtml('</script><script>alert(1)</script>')).not.toContain('<script');
});

describe('validator', () => {
  const valid = toJobPosting(nurse, 'https://example.com');

  test('accepts a valid posting', () => {
    expect(findFaults(valid)).toEqual([]);
  });

  test.each([
    ['a missing title', { title: undefined }],
    ['an unknown employment type', { employmentType: 'FULLTIME' }],
    ['a day that is none', { datePosted: '11/01/2026' }],
    ['an end before its beginning', { validThrough: '2026-10-01' }],
    ['no place at all', { jobLocation: undefined }],
    ['a script in the description', { description: '<p>Hi</p><script>1</script>' }],
    [
      'pay without a unit',
      { baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value: { '@type': 'QuantitativeValue', value: 1 } } },
    ],
    ['an organization without a name', { hiringOrganization: { '@type': 'Organization' } }],
    [
      'an organization’s address that is none',
      { hiringOrganization: { '@type': 'Organization', name: 'A', url: 'a' } },
    ],
  ])('finds %s', (_, change) => {
    expect(findFaults({ ...valid, ...change })).not.toEqual([]);
  });
});

test('creates a valid posting for every sample that names a place', () => {
  const samples = createSampleListings('2026-11-20').map((incoming) =>
    normalize(incomingListingSchema.parse(incoming)),
  );
  const placed = samples.filter(({ places }) => places.length > 0);
  expect(placed.length).toBeGreaterThan(samples.length / 2);
  const faults = placed.flatMap((saved) => {
    const { externalId, company, skills, sponsorship, occupation, ...rest } = saved;
    const detail: ListingDetail = {
      ...rest,
      postedAt: rest.postedAt ?? '',
      postedAtIsFirstSeen: rest.postedAt === null,
      id: externalId,
      closed: false,
      occupation,
      company: { id: company.slug, slug: company.slug, name: company.name, about: company.about },
      source: nurse.source,
      skills: { mustHave: skills.map(({ skill }) => skill), niceToHave: [] },
      sponsorship,
    };
    return findFaults(toJobPosting(detail, 'https://example.com')).map((fault) => `${externalId}: ${fault}`);
  });
  expect(faults).toEqual([]);
});
