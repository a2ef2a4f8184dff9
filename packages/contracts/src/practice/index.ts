import { z } from 'zod';
import { limits as coachingLimits, DIFFICULTIES, hasWords, messages } from '../coaching/choices.ts';
import { occupationSchema, questionSchema } from '../coaching/shapes.ts';
import { createEndpointFactory, type RateLimit } from '../endpoint.ts';
import { versionNumberSchema, wholeNumberSchema, wholeNumberTextSchema } from '../numbers.ts';
import { type CriterionId, EXPORT_FORMATS, limits, RUBRICS } from './choices.ts';
import { PRACTICE_ERRORS } from './errors.ts';

export * from './choices.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    practice: true;
  }
}

const endpoint = createEndpointFactory(PRACTICE_ERRORS);

const CRITERIA = Object.values(RUBRICS).flatMap((rubric) => rubric.map(({ id }) => id)) as [CriterionId];
/** Ratings by criterion. Unrated ones are missing. */
export const gradesSchema = z.partialRecord(z.enum(CRITERIA), wholeNumberSchema({ min: 0, max: 3 }));
export type Grades = z.infer<typeof gradesSchema>;

const clock = z.literal([60, 120, 180, 300]).nullable();

/** A question with the member's notes and ratings. */
export const practiceQuestionSchema = questionSchema.extend({
  /** From 1. */
  place: z.number().int(),
  notes: z.string(),
  /** Seconds taken so far. */
  seconds: z.number().int(),
  grades: gradesSchema,
  /** Incremented with every change. A change names the version it is based on. */
  version: z.number().int(),
});
export type PracticeQuestion = z.infer<typeof practiceQuestionSchema>;

const session = z.object({
  id: z.string(),
  title: z.string(),
  /** Null if questions of several levels are repeated. */
  level: z.enum(DIFFICULTIES).nullable(),
  /** Seconds for each question. Null without a countdown. */
  clock: clock,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});

export const practiceSessionSchema = session.extend({
  /** Notes on how the questions were chosen. */
  remarks: z.array(z.string()),
  /** What its general title may mean, the most common first. Empty if it has questions about the work. */
  choices: z.array(occupationSchema),
  questions: z.array(practiceQuestionSchema),
});
export type PracticeSession = z.infer<typeof practiceSessionSchema>;

export const practiceSummarySchema = session.extend({
  questions: z.number().int(),
  /** Questions with notes or time taken. */
  answered: z.number().int(),
  /** Time taken for all questions. */
  seconds: z.number().int(),
  /** Questions with at least one rating. */
  reviewed: z.number().int(),
  /** Mean of all ratings, 0 to 3. Null if there are none. */
  grade: z.number().nullable(),
});
export type PracticeSummary = z.infer<typeof practiceSummarySchema>;

const id = z.string().max(64);
const notFound = ['resource.not-found'] as const;
const starts: RateLimit[] = [{ points: 30, seconds: 600, by: ['account'], name: 'practice' }];

export const startInputSchema = z
  .object({
    jobTitle: z.string().trim().max(coachingLimits.jobTitle, 'Use 120 characters or fewer.').default(''),
    /** A question set to practice unchanged, instead of a title. */
    set: z.string().max(80).optional(),
    difficulty: z.enum(DIFFICULTIES).default('mid'),
    skills: z.array(z.string().trim().max(coachingLimits.skill)).max(coachingLimits.skills).optional(),
    /** One of the caller's résumés, whose skills also count. */
    resumeId: id.optional(),
    /** One of the caller's saved jobs, whose required skills also count. It also gives the title if there is none. */
    applicationId: id.optional(),
    /** The same for one of our listings, saved or not. */
    listingId: id.optional(),
    clock: clock.default(120),
  })
  .refine(
    ({ jobTitle, set, applicationId, listingId }) =>
      hasWords(jobTitle) || [set, applicationId, listingId].some((one) => one !== undefined),
    { path: ['jobTitle'], message: messages.noTitle },
  )
  .refine(({ applicationId, listingId }) => applicationId === undefined || listingId === undefined, {
    path: ['listingId'],
    message: 'Choose a saved job or a listing, not both.',
  });
export type StartInput = z.infer<typeof startInputSchema>;

