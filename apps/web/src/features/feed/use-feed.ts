import { type RefObject, useEffect, useRef, useState } from 'react';
import { addressOf, endpoint } from '../../shared/api/endpoint.ts';
import { browserStore } from '../../shared/autosave/browser-store.ts';
import { type FeedItem, readFeed, readFeedItem, withNewest } from './feed-list.ts';

/** Where the visit stores its items, so that another page or a reload loses nothing. */
const memory = browserStore('window', 'feed');

/** Shown if an item couldn't be loaded. */
export const FEED_FAILED = 'Failed to generate AI feed item';

/** Longer than any answer takes; a hanging connection ends as a failure that can be retried. */
const PATIENCE_MS = 20_000;

/** The next item, or the server's message if there is none; empty if it sends none. */
async function generate(): Promise<FeedItem | string> {
  const answer = await fetch(addressOf(endpoint('POST /api/ai-feed/generate')), {
    method: 'POST',
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const body: { message?: unknown } = await answer.json();
  return answer.ok ? (readFeedItem(body) ?? '') : String(body.message ?? '');
}

export interface Feed {
  items: readonly FeedItem[];
  /** `reported` once this page has received an item. */
  state: 'idle' | 'loading' | 'told' | 'failed';
  /** Why the last attempt failed, as the server says it; empty if it said nothing. */
  reason: string;
  /** Requests one more; does nothing while a request is pending. */
  ask: () => void;
  /** The first time this section is visible with an empty list, one item is requested. */
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
    // New items go to the top.
    place.current?.scrollTo(0, 0);
    try {
      const newest = await generate();
      const isItem = typeof newest !== 'string';
      if (isItem) setItems((shown) => withNewest(shown, newest));
      setReason(isItem ? '' : newest);
      setState(isItem ? 'told' : 'failed');
    } catch {
      setReason('');
      setState('failed');
    }
    underWay.current = false;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time that it is seen
  useEffect(() => {
    const saved = readFeed(memory.read());
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
