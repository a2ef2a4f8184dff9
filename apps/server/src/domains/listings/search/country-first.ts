import type { PageOrder, Search, SearchEngine } from './search-engine.ts';

/**
 * IDs of one page, those in a country before all others, each in the order given.
 * @param country ISO 3166-1 alpha-2
 */
export async function searchCountryFirst(
  engine: SearchEngine,
  search: Search,
  country: string,
  { sort, limit, offset }: PageOrder,
): Promise<string[]> {
  const within = { ...search, country };
  const ids = await engine.findPage(within, { sort, limit, offset });
  if (ids.length === limit) return ids;
  // How many of the others are on the pages before depends on the number in the country, which ends before this page does.
  const inCountry = await engine.countUpTo(within, offset + limit);
  const others = await engine.findPage(
    { ...search, notInCountry: country },
    { sort, limit: limit - ids.length, offset: Math.max(0, offset - inCountry) },
  );
  return [...ids, ...others];
}
