// Limits and choices of the challenges. No schemas, so that pages don't load any in the browser.
import type { Language } from '../coaching/choices.ts';

/** Easiest first. Every week has one of each. */
export const GRADES = ['Easy', 'Medium', 'Hard'] as const;
export type Grade = (typeof GRADES)[number];

/** Languages whose tests run in the reader's own browser. Code in other languages can be reviewed. */
export const RUNNABLE = ['javascript', 'typescript'] as const satisfies readonly Language[];
export type Runnable = (typeof RUNNABLE)[number];

export const isRunnable = (language: Language): language is Runnable =>
  (RUNNABLE as readonly Language[]).includes(language);

export const challengeLimits = {
  /** Maximum length of a draft or submission, in characters. */
  code: 20_000,
  /** Submissions stored per member and challenge. The oldest are deleted. */
  submissions: 50,
} as const;

/** The public page of a challenge, and the portal page with a member's drafts and submissions. */
export const getChallengePath = (slug: string): string => `/learning/challenges/${slug}`;
export const getPortalChallengePath = (slug: string): string => `/portal/challenges/${slug}`;
