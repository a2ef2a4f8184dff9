import {
  type ChangeNotice,
  type EventStream,
  listenForChanges,
  type Received,
  type StreamDeps,
} from './change-stream.ts';
import { buildEndpointUrl, endpoint } from './endpoint.ts';
import { followSharedStream, type TabDeps, type TabMessage } from './shared-stream.ts';

export type { ChangeNotice } from './change-stream.ts';

const DAY_MS = 86_400_000;

/** When the page was requested, in milliseconds since 1970. */
function getRequestTime(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const requestedAt = navigation instanceof PerformanceNavigationTiming ? navigation.fetchStart : 0;
  // One clock may stand still while the computer sleeps, and the other one may be adjusted.
  return Math.min(performance.timeOrigin + requestedAt, Date.now() - performance.now() + requestedAt);
}

/** @param since until when this tab has what happened, in milliseconds since 1970 */
const createStreamDeps = (since: number): StreamDeps => ({
  connect: (after) => {
    const age = Math.min(Math.max(0, Math.ceil(Date.now() - since)), DAY_MS);
    const url = buildEndpointUrl(endpoint('GET /api/changes'), after === null ? { age } : { after });
    return new EventSource(url) as EventStream;
  },
  later: (run, ms) => setTimeout(run, ms),
  now: () => Date.now(),
  random: () => Math.random(),
  onWake: (listener, signal) => {
    addEventListener('online', listener, { signal });
    document.addEventListener('visibilitychange', listener, { signal });
  },
});

interface StreamStart {
  accountId: string;
  /** The ID to resume after; null if none is known. */
  position: string | null;
  since: number;
}

/** @returns a function that closes the stream */
function openStream({ accountId, position, since }: StreamStart, receive: (received: Received) => void): () => void {
  const stop = new AbortController();
  const listen = (after: string | null, receiveHere: (received: Received) => void) =>
    listenForChanges(createStreamDeps(since), stop.signal, after, receiveHere);
  if (!('locks' in navigator)) {
    listen(position, receive);
    return () => stop.abort();
  }
  const name = `change-stream:${accountId}`;
  const channel = new BroadcastChannel(name);
  const onLead = (lead: () => void) => {
    const leadUntilStop = () =>
      new Promise<void>((release) => {
        stop.signal.addEventListener('abort', () => release());
        lead();
      });
    navigator.locks.request(name, { signal: stop.signal }, leadUntilStop).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
  };
  const deps: TabDeps = {
    tab: crypto.randomUUID(),
    since,
    now: () => Date.now(),
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data as TabMessage)),
    onLead,
    listen,
  };
  followSharedStream(deps, position, receive);
  return () => {
    stop.abort();
    channel.close();
  };
}

const listeners = new Set<(news: ChangeNotice) => void>();
/** The stream that is open, or where the last one ended. */
let stream: (StreamStart & { close: (() => void) | null }) | null = null;

function ensureStream(accountId: string): void {
  const isSame = stream?.accountId === accountId;
  if (isSame && stream?.close) return;
  stream?.close?.();
  const start = isSame && stream ? stream : { accountId, position: null, since: getRequestTime() };
  const opened = { ...start, close: null as (() => void) | null };
  stream = opened;
  opened.close = openStream(start, ({ news, position }) => {
    opened.position = position ?? opened.position;
    if (news !== null && stream === opened) for (const each of listeners) each(news);
  });
}

function closeIfUnused(): void {
  if (listeners.size > 0 || !stream?.close) return;
  stream.close();
  stream.close = null;
  stream.since = Date.now();
}

/**
 * Subscribes to an account's changes. All tabs of a browser share one stream: a leader tab holds it and forwards its
 * events, because browsers open at most six connections to an HTTP/1.1 server.
 * @returns a function that unsubscribes
 */
export function subscribeToChanges(accountId: string, listener: (news: ChangeNotice) => void): () => void {
  ensureStream(accountId);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The next page subscribes right after this one unsubscribed, and then uses the same stream.
    setTimeout(closeIfUnused);
  };
}
