import { z } from 'zod';
import { MAX_INTEGER, wholeNumberTextSchema } from '../numbers.ts';
import type { RESUMES_ERRORS } from './errors.ts';
import { limits } from './limits.ts';
import { resumeSchema } from './shapes.ts';

export const documentErrors: (keyof typeof RESUMES_ERRORS)[] = [
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

export const notFound = ['resource.not-found'] as const;
export const readLimits = { points: 30, seconds: 3600, by: ['address'] } as const;

/** For calls that occupy a process each time. */
export const heavy = { points: 600, seconds: 3600, by: ['account'] } as const;

/** The employer or the place of a job. */
export const workplace = z.string().trim().max(limits.workplace, 'Use 200 characters or fewer.');

/** Forms send line ends as CRLF. Normalize them so that the same text is the same job. */
export const jobText = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(limits.jobText, 'Use 50,000 characters or fewer for the job description.'));

/** IDs of entries and bullets, created by the reader or, for new ones, by the browser. */
const ENTRY_ID_PATTERN = /^[a-z][a-z0-9-]{0,39}$/i;
export const id = z.string().max(64);
export const one = z.object({ id });

/** A keyword is identified by its text. */
export const fieldAddress = z.string().max(limits.fieldValue + 200);
export const version = wholeNumberTextSchema({ min: 1, max: MAX_INTEGER });

/** A role by its path. */
export const role = z.string().regex(/^(?:work|volunteer)\/[a-z][a-z0-9-]{0,39}$/i, 'Choose a role of this résumé.');
export const answerText = z
  .string()
  .trim()
  .min(2, 'Answer in your own words.')
  .max(limits.answer, 'Use a shorter answer.');

export const title = z.string().trim().min(1, 'Enter a name.').max(limits.title, 'Use a shorter name.');

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

export const boundedResumeSchema = resumeSchema.refine(isBounded, 'This résumé is too long. Shorten it and try again.');
export const withFile = z.object({
  file: z.instanceof(File, { error: 'Choose a file.' }),
  jobText: jobText.optional(),
  /** The title of that job. If omitted, it is read from the first lines of the text. */
  jobTitle: z.string().trim().max(limits.jobTitle, 'Use a shorter job title.').optional(),
  /** Who offers that job, and where. */
  jobCompany: workplace.optional(),
  jobPlace: workplace.optional(),
  listingId: id.optional(),
});
