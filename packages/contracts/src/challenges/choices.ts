// Limits and choices of the challenges. No schema, so that pages which need them load none in the browser.
import type { Language } from '../coaching/choices.ts';

/** Easiest first. Every week has one of each. */
export const GRADES = ['Easy', 'Medium', 'Hard'] as const;
export type Grade = (typeof GRADES)[number];

/** Languages whose tests run in the reader's own browser; code in the others can be reviewed. */
export const RUNNABLE = ['javascript', 'typescript'] as const satisfies readonly Language[];
export type Runnable = (typeof RUNNABLE)[number];

export const isRunnable = (language: Language): language is Runnable =>
  (RUNNABLE as readonly Language[]).includes(language);

export const challengeLimits = {
  /** Maximum length of a draft and a submission, in characters. */
  code: 20_000,
  /** Submissions stored per member and challenge; the oldest are deleted. */
  submissions: 50,
} as const;

/** Where anybody can solve a challenge, and where a member's drafts and submissions are. */
export const challengePage = (slug: string): string => `/learning/challenges/${slug}`;
export const portalChallenge = (slug: string): string => `/portal/challenges/${slug}`;
