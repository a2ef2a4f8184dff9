export { type SponsorshipReading, sponsorshipOf } from './sponsorship.ts';
