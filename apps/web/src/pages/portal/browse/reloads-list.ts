import { useEffect } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Whether the list in the document is out of date: a reload has been called for, and none has arrived since. */
let isReloadPending = false;

/**
 * A list stays as it is while another of its jobs is opened or closed. Opening a job cancels a reload that is under way, so
 * the list is then loaded along with the job.
 */
export function reloadsList({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod' | 'defaultShouldRevalidate'>): boolean {
  const isOnlyAnotherJob =
    formMethod === undefined && currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  if (isOnlyAnotherJob) return isReloadPending;
  if (defaultShouldRevalidate) isReloadPending = true;
  return defaultShouldRevalidate;
}

/** Tells `reloadsList` that the list has been loaded. @param loaderData the list's data, new with each load */
export function useListLoaded(loaderData: object): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each load
  useEffect(() => {
    isReloadPending = false;
  }, [loaderData]);
}
