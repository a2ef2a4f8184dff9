import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { RESUMES_ERRORS } from './errors.ts';
import { documentErrors, id, notFound, one, title, withFile } from './inputs.ts';
import { limits } from './limits.ts';
import { targetSchema } from './targets.ts';
import { copyDifferenceSchema, resumeDetailSchema, resumeSummarySchema } from './views.ts';

const endpoint = createEndpointFactory(RESUMES_ERRORS);

export const collectionEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/resumes',
    answer: 'work',
    summary: 'Upload a résumé file; uploading the same file again returns the existing résumé',
    access: 'signed-in',
    scope: 'resumes:write',
    status: 201,
    bodyLimit: limits.file + 512 * KILOBYTE,
    takesForm: true,
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    replays: false,
    errors: [...documentErrors, ...notFound, 'access.plan-limit'],
  })
    .input(withFile)
    .output(z.object({ resume: resumeDetailSchema, recognized: z.boolean() })),
  addSample: endpoint({
    method: 'POST',
    path: '/api/resumes/sample',
    answer: 'work',
    summary: 'Save the sample résumé with the sample job as one of the member’s résumés',
    access: 'signed-in',
    scope: 'resumes:write',
    status: 201,
    limits: [{ points: 30, seconds: 3600, by: ['account'] }],
    replays: false,
    errors: ['access.plan-limit'],
  }).output(z.object({ resume: resumeDetailSchema, recognized: z.boolean() })),
  start: endpoint({
    method: 'POST',
    path: '/api/resumes/start',
    summary: 'Start a résumé without a file, with the name and email of the account',
    access: 'signed-in',
    scope: 'resumes:write',
    status: 201,
    limits: [{ points: 30, seconds: 3600, by: ['account'] }],
    errors: ['access.plan-limit'],
  }).output(resumeDetailSchema),
  list: endpoint({
    method: 'GET',
    path: '/api/resumes',
    summary: 'List résumés',
    access: 'signed-in',
    scope: 'resumes:read',
  }).output(z.object({ resumes: z.array(resumeSummarySchema) })),
  get: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}',
    summary: 'Get a résumé with its fields, where each was read, and its versions',
    access: 'signed-in',
    scope: 'resumes:read',
    errors: notFound,
  })
    .input(one)
    .output(resumeDetailSchema),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/resumes/{id}',
    summary: 'Rename a résumé',
    access: 'signed-in',
    scope: 'resumes:write',
    errors: notFound,
  })
    .input(z.object({ id, title }))
    .output(resumeSummarySchema),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/resumes/{id}',
    summary: 'Delete a résumé with its file, versions, and scores',
    access: 'signed-in',
    scope: 'resumes:write',
    errors: notFound,
  })
    .input(one)
    .output(z.object({})),
  copy: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/copies',
    summary: 'Copy the current version as a résumé for another job; it follows corrections of contact details',
    access: 'signed-in',
    scope: 'resumes:write',
    status: 201,
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: [...notFound, 'resumes.no-file', 'access.plan-limit'],
  })
    // Without a target, the copy has the same one.
    .input(z.object({ id, title: title.optional(), target: targetSchema.optional() }))
    .output(resumeSummarySchema),
  difference: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/difference',
    summary: 'Compare a copy with the résumé it was copied from, both scored against the copy’s job',
    access: 'signed-in',
    scope: 'resumes:read',
    errors: [...notFound, 'resumes.no-original'],
  })
    .input(one)
    .output(copyDifferenceSchema),
  archive: endpoint({
    method: 'PUT',
    path: '/api/resumes/{id}/archived',
    summary: 'Archive a résumé, or restore it from the archive',
    access: 'signed-in',
    scope: 'resumes:write',
    errors: notFound,
  })
    .input(z.object({ id, archived: z.boolean() }))
    .output(resumeSummarySchema),
};
