import { hash as digest } from 'node:crypto';
import { createFingerprint, type Fingerprint } from './dedupe/fingerprint.ts';
import { type IncomingListing, incomingListingSchema } from './incoming.ts';
import { type NormalListing, normalize } from './normalize.ts';

/** A listing to store, with a hash of its content to detect changes. */
export interface ReadListing {
  listing: NormalListing;
  /** SHA-256, hexadecimal. */
  hash: string;
  /** From the text as the source sent it. */
  fingerprint: Fingerprint;
}

export interface ReadListings {
  listings: ReadListing[];
  /** Listings that can't be stored, each with its first problem. */
  refused: { externalId: string; reason: string }[];
}

/** How many listings go to the database at once. */
const BATCH_SIZE = 100;
/** Validates and reads a source's listings in batches. If two share an ID, the later one wins. */
export async function* readListings(incoming: readonly IncomingListing[]): AsyncGenerator<ReadListings> {
  const distinct = [...new Map(incoming.map((listing) => [listing.externalId, listing])).values()];
  for (let from = 0; from < distinct.length; from += BATCH_SIZE) {
    const read: ReadListings = { listings: [], refused: [] };
    for (const listing of distinct.slice(from, from + BATCH_SIZE)) {
      // Reading takes a few milliseconds. After each, other requests and the answers of the database get a turn.
      await new Promise((resolve) => setImmediate(resolve));
      readListing(listing, read);
    }
    yield read;
  }
}

function readListing(incoming: IncomingListing, { listings, refused }: ReadListings): void {
  const parsed = incomingListingSchema.safeParse(incoming);
  if (parsed.success) {
    const listing = normalize(parsed.data);
    const hash = digest('sha256', JSON.stringify(listing), 'hex');
    listings.push({ listing, hash, fingerprint: createFingerprint(listing) });
    return;
  }
  const issue = parsed.error.issues[0];
  const reason = `${issue?.path.join('.') || 'listing'}: ${issue?.message}`;
  refused.push({ externalId: String(incoming.externalId).slice(0, 200), reason });
}
