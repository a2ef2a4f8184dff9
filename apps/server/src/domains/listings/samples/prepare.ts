import { Worker } from 'node:worker_threads';
import type { ReadListings } from '../read-listings.ts';

/**
 * Generates and reads the sample catalogue in a thread of its own. Begun while a first start makes its database, it costs that start next to
 * nothing.
 * @param day The day that dates are counted back from, YYYY-MM-DD.
 */
export function prepareSamples(day: string): Promise<ReadListings> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: day });
  const read = new Promise<ReadListings>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that reads the samples ended without an answer.')));
  });
  // Whoever awaits it sees the error; where a start fails for another reason first, nobody does.
  read.catch(() => {});
  return read;
}
