import { fromKysely, type JobResult, type Job as JobWithData, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Executor } from './db/database.ts';
import type { Logger } from './logger.ts';

/** A kind of background job: a name and the shape of its payload. Its handler is registered separately, at startup. */
export interface Job<P extends object> {
  name: string;
  payload: z.ZodType<P>;
  /** Retries after the first attempt, each waiting longer. */
  retries: number;
  /** A cron line (UTC) for jobs that also run on a schedule, with an empty payload. */
  schedule?: string;
  /** A run that takes longer than this many seconds counts as failed; the default is 900. A run whose process died is found much sooner. */
  expireSeconds?: number;
}

type Declared = Pick<Job<object>, 'name' | 'retries' | 'schedule' | 'expireSeconds'>;

export interface QueueOptions {
  /** Jobs that this process adds and another one runs. */
  sendOnlyJobs?: readonly Declared[];
  /** After this many seconds without a heartbeat from its worker, a job goes to another one. At least 10. */
  heartbeatSeconds?: number;
  /** Seconds between two searches for jobs whose worker died. */
  supervisionSeconds?: number;
}

export interface Queue {
  /** Inside a transaction, the job exists only if the transaction is committed. */
  add<P extends object>(executor: Executor, job: Job<P>, payload: P): Promise<void>;
  /**
   * Calls the handler once per job, and again after a failure until the retries are used up. A job whose worker died or hung runs again, so
   * a handler must be safe to run twice.
   * @throws Error if the job was not declared when the queue was opened, or has a handler already
   */
  work<P extends object>(job: Job<P>, handler: (payload: P) => Promise<void>): Promise<void>;
  /** @throws Error naming the declared jobs that have no handler: they would wait forever, and nobody would notice */
  requireHandlers(): void;
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
}

const STOP_LIMIT_MS = 10_000;
const EXPIRE_SECONDS = 900;
/**
 * A worker sends a heartbeat every half of this. Together with the search for silent workers, the pause before the retry (2 to 4 s), and
 * the polling below, a killed worker's job starts again within a minute.
 */
const HEARTBEAT_SECONDS = 30;
const SUPERVISION_SECONDS = 15;
/**
 * New jobs are announced; polling is for retries, which aren't. Simultaneous jobs are fetched a few at a time, and while batches are full,
 * the worker polls without a pause.
 */
const POLLING = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Opens the queue on the database and prepares `jobs`, which this process runs. Several servers may do so at once. */
export async function openQueue(
  databaseUrl: string,
  jobs: readonly Declared[],
  logger: Logger,
  options: QueueOptions = {},
): Promise<Queue> {
  const { sendOnlyJobs = [], heartbeatSeconds = HEARTBEAT_SECONDS, supervisionSeconds = SUPERVISION_SECONDS } = options;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    useListenNotify: true,
    application_name: 'foothold-queue',
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
  });
  let stopping = false;
  boss.on('error', (error) => {
    // Its pool reports connections as closed before they are; errors from then on are ignored.
    if (!stopping) logger.error({ err: error }, 'job queue error');
  });
  await boss.start();
  for (const job of [...jobs, ...sendOnlyJobs]) {
    const settings = {
      retryLimit: job.retries,
      retryBackoff: true,
      retryDelay: 2,
      notify: true,
      heartbeatSeconds,
      expireInSeconds: job.expireSeconds ?? EXPIRE_SECONDS,
    };
    await boss.createQueue(job.name, settings);
    // An existing queue has the settings of the build that created it.
    await boss.updateQueue(job.name, settings);
    if (job.schedule) await boss.schedule(job.name, job.schedule, {});
  }
  const unhandled = new Set(jobs.map(({ name }) => name));
  return {
    async add(executor, job, payload) {
      await boss.send(job.name, job.payload.parse(payload), { db: fromKysely(executor) });
    },
    async work(job, handler) {
      if (!unhandled.delete(job.name))
        throw new Error(`the job ${job.name} was not declared when the queue was opened, or has two handlers`);
      const run = async ({ id, data }: JobWithData<unknown>): Promise<JobResult> => {
        try {
          await handler(job.payload.parse(data));
          return { id, status: 'completed' };
        } catch (error) {
          logger.error({ err: error, job: job.name, id }, 'job failed');
          return { id, status: 'failed', output: { message: error instanceof Error ? error.message : 'unknown' } };
        }
      };
      await boss.work(job.name, POLLING, async (items) => {
        const results: JobResult[] = [];
        for (const item of items) results.push(await run(item));
        return results;
      });
    },
    requireHandlers() {
      if (unhandled.size > 0) throw new Error(`nothing handles these jobs: ${[...unhandled].join(', ')}`);
    },
    stop() {
      stopping = true;
      return boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    },
  };
}
