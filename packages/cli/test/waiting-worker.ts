import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Simulates a reader on a loaded machine: it uses no CPU time, and answers after `waitMs`. */
await pause(workerData.waitMs);
parentPort?.postMessage({ error: 'document.empty' });
