import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadListings } from '../domains/listings/index.ts';

/**
 * Generates and reads the sample catalog in a separate thread, in batches. It runs while the first start creates the database.
 * @param day the day that dates are counted back from, YYYY-MM-DD
 */
export function prepareSamples(day: string): AsyncIterable<ReadListings> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: day });
  // Listens from now on. Batches, and any error of the thread, wait until they are requested.
  const messages = on(worker, 'message', { close: ['exit'] });
  return (async function* () {
    for await (const [batch] of messages) yield batch as ReadListings;
  })();
}
