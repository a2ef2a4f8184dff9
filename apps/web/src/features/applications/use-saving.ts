import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { useToast } from '../../shared/ui/toast.tsx';
import type { Removed, SavingOutcome } from './saving-outcome.ts';

/**
 * Saves and removes without leaving the page, says what became of it, and offers to undo a removal. The page's action is
 * `changeApplications`.
 * @param undo Puts a listing back; given where the part that took it off disappears with it.
 */
export function useSaving(undo?: FetcherWithComponents<SavingOutcome>): FetcherWithComponents<SavingOutcome> {
  const fetcher = useFetcher<SavingOutcome>();
  const { show } = useToast();
  const { submit } = undo ?? fetcher;
  const told = useRef<SavingOutcome>(undefined);
  useEffect(() => {
    const outcome = fetcher.data;
    if (!outcome || outcome === told.current) return;
    told.current = outcome;
    const putBack = (removed: Removed) => void submit({ intent: 'save', ...removed }, { method: 'post' });
    if (outcome.failure) {
      const { message, hint } = outcome.failure;
      show({ variant: 'destructive', title: message, ...(hint !== undefined && { description: hint }) });
    } else if (outcome.done === 'saved')
      show({ title: 'Listing saved', description: 'You find it under Applications.' });
    else if (outcome.removed) {
      const { removed } = outcome;
      show({
        title: 'Taken off your list',
        action: {
          label: 'Undo',
          hint: 'Save the listing again from its page',
          onSelect: () => putBack(removed),
        },
      });
    }
  }, [fetcher.data, show, submit]);
  return fetcher;
}
