import type { ListingSearch } from '@foothold/contracts/listings';
import { CHOSEN_SPONSORSHIPS } from '@foothold/core/visa';
import type { Executor } from '../../../platform/db/database.ts';
import { findCompanyIds } from '../catalog/companies-repository.ts';
import { parseSearchPlace } from '../catalog/places.ts';
import { toPrintable } from '../ingest/incoming.ts';
import { type Search, subtractDays } from './search-repository.ts';

/** Reads a filter, except for its company, whose ID the caller looks up. @param today ISO date */
export function toSearch(filter: ListingSearch, today: string): Search {
  const words = toPrintable(filter.q ?? '').trim();
  const place = parseSearchPlace(toPrintable(filter.place ?? ''));
  return {
    today,
    ...(words !== '' && { words }),
    ...(place?.city !== undefined && { city: place.city }),
    ...(place?.region !== undefined && { region: place.region }),
    ...(place?.country !== undefined && { country: place.country }),
    ...(place?.name !== undefined && { cityNamed: place.name }),
    ...(filter.remote && { remote: filter.remote }),
    ...(filter.sponsorship && { sponsorship: filter.sponsorship }),
    ...(filter.visa && { allowedSponsorships: CHOSEN_SPONSORSHIPS[filter.visa] }),
    ...(filter.payMin !== undefined && { payMin: filter.payMin }),
    ...(filter.source && { source: filter.source }),
    ...(filter.age && { postedSince: subtractDays(today, Number(filter.age)) }),
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
