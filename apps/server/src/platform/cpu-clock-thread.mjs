// Waits until cpu-clock.ts sets a deadline, then kills the process if that much CPU time is used before the deadline is cleared.
// Plain JavaScript, because stripping types would cost every process extra memory and startup time.
import process from 'node:process';
import { workerData } from 'node:worker_threads';

/** @type {{ deadline: BigInt64Array, signal: NodeJS.Signals }} */
const { deadline, signal } = workerData;
const NO_DEADLINE = 0n;
const CHECK_INTERVAL_MS = 50;

for (;;) {
  Atomics.wait(deadline, 0, NO_DEADLINE);
  const due = Atomics.load(deadline, 0);
  if (due === NO_DEADLINE) continue;
  const { user, system } = process.cpuUsage();
  const leftMs = (Number(due) - user - system) / 1000;
  if (leftMs <= 0 && Atomics.load(deadline, 0) === due) process.kill(process.pid, signal);
  Atomics.wait(deadline, 0, due, Math.min(Math.max(leftMs, 1), CHECK_INTERVAL_MS));
}
