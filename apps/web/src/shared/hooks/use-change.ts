import { useEffect } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import type { ChangeOutcome } from '../api/change-outcome.ts';
import { useToast } from '../ui/toast.tsx';

export interface Change {
  fetcher: FetcherWithComponents<ChangeOutcome>;
  outcome: ChangeOutcome | null;
}

/**
 * One of several forms on a page: it is sent separately, reports its result in a message, and keeps the input on failure. Without a script,
 * the page's action data identifies it by intent.
 * @param undo What the message offers after this was done.
 */
export function useChange(intent: string, actionData: ChangeOutcome | undefined, undo?: UndoOffer): Change {
  const fetcher = useFetcher<ChangeOutcome>();
  const { show } = useToast();
  const { data } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server; the offer is that moment's
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
