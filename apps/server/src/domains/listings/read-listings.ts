import { createHash } from 'node:crypto';
import { type IncomingListing, incomingListingSchema } from './incoming.ts';
import { type NormalListing, normalise } from './normalise.ts';

/** A listing as it is kept, with the hash by which it is recognised when it comes again. */
export interface ReadListing {
  listing: NormalListing;
  /** SHA-256, hexadecimal. */
  hash: string;
}

export interface ReadListings {
  listings: ReadListing[];
  /** Listings that cannot be kept, and what is wrong with the first thing that is. */
  refused: { externalId: string; reason: string }[];
}

/** Reading a listing takes about a millisecond; after this many the server gets a chance to answer others. */
const BREATH = 10;

/** Checks and reads what a source brings. Of two listings with one id the later counts. */
export async function readListings(incoming: readonly IncomingListing[]): Promise<ReadListings> {
  const read: ReadListings = { listings: [], refused: [] };
  const distinct = new Map(incoming.map((listing) => [listing.externalId, listing]));
  let count = 0;
  for (const listing of distinct.values()) {
    if (count++ % BREATH === 0) await new Promise((resolve) => setImmediate(resolve));
    readOne(listing, read);
  }
  return read;
}

function readOne(incoming: IncomingListing, { listings, refused }: ReadListings): void {
  const parsed = incomingListingSchema.safeParse(incoming);
  if (parsed.success) {
    const listing = normalise(parsed.data);
    listings.push({ listing, hash: createHash('sha256').update(JSON.stringify(listing)).digest('hex') });
    return;
  }
  const issue = parsed.error.issues[0];
  const reason = `${issue?.path.join('.') || 'listing'}: ${issue?.message}`;
  refused.push({ externalId: String(incoming.externalId).slice(0, 200), reason });
}
