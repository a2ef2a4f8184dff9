import { z } from 'zod';
import { createEndpointFactory, KILOBYTE, type RateLimit } from '../endpoint.ts';
import { RESUMES_ERRORS } from '../resumes/errors.ts';
import {
  analyzeResumeInputSchema,
  careerAdviceInputSchema,
  careerAdviceSchema,
  codeReviewSchema,
  interviewQuestionsInputSchema,
  interviewQuestionsSchema,
  resumeTextAnalysisSchema,
  reviewCodeInputSchema,
  savedAnswerDetailSchema,
  savedAnswerSchema,
} from './shapes.ts';

export * from './choices.ts';
export * from './shapes.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    coaching: true;
  }
}

const endpoint = createEndpointFactory(RESUMES_ERRORS);

/** Shared by all tools, per member or per visitor address. The plan's limit is also counted by day. */
const coachingRateLimits: RateLimit[] = [{ points: 60, seconds: 600, by: ['account'], name: 'coaching' }];
const tool = {
  method: 'POST',
  access: 'anyone',
  scope: 'none',
  limits: coachingRateLimits,
  bodyLimit: 256 * KILOBYTE,
  // A stored response would keep a résumé or code for a day.
  replays: false,
  errors: ['access.plan-limit'],
} as const;
const id = z.object({ id: z.string().max(64) });
const notFound = ['resource.not-found'] as const;

/** The four AI tools. Each works without a language model. A configured model may reword, and may add what is marked as its own, but never scores. */
export const coaching = {
  advise: endpoint({
    ...tool,
    path: '/api/ai/career-advice',
    summary: 'Compare your current role with the one you want, based on open listings',
    errors: [...tool.errors, 'access.sign-in', ...notFound],
  })
    .input(careerAdviceInputSchema)
    .output(careerAdviceSchema),
  analyze: endpoint({
    ...tool,
    path: '/api/ai/analyze-resume',
    answer: 'work',
    summary: 'Score a pasted résumé by the published rubric, with a short summary',
    errors: [
      ...tool.errors,
      'document.no-text',
      'document.too-complex',
      'document.timeout',
      'document.type-unsupported',
      'document.not-json-resume',
      'document.unsafe-markup',
    ],
  })
    .input(analyzeResumeInputSchema)
    .output(resumeTextAnalysisSchema),
  questions: endpoint({
    ...tool,
    path: '/api/ai/interview-questions',
    summary: 'Get interview questions for a job title and level, with what a good answer shows',
  })
    .input(interviewQuestionsInputSchema)
    .output(interviewQuestionsSchema),
  review: endpoint({
    ...tool,
    path: '/api/ai/review-code',
    answer: 'work',
    summary:
      'Review code: findings with line, reason, and fix, and a rating out of 10 by a published formula; code is never run',
  })
    .input(reviewCodeInputSchema)
    .output(codeReviewSchema),
  words: endpoint({
    method: 'GET',
    path: '/api/coaching/words',
    summary: 'Get the language model that may improve the tools’ answers and add to them, if one is configured',
    access: 'anyone',
    scope: 'none',
  }).output(z.object({ model: z.string().nullable() })),
  saved: endpoint({
    method: 'GET',
    path: '/api/coaching/answers',
    summary: 'List your saved AI tool answers, newest first',
    access: 'signed-in',
    scope: 'session',
  }).output(
    z.object({
      answers: z.array(savedAnswerSchema),
      /** Today's uses of the tools and the plan's daily limit. */
      usedToday: z.number().int(),
      perDay: z.number().int(),
      /** The language model that may improve the answers and add to them, if one is configured. */
      model: z.string().nullable(),
    }),
  ),
  one: endpoint({
    method: 'GET',
    path: '/api/coaching/answers/{id}',
    summary: 'Get a saved answer as it was given',
    access: 'signed-in',
    scope: 'session',
    errors: notFound,
  })
    .input(id)
    .output(savedAnswerDetailSchema),
  forget: endpoint({
    method: 'DELETE',
    path: '/api/coaching/answers/{id}',
    summary: 'Delete a saved answer',
    access: 'signed-in',
    scope: 'session',
    errors: notFound,
  })
    .input(id)
    .output(z.object({ ok: z.literal(true) })),
};
