import { availableParallelism } from 'node:os';
import workerpool from 'workerpool';
import { isCpuClockExit } from './cpu-clock.ts';
import { pickEnvironment } from './env.ts';
import { AppError } from './errors.ts';

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
  /** Starts one process ahead of the first call. */
  warm(): Promise<void>;
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
  /** Whether to keep all processes running, so that a warm one remains when another is killed. */
  withSpare?: boolean;
}

/** Time for a process to load its script. Generous, because the machine may be busy. */
const START_LIMIT_MS = 60_000;
/** Time limit for a task that doesn't even use its CPU time. */
const WALL_LIMIT_MS = 60_000;
/** How long shutdown waits for processes to exit. A process that died while loading its script never reports it. */
const STOP_LIMIT_MS = 3000;
/** How long a caller waits for a process that is being killed. */
const EXIT_GRACE_MS = 150;

/** Maximum bytes of files that are waiting or being processed. Each file stays in memory until its task is done. */
const MEMORY_LIMIT = 256 * 1024 * 1024;

/** The pool reports how a process ended only in its error message. */
function isOutOfCpuTime(ending: string): boolean {
  const [, code, signal] = /exitCode: `(\w+)`\s+signalCode: `(\w+)`/.exec(ending) ?? [];
  return code !== undefined && isCpuClockExit(Number(code), signal ?? null);
}

const getDefaultProcesses = () => Math.max(2, Math.min(8, availableParallelism()));

/**
 * Creates an isolate. No process starts before the first call or `warm`.
 * @param script absolute path of a module that registers its tasks with `registerTasks`, including `ping`
 */
export function createIsolate(
  script: string,
  { heap = 80, processes = getDefaultProcesses(), queue = 200, withSpare: spare = false }: IsolateOptions = {},
): Isolate {
  const ending = new AbortController();
  const createPool = () =>
    workerpool.pool(script, {
      workerType: 'process',
      maxWorkers: processes,
      ...(spare && { minWorkers: processes }),
      maxQueueSize: queue,
      workerTerminateTimeout: 100,
      forkOpts: {
        serialization: 'advanced',
        signal: ending.signal,
        killSignal: 'SIGKILL',
        execArgv: [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
        // The worker gets no environment, because no secret belongs where untrusted bytes are read.
        env: pickEnvironment('PATH', 'NODE_ENV', 'NODE_COMPILE_CACHE'),
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
  return {
    async run<T>(task: string, args: unknown[], cpuLimitMs: number, wallLimitMs = WALL_LIMIT_MS): Promise<T> {
      const size = args.reduce<number>((sum, arg) => sum + (arg instanceof Uint8Array ? arg.byteLength : 0), 0);
      if (getPool().stats().pendingTasks >= queue || held + size > MEMORY_LIMIT) throw new AppError('server.busy');
      held += size;
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
            // The pool reports once the process is gone, which takes longer if memory ran out.
            timer = setTimeout(() => late.reject(createTimeout()), wallLimitMs + EXIT_GRACE_MS);
          },
        });
        return (await Promise.race([execution.timeout(START_LIMIT_MS + wallLimitMs), late.promise])) as T;
      } catch (error) {
        const isLate = error instanceof workerpool.Promise.TimeoutError;
        const isEnded = error instanceof Error && /terminated|exitCode|crashed/i.test(error.message);
        if (!started && (isLate || isEnded)) throw new AppError('server.busy', { cause: error });
        if (isLate || (isEnded && isOutOfCpuTime(error.message))) throw createTimeout(error);
        if (isEnded) throw new IsolateCrash(`${task} ended its process`, { cause: error });
        throw error;
      } finally {
        clearTimeout(timer);
        held -= size;
      }
    },
    warm: async () => {
      await getPool().exec('ping', [WALL_LIMIT_MS]);
    },
    stop: async () => {
      stopped = true;
      try {
        await opened?.terminate(true, STOP_LIMIT_MS);
      } catch {
        // Some processes are slow to exit or are already exiting. The rest is killed below.
      }
      ending.abort();
    },
  };
}
