import type { HealthCheck, HealthState } from '@foothold/contracts/staff/shapes';
import type { Kysely } from 'kysely';
import { findHead, findLastCheck, findLastHead } from '../../../platform/audit/audit-repository.ts';
import { isMigrated } from '../../../platform/db/migrate.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { MailTransport } from '../../../platform/mail/mail.ts';
import { CUSTODY_JOBS, URGENT_CUSTODY_JOBS } from '../../recruiting/index.ts';
import {
  findUnsignedAge,
  type MailFigures,
  type QueueFigures,
  readDatabaseVersion,
  readMailFigures,
  readQueueFigures,
} from './health-repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A job usually starts within seconds, or a minute after a worker was killed. */
const QUEUE_LATE = { warning: 2 * MINUTE_MS, failing: 15 * MINUTE_MS };
/** One of the schedules runs every minute. */
const WORKERS_SILENT = { warning: 5 * MINUTE_MS, failing: 20 * MINUTE_MS };
const MAIL_LATE = { warning: 5 * MINUTE_MS, failing: 30 * MINUTE_MS };

/** The head is signed within 15 minutes, and verified every night. */
const SIGNATURE_LATE_MS = 60 * MINUTE_MS;

/** The custody process sleeps while nobody needs it, and only an urgent job wakes it. */
const SLEEPING_JOBS = CUSTODY_JOBS.map(({ name }) => name).filter(
  (name) => !URGENT_CUSTODY_JOBS.some((urgent) => urgent.name === name),
);

type Result = Omit<HealthCheck, 'name'>;

export interface HealthDeps {
  db: Kysely<DB>;
  transport: Pick<MailTransport, 'outcome' | 'check'>;
  logger: Pick<Logger, 'warn'>;
  now: () => Date;
}

/** Checks what the service depends on, at the moment of the request. Times are the database's and the queue's own, not a test clock's. */
export function createHealth({ db, transport, logger, now }: HealthDeps) {
  /** A check that throws has failed. The reason is in the log, because it may contain addresses. */
  async function run(name: HealthCheck['name'], check: () => Promise<Result>): Promise<HealthCheck> {
    try {
      return { name, ...(await check()) };
    } catch (error) {
      logger.warn({ err: error, check: name }, 'a health check failed');
      return { name, state: 'failing', detail: 'No answer. The reason is in the server’s log.' };
    }
  }

  async function checkDatabase(): Promise<Result> {
    const start = performance.now();
    const version = await readDatabaseVersion(db);
    const took = Math.max(1, Math.round(performance.now() - start));
    if (!(await isMigrated(db)))
      return { state: 'failing', detail: 'Some migrations haven’t run. Restart the server.' };
    return { state: 'ok', detail: `PostgreSQL ${version} answered in ${took} ms.` };
  }

  async function checkAudit(): Promise<Result> {
    const [head, signed, ...checks] = await Promise.all([
      findHead(db),
      findLastHead(db),
      findLastCheck(db, 'signing'),
      findLastCheck(db, 'verification'),
    ]);
    return describeAudit({
      entries: head?.seq ?? 0,
      signed: signed ? { seq: signed.seq, age: now().getTime() - signed.micros / 1000 } : null,
      problems: checks.flatMap((check) => check?.problems ?? []).length,
      unsignedFor: await findUnsignedAge(db, signed?.seq ?? 0),
    });
  }

  async function checkMail(): Promise<Result> {
    const figures = await readMailFigures(db);
    const reachable = await transport.check().then(
      () => true,
      (error: unknown) => {
        logger.warn({ err: error, check: 'mail' }, 'the mail service can’t be reached');
        return false;
      },
    );
    return describeMail(figures, { reachable, sends: transport.outcome === 'sent', now: Date.now() });
  }

  /** Runs every check. It never throws. */
  return async (): Promise<HealthCheck[]> => {
    const figures = readQueueFigures(db, new Date(Date.now() - DAY_MS), SLEEPING_JOBS);
    return Promise.all([
      run('database', checkDatabase),
      run('queue', async () => describeQueue(await figures, Date.now())),
      run('workers', async () => describeWorkers(await figures, Date.now())),
      run('mail', checkMail),
      run('audit', checkAudit),
    ]);
  };
}

const getState = (age: number, { warning, failing }: { warning: number; failing: number }): HealthState =>
  age >= failing ? 'failing' : age >= warning ? 'warning' : 'ok';

/** @param now milliseconds since 1970 */
export function describeQueue({ waiting, oldest, failed }: QueueFigures, now: number): Result {
  const age = oldest === null ? 0 : now - oldest.getTime();
  const lag =
    waiting === 0 || oldest === null
      ? 'Nothing is waiting'
      : `${countJobs(waiting)} waiting, the oldest for ${formatAge(age)}`;
  const failures =
    failed === 0 ? 'no job failed in the last 24 hours' : `${countJobs(failed)} failed in the last 24 hours`;
  const state = getState(age, QUEUE_LATE);
  return { state: state === 'ok' && failed > 0 ? 'warning' : state, detail: `${lag}; ${failures}.` };
}

/** @param now milliseconds since 1970 */
export function describeWorkers({ finished }: QueueFigures, now: number): Result {
  if (finished === null) return { state: 'warning', detail: 'No job has finished yet.' };
  const age = Math.max(0, now - finished.getTime());
  return { state: getState(age, WORKERS_SILENT), detail: `The last job finished ${formatAge(age)} ago.` };
}

/** @param now milliseconds since 1970 */
export function describeMail(
  { failed, queued, oldest }: MailFigures,
  { reachable, sends, now }: { reachable: boolean; sends: boolean; now: number },
): Result {
  const age = oldest === null ? 0 : now - oldest.getTime();
  if (!reachable)
    return {
      state: 'failing',
      detail: sends ? 'The mail service doesn’t answer.' : 'The server can’t write to its outbox folder.',
    };
  const how = sends ? 'The mail service answers' : 'No mail service is configured, so emails are saved as files';
  const queue = queued === 0 ? 'none is queued' : `${queued} queued, the oldest for ${formatAge(age)}`;
  const failures = failed === 0 ? 'none has failed' : `${failed} couldn’t be sent`;
  const state = getState(age, MAIL_LATE);
  return { state: state === 'ok' && failed > 0 ? 'warning' : state, detail: `${how}; ${queue}, and ${failures}.` };
}

export interface AuditFigures {
  entries: number;
  /** The last signed head. `age`: milliseconds since it was signed. */
  signed: { seq: number; age: number } | null;
  /** Problems that the last checks found. */
  problems: number;
  /** Milliseconds since the oldest entry after the last signed head was added; null if there is none. */
  unsignedFor: number | null;
}

export function describeAudit({ entries, signed, problems, unsignedFor }: AuditFigures): Result {
  if (problems > 0)
    return { state: 'failing', detail: 'The audit log isn’t intact. See the page “Audit log” for what was found.' };
  if (entries === 0 && signed === null) return { state: 'ok', detail: 'There are no entries yet.' };
  const count = `${entries} ${entries === 1 ? 'entry' : 'entries'}`;
  const signature = signed === null ? 'not signed yet' : `last signed ${formatAge(signed.age)} ago`;
  const isLate = unsignedFor !== null && unsignedFor > SIGNATURE_LATE_MS;
  return { state: isLate ? 'warning' : 'ok', detail: `${count}, ${signature}.` };
}

const countJobs = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`;

/** "40 s", "12 min", "3 hr", "2 d" */
function formatAge(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hr` : `${Math.round(hours / 24)} days`;
}
