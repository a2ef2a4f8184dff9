import { parentPort, workerData } from 'node:worker_threads';
import { DocumentError, type DocumentErrorCode, type ParserView, type Reading } from '@foothold/core/resume';
import { readResumeFile, readWithViews } from '@foothold/documents/read';

export interface WorkerTask {
  bytes: Uint8Array;
  /** The file name, for its extension. */
  name?: string;
  /** Whether to include independent readings. */
  views: boolean;
}

export type WorkerAnswer = { reading: Reading; views: ParserView[]; ms: number } | { error: DocumentErrorCode };

parentPort?.postMessage(await read(workerData as WorkerTask));

async function read({ bytes, views, ...options }: WorkerTask): Promise<WorkerAnswer> {
  try {
    const started = performance.now();
    const read = views
      ? await readWithViews(bytes, options)
      : { reading: await readResumeFile(bytes, options), views: [] };
    return { ...read, ms: performance.now() - started };
  } catch (error) {
    if (error instanceof DocumentError) return { error: error.code };
    throw error;
  }
}
