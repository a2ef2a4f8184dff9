import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../src/platform/logger.ts';
import { type Job, openQueue, type Queue } from '../src/platform/queue.ts';
import { slowJob } from './doubles/slow-job.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const logger = createLogger('silent');
const opened: Queue[] = [];
afterEach(() => Promise.all(opened.splice(0).map((queue) => queue.stop())));

const openTestQueue = async (...given: Parameters<typeof openQueue> extends [string, ...infer Rest] ? Rest : never) => {
  const queue = await openQueue(test.databaseUrl, ...given);
  opened.push(queue);
  return queue;
};
const emptyPayload = z.record(z.string(), z.never());
const createJob = (name: string): Job<Record<string, never>> => ({ name, payload: emptyPayload, retries: 2 });

describe('a job', () => {
  it("goes to another worker within a minute of its worker being killed, even in an older build's database", async () => {
    const older = new PgBoss({ connectionString: test.databaseUrl, supervise: false, schedule: false });
    await older.start();
    await older.createQueue(slowJob.name, { retryLimit: 2 });
    await older.stop();

    const adding = await openTestQueue([], logger, { sendOnlyJobs: [slowJob] });
    const worker = spawn(process.execPath, [join(import.meta.dirname, 'doubles/hanging-worker.ts'), test.databaseUrl], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await adding.add(test.app.db, slowJob, { n: 7 });
    await once(worker.stdout, 'data');
    worker.kill('SIGKILL');
    await once(worker, 'exit');

    const finished: number[] = [];
    const other = await openTestQueue([slowJob], logger, { supervisionSeconds: 1 });
    await other.work(slowJob, async ({ n }) => void finished.push(n));
    // Half a minute passes without a heartbeat. The rest of the minute covers the check, the delay before the retry, and polling.
    const silent = await sql`
      UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '31 seconds', started_on = started_on - interval '31 seconds'
      WHERE name = ${slowJob.name} AND state = 'active' RETURNING id`.execute(test.app.db);
    expect(silent.rows).toHaveLength(1);
    await test.eventually(async () => finished.length > 0);
    expect(finished).toEqual([7]);
  });

  it('a long job stays with its worker as long as the worker sends heartbeats', async () => {
    const long = createJob('test.long');
    const queue = await openTestQueue([long], logger, { heartbeatSeconds: 20 });
    let finish = () => {};
    let runs = 0;
    await queue.work(long, () => {
      runs++;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await queue.add(test.app.db, long, {});
    const getJob = async () => {
      const { rows } = await sql<{ state: string; reported: boolean }>`
        SELECT state, heartbeat_on > started_on AS reported FROM pgboss.job WHERE name = ${long.name}`.execute(
        test.app.db,
      );
      return rows[0];
    };
    await test.eventually(async () => (await getJob())?.reported === true); // Null until a worker has it.
    expect(await getJob()).toMatchObject({ state: 'active' });
    finish();
    await test.eventually(async () => (await getJob())?.state === 'completed');
    expect(runs).toBe(1);
  });
});

describe('startup', () => {
  it('rejects a job with no handler, with two handlers, or that was never declared', async () => {
    const [handled, forgotten, unknown] = [
      createJob('test.handled'),
      createJob('test.forgotten'),
      createJob('test.unknown'),
    ];
    const queue = await openTestQueue([handled, forgotten], logger, { sendOnlyJobs: [unknown] });
    await queue.work(handled, async () => undefined);
    expect(() => queue.requireHandlers()).toThrow('test.forgotten');
    await expect(queue.work(handled, async () => undefined)).rejects.toThrow('test.handled');
    await expect(queue.work(unknown, async () => undefined)).rejects.toThrow('test.unknown');
    await queue.work(forgotten, async () => undefined);
    expect(() => queue.requireHandlers()).not.toThrow();
  });

  it('applies the settings and the schedule of this build, and writes nothing if they are current', async () => {
    const timed = { ...createJob('test.timed'), schedule: '0 3 * * *' };
    const readStored = async () =>
      (
        await sql`
          SELECT q.retry_limit, q.expire_seconds, q.updated_on, s.cron, s.updated_on AS scheduled_on
          FROM pgboss.queue q JOIN pgboss.schedule s USING (name) WHERE name = ${timed.name}`.execute(test.app.db)
      ).rows;
    await openTestQueue([timed], logger);
    const first = await readStored();
    expect(first).toMatchObject([{ retry_limit: 2, expire_seconds: 900, cron: '0 3 * * *' }]);
    await openTestQueue([timed], logger);
    expect(await readStored()).toEqual(first);
    await openTestQueue([{ ...timed, retries: 5, expireSeconds: 60, schedule: '0 4 * * *' }], logger);
    expect(await readStored()).toMatchObject([{ retry_limit: 5, expire_seconds: 60, cron: '0 4 * * *' }]);
  });
});
