import { DEGREE_LEVELS, SENIORITIES } from '../jobs/types.ts';
import { SPONSORSHIPS } from '../visa/index.ts';
import type { ListingFacts } from './types.ts';

/** A listing's career requirements, except for its line of work. */
export type Requirements = Pick<ListingFacts, 'years' | 'seniority' | 'degree'>;
type Offer = Pick<ListingFacts, 'remote' | 'sponsorship'>;

/** Three bits each for degree and grade, six for years; 0 means "not required". */
export const REQUIREMENT_CODE_COUNT = 1 << 12;
const MAX_YEARS = 63;

export function requireCode({ years, seniority, degree }: Requirements): number {
  const asked = years === undefined ? 0 : Math.min(Math.max(Math.round(years), 0), MAX_YEARS);
  const grade = seniority ? SENIORITIES.indexOf(seniority) + 1 : 0;
  return (asked << 6) | (grade << 3) | (degree ? DEGREE_LEVELS.indexOf(degree) + 1 : 0);
}

/** The inverse of `requireCode`; zero years means no requirement. */
export function decodeRequirements(code: number): Requirements {
  const years = code >> 6;
  const seniority = SENIORITIES[((code >> 3) & 7) - 1];
  const degree = DEGREE_LEVELS[(code & 7) - 1];
  return { ...(years > 0 && { years }), ...(seniority && { seniority }), ...(degree && { degree }) };
}

/** Two bits for sponsorship, one for remote. */
export function encodeOffer({ remote, sponsorship }: Offer): number {
  return (SPONSORSHIPS.indexOf(sponsorship) << 1) | (remote ? 1 : 0);
}

/** The inverse of `encodeOffer`. */
export function decodeOffer(code: number): Offer {
  return { remote: (code & 1) === 1, sponsorship: SPONSORSHIPS[code >> 1] ?? 'unknown' };
}
