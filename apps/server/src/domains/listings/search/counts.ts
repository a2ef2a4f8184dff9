import type { Executor } from '../../../platform/db/database.ts';
import { getCurrentRevision } from '../catalog/repository.ts';
import { excludesNothing } from '../exclusion.ts';
import { countGroups, hasPlaceFilter, type Search, type SearchGroup } from './search-repository.ts';

type Group = Omit<SearchGroup, 'in_place'>;

/** Cached counts. The oldest is dropped first. */
const CACHE_SIZE = 50;

/**
 * Counts a search once per revision of the listings. All pages and filters of the same words share the counts, and the front page's are
 * requested all the time.
 */
export function createCounts(db: Executor) {
  const known = new Map<string, Group[]>();
  let of = -1;

  return async ({
    words,
    payMin,
    company,
    today,
    without,
    city,
    country,
    cityNamed,
  }: Search): Promise<SearchGroup[]> => {
    const revision = await getCurrentRevision(db);
    if (revision !== of) known.clear();
    of = revision;
    const everywhere = {
      ...(words !== undefined && { words }),
      ...(payMin !== undefined && { payMin }),
      ...(company !== undefined && { company }),
      today,
    };
    const all = await countShown(everywhere);
    const place = {
      ...(city !== undefined && { city }),
      ...(country !== undefined && { country }),
      ...(cityNamed !== undefined && { cityNamed }),
    };
    return hasPlaceFilter(place)
      ? splitByPlace(all, await countShown({ ...everywhere, ...place }))
      : all.map((group) => ({ ...group, in_place: true }));

    /** What members have hidden is counted for each of them, so that everyone shares the count of all listings. */
    async function countShown(search: Search): Promise<Group[]> {
      const groups = await count(search, revision);
      return without === undefined || excludesNothing(without)
        ? groups
        : subtract(groups, await countGroups(db, search, without));
    }
  };

  async function count(search: Search, revision: number): Promise<Group[]> {
    const { words, payMin, company, city, country, cityNamed, today } = search;
    const key = JSON.stringify([words, payMin, company, city, country, cityNamed, today]);
    const cachedCount = known.get(key);
    if (cachedCount) return cachedCount;
    const groups = await countGroups(db, search);
    // If listings changed during the count, don't cache the result.
    if (of === revision) known.set(key, groups);
    const [oldest] = known.keys();
    if (known.size > CACHE_SIZE && oldest !== undefined) known.delete(oldest);
    return groups;
  }
}

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
