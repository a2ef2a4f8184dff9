import { type Listing, type ListingSearch, limits } from '@foothold/contracts/listings';
import { MAX_COUNT } from '@foothold/contracts/listings/choices';
import { z } from 'zod';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { findCompany } from '../catalog/companies-repository.ts';
import { type Exclusion, NOTHING_EXCLUDED } from '../exclusion.ts';
import { searchCountryFirst } from './country-first.ts';
import { buildFacets, countByAge, countBySource, countMatches } from './facets.ts';
import { hasPlaceFilter, type PageOrder, type Search, type SearchCounts, type SearchEngine } from './search-engine.ts';
import { listSourceNames } from './source-names-repository.ts';
import { findCenter, toSearch } from './to-search.ts';

export interface SearchDeps {
  engine: SearchEngine;
  /** Where companies and sources of a search are looked up. */
  db: Executor;
  /** ISO date. */
  getToday(): string;
  /** Listings in the order of their IDs. */
  listByIds(ids: readonly string[]): Promise<Listing[]>;
  /** How many listings are counted at most. */
  maxCount?: number;
}

const NO_COUNTS: SearchCounts = {
  groups: [],
  ages: [],
  total: null,
  isComplete: { here: true, everywhere: true, ages: true },
};

/** Searches listings by words and filters, page by page, with counts of what each filter would leave. */
export function createSearch({ engine, db, getToday, listByIds, maxCount = MAX_COUNT }: SearchDeps) {
  const getCounts = (search: Search) => engine.countFacets(search, maxCount);

  /** @param without what a member has hidden */
  return async (filter: ListingSearch, without: Exclusion = NOTHING_EXCLUDED) => {
    const wanted = { ...toSearch(filter, getToday()), without };
    if (!filter.company) return { ...(await find(filter, wanted)), company: null };
    const company = await findCompany(db, filter.company);
    if (!company) return { ...(await loadPage(filter, wanted, NO_COUNTS)), company: null, corrected: null };
    const { id, slug, name } = company;
    return { ...(await find(filter, { ...wanted, company: id })), company: { slug, name } };
  };

  async function find(filter: ListingSearch, wanted: Search) {
    const counts = await getCounts(wanted);
    const words = counts.groups.length > 0 ? undefined : await findCorrection(wanted.words);
    if (words === undefined) return { ...(await loadPage(filter, wanted, counts)), corrected: null };
    const corrected = { ...wanted, words };
    return { ...(await loadPage(filter, corrected, await getCounts(corrected))), corrected: words };
  }

  /** Corrections for words that no listing contains. */
  async function findCorrection(words: string | undefined): Promise<string | undefined> {
    if (words === undefined) return undefined;
    const isFound = async (text: string) => (await engine.countUpTo({ words: text, today: getToday() }, 1)) > 0;
    if (await isFound(words)) return undefined;
    const corrected = await engine.correctSpelling(words);
    return corrected !== undefined && (await isFound(corrected)) ? corrected : undefined;
  }

  async function loadPage(filter: ListingSearch, wanted: Search, counts: SearchCounts) {
    const total = counts.total ?? countMatches(counts.groups, wanted);
    const page = filter.page ?? 1;
    const countryFirst = chooseCountryFirst(filter, wanted);
    const offset = (page - 1) * limits.pageSize;
    const after = readCursor(filter);
    const sort = filter.sort ?? 'relevance';
    const hasCursor = sort === 'newest' && countryFirst === null;
    // One more than a page says whether one follows.
    const limit = hasCursor ? limits.pageSize + 1 : limits.pageSize;
    const ids =
      offset < total ? await findPage(wanted, countryFirst, { sort, limit, offset, ...(after && { after }) }) : [];
    const items = await listByIds(ids.slice(0, limits.pageSize));
    const last = ids.length > limits.pageSize ? items.at(-1) : undefined;
    return {
      items,
      total,
      page,
      pages: Math.min(Math.ceil(total / limits.pageSize), limits.pages),
      nextCursor: last ? `${last.postedAt}_${last.id}` : null,
      ...(await describeCounts(filter, wanted, counts, total)),
      countryFirst,
      near: toNear(filter),
      samplesOnly: items.length > 0 && items.every(({ source }) => source.sample),
    };
  }

  function findPage(wanted: Search, countryFirst: string | null, order: PageOrder): Promise<string[]> {
    return countryFirst === null
      ? engine.findPage(wanted, order)
      : searchCountryFirst(engine, wanted, countryFirst, order);
  }

  async function describeCounts(filter: ListingSearch, wanted: Search, counts: SearchCounts, total: number) {
    const { groups, ages, isComplete } = counts;
    const sources = countBySource(ages, filter.age);
    const names = await listSourceNames(db, [
      ...sources.map(({ value }) => value),
      ...(wanted.source === undefined ? [] : [wanted.source]),
    ]);
    const sourceName = wanted.source === undefined ? undefined : names.get(wanted.source);
    const { remote, sponsorship, region } = buildFacets(groups, wanted);
    return {
      facets: {
        remote: limitCounts(remote),
        sponsorship: limitCounts(sponsorship),
        region: limitCounts(region),
        age: limitCounts(countByAge(ages, wanted.source)),
        source: limitCounts(sources).map(({ value, count }) => ({ value, name: names.get(value) ?? value, count })),
      },
      atLeast: [
        ...(counts.total !== null && total >= maxCount ? (['total'] as const) : []),
        ...(isComplete.here ? [] : (['remote', 'sponsorship'] as const)),
        ...(isComplete.everywhere ? [] : (['region'] as const)),
        ...(isComplete.ages ? [] : (['age', 'source'] as const)),
      ],
      source: wanted.source === undefined || sourceName === undefined ? null : { id: wanted.source, name: sourceName },
    };
  }

  /** One listing more than the limit is counted, to know that there are more. */
  function limitCounts<Value extends { count: number }>(values: readonly Value[]): Value[] {
    return values.map((value) => ({ ...value, count: Math.min(value.count, maxCount) }));
  }
}

/** @throws AppError `request.invalid` if the cursor is no day and ID, or comes with another order or a page */
function readCursor({ cursor, sort, page, countryFirst }: ListingSearch): PageOrder['after'] {
  if (cursor === undefined) return undefined;
  const refuse = (message: string) => new AppError('request.invalid', { fields: { cursor: message } });
  if (sort !== 'newest' || page !== undefined || countryFirst !== undefined)
    throw refuse('Use a cursor only with sort=newest, and without a page or a first country.');
  const [postedAt = '', id = ''] = cursor.split('_');
  if (!z.iso.date().safeParse(postedAt).success || !isUuid(id)) throw refuse('This isn’t a cursor.');
  return { postedAt, id };
}

function toNear(filter: ListingSearch): { city: string; region: string | null } | null {
  const center = findCenter(filter);
  return center ? { city: center.name, region: center.region } : null;
}

/** Pay is compared in dollars, which listings of other countries hardly state. */
function chooseCountryFirst({ countryFirst, sort }: ListingSearch, search: Search): string | null {
  const hasPlace = hasPlaceFilter(search) || search.region !== undefined;
  return hasPlace || sort === 'pay' ? null : (countryFirst ?? null);
}
