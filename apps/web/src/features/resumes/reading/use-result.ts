import type { ExportPreview } from '@foothold/contracts/resumes';
import type { PageSectionId, Resume } from '@foothold/core/resume';
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
}

/** What is on the pages. */
interface Content {
  resume: Resume;
  order: readonly PageSectionId[];
}

/**
 * The pages of a résumé as they will be sent, with edits that aren't saved. Each request ends the one before.
 * @param content null while nobody sees the pages
 */
export function useResult(id: string, content: Content | null): Result & { retry(): void } {
  const [result, setResult] = useState<Result>({ preview: null, isLoading: true, failure: null });
  const [tries, setTries] = useState(0);
  const drawn = useRef<string>(null);
  const key = content && JSON.stringify(content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try repeats the request
  useEffect(() => {
    if (key === null || key === drawn.current) return;
    const abort = new AbortController();
    setResult((before) => ({ ...before, isLoading: true }));
    const timer = setTimeout(
      async () => {
        try {
          const { resume, order } = JSON.parse(key) as { resume: Resume; order: PageSectionId[] };
          const input = { id, resume, order, scale: SCALE };
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
  if (!problem) return { message: 'We couldn’t show the page', hint: 'Check your connection and try again.' };
  return { message: problem.message, hint: problem.hint ?? null };
}
