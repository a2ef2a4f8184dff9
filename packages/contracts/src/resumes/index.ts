import { FILE_FORMATS, MAX_EXPORT_PAGES } from '@foothold/core/resume';
import { z } from 'zod';
import { createEndpointFactory, KILOBYTE, MEGABYTE } from '../endpoint.ts';
import { MAX_INTEGER, numberSchema, numberTextSchema, wholeNumberSchema, wholeNumberTextSchema } from '../numbers.ts';
import { RESUMES_ERRORS } from './errors.ts';
import { exportFitSchema, exportOptionsSchema, storedExportOptionsSchema } from './export-options.ts';
import { letterEndpoints } from './letters.ts';
import {
  planSchema,
  provenanceSchema,
  resumeSchema,
  roleQuestionTopicSchema,
  scoreReportSchema,
  signalsSchema,
  sourceTextSchema,
  unplacedLineSchema,
} from './shapes.ts';

export * from './export-options.ts';
export * from './letters.ts';
export * from './shapes.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    resume: true;
  }
}

const endpoint = createEndpointFactory(RESUMES_ERRORS);
type ErrorCode = keyof typeof RESUMES_ERRORS;

export const limits = {
  file: 10 * MEGABYTE,
  /** Maximum length of a pasted job description, in characters. */
  jobText: 50_000,
  /** Maximum length of the address of a job's page, in characters. */
  jobUrl: 2048,
  /** Maximum length of a job's title, in characters. */
  jobTitle: 200,
  title: 120,
  fieldValue: 10_000,
  answer: 600,
  /** Maximum entries in a list: roles, bullets, skills. */
  listLength: 200,
  /** Maximum share links of a résumé that work at the same time. */
  shares: 10,
  /** Maximum fields named in one request. */
  addresses: 2000,
} as const;

/** What the file dialog offers. The server checks the content instead. */
export const ACCEPTED_FILES = '.pdf,.docx,.odt,.rtf,.txt,.json,.zip';
export const EXPORT_FORMATS = ['pdf', 'docx', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const documentErrors: ErrorCode[] = [
  'document.empty',
  'document.too-large',
  'document.too-complex',
  'document.timeout',
  'document.encrypted',
  'document.image-only',
  'document.no-text',
  'document.damaged',
  'document.type-unsupported',
  'document.type-mismatch',
  'document.old-word',
  'document.active-content',
  'document.unsafe-markup',
  'document.not-json-resume',
];

/** Forms send line ends as CRLF. Normalize them so that the same text is the same job. */
const jobText = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(limits.jobText, 'Use 50,000 characters or fewer for the job description.'));
/** IDs of entries and bullets, created by the reader or, for new ones, by the browser. */
const ENTRY_ID_PATTERN = /^[a-z][a-z0-9-]{0,39}$/i;

const id = z.string().max(64);
/** A keyword is identified by its text. */
const fieldAddress = z.string().max(limits.fieldValue + 200);
const version = wholeNumberTextSchema({ min: 1, max: MAX_INTEGER });

/** A role by its path. */
const role = z.string().regex(/^(?:work|volunteer)\/[a-z][a-z0-9-]{0,39}$/i, 'Choose a role of this résumé.');
const answerText = z.string().trim().min(2, 'Answer in your own words.').max(limits.answer, 'Use a shorter answer.');

export const targetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('text'),
    title: z.string().max(limits.jobTitle).nullable(),
    text: jobText.refine((text) => text !== '', 'Paste the job description.'),
  }),
  z.object({ kind: z.literal('listing'), listingId: id }),
]);

export const targetViewSchema = z.object({
  kind: z.enum(['none', 'text', 'listing']),
  title: z.string().nullable(),
  listingId: z.string().nullable(),
  text: z.string().nullable(),
});

/** Changes made in one go are one version: a file that was read, a session of edits or of suggestions, or a restored version. */
export const versionSchema = z.object({
  /** Identifies the version's latest state. It grows with every change, and `baseVersion` of a change is the current one. */
  number: z.number().int(),
  /** What people see: 1, 2, 3. */
  position: z.number().int(),
  /** The version it was derived from. */
  parent: z.number().int().nullable(),
  /** What created it. `tailored` is `improved` with a job to score against. */
  kind: z.enum(['read', 'corrected', 'improved', 'tailored', 'restored', 'copied']),
  /** "Corrected 2 fields", "Accepted: Add Kubernetes to your skills", "Accepted 5 suggestions". */
  label: z.string(),
  /** The title of the job that it was tailored for, if the job had one. */
  tailoredFor: z.string().nullable(),
  /** When the first change was made, and the latest. */
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** How many suggestions were accepted or fields were edited. */
  changes: z.number().int(),
  /** The changes in order. Each can be undone, the last one first. */
  steps: z.array(z.object({ label: z.string(), createdAt: z.iso.datetime() })),
});

