import type { Change } from '@foothold/contracts/changes';
import { buildEndpointUrl, endpoint } from './endpoint.ts';

/** `missed`: the connection was down for a while, so anything may have changed. */
export type ChangeNotice = Change | 'missed';

/** The part of `EventSource` that we use. */
export interface EventStream {
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: string }) => void): void;
  close(): void;
}

export interface StreamDeps {
  connect: () => EventStream;
  later: (run: () => void, ms: number) => unknown;
  /** Milliseconds since an arbitrary point in time. */
  now: () => number;
}

const INITIAL_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** A shorter connection doesn't count: the server closed it in favor of others, or is failing at startup. */
const STABLE_AFTER_MS = 10_000;

/**
 * Listens until `signal` aborts. Reopens a broken stream after a delay, which doubles up to half a minute until a
 * connection lasts, and then reports `missed`. The browser's own reconnect isn't enough: it gives up on the first
 * response that isn't a stream, such as during a server restart.
 */
export function listenForChanges(
  { connect, later, now }: StreamDeps,
  signal: AbortSignal,
  notify: (news: ChangeNotice) => void,
): void {
  let delay = INITIAL_DELAY_MS;
  let isBroken = false;

  function listen(): void {
    if (signal.aborted) return;
    const line = connect();
    const close = () => line.close();
    let openedAt = Number.POSITIVE_INFINITY;
    signal.addEventListener('abort', close);
    line.addEventListener('open', () => {
      openedAt = now();
      if (isBroken) notify('missed');
      isBroken = false;
    });
    line.addEventListener('message', ({ data }) => {
      const change = parseChange(data);
      if (change) notify(change);
    });
    line.addEventListener('error', () => {
      close();
      signal.removeEventListener('abort', close);
      isBroken = true;
      if (now() - openedAt >= STABLE_AFTER_MS) delay = INITIAL_DELAY_MS;
      later(listen, delay);
      delay = Math.min(2 * delay, MAX_DELAY_MS);
    });
  }

  listen();
}

/** Listeners subscribe to the kinds they need, so unknown kinds are ignored. */
const isKind = (kind: unknown): kind is Change['kind'] => typeof kind === 'string';

/** Parses a change from an event's data; null if it isn't one. */
export function parseChange(text: string): Change | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return null;
    const { kind, id } = value;
    return isKind(kind) && typeof id === 'string' ? { kind, id } : null;
  } catch {
    return null;
  }
}

/** If a tab takes longer than this to become the leader, it may have missed changes between two leaders. */
const LEADER_TIMEOUT_MS = 1_000;

function openStream(accountId: string, notify: (news: ChangeNotice) => void): () => void {
  const stop = new AbortController();
  const deps: StreamDeps = {
    connect: () => new EventSource(buildEndpointUrl(endpoint('GET /api/changes'))) as EventStream,
    later: (run, ms) => setTimeout(run, ms),
    now: () => performance.now(),
  };
  if (!('locks' in navigator)) {
    listenForChanges(deps, stop.signal, notify);
    return () => stop.abort();
  }
  const name = `changes:${accountId}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event) => notify(event.data as ChangeNotice));
  const startedAt = performance.now();
  const lead = () =>
    new Promise<void>((release) => {
      const broadcast = (news: ChangeNotice) => {
        notify(news);
        channel.postMessage(news);
      };
      stop.signal.addEventListener('abort', () => release());
      if (performance.now() - startedAt > LEADER_TIMEOUT_MS) broadcast('missed');
      listenForChanges(deps, stop.signal, broadcast);
    });
  navigator.locks.request(name, { signal: stop.signal }, lead).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return () => {
    stop.abort();
    channel.close();
  };
}

const listeners = new Set<(news: ChangeNotice) => void>();
let close = () => {};

/**
 * Subscribes to an account's changes. All tabs of a browser share one stream: a leader tab holds it and forwards its
 * events, because browsers open at most six connections to an HTTP/1.1 server.
 * @returns a function that unsubscribes
 */
export function subscribeToChanges(accountId: string, listener: (news: ChangeNotice) => void): () => void {
  if (listeners.size === 0) {
    close = openStream(accountId, (news) => {
      for (const each of listeners) each(news);
    });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close();
  };
}
