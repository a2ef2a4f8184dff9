import { failedTry } from '../api/failed-try.ts';
import { RefusedError } from '../api/send-json.ts';
import type { SaveFailure, SaveOutcome } from './setup.ts';

/** What passes by itself: no answer, a fault of the server, a limit on requests. */
const passes = (error: unknown): boolean =>
  !(error instanceof RefusedError) || error.status >= 500 || error.status === 429;

function failureOf(error: unknown): SaveFailure {
  const problem = error instanceof RefusedError ? error.problem : null;
  if (!problem) return { ...failedTry(error), fields: {} };
  const { message, hint, fields } = problem;
  return { message, ...(hint !== undefined && { hint }), fields };
}

/**
 * One try to save.
 * @param save Sends it, and answers with what the server has since
 * @param theirsOf What another window saved, from the data of the refusal or by asking for it; where this fails, the whole try is made again
 */
export async function trySave<Base>(
  save: () => Promise<Base>,
  theirsOf: (data: unknown) => Base | null | Promise<Base | null> = () => null,
): Promise<SaveOutcome<Base>> {
  try {
    return { kind: 'saved', base: await save() };
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== 'resource.changed')
      return { kind: passes(error) ? 'unreached' : 'refused', failure: failureOf(error) };
    try {
      return { kind: 'changed', theirs: await theirsOf(error.problem?.data) };
    } catch (later) {
      return { kind: 'unreached', failure: failureOf(later) };
    }
  }
}
