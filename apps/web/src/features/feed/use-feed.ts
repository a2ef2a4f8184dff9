import { type RefObject, useEffect, useRef, useState } from 'react';
import { buildEndpointUrl, endpoint } from '../../shared/api/endpoint.ts';
import { createBrowserStore } from '../../shared/autosave/browser-store.ts';
import { addNewest, type FeedItem, parseFeed, parseFeedItem } from './feed-list.ts';

/** Stores the items of this visit, so that a reload or another page doesn't lose them. */
const memory = createBrowserStore('window', 'feed');

/** Shown if an item couldn't be loaded. */
export const FEED_FAILED = 'Failed to generate AI feed item';

/** Longer than any response takes. A hanging connection ends as a failure that can be retried. */
const TIMEOUT_MS = 20_000;

/** Requests the next item. On failure, returns the server's message, or an empty string if there is none. */
async function requestItem(): Promise<FeedItem | string> {
  const answer = await fetch(buildEndpointUrl(endpoint('POST /api/ai-feed/generate')), {
    method: 'POST',
    credentials: 'include',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: { message?: unknown } = await answer.json();
  return answer.ok ? (parseFeedItem(body) ?? '') : String(body.message ?? '');
}

export interface Feed {
  items: readonly FeedItem[];
  /** `told` once this page has received an item. */
  state: 'idle' | 'loading' | 'told' | 'failed';
  /** Why the last attempt failed, in the server's words; empty if it gave no reason. */
  reason: string;
  /** Requests one more item. Does nothing while a request is pending. */
  ask: () => void;
  /** Attach to the section: the first time it is visible with an empty list, one item is requested. */
  place: RefObject<HTMLElement | null>;
}

/** The live feed of this visit. */
export function useFeed(): Feed {
  const [items, setItems] = useState<readonly FeedItem[]>([]);
  const [state, setState] = useState<Feed['state']>('idle');
  const [reason, setReason] = useState('');
  const place = useRef<HTMLElement>(null);
  const underWay = useRef(false);

  async function load(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState('loading');
    // Shows the new item at the top.
    place.current?.scrollTo(0, 0);
    try {
      const newest = await requestItem();
      const isItem = typeof newest !== 'string';
      if (isItem) setItems((shown) => addNewest(shown, newest));
      setReason(isItem ? '' : newest);
      setState(isItem ? 'told' : 'failed');
    } catch {
      setReason('');
      setState('failed');
    }
    underWay.current = false;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only the first time the section is visible
  useEffect(() => {
    const saved = parseFeed(memory.read());
    setItems(saved);
    const { current } = place;
    if (saved.length > 0 || !current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (items.length > 0) memory.write(JSON.stringify(items));
  }, [items]);

  return { items, state, reason, ask: () => void load(), place };
}
