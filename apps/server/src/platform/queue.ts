import { fromKysely, type JobResult, type Job as JobWithData, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Executor } from './db/database.ts';
import type { Logger } from './logger.ts';

/** A kind of work for later: a name and the shape of its payload. Its handler is given at start-up, apart from it. */
export interface Job<P extends object> {
  name: string;
  payload: z.ZodType<P>;
  /** Tries after the first, each waiting longer. */
  retries: number;
  /** A cron line (UTC) for work that also comes by the clock, with an empty payload. */
  schedule?: string;
}

export interface Queue {
  /** Inside a transaction the job exists only if the transaction is committed. */
  add<P extends object>(executor: Executor, job: Job<P>, payload: P): Promise<void>;
  /** Calls the handler once a job, again after a failure until the tries are used up. */
  work<P extends object>(job: Job<P>, handler: (payload: P) => Promise<void>): Promise<void>;
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
}

const STOP_LIMIT_MS = 10_000;
/**
 * New jobs announce themselves; looking again is for retries, which nothing announces. Jobs that come at once are taken a few at a time, and
 * while there are as many as that the worker looks again without a pause.
 */
const POLLING = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Opens the queue on the database and prepares `jobs`. Several servers may do so at once. */
export async function openQueue(
  databaseUrl: string,
  jobs: readonly Pick<Job<object>, 'name' | 'retries' | 'schedule'>[],
  logger: Logger,
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    useListenNotify: true,
    application_name: 'foothold-queue',
  });
  let stopping = false;
  boss.on('error', (error) => {
    // Its pool reports connections as closed before they are: what they say then is no news.
    if (!stopping) logger.error({ err: error }, 'the queue met an error');
  });
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { retryLimit: job.retries, retryBackoff: true, retryDelay: 2, notify: true });
    if (job.schedule) await boss.schedule(job.name, job.schedule, {});
  }
  return {
    async add(executor, job, payload) {
      await boss.send(job.name, job.payload.parse(payload), { db: fromKysely(executor) });
    },
    async work(job, handler) {
      const run = async ({ id, data }: JobWithData<unknown>): Promise<JobResult> => {
        try {
          await handler(job.payload.parse(data));
          return { id, status: 'completed' };
        } catch (error) {
          logger.error({ err: error, job: job.name, id }, 'a job failed');
          return { id, status: 'failed', output: { message: error instanceof Error ? error.message : 'unknown' } };
        }
      };
      await boss.work(job.name, POLLING, async (items) => {
        const results: JobResult[] = [];
        for (const item of items) results.push(await run(item));
        return results;
      });
    },
    stop() {
      stopping = true;
      return boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    },
  };
}
