import type { Listing } from '@foothold/contracts/listings';
import type { Events } from '../../../platform/events.ts';

/** The name under which the database announces changes of companies and sources that listings show. */
const LISTING_DETAIL_ROWS = 'listing-details';

/** Listings in memory, each of about 3 kB. The one that was used longest ago is dropped first. */
const MAX_LISTINGS = 4000;

/** A listing at one of its revisions. */
export interface ListingVersion {
  id: string;
  revision: number;
}

/** A listing as it is shown, with the revision that it was read at. */
export interface ShownListing {
  revision: number;
  listing: Listing;
}

/**
 * Remembers listings as they are shown, until they, their company, or their source change, or the day ends. Nothing is remembered while
 * changes could be missed.
 * @param read the current listings with these IDs
 */
export function createListingCache(
  events: Pick<Events, 'getRevision'> | undefined,
  getToday: () => string,
  read: (ids: readonly string[]) => Promise<ShownListing[]>,
) {
  /** By ID, the least recently used first. */
  const known = new Map<string, ShownListing>();
  let state: string | null = null;

  /** The state of everything that listings depend on besides their rows. Null if it isn't known. */
  function readState(): string | null {
    const revision = events?.getRevision(LISTING_DETAIL_ROWS) ?? null;
    return revision && `${revision} ${getToday()}`;
  }

  function find({ id, revision }: ListingVersion): Listing | undefined {
    const entry = known.get(id);
    if (!entry) return undefined;
    known.delete(id);
    // A newer one than the caller knows of is as good.
    if (entry.revision < revision) return undefined;
    known.set(id, entry);
    return entry.listing;
  }

  function remember(entry: ShownListing): void {
    known.set(entry.listing.id, entry);
    const [oldest] = known.keys();
    if (known.size > MAX_LISTINGS && oldest !== undefined) known.delete(oldest);
  }

  /** Listings by ID, at these revisions or later ones. Unknown IDs are skipped. */
  return async (wanted: readonly ListingVersion[]): Promise<Map<string, Listing>> => {
    const before = readState();
    if (before !== state) known.clear();
    state = before;
    const found = new Map<string, Listing>();
    const missing: string[] = [];
    for (const version of wanted) {
      const listing = find(version);
      if (listing) found.set(version.id, listing);
      else missing.push(version.id);
    }
    if (missing.length === 0) return found;
    const entries = await read(missing);
    for (const entry of entries) {
      found.set(entry.listing.id, entry.listing);
      if (before !== null && before === readState() && before === state) remember(entry);
    }
    return found;
  };
}
