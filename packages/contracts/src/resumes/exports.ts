import { MAX_EXPORT_PAGES } from '@foothold/core/resume';
import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { numberSchema, wholeNumberSchema } from '../numbers.ts';
import { RESUMES_ERRORS } from './errors.ts';
import { exportFitSchema, exportOptionsSchema, storedExportOptionsSchema } from './export-options.ts';
import { boundedResumeSchema, heavy, id, notFound, version } from './inputs.ts';
import { EXPORT_FORMATS } from './limits.ts';

const endpoint = createEndpointFactory(RESUMES_ERRORS);

const exportErrors = [
  ...notFound,
  'access.plan',
  'export.empty',
  'export.too-long',
  'export.script-unsupported',
  'export.typesetting-failed',
  'export.accent-too-light',
  'export.unproven',
] as const;

const exportInput = z.object({
  id,
  format: z.enum(EXPORT_FORMATS),
  version: version.optional(),
  ...exportOptionsSchema.shape,
});

const previewInput = z.object({
  id,
  ...exportOptionsSchema.shape,
  /** The résumé with edits that aren't saved. The current version if missing. */
  resume: boundedResumeSchema.optional(),
  /** The only page to return. All of them if missing. */
  page: wholeNumberSchema({ min: 1, max: MAX_EXPORT_PAGES }).optional(),
  /** Pixels per point. */
  scale: numberSchema({ min: 0.2, max: 2 }).default(1.25),
});

/** Pages as pictures. */
export const exportPreviewSchema = z.object({
  /** Null if the file isn't offered, because a field doesn't read back. */
  fit: exportFitSchema.nullable(),
  pictures: z.array(z.object({ page: z.number().int(), png: z.base64() })),
});
export type ExportPreview = z.infer<typeof exportPreviewSchema>;

/** A field by path, with the value written and the value read back. */
const fieldDifferenceSchema = z.object({ field: z.string(), wanted: z.string(), got: z.string() });
export const exportProofSchema = z.object({
  /** Size of the file in bytes. Null if it isn't offered. */
  size: z.number().nullable(),
  /** What didn't read back. If there is anything, the file isn't offered. */
  differences: z.array(fieldDifferenceSchema),
  /** Characters that can't be printed, such as pictographs. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.string(),
      after: z.string(),
      reason: z.enum([
        'line-break',
        'invisible-character',
        'symbol-without-glyph',
        'list-rearranged',
        'emphasis-marks',
        'heading-capitalized',
      ]),
    }),
  ),
  /** How it fits on its pages; that of a Word document is an estimate. Null for JSON, and if the file isn't offered. */
  fit: exportFitSchema.nullable(),
  /** The uploaded file compared with the document. */
  file: z.object({
    /** Lines that aren't in the document, because nobody placed them or the member removed them. */
    missing: z.array(z.object({ text: z.string(), page: z.number().int(), why: z.enum(['unplaced', 'removed']) })),
    /** False if the file was read before unplaced lines were recorded. There may be more. */
    isComplete: z.boolean(),
  }),
});
export type ExportProof = z.infer<typeof exportProofSchema>;

export const exportEndpoints = {
  export: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/export/{format}',
    files: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/json',
    ],
    summary: 'Export the current version as a file, once our reader can read every field back from it',
    access: 'signed-in',
    scope: 'resumes:read',
    answer: 'download',
    limits: [heavy],
    errors: exportErrors,
  })
    .input(exportInput)
    .output(z.instanceof(File)),
  exportProof: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/export/{format}/proof',
    answer: 'work',
    summary:
      'Get what our reader reads back from that file, and which text appears differently on the page than in the résumé',
    access: 'signed-in',
    scope: 'resumes:read',
    limits: [heavy],
    errors: exportErrors,
  })
    .input(exportInput)
    .output(exportProofSchema),
  setExportOptions: endpoint({
    method: 'PUT',
    path: '/api/resumes/{id}/export-options',
    summary: 'Save the choices about the export of a résumé',
    access: 'signed-in',
    scope: 'resumes:write',
    errors: [...notFound, 'export.accent-too-light'],
  })
    .input(z.object({ id, ...storedExportOptionsSchema.shape }))
    .output(storedExportOptionsSchema),
  preview: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/preview',
    answer: 'work',
    summary: 'Get the pages of an export as images, also with edits that aren’t saved',
    access: 'signed-in',
    scope: 'resumes:read',
    limits: [{ points: 6000, seconds: 3600, by: ['account'] }],
    replays: false,
    errors: [
      ...notFound,
      'export.empty',
      'export.too-long',
      'export.script-unsupported',
      'export.typesetting-failed',
      'export.accent-too-light',
    ],
  })
    .input(previewInput)
    .output(exportPreviewSchema),
};
