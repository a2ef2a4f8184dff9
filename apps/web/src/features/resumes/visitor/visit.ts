import type { VisitorScore } from '@foothold/contracts/resumes';
import { useSyncExternalStore } from 'react';
import type { JobChoice } from '../upload/job-choice.ts';

/**
 * A visitor's file and its result, kept only in this tab's memory. It survives navigation, so that users who sign up
 * don't have to select the file again, and it is gone when the tab is closed.
 */
export interface Visit {
  file: File;
  job: JobChoice;
  result: VisitorScore | null;
}

let visit: Visit | null = null;
const listeners = new Set<() => void>();

export function setVisit(next: Visit | null): void {
  visit = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** This tab's visit; null on the server. */
export const useVisit = (): Visit | null =>
  useSyncExternalStore(
    subscribe,
    () => visit,
    () => null,
  );
