import { RefusedError } from '../../../shared/api/send-json.ts';

/** What a person reads where something could not be done. @param otherwise where nothing came back that says why */
export function saidOf(failure: unknown, otherwise: string): string {
  if (failure instanceof RefusedError && failure.problem) {
    const [field] = Object.values(failure.problem.fields);
    return field ?? failure.problem.message;
  }
  return `${otherwise} Check your connection and try again.`;
}
