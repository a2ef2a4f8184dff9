import type { FILING_REJECT_REASONS } from '@foothold/contracts/listings/choices';
import { toCoreWords } from '@foothold/core/employers';
import { toStateCode } from '../../catalog/places.ts';

export const COUNTS = [
  'initial_approvals',
  'initial_denials',
  'continuing_approvals',
  'continuing_denials',
  'certified',
  'certified_withdrawn',
  'withdrawn',
  'denied',
] as const;

/** What one row of a file says. */
export interface Filing extends Partial<Record<(typeof COUNTS)[number], number>> {
  employer: string;
  normalized_name: string;
  state: string;
  city: string;
  naics: string;
  is_partial: boolean;
}

/** When a row’s decisions were made. A quarter of 0 means that only the year is known. */
export interface FilingPeriod {
  fiscalYear: number;
  quarter: number;
}

export type RejectReason = (typeof FILING_REJECT_REASONS)[number];

const MAX_NAME_LENGTH = 300;
const MAX_CITY_LENGTH = 100;

/** The part of a filing that says who filed it. Null without a name. */
export function toEmployer(cells: {
  employer: string | undefined;
  state: string | undefined;
  city: string | undefined;
  naics: string | undefined;
}): Pick<Filing, 'employer' | 'normalized_name' | 'state' | 'city' | 'naics'> | null {
  // The database can't store the character with code 0.
  const employer = (cells.employer ?? '').replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
  const words = toCoreWords(employer);
  if (words.length === 0 || employer.length > MAX_NAME_LENGTH) return null;
  return {
    employer,
    normalized_name: words.join(' '),
    state: toStateCode(cells.state ?? '') ?? '',
    city: (cells.city ?? '').replaceAll('\0', '').slice(0, MAX_CITY_LENGTH).toUpperCase(),
    naics: /^\d{2,6}/.exec(cells.naics ?? '')?.[0] ?? '',
  };
}
