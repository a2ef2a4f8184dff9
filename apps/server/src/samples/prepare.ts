import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadListings } from '../domains/listings/index.ts';

/**
 * Generates and reads the sample catalog in a separate thread, batch by batch. Started while a first start creates its database, it adds
 * little to the start.
 * @param day The day that dates are counted back from, YYYY-MM-DD.
 */
export function prepareSamples(day: string): AsyncIterable<ReadListings> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: day });
  // Listens from now on: batches wait until they are requested, and so does a broken thread's error.
  const messages = on(worker, 'message', { close: ['exit'] });
  return (async function* () {
    for await (const [batch] of messages) yield batch as ReadListings;
  })();
}
