import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { RESUMES_ERRORS } from './errors.ts';
import { answerText, heavy, id, notFound, one, role, version } from './inputs.ts';
import { planSchema, roleQuestionTopicSchema } from './shapes.ts';
import { explainedScoreSchema, resumeDetailSchema } from './views.ts';

const endpoint = createEndpointFactory(RESUMES_ERRORS);

export const improvingEndpoints = {
  report: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/report',
    summary: 'Get the score of the current version, explained; or an earlier one that a former rubric made of it',
    access: 'signed-in',
    scope: 'resumes:read',
    errors: notFound,
  })
    .input(z.object({ id, rubric: z.string().max(20).optional() }))
    .output(explainedScoreSchema),
  plan: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/plan',
    answer: 'work',
    summary: 'List suggestions and questions that could honestly raise the score',
    access: 'signed-in',
    scope: 'resumes:read',
    limits: [heavy],
    errors: notFound,
  })
    .input(one)
    .output(
      planSchema.extend({
        /** The member's answers so far. A proposal based on an answer names it as its source. */
        answers: z.array(
          z.object({ factId: z.string(), questionId: z.string(), text: z.string(), target: z.string().optional() }),
        ),
      }),
    ),
  accept: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/proposals/accept',
    answer: 'work',
    summary: 'Accept suggestions; those accepted in one go are one version',
    access: 'signed-in',
    scope: 'resumes:write',
    limits: [heavy],
    replays: false,
    errors: [...notFound, 'resource.changed', 'resumes.no-such-proposal', 'resumes.untrue', 'access.plan'],
  })
    .input(z.object({ id, baseVersion: version, proposals: z.array(z.string().max(100)).min(1).max(100) }))
    .output(resumeDetailSchema),
  refuse: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/proposals/refuse',
    answer: 'work',
    summary: 'Skip a suggestion, or restore a skipped one',
    access: 'signed-in',
    scope: 'resumes:write',
    errors: notFound,
  })
    .input(
      z.object({
        id,
        proposal: z.string().max(100),
        refused: z.boolean().default(true),
        /** Whether to skip it only for the current job. Without a job, it is skipped in general. */
        onlyThisJob: z.boolean().default(false),
      }),
    )
    .output(z.object({})),
  answer: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/answers',
    answer: 'work',
    summary: 'Answer a question with a fact in your own words, or mark it as not applicable',
    access: 'signed-in',
    scope: 'resumes:write',
    errors: [...notFound, 'resumes.no-such-proposal'],
  })
    .input(
      z.object({
        id,
        question: z.string().max(100),
        answer: z.union([
          z.object({
            applies: z.literal(true),
            text: answerText,
            /** The role, line, or field that the fact belongs to, if it isn't the one in the question. */
            target: z.string().max(200).optional(),
          }),
          z.object({ applies: z.literal(false) }),
        ]),
      }),
    )
    .output(z.object({})),
  draftLine: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/lines/draft',
    example: { role: 'work/brightwater-analytics' },
    answer: 'work',
    summary: 'Put an answer about a role in the form of a résumé line; nothing is stored',
    access: 'signed-in',
    scope: 'resumes:read',
    limits: [heavy],
    replays: false,
    errors: notFound,
  })
    .input(
      z.object({
        id,
        role,
        asks: roleQuestionTopicSchema,
        text: answerText,
        /** The line that an amount would belong to. */
        previous: id.optional(),
      }),
    )
    .output(
      z.object({
        /** Null if the answer is no. */
        line: z
          .object({
            text: z.string(),
            /** Whether it is the earlier line with the answer as its amount. */
            extends: z.boolean(),
            /** What would make the answer more useful. */
            advice: z.string().optional(),
          })
          .nullable(),
      }),
    ),
  addLine: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/lines',
    example: { role: 'work/brightwater-analytics' },
    summary: 'Add a line about a role in your own words, or replace one that you added',
    access: 'signed-in',
    scope: 'resumes:write',
    replays: false,
    errors: [...notFound, 'resource.changed', 'access.plan'],
  })
    .input(
      z.object({
        id,
        baseVersion: version,
        role,
        text: answerText,
        /** The line to replace. */
        replaces: id.optional(),
        /** The question that the line answers. It isn't asked again while the line is there. */
        question: z.string().max(100).optional(),
      }),
    )
    .output(z.object({ resume: resumeDetailSchema, line: z.string() })),
};
