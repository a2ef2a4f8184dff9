export { toJobPosting } from './catalog/job-posting.ts';
export type { Exclusion } from './exclusion.ts';
export type { IncomingListing } from './ingest/incoming.ts';
export type { NormalListing } from './ingest/normalize.ts';
export type { ReadListings } from './ingest/read-listings.ts';
export type { IngestResult, ListingSource } from './ingest/write-listings.ts';
export { LISTING_ROWS } from './ingest/write-repository.ts';
export { createListings, type Listings } from './service.ts';
