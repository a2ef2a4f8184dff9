import type { ErrorCode } from '@foothold/contracts/errors';

export interface ErrorDetails {
  /** Messages by input field. */
  fields?: Record<string, string>;
  /** Further facts for the caller. */
  data?: unknown;
  cause?: unknown;
}

/** The one error that services throw on purpose. What a caller gets for its code is in the catalog of the contracts. */
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

/** For rows that are looked up by id: absent and somebody else's answer alike, so that ids cannot be probed. */
export function requireFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new AppError('resource.not-found');
  return row;
}
