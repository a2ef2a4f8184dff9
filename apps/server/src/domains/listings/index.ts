export { jobPostingOf } from './catalog/job-posting.ts';
export type { IncomingListing } from './ingest/incoming.ts';
export type { ListingSource } from './ingest/keep-listings.ts';
export { prepareSamples } from './samples/prepare.ts';
export { createListings, type Listings } from './service.ts';
