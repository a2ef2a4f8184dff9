import workerpool from 'workerpool';
import { startCpuClock } from './cpu-clock.ts';

type Tasks = Record<string, (...args: never[]) => unknown>;

/**
 * Registers the tasks of an isolate's script. Each reports when it begins: its time limit counts from there, not from the start of its
 * process. The caller's first argument is the task's CPU time limit in milliseconds; the others are the task's.
 */
export function registerTasks(tasks: Tasks): void {
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
