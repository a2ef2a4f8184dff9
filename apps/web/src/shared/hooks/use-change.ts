import { useEffect } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import type { ChangeOutcome } from '../api/change-outcome.ts';
import { useToast } from '../ui/toast.tsx';

export interface ChangeForm {
  fetcher: FetcherWithComponents<ChangeOutcome>;
  outcome: ChangeOutcome | null;
}

/**
 * Handles one of several forms on a page: it submits on its own, shows its result in a toast, and keeps the input on
 * failure. Without JavaScript, the page's action data identifies the form by its intent.
 * @param undo An undo action to offer in the success message
 */
export function useChange(intent: string, actionData: ChangeOutcome | undefined, undo?: UndoOffer): ChangeForm {
  const fetcher = useFetcher<ChangeOutcome>();
  const { show } = useToast();
  const { data } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per response, with the undo offer of that moment
  useEffect(() => {
    if (data?.done) show({ ...data.done, ...(undo && { action: undo }) });
  }, [data, show]);
  return { fetcher, outcome: data ?? (actionData?.intent === intent ? actionData : null) };
}

export interface UndoOffer {
  label: string;
  hint: string;
  onSelect: () => void;
}
