import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DOCUMENT_ERRORS, type DocumentErrorCode, type ParserView, type Reading } from '@foothold/core/resume';
import { EXIT } from './exit-code.ts';
import { Failure } from './failure.ts';
import { readInput } from './input.ts';
import type { WorkerAnswer, WorkerTask } from './read-worker.ts';

/** Longest time that reading one file may take, in milliseconds. */
const TIME_LIMIT = 5_000;
/** Heap of the reading thread, in MB; with the typical 60 MB of the process it stays under 200. */
const HEAP_LIMIT = 80;

export interface ReadResume {
  reading: Reading;
  /** The same file as independent readings see it; empty unless asked for. */
  views: ParserView[];
  /** Time that reading took, in milliseconds, without starting up and without getting the bytes. */
  ms: number;
}

/**
 * Reads the résumé in a file, or on standard input for `-`. Works in a thread of its own that is ended when time is up, so
 * that no file can hang the command.
 * @throws Failure with the code of the `DocumentError`, or `file.*`
 */
export async function readResume(path: string, { views = false } = {}): Promise<ReadResume> {
  const bytes = await readInput(path);
  const answer = await readInWorker({ bytes, views, ...(path === '-' ? {} : { name: basename(path) }) });
  if ('error' in answer) throw new Failure(EXIT.unreadable, { code: answer.error, ...DOCUMENT_ERRORS[answer.error] });
  return answer;
}

function readInWorker(workerData: WorkerTask): Promise<WorkerAnswer> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT },
  });
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
  const refuse = (error: DocumentErrorCode) => resolve({ error });
  const timer = setTimeout(() => refuse('document.timeout'), TIME_LIMIT);
  worker.once('message', resolve);
  worker.once('error', (cause) => {
    if ('code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('document.too-complex');
    else reject(cause);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
