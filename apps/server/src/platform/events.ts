import { type Change, changeSchema } from '@foothold/contracts/site';
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { Executor } from './db/database.ts';
import type { Logger } from './logger.ts';

/** Tells every open window of a person that something of theirs changed, whichever server it happened on. */
export interface Events {
  /** Inside a transaction it is told when, and only if, the transaction is committed. */
  publish(executor: Executor, userId: string, change: Change): Promise<void>;
  /** Changes of one person until the signal aborts. */
  subscribe(userId: string, signal: AbortSignal): AsyncGenerator<Change>;
  /** Ends every subscription: an open stream would keep the server from ending. */
  hangUp(): void;
  stop(): Promise<void>;
}

const CHANNEL = 'foothold_changes';
const RECONNECT_MS = 1000;
/** A window that does not keep up loses the oldest: a change only says "ask again". */
const BUFFER = 100;
const messageSchema = z.object({ userId: z.string(), change: changeSchema });

type Listener = (change: Change) => void;

/** Listens on one dedicated connection and comes back by itself when that breaks. */
export async function openEvents(databaseUrl: string, logger: Logger): Promise<Events> {
  const listeners = new Map<string, Set<Listener>>();
  let stopped = false;
  const hungUp = new AbortController();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'foothold-events',
      keepAlive: true,
    });
    fresh.on('notification', (message) => {
      const parsed = messageSchema.safeParse(JSON.parse(message.payload ?? 'null'));
      if (parsed.success) for (const listener of listeners.get(parsed.data.userId) ?? []) listener(parsed.data.change);
    });
    fresh.on('error', (error) => {
      if (stopped) return;
      logger.warn({ err: error }, 'the connection for changes broke');
      setTimeout(reconnect, RECONNECT_MS).unref();
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    return fresh;
  }

  async function reconnect() {
    if (stopped) return;
    try {
      client = await listen();
    } catch (error) {
      logger.warn({ err: error }, 'changes are still not heard');
      setTimeout(reconnect, RECONNECT_MS).unref();
    }
  }

  return {
    async publish(executor, userId, change) {
      await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify({ userId, change })})`.execute(executor);
    },
    async *subscribe(userId, caller) {
      const signal = AbortSignal.any([caller, hungUp.signal]);
      const waiting: Change[] = [];
      let wake = () => {};
      const listener: Listener = (change) => {
        if (waiting.push(change) > BUFFER) waiting.shift();
        wake();
      };
      const mine = listeners.get(userId) ?? new Set();
      listeners.set(userId, mine.add(listener));
      const abort = () => wake();
      signal.addEventListener('abort', abort);
      try {
        while (!signal.aborted) {
          for (let next = waiting.shift(); next; next = waiting.shift()) yield next;
          await new Promise<void>((resolve) => {
            wake = resolve;
            if (waiting.length > 0 || signal.aborted) resolve();
          });
        }
      } finally {
        signal.removeEventListener('abort', abort);
        mine.delete(listener);
        if (mine.size === 0) listeners.delete(userId);
      }
    },
    hangUp: () => hungUp.abort(),
    async stop() {
      stopped = true;
      hungUp.abort();
      await client.end();
    },
  };
}
