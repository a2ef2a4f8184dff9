import { QUESTION_GROUPS } from '@foothold/core/answers';
import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { MAX_INTEGER, wholeNumberTextSchema } from '../numbers.ts';
import { answerLimits } from './answer-choices.ts';
import { APPLICATIONS_ERRORS } from './errors.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    answer: true;
  }
}

const endpoint = createEndpointFactory(APPLICATIONS_ERRORS);

const id = z.string().max(64);
const questionId = z.string().max(64);
const answer = z.string().max(answerLimits.answer, 'Use 4,000 characters or fewer.');
const question = z
  .string()
  .trim()
  .min(1, 'Enter the question.')
  .max(answerLimits.question, 'Use 500 characters or fewer.');
const notFound = ['resource.not-found'] as const;

export const answerSchema = z.object({
  id: z.string(),
  /** A question of the table. Null for one of the member's own. */
  questionId: z.string().nullable(),
  question: z.string(),
  group: z.enum(QUESTION_GROUPS).nullable(),
  answer: z.string(),
  /** Grows with each change. */
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type Answer = z.infer<typeof answerSchema>;

export const answerVersionSchema = z.object({
  version: z.number().int(),
  question: z.string(),
  answer: z.string(),
  savedAt: z.iso.datetime(),
});
export type AnswerVersion = z.infer<typeof answerVersionSchema>;

export const foundAnswersSchema = z.object({
  /** As it was asked. */
  question: z.string(),
  /** `sure`: one match. `unsure`: up to three, the likeliest first; a person has to choose. `none`: nothing is near. */
  certainty: z.enum(['sure', 'unsure', 'none']),
  matches: z.array(
    z.object({
      questionId: z.string().nullable(),
      label: z.string(),
      /** Null if the member hasn't answered it. */
      answerId: z.string().nullable(),
      /** The answer to the question as it was asked. */
      answer: z.string().nullable(),
      /** The form asks for the opposite, so yes and no are exchanged. */
      inverted: z.boolean(),
      private: z.boolean(),
    }),
  ),
});
export type FoundAnswers = z.infer<typeof foundAnswersSchema>;

/** The answer book: the member's own answers to what application forms ask. */
export const answers = {
  list: endpoint({
    method: 'GET',
    path: '/api/answers',
    summary: 'List your answers',
    access: 'signed-in',
    scope: 'applications:read',
  }).output(z.object({ answers: z.array(answerSchema) })),
  find: endpoint({
    method: 'POST',
    path: '/api/answers/find',
    summary: 'Find your answers to questions as forms ask them, by their meaning',
    access: 'signed-in',
    scope: 'applications:read',
    bodyLimit: 128 * KILOBYTE,
    replays: false,
    limits: [{ points: 600, seconds: 3600, by: ['account'] }],
  })
    .input(z.object({ questions: z.array(question).min(1).max(answerLimits.asked) }))
    .output(z.object({ found: z.array(foundAnswersSchema) })),
  add: endpoint({
    method: 'POST',
    path: '/api/answers',
    example: { questionId: 'notice-period', answer: 'Two weeks' },
    summary: 'Store an answer to a question of the table or of your own',
    access: 'signed-in',
    scope: 'applications:write',
    status: 201,
    replays: false,
    errors: ['applications.answer-exists', 'applications.answer-limit', 'applications.answer-not-allowed', ...notFound],
  })
    .input(
      z
        .object({ questionId: questionId.optional(), question: question.optional(), answer })
        .refine((input) => (input.questionId === undefined) !== (input.question === undefined), {
          path: ['question'],
          message: 'Choose a question or enter your own.',
        }),
    )
    .output(answerSchema),
  change: endpoint({
    method: 'PATCH',
    path: '/api/answers/{id}',
    summary: 'Change an answer, or a question of your own; the earlier version is retained',
    access: 'signed-in',
    scope: 'applications:write',
    replays: false,
    errors: ['applications.answer-not-allowed', ...notFound],
  })
    .input(z.object({ id, answer: answer.optional(), question: question.optional() }))
    .output(answerSchema),
  versions: endpoint({
    method: 'GET',
    path: '/api/answers/{id}/versions',
    summary: 'List the earlier versions of an answer, newest first',
    access: 'signed-in',
    scope: 'applications:read',
    errors: notFound,
  })
    .input(z.object({ id }))
    .output(z.object({ versions: z.array(answerVersionSchema) })),
  restore: endpoint({
    method: 'POST',
    path: '/api/answers/{id}/versions/{version}/restore',
    summary: 'Restore an earlier version of an answer; the current one becomes an earlier version',
    access: 'signed-in',
    scope: 'applications:write',
    replays: false,
    errors: notFound,
  })
    .input(z.object({ id, version: wholeNumberTextSchema({ min: 1, max: MAX_INTEGER }) }))
    .output(answerSchema),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/answers/{id}',
    summary: 'Delete an answer with its earlier versions',
    access: 'signed-in',
    scope: 'applications:write',
    errors: notFound,
  })
    .input(z.object({ id }))
    .output(z.object({})),
};
