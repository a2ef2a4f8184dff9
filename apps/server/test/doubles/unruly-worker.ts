import { setTimeout as pause } from 'node:timers/promises';
import { registerTasks } from '../../src/platform/isolate-tasks.ts';

/** Simulates a reader that a malformed file sends out of control. */
const hoard: unknown[] = [];

registerTasks({
  ping: () => true,
  pid: () => process.pid,
  pidAfter: async (ms: number) => {
    await pause(ms);
    return process.pid;
  },
  loop: () => {
    for (;;);
  },
  /** The CPU time used, in milliseconds. */
  burn: (ms: number) => {
    const getCpuTime = () => Math.round((process.cpuUsage(start).user + process.cpuUsage(start).system) / 1000);
    const start = process.cpuUsage();
    while (getCpuTime() < ms);
    return getCpuTime();
  },
  wait: (ms: number) => pause(ms, true),
  hoard: () => {
    for (;;) hoard.push(new Array(100_000).fill(hoard.length));
  },
  break: () => process.kill(process.pid, 'SIGKILL'),
  environment: () => Object.keys(process.env).sort(),
});
