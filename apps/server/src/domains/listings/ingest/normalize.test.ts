import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IncomingListing, incomingListingSchema } from './incoming.ts';
import { normalize, toCompanySlug } from './normalize.ts';

const nurse: IncomingListing = {
  externalId: '1',
  title: 'Registered Nurse',
  company: { name: 'Lark Hospital' },
  description: 'Requirements\n- Current RN license\n- 3 years of experience in telemetry monitoring',
  employmentType: 'full-time',
  remote: 'no',
  places: ['Austin, TX'],
  postedAt: '2026-11-01',
};

const normalizeNurse = (change: Partial<IncomingListing> = {}) =>
  normalize(incomingListingSchema.parse({ ...nurse, ...change }));

test("extracts from the text what the source doesn't provide", () => {
  expect(normalizeNurse()).toMatchObject({
    occupation: 'registered-nurse',
    seniority: null,
    years: 3,
    degree: null,
    sponsorship: { value: 'unknown', quote: null },
  });
  expect(normalizeNurse().skills).toContainEqual({
    skill: 'telemetry-monitoring',
    required: true,
    quote: '3 years of experience in telemetry monitoring',
  });
});

test('cleans up whitespace, line ends, and invisible characters', () => {
  const { title, description, company } = normalizeNurse({
    title: '  Registered \u202e Nurse\u0000\n II ',
    company: { name: 'Lark\u200b  Hospital' },
    description: 'One\r\n\r\n\r\n\r\nTwo \t three\u0007\r\n- four  ',
  });
  expect(title).toBe('Registered Nurse II');
  expect(company.name).toBe('Lark Hospital');
  expect(description).toBe('One\n\nTwo three\n- four');
});

test.each([
  ['a title of nothing but white space', { title: ' \u200b ' }],
  ['a title without end', { title: 'x'.repeat(201) }],
  ['a description without end', { description: 'x '.repeat(60_000) }],
  ['an address that runs code', { url: 'javascript:alert(1)' }],
  ['a day that is none', { postedAt: '2026-02-30' }],
  ['pay below nothing', { pay: { min: -1, currency: 'USD', period: 'hour' } }],
  ['too many places', { places: Array.from({ length: 51 }, () => 'Austin, TX') }],
] as [string, Partial<IncomingListing>][])('rejects %s', (_, change) => {
  expect(incomingListingSchema.safeParse({ ...nurse, ...change }).success).toBe(false);
});

describe('pay', () => {
  const pay = (statedPay: NonNullable<IncomingListing['pay']>) => normalizeNurse({ pay: statedPay }).pay;

  test('is kept as stated, with the lower figure first', () => {
    expect(pay({ min: 52, max: 38.5, currency: 'USD', period: 'hour' })).toMatchObject({ min: 38.5, max: 52 });
    expect(pay({ min: 90_000, currency: 'USD', period: 'year' })).toMatchObject({ min: 90_000, max: null });
  });

  test('is dropped if it is implausible', () => {
    expect(pay({ min: 90_000, max: 110_000, currency: 'USD', period: 'hour' })).toBeNull();
    expect(pay({ min: 38, max: 52, currency: 'USD', period: 'year' })).toBeNull();
    expect(pay({ min: 0, currency: 'USD', period: 'year' })).toBeNull();
    expect(pay({ min: 48_000, max: 60_000, currency: 'USD', period: 'day' })).toBeNull();
    expect(pay({ min: 20, max: 25, currency: 'USD', period: 'month' })).toBeNull();
    expect(pay({ min: 4200, currency: 'EUR', period: 'month' })).toMatchObject({ min: 4200, period: 'month' });
  });
});

test('reads pay and hours from the text if the source doesn’t state them', () => {
  const text = `${nurse.description}\n\nPart-time, $38.50 to $52.00 an hour.`;
  expect(normalizeNurse({ description: text, employmentType: undefined })).toMatchObject({
    employmentType: 'part-time',
    pay: { min: 38.5, max: 52, currency: 'USD', period: 'hour' },
  });
  const pay = { min: 90_000, max: null, currency: 'USD', period: 'year' };
  expect(normalizeNurse({ description: text, pay: { min: 90_000, currency: 'USD', period: 'year' } })).toMatchObject({
    employmentType: 'full-time',
    pay,
  });
  expect(normalizeNurse({ employmentType: undefined })).toMatchObject({ employmentType: null, pay: null });
  // Other countries have dollars, too.
  for (const places of [[], ['Toronto, Ontario, Canada']])
    expect(normalizeNurse({ description: text, places })).toMatchObject({ pay: null });
});

test('removes duplicate places', () => {
  expect(
    normalizeNurse({ places: ['Austin, TX', 'austin, Texas', { city: 'Waco', region: 'TX' }, 'Remote'] }).places,
  ).toEqual([
    { city: 'austin', region: 'TX', country: 'US' },
    { city: 'Waco', region: 'TX', country: 'US' },
  ]);
});

describe('company slug', () => {
  test('is the same for all spellings of the name', () => {
    const spellings = ['Acme, Inc.', 'ACME', 'Acme Inc', 'acme, LLC', 'Ácme'];
    expect(new Set(spellings.map(toCompanySlug))).toEqual(new Set(['acme']));
    expect(toCompanySlug('Smith & Sons')).toBe(toCompanySlug('Smith and Sons'));
  });

  test('distinguishes other names and is never empty', () => {
    expect(toCompanySlug('Co')).toBe('co');
    expect(toCompanySlug('日本')).not.toBe(toCompanySlug('中国'));
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
        (name) => toCompanySlug(name) !== '',
      ),
    );
  });
});
