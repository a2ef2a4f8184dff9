import { Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { createPreparedReads } from './prepared-reads.ts';
import { showRows } from './row-access.ts';
import type { DB } from './schema.ts';

/** What a repository queries: the pool or the caller's transaction. */
export type Executor = Kysely<DB> | Transaction<DB>;

export interface Database {
  /** Shows recruiters only the rows of assigned members (row-access.ts). */
  db: Kysely<DB>;
  /** For tables without row policies. */
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

// PostgreSQL returns int8 as text because it may exceed a JavaScript number. Our counts never do.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a day rather than a moment, so it stays text.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Creates a pool for the server at `url`. It connects on the first query. */
export function openDatabase(url: string, size: number, logger: Logger): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
  });
  // Without a listener, a broken idle connection would end the process. The pool replaces it by itself.
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) logger.warn({ err: error }, 'idle database connection lost');
  });
  // The pool listens only to idle connections. On one in use, the next query fails anyway, but an unhandled error event would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const reads = createPreparedReads();
  pool.on('connect', reads.prepareReads);
  const db = new Kysely<DB>({ dialect: new reads.Dialect({ pool: showRows(pool) }) });
  const close = () => {
    closing = true;
    return db.destroy();
  };
  return { db, pool, url, close };
}

export type Transact = <T>(work: (trx: Transaction<DB>) => Promise<T>) => Promise<T>;

/** Runs `work` in one transaction. */
export function createTransact(db: Kysely<DB>): Transact {
  return (work) => db.transaction().execute(work);
}

/** Blocks until no other transaction holds a lock with this name. Use it to enforce row limits. */
export async function acquireAdvisoryLock(trx: Transaction<DB>, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
