import { createLogger } from '../../src/platform/logger.ts';
import { openQueue } from '../../src/platform/queue.ts';
import { slowJob } from './slow-job.ts';

/** A worker that takes a job, prints that it has it, and never finishes. Runs as a separate process that the test kills. */
const queue = await openQueue(process.argv[2] ?? '', [slowJob], createLogger('error'));
await queue.work(slowJob, async ({ n }) => {
  process.stdout.write(`took ${n}\n`);
  await new Promise(() => undefined);
});
