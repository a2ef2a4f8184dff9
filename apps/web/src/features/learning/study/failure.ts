import { RefusedError } from '../../../shared/api/send-json.ts';

/**
 * The message for a failure.
 * @param otherwise used if the response gives no reason
 */
export function getFailureMessage(failure: unknown, otherwise: string): string {
  if (failure instanceof RefusedError && failure.problem) {
    const [field] = Object.values(failure.problem.fields);
    return field ?? failure.problem.message;
  }
  return `${otherwise} Check your connection and try again.`;
}
