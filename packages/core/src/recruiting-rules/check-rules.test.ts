import { describe, expect, it } from 'vitest';
import { checkRules, type MemberRules, type RuledListing } from './index.ts';

const NO_RULES: MemberRules = {
  neverCompanies: [],
  askBefore: { relocation: false, contract: false, onSite: false, payBelow: null },
  places: [],
  payFloor: null,
};
const withRules = (change: Partial<MemberRules>): MemberRules => ({ ...NO_RULES, ...change });
const askBefore = (change: Partial<MemberRules['askBefore']>): MemberRules =>
  withRules({ askBefore: { ...NO_RULES.askBefore, ...change } });

const LISTING: RuledListing = {
  company: { name: 'Larkholt Hospital, Inc.' },
  places: [{ city: 'Austin', region: 'TX', country: 'US' }],
  remote: 'no',
  employmentType: 'full-time',
  pay: { min: 30, max: 40, currency: 'USD', period: 'hour' },
};
const SILENT: RuledListing = { ...LISTING, places: [], remote: null, employmentType: null, pay: null };

const kinds = (rules: MemberRules, listing: Partial<RuledListing> = {}) => {
  const { blocked, ask } = checkRules(rules, { ...LISTING, ...listing });
  return { blocked: blocked.map(({ kind }) => kind), ask: ask.map(({ kind }) => kind) };
};
const NOTHING = { blocked: [], ask: [] };

describe('without rules', () => {
  it('neither blocks nor asks, whatever the listing leaves open', () => {
    expect(kinds(NO_RULES)).toEqual(NOTHING);
    expect(kinds(NO_RULES, SILENT)).toEqual(NOTHING);
  });
});

describe('companies never to apply to', () => {
  it.each(['Larkholt Hospital', 'LARKHOLT HOSPITAL LLC', 'Larkholt Hospital of Texas'])('blocks %s', (name) => {
    expect(kinds(withRules({ neverCompanies: ['Other', name] }))).toEqual({ blocked: ['never-company'], ask: [] });
  });

  it.each(['Larkholt', 'Larkholt Clinics', 'Hospital', ''])('doesn’t take %j for it', (name) => {
    expect(kinds(withRules({ neverCompanies: [name] }))).toEqual(NOTHING);
  });
});

describe('places', () => {
  it.each(['Austin, TX', 'austin, texas', 'Austin', 'TX', 'Texas'])('accept a job in %s', (place) => {
    expect(kinds(withRules({ places: ['Boise, ID', place] }))).toEqual(NOTHING);
  });

  it.each(['Austin, MN', 'Dallas, TX', 'Dallas', 'OH', 'New York'])('ask about a job outside of %s', (place) => {
    expect(kinds(withRules({ places: [place] })).ask).toEqual(['other-place']);
    const rules = askBefore({ relocation: true });
    expect(kinds({ ...rules, places: [place] }).ask).toEqual(['relocation']);
  });

  it('ask about every job that isn’t remote if no place is named', () => {
    expect(kinds(askBefore({ relocation: true })).ask).toEqual(['relocation']);
    expect(kinds(askBefore({ relocation: true }), { remote: 'yes' })).toEqual(NOTHING);
    expect(kinds(askBefore({ relocation: true }), { remote: 'hybrid' }).ask).toEqual(['relocation']);
  });

  it('ask if the listing doesn’t name the place or the city', () => {
    const rules = withRules({ places: ['Austin, TX'] });
    expect(kinds(rules, { places: [] }).ask).toEqual(['place-unknown']);
    expect(kinds(rules, { places: [{ city: null, region: 'TX', country: 'US' }] }).ask).toEqual(['place-unknown']);
    expect(kinds(rules, { places: [{ city: null, region: 'OH', country: 'US' }] }).ask).toEqual(['other-place']);
  });

  it('accept a job with several places if one is wanted', () => {
    const places = [{ city: 'Boise', region: 'ID', country: 'US' }, ...LISTING.places];
    expect(kinds(withRules({ places: ['Austin, TX'] }), { places })).toEqual(NOTHING);
  });

  it('take “New York” for the city and “NY” for the state', () => {
    const places = [{ city: 'Albany', region: 'NY', country: 'US' }];
    expect(kinds(withRules({ places: ['New York'] }), { places }).ask).toEqual(['other-place']);
    expect(kinds(withRules({ places: ['NY'] }), { places })).toEqual(NOTHING);
  });
});

