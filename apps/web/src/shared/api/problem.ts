import type { ErrorCode } from '@foothold/contracts/errors';

/** A failure that the contract knows: its message for people, by field if fields are the cause. */
export interface KnownProblem {
  code: ErrorCode;
  status: number;
  message: string;
  hint?: string;
  fields: Record<string, string>;
  data?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The contract's codes have a domain and a name; those of libraries don't. */
const CODE = /^[a-z]+\.[a-z-]+$/;

function fieldsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Understands what the in-process API throws (code, status, and message, with further details in `data`) and the `application/problem+json`
 * body of an HTTP response. Anything else, and anything not caused by the caller, is a defect and returns null, so that it reaches the
 * error page and the log. The error catalog stays on the server: every failure has its own message.
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
