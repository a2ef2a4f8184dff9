import { Worker } from 'node:worker_threads';

/** What the end of a process says when its CPU time was up. Windows has no such signal: there a process that is killed leaves a plain 1. */
const SIGNAL: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGVTALRM';

/** Whether a process that ended like this did so because its CPU time was up: code and signal as `exit` of a child process gives them. */
export const isCpuClockExit = (code: number | null, signal: string | null): boolean =>
  process.platform === 'win32' ? code === 1 : signal === SIGNAL;

/** Bounds the CPU time of this process, by a thread beside the one that works: a loop that never yields cannot stop it. */
export interface CpuClock {
  /**
   * Does the work; the process ends when it takes more than this.
   * @param limitMs CPU time of all threads of the process together, in milliseconds; waiting for a processor is not counted
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
