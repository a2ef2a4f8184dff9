import type { ExportPreview } from '@foothold/contracts/resumes';
import { useEffect, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import type { ExportChoice } from './export-choices.ts';

/** How long the choice must be unchanged, so that typing a color or moving through a list asks only once. */
const PAUSE_MS = 80;
/** Previews that stay in memory: a choice that was seen before shows at once. */
const MAX_REMEMBERED = 40;

const PREVIEW = endpoint('POST /api/resumes/{id}/preview');
const remembered = new Map<string, Promise<ExportPreview>>();

interface PreviewQuery extends ExportChoice {
  id: string;
  /** The saved version that it shows. */
  version: number;
  scale: number;
  page?: number;
}

/** Asks for a preview, or returns the one that was asked for before. A failure isn't remembered. */
export function loadPreview({ version, ...query }: PreviewQuery): Promise<ExportPreview> {
  const key = JSON.stringify([version, query]);
  const known = remembered.get(key);
  if (known) return known;
  const preview = call(PREVIEW, query);
  remembered.set(key, preview);
  preview.catch(() => remembered.delete(key));
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return preview;
}

export interface PreviewState {
  /** The latest preview; it stays until the next one arrives. */
  preview: ExportPreview | null;
  isLoading: boolean;
  problem: string | null;
}

/** The pages of an export with these choices. */
export function usePreview(id: string, version: number, choice: ExportChoice, scale: number): PreviewState {
  const [state, setState] = useState<PreviewState>({ preview: null, isLoading: true, problem: null });
  const key = JSON.stringify(choice);
  useEffect(() => {
    let isCurrent = true;
    setState((before) => ({ ...before, isLoading: true }));
    const timer = setTimeout(() => {
      loadPreview({ ...(JSON.parse(key) as ExportChoice), id, version, scale }).then(
        (preview) => isCurrent && setState({ preview, isLoading: false, problem: null }),
        (error: unknown) =>
          isCurrent && setState((before) => ({ ...before, isLoading: false, problem: describeProblem(error) })),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, version, key, scale]);
  return state;
}

function describeProblem(error: unknown): string {
  const problem = error instanceof RefusedError ? error.problem : null;
  if (!problem) return 'We couldn’t show the page. Check your connection and try again.';
  return problem.hint ? `${problem.message} ${problem.hint}` : problem.message;
}
