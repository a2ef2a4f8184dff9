import { parentPort, workerData } from 'node:worker_threads';
// Only reads. The thread loads neither the database nor the rest of the domain.
import { readListings } from '../domains/listings/ingest/read-listings.ts';
import { createSampleListings } from './index.ts';

for await (const batch of readListings(createSampleListings(String(workerData)))) parentPort?.postMessage(batch);
