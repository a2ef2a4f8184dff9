export type { IncomingListing } from './incoming.ts';
export type { IngestResult, ListingSource } from './ingest.ts';
export { jobPostingOf } from './job-posting.ts';
export { listingsRoutes } from './routes.ts';
export { createListings, type Listings } from './service.ts';
