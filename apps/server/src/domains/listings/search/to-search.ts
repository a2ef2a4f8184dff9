import type { ListingFilter } from '@foothold/contracts/listings';
import { parseSearchPlace } from '../catalog/places.ts';
import { toPrintable } from '../ingest/incoming.ts';
import type { Search } from './search-repository.ts';

/** Reads a filter's words and place. @param today ISO date */
export function toSearch(filter: ListingFilter, today: string): Search {
  const words = toPrintable(filter.q ?? '').trim();
  const place = parseSearchPlace(toPrintable(filter.place ?? ''));
  return {
    today,
    ...(words !== '' && { words }),
    ...(place?.city !== undefined && { city: place.city }),
    ...(place?.region !== undefined && { region: place.region }),
    ...(filter.remote && { remote: filter.remote }),
    ...(filter.sponsorship && { sponsorship: filter.sponsorship }),
    ...(filter.payMin !== undefined && { payMin: filter.payMin }),
  };
}
