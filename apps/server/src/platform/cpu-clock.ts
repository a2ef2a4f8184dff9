import { Worker } from 'node:worker_threads';

/** The exit signal of a process whose CPU time ran out. Windows has no such signal: a killed process there exits with a plain 1. */
const SIGNAL: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGVTALRM';

/** Whether a process exited because its CPU time ran out: code and signal as `exit` of a child process reports them. */
export const isCpuClockExit = (code: number | null, signal: string | null): boolean =>
  process.platform === 'win32' ? code === 1 : signal === SIGNAL;

/** Limits this process's CPU time from a separate thread, which a loop that never yields can't block. */
export interface CpuClock {
  /**
   * Runs the work; the process ends if it takes more than this.
   * @param limitMs CPU time of all threads of the process together, in milliseconds; waiting for a processor isn't counted
   */
  within<T>(limitMs: number, work: () => T | Promise<T>): Promise<T>;
}

/** For one piece of work at a time. */
export function startCpuClock(): CpuClock {
  const deadline = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  const set = (microseconds: number) => {
    Atomics.store(deadline, 0, BigInt(Math.ceil(microseconds)));
    Atomics.notify(deadline, 0);
  };
  const thread = new Worker(new URL('./cpu-clock-thread.mjs', import.meta.url), {
    workerData: { deadline, signal: SIGNAL },
    env: {},
  });
  thread.unref();
  return {
    within: async (limitMs, work) => {
      const { user, system } = process.cpuUsage();
      set(user + system + limitMs * 1000);
      try {
        return await work();
      } finally {
        set(0);
      }
    },
  };
}
