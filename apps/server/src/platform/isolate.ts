import { availableParallelism } from 'node:os';
import workerpool from 'workerpool';
import { AppError } from './errors.ts';

/** Untrusted or heavy work, in processes of its own that can be ended without harm to the server. */
export interface Isolate {
  /**
   * Calls `task` of the worker script. Arguments and result are copied.
   * @param limitMs the process is ended after this
   * @throws IsolateTimeout, or an IsolateCrash when the process ended by itself (memory, a native fault)
   */
  run<T>(task: string, args: unknown[], limitMs: number): Promise<T>;
  /** Starts one process ahead of the first call. */
  warm(): Promise<void>;
  stop(): Promise<void>;
}

export class IsolateTimeout extends Error {
  override readonly name = 'IsolateTimeout';
}

export class IsolateCrash extends Error {
  override readonly name = 'IsolateCrash';
}

/** Megabytes of JavaScript heap a process may use; what lies outside the heap is bounded by the work itself. */
const HEAP_LIMIT = 80;
const QUEUE_LIMIT = 200;
/** Bytes of files that may wait or be worked on at once: each is held until its task is done. */
const HELD_LIMIT = 256 * 1024 * 1024;

/** @param script absolute path of a module that registers its tasks with workerpool */
export function createIsolate(script: string): Isolate {
  const pool = workerpool.pool(script, {
    workerType: 'process',
    maxWorkers: Math.max(2, Math.min(8, availableParallelism())),
    maxQueueSize: QUEUE_LIMIT,
    workerTerminateTimeout: 100,
    forkOpts: {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_LIMIT}`, '--disable-warning=ExperimentalWarning'],
      // Nothing of the server's environment: no secret is where untrusted bytes are read.
      env: {
        PATH: process.env.PATH,
        NODE_ENV: process.env.NODE_ENV,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      },
    },
  });
  let held = 0;
  return {
    async run<T>(task: string, args: unknown[], limitMs: number): Promise<T> {
      const size = args.reduce<number>((sum, arg) => sum + (arg instanceof Uint8Array ? arg.byteLength : 0), 0);
      if (pool.stats().pendingTasks >= QUEUE_LIMIT || held + size > HELD_LIMIT) throw new AppError('server.busy');
      held += size;
      try {
        return (await pool.exec(task, args).timeout(limitMs)) as T;
      } catch (error) {
        if (error instanceof workerpool.Promise.TimeoutError)
          throw new IsolateTimeout(`${task} took longer than ${limitMs} ms`);
        if (error instanceof Error && /terminated|exitCode|crashed/i.test(error.message))
          throw new IsolateCrash(`${task} ended its process`, { cause: error });
        throw error;
      } finally {
        held -= size;
      }
    },
    warm: async () => {
      await pool.exec('ping', []);
    },
    stop: async () => {
      await pool.terminate(true);
    },
  };
}
