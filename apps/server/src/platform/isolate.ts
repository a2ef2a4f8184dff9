import { availableParallelism } from 'node:os';
import workerpool from 'workerpool';
import { isCpuClockExit } from './cpu-clock.ts';
import { pickEnvironment } from './env.ts';
import { AppError } from './errors.ts';
import { createIdleTimer } from './idle.ts';

/** Runs untrusted or heavy work in separate processes, which can be killed without harm to the server. */
export interface Isolate {
  /**
   * Calls `task` of the worker script. Arguments and result are copied.
   * @param cpuLimitMs CPU time after which the process is killed; load on the machine doesn't count
   * @param wallLimitMs time after which the process is killed regardless, for tasks that hang
   * @throws IsolateTimeout
   * @throws IsolateCrash if the process ended by itself (memory, native fault)
   * @throws AppError `server.busy` if the task never started
   */
  run<T>(task: string, args: unknown[], cpuLimitMs: number, wallLimitMs?: number): Promise<T>;
  /** Ends every process within seconds. No task starts afterward. */
  stop(): Promise<void>;
}

export class IsolateTimeout extends Error {
  override readonly name = 'IsolateTimeout';
}

export class IsolateCrash extends Error {
  override readonly name = 'IsolateCrash';
}

export interface IsolateOptions {
  /** Megabytes of JavaScript heap per process. The task itself must limit other memory. */
  heap?: number;
  /** Maximum number of processes. */
  processes?: number;
  /** Maximum number of waiting calls. More are rejected. */
  queue?: number;
  /** When to end processes that nobody uses; by default they keep running. */
  idle?: {
    /** Milliseconds since the last call ended. */
    afterMs: number;
    /** Whether one process stays once there was a call, so that the next call needn't wait for its start. */
    retainsOne?: boolean;
  };
}

/** Time for a process to load its script. Generous, because the machine may be busy. */
const START_LIMIT_MS = 60_000;
/** Time limit for a task that doesn't even use its CPU time. */
const WALL_LIMIT_MS = 60_000;
/** How long shutdown waits for processes to exit. A process that died while loading its script never reports it. */
const STOP_LIMIT_MS = 3000;
/** How long a caller waits for a process that is being killed. */
const EXIT_GRACE_MS = 150;

/** How often a call is repeated because its process ended first. More processes than that rarely end at once. */
const MAX_RETRIES = 3;

/** Maximum bytes of files that are waiting or being processed. Each file stays in memory until its task is done. */
const MEMORY_LIMIT = 256 * 1024 * 1024;

/** The process ended before the task started, so the call did nothing and can be repeated. */
class EndedBeforeStart extends Error {
  override readonly name = 'EndedBeforeStart';
}

/** The pool reports only in its message that a process ended. */
const isEnding = (error: unknown): error is Error =>
  error instanceof Error && /terminated|exitCode|crashed/i.test(error.message);

/** The pool reports how a process ended only in its error message. */
function isOutOfCpuTime(ending: string): boolean {
  const [, code, signal] = /exitCode: `(\w+)`\s+signalCode: `(\w+)`/.exec(ending) ?? [];
  return code !== undefined && isCpuClockExit(Number(code), signal ?? null);
}

const getDefaultProcesses = () => Math.max(2, Math.min(8, availableParallelism()));

/**
 * Flags of Node for a process that reads untrusted bytes.
 * @param heap MB for objects that live longer. Young ones take at most three times 4 MB, since V8's default of 16 would come on top of it.
 */
export const listMemoryFlags = (heap: number): string[] => [
  `--max-old-space-size=${heap}`,
  '--max-semi-space-size=4',
  '--disable-warning=ExperimentalWarning',
];

/**
 * Creates an isolate. No process starts before the first call.
 * @param script absolute path of a module that registers its tasks with `registerTasks`, including `ping`
 */
