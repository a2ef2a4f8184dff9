import { ERRORS } from '@foothold/contracts/catalog';
import type { ErrorCode, Problem } from '@foothold/contracts/errors';
import { AppError } from '../errors.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Problem details (RFC 9457), plus `message` and `error` for clients that read those. */
export function toProblem(error: AppError, requestId?: string): Problem {
  const { status, message, hint } = ERRORS[error.code];
  return {
    type: `urn:foothold:error:${error.code}`,
    title: message,
    status,
    code: error.code,
    message,
    error: message,
    ...(hint && { hint }),
    ...(error.fields && { fields: error.fields }),
    ...(error.data !== undefined && { data: error.data }),
    ...(requestId && { requestId }),
  };
}

const CODES_BY_STATUS: Record<number, ErrorCode> = {
  400: 'request.malformed',
  404: 'resource.not-found',
  413: 'request.too-large',
  415: 'request.unsupported-type',
  429: 'request.too-many',
  503: 'server.busy',
};

/** Returns the code for an error from the HTTP layer itself. */
export function getCodeForStatus(status: number): ErrorCode {
  return CODES_BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'request.malformed' : 'server.failed');
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);

/** Maps errors of libraries and of core to codes in the catalog. Any other error is a bug and stays as it is. */
export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (isOrphan(error)) return new AppError('resource.not-found', { cause: error });
  const { code, detail } = error as { code: unknown; detail?: unknown };
  return isErrorCode(code)
    ? new AppError(code, { cause: error, ...(detail !== undefined && { data: { detail } }) })
    : undefined;
}

/** The parent row was deleted in the meantime: PostgreSQL's `foreign_key_violation`. */
const isOrphan = ({ code, message }: Error & { code: unknown }): boolean =>
  code === '23503' && message.startsWith('insert or update');
