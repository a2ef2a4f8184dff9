import type { ClockStatus } from '@foothold/core/visa';
import type { VisaStatus } from './registration-choices.ts';

// Texts and limits of the visa clock. No schemas, so that pages don't load any in the browser; those are in `visa.ts`.

/** Changes with the wording of the consents below. Recorded with each of them. */
export const VISA_CONSENT_VERSION = '2026-11';

export const VISA_CONSENTS = {
  storage: 'Store my visa status and dates, so that the visa clock can count days for me.',
  sharing: 'Let my recruiter and the staff who review registrations see my visa status and the day it ends.',
} as const;

export const visaLimits = {
  /** Jobs, and periods of CPT. */
  periods: 20,
  hours: 168,
  firstDay: '2000-01-01',
  lastDay: '2079-12-31',
} as const;

export const visaMessages = {
  status: 'Choose your status',
  consent: 'Agree to the storage of your status and dates',
  day: 'Enter a date, such as 2026-06-01',
  hours: 'Enter the hours a week, from 0 to 168',
  periods: `Enter ${visaLimits.periods} periods at most`,
} as const;

/** The status of the registration that belongs to each status of the clock. */
export const REGISTRATION_STATUSES: Record<ClockStatus, VisaStatus> = {
  opt: 'F1 Visa (OPT)',
  'stem-opt': 'F1 Visa (OPT)',
  cpt: 'F1 Visa (CPT)',
  h1b: 'H1B Visa',
  tn: 'TN Visa',
  l1a: 'L1 Visa',
  l1b: 'L1 Visa',
  o1: 'O1 Visa',
  h4: 'Other',
  l2s: 'Other',
  es: 'Other',
};
