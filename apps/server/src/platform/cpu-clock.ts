import { Worker } from 'node:worker_threads';

/** The signal that ends a process out of CPU time. Windows has no such signal; a killed process exits with code 1 there. */
const SIGNAL: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGVTALRM';

/** Whether a child process exited because it ran out of CPU time. Takes the arguments of the `exit` event. */
export const isCpuClockExit = (code: number | null, signal: string | null): boolean =>
  process.platform === 'win32' ? code === 1 : signal === SIGNAL;

/** Limits the CPU time of this process. It runs in a separate thread, so an endless loop can't block it. */
export interface CpuClock {
  /**
   * Runs the work and ends the process if it takes longer than allowed.
   * @param limitMs CPU time of all threads in milliseconds; time spent waiting for a CPU doesn't count
   */
  within<T>(limitMs: number, work: () => T | Promise<T>): Promise<T>;
}

/** Limits one piece of work at a time. */
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
