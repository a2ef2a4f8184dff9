import type { ExportPreview } from '@foothold/contracts/resumes';
import type { Resume } from '@foothold/core/resume';
import { useEffect, useRef, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';

/** How long nothing must change before the pages are drawn again. */
const PAUSE_MS = 120;
/** Pixels per point. */
const SCALE = 1.25;

export interface Result {
  /** The latest pages; they stay until the next ones arrive. */
  preview: ExportPreview | null;
  isLoading: boolean;
  failure: ResultFailure | null;
}

export interface ResultFailure {
  message: string;
  hint: string | null;
  /** Paths of fields that can't be read. */
  fields: readonly string[];
}

/**
 * The pages of a résumé as they will be sent, with edits that aren't saved. Each request ends the one before.
 * @param resume null while nobody sees the pages
 */
export function useResult(id: string, resume: Resume | null): Result & { retry(): void } {
  const [result, setResult] = useState<Result>({ preview: null, isLoading: true, failure: null });
  const [tries, setTries] = useState(0);
  const drawn = useRef<string>(null);
  const key = resume && JSON.stringify(resume);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try repeats the request
  useEffect(() => {
    if (key === null || key === drawn.current) return;
    const abort = new AbortController();
    setResult((before) => ({ ...before, isLoading: true }));
    const timer = setTimeout(
      async () => {
        try {
          const input = { id, resume: JSON.parse(key) as Resume, scale: SCALE };
          const preview = await call(endpoint('POST /api/resumes/{id}/preview'), input, undefined, abort.signal);
          if (abort.signal.aborted) return;
          drawn.current = key;
          setResult({ preview, isLoading: false, failure: null });
        } catch (error) {
          if (!abort.signal.aborted)
            setResult((before) => ({ ...before, isLoading: false, failure: describeFailure(error) }));
        }
      },
      drawn.current === null ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, key, tries]);
  return { ...result, retry: () => setTries(tries + 1) };
}

function describeFailure(error: unknown): ResultFailure {
  const problem = error instanceof RefusedError ? error.problem : null;
  if (!problem)
    return { message: 'We couldn’t show the page', hint: 'Check your connection and try again.', fields: [] };
  return { message: problem.message, hint: problem.hint ?? null, fields: Object.keys(problem.fields) };
}
