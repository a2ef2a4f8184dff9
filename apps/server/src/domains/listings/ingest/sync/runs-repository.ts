import { sql } from 'kysely';
import type { Executor } from '../../../../platform/db/database.ts';
import type { RejectedRecord, SourceRequest } from '../sources/adapter.ts';

/** The most rejected records that are kept for a source. */
const MAX_REJECTS = 500;
/** The most runs that are kept for a source. */
const MAX_RUNS = 200;

export interface Run {
  id: string;
  seen: number;
  added: number;
  updated: number;
  closed: number;
  rejected: number;
  pages: number;
  total: number | null;
  unidentified: number;
  cursor: SourceRequest | null;
}

const COUNTS = ['id', 'seen', 'added', 'updated', 'closed', 'rejected', 'pages', 'total', 'unidentified'] as const;

/** The run that was interrupted, or a new one. */
export async function openRun(db: Executor, sourceId: string, now: Date, start: SourceRequest): Promise<Run> {
  await db
    .insertInto('listing_source_runs')
    .values({ source_id: sourceId, started_at: now, cursor: JSON.stringify(start) })
    .onConflict((conflict) => conflict.column('source_id').where('ended_at', 'is', null).doNothing())
    .execute();
  return getOpenRun(db, sourceId);
}

export async function getOpenRun(db: Executor, sourceId: string): Promise<Run> {
  const row = await db
    .selectFrom('listing_source_runs')
    .select([...COUNTS, 'cursor'])
    .where('source_id', '=', sourceId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  // The type says text, but the driver returns a number.
  return { ...row, id: String(row.id), cursor: row.cursor as SourceRequest | null };
}

export interface Progress {
  seen?: number;
  added?: number;
  updated?: number;
  unchanged?: number;
  rejected?: number;
  unidentified?: number;
  pages?: number;
  total?: number | null;
  /** Where an interrupted run continues. */
  cursor?: SourceRequest | null;
}

export async function addProgress(db: Executor, runId: string, progress: Progress): Promise<void> {
  const { seen = 0, added = 0, updated = 0, unchanged = 0, rejected = 0, unidentified = 0, pages = 0 } = progress;
  await db
    .updateTable('listing_source_runs')
    .set({
      seen: sql`seen + ${seen}::int`,
      added: sql`added + ${added}::int`,
      updated: sql`updated + ${updated}::int`,
      unchanged: sql`unchanged + ${unchanged}::int`,
      rejected: sql`rejected + ${rejected}::int`,
      unidentified: sql`unidentified + ${unidentified}::int`,
      pages: sql`pages + ${pages}::int`,
      ...(progress.total !== undefined && { total: sql<number>`greatest(total, ${progress.total}::int)` }),
      ...(progress.cursor !== undefined && { cursor: progress.cursor && JSON.stringify(progress.cursor) }),
    })
    .where('id', '=', runId)
    .execute();
}

export type Outcome = 'complete' | 'incomplete' | 'failed' | 'stopped';

export async function endRun(
  db: Executor,
  sourceId: string,
  end: { now: Date; outcome: Outcome; note: string | null; closed?: number },
): Promise<void> {
  await db
    .updateTable('listing_source_runs')
    .set({ ended_at: end.now, outcome: end.outcome, note: end.note, cursor: null, closed: end.closed ?? 0 })
    .where('source_id', '=', sourceId)
    .where('ended_at', 'is', null)
    .execute();
  await sql`
    DELETE FROM listing_source_runs WHERE source_id = ${sourceId} AND id < (
      SELECT id FROM listing_source_runs WHERE source_id = ${sourceId} ORDER BY id DESC OFFSET ${MAX_RUNS - 1} LIMIT 1
    )`.execute(db);
}

/** Whether the last complete run saw no job at all. */
export async function wasLastRunEmpty(db: Executor, sourceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listing_source_runs')
    .select('seen')
    .where('source_id', '=', sourceId)
    .where('outcome', 'in', ['complete', 'incomplete'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.seen === 0;
}

export async function addRejects(
  db: Executor,
  { sourceId, runId, now }: { sourceId: string; runId: string; now: Date },
  rejects: readonly RejectedRecord[],
): Promise<void> {
  if (rejects.length === 0) return;
  await db
    .insertInto('listing_source_rejects')
    .values(
      rejects.slice(0, MAX_REJECTS).map(({ at, externalId, reason }) => ({
        source_id: sourceId,
        run_id: runId,
        place: at.slice(0, 200),
        external_id: externalId?.slice(0, 200) ?? null,
        reason: reason.slice(0, 500),
        at: now,
      })),
    )
    .execute();
  await sql`
    DELETE FROM listing_source_rejects WHERE source_id = ${sourceId} AND id <= (
      SELECT id FROM listing_source_rejects WHERE source_id = ${sourceId} ORDER BY id DESC OFFSET ${MAX_REJECTS} LIMIT 1
    )`.execute(db);
}
