import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { SavingOutcome } from '../../../features/applications/saving-outcome.ts';
import { useSavedListings } from '../../../features/applications/use-saving.ts';
import { findNextJob } from './use-job-keys.ts';

export interface HidingOptions {
  /** The jobs of the list, in order. */
  ids: readonly string[];
  openId: string | undefined;
  open: (id: string) => unknown;
  close: () => unknown;
}

/** Matches the style sheet's `lg`, where the list and the pane are side by side. */
const WIDE = '(min-width: 64rem)';

/** Hides listings, and then shows the next one of the list; on a phone, the list. */
export function useHiding(options: HidingOptions): FetcherWithComponents<SavingOutcome> {
  const undo = useSavedListings();
  const fetcher = useSavedListings(undo);
  const latest = useRef(options);
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    // The list loses the hidden listing before the outcome arrives, so its neighbor is looked up when it is sent.
    if (fetcher.state === 'submitting') {
      const { ids, openId } = latest.current;
      before.current = findNextJob(ids, openId, 1) ?? findNextJob(ids, openId, -1);
    }
    latest.current = options;
  });
  const reported = useRef<SavingOutcome>(undefined);
  const { data } = fetcher;
  useEffect(() => {
    if (!data || data === reported.current) return;
    reported.current = data;
    const { openId, open, close } = latest.current;
    if (data.done !== 'hidden' || data.hidden?.listingId !== openId) return;
    const next = before.current;
    if (next !== undefined && next !== openId && matchMedia(WIDE).matches) open(next);
    else close();
  }, [data]);
  return fetcher;
}
