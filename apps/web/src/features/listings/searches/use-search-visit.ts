import type { SavedSearch } from '@foothold/contracts/listings/saved-searches';
import { useEffect, useRef } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';

const VISIT = endpoint('POST /api/saved-searches/{id}/visit');

export interface SearchVisit {
  newListings: number;
  ids: readonly string[];
  /** When the member last opened the search, ISO date-time. */
  since: string;
}

/**
 * Marks the new listings of an open saved search as seen.
 * @returns what was new when it was opened, for as long as the page is open
 */
export function useSearchVisit(search: SavedSearch | null, newIds: readonly string[]): SearchVisit | null {
  const opened = useRef<{ id: string; visit: SearchVisit } | null>(null);
  if (search === null) opened.current = null;
  else if (opened.current?.id !== search.id)
    opened.current = {
      id: search.id,
      visit: { newListings: search.newListings, ids: newIds, since: search.visitedAt },
    };
  const id = search?.id;
  const hasNew = search !== null && search.newListings > 0;
  useEffect(() => {
    // A visit that couldn't be recorded is recorded the next time.
    if (id !== undefined && hasNew) void call(VISIT, { id }).catch(() => undefined);
  }, [id, hasNew]);
  return opened.current?.visit ?? null;
}
