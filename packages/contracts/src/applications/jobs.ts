import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { LISTINGS_ERRORS } from '../listings/errors.ts';
import { matchSchema } from '../listings/index.ts';
import { RESUMES_ERRORS } from '../resumes/errors.ts';
import { applicationSchema, limits, matchInputSchema } from './index.ts';

const endpoint = createEndpointFactory(RESUMES_ERRORS, LISTINGS_ERRORS);

const id = z.string().max(64);

/** Matching for API clients. By default it uses the most recently changed résumé. */
export const jobs = {
  match: endpoint({
    method: 'GET',
    path: '/api/jobs/match',
    summary:
      'List listings that match a résumé, best first, with reasons; defaults to the most recently changed résumé',
    access: 'signed-in',
    scope: 'listings:read',
    errors: ['resource.not-found', 'resumes.none', 'listings.matches-preparing'],
  })
    .input(matchInputSchema.extend({ resumeId: id.optional() }))
    .output(
      z.object({
        resumeId: z.string(),
        matches: z.array(matchSchema),
        considered: z.number().int(),
        limitedByPlan: z.boolean(),
      }),
    ),
  recommendations: endpoint({
    method: 'GET',
    path: '/api/jobs/recommendations',
    summary: 'List the ten best unsaved matches for the most recently changed résumé',
    access: 'signed-in',
    scope: 'listings:read',
    errors: ['resumes.none', 'listings.matches-preparing'],
  }).output(z.object({ resumeId: z.string(), recommendations: z.array(matchSchema) })),
  apply: endpoint({
    method: 'POST',
    path: '/api/jobs/apply',
    summary: 'Save a listing to your applications; nothing is sent to an employer',
    access: 'signed-in',
    scope: 'applications:write',
    status: 201,
    errors: ['resource.not-found', 'access.plan-limit'],
  })
    .input(z.object({ jobId: id, resumeId: id.optional(), note: z.string().max(limits.note).optional() }))
    .output(z.object({ application: applicationSchema, submitted: z.literal(false) })),
};
