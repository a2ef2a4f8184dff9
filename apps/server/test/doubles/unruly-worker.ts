import { offerTasks } from '../../src/platform/isolate-tasks.ts';

/** Stands for a reader that a file drives out of its mind. */
const hoard: unknown[] = [];

offerTasks({
  ping: () => true,
  pid: () => process.pid,
  loop: () => {
    for (;;);
  },
  hoard: () => {
    for (;;) hoard.push(new Array(100_000).fill(hoard.length));
  },
  break: () => process.kill(process.pid, 'SIGKILL'),
  environment: () => Object.keys(process.env).sort(),
});
