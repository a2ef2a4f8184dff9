import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { useToast } from '../../shared/ui/toast.tsx';
import type { ToastMessage } from '../../shared/ui/toast-store.ts';
import type { RemovedListing, SavingOutcome } from './saving-outcome.ts';

/**
 * Saves and removes listings without leaving the page, shows the result, and offers to undo a removal. The page's
 * action is `changeApplications`.
 * @param undo Restores a listing. Needed if the component that removed it disappears with it
 */
export function useSavedListings(undo?: FetcherWithComponents<SavingOutcome>): FetcherWithComponents<SavingOutcome> {
  const fetcher = useFetcher<SavingOutcome>();
  const { show, dismiss } = useToast();
  const last = useRef<number>(undefined);
  const { submit } = undo ?? fetcher;
  const lastReported = useRef<SavingOutcome>(undefined);
  useEffect(() => {
    const outcome = fetcher.data;
    if (!outcome || outcome === lastReported.current) return;
    lastReported.current = outcome;
    // Dismisses the previous message about this listing, which is outdated and would delay the new one.
    if (last.current !== undefined) dismiss(last.current);
    const message = getSuccessMessage(
      outcome,
      (removed) => void submit({ intent: 'save', ...removed }, { method: 'post' }),
    );
    if (message) last.current = show(message);
  }, [fetcher.data, show, dismiss, submit]);
  return fetcher;
}

function getSuccessMessage(
  { failure, done, removed }: SavingOutcome,
  putBack: (removed: RemovedListing) => void,
): ToastMessage | null {
  if (failure) {
    const { message, hint } = failure;
    return { variant: 'destructive', title: message, ...(hint !== undefined && { description: hint }) };
  }
  if (done === 'saved') return { title: 'Job saved', description: 'See it under Applications.' };
  if (!removed) return null;
  return {
    title: 'Job removed',
    action: { label: 'Undo', hint: 'Save the job again from its page', onSelect: () => putBack(removed) },
  };
}
