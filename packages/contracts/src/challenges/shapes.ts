import { z } from 'zod';
import { LANGUAGES } from '../coaching/choices.ts';
import { codeReviewSchema } from '../coaching/shapes.ts';
import { challengeLimits, GRADES } from './choices.ts';

export const challengeSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  difficulty: z.enum(GRADES),
  /** A suggestion; nothing enforces it. */
  minutes: z.number().int(),
  /** One sentence. */
  summary: z.string(),
  /** Names of its topics. */
  technologies: z.array(z.string()),
  /** Members who have submitted. */
  participants: z.number().int(),
});
export type ChallengeSummary = z.infer<typeof challengeSummarySchema>;

export const challengeWeekSchema = z.object({
  /** An ISO 8601 week, such as `2026-W47`. */
  week: z.string(),
  /** Monday and Sunday of the week (UTC). */
  from: z.iso.date(),
  to: z.iso.date(),
  challenges: z.array(challengeSummarySchema),
});
export type ChallengeWeek = z.infer<typeof challengeWeekSchema>;

export const challengeTestSchema = z.object({ name: z.string(), args: z.array(z.json()), gives: z.json() });
export type ChallengeTest = z.infer<typeof challengeTestSchema>;

export const challengeSchema = challengeSummarySchema.extend({
  /** HTML from our own Markdown. */
  task: z.string(),
  /** Name of the function that the tests call. */
  call: z.string(),
  tests: z.array(challengeTestSchema),
  /** Starter code in each language. */
  starts: z.record(z.enum(LANGUAGES), z.string()),
  /** The latest week in which it was one of the three, including this week. If it never was, the first week in which it will be. */
  week: z.string(),
  isThisWeek: z.boolean(),
});
export type Challenge = z.infer<typeof challengeSchema>;

export const challengeSolutionSchema = z.object({
  /** JavaScript that passes every test. */
  solution: z.string(),
  /** HTML that explains how it works and what it costs. */
  why: z.string(),
  /** When the member first viewed it. Null for visitors. */
  shownAt: z.iso.datetime().nullable(),
});
export type ChallengeSolution = z.infer<typeof challengeSolutionSchema>;

export const codeSchema = z
  .string()
  .max(challengeLimits.code, 'Use 20,000 characters or fewer.')
  .refine((text) => text.trim() !== '', 'Please enter some code');

export const draftSchema = z.object({
  language: z.enum(LANGUAGES),
  code: z.string(),
  /** Incremented with every change. A change names the version it is based on. */
  version: z.number().int(),
  changedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draftSchema>;

/** Test results that the member's browser reported. */
export const testOutcomeSchema = z.object({ name: z.string().max(160), passed: z.boolean() });
export type TestOutcome = z.infer<typeof testOutcomeSchema>;

export const submissionSchema = z.object({
  id: z.string(),
  challenge: z.string(),
  language: z.enum(LANGUAGES),
  /** Passed and total tests. Null if the language can't be run. */
  passed: z.number().int().nullable(),
  total: z.number().int().nullable(),
  /** Whether the solution had been viewed before. */
  afterSolution: z.boolean(),
  /** Out of 10. Null without a review. */
  rating: z.number().nullable(),
  submittedAt: z.iso.datetime(),
});
export type Submission = z.infer<typeof submissionSchema>;

export const submissionDetailSchema = submissionSchema.extend({
  code: z.string(),
  outcomes: z.array(testOutcomeSchema).nullable(),
  review: codeReviewSchema.nullable(),
});
export type SubmissionDetail = z.infer<typeof submissionDetailSchema>;

/** A member's drafts and submissions for one challenge. */
export const ownChallengeSchema = z.object({
  drafts: z.array(draftSchema),
  /** Newest first. */
  submissions: z.array(submissionSchema),
  solutionShownAt: z.iso.datetime().nullable(),
});
export type OwnChallenge = z.infer<typeof ownChallengeSchema>;

export const challengeHistorySchema = z.object({
  /** The submission with the most passed tests and the number of submissions, by challenge. */
  best: z.array(
    z.object({
      challenge: z.string(),
      passed: z.number().int().nullable(),
      total: z.number().int().nullable(),
      submissions: z.number().int(),
      lastAt: z.iso.datetime(),
    }),
  ),
  /** Weeks in a row with at least one submission, up to this week or the last. */
  weeksInARow: z.number().int(),
});
export type ChallengeHistory = z.infer<typeof challengeHistorySchema>;
