import type { KnownProblem } from './problem.ts';
import { RefusedError } from './send-json.ts';

/** Why an AI tool returned no answer, and what to do about it, to be shown below the message. */
export function getToolFailureText(failure: unknown): string {
  if (failure instanceof RefusedError)
    return failure.problem ? getProblemText(failure.problem) : 'Something went wrong on our side. Please try again.';
  if (failure instanceof DOMException && failure.name === 'TimeoutError')
    return 'That took too long. Please try again.';
  if (failure instanceof SyntaxError) return 'The connection dropped before the full answer arrived. Please try again.';
  return 'We couldn’t connect. Check your connection and try again.';
}

function getProblemText({ code, message, hint, fields, data }: KnownProblem): string {
  if (code === 'access.plan-limit')
    return joinSentences(
      message,
      `You get ${readNumber(data, 'limit') ?? 'a limited number of'} uses a day. Your limit resets at midnight UTC.`,
    );
  const seconds = readNumber(data, 'retryAfterSeconds');
  if (code === 'request.too-many' && seconds !== null) return `Too many attempts. Try again in ${formatWait(seconds)}.`;
  // A field's message is more specific than the general one.
  const fieldMessages = [...new Set(Object.values(fields))];
  return fieldMessages.length > 0 ? joinSentences(...fieldMessages) : joinSentences(message, hint);
}

const joinSentences = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined).join(' ');

function readNumber(data: unknown, name: string): number | null {
  const figure = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
  return typeof figure === 'number' ? figure : null;
}

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
