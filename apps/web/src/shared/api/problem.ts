import type { ErrorCode } from '@foothold/contracts/errors';

/** A failure that the contract knows: what a person reads about it, by field where fields are to blame. */
export interface KnownProblem {
  code: ErrorCode;
  status: number;
  message: string;
  hint?: string;
  fields: Record<string, string>;
  data?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Codes of the contract have a domain and a name; those of libraries have not. */
const CODE = /^[a-z-]+\.[a-z-]+$/;

function fieldsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Understands what the in-process API throws (code, status and message, with further details in `data`) and the `application/problem+json`
 * body of an answer over HTTP. Anything else, and what is no fault of the caller, is a defect and gives null, so that it reaches the error
 * page and the log. The catalog of errors stays on the server: every failure brings its own words.
 */
export function problemOf(failure: unknown): KnownProblem | null {
  if (!isRecord(failure)) return null;
  const { code, status, message } = failure;
  if (
    typeof code !== 'string' ||
    !CODE.test(code) ||
    typeof status !== 'number' ||
    status >= 500 ||
    typeof message !== 'string'
  )
    return null;
  const details = isRecord(failure.data) && failure.data.code === code ? failure.data : failure;
  return {
    code: code as ErrorCode,
    status,
    message,
    ...(typeof details.hint === 'string' && { hint: details.hint }),
    fields: fieldsOf(details.fields),
    ...(details.data !== undefined && { data: details.data }),
  };
}
