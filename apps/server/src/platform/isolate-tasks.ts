import workerpool from 'workerpool';
import { startCpuClock } from './cpu-clock.ts';

type Tasks = Record<string, (...args: never[]) => unknown>;

/**
 * Offers the tasks of an isolate's script. Each says when it begins: the time it may take counts from there, not from the start of its process.
 * The caller's first argument is the CPU time that the task may use, in milliseconds; the others are the task's.
 */
export function offerTasks(tasks: Tasks): void {
  const clock = startCpuClock();
  const offered = Object.entries(tasks).map(([name, task]) => [
    name,
    (cpuLimitMs: number, ...args: never[]) => {
      workerpool.workerEmit(null);
      return clock.within(cpuLimitMs, () => task(...args));
    },
  ]);
  workerpool.worker(Object.fromEntries(offered));
}