/** Interview practice: questions, a timer, notes, and self-review. */
export const practice = {
  sessions: endpoint({
    method: 'GET',
    path: '/api/practice/sessions',
    summary: 'List your practice sessions, newest first',
    access: 'signed-in',
    scope: 'learning:read',
  }).output(
    z.object({
      sessions: z.array(practiceSummarySchema),
      /** Questions rated below the best, which can be repeated. */
      weak: z.number().int(),
    }),
  ),
  examples: endpoint({
    method: 'GET',
    path: '/api/practice/examples',
    summary:
      'List a few questions that interviews for a job title often ask; always the same ones, and nothing is recorded',
    access: 'signed-in',
    scope: 'learning:read',
    limits: [{ points: 600, seconds: 3600, by: ['account'] }],
  })
    .input(z.object({ jobTitle: z.string().trim().max(200) }))
    .output(
      z.object({
        /** The occupation that the title was read as. Null if it isn't known, so that the questions are general ones. */
        occupation: z.string().nullable(),
        questions: z.array(z.object({ ask: z.string(), kind: z.enum(['behavioral', 'technical']) })),
      }),
    ),
  start: endpoint({
    method: 'POST',
    path: '/api/practice/sessions',
    summary: 'Start a session with questions for a job title and level, or with a set from the question bank',
    access: 'signed-in',
    scope: 'learning:write',
    limits: starts,
    status: 201,
    errors: [...notFound, 'practice.full'],
  })
    .input(startInputSchema)
    .output(practiceSessionSchema),
  repeat: endpoint({
    method: 'POST',
    path: '/api/practice/repeat',
    summary: 'Start a session with your lowest-graded questions',
    access: 'signed-in',
    scope: 'learning:write',
    limits: starts,
    status: 201,
    errors: ['practice.full', 'practice.nothing-to-repeat'],
  })
    .input(z.object({ clock: clock.default(120) }))
    .output(practiceSessionSchema),
  set: endpoint({
    method: 'GET',
    path: '/api/practice/sets/{id}',
    summary: 'Get the topic and number of questions of a question set',
    access: 'anyone',
    scope: 'none',
    errors: notFound,
  })
    .input(z.object({ id: z.string().max(80) }))
    .output(
      z.object({
        id: z.string(),
        title: z.string(),
        kind: z.enum(['behavioral', 'technical']),
        questions: z.number().int(),
      }),
    ),
  one: endpoint({
    method: 'GET',
    path: '/api/practice/sessions/{id}',
    summary: 'Get a session with its questions, notes, and grades',
    access: 'signed-in',
    scope: 'learning:read',
    errors: notFound,
  })
    .input(z.object({ id }))
    .output(practiceSessionSchema),
  save: endpoint({
    method: 'PATCH',
    path: '/api/practice/sessions/{id}/questions/{place}',
    summary: 'Save notes, time, and grades for a question; fails if it was changed in another window',
    access: 'signed-in',
    scope: 'learning:write',
    // Notes are private, so responses aren't stored. The version distinguishes a retry from a second change.
    replays: false,
    errors: [...notFound, 'resource.changed'],
  })
    .input(
      z.object({
        id,
        place: wholeNumberTextSchema({ min: 1, max: 100 }),
        /** The version of the question that the member saw. */
        version: versionNumberSchema(0),
        notes: z.string().max(limits.notes, 'Use 4,000 characters or fewer.').optional(),
        seconds: wholeNumberSchema({ min: 0, max: limits.seconds }).optional(),
        /** All ratings of the question. Omitted ones are removed. */
        grades: gradesSchema.optional(),
      }),
    )
    .output(practiceQuestionSchema),
  end: endpoint({
    method: 'POST',
    path: '/api/practice/sessions/{id}/end',
    summary: 'End a session; notes and grades can still be edited',
    access: 'signed-in',
    scope: 'learning:write',
    errors: notFound,
  })
    .input(z.object({ id }))
    .output(practiceSessionSchema),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/practice/sessions/{id}',
    summary: 'Delete a session and everything in it',
    access: 'signed-in',
    scope: 'learning:write',
    errors: notFound,
  })
    .input(z.object({ id }))
    .output(z.object({ ok: z.literal(true) })),
  export: endpoint({
    method: 'GET',
    path: '/api/practice/export',
    files: ['text/csv', 'text/plain'],
    summary: 'Export all sessions, or one, as a table or text',
    access: 'signed-in',
    scope: 'learning:read',
    answer: 'download',
    errors: notFound,
  })
    .input(z.object({ format: z.enum(EXPORT_FORMATS).default('csv'), id: id.optional() }))
    .output(z.instanceof(File)),
};