export function createIsolate(
  script: string,
  { heap = 80, processes = getDefaultProcesses(), queue = 200, idle }: IsolateOptions = {},
): Isolate {
  const ending = new AbortController();
  const createPool = () =>
    workerpool.pool(script, {
      workerType: 'process',
      maxWorkers: processes,
      maxQueueSize: queue,
      workerTerminateTimeout: 100,
      forkOpts: {
        serialization: 'advanced',
        signal: ending.signal,
        killSignal: 'SIGKILL',
        execArgv: listMemoryFlags(heap),
        // The worker gets no environment, because no secret belongs where untrusted bytes are read.
        env: pickEnvironment('PATH', 'NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'),
      },
    });
  let opened: ReturnType<typeof createPool> | null = null;
  let stopped = false;
  const getPool = () => {
    if (stopped) throw new AppError('server.busy');
    opened ??= createPool();
    return opened;
  };
  let held = 0;
  const idleTimer = idle && createIdleTimer(idle.afterMs, () => endUnused(idle));
  const use = <T>(call: () => Promise<T>): Promise<T> => (idleTimer ? idleTimer.use(call) : call());

  /** Ends all processes at once, because the pool can't end some of them. Calls from now on use a new pool. */
  function endUnused({ retainsOne = false }: NonNullable<IsolateOptions['idle']>): void {
    const unused = opened;
    if (!unused || unused.stats().totalWorkers <= (retainsOne ? 1 : 0)) return;
    opened = null;
    // Its failure is the next caller's.
    if (retainsOne) execute('ping', [], WALL_LIMIT_MS, WALL_LIMIT_MS).catch(() => undefined);
    unused.terminate(false).catch(() => undefined);
  }

  async function execute<T>(task: string, args: unknown[], cpuLimitMs: number, wallLimitMs: number): Promise<T> {
    let started = false;
    let timer: NodeJS.Timeout | undefined;
    const late = Promise.withResolvers<never>();
    const createTimeout = (cause?: unknown) =>
      new IsolateTimeout(`${task} took more than ${cpuLimitMs} ms of CPU time or ${wallLimitMs} ms`, { cause });
    try {
      const execution = getPool().exec(task, [cpuLimitMs, ...args], {
        on: () => {
          started = true;
          execution.timeout(wallLimitMs);
          // The pool reports a timeout only after the process has exited, which takes longer if it ran out of memory, so we don’t wait for it.
          timer = setTimeout(() => late.reject(createTimeout()), wallLimitMs + EXIT_GRACE_MS);
        },
      });
      return (await Promise.race([execution.timeout(START_LIMIT_MS + wallLimitMs), late.promise])) as T;
    } catch (error) {
      const isLate = error instanceof workerpool.Promise.TimeoutError;
      if (!started && isEnding(error)) throw new EndedBeforeStart(error.message, { cause: error });
      if (!started && isLate) throw new AppError('server.busy', { cause: error });
      if (isLate || (isEnding(error) && isOutOfCpuTime(error.message))) throw createTimeout(error);
      if (isEnding(error)) throw new IsolateCrash(`${task} ended its process`, { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async run<T>(task: string, args: unknown[], cpuLimitMs: number, wallLimitMs = WALL_LIMIT_MS): Promise<T> {
      const size = args.reduce<number>((sum, arg) => sum + (arg instanceof Uint8Array ? arg.byteLength : 0), 0);
      if (getPool().stats().pendingTasks >= queue || held + size > MEMORY_LIMIT) throw new AppError('server.busy');
      held += size;
      try {
        return await use(() => retryIfEnded(() => execute<T>(task, args, cpuLimitMs, wallLimitMs)));
      } finally {
        held -= size;
      }
    },
    stop: async () => {
      stopped = true;
      idleTimer?.stop();
      try {
        await opened?.terminate(true, STOP_LIMIT_MS);
      } catch {
        // Some processes are slow to exit or are already exiting. The rest is killed below.
      }
      ending.abort();
    },
  };
}

/**
 * Repeats a call that was given to a process which had ended or was being killed because of another call. The pool notices that only then,
 * and removes that one process.
 * @throws AppError `server.busy` if that happens again and again
 */
async function retryIfEnded<T>(call: () => Promise<T>): Promise<T> {
  for (let left = MAX_RETRIES; ; left--)
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof EndedBeforeStart)) throw error;
      if (left === 0) throw new AppError('server.busy', { cause: error });
    }
}
