import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Simulates a reader on a busy machine. It uses no CPU time and responds after `waitMs`. */
await pause(workerData.waitMs);
parentPort?.postMessage({ error: 'document.empty' });
