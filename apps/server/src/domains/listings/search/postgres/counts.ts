import type { Executor } from '../../../../platform/db/database.ts';
import { getCurrentRevision } from '../../catalog/repository.ts';
import { excludesNothing } from '../../exclusion.ts';
import {
  hasPlaceFilter,
  type Search,
  type SearchCounts,
  type SearchGroup,
  type SourceAgeGroup,
} from '../search-engine.ts';
import { createRevisionCache } from './revision-cache.ts';
import { countAges, countGroups, countUpTo } from './search-repository.ts';

type Group = Omit<SearchGroup, 'in_place'>;

/** Cached counts of each kind. */
const CACHE_SIZE = 50;

/**
 * Counts a search once per revision of the listings. All pages and filters of the same words share the counts, and the front page's are
 * requested all the time.
 */
export function createCounts(db: Executor) {
  const cacheGroups = createRevisionCache<Group[]>(CACHE_SIZE);
  const cacheAges = createRevisionCache<SourceAgeGroup[]>(CACHE_SIZE);
  const cacheTotals = createRevisionCache<number>(CACHE_SIZE);

  /** @param limit how many listings are counted at most */
  return async (search: Search, limit: number): Promise<SearchCounts> => {
    const revision = await getCurrentRevision(db);
    const { remote, sponsorship, allowedSponsorships, region, ...base } = search;
    const { city, country, cityNamed, near, ...everywhere } = base;
    const isPlace = hasPlaceFilter(search);
    const [all, here, ages] = await Promise.all([
      countShown(revision, everywhere, limit),
      isPlace ? countShown(revision, base, limit) : undefined,
      countAgesOf(revision, search, limit),
    ]);
    const inPlace = here ?? all;
    const groups = isPlace ? splitByPlace(all, inPlace) : all.map((group) => ({ ...group, in_place: true }));
    const isComplete = { here: sum(inPlace) <= limit, everywhere: sum(all) <= limit };
    return {
      groups,
      ages,
      total: isComplete.here ? null : Math.min(limit, await countTotal(revision, search, limit)),
      isComplete: { ...isComplete, ages: sum(ages) <= limit },
    };
  };

  /** What members have hidden is counted for each of them, so that everyone shares the count of all listings. */
  async function countShown(revision: number, { without, ...search }: Search, limit: number): Promise<Group[]> {
    const groups = await cacheGroups(revision, toKey(search, limit), () => countGroups(db, search, limit + 1));
    return without === undefined || excludesNothing(without)
      ? groups
      : subtract(groups, await countGroups(db, search, limit + 1, without));
  }

  function countTotal(revision: number, { without, ...search }: Search, limit: number): Promise<number> {
    return without === undefined || excludesNothing(without)
      ? cacheTotals(revision, toKey(search, limit), () => countUpTo(db, search, limit + 1))
      : countUpTo(db, { ...search, without }, limit + 1);
  }

  function countAgesOf(
    revision: number,
    { source, postedSince, ...search }: Search,
    limit: number,
  ): Promise<SourceAgeGroup[]> {
    const count = () => countAges(db, search, limit + 1);
    if (search.without !== undefined && !excludesNothing(search.without)) return count();
    const { without, ...shared } = search;
    return cacheAges(revision, toKey(shared, limit), count);
  }
}

const toKey = (search: Search, limit: number): string => JSON.stringify([search, limit]);

const sum = (groups: readonly { count: number }[]): number => groups.reduce((total, { count }) => total + count, 0);

/** A place has few of all listings, so only those are counted again. */
function splitByPlace(all: readonly Group[], inPlace: readonly Group[]): SearchGroup[] {
  return [
    ...inPlace.map((group) => ({ ...group, in_place: true })),
    ...subtract(all, inPlace).map((group) => ({ ...group, in_place: false })),
  ];
}

/** The groups without some of their listings. */
function subtract(all: readonly Group[], some: readonly Group[]): Group[] {
  const toKey = ({ remote, sponsorship, regions }: Group) => [remote, sponsorship, ...regions].join(' ');
  const counts = new Map(some.map((group) => [toKey(group), group.count]));
  return all
    .map((group) => ({ ...group, count: group.count - (counts.get(toKey(group)) ?? 0) }))
    .filter(({ count }) => count > 0);
}
