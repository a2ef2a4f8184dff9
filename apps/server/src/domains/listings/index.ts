export { jobPostingOf } from './catalog/job-posting.ts';
export type { IncomingListing } from './ingest/incoming.ts';
export type { IngestResult, ListingSource } from './ingest/keep-listings.ts';
export type { NormalListing } from './ingest/normalise.ts';
export type { ReadListings } from './ingest/read-listings.ts';
export { createListings, type Listings } from './service.ts';
