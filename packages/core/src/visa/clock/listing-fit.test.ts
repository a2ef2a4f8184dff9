import { expect, test } from 'vitest';
import { CHOSEN_SPONSORSHIPS, SPONSORSHIPS } from '../types.ts';
import { readClock } from './clock.ts';
import { fitListing, listingsFor } from './listing-fit.ts';
import { RULES } from './rules.ts';
import { CLOCK_STATUSES, type VisaFacts } from './types.ts';

const TODAY = '2026-11-29';
const fit = (
  status: (typeof CLOCK_STATUSES)[number],
  sponsorship: (typeof SPONSORSHIPS)[number],
  facts: VisaFacts = {},
) => fitListing(status, readClock(status, facts, TODAY), sponsorship);

test('on OPT, only citizenship rules a job out now, and a sponsor is needed later', () => {
  const facts = { optStart: '2026-06-01', optEnd: '2027-05-31', jobs: [], admission: 'ds', petition: 'none' } as const;
  expect(fit('opt', 'sponsors', facts)).toEqual({
    now: 'nothing-against',
    after: 'ad-offers-petition',
    until: '2027-05-31',
  });
  expect(fit('opt', 'does-not-sponsor', facts)).toMatchObject({ now: 'nothing-against', after: 'ad-rules-out' });
  expect(fit('opt', 'unknown', facts)).toMatchObject({ now: 'nothing-against', after: 'ask' });
  expect(fit('opt', 'citizens-or-clearance', facts)).toMatchObject({ now: 'ad-rules-out', after: 'ad-rules-out' });
});

test('on H-1B, a new employer needs to file a petition now', () => {
  expect(fit('h1b', 'sponsors', { i94End: '2028-09-30' })).toEqual({
    now: 'ad-offers-petition',
    after: 'ad-offers-petition',
    until: '2028-09-30',
  });
  expect(fit('h1b', 'does-not-sponsor')).toMatchObject({ now: 'ad-rules-out', until: null });
  expect(fit('h1b', 'unknown')).toMatchObject({ now: 'ask' });
});

test.each([
  ['CPT and TN ask where an ad refuses to sponsor', 'cpt', 'does-not-sponsor', 'ask'],
  ['CPT and TN ask where an ad refuses to sponsor', 'tn', 'does-not-sponsor', 'ask'],
  ['spouses can work for any employer', 'h4', 'does-not-sponsor', 'nothing-against'],
  ['spouses can work for any employer', 'l2s', 'unknown', 'nothing-against'],
] as const)('%s (%s)', (_, status, sponsorship, now) => expect(fit(status, sponsorship).now).toBe(now));

test.each(CLOCK_STATUSES)('the filter for %s leaves out just what the ads rule out', (status) => {
  const left = SPONSORSHIPS.filter((sponsorship) => fit(status, sponsorship).now !== 'ad-rules-out');
  expect(new Set(CHOSEN_SPONSORSHIPS[listingsFor(status)])).toEqual(new Set(left));
});

test.each<[string, VisaFacts, string | null]>([
  ['the earlier of card and I-94', { eadEnd: '2027-08-31', i94End: '2027-06-30' }, '2027-06-30'],
  ['nothing while one is missing', { eadEnd: '2027-08-31' }, null],
])('H-4 work ends with %s', (_, facts, until) => expect(fit('h4', 'unknown', facts).until).toBe(until));

test('work ends with OPT if cap-gap extends only the status', () => {
  const facts: VisaFacts = {
    optStart: '2026-06-01',
    optEnd: '2027-05-31',
    jobs: [],
    admission: 'ds',
    petition: 'pending',
    petitionChange: 'yes',
  };
  expect(fit('opt', 'unknown', { ...facts, petitionFiled: '2027-05-01' }).until).toBe('2028-04-01');
  expect(fit('opt', 'unknown', { ...facts, petitionFiled: '2027-06-10' }).until).toBe('2027-05-31');
});

test('no date is computed from a rule that nobody has read', () => {
  const rules = { ...RULES, 'f1-grace': { ...RULES['f1-grace'], checkedOn: null } };
  const facts: VisaFacts = {
    optStart: '2026-06-01',
    optEnd: '2027-05-31',
    jobs: [{ start: '2026-06-01', end: null, hours: 40 }],
    admission: 'ds',
    petition: 'none',
  };
  expect(readClock('opt', facts, TODAY).dates.map(({ kind }) => kind)).toContain('f1-leave-by');
  expect(readClock('opt', facts, TODAY, rules).dates.map(({ kind }) => kind)).not.toContain('f1-leave-by');
});
