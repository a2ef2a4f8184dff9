import type { ListingSearch } from '@foothold/contracts/listings';
import { CHOSEN_SPONSORSHIPS } from '@foothold/core/visa';
import type { Executor } from '../../../platform/db/database.ts';
import { type City, findCity, listCitiesWithin } from '../catalog/cities.ts';
import { findCompanyIds } from '../catalog/companies-repository.ts';
import { parseSearchPlace, type SearchPlace } from '../catalog/places.ts';
import { toPrintable } from '../ingest/incoming.ts';
import type { Search } from './search-engine.ts';
import { subtractDays } from './subtract-days.ts';

/** Reads a filter, except for its company, whose ID the caller looks up. @param today ISO date */
export function toSearch(filter: ListingSearch, today: string): Search {
  const words = toPrintable(filter.q ?? '').trim();
  const place = readPlace(filter);
  const center = findCenter(filter);
  return {
    today,
    ...(words !== '' && { words }),
    ...(center && filter.within ? { near: listCitiesWithin(center, Number(filter.within)) } : toPlaceSearch(place)),
    ...(filter.remote && { remote: filter.remote }),
    ...(filter.sponsorship && { sponsorship: filter.sponsorship }),
    ...(filter.visa && { allowedSponsorships: CHOSEN_SPONSORSHIPS[filter.visa] }),
    ...(filter.payMin !== undefined && { payMin: filter.payMin }),
    ...(filter.source && { source: filter.source }),
    ...(filter.age && { postedSince: subtractDays(today, Number(filter.age)) }),
  };
}

const readPlace = ({ place }: Pick<ListingSearch, 'place'>) => parseSearchPlace(toPrintable(place ?? ''));

/** The city that a filter's place is taken for. */
export function findCenter(filter: Pick<ListingSearch, 'place'>): City | undefined {
  const place = readPlace(filter);
  return place?.city === undefined ? undefined : findCity({ ...place, city: place.city });
}

function toPlaceSearch(place: SearchPlace | undefined): Pick<Search, 'city' | 'region' | 'country' | 'cityNamed'> {
  return {
    ...(place?.city !== undefined && { city: place.city }),
    ...(place?.region !== undefined && { region: place.region }),
    ...(place?.country !== undefined && { country: place.country }),
    ...(place?.name !== undefined && { cityNamed: place.name }),
  };
}

/** No company has it. */
const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/** Reads filters with their companies. One of an unknown company finds nothing. @param today ISO date */
export async function toSearches(db: Executor, filters: readonly ListingSearch[], today: string): Promise<Search[]> {
  const slugs = new Set(filters.flatMap(({ company }) => company || []));
  const ids = slugs.size === 0 ? new Map<string, string>() : await findCompanyIds(db, [...slugs]);
  return filters.map((filter) => ({
    ...toSearch(filter, today),
    ...(filter.company && { company: ids.get(filter.company) ?? NO_COMPANY }),
  }));
}
