import { z } from 'zod';
import { limits, savedApplicationSchema } from '../applications/index.ts';
import { endpoint } from '../endpoint.ts';

const id = z.string().max(64);

/**
 * Who submits an application: nobody yet; the recruiter, once the member approves what they prepared; the recruiter, now that the member has
 * approved it; or done, with a receipt.
 */
export const SUBMISSIONS = ['none', 'awaits-approval', 'with-recruiter', 'submitted'] as const;
export type Submission = (typeof SUBMISSIONS)[number];

/** Applying for API clients. */
export const jobApplications = {
  apply: endpoint({
    method: 'POST',
    path: '/api/jobs/apply',
    summary:
      'Save a listing to your applications; if you have approved what your recruiter prepared for it, they submit it, and submitted is true once there is a receipt',
    access: 'signed-in',
    scope: 'applications:write',
    status: 201,
    errors: ['resource.not-found', 'access.plan-limit'],
  })
    .input(z.object({ jobId: id, resumeId: id.optional(), note: z.string().max(limits.note).optional() }))
    .output(
      z.object({
        application: savedApplicationSchema,
        submission: z.enum(SUBMISSIONS),
        /** Whether an employer got it, which a receipt shows. */
        submitted: z.boolean(),
      }),
    ),
};
