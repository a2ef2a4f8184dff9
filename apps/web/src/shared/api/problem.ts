import type { ErrorCode } from '@foothold/contracts/errors';

/** A failure known to the contract, with a message for users and messages by field if fields caused it. */
export interface KnownProblem {
  code: ErrorCode;
  status: number;
  message: string;
  hint?: string;
  fields: Record<string, string>;
  data?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The contract's error codes have a domain and a name; those of libraries don't. */
const ERROR_CODE_PATTERN = /^[a-z]+\.[a-z-]+$/;

function parseFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Parses what the in-process API throws (code, status, message, and details in `data`), or the
 * `application/problem+json` body of an HTTP response. Returns null for anything else and for anything that the caller
 * didn't cause: those are bugs, which belong on the error page and in the log. The error catalog stays on the server,
 * because every failure carries its own message.
 */
export function parseProblem(failure: unknown): KnownProblem | null {
  if (!isRecord(failure)) return null;
  const { code, status, message } = failure;
  if (
    typeof code !== 'string' ||
    !ERROR_CODE_PATTERN.test(code) ||
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
    fields: parseFields(details.fields),
    ...(details.data !== undefined && { data: details.data }),
  };
}
