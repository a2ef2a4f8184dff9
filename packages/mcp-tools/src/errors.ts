import { getProblem } from '@foothold/client';
import { ERRORS } from '@foothold/contracts/catalog';

/** How the contract names fields. */
const FIELD_PATTERN = /^[a-z][\w.]{0,60}$/i;
const MAX_FIELDS = 5;

/** An error that a tool itself found, with a text of ours. */
export class ToolError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'ToolError';
    this.code = code;
  }
}

/** An error in words of ours only: its code, what it means, and what helps. What the server says besides isn’t repeated. */
export function describeError(error: unknown): string {
  if (error instanceof ToolError) return `${error.message} (${error.code})`;
  const problem = getProblem(error);
  const code = problem && Object.hasOwn(ERRORS, problem.code) ? (problem.code as keyof typeof ERRORS) : undefined;
  if (code === undefined) return 'Something went wrong. Try again later. (server.failed)';
  const { message, hint } = ERRORS[code];
  const fields = Object.keys(problem?.fields ?? {}).filter((name) => FIELD_PATTERN.test(name));
  const named = fields.length > 0 ? ` Fields: ${fields.slice(0, MAX_FIELDS).join(', ')}.` : '';
  return `${message}${hint ? ` ${hint}` : ''}${named} (${code})`;
}
