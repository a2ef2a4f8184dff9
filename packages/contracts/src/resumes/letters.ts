import { FOLLOW_UP_KINDS, LETTER_TONES } from '@foothold/core/letters';
import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { MAX_INTEGER } from '../numbers.ts';
import { RESUMES_ERRORS } from './errors.ts';

const endpoint = createEndpointFactory(RESUMES_ERRORS);

/** A cover letter, or a follow-up email after applying or after an interview. */
export const LETTER_KINDS = ['cover-letter', ...FOLLOW_UP_KINDS] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];
export const LETTER_FORMATS = ['pdf', 'docx'] as const;
export type LetterFormat = (typeof LETTER_FORMATS)[number];

export const letterLimits = { text: 20_000, subject: 200, company: 120, title: 200 } as const;

const id = z.string().max(64);
const one = { id, kind: z.enum(LETTER_KINDS) };
/** Forms and text areas may send line ends as CRLF. */
const text = z
  .string()
  .transform((value) => value.replaceAll('\r\n', '\n'))
  .pipe(z.string().max(letterLimits.text, 'Use 20,000 characters or fewer.'));
const subject = z.string().trim().max(letterLimits.subject, 'Use 200 characters or fewer for the subject.');
const known = (length: number) => z.string().trim().min(1).max(length).optional();

const storedLetterSchema = z.object({
  tone: z.enum(LETTER_TONES),
  /** Empty for a cover letter. */
  subject: z.string(),
  text: z.string(),
  /** Raised by one with each save. */
  version: z.number().int(),
  /** Whether it was written for the job that the résumé is compared with now. */
  isForCurrentJob: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type StoredLetter = z.infer<typeof storedLetterSchema>;

/** A statement about the person that we can't find in the résumé or in an answer. */
const letterMarkSchema = z.object({ start: z.number().int(), end: z.number().int(), text: z.string() });
export type LetterMark = z.infer<typeof letterMarkSchema>;

const letterDraftSchema = z.object({
  subject: z.string(),
  text: z.string(),
  /** Paragraphs with the fields that they are made of. */
  paragraphs: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })),
});

const letterViewSchema = z.object({
  /** Null if none was saved. */
  letter: storedLetterSchema.nullable(),
  /** What the résumé is compared with. Null without a job; its parts are null if the advertisement doesn't say them. */
  job: z.object({ title: z.string().nullable(), company: z.string().nullable() }).nullable(),
  /** Whether a language model can improve the wording. */
  canReword: z.boolean(),
});
export type LetterView = z.infer<typeof letterViewSchema>;

const checkSchema = z.object({
  marks: z.array(letterMarkSchema),
  /** Texts in square brackets that are left to fill in. */
  placeholders: z.array(z.string()),
});
export type LetterCheck = z.infer<typeof checkSchema>;

const heavy = { points: 600, seconds: 3600, by: ['account'] } as const;
const errors = ['resource.not-found', 'resumes.no-job'] as const;
/** Text of the maximum length in three-byte characters. */
const bodyLimit = 96 * KILOBYTE;

export const letterEndpoints = {
  letter: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/letters/{kind}',
    summary: 'Get a cover letter or follow-up email, and the job that it is for',
    access: 'signed-in',
    scope: 'resumes:read',
    errors: ['resource.not-found'],
  })
    .input(z.object(one))
    .output(letterViewSchema),
  draftLetter: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/letters/{kind}/draft',
    answer: 'work',
    summary: 'Draft a cover letter or follow-up email from the lines of the résumé; nothing is stored',
    access: 'signed-in',
    scope: 'resumes:read',
    limits: [heavy],
    errors,
  })
    .input(
      z.object({
        ...one,
        tone: z.enum(LETTER_TONES).default('plain'),
        /** For what the advertisement doesn't say. */
        company: known(letterLimits.company),
        title: known(letterLimits.title),
      }),
    )
    .output(
      z.object({
        /** Null if the résumé says too little. */
        draft: letterDraftSchema.nullable(),
        /** What to add to the résumé first. */
        missing: z.array(z.string()),
      }),
    ),
  saveLetter: endpoint({
    method: 'PUT',
    path: '/api/resumes/{id}/letters/{kind}',
    summary: 'Save a cover letter or follow-up email',
    access: 'signed-in',
    scope: 'resumes:write',
    bodyLimit,
    errors: [...errors, 'resource.changed'],
  })
    .input(
      z.object({
        ...one,
        tone: z.enum(LETTER_TONES),
        subject: subject.default(''),
        text,
        /** The version that was edited; 0 if there was none. */
        version: z.number().int().min(0).max(MAX_INTEGER),
      }),
    )
    .output(storedLetterSchema),
  checkLetter: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/letters/{kind}/check',
    answer: 'work',
    summary: 'Find statements in a letter that the résumé doesn’t support; nothing is stored',
    access: 'signed-in',
    scope: 'resumes:read',
    bodyLimit,
    replays: false,
    limits: [{ points: 2000, seconds: 3600, by: ['account'] }],
    errors,
  })
    .input(z.object({ ...one, text }))
    .output(checkSchema),
  rewordLetter: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/letters/{kind}/reword',
    answer: 'work',
    summary: 'Improve the wording of a letter with the language model, where one is configured; nothing is stored',
    access: 'signed-in',
    scope: 'resumes:read',
    bodyLimit,
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors,
  })
    .input(z.object({ ...one, text }))
    .output(
      z.object({
        text: z.string(),
        /** The model that changed something. Null if nothing changed. */
        model: z.string().nullable(),
      }),
    ),
  exportLetter: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/letters/{kind}/export/{format}',
    files: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    answer: 'download',
    summary: 'Download a saved letter as a PDF or Word document in the look of the résumé',
    access: 'signed-in',
    scope: 'resumes:read',
    limits: [heavy],
    errors: [
      'resource.not-found',
      'access.plan',
      'resumes.letter-unfinished',
      'export.empty',
      'export.too-long',
      'export.script-unsupported',
      'export.typesetting-failed',
    ],
  })
    .input(z.object({ ...one, format: z.enum(LETTER_FORMATS) }))
    .output(z.instanceof(File)),
  removeLetter: endpoint({
    method: 'DELETE',
    path: '/api/resumes/{id}/letters/{kind}',
    summary: 'Delete a saved letter',
    access: 'signed-in',
    scope: 'resumes:write',
    errors: ['resource.not-found'],
  })
    .input(z.object(one))
    .output(z.object({})),
};
