import { Worker } from 'node:worker_threads';
import type { DocumentErrorCode } from '@foothold/core/resume';
import type { WorkerAnswer, WorkerTask } from './read-worker.ts';

export interface ReadLimits {
  /** The worker script. It responds with one message. */
  script: URL;
  /** CPU time limit for one file, in milliseconds. Load on the machine doesn't count. */
  cpuLimit: number;
  /** Wall-clock limit in milliseconds, for a reader that hangs. */
  wallLimit: number;
  /** Heap of the worker thread, in MB. The reader itself limits other memory. */
  heapLimit: number;
}

const GUARD: ReadLimits = {
  script: new URL('./read-worker.ts', import.meta.url),
  cpuLimit: 5_000,
  wallLimit: 60_000,
  heapLimit: 80,
};
const CHECK_INTERVAL_MS = 50;

/**
 * Reads a file in a separate thread, which is terminated if it exceeds its time or memory. No file can hang the command or the machine.
 * @returns the result, or the code of the `DocumentError`
 * @throws the thread's error, if it was a bug
 */
export async function readInThread(
  workerData: WorkerTask,
  { script, cpuLimit, wallLimit, heapLimit } = GUARD,
): Promise<WorkerAnswer> {
  const worker = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: heapLimit } });
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
  const refuse = (error: DocumentErrorCode) => resolve({ error });
  const [startedAt, before] = [performance.now(), process.cpuUsage()];
  // This thread only waits, so the process's CPU time is the reader's.
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > cpuLimit || performance.now() - startedAt > wallLimit) refuse('document.timeout');
  }, CHECK_INTERVAL_MS);
  worker.once('message', resolve);
  worker.once('error', (cause) => {
    if ('code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('document.too-complex');
    else reject(cause);
  });
  worker.once('exit', (code) => reject(new Error(`the reading thread ended with ${code} and without an answer`)));
  try {
    return await promise;
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}
