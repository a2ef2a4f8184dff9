export { CLEARANCE } from './clearance.ts';
export { type SponsorshipReading, sponsorshipOf } from './sponsorship.ts';
