import type { Executor } from '../../../platform/db/database.ts';
import { getCurrentRevision } from '../catalog/repository.ts';
import { type Search, type SearchGroup, searchGroups } from './search-repository.ts';

/** Cached counts. The oldest is dropped first. */
const CACHE_SIZE = 50;

/**
 * Counts a search once per revision of the listings. All pages and filters of the same words share the counts, and the front page's are
 * requested all the time.
 */
export function createCounts(db: Executor) {
  const known = new Map<string, SearchGroup[]>();
  let of = -1;

  return async (search: Search): Promise<SearchGroup[]> => {
    const revision = await getCurrentRevision(db);
    if (revision !== of) known.clear();
    of = revision;
    const { words, payMin, city, today } = search;
    const key = JSON.stringify([words, payMin, city, today]);
    const cachedCount = known.get(key);
    if (cachedCount) return cachedCount;
    const groups = await searchGroups(db, search);
    // If listings changed during the count, don't cache the result.
    if (of === revision) known.set(key, groups);
    const [oldest] = known.keys();
    if (known.size > CACHE_SIZE && oldest !== undefined) known.delete(oldest);
    return groups;
  };
}
