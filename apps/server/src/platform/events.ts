import { randomUUID } from 'node:crypto';
import { type Change, type ChangeMessage, changeSchema } from '@foothold/contracts/changes';
import { type Expression, sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { Executor } from './db/database.ts';
import type { Logger } from './logger.ts';
import { createMessageBuffer, type StreamMessage } from './message-buffer.ts';
import { createRecentChanges } from './recent-changes.ts';

/** Tells every open window of a user that their data changed, across all servers. */
export interface Events {
  /** Inside a transaction, the change is sent only on commit. */
  publish(executor: Executor, userId: string, change: Change): Promise<void>;
  /** Like `publish`, for every user that a query finds. */
  publishToEach(executor: Executor, users: Expression<{ id: string }>, change: Change): Promise<void>;
  /**
   * Streams a user's changes until the signal aborts or the session ends: first those that the window has not received yet, then each as it
   * happens. Where some may be missing, there is a message `missed` instead. Beyond `STREAMS_PER_MEMBER` on this server, the oldest stream
   * ends, because its connection may be dead.
   */
  subscribe(session: StreamedSession, start: StreamStart, signal: AbortSignal): AsyncGenerator<StreamMessage>;
  /**
   * Names the current state of shared rows: it changes with every committed change that a trigger announces, on any server. Null while the
   * connection is known to be broken. A connection that ends without a sign is noticed at the next heartbeat, and changes are missed until
   * then.
   */
  getRevision(rows: string): string | null;
  /** Calls the listener after each of these changes, and after a lost connection is back, because changes may have been missed. */
  onRowChange(rows: string, listener: () => void): void;
  /** Ends every subscription. An open stream would keep the server from stopping. */
  hangUp(): void;
  stop(): Promise<void>;
}

/** The session behind a change stream. */
export interface StreamedSession {
  id: string;
  userId: string;
  /** When the session expires if it isn't used; null if it has ended. It is queried again at that time because use extends it. */
  endsAt(): Promise<Date | null>;
}

/** Where a stream starts. */
export interface StreamStart {
  /** The ID of the last message that the window received from any server. */
  after?: string | undefined;
  /** Without one: how many milliseconds ago its page was requested. By default, the stream starts now. */
  ageMs?: number | undefined;
}

const STREAMS_PER_MEMBER = 10;

const CHANNEL = 'foothold_changes';
/** A trigger sends the session's ID on this channel. */
const SESSION_ENDS = 'foothold_session_ends';
/** A trigger sends the name of the rows on this channel. */
const ROW_CHANGES = 'foothold_row_changes';
/** Servers share the heartbeats: the first one to wait for `HEARTBEAT_MS` in vain sends the next one to all. */
const HEARTBEATS = 'foothold_heartbeats';
/** Proxies usually end a connection after 60 idle seconds. */
const HEARTBEAT_MS = 25_000;
/** A connection that doesn't answer for this long is considered broken. */
const ANSWER_LIMIT_MS = 10_000;
const RECONNECT_MS = 1000;
/** How long the connection is idle before the operating system starts to check it. The default on Linux is two hours. */
const IDLE_CHECK_MS = 10_000;
/** Messages that wait for a slow window. Beyond them, it is told that it missed some. */
const BUFFER_SIZE = 100;
const announcedSchema = z.object({ id: z.string(), userId: z.string(), change: changeSchema });
const MISSED: ChangeMessage = { kind: 'missed' };
const HEARTBEAT: ChangeMessage = { kind: 'heartbeat' };

/** The maximum timeout of a JavaScript timer, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** An expiring session is queried again no sooner than this, in case the clocks of the database and the server differ. */
const MIN_TIMER_MS = 1000;

interface Stream {
  sessionId: string;
  receive(message: StreamMessage): void;
  end(): void;
  /** Ends the stream if its session has ended. */
  check(): Promise<void>;
}

/** Listens on one dedicated connection and reconnects if it breaks. */
export async function openEvents(
  databaseUrl: string,
  logger: Logger,
  { heartbeatMs = HEARTBEAT_MS, answerLimitMs = ANSWER_LIMIT_MS } = {},
): Promise<Events> {
  /** Streams by member, oldest first. */
  const streams = new Map<string, Set<Stream>>();
  const listStreams = () => [...streams.values()].flatMap((memberStreams) => [...memberStreams]);
  const recent = createRecentChanges(performance.now());
  /** How often rows have changed, by name, since the connection was made. */
  let rowChanges = new Map<string, number>();
  const rowListeners = new Map<string, (() => void)[]>();
  /** Counts the connections, because changes between two of them are missed. Null while there is none. */
  let connection: number | null = null;
  let connectionCount = 0;
  let stopped = false;
  let heartbeatTimer: NodeJS.Timeout | undefined;
  const hangUpSignal = new AbortController();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const newClient = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'foothold-events',
      keepAlive: true,
      keepAliveInitialDelayMillis: IDLE_CHECK_MS,
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: answerLimitMs,
    });
    let state: 'connecting' | 'listening' | 'broken' = 'connecting';
    const sendHeartbeat = () => newClient.query(`NOTIFY ${HEARTBEATS}, '${randomUUID()}'`).catch(recover);
    newClient.on('notification', ({ channel, payload = '' }) => {
      if (state === 'broken') return;
      if (channel === HEARTBEATS) {
        clearTimeout(heartbeatTimer);
        // Servers that wait equally long would all send one.
        heartbeatTimer = setTimeout(sendHeartbeat, heartbeatMs * (0.8 + Math.random() / 5)).unref();
      }
      handleNotification(channel, payload);
    });
    newClient.on('error', recover);
    function recover(error: unknown): void {
      // A connection closed by the server emits two events. Reconnecting twice would deliver every change twice.
      if (stopped || state === 'broken') return;
      const wasListening = state === 'listening';
      state = 'broken';
      // Otherwise, what waits for this connection gets the error.
      if (!wasListening) return;
      connection = null;
      clearTimeout(heartbeatTimer);
      recent.clear(performance.now());
      logger.warn({ err: error }, 'change listener disconnected');
      newClient.end().catch(() => undefined);
      setTimeout(reconnect, RECONNECT_MS).unref();
    }
    try {
      await newClient.connect();
      await newClient.query(`LISTEN ${CHANNEL}; LISTEN ${SESSION_ENDS}; LISTEN ${ROW_CHANGES}; LISTEN ${HEARTBEATS}`);
    } catch (error) {
      state = 'broken';
      newClient.end().catch(() => undefined);
      throw error;
    }
    state = 'listening';
    recent.clear(performance.now());
    rowChanges = new Map();
    connectionCount += 1;
    connection = connectionCount;
    void sendHeartbeat();
    return newClient;
  }

  function handleNotification(channel: string, payload: string): void {
    if (channel === HEARTBEATS) {
      recent.addHeartbeat(payload, performance.now());
      for (const stream of listStreams()) stream.receive({ id: payload, data: HEARTBEAT });
    } else if (channel === SESSION_ENDS) {
      for (const stream of listStreams()) if (stream.sessionId === payload) stream.end();
    } else if (channel === ROW_CHANGES) {
      rowChanges.set(payload, (rowChanges.get(payload) ?? 0) + 1);
      for (const listener of rowListeners.get(payload) ?? []) listener();
    } else {
      const { data: announced } = announcedSchema.safeParse(JSON.parse(payload));
      if (!announced) return;
      recent.add(announced, payload.length, performance.now());
      for (const stream of streams.get(announced.userId) ?? [])
        stream.receive({ id: announced.id, data: announced.change });
    }
  }

  async function reconnect() {
    if (stopped) return;
    try {
      client = await listen();
      // Changes and session ends may have been missed while disconnected.
      for (const stream of listStreams()) {
        stream.receive({ id: null, data: MISSED });
        void stream.check();
      }
      for (const listener of [...rowListeners.values()].flat()) listener();
    } catch (error) {
      logger.warn({ err: error }, 'change listener still disconnected');
      setTimeout(reconnect, RECONNECT_MS).unref();
    }
  }

  /** What a stream sends before anything else happens. */
  function listFirstMessages(userId: string, { after, ageMs = 0 }: StreamStart): StreamMessage[] {
    const position = recent.getHeartbeat();
    const changes =
      after === undefined ? recent.listSince(userId, performance.now() - ageMs) : recent.listAfter(userId, after);
    if (changes === null) return [{ id: position, data: MISSED }];
    const messages = changes.map(({ id, change }) => ({ id, data: change }));
    // A window that breaks off before its first change needs a position, too.
    return after === undefined && position !== null ? [{ id: position, data: HEARTBEAT }, ...messages] : messages;
  }

  return {
    async publish(executor, userId, change) {
      await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify({ id: randomUUID(), userId, change })})`.execute(
        executor,
      );
    },
    async publishToEach(executor, users, change) {
      const message = sql`json_build_object('id', gen_random_uuid(), 'userId', id, 'change', ${JSON.stringify(change)}::json)::text`;
      await sql`SELECT pg_notify(${CHANNEL}, ${message}) FROM ${users} AS users`.execute(executor);
    },
    async *subscribe({ id, userId, endsAt }, start, caller) {
      const ended = new AbortController();
      const signal = AbortSignal.any([caller, hangUpSignal.signal, ended.signal]);
      const buffer = createMessageBuffer(BUFFER_SIZE, signal);
      let timer: NodeJS.Timeout | undefined;
      const stream: Stream = {
        sessionId: id,
        receive: buffer.add,
        end() {
          removeStream();
          ended.abort();
        },
        async check() {
          clearTimeout(timer);
          const end = await endsAt().catch((error: unknown) => {
            logger.warn({ err: error }, 'could not check the session of an event stream');
            return null;
          });
          if (end === null) return stream.end();
          if (signal.aborted) return;
          const left = Math.min(Math.max(end.getTime() - Date.now(), MIN_TIMER_MS), MAX_TIMER_MS);
          timer = setTimeout(() => void stream.check(), left).unref();
        },
      };
      const mine = streams.get(userId) ?? new Set();
      const removeStream = () => {
        mine.delete(stream);
        if (mine.size === 0 && streams.get(userId) === mine) streams.delete(userId);
      };
      // Nothing may happen between the first messages and the subscription.
      for (const message of listFirstMessages(userId, start)) buffer.add(message);
      streams.set(userId, mine.add(stream));
      const [oldest] = mine;
      if (mine.size > STREAMS_PER_MEMBER) oldest?.end();
      try {
        // The session may have ended between the caller's check and this subscription.
        await stream.check();
        yield* buffer.messages();
      } finally {
        clearTimeout(timer);
        removeStream();
      }
    },
    getRevision: (rows) => (connection === null ? null : `${connection}.${rowChanges.get(rows) ?? 0}`),
    onRowChange(rows, listener) {
      rowListeners.set(rows, [...(rowListeners.get(rows) ?? []), listener]);
    },
    hangUp: () => hangUpSignal.abort(),
    async stop() {
      stopped = true;
      clearTimeout(heartbeatTimer);
      hangUpSignal.abort();
      await client.end();
    },
  };
}
