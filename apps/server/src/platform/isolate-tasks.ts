import workerpool from 'workerpool';

type Tasks = Record<string, (...args: never[]) => unknown>;

/** Offers the tasks of an isolate's script. Each says when it begins: the time it may take counts from there, not from the start of its process. */
export function offerTasks(tasks: Tasks): void {
  const offered = Object.entries(tasks).map(([name, task]) => [
    name,
    (...args: never[]) => {
      workerpool.workerEmit(null);
      return task(...args);
    },
  ]);
  workerpool.worker(Object.fromEntries(offered));
}
