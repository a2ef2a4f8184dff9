import { ERRORS } from '@foothold/contracts/catalog';
import { AppError } from '../platform/errors.ts';

/** The message of an error for the command line, with what to do. */
export function describeError(error: Error): string {
  if (!(error instanceof AppError)) return error.message;
  const { message, hint } = ERRORS[error.code];
  const fields = Object.values(error.fields ?? {});
  return [message, ...fields, ...(hint ? [hint] : []), `(${error.code})`].join('\n');
}
