import { z } from 'zod';
import { LANGUAGES } from '../coaching/choices.ts';
import { codeReviewSchema } from '../coaching/shapes.ts';
import { endpoint, KILOBYTE } from '../endpoint.ts';
import { versionNumberSchema } from '../numbers.ts';
import {
  challengeHistorySchema,
  challengeSchema,
  challengeSolutionSchema,
  challengeWeekSchema,
  codeSchema,
  draftSchema,
  ownChallengeSchema,
  submissionDetailSchema,
  submissionSchema,
  testOutcomeSchema,
} from './shapes.ts';

export * from './choices.ts';
export * from './shapes.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    challenge: true;
  }
}

const slug = z.object({ slug: z.string().max(80) });
const id = z.object({ id: z.string().max(64) });
const language = z.enum(LANGUAGES);
const notFound = ['resource.not-found'] as const;
const ok = z.object({ ok: z.literal(true) });
/** A character of code takes up to six bytes in JSON. */
const bodyLimit = 192 * KILOBYTE;

/** Three challenges each calendar week. Tests run in the reader's own browser; the server never runs anyone's code. */
export const challenges = {
  week: endpoint({
    method: 'GET',
    path: '/api/challenges/week',
    summary: 'List this week’s three challenges (ISO weeks, UTC), the same for everyone',
    access: 'anyone',
    scope: 'none',
  }).output(challengeWeekSchema),
  archive: endpoint({
    method: 'GET',
    path: '/api/challenges/archive',
    summary: 'List earlier weeks, most recent first, back to when this week’s challenges last appeared',
    access: 'anyone',
    scope: 'none',
  }).output(z.object({ weeks: z.array(challengeWeekSchema) })),
  one: endpoint({
    method: 'GET',
    path: '/api/challenges/{slug}',
    summary: 'Get a challenge with its task, tests, and starter code in each language',
    access: 'anyone',
    scope: 'none',
    errors: notFound,
  })
    .input(slug)
    .output(challengeSchema),
  solution: endpoint({
    method: 'POST',
    path: '/api/challenges/{slug}/solution',
    summary: 'Get the solution with its explanation; records that a member has seen it',
    access: 'anyone',
    scope: 'none',
    errors: notFound,
  })
    .input(slug)
    .output(challengeSolutionSchema),
  own: endpoint({
    method: 'GET',
    path: '/api/challenges/{slug}/own',
    summary: 'List your drafts and submissions for a challenge',
    access: 'signed-in',
    scope: 'learning:read',
    errors: notFound,
  })
    .input(slug)
    .output(ownChallengeSchema),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/challenges/{slug}/drafts/{language}',
    summary: 'Save a draft; a draft changed in another window is not overwritten',
    access: 'signed-in',
    scope: 'learning:write',
    limits: [{ points: 240, seconds: 600, by: ['account'] }],
    bodyLimit,
    replays: false,
    errors: [...notFound, 'resource.changed'],
  })
    .input(slug.extend({ language, code: codeSchema, version: versionNumberSchema(0) }))
    .output(draftSchema),
  discardDraft: endpoint({
    method: 'DELETE',
    path: '/api/challenges/{slug}/drafts/{language}',
    summary: 'Delete a draft',
    access: 'signed-in',
    scope: 'learning:write',
    errors: notFound,
  })
    .input(slug.extend({ language }))
    .output(ok),
  submit: endpoint({
    method: 'POST',
    path: '/api/challenges/{slug}/submissions',
    summary: 'Submit code; JavaScript and TypeScript include the test results from your browser',
    access: 'signed-in',
    scope: 'learning:write',
    limits: [{ points: 60, seconds: 600, by: ['account'] }],
    bodyLimit,
    status: 201,
    errors: notFound,
  })
    .input(slug.extend({ language, code: codeSchema, outcomes: z.array(testOutcomeSchema).max(40).nullable() }))
    .output(submissionSchema),
  history: endpoint({
    method: 'GET',
    path: '/api/challenges/history',
    summary: 'List your best result in each challenge you’ve submitted',
    access: 'signed-in',
    scope: 'learning:read',
  }).output(challengeHistorySchema),
  submission: endpoint({
    method: 'GET',
    path: '/api/challenges/submissions/{id}',
    summary: 'Get one of your submissions with its code and review',
    access: 'signed-in',
    scope: 'learning:read',
    errors: notFound,
  })
    .input(id)
    .output(submissionDetailSchema),
  review: endpoint({
    method: 'POST',
    path: '/api/challenges/submissions/{id}/review',
    answer: 'work',
    summary: 'Review the code of a submission and save the review; doesn’t count toward your plan’s limit',
    access: 'signed-in',
    scope: 'learning:write',
    limits: [{ points: 30, seconds: 600, by: ['account'] }],
    errors: notFound,
  })
    .input(id)
    .output(codeReviewSchema),
  forget: endpoint({
    method: 'DELETE',
    path: '/api/challenges/submissions/{id}',
    summary: 'Delete a submission',
    access: 'signed-in',
    scope: 'learning:write',
    errors: notFound,
  })
    .input(id)
    .output(ok),
};
