export { CLEARANCE } from './clearance.ts';
export { type SponsorshipReading, sponsorshipOf } from './sponsorship.ts';
export * from './types.ts';
