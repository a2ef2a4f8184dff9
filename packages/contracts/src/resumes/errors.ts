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
    message: 'We no longer have this file. Upload it again to have it read again.',
  },
  'resumes.too-many-shares': {
    status: 409,
    message: 'This résumé has as many share links as it can. End one first, then try again.',
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
