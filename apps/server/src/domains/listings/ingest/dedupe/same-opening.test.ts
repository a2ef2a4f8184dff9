import type { PayPeriod } from '@foothold/contracts/listings/choices';
import { expect, test } from 'vitest';
import { createFingerprint, type Fingerprinted } from './fingerprint.ts';
import { type Comparable, isSameOpening } from './same-opening.ts';

const TEXT =
  'We bake bread for forty cafés in town. You start at 4 AM, shape and bake, and load the vans by 7 AM.\n\n- 2 years as a baker\n- $19.50 an hour';

function read(change: Partial<Fingerprinted> = {}, more: Partial<Comparable> = {}): Comparable {
  const fingerprint = createFingerprint({
    title: 'Sr. Baker II',
    company: { slug: 'tallowmere-foods' },
    description: TEXT,
    places: [{ city: 'Omaha', region: 'NE', country: 'US' }],
    remote: null,
    ...change,
  });
  const unknown = { min: null, max: null, currency: null, period: null };
  return { ...fingerprint, sourceId: 'board', open: true, employmentType: null, pay: unknown, ...more };
}
const isSame = (change: Partial<Fingerprinted>, more: Partial<Comparable> = {}) =>
  isSameOpening(read(), read(change, { sourceId: 'feed', ...more }));

test.each<[string, Partial<Fingerprinted>]>([
  ['case', { description: TEXT.toUpperCase() }],
  ['punctuation', { description: TEXT.replaceAll(/[.,]/g, ' ').replaceAll('-', '•') }],
  ['accents', { description: TEXT.replace('é', 'e') }],
  ['links', { description: `${TEXT} See https://jobs.example/8812?utm_source=a or jobs.example/9921/x` }],
  ['how a number is written', { description: TEXT.replace('2 years', 'Two years') }],
  ['how a title is written', { title: 'SENIOR BAKER, 2' }],
  ['how a company is written', { company: { slug: 'tallow-mere-foods' } }],
  ['one added sentence', { description: `${TEXT} We are an equal opportunity employer and welcome everyone.` }],
  ['a missing part', { description: TEXT.slice(0, 80) }],
])('the same job despite %s', (_, change) => {
  expect(isSame(change)).toBe(true);
});

test.each<[string, Partial<Fingerprinted>, Partial<Comparable>?]>([
  ['a figure', { description: TEXT.replace('4 AM', '5 AM') }],
  ['pay in the text', { description: TEXT.replace('19.50', '21.50') }],
  ['a level', { title: 'Sr. Baker III' }],
  ['a symbol of a name', { title: 'Sr. Baker II, C#' }],
  ['the state', { places: [{ city: 'Omaha', region: 'AR', country: 'US' }] }],
  ['an unknown place', { places: [] }],
  ['remote work', { remote: 'yes' }],
  ['the text', { description: 'Drive a van to forty shops each morning and keep it clean. You need a license.' }],
])('two jobs because of %s', (_, change, more) => {
  expect(isSame(change, more)).toBe(false);
});

test('the same job if only one source names the whole country, which is the United States', () => {
  const isSameIn = (country: string) =>
    isSameOpening(
      read({ remote: 'yes', places: [] }),
      read({ remote: 'yes', places: [{ city: null, region: null, country }] }, { sourceId: 'feed' }),
    );
  expect(isSameIn('US')).toBe(true);
  expect(isSameIn('GB')).toBe(false);
});

test('two jobs because of a job type or pay that both state', () => {
  const pay = (min: number | null, max: number | null, period: PayPeriod = 'hour') => ({
    min,
    max,
    currency: 'USD',
    period,
  });
  const isSameFor = (a: Partial<Comparable>, b: Partial<Comparable>) =>
    isSameOpening(read({}, a), read({}, { sourceId: 'feed', ...b }));
  expect(isSameFor({ employmentType: 'full-time' }, { employmentType: 'part-time' })).toBe(false);
  expect(isSameFor({ employmentType: 'full-time' }, {})).toBe(true);
  expect(isSameFor({ pay: pay(18, 20) }, { pay: pay(21, 25) })).toBe(false);
  expect(isSameFor({ pay: pay(18, 20) }, { pay: pay(19.5, null) })).toBe(true);
  expect(isSameFor({ pay: pay(18, 20) }, {})).toBe(true);
  // Rounded.
  expect(isSameFor({ pay: pay(50_000, null, 'year') }, { pay: pay(4170, 4170, 'month') })).toBe(true);
  expect(isSameFor({ pay: pay(50_000, null, 'year') }, { pay: pay(5000, 5500, 'month') })).toBe(false);
  expect(isSameFor({ pay: pay(960, 960, 'week') }, { pay: pay(4160, null, 'month') })).toBe(true);
  // How many hours a week or a day has isn't stated.
  expect(isSameFor({ pay: pay(20, 20) }, { pay: pay(20_800, 20_800, 'year') })).toBe(true);
  expect(isSameFor({ pay: pay(200, 200, 'day') }, { pay: pay(30, 30) })).toBe(true);
});

test('two jobs on one board at the same time unless the texts hardly differ', () => {
  const other = { description: `${TEXT} The team is small, cheerful, and mostly from the neighborhood.` };
  expect(isSameOpening(read(), read(other))).toBe(false);
  expect(isSameOpening(read(), read(other, { open: false }))).toBe(true);
  expect(isSameOpening(read(), read())).toBe(true);
});

test('reads a text of any kind', () => {
  for (const description of ['a', '…', '🙂', '12', 'ß'.repeat(30_000)])
    expect(isSameOpening(read({ description }), read({ description }, { sourceId: 'feed' }))).toBe(true);
});
