import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { toFailureToast } from '../../../shared/ui/failure-toast.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import { SAVED_SEARCHES_PATH } from './paths.ts';
import type { SearchOutcome } from './search-outcome.ts';

/**
 * Saves, changes, and deletes searches without leaving the page, shows the result, and offers to undo a deletion.
 * @param undo Restores a search. Needed if the component that deleted it disappears with it
 * @param showsFailure false if the form shows why it failed
 */
export function useSavedSearches({
  undo,
  showsFailure = true,
}: {
  undo?: FetcherWithComponents<SearchOutcome>;
  showsFailure?: boolean;
} = {}): FetcherWithComponents<SearchOutcome> {
  const fetcher = useFetcher<SearchOutcome>();
  const { show } = useToast();
  const { submit } = undo ?? fetcher;
  const reported = useRef<SearchOutcome>(undefined);
  useEffect(() => {
    const outcome = fetcher.data;
    if (!outcome || outcome === reported.current) return;
    reported.current = outcome;
    const { done, removed, failure } = outcome;
    if (failure && showsFailure) show(toFailureToast(failure));
    if (!done) return;
    const onSelect = () =>
      void submit({ intent: 'restore', id: removed?.id ?? '' }, { method: 'post', action: SAVED_SEARCHES_PATH });
    show({ ...done, ...(removed && { action: { label: 'Undo', hint: 'Save the search again', onSelect } }) });
  }, [fetcher.data, show, showsFailure, submit]);
  return fetcher;
}
