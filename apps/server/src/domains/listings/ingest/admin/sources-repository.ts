import type { SOURCE_EVENTS, SourceField, SourceState } from '@foothold/contracts/listings/choices';
import { sql } from 'kysely';
import type { Executor } from '../../../../platform/db/database.ts';

const selectSources = (db: Executor) =>
  db
    .selectFrom('listing_sources as source')
    .selectAll('source')
    .select((query) =>
      query
        .selectFrom('listings')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('listings.source_id', '=', 'source.id')
        .where('listings.closed_at', 'is', null)
        .as('open'),
    )
    .where('source.system', 'is not', null);

export type SourceRow = Awaited<ReturnType<ReturnType<typeof selectSources>['execute']>>[number];

interface Range {
  limit: number;
  offset: number;
}

/** By name. */
export const listSources = (db: Executor, state: SourceState | undefined, { limit, offset }: Range) =>
  selectSources(db)
    .$if(state !== undefined, (query) => query.where('source.state', '=', state ?? 'on'))
    .orderBy(sql`lower(source.name)`)
    .orderBy('source.id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countSources(db: Executor, state?: SourceState): Promise<number> {
  const { count } = await db
    .selectFrom('listing_sources')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('system', 'is not', null)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'on'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findSource = (db: Executor, id: string) =>
  selectSources(db).where('source.id', '=', id).executeTakeFirst();

export async function isBoardKnown(db: Executor, system: string, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('listing_sources')
    .select('id')
    .where('system', '=', system)
    .where('token', '=', token)
    .executeTakeFirst();
  return row !== undefined;
}

/** The state of each of these sources that exists, by ID. */
export async function listStates(db: Executor, ids: readonly string[]) {
  const rows = await db
    .selectFrom('listing_sources')
    .select(['id', 'state', 'verified_at'])
    .where('id', '=', sql<string>`ANY(${ids})`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export interface NewSource {
  id: string;
  name: string;
  url: string;
  system: string;
  token: string;
  company: string | null;
  field: SourceField | null;
  state: SourceState;
  next_run_at: Date | null;
  may_store_description: boolean;
  may_show_description: boolean;
  may_mark_up_job_posting: boolean;
  attribution: string | null;
}

/** @returns false if the board was added in the meantime */
export async function insertSource(db: Executor, source: NewSource): Promise<boolean> {
  const done = await db
    .insertInto('listing_sources')
    .values({ ...source, kind: 'feed' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes the state and takes the source from the process that syncs it, if any. */
export const setState = (db: Executor, id: string, state: SourceState, nextRunAt: Date | null) =>
  db
    .updateTable('listing_sources')
    .set({ state, next_run_at: nextRunAt, claimed_by: null, claimed_until: null, failures: 0 })
    .where('id', '=', id)
    .execute();

export const setNextRun = (db: Executor, id: string, at: Date) =>
  db.updateTable('listing_sources').set({ next_run_at: at }).where('id', '=', id).execute();

/** IDs at the source of its open listings, up to a number. */
export async function listOpenIds(db: Executor, sourceId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('external_id')
    .where('source_id', '=', sourceId)
    .where('closed_at', 'is', null)
    .limit(limit)
    .execute();
  return rows.map((row) => row.external_id);
}

/** The source's samples are closed if a synced source has listings. @returns IDs of sample sources */
export async function listReplacedSamples(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM listing_sources s
    WHERE s.kind = 'sample' AND EXISTS (SELECT FROM listings l WHERE l.source_id = s.id AND l.closed_at IS NULL) AND ${HAS_SYNCED}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const HAS_SYNCED = sql`EXISTS (
  SELECT FROM listings l JOIN listing_sources s ON s.id = l.source_id WHERE s.system IS NOT NULL AND l.closed_at IS NULL
)`;

/** Whether a synced source has open listings. */
export async function hasSyncedListings(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT ${HAS_SYNCED} AS found`.execute(db);
  return rows[0]?.found ?? false;
}

type EventKind = (typeof SOURCE_EVENTS)[number];

export const addEvent = (
  db: Executor,
  event: { sourceId: string; actorId: string | null; kind: EventKind; at: Date },
) =>
  db
    .insertInto('listing_source_events')
    .values({ source_id: event.sourceId, actor_id: event.actorId, kind: event.kind, at: event.at })
    .execute();

/** Newest first. */
export const listEvents = (db: Executor, sourceId: string, limit: number) =>
  db
    .selectFrom('listing_source_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['event.kind', 'event.at', 'users.name as by'])
    .where('event.source_id', '=', sourceId)
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute();

const RUN_COLUMNS = [
  'id',
  'source_id',
  'started_at',
  'ended_at',
  'outcome',
  'seen',
  'added',
  'updated',
  'unchanged',
  'closed',
  'rejected',
  'note',
] as const;

export type RunRow = Awaited<ReturnType<typeof listRuns>>[number];

/** Newest first. */
export const listRuns = (db: Executor, sourceId: string, { limit, offset }: Range) =>
  db
    .selectFrom('listing_source_runs')
    .select(RUN_COLUMNS)
    .where('source_id', '=', sourceId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** The last run of each source. */
export const listLastRuns = (db: Executor, sourceIds: readonly string[]) =>
  db
    .selectFrom('listing_source_runs')
    .select(RUN_COLUMNS)
    .distinctOn('source_id')
    .where('source_id', 'in', [...sourceIds, ''])
    .orderBy('source_id')
    .orderBy('id', 'desc')
    .execute();

/** Newest first. */
export const listRejects = (db: Executor, sourceId: string, { limit, offset }: Range) =>
  db
    .selectFrom('listing_source_rejects')
    .select(['id', 'at', 'place', 'external_id', 'reason'])
    .where('source_id', '=', sourceId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countRows(
  db: Executor,
  table: 'listing_source_runs' | 'listing_source_rejects',
  sourceId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
  return count;
}
