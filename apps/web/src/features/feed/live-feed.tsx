import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { FeedEntry } from './feed-entry.tsx';
import { FEED_FAILED, useFeed } from './use-feed.ts';

/** The current time for ages, updated every half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The live AI feed. It reserves the height of an item from the start, so that nothing below moves when the first one arrives. */
export function LiveFeed({ children }: { children?: ReactNode }) {
  const { items, state, reason, ask, place } = useFeed();
  const now = useNow();
  const [newest] = items;
  const loading = state === 'loading';
  // The button disappears with its message, so the focus moves to the list.
  const retry = () => {
    place.current?.focus();
    ask();
  };
  return (
    <div data-wakes className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="flex flex-col items-start gap-5">
        <h3 className="text-title">Live AI feed</h3>
        {children}
        <Button variant="primary" onClick={ask} busy={loading}>
          Generate New
        </Button>
        <div className="min-h-14 text-small text-soft">
          <p role="status">
            {loading && 'Generating an insight…'}
            {state === 'told' && newest && `Newest: ${newest.title}`}
          </p>
        </div>
      </div>
      <section
        ref={place}
        aria-label="Career insights, newest first"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
        className="grid min-h-[28rem] max-h-[600px] content-start md:min-h-72 overflow-y-auto border-y border-line focus-visible:outline-2!"
      >
        {state === 'failed' && (
          <div className="py-4">
            <Callout tone="danger" title={FEED_FAILED} live>
              <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
                {reason || 'Try again in a moment.'}
                <Button size="small" onClick={retry}>
                  Try again
                </Button>
              </p>
            </Callout>
          </div>
        )}
        {items.length === 0 && state !== 'failed' && <Waiting loading={loading} />}
        {items.length > 0 && (
          <ol>
            {items.map((item) => (
              <FeedEntry key={item.id} item={item} now={now} />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

/** Shown before the first item: a route with open steps, and what to do. */
function Waiting({ loading }: { loading: boolean }) {
  return (
    <div className="flex min-h-[28rem] flex-col items-center justify-center gap-4 p-4 text-center md:min-h-72">
      <svg viewBox="0 0 120 200" aria-hidden="true" className="h-28">
        <path
          d="M40 192C40 160 84 152 80 124S36 92 44 66 84 40 78 8"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="1 8"
          className="stroke-edge"
        />
        {[
          [40, 186],
          [80, 124],
          [44, 66],
          [79, 14],
        ].map(([x, y], index) => (
          <circle
            key={y}
            cx={x}
            cy={y}
            r="8"
            strokeWidth="2"
            className={index === 0 ? 'fill-accent stroke-accent' : 'fill-paper stroke-edge'}
          />
        ))}
      </svg>
      <p className="max-w-80 text-soft">
        {loading ? 'Loading your first insight…' : 'No AI insights yet. Click "Generate New" to get started!'}
      </p>
    </div>
  );
}
