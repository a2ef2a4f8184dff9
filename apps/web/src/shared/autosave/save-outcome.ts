import { describeFailure } from '../api/failed-try.ts';
import { RefusedError } from '../api/send-json.ts';
import type { SaveFailure, SaveOutcome } from './setup.ts';

/** Whether the failure is temporary: no response, a server error, or a rate limit. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof RefusedError) || error.status >= 500 || error.status === 429;

function toSaveFailure(error: unknown): SaveFailure {
  const problem = error instanceof RefusedError ? error.problem : null;
  if (!problem) return { ...describeFailure(error), fields: {} };
  const { message, hint, fields } = problem;
  return { message, ...(hint !== undefined && { hint }), fields };
}

/**
 * Makes one attempt to save.
 * @param save Sends the value and returns the server's new state
 * @param theirsOf Returns what another tab saved, from the error's data or a new request. If that fails, the whole
 * attempt is retried
 */
export async function attemptSave<Base>(
  save: () => Promise<Base>,
  theirsOf: (data: unknown) => Base | null | Promise<Base | null> = () => null,
): Promise<SaveOutcome<Base>> {
  try {
    return { kind: 'saved', base: await save() };
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== 'resource.changed')
      return { kind: isTemporary(error) ? 'unreached' : 'refused', failure: toSaveFailure(error) };
    try {
      return { kind: 'changed', theirs: await theirsOf(error.problem?.data) };
    } catch (later) {
      return { kind: 'unreached', failure: toSaveFailure(later) };
    }
  }
}
