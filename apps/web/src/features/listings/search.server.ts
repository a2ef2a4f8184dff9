import { type ListingFilter, type ListingSearch, listingFilterSchema } from '@foothold/contracts/listings';
import { US_STATES } from '@foothold/core/matching';
import { redirect } from 'react-router';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { type Api, type Region, requestContext } from '../../shared/request-context.ts';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { type Filter, filterHref, normalizeAmount, type SearchPath, toSavedFilter } from './filter.ts';
import { toRowView } from './row-view.ts';

export type SearchFound = Awaited<ReturnType<Api['listings']['search']>>;
type Found<Item> = Omit<SearchFound, 'items'> & { items: Item[] };

/** The public search: the same for everyone. */
export async function loadSearch({ request, context }: RouteArgs) {
  const { api, region } = context.get(requestContext);
  const { items, ...found } = await runSearch(request, '/jobs', region, api.listings.search);
  return { ...found, items: items.map(toRowView), map: await loadMap(found, api.listings.map) };
}

/** Where the jobs of a search are, if its map is shown and there are any. */
export async function loadMap(
  { filter, total, corrected }: { filter: Filter; total: number; corrected: string | null },
  count: Api['listings']['map'],
) {
  if (filter.view !== 'map' || total === 0) return null;
  return load(count({ ...toSavedFilter(filter), ...(corrected !== null && { q: corrected }) }));
}

/**
 * Runs the search in the URL. Members in the UK see its listings first unless they choose a place. A form submitted with empty fields redirects to the URL without them, and a page past the
 * end redirects to the last page. Values that can't be parsed are dropped and reported at their field.
 */
export async function runSearch<Item>(
  request: Request,
  path: SearchPath,
  region: Region,
  search: (filter: ListingSearch) => Promise<Found<Item>>,
) {
  const { searchParams } = new URL(request.url);
  const { filter: wanted, failure } = parseFilter(searchParams);
  const filter = { ...wanted, ...(searchParams.get('view') === 'map' && { view: 'map' as const }) };
  if (!failure && [...searchParams.values()].some((value) => value.trim() === ''))
    throw redirect(filterHref(filter, {}, path));
  const found = await load(search({ ...wanted, ...(region === 'uk' && { countryFirst: 'GB' }) }));
  if (found.items.length === 0 && found.pages > 0) throw redirect(filterHref(filter, { page: found.pages }, path));
  const place = filter.place?.toLowerCase();
  const { items, facets, company, source, ...counts } = found;
  const { region: regions, ...otherFacets } = facets;
  return {
    ...counts,
    items,
    filter,
    names: { company: company?.name ?? null, source: source?.name ?? null },
    failure,
    facets: otherFacets,
    regions: regions.map(({ value: code, count }) => {
      const name = US_STATES.get(code) ?? code;
      return { name, count, active: place === name.toLowerCase() || place === code.toLowerCase() };
    }),
  };
}

/** The search form's messages about invalid values. Invalid values from links are silently dropped. */
const FIELD_MESSAGES: Record<string, string> = {
  q: 'Shorten your search.',
  place: 'Shorten the location.',
  payMin: 'Enter yearly pay in dollars, like 84,000.',
};

/** The filter in a URL, and what couldn't be parsed. */
export function parseFilter(searchParams: URLSearchParams): { filter: ListingFilter; failure: FormFailure | null } {
  const given = Object.fromEntries(
    Object.keys(listingFilterSchema.shape).map((key) => [key, searchParams.get(key)?.trim() ?? '']),
  );
  const rawValues = { ...given, payMin: normalizeAmount(given.payMin ?? '') };
  const result = listingFilterSchema.safeParse(rawValues);
  if (result.success) return { filter: result.data, failure: null };
  const invalidKeys = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const fields = Object.fromEntries(
    [...invalidKeys].flatMap((key) => (FIELD_MESSAGES[key] ? [[key, FIELD_MESSAGES[key]]] : [])),
  );
  const rest = Object.fromEntries(Object.entries(rawValues).filter(([key]) => !invalidKeys.has(key)));
  const failure = {
    message: 'We couldn’t use part of your search.',
    fields,
    values: given,
  };
  return { filter: listingFilterSchema.parse(rest), failure: Object.keys(fields).length > 0 ? failure : null };
}
