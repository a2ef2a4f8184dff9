import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadListings } from '../domains/listings/index.ts';

/**
 * Generates and reads the sample catalog in a thread of its own, batch by batch. Begun while a first start makes its database, it costs that
 * start little.
 * @param day The day that dates are counted back from, YYYY-MM-DD.
 */
export function prepareSamples(day: string): AsyncIterable<ReadListings> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: day });
  // Listens from now on: batches wait until they are asked for, and so does the error of a thread that broke.
  const messages = on(worker, 'message', { close: ['exit'] });
  return (async function* () {
    for await (const [batch] of messages) yield batch as ReadListings;
  })();
}
