import { MAX_COMPARED } from '@foothold/contracts/applications/jobs';
import { useSyncExternalStore } from 'react';
import { useAppData } from '../../shared/app-data.tsx';
import { createBrowserStore, type TextStore } from '../../shared/autosave/browser-store.ts';

/** A job chosen for comparing. */
export interface ComparedJob {
  id: string;
  title: string;
}

interface Chosen {
  /** The account that chose them. */
  account: string;
  jobs: readonly ComparedJob[];
}

const NONE: readonly ComparedJob[] = [];
const NOBODY: Chosen = { account: '', jobs: NONE };

/** The jobs that a member has chosen to compare, in this tab. Choosing a fourth drops the first. */
export function createSelection(store: TextStore) {
  const listeners = new Set<() => void>();
  let chosen: Chosen | undefined;

  function update(next: Chosen): void {
    chosen = next;
    if (next.jobs.length === 0) store.forget();
    else store.write(JSON.stringify(next));
    for (const listener of listeners) listener();
  }

  /** None if another account chose them, which used this tab before. */
  const read = (account: string): readonly ComparedJob[] => {
    chosen ??= parseChosen(store.read());
    return chosen.account === account ? chosen.jobs : NONE;
  };

  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle(account: string, { id, title }: ComparedJob): void {
      const jobs = read(account);
      const others = jobs.filter((job) => job.id !== id);
      const next = others.length < jobs.length ? others : [...others, { id, title }].slice(-MAX_COMPARED);
      update({ account, jobs: next });
    },
    clear: () => update(NOBODY),
  };
}

function parseChosen(text: string | null): Chosen {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const { account, jobs } = (value ?? {}) as Partial<Record<keyof Chosen, unknown>>;
    if (typeof account !== 'string' || !Array.isArray(jobs)) return NOBODY;
    const valid = jobs.filter((job) => typeof job?.id === 'string' && typeof job.title === 'string');
    return { account, jobs: valid.slice(-MAX_COMPARED) };
  } catch {
    return NOBODY;
  }
}

const selection = createSelection(createBrowserStore('window', 'compared-jobs'));

/** Forgets the chosen jobs, when their member signs out. */
export const clearComparedJobs = selection.clear;

/** The jobs that the viewer has chosen, and functions to change them. Empty until the page is hydrated. */
export function useComparedJobs() {
  const account = useAppData().viewer?.id ?? '';
  const jobs = useSyncExternalStore(
    selection.subscribe,
    () => selection.read(account),
    () => NONE,
  );
  return { jobs, toggle: (job: ComparedJob) => selection.toggle(account, job), clear: selection.clear };
}

/** The URL of the page that compares jobs. */
export function compareHref(ids: readonly string[], resume?: string): string {
  const search = new URLSearchParams({ jobs: ids.join(','), ...(resume !== undefined && { resume }) });
  return `/portal/matches/compare?${search}`;
}
