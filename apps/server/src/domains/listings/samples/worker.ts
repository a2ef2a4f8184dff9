import { parentPort, workerData } from 'node:worker_threads';
import { readListings } from '../read-listings.ts';
import { sampleListings } from './index.ts';

parentPort?.postMessage(await readListings(sampleListings(String(workerData))));
