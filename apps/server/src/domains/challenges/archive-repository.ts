import { challengeLimits, testOutcomeSchema } from '@foothold/contracts/challenges';
import { codeReviewSchema, LANGUAGES } from '@foothold/contracts/coaching';
import { z } from 'zod';
import { column, ownId, text, time } from '../../platform/archive/fields.ts';
import type { ArchivePart } from '../../platform/archive/part.ts';
import { archiveTable } from '../../platform/archive/table.ts';

const challenge = text(80).min(1);
const code = text(challengeLimits.code);
const count = z.int().min(0).max(1000).nullable();

const drafts = archiveTable({
  name: 'drafts',
  about: 'Code that you haven’t submitted. A draft that the account has for the same challenge and language stays.',
  table: 'challenge_drafts',
  key: ['challenge', 'language'],
  most: 5000,
  fields: {
    challenge: column('challenge', challenge),
    language: column('language', z.enum(LANGUAGES)),
    code: column('code', code),
    version: column('version', z.int().min(1).max(1_000_000)),
    changedAt: time('changed_at'),
  },
});

const submissions = archiveTable({
  name: 'submissions',
  about: 'Code that you submitted, with the results from your own browser and the review.',
  table: 'challenge_submissions',
  key: ['id'],
  most: 20_000,
  batch: 50,
  fields: {
    id: ownId(),
    challenge: column('challenge', challenge),
    language: column('language', z.enum(LANGUAGES)),
    code: column('code', code),
    outcomes: column('outcomes', z.array(testOutcomeSchema).max(200).nullable()),
    passed: column('passed', count),
    total: column('total', count),
    afterSolution: column('after_solution', z.boolean()),
    review: column('review', codeReviewSchema.nullable()),
    submittedAt: time('submitted_at'),
  },
  check: ({ outcomes, passed, total }) =>
    outcomes?.filter((outcome) => outcome.passed).length === (passed ?? undefined) &&
    outcomes?.length === (total ?? undefined)
      ? null
      : 'passed and total don’t match the outcomes.',
});

const solutions = archiveTable({
  name: 'solutions',
  about: 'Solutions that you looked at.',
  table: 'challenge_solutions',
  key: ['challenge'],
  most: 5000,
  fields: { challenge: column('challenge', challenge), shownAt: time('shown_at') },
});

export const createChallengesArchive = (): ArchivePart => ({
  name: 'challenges',
  collections: [drafts, submissions, solutions],
});
