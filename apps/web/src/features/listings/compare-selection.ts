import { MAX_COMPARED } from '@foothold/contracts/applications/jobs';
import { useSyncExternalStore } from 'react';
import { createBrowserStore, type TextStore } from '../../shared/autosave/browser-store.ts';

/** A job chosen for comparing. */
export interface ComparedJob {
  id: string;
  title: string;
}

const NONE: readonly ComparedJob[] = [];

/** The jobs that a member has chosen to compare, in this tab. Choosing a fourth drops the first. */
export function createSelection(store: TextStore) {
  const listeners = new Set<() => void>();
  let chosen: readonly ComparedJob[] | undefined;

  function update(jobs: readonly ComparedJob[]): void {
    chosen = jobs;
    if (jobs.length === 0) store.forget();
    else store.write(JSON.stringify(jobs));
    for (const listener of listeners) listener();
  }

  const read = (): readonly ComparedJob[] => {
    chosen ??= parseJobs(store.read());
    return chosen;
  };

  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle({ id, title }: ComparedJob): void {
      const others = read().filter((job) => job.id !== id);
      update(others.length < read().length ? others : [...others, { id, title }].slice(-MAX_COMPARED));
    },
    clear: () => update(NONE),
  };
}

function parseJobs(text: string | null): readonly ComparedJob[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return NONE;
    return value.filter((job) => typeof job?.id === 'string' && typeof job.title === 'string').slice(-MAX_COMPARED);
  } catch {
    return NONE;
  }
}

const selection = createSelection(createBrowserStore('window', 'compared-jobs'));

/** The chosen jobs, and functions to change them. Empty until the page is hydrated. */
export function useComparedJobs() {
  const jobs = useSyncExternalStore(selection.subscribe, selection.read, () => NONE);
  return { jobs, toggle: selection.toggle, clear: selection.clear };
}

/** The URL of the page that compares jobs. */
export function compareHref(ids: readonly string[], resume?: string): string {
  const search = new URLSearchParams({ jobs: ids.join(','), ...(resume !== undefined && { resume }) });
  return `/portal/matches/compare?${search}`;
}
