import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { fromKysely, type JobResult, type Job as JobWithData, PgBoss } from 'pg-boss';
import packageJson from 'pg-boss/package.json' with { type: 'json' };
import type { z } from 'zod';
import type { Executor } from './db/database.ts';
import type { Logger } from './logger.ts';

/** A kind of background job: its name and payload. The handler is registered separately, at startup. */
export interface Job<P extends object> {
  name: string;
  payload: z.ZodType<P>;
  /** Number of retries, with increasing delays. */
  retries: number;
  /** A cron expression (UTC) for jobs that also run on a schedule, with an empty payload. */
  schedule?: string;
  /** A run that takes longer than this many seconds fails; 900 by default. A run whose process died is found much sooner. */
  expireSeconds?: number;
}

type JobDeclaration = Pick<Job<object>, 'name' | 'retries' | 'schedule' | 'expireSeconds'>;

export interface QueueOptions {
  /** Jobs that this process queues and another one runs. */
  sendOnlyJobs?: readonly JobDeclaration[];
  /** A job goes to another worker after this many seconds without a heartbeat. At least 10. */
  heartbeatSeconds?: number;
  /** Seconds between checks for jobs whose worker died. */
  supervisionSeconds?: number;
}

export interface Queue {
  /** Inside a transaction, the job exists only on commit. */
  add<P extends object>(executor: Executor, job: Job<P>, payload: P): Promise<void>;
  /** Like `add`, with one statement for several jobs of the same kind. */
  addAll<P extends object>(executor: Executor, job: Job<P>, payloads: readonly P[]): Promise<void>;
  /**
   * Calls the handler for each job, and again after a failure until the retries run out. A job also runs again if its worker died or hung,
   * so a handler must be safe to run twice.
   * @throws Error if the job wasn't declared when the queue was opened, or already has a handler
   */
  work<P extends object>(job: Job<P>, handler: (payload: P) => Promise<void>): Promise<void>;
  /** Checks that every declared job has a handler. Without one, its jobs would wait forever. @throws Error that names the jobs */
  requireHandlers(): void;
  /** Whether one of the jobs is queued and no worker has taken it yet. */
  hasWaiting(jobs: readonly JobDeclaration[]): Promise<boolean>;
  /** Waits for running jobs, then stops. */
  stop(): Promise<void>;
}

const STOP_LIMIT_MS = 10_000;
const EXPIRE_SECONDS = 900;
/**
 * Workers send a heartbeat at half this interval. With the check for silent workers, the delay before a retry (2 to 4 s), and the polling
 * below, a killed worker's job restarts within a minute.
 */
const HEARTBEAT_SECONDS = 30;
const SUPERVISION_SECONDS = 15;
/**
 * New jobs are announced, but retries aren't, so the worker polls for them. It fetches a few jobs at a time and polls without a pause while
 * batches are full.
 */
const POLLING = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** The version of the queue's tables that this version of pg-boss needs. */
const QUEUE_VERSION = packageJson.pgboss.schema;

/** How long the owner waits for indexes that an update of the queue builds in the background. */
const INDEX_LIMIT_MS = 120_000;
const INDEX_CHECK_MS = 200;

