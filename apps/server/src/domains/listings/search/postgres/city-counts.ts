import type { Executor } from '../../../../platform/db/database.ts';
import { getCurrentRevision } from '../../catalog/repository.ts';
import { excludesNothing } from '../../exclusion.ts';
import type { CityGroup, Search } from '../search-engine.ts';
import { createRevisionCache } from './revision-cache.ts';
import { countCities } from './search-repository.ts';

/** Cached searches. Each has up to 10,000 groups, about 2 MB. */
const CACHE_SIZE = 10;

/** Counts the cities of a search once per revision of the listings, and again for members who have hidden some. */
export function createCityCounts(db: Executor) {
  const cache = createRevisionCache<CityGroup[]>(CACHE_SIZE);

  return async (search: Search, limit: number): Promise<CityGroup[]> => {
    const { without, ...shared } = search;
    if (without !== undefined && !excludesNothing(without)) return countCities(db, search, limit + 1);
    const revision = await getCurrentRevision(db);
    return cache(revision, JSON.stringify([shared, limit]), () => countCities(db, shared, limit + 1));
  };
}
