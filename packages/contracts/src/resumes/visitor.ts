import { FILE_FORMATS } from '@foothold/core/resume';
import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { RESUMES_ERRORS } from './errors.ts';
import { documentErrors, notFound, readLimits, withFile } from './inputs.ts';
import { limits } from './limits.ts';
import {
  planSchema,
  provenanceSchema,
  resumeSchema,
  scoreReportSchema,
  signalsSchema,
  sourceTextSchema,
  unplacedLineSchema,
} from './shapes.ts';
import { jobPageSchema } from './targets.ts';
import { parserViewSchema } from './views.ts';

const endpoint = createEndpointFactory(RESUMES_ERRORS);

/** The result for a visitor's file. The server stores none of it. */
export const visitorScoreSchema = z.object({
  fileName: z.string(),
  format: z.enum(FILE_FORMATS),
  resume: resumeSchema,
  provenance: provenanceSchema,
  signals: signalsSchema,
  text: sourceTextSchema,
  /** Lines of the file that aren't in any field. */
  unplaced: z.array(unplacedLineSchema),
  views: z.array(parserViewSchema),
  /** Title of the job it was scored against. Null without a job, or if the text has none. */
  jobTitle: z.string().nullable(),
  report: scoreReportSchema,
  plan: planSchema,
});
export type VisitorScore = z.infer<typeof visitorScoreSchema>;

/** A short score for one file. */
export const resumeAnalysisSchema = z.object({
  score: z.number().int(),
  /** Scored against a job, or the file alone. */
  kind: z.enum(['job', 'format']),
  jobTitle: z.string().nullable(),
  /** How well the résumé meets the job's requirements, out of 100. Null without a job, or if it can't be judged. */
  fit: z.number().int().nullable(),
  /** Why `fit` is null for a job. Null otherwise. */
  fitUnjudged: z.string().nullable(),
  /** How complete, clear, and readable the résumé is, out of 100, regardless of the job. */
  quality: z.number().int().nullable(),
  /** Version of the rubric. */
  rubric: z.string(),
  strengths: z.array(z.string()),
  /** What to change, most points first. */
  improvements: z.array(z.string()),
  /** The skills found. */
  keywords: z.array(z.string()),
  /** From the rubric, in points. */
  parts: z.array(z.object({ id: z.string(), name: z.string(), earned: z.number(), possible: z.number() })),
});
export type ResumeAnalysis = z.infer<typeof resumeAnalysisSchema>;

export const visitorEndpoints = {
  tryOne: endpoint({
    method: 'POST',
    path: '/api/visitor/score',
    answer: 'work',
    summary: 'Read and score a file without an account; nothing is stored',
    access: 'anyone',
    scope: 'none',
    bodyLimit: limits.file + 512 * KILOBYTE,
    takesForm: true,
    limits: [readLimits],
    replays: false,
    errors: [...documentErrors, ...notFound],
  })
    .input(withFile)
    .output(visitorScoreSchema),
  trySample: endpoint({
    method: 'GET',
    path: '/api/visitor/sample',
    summary: 'Get the score of the sample résumé for the sample job, in the form of a visitor’s score',
    access: 'anyone',
    scope: 'none',
  }).output(visitorScoreSchema),
  sampleTotal: endpoint({
    method: 'GET',
    path: '/api/visitor/sample/total',
    summary: 'Get only the total of the sample résumé’s score for the sample job',
    access: 'anyone',
    scope: 'none',
  }).output(z.object({ total: z.number().int(), rubric: z.string(), jobTitle: z.string().nullable() })),
  analyze: endpoint({
    method: 'POST',
    path: '/api/resume/analyze',
    answer: 'work',
    summary: 'Read and score a file, with a short summary; nothing is stored',
    access: 'signed-in',
    scope: 'resumes:read',
    bodyLimit: limits.file + 512 * KILOBYTE,
    takesForm: true,
    limits: [readLimits],
    replays: false,
    errors: [...documentErrors, ...notFound],
  })
    .input(withFile)
    .output(resumeAnalysisSchema),
  readJob: endpoint({
    method: 'POST',
    path: '/api/read-job',
    answer: 'work',
    summary: 'Read the job on a web page, to check it before a résumé is scored against it; nothing is stored',
    access: 'anyone',
    scope: 'none',
    limits: [
      { points: 10, seconds: 3600, by: ['address'], callers: 'visitors' },
      { points: 60, seconds: 3600, by: ['account'], callers: 'signed-in' },
    ],
    replays: false,
    errors: [
      'fetch.invalid-url',
      'fetch.refused-address',
      'fetch.not-found',
      'fetch.disallowed-by-robots',
      'fetch.too-many-redirects',
      'fetch.too-large',
      'fetch.timeout',
      'fetch.unsupported',
      'fetch.failed',
      'resumes.page-needs-login',
      'resumes.page-missing',
      'resumes.page-failed',
      'resumes.page-without-job',
      'resumes.page-too-complex',
    ],
  })
    .input(
      z.object({
        url: z
          .string()
          .trim()
          .min(1, 'Paste the address of the job’s page.')
          .max(limits.jobUrl, 'Use an address of 2,048 characters or fewer.'),
      }),
    )
    .output(jobPageSchema),
};
