import type { ApplicationState, TransitionActor } from '@foothold/core/tracking';

/** Words and limits of applications. No schemas, so that a page doesn’t load any in the browser. */
export const limits = {
  note: 2000,
  matches: 200,
  matchesAtOnce: 50,
  title: 200,
  company: 200,
  place: 200,
  url: 2000,
  description: 50_000,
  reason: 300,
  stages: 20,
  stageName: 40,
  tags: 20,
  tag: 40,
  atOnce: 200,
  historyPage: 50,
  similar: 5,
} as const;

/** Removed applications can be restored for this many days. */
export const REMOVED_DAYS = 30;

/** How each state is named on a screen. */
export const STATE_LABELS: Readonly<Record<ApplicationState, string>> = {
  saved: 'Saved',
  preparing: 'Preparing',
  'awaiting-approval': 'Awaiting your approval',
  approved: 'Approved',
  submitted: 'Applied',
  'in-review': 'In review',
  interview: 'Interview',
  offer: 'Offer',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Job closed',
  'no-answer': 'No answer',
};

/** Who set a state, as the history says it. */
export const ACTOR_LABELS: Readonly<Record<TransitionActor, string>> = {
  member: 'You',
  recruiter: 'Your recruiter',
  email: 'An email',
  foothold: 'Automatic',
  import: 'Imported, unverified',
};

export const ORIGINS = ['listing', 'link', 'hand', 'import', 'extension'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Where an application’s job was found. */
export const ORIGIN_LABELS: Readonly<Record<Origin, string>> = {
  listing: 'A listing here',
  link: 'Added by link',
  hand: 'Added by hand',
  import: 'Imported',
  extension: 'Browser extension',
};

/** States that can have stages of the member’s own. */
export const STAGED_STATES = ['saved', 'preparing', 'submitted', 'in-review', 'interview', 'offer'] as const;
