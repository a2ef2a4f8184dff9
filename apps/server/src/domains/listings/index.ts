export type { IncomingListing } from './incoming.ts';
export { jobPostingOf } from './job-posting.ts';
export type { ListingSource } from './keep-listings.ts';
export { prepareSamples } from './samples/prepare.ts';
export { createListings, type Listings } from './service.ts';
