import type { Change } from '@foothold/contracts/changes';

/** `missed`: the server can't tell what changed for a while, so anything may have. */
export type ChangeNotice = Change | 'missed';

/** What arrived on a stream. */
export interface Received {
  /** Null for a heartbeat. */
  news: ChangeNotice | null;
  /** The ID to resume after; null if there was none. */
  position: string | null;
}

/** The part of `EventSource` that we use. */
export interface EventStream {
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: string; lastEventId: string }) => void): void;
  close(): void;
}

export interface StreamDeps {
  /** @param after the ID to resume after; null if none is known */
  connect: (after: string | null) => EventStream;
  later: (run: () => void, ms: number) => unknown;
  /** Milliseconds of a clock that advances while the computer sleeps. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  /** Calls the listener when the connection may work again: the computer is back online, or the page is visible again. */
  onWake: (listener: () => void, signal: AbortSignal) => void;
}

const INITIAL_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** A shorter connection doesn't count: the server closed it in favor of others, or is failing at startup. */
const STABLE_AFTER_MS = 10_000;
/** The server sends a heartbeat every 25 seconds. After two that didn't arrive, the connection is considered dead. */
const SILENCE_LIMIT_MS = 60_000;
const SILENCE_CHECK_MS = 10_000;

/**
 * Listens until `signal` aborts. Reopens a stream that broke or went silent after a delay, which doubles up to half a minute until a
 * connection lasts, and resumes after what was received last. The browser's own reconnect isn't enough: it gives up on the first
 * response that isn't a stream, such as during a server restart, and doesn't notice a dead connection.
 */
export function listenForChanges(
  { connect, later, now, random, onWake }: StreamDeps,
  signal: AbortSignal,
  start: string | null,
  receive: (received: Received) => void,
): void {
  let position = start;
  let delay = INITIAL_DELAY_MS;
  /** Reconnects at once if it waits to do so, and otherwise checks the connection. */
  let wake = () => {};
  onWake(() => wake(), signal);

  function listen(): void {
    if (signal.aborted) return;
    const line = connect(position);
    let openedAt = Number.POSITIVE_INFINITY;
    let receivedAt = now();
    let isOver = false;
    const close = () => {
      isOver = true;
      line.close();
      signal.removeEventListener('abort', close);
    };
    const fail = () => {
      if (isOver) return;
      close();
      if (now() - openedAt >= STABLE_AFTER_MS) delay = INITIAL_DELAY_MS;
      scheduleListen();
    };
    const failIfSilent = () => {
      if (now() - receivedAt >= SILENCE_LIMIT_MS) fail();
    };
    const watch = () => {
      failIfSilent();
      if (!isOver) later(watch, SILENCE_CHECK_MS);
    };
    wake = failIfSilent;
    signal.addEventListener('abort', close);
    line.addEventListener('open', () => {
      openedAt = now();
      receivedAt = openedAt;
    });
    line.addEventListener('message', ({ data, lastEventId }) => {
      receivedAt = now();
      if (lastEventId !== '') position = lastEventId;
      const news = parseNews(data);
      if (news !== undefined) receive({ news, position });
    });
    line.addEventListener('error', fail);
    later(watch, SILENCE_CHECK_MS);
  }

  function scheduleListen(): void {
    let isDue = true;
    wake = () => {
      if (isDue) listen();
      isDue = false;
    };
    // After a server stops, its clients must not all come at the same moment.
    later(wake, delay * (0.5 + random() / 2));
    delay = Math.min(2 * delay, MAX_DELAY_MS);
  }

  listen();
}

/** Listeners subscribe to the kinds they need, so unknown kinds are ignored. */
const isKind = (kind: unknown): kind is Change['kind'] => typeof kind === 'string';

/** Parses a message; null is a heartbeat, and undefined isn't a message that we know. */
export function parseNews(text: string): ChangeNotice | null | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
    const { kind } = value;
    if (kind === 'heartbeat') return null;
    if (kind === 'missed') return 'missed';
    return isKind(kind) && 'id' in value && typeof value.id === 'string' ? { kind, id: value.id } : undefined;
  } catch {
    return undefined;
  }
}