/** Creates or updates the queue's tables. Only the owner may. Several may do so at once. */
export async function installQueue(db: Executor, ownerUrl: string): Promise<void> {
  if (await isQueueCurrent(db)) return;
  const boss = new PgBoss({
    connectionString: ownerUrl,
    max: 1,
    supervise: false,
    schedule: false,
    application_name: 'foothold-owner',
  });
  const errors: unknown[] = [];
  boss.on('error', (error) => errors.push(error));
  await boss.start();
  try {
    const until = Date.now() + INDEX_LIMIT_MS;
    while (Date.now() < until && (await hasPendingIndexes(boss))) await delay(INDEX_CHECK_MS);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (errors.length > 0) throw new AggregateError(errors, 'could not update the tables of the queue');
}

/** As the queue's own check at each start, without connections of its own. */
async function isQueueCurrent(db: Executor): Promise<boolean> {
  const { rows: found } = await sql<{ has: boolean }>`SELECT to_regclass('pgboss.version') IS NOT NULL AS has`.execute(
    db,
  );
  if (!found[0]?.has) return false;
  const { rows } = await sql<{ version: number; isPending: boolean }>`
    SELECT version, EXISTS (SELECT FROM pgboss.bam WHERE status IN ('pending', 'in_progress')) AS "isPending"
    FROM pgboss.version`.execute(db);
  return rows.some(({ version, isPending }) => version >= QUEUE_VERSION && !isPending);
}

async function hasPendingIndexes(boss: PgBoss): Promise<boolean> {
  const { rows } = await boss
    .getDb()
    .executeSql(`SELECT FROM pgboss.bam WHERE status IN ('pending', 'in_progress') LIMIT 1`);
  return rows.length > 0;
}

/** Opens the queue and prepares the `jobs` that this process runs. Several servers may do so at once. */
export async function openQueue(
  databaseUrl: string,
  jobs: readonly JobDeclaration[],
  logger: Logger,
  options: QueueOptions = {},
): Promise<Queue> {
  const { sendOnlyJobs = [], heartbeatSeconds = HEARTBEAT_SECONDS, supervisionSeconds = SUPERVISION_SECONDS } = options;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    // This role may not create anything. The owner does it (installQueue).
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    application_name: 'foothold-queue',
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
  });
  let stopping = false;
  boss.on('error', (error) => {
    // The pool reports connections as closed too early. Errors after that are ignored.
    if (!stopping) logger.error({ err: error }, 'job queue error');
  });
  await boss.start();
  await declareQueues(boss, [...jobs, ...sendOnlyJobs], heartbeatSeconds);
  const unhandled = new Set(jobs.map(({ name }) => name));
  return {
    async add(executor, job, payload) {
      await boss.send(job.name, job.payload.parse(payload), { db: fromKysely(executor) });
    },
    async addAll(executor, job, payloads) {
      const rows = payloads.map((payload) => ({ data: job.payload.parse(payload) }));
      await boss.insert(job.name, rows, { db: fromKysely(executor) });
    },
    async work(job, handler) {
      if (!unhandled.delete(job.name))
        throw new Error(`the job ${job.name} wasn’t declared when the queue opened, or has two handlers`);
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
    async hasWaiting(declared) {
      const waiting = await Promise.all(declared.map(({ name }) => boss.findJobs(name, { queued: true })));
      return waiting.some(({ length }) => length > 0);
    },
    stop() {
      stopping = true;
      return boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    },
  };
}

/**
 * Creates missing queues and schedules, and updates those that an earlier build created with other settings. It writes nothing if all are
 * current, as at most starts.
 */
async function declareQueues(boss: PgBoss, jobs: readonly JobDeclaration[], heartbeatSeconds: number): Promise<void> {
  const [queues, schedules] = await Promise.all([boss.getQueues(jobs.map(({ name }) => name)), boss.getSchedules()]);
  for (const { name, retries, expireSeconds = EXPIRE_SECONDS, schedule } of jobs) {
    const settings = {
      retryLimit: retries,
      retryBackoff: true,
      retryDelay: 2,
      notify: true,
      heartbeatSeconds,
      expireInSeconds: expireSeconds,
    };
    const queue = queues.find((one) => one.name === name);
    if (!queue) await boss.createQueue(name, settings);
    else if (!isCurrent(settings, queue)) await boss.updateQueue(name, settings);
    const isScheduled = schedules.some((one) => one.name === name && one.cron === schedule);
    if (schedule && !isScheduled) await boss.schedule(name, schedule, {});
  }
}

const isCurrent = (settings: object, queue: object): boolean => {
  const stored = new Map<string, unknown>(Object.entries(queue));
  return Object.entries(settings).every(([name, value]) => stored.get(name) === value);
};
