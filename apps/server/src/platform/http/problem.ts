import { ERRORS, type ErrorCode, type Problem } from '@foothold/contracts/errors';
import type { AppError } from '../errors.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** RFC 9457 problem details, plus `message` and `error` for clients that read those. */
export function problemOf(error: AppError, requestId?: string): Problem {
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

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'request.malformed',
  404: 'resource.not-found',
  413: 'request.too-large',
  415: 'request.unsupported-type',
  429: 'request.too-many',
  503: 'server.busy',
};

/** The code for an error that the HTTP layer itself raised. */
export function codeOfStatus(status: number): ErrorCode {
  return BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'request.malformed' : 'server.failed');
}
