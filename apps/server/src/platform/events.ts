import { type Change, changeSchema } from '@foothold/contracts/changes';
import { type Expression, sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { Executor } from './db/database.ts';
import type { Logger } from './logger.ts';

/** Tells every open window of a user that their data changed, across all servers. */
export interface Events {
  /** Inside a transaction, the change is sent only on commit. */
  publish(executor: Executor, userId: string, change: Change): Promise<void>;
  /** Like `publish`, for every user that a query finds. */
  publishToEach(executor: Executor, users: Expression<{ id: string }>, change: Change): Promise<void>;
  /**
   * Streams a user's changes until the signal aborts or the session ends. Beyond `STREAMS_PER_MEMBER` on this server, the oldest stream
   * ends, because its connection may be dead.
   */
  subscribe(session: StreamedSession, signal: AbortSignal): AsyncGenerator<Change>;
  /**
   * Names the current state of shared rows: it changes with every committed change that a trigger announces, on any server. Null while the
   * connection is known to be broken. A connection that ends without a sign is noticed only after minutes, and changes are missed until then.
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

const STREAMS_PER_MEMBER = 10;

const CHANNEL = 'foothold_changes';
/** A trigger sends the session's ID on this channel. */
const SESSION_ENDS = 'foothold_session_ends';
/** A trigger sends the name of the rows on this channel. */
const ROW_CHANGES = 'foothold_row_changes';
const RECONNECT_MS = 1000;
/** How long the connection is idle before the operating system starts to check it. The default on Linux is two hours. */
const IDLE_CHECK_MS = 10_000;
/** A slow window loses its oldest changes. That is fine, because a change only means "fetch again". */
const BUFFER_SIZE = 100;
const messageSchema = z.object({ userId: z.string(), change: changeSchema });

/** The maximum timeout of a JavaScript timer, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** An expiring session is queried again no sooner than this, in case the clocks of the database and the server differ. */
const MIN_TIMER_MS = 1000;

interface Stream {
  sessionId: string;
  receive(change: Change): void;
  end(): void;
  /** Ends the stream if its session has ended. */
  check(): Promise<void>;
}

/** Listens on one dedicated connection and reconnects if it breaks. */
export async function openEvents(databaseUrl: string, logger: Logger): Promise<Events> {
  /** Streams by member, oldest first. */
  const streams = new Map<string, Set<Stream>>();
  const listStreams = () => [...streams.values()].flatMap((memberStreams) => [...memberStreams]);
  /** How often rows have changed, by name, since the connection was made. */
  let rowChanges = new Map<string, number>();
  const rowListeners = new Map<string, (() => void)[]>();
  /** Counts the connections, because changes between two of them are missed. Null while there is none. */
  let connection: number | null = null;
  let connectionCount = 0;
  let stopped = false;
  const hangUpSignal = new AbortController();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const newClient = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'foothold-events',
      keepAlive: true,
      keepAliveInitialDelayMillis: IDLE_CHECK_MS,
    });
    newClient.on('notification', (message) => {
      if (message.channel === SESSION_ENDS) {
        for (const stream of listStreams()) if (stream.sessionId === message.payload) stream.end();
        return;
      }
      if (message.channel === ROW_CHANGES) {
        const rows = message.payload ?? '';
        rowChanges.set(rows, (rowChanges.get(rows) ?? 0) + 1);
        for (const listener of rowListeners.get(rows) ?? []) listener();
        return;
      }
      const parsed = messageSchema.safeParse(JSON.parse(message.payload ?? 'null'));
      if (parsed.success)
        for (const stream of streams.get(parsed.data.userId) ?? []) stream.receive(parsed.data.change);
    });
    let isBroken = false;
    newClient.on('error', (error) => {
      // A connection closed by the server emits two events. Reconnecting twice would deliver every change twice.
      if (stopped || isBroken) return;
      isBroken = true;
      connection = null;
      logger.warn({ err: error }, 'change listener disconnected');
      setTimeout(reconnect, RECONNECT_MS).unref();
    });
    await newClient.connect();
    await newClient.query(`LISTEN ${CHANNEL}; LISTEN ${SESSION_ENDS}; LISTEN ${ROW_CHANGES}`);
    if (!isBroken) {
      rowChanges = new Map();
      connectionCount += 1;
      connection = connectionCount;
    }
    return newClient;
  }

  async function reconnect() {
    if (stopped) return;
    try {
      client = await listen();
      // Session ends and changed rows may have been missed while disconnected.
      for (const stream of listStreams()) void stream.check();
      for (const listener of [...rowListeners.values()].flat()) listener();
    } catch (error) {
      logger.warn({ err: error }, 'change listener still disconnected');
      setTimeout(reconnect, RECONNECT_MS).unref();
    }
  }

  return {
    async publish(executor, userId, change) {
      await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify({ userId, change })})`.execute(executor);
    },
    async publishToEach(executor, users, change) {
      const message = sql`json_build_object('userId', id, 'change', ${JSON.stringify(change)}::json)::text`;
      await sql`SELECT pg_notify(${CHANNEL}, ${message}) FROM ${users} AS users`.execute(executor);
    },
    async *subscribe({ id, userId, endsAt }, caller) {
      const ended = new AbortController();
      const signal = AbortSignal.any([caller, hangUpSignal.signal, ended.signal]);
      const waiting: Change[] = [];
      let wakeUp = () => {};
      let timer: NodeJS.Timeout | undefined;
      const stream: Stream = {
        sessionId: id,
        receive(change) {
          if (waiting.push(change) > BUFFER_SIZE) waiting.shift();
          wakeUp();
        },
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
      streams.set(userId, mine.add(stream));
      const [oldest] = mine;
      if (mine.size > STREAMS_PER_MEMBER) oldest?.end();
      const abort = () => wakeUp();
      signal.addEventListener('abort', abort);
      try {
        // The session may have ended between the caller's check and this subscription.
        await stream.check();
        while (!signal.aborted) {
          for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) yield next;
          await new Promise<void>((resolve) => {
            wakeUp = resolve;
            if (waiting.length > 0 || signal.aborted) resolve();
          });
        }
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
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
      hangUpSignal.abort();
      await client.end();
    },
  };
}
