import { RefusedError } from '../../../shared/api/post-json.ts';

/** What a person reads where an answer could not be checked. */
export function saidOf(failure: unknown): string {
  if (failure instanceof RefusedError && failure.problem) {
    const [field] = Object.values(failure.problem.fields);
    return field ?? failure.problem.message;
  }
  return 'Your answer could not be checked. Check your connection, then try again.';
}
