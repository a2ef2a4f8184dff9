import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Answers if the database does. @returns its version: "17.5" */
export async function readDatabaseVersion(db: Executor): Promise<string> {
  const { rows } = await sql<{ version: string }>`SELECT current_setting('server_version') AS version`.execute(db);
  return rows[0]?.version.split(' ')[0] ?? '';
}

export interface QueueFigures {
  /** Jobs that are due and that no worker has taken yet. */
  waiting: number;
  /** When the oldest of them was due. */
  oldest: Date | null;
  /** Jobs whose last attempt failed, since a moment. */
  failed: number;
  /** When any job was last finished. */
  finished: Date | null;
}

/** Reads the tables of the job queue. @param sleeping names of jobs that may wait, because their process sleeps */
export async function readQueueFigures(
  db: Executor,
  failedSince: Date,
  sleeping: readonly string[],
): Promise<QueueFigures> {
  const due = sql<SqlBool>`
    state IN ('created', 'retry') AND start_after <= now() AND NOT name = ANY(${sleeping}::text[])`;
  const { rows } = await sql<QueueFigures>`
    SELECT
      count(*) FILTER (WHERE ${due})::int AS waiting,
      min(start_after) FILTER (WHERE ${due}) AS oldest,
      count(*) FILTER (WHERE state = 'failed' AND completed_on > ${failedSince})::int AS failed,
      max(completed_on) FILTER (WHERE state = 'completed') AS finished
    FROM pgboss.job WHERE name NOT LIKE '\\_\\_pgboss\\_\\_%'
  `.execute(db);
  return rows[0] ?? { waiting: 0, oldest: null, failed: 0, finished: null };
}

/** @returns milliseconds since the oldest entry of the audit log after this one was added; null if there is none */
export async function findUnsignedAge(db: Executor, afterSeq: number): Promise<number | null> {
  const { rows } = await sql<{ age: number }>`
    SELECT (extract(epoch FROM clock_timestamp() - at) * 1000)::bigint AS age FROM audit_entries
    WHERE seq > ${afterSeq} ORDER BY seq LIMIT 1
  `.execute(db);
  return rows[0]?.age ?? null;
}

export interface MailFigures {
  failed: number;
  queued: number;
  /** When the oldest queued email was written. */
  oldest: Date | null;
}

export async function readMailFigures(db: Executor): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    SELECT
      count(*) FILTER (WHERE state = 'failed')::int AS failed,
      count(*) FILTER (WHERE state = 'queued')::int AS queued,
      min(created_at) FILTER (WHERE state = 'queued') AS oldest
    FROM mails WHERE state IN ('failed', 'queued')
  `.execute(db);
  return rows[0] ?? { failed: 0, queued: 0, oldest: null };
}
