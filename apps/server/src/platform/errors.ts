import type { ErrorCode } from '@foothold/contracts/errors';

export interface ErrorDetails {
  /** Messages by input field. */
  fields?: Record<string, string>;
  /** Extra data for the caller. */
  data?: unknown;
  cause?: unknown;
}

/** The only error that services throw on purpose. The error catalog in the contracts defines its status and message. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.data = details.data;
  }
}

/** Returns the row, or throws if there is none. A missing row and someone else's row look the same, so that IDs can't be probed. */
export function requireFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new AppError('resource.not-found');
  return row;
}
