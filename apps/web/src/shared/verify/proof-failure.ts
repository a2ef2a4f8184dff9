import { RefusedError } from '../api/send-json.ts';
import type { FormFailure } from '../ui/form-state.tsx';
import { NoPasskeyError } from './passkey.ts';

const UNREACHABLE = 'We couldn’t connect. Check your connection and try again.';

/** The form's message about a call that failed. */
export function toProofFailure(failure: unknown): FormFailure {
  const problem = failure instanceof RefusedError ? failure.problem : null;
  if (problem) return { message: problem.message, code: problem.code, fields: problem.fields, values: {} };
  const message = failure instanceof NoPasskeyError ? failure.message : UNREACHABLE;
  return { message, fields: {}, values: {} };
}