const scoreSchema = z.object({ total: z.number().int(), kind: z.enum(['job', 'format']) });

export const resumeSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Null if it was started without a file. */
  fileName: z.string().nullable(),
  format: z.enum(FILE_FORMATS),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Identifies the current state: the `number` of the current version. */
  currentVersion: z.number().int(),
  /** The current version as people see it: 1, 2, 3. */
  currentPosition: z.number().int(),
  target: targetViewSchema,
  /** The latest score of the current version against the target. */
  score: scoreSchema.nullable(),
  /** The résumé that it was copied from. Null if it was uploaded, or if that résumé was deleted. */
  parentId: z.string().nullable(),
  archivedAt: z.iso.datetime().nullable(),
});
export type ResumeSummary = z.infer<typeof resumeSummarySchema>;

export const resumeDetailSchema = resumeSummarySchema.extend({
  parentTitle: z.string().nullable(),
  resume: resumeSchema,
  provenance: provenanceSchema,
  signals: signalsSchema,
  /** Lines of the file that aren't in any field of the current version. Null if the file was read before we recorded them. */
  unplaced: z.array(unplacedLineSchema).nullable(),
  /** Each with its score against the target, if it was computed. */
  versions: z.array(versionSchema.extend({ score: scoreSchema.nullable() })),
  canUndo: z.boolean(),
  /** The choices about its export that were saved last. */
  exportOptions: storedExportOptionsSchema,
});
export type ResumeDetail = z.infer<typeof resumeDetailSchema>;

export const parserViewSchema = z.object({
  id: z.enum(['layout', 'drawing-order', 'row-by-row']),
  name: z.string(),
  description: z.string(),
  text: z.string(),
  resume: resumeSchema,
});

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

/** A job as its page describes it. What the page doesn't say is null. */
export const pageJobSchema = z.object({
  title: z.string().nullable(),
  organization: z.string().nullable(),
  /** Places, such as "Austin, TX". */
  location: z.string().nullable(),
  remote: z.boolean(),
  /** Pay as text, such as "$52,000–$61,000 a year". */
  salary: z.string().nullable(),
  /** Plain text. Blocks are separated by a blank line, and list items start with "- ". */
  description: z.string(),
  datePosted: z.iso.date().nullable(),
  validThrough: z.iso.date().nullable(),
  /** Whether it was read from the page's structured data, or is the text of the page because there was none. */
  from: z.enum(['job-posting', 'page-text']),
});
export type PageJob = z.infer<typeof pageJobSchema>;

export const jobPageSchema = z.object({
  /** The final address of the page. */
  url: z.string(),
  /** More than one if the page has several jobs and neither its address nor its title says which one is meant. */
  jobs: z.array(pageJobSchema).min(1),
});
export type JobPage = z.infer<typeof jobPageSchema>;

const copySideSchema = z.object({
  /** Its current version as people see it: 1, 2, 3. */
  version: z.number().int(),
  resume: resumeSchema,
  /** Against the copy's job. */
  report: scoreReportSchema,
});

/** A copy, and what it was copied from as it is now. */
export const copyDifferenceSchema = z.object({
  original: copySideSchema.extend({ id: z.string(), title: z.string() }),
  copy: copySideSchema,
});
export type CopyDifference = z.infer<typeof copyDifferenceSchema>;

/** Limits on input: values, entries, and IDs of a reasonable size. */
function isBounded(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= limits.fieldValue;
  if (Array.isArray(value)) return value.length <= limits.listLength && value.every(isBounded);
  if (value !== null && typeof value === 'object')
    return Object.entries(value).every(([key, part]) =>
      key === 'id' ? ENTRY_ID_PATTERN.test(String(part)) : isBounded(part),
    );
  return true;
}

const boundedResumeSchema = resumeSchema.refine(isBounded, 'This résumé is too long. Shorten it and try again.');

const one = z.object({ id });
const title = z.string().trim().min(1, 'Enter a name.').max(limits.title, 'Use a shorter name.');
const withFile = z.object({
  file: z.instanceof(File, { error: 'Choose a file.' }),
  jobText: jobText.optional(),
  /** The title of that job. If omitted, it is read from the first lines of the text. */
  jobTitle: z.string().trim().max(limits.jobTitle, 'Use a shorter job title.').optional(),
  listingId: id.optional(),
});
const readLimits = { points: 30, seconds: 3600, by: ['address'] } as const;
/** For calls that occupy a process each time. */
const heavy = { points: 600, seconds: 3600, by: ['account'] } as const;
const notFound = ['resource.not-found'] as const;

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

