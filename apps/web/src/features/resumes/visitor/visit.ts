import type { VisitorScore } from '@foothold/contracts/resumes';
import { useSyncExternalStore } from 'react';
import type { JobChoice } from '../upload/job-choice.ts';

/**
 * A visitor's file and what came of it, in the memory of this window and nowhere else: it outlives a change of page, so that somebody who signs
 * up need not choose the file again, and is gone with the window.
 */
export interface Visit {
  file: File;
  job: JobChoice;
  result: VisitorScore | null;
}

let visit: Visit | null = null;
const listeners = new Set<() => void>();

export function holdVisit(next: Visit | null): void {
  visit = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visit of this window; null on the server. */
export const useVisit = (): Visit | null =>
  useSyncExternalStore(
    subscribe,
    () => visit,
    () => null,
  );
