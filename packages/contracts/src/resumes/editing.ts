import { z } from 'zod';
import { createEndpointFactory, MEGABYTE } from '../endpoint.ts';
import { numberTextSchema, wholeNumberTextSchema } from '../numbers.ts';
import { RESUMES_ERRORS } from './errors.ts';
import { storedExportOptionsSchema } from './export-options.ts';
import { boundedResumeSchema, documentErrors, fieldAddress, heavy, id, notFound, one, version } from './inputs.ts';
import { limits } from './limits.ts';
import { resumeSchema, scoreReportSchema, sourceTextSchema } from './shapes.ts';
import { targetSchema } from './targets.ts';
import { parserViewSchema, resumeDetailSchema, versionSchema } from './views.ts';

const endpoint = createEndpointFactory(RESUMES_ERRORS);

export const editingEndpoints = {
  text: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/text',
    summary: 'Get the lines of the file with their positions, and whether pages can be shown as images',
    access: 'signed-in',
    scope: 'resumes:read',
    errors: notFound,
  })
    .input(one)
    .output(z.object({ text: sourceTextSchema, pictures: z.boolean() })),
  page: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/pages/{page}',
    files: ['image/png'],
    summary: 'Get a page of a PDF as a PNG image',
    access: 'signed-in',
    scope: 'resumes:read',
    answer: 'download',
    limits: [heavy],
    errors: notFound,
  })
    .input(
      z.object({
        id,
        page: wholeNumberTextSchema({ min: 1, max: 20 }),
        scale: numberTextSchema({ min: 0.5, max: 3 }).default(2),
      }),
    )
    .output(z.instanceof(File)),
  views: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/views',
    summary: 'Compare how several reading strategies see the file',
    access: 'signed-in',
    scope: 'resumes:read',
    errors: notFound,
  })
    .input(one)
    .output(z.object({ views: z.array(parserViewSchema) })),
  version: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/versions/{version}',
    summary: 'Get a version with its score',
    access: 'signed-in',
    scope: 'resumes:read',
    errors: notFound,
  })
    .input(z.object({ id, version }))
    .output(z.object({ version: versionSchema, resume: resumeSchema, report: scoreReportSchema })),
  setTarget: endpoint({
    method: 'PUT',
    path: '/api/resumes/{id}/target',
    summary: 'Set the job to score against: text, a listing, or none',
    access: 'signed-in',
    scope: 'resumes:write',
    replays: false,
    errors: notFound,
  })
    .input(z.object({ id, target: targetSchema }))
    .output(resumeDetailSchema),
  correct: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/corrections',
    summary: 'Correct fields; corrections made in one go are one version',
    access: 'signed-in',
    scope: 'resumes:write',
    replays: false,
    errors: [...notFound, 'resource.changed'],
    bodyLimit: MEGABYTE,
  })
    .input(
      z.object({
        id,
        baseVersion: version,
        /**
         * For autosave: replaces the correction before with this one, if that one is current and less than 30 minutes old. `placed` and
         * `confirmed` then include those of the correction before.
         */
        continues: z.boolean().default(false),
        /** The corrected résumé. Existing entries keep their IDs. */
        resume: boundedResumeSchema,
        /** Lines of the file that had no place, each with the field that now contains it. */
        placed: z
          .array(z.object({ line: z.string().max(100), field: fieldAddress }))
          .max(limits.addresses)
          .default([]),
        /** Lines of the file that an earlier correction placed, and that are in no field again. */
        unplaced: z.array(z.string().max(100)).max(limits.addresses).default([]),
        /** Fields that the member confirmed as correct. */
        confirmed: z.array(fieldAddress).max(limits.addresses).default([]),
        /** The order of sections on the page; null for the template's own. Unchanged if it is missing. */
        order: storedExportOptionsSchema.shape.order.unwrap().nullable().optional(),
      }),
    )
    .output(resumeDetailSchema),
  readAgain: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/readings',
    answer: 'work',
    summary: 'Read the stored file again; edits, answers, and accepted suggestions are kept',
    access: 'signed-in',
    scope: 'resumes:write',
    limits: [heavy],
    replays: false,
    errors: [...notFound, ...documentErrors, 'resource.changed', 'resumes.no-file'],
  })
    .input(z.object({ id, baseVersion: version }))
    .output(z.object({ resume: resumeDetailSchema, changed: z.number().int() })),
  undo: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/undo',
    summary: 'Undo the last change, or all changes of the current version',
    access: 'signed-in',
    scope: 'resumes:write',
    replays: false,
    errors: [...notFound, 'resource.changed', 'resumes.nothing-to-undo'],
  })
    .input(z.object({ id, baseVersion: version, all: z.boolean().default(false) }))
    .output(resumeDetailSchema),
  restore: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/restore',
    summary: 'Restore an earlier or later version as a new one',
    access: 'signed-in',
    scope: 'resumes:write',
    replays: false,
    errors: [...notFound, 'resource.changed'],
  })
    .input(z.object({ id, baseVersion: version, version }))
    .output(resumeDetailSchema),
};
