import { createLogger } from '../../src/platform/logger.ts';
import { openQueue } from '../../src/platform/queue.ts';
import { slowJob } from './slow-job.ts';

/** A worker that takes a job, reports that on its output, and never finishes it. Started as a process of its own, to be killed. */
const queue = await openQueue(process.argv[2] ?? '', [slowJob], createLogger('error'));
await queue.work(slowJob, async ({ n }) => {
  process.stdout.write(`took ${n}\n`);
  await new Promise(() => undefined);
});
