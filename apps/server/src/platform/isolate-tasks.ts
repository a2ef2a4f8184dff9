import workerpool from 'workerpool';
import { startCpuClock } from './cpu-clock.ts';

type Tasks = Record<string, (...args: never[]) => unknown>;

/**
 * Registers the tasks of a worker script. A task reports when it starts, so its time limit excludes the start of the process. The first
 * argument is the CPU limit in milliseconds; the rest belong to the task.
 */
export function registerTasks(tasks: Tasks): void {
  const clock = startCpuClock();
  const taskEntries = Object.entries(tasks).map(([name, task]) => [
    name,
    (cpuLimitMs: number, ...args: never[]) => {
      workerpool.workerEmit(null);
      return clock.within(cpuLimitMs, () => task(...args));
    },
  ]);
  workerpool.worker(Object.fromEntries(taskEntries));
}
