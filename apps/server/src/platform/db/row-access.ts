import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/**
 * While a request of a recruiter is handled, the database hides the rows of members who aren't assigned to them (`limit_recruiters` in the
 * migrations). The ID of the recruiter travels with the request, and each connection is set up before it is used.
 */
const recruiters = new AsyncLocalStorage<string>();

/** Runs `work` with the rows that a recruiter may see. */
export const limitRows = <T>(recruiterId: string, work: () => T): T => recruiters.run(recruiterId, work);

/** Makes every step of an iterator run with the rows that the recruiter may see, because its steps run later than the call that made it. */
export function limitSteps<T>(recruiterId: string, iterator: AsyncIterator<T>): AsyncIterableIterator<T> {
  return {
    next: () => limitRows(recruiterId, () => iterator.next()),
    return: (value) => limitRows(recruiterId, async () => (await iterator.return?.(value)) ?? { done: true, value }),
    throw: (error) =>
      limitRows(recruiterId, () => (iterator.throw ? iterator.throw(error) : Promise.reject(error as Error))),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** What each connection was set to. Connections of other requests have no entry. */
const settings = new WeakMap<pg.ClientBase, string>();

/**
 * Wraps a pool so that each connection it hands out shows the rows of the current request. Costs a query only if the connection was last used
 * for somebody else. A connection that can’t be set up is closed and not used.
 */
export function showRows(pool: pg.Pool): Pick<pg.Pool, 'connect' | 'end'> & { options: pg.PoolOptions } {
  const connect = async () => {
    const client = await pool.connect();
    const recruiter = recruiters.getStore() ?? '';
    if ((settings.get(client) ?? '') === recruiter) return client;
    try {
      await client.query(`SELECT set_config('foothold.recruiter', $1, false)`, [recruiter]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    settings.set(client, recruiter);
    return client;
  };
  return { connect: connect as pg.Pool['connect'], end: () => pool.end(), options: pool.options };
}
