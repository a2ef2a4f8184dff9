import { ERRORS, type ErrorCode } from '@foothold/contracts/errors';
import { DocumentError, ExportError } from '@foothold/core/resume';

export interface ErrorDetails {
  /** Messages by input field. */
  fields?: Record<string, string>;
  /** Further facts for the caller. */
  data?: unknown;
  cause?: unknown;
}

/** The one error that services throw on purpose. Status, message, and hint come from the catalog in the contracts. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly hint: string | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(ERRORS[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.hint = ERRORS[code].hint;
    this.fields = details.fields;
    this.data = details.data;
  }
}

/** Maps core's errors to the catalog; anything unknown is returned as is: a defect. */
export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof DocumentError) return new AppError(error.code, { cause: error });
  if (error instanceof ExportError)
    return new AppError(error.code, { cause: error, ...(error.detail && { data: { detail: error.detail } }) });
  if (isOrphan(error)) return new AppError('resource.not-found', { cause: error });
  return undefined;
}

/** A row refers to one that was deleted in the meantime: PostgreSQL's `foreign_key_violation`. */
function isOrphan(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === '23503' && error.message.startsWith('insert or update');
}

/** For rows looked up by id: a missing row and somebody else's get the same answer, so that ids can't be probed. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new AppError('resource.not-found');
  return row;
}
