import type { VisitorScore } from '@foothold/contracts/resumes';
import { useSyncExternalStore } from 'react';
import type { JobChoice } from '../upload/job-choice.ts';

/**
 * A visitor's file and its result, stored only in this window's memory: it survives navigation, so that someone who signs up doesn't have to select the file
 * again, and it is gone when the window closes.
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

/** This window's visit; null on the server. */
export const useVisit = (): Visit | null =>
  useSyncExternalStore(
    subscribe,
    () => visit,
    () => null,
  );
