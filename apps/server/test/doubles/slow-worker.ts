import { setTimeout as pause } from 'node:timers/promises';
import { offerTasks } from '../../src/platform/isolate-tasks.ts';

/** Stands for a script that takes longer to load than any of its tasks may take. */
await pause(700);

offerTasks({ ping: () => true });
