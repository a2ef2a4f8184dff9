import type { Change } from '@foothold/contracts/changes';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { type ChangeNotice, subscribeToChanges } from '../api/changes.ts';
import { useAppData } from '../app-data.tsx';

/** Subscribes to the account's changes, whichever tab or server made them. */
export function useChanges(listener: (news: ChangeNotice) => void): void {
  const accountId = useAppData().viewer?.id;
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () => (accountId === undefined ? undefined : subscribeToChanges(accountId, (news) => latest.current(news))),
    [accountId],
  );
}

/** Changes within this many milliseconds cause a single reload. */
const BURST_MS = 120;

/** Reloads the page's data whenever one of these kinds of data changes. */
export function useFreshData(...kinds: readonly Change['kind'][]): void {
  useFreshDataUnless(false, ...kinds);
}

/** The same, but not before `isBusy` ends: something that a reload would disturb, such as dragging. */
export function useFreshDataUnless(isBusy: boolean, ...kinds: readonly Change['kind'][]): void {
  const { revalidate } = useRevalidator();
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);
  // Reloading while offline would fail, and the error page would replace the input.
  const reload = useRef(() => {
    due.current = undefined;
    if (navigator.onLine) void revalidate();
    else addEventListener('online', reload.current, { once: true });
  });
  useChanges((news) => {
    if (news !== 'missed' && !kinds.includes(news.kind)) return;
    clearTimeout(due.current);
    if (isBusy) isWaiting.current = true;
    else due.current = setTimeout(reload.current, BURST_MS);
  });
  useEffect(() => {
    if (isBusy && due.current !== undefined) {
      clearTimeout(due.current);
      isWaiting.current = true;
    } else if (!isBusy && isWaiting.current) {
      isWaiting.current = false;
      due.current = setTimeout(reload.current, BURST_MS);
    }
  }, [isBusy]);
  useEffect(
    () => () => {
      clearTimeout(due.current);
      removeEventListener('online', reload.current);
    },
    [],
  );
}