describe('pay', () => {
  const pay = (min: number | null, max: number | null, over: object = {}) => ({
    pay: { min, max, currency: 'USD', period: 'year' as const, ...over },
  });

  it('is counted up to a year, and the top of the range must reach the floor', () => {
    expect(kinds(withRules({ payFloor: 83_200 }))).toEqual(NOTHING);
    expect(kinds(withRules({ payFloor: 83_201 }))).toEqual({ blocked: ['below-floor'], ask: [] });
  });

  it('asks if the pay starts below the amount', () => {
    expect(kinds(askBefore({ payBelow: 62_400 }))).toEqual(NOTHING);
    expect(kinds(askBefore({ payBelow: 62_401 })).ask).toEqual(['pay-below']);
  });

  it('asks if the pay isn’t stated, or in another currency', () => {
    expect(kinds(withRules({ payFloor: 1 }), { pay: null }).ask).toEqual(['pay-unknown']);
    expect(kinds(askBefore({ payBelow: 1 }), { pay: null }).ask).toEqual(['pay-unknown']);
    expect(kinds(withRules({ payFloor: 1 }), pay(90, 95, { currency: 'GBP' })).ask).toEqual(['pay-unknown']);
    expect(kinds(withRules({ payFloor: 1 }), pay(null, null)).ask).toEqual(['pay-unknown']);
  });

  it('asks if the end of the range that decides isn’t stated', () => {
    expect(kinds(withRules({ payFloor: 90_000 }), pay(80_000, null)).ask).toEqual(['pay-unknown']);
    expect(kinds(withRules({ payFloor: 80_000 }), pay(80_000, null))).toEqual(NOTHING);
    expect(kinds(askBefore({ payBelow: 80_000 }), pay(null, 90_000)).ask).toEqual(['pay-unknown']);
  });

  it('blocks rather than asks below the floor', () => {
    const rules = { ...askBefore({ payBelow: 100_000 }), payFloor: 90_000 };
    expect(kinds(rules, pay(70_000, 80_000))).toEqual({ blocked: ['below-floor'], ask: [] });
  });
});

describe('contract work and days on site', () => {
  it.each(['contract', 'temporary', 'internship', 'per-diem'])('asks about %s', (employmentType) => {
    expect(kinds(askBefore({ contract: true }), { employmentType }).ask).toEqual(['contract']);
  });

  it.each(['full-time', 'part-time'])('doesn’t ask about %s', (employmentType) => {
    expect(kinds(askBefore({ contract: true }), { employmentType })).toEqual(NOTHING);
  });

  it('asks about days on site', () => {
    expect(kinds(askBefore({ onSite: true })).ask).toEqual(['on-site']);
    expect(kinds(askBefore({ onSite: true }), { remote: 'hybrid' }).ask).toEqual(['on-site']);
    expect(kinds(askBefore({ onSite: true }), { remote: 'yes' })).toEqual(NOTHING);
  });

  it('asks about everything that the listing leaves open', () => {
    const rules = askBefore({ relocation: true, contract: true, onSite: true, payBelow: 1 });
    expect(kinds(rules, SILENT).ask).toEqual(['place-unknown', 'pay-unknown', 'contract-unknown', 'on-site-unknown']);
  });
});

it('gives the same answer each time, with a sentence for each reason', () => {
  const rules = {
    ...askBefore({ relocation: true, contract: true, onSite: true, payBelow: 99_000 }),
    payFloor: 90_000,
  };
  const verdict = checkRules(rules, LISTING);
  expect(checkRules(rules, LISTING)).toEqual(verdict);
  for (const { text } of [...verdict.blocked, ...verdict.ask]) expect(text).toMatch(/^[A-Z].*\.$/);
});
