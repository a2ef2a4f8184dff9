export { CLEARANCE_PATTERN } from './clearance.ts';
export { readSponsorship, type SponsorshipReading } from './sponsorship.ts';
export * from './types.ts';
