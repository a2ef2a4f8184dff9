import { setTimeout as pause } from 'node:timers/promises';
import { registerTasks } from '../../src/platform/isolate-tasks.ts';

/** Simulates a script that takes longer to load than a task may run. */
await pause(700);

registerTasks({ ping: () => true });
