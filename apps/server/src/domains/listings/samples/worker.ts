import { parentPort, workerData } from 'node:worker_threads';
import { readListings } from '../ingest/read-listings.ts';
import { sampleListings } from './index.ts';

for await (const batch of readListings(sampleListings(String(workerData)))) parentPort?.postMessage(batch);
