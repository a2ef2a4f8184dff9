export { CLEARANCE_PATTERN } from './clearance.ts';
export type { ClockAnswer, ClockDate } from './clock/answer.ts';
export { readClock } from './clock/clock.ts';
export { type FitVerdict, findWorkEnd, fitListing, listingsFor, type VisaFit } from './clock/listing-fit.ts';
export { isStale, RULES, type VisaRule } from './clock/rules.ts';
export * from './clock/types.ts';
export { readSponsorship, type SponsorshipReading } from './sponsorship.ts';
export * from './types.ts';
