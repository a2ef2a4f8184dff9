import { describe, expect, test } from 'vitest';
import { incomingListingSchema } from '../incoming.ts';
import { type ParsedPage, SourceFormatError, type SourceRequest } from './adapter.ts';
import { ADAPTERS } from './registry.ts';
import { alterJson, alterText } from './testing/alter.ts';
import { BOARD_FIXTURES } from './testing/board-fixtures.ts';
import { DETAIL_FIXTURES } from './testing/detail-fixtures.ts';
import { FEED_FIXTURES } from './testing/feed-fixtures.ts';
import { type Fixture, getFixtureAdapter, getFixtureBoard, type Listing, toAnswer, toBody } from './testing/fixture.ts';

const FIXTURES = [...BOARD_FIXTURES, ...DETAIL_FIXTURES, ...FEED_FIXTURES];
const partialSchema = incomingListingSchema.partial().required({ externalId: true });

function parse(fixture: Fixture, text = toBody(fixture.answer, fixture.wrap)): ParsedPage {
  const board = getFixtureBoard(fixture);
  const adapter = getFixtureAdapter(fixture);
  return adapter.parse(toAnswer(adapter.start(board), text), board);
}

function complete(fixture: Fixture, text: string): Listing {
  const [first] = parse(fixture).listings;
  if (!first?.detail) throw new Error('the first listing needs no detail');
  const parsed = getFixtureAdapter(fixture).parseDetail?.(
    toAnswer(first.detail, text),
    first.listing,
    getFixtureBoard(fixture),
  );
  if (!parsed) throw new Error('the adapter reads no detail');
  return parsed;
}

/** What is wrong with a listing, whatever the answer was. */
function findFaults(listing: Listing, detail: SourceRequest | null = null): string[] {
  const parsed = partialSchema.safeParse(listing);
  const places = (listing.places ?? []) as { country: string }[];
  return [
    ...(parsed.success ? [] : [parsed.error.message]),
    ...Object.entries(listing).flatMap(([name, value]) => (value === undefined ? [`${name} is undefined`] : [])),
    ...places.flatMap(({ country }) => (/^[A-Z]{2}$/.test(country) ? [] : [`${country} is no country`])),
    ...(/<\/?(?:b|script)>|alert\(/.test(JSON.stringify({ ...listing, externalId: '', url: '' }))
      ? ['it has markup']
      : []),
    ...(detail && !URL.canParse(detail.url) ? [`${detail.url} is no address`] : []),
  ];
}

/** What an altered answer may not say in the fields that are read from one place each. */
function findChanges(listing: Listing, known: Listing): string[] {
  const fields = ['postedAt', 'validThrough', 'employmentType'] as const;
  const changed = fields.filter((name) => known[name] && ![undefined, known[name]].includes(listing[name]));
  // A number in the place of an amount is an amount.
  const bounds = (['min', 'max'] as const).filter(
    (bound) => known.pay && ![undefined, 7, known.pay[bound]].includes(listing.pay?.[bound]),
  );
  return [...changed, ...bounds].map((name) => `${name} is another`);
}

/** @returns null if the answer as a whole was rejected; any other error fails the test */
function tryRead<T>(what: string, read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceFormatError) return null;
    throw new Error(what, { cause: error });
  }
}

test('every system has a fixture', () => {
  expect(FIXTURES.map(({ system }) => system).sort()).toEqual(ADAPTERS.map(({ system }) => system).sort());
});

describe.each(FIXTURES)('$system', (fixture) => {
  test('reads every field of its listings', () => {
    const page = parse(fixture);
    expect(page.listings.map(({ listing }) => listing)).toEqual(fixture.listings);
    expect(page.skipped).toBe(fixture.skipped ?? 0);
    for (const { listing, detail } of page.listings) {
      expect(findFaults(listing, detail)).toEqual([]);
      if (detail) expect(detail).toMatchObject({ kind: 'detail', externalId: listing.externalId });
    }
  });

  test('reads no wrong field from an altered answer and rejects what it cannot read', () => {
    const original = new Map(fixture.listings.map((listing) => [listing.externalId, listing]));
    const alterations = typeof fixture.answer === 'string' ? alterText(fixture.answer) : alterJson(fixture.answer);
    const faults: string[] = [];
    let count = 0;
    for (const { what, answer } of alterations) {
      count++;
      const page = tryRead(what, () => parse(fixture, toBody(answer, fixture.wrap)));
      if (page?.next && !URL.canParse(page.next.url)) faults.push(`${what}: ${page.next.url} is no address`);
      for (const { listing, detail } of page?.listings ?? []) {
        const known = typeof fixture.answer === 'string' ? undefined : original.get(listing.externalId);
        const found = [...findFaults(listing, detail), ...(known ? findChanges(listing, known) : [])];
        faults.push(...found.map((fault) => `${what}: ${fault}`));
      }
      for (const { at, reason } of page?.rejected ?? [])
        if (at === '' || !/^(?:It|Its|No) .*\.$/.test(reason)) faults.push(`${what}: rejected ${at}, ${reason}`);
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(30);
  });

  test('rejects an answer of another kind', () => {
    for (const text of ['', 'null', '7', '"text"', '{}', '<html></html>', '<a>', '{"jobs":{}}', '\u0000', '[[[']) {
      const page = tryRead(text, () => parse(fixture, text));
      expect(page?.listings ?? []).toEqual([]);
    }
  });
});

describe.each(FIXTURES.filter(({ detail }) => detail !== undefined))('$system, one job', (fixture) => {
  test('completes a listing from its detail', () => {
    expect(complete(fixture, toBody(fixture.detail, fixture.wrapDetail))).toEqual(fixture.completed);
  });

  test('reads no wrong field from an altered detail', () => {
    const { detail, wrapDetail } = fixture;
    const faults: string[] = [];
    for (const { what, answer } of typeof detail === 'string' ? alterText(detail) : alterJson(detail)) {
      const listing = tryRead(what, () => complete(fixture, toBody(answer, wrapDetail)));
      faults.push(...(listing ? findFaults(listing) : []).map((fault) => `${what}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
