import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { SavingOutcome } from '../../../features/applications/saving-outcome.ts';
import { useSavedListings } from '../../../features/applications/use-saving.ts';

export interface HidingOptions {
  /** The jobs of the list, in order. */
  ids: readonly string[];
  openId: string | undefined;
  open: (id: string) => unknown;
  close: () => unknown;
}

/** Matches the style sheet's `lg`, where the list and the pane are side by side. */
const WIDE = '(min-width: 64rem)';

/** Hides listings, and then shows the next one that is still listed; on a phone, the list. */
export function useHiding(options: HidingOptions): FetcherWithComponents<SavingOutcome> {
  const undo = useSavedListings();
  const fetcher = useSavedListings(undo);
  const latest = useRef(options);
  const before = useRef<readonly string[] | null>(null);
  const isIdle = fetcher.state === 'idle';
  useEffect(() => {
    // The order in which the hidden listing had its neighbors.
    if (fetcher.state === 'submitting') before.current ??= latest.current.ids;
    latest.current = options;
  });
  const reported = useRef<SavingOutcome>(undefined);
  const { data } = fetcher;
  useEffect(() => {
    // Only a reloaded list shows what else of a company is gone.
    if (!data || !isIdle || data === reported.current) return;
    reported.current = data;
    const { ids, openId, open, close } = latest.current;
    const order = before.current ?? ids;
    before.current = null;
    if (data.done !== 'hidden' || openId === undefined || data.hidden?.listingId !== openId) return;
    const next = findNextListed(order, openId, ids);
    if (next !== undefined && matchMedia(WIDE).matches) open(next);
    else close();
  }, [data, isIdle]);
  return fetcher;
}

/**
 * The job to show instead of one that was hidden: the first after it that is still listed, or else the nearest before it.
 * @param before the list with the hidden job
 * @param ids the list now
 */
export function findNextListed(before: readonly string[], hidden: string, ids: readonly string[]): string | undefined {
  const at = before.indexOf(hidden);
  const order = [...before.slice(at + 1), ...before.slice(0, Math.max(0, at)).toReversed(), ...ids];
  return order.find((id) => id !== hidden && ids.includes(id));
}
