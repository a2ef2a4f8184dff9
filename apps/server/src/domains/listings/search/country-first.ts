import type { Executor } from '../../../platform/db/database.ts';
import { countUpTo, type PageOrder, type Search, searchPage } from './search-repository.ts';

/**
 * IDs of one page, those in a country before all others, each in the order given.
 * @param country ISO 3166-1 alpha-2
 */
export async function searchCountryFirst(
  db: Executor,
  search: Search,
  country: string,
  { sort, limit, offset }: PageOrder,
): Promise<string[]> {
  const within = { ...search, country };
  const ids = await searchPage(db, within, { sort, limit, offset });
  if (ids.length === limit) return ids;
  // How many of the others are on the pages before depends on the number in the country, which ends before this page does.
  const inCountry = await countUpTo(db, within, offset + limit);
  const others = await searchPage(
    db,
    { ...search, notInCountry: country },
    { sort, limit: limit - ids.length, offset: Math.max(0, offset - inCountry) },
  );
  return [...ids, ...others];
}