/** A score of the same version for the same job under an earlier rubric. */
const earlierScoreSchema = scoreSchema.extend({
  /** Version of that rubric. */
  rubric: z.string(),
  scoredAt: z.iso.datetime(),
  /** Why today's score is different. */
  reason: z.string(),
});
export type EarlierScore = z.infer<typeof earlierScoreSchema>;

const explainedScoreSchema = scoreReportSchema.extend({
  /** Stored from before the rubric changed. Null if there is none, and in the earlier report itself. */
  earlier: earlierScoreSchema.nullable(),
});
export type ExplainedScore = z.infer<typeof explainedScoreSchema>;

/** What a share link hides unless it was chosen. */
export const CONTACT_DETAILS = ['email', 'phone', 'address'] as const;
export type ContactDetail = (typeof CONTACT_DETAILS)[number];
/** For how many days a share link works. */
export const SHARE_DAYS = [7, 30, 90] as const;

const shareSchema = z.object({
  id: z.string(),
  shows: z.array(z.enum(CONTACT_DETAILS)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type ResumeShare = z.infer<typeof shareSchema>;

const pointsSchema = z.number().int();
const sharedScoreSchema = z.object({
  kind: z.enum(['job', 'format']),
  total: z.number().int(),
  fit: z.number().int().optional(),
  quality: z.number().int().optional(),
  rubric: z.string(),
  asOf: z.string(),
  jobTitle: z.string().nullable(),
  /** In hundredths of a point. */
  parts: z.array(z.object({ name: z.string(), earned: pointsSchema, possible: pointsSchema })),
  /** What would raise the score most, in hundredths of a point. */
  fixes: z.array(z.object({ points: pointsSchema, reason: z.string(), fix: z.string() })),
});
export type SharedScore = z.infer<typeof sharedScoreSchema>;

const sharedCopySchema = z.object({
  title: z.string(),
  resume: resumeSchema,
  /** Null if it was shared without its score. */
  score: sharedScoreSchema.nullable(),
});
/** A frozen copy: later changes of the résumé don't change it. */
export type SharedCopy = z.infer<typeof sharedCopySchema>;

const sharedResumeSchema = sharedCopySchema.extend({ sharedAt: z.iso.datetime(), expiresAt: z.iso.datetime() });
export type SharedResume = z.infer<typeof sharedResumeSchema>;

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

export const resumes = {
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
        /** The corrected résumé. Existing entries keep their IDs. */
        resume: boundedResumeSchema,
        /** Lines of the file that had no place, each with the field that now contains it. */
        placed: z
          .array(z.object({ line: z.string().max(100), field: fieldAddress }))
          .max(limits.addresses)
          .default([]),
        /** Fields that the member confirmed as correct. */
        confirmed: z.array(fieldAddress).max(limits.addresses).default([]),
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
      }),
    )
    .output(z.object({ resume: resumeDetailSchema, line: z.string() })),
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
  export: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/export/{format}',
    summary: 'Export the current version as a file, once our reader can read every field back from it',
    access: 'signed-in',
    scope: 'resumes:read',
    answer: 'download',
    limits: [heavy],
    errors: exportErrors,
  })
    .input(exportInput)
    .output(z.instanceof(File)),
  share: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/shares',
    summary: 'Create a link to a frozen copy of the résumé and its score; the token is returned only once',
    access: 'signed-in',
    scope: 'resumes:write',
    status: 201,
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: [...notFound, 'resumes.too-many-shares'],
  })
    .input(
      z.object({
        id,
        days: z.union(SHARE_DAYS.map((days) => z.literal(days))).default(30),
        shows: z.array(z.enum(CONTACT_DETAILS)).max(CONTACT_DETAILS.length).default([]),
        withScore: z.boolean().default(true),
      }),
    )
    .output(z.object({ share: shareSchema, token: z.string() })),
  shares: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/shares',
    summary: 'List the share links of a résumé that work',
    access: 'signed-in',
    scope: 'resumes:read',
    errors: notFound,
  })
    .input(one)
    .output(z.object({ shares: z.array(shareSchema) })),
  endShare: endpoint({
    method: 'DELETE',
    path: '/api/resumes/{id}/shares/{share}',
    summary: 'End a share link and delete its copy',
    access: 'signed-in',
    scope: 'resumes:write',
    errors: notFound,
  })
    .input(z.object({ id, share: z.string().max(64) }))
    .output(z.object({})),
  // The token is in the body, because URLs are logged and kept in more places.
  openShare: endpoint({
    method: 'POST',
    path: '/api/shared-resumes/open',
    summary: 'Open the copy behind a share link',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [{ points: 120, seconds: 60, by: ['address'] }],
    errors: notFound,
  })
    .input(z.object({ token: z.string().max(64) }))
    .output(sharedResumeSchema),
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
  ...letterEndpoints,
};
