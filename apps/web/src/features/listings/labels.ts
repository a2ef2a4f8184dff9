import type { Listing } from '@foothold/contracts/listings';
import type { Age } from '@foothold/contracts/listings/choices';

export { LISTING_CHOICE_LABELS, REMOTE_LABELS, SPONSORSHIP_LABELS } from '@foothold/contracts/listings/words';

/** Labels for a listing's values. */
export const EMPLOYMENT_LABELS: Record<NonNullable<Listing['employmentType']>, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  'per-diem': 'Per diem',
};

export const SENIORITY_LABELS: Record<NonNullable<Listing['seniority']>, string> = {
  intern: 'Internship',
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  executive: 'Executive',
};

export const DEGREE_LABELS: Record<NonNullable<Listing['degree']>, string> = {
  'high-school': 'High-school diploma',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
};

export const AGE_LABELS: Record<Age, string> = {
  '1': 'Past day',
  '3': 'Past 3 days',
  '7': 'Past week',
  '30': 'Past 30 days',
};
