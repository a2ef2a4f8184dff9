import { DOCUMENT_ERRORS, type DocumentErrorCode, EXPORT_ERRORS, type ExportErrorCode } from '@foothold/core/resume';
import type { ErrorTable, ErrorText } from '../errors.ts';

const RESUME_ONLY_ERRORS = {
  'resumes.none': { status: 409, message: 'You don’t have a résumé yet. Add one first, then try again.' },
  'resumes.no-such-proposal': {
    status: 409,
    message: 'This suggestion no longer applies to your résumé. Check the updated list.',
  },
  'resumes.nothing-to-undo': { status: 409, message: 'There is nothing to undo.' },
  'resumes.no-file': {
    status: 409,
    message: 'We don’t have a file for this résumé. Upload one to have it read.',
  },
  'resumes.no-original': {
    status: 409,
    message: 'There is nothing to compare with. This résumé isn’t a copy, or the one it was copied from was deleted.',
  },
  'resumes.too-many-shares': {
    status: 409,
    message: 'This résumé has as many share links as it can. End one first, then try again.',
  },
  'resumes.page-needs-login': {
    status: 422,
    message: 'This page needs a login, or the website doesn’t let us read it.',
    hint: 'Copy the job’s text and paste it instead.',
  },
  'resumes.page-missing': {
    status: 422,
    message: 'There is no page at this address anymore.',
    hint: 'Check the address, or copy the job’s text from where you found it and paste it instead.',
  },
  'resumes.page-failed': {
    status: 422,
    message: 'This website returned an error instead of the page.',
    hint: 'Try again later, or copy the job’s text and paste it instead.',
  },
  'resumes.page-without-job': {
    status: 422,
    message: 'We found no job description on this page.',
    hint: 'Check that the address leads to a single job. If it does, copy the job’s text and paste it instead.',
  },
  'resumes.page-too-complex': {
    status: 422,
    message: 'This page is too complex for us to read.',
    hint: 'Copy the job’s text and paste it instead.',
  },
  'resumes.no-job': {
    status: 409,
    message: 'This résumé isn’t compared with a job yet. Add the job first, then write the letter.',
  },
  'resumes.letter-unfinished': {
    status: 409,
    message: 'The letter still has text in square brackets. Replace it, then try again.',
  },
  'resumes.untrue': { status: 422, message: 'This would add something you haven’t told us.' },
} as const satisfies ErrorTable;

/** File and export errors come from core. Their HTTP status is defined here. */
const FILE_ERRORS = Object.fromEntries(
  Object.entries({ ...DOCUMENT_ERRORS, ...EXPORT_ERRORS }).map(([code, text]) => [
    code,
    { status: code === 'document.too-large' ? 413 : 422, ...text },
  ]),
) as Record<DocumentErrorCode | ExportErrorCode, ErrorText>;

export const RESUMES_ERRORS = { ...RESUME_ONLY_ERRORS, ...FILE_ERRORS };

type Declared = typeof RESUMES_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
