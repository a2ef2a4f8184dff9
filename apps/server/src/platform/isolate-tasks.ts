import workerpool from 'workerpool';
import { startCpuClock } from './cpu-clock.ts';

type Tasks = Record<string, (...args: never[]) => unknown>;

/**
 * Registers the tasks of a worker script. A task reports when it starts, so its time limit excludes the start of the process. The first
 * argument is the CPU limit in milliseconds; the rest belong to the task.
 * @param prepare loads what a call of a task requires, before its time starts to count. It is called every time
 */
export function registerTasks(
  tasks: Tasks,
  prepare: (task: string, ...args: never[]) => unknown = () => undefined,
): void {
  const clock = startCpuClock();
  const taskEntries = Object.entries(tasks).map(([name, task]) => [
    name,
    async (cpuLimitMs: number, ...args: never[]) => {
      await prepare(name, ...args);
      workerpool.workerEmit(null);
      return clock.within(cpuLimitMs, () => task(...args));
    },
  ]);
  workerpool.worker(Object.fromEntries(taskEntries));
}
