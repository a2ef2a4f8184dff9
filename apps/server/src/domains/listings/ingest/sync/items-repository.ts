import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../../platform/db/database.ts';
import type { SourceRequest } from '../sources/adapter.ts';

/** A job that a source has. */
export interface ItemRow {
  external_id: string;
  run_id: string;
  /** SHA-256, hexadecimal. Null if its page has the description. */
  page_hash: string | null;
  detail_at: Date | null;
  /** Whether its listing is stored and open. */
  open: boolean;
}

export async function findItems(db: Executor, sourceId: string, ids: readonly string[]): Promise<Map<string, ItemRow>> {
  const { rows } = await sql<ItemRow>`
    SELECT i.external_id, i.run_id::text, encode(i.page_hash, 'hex') AS page_hash, i.detail_at,
      EXISTS (SELECT FROM listings l WHERE l.source_id = i.source_id AND l.external_id = i.external_id AND l.closed_at IS NULL) AS open
    FROM listing_source_items i WHERE i.source_id = ${sourceId} AND i.external_id = ANY(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.external_id, row]));
}

export interface SeenItem {
  externalId: string;
  /** SHA-256, hexadecimal. If missing, the stored one stays. */
  pageHash?: string;
}

/**
 * The run that last saw a job, found by the primary key. As a join, a source's first run would be read in full for each job, since the
 * database doesn't yet know how many jobs it has.
 */
const lastRun = (sourceId: string, externalId: RawBuilder<unknown>) =>
  sql`(SELECT i.run_id FROM listing_source_items i WHERE i.source_id = ${sourceId} AND i.external_id = ${externalId})`;

/** Marks jobs as seen by the run. @param now when details were read. @returns how many it hadn't seen before */
export async function markSeen(
  db: Executor,
  { sourceId, runId, now }: { sourceId: string; runId: string; now: Date },
  items: readonly SeenItem[],
): Promise<number> {
  if (items.length === 0) return 0;
  const distinct = [...new Map(items.map((item) => [item.externalId, item])).values()];
  const given = JSON.stringify(
    distinct.map(({ externalId, pageHash }) => ({ external_id: externalId, hash: pageHash })),
  );
  const { rows } = await sql<{ count: number }>`
    WITH given AS (
      SELECT external_id, decode(hash, 'hex') AS hash FROM jsonb_to_recordset(${given}::jsonb) AS given (external_id text, hash text)
    ), written AS (
      INSERT INTO listing_source_items AS item (source_id, external_id, run_id, page_hash, detail_at)
      SELECT ${sourceId}, external_id, ${runId}::bigint, hash, CASE WHEN hash IS NOT NULL THEN ${now}::timestamptz END FROM given
      ON CONFLICT (source_id, external_id) DO UPDATE SET run_id = excluded.run_id,
        page_hash = coalesce(excluded.page_hash, item.page_hash), detail_at = coalesce(excluded.detail_at, item.detail_at)
    )
    SELECT count(*) AS count FROM given WHERE ${lastRun(sourceId, sql`given.external_id`)} IS DISTINCT FROM ${runId}::bigint`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Open listings of a source that the run didn't see, up to a number. */
export async function listMissing(db: Executor, sourceId: string, runId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ external_id: string }>`
    SELECT l.external_id FROM listings l
    WHERE l.source_id = ${sourceId} AND l.closed_at IS NULL AND ${lastRun(sourceId, sql`l.external_id`)} IS DISTINCT FROM ${runId}::bigint
    LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.external_id);
}

/** Forgets jobs that the source no longer has. */
export const forgetUnseen = (db: Executor, sourceId: string, runId: string) =>
  db.deleteFrom('listing_source_items').where('source_id', '=', sourceId).where('run_id', '<>', runId).execute();

/** An earlier answer to a request. */
export interface PageRow {
  etag: string;
  external_ids: string[];
  next: SourceRequest | null;
  total: number | null;
}

/** @param request SHA-256 of the request, hexadecimal. @param since older answers are read again */
export async function findPage(
  db: Executor,
  sourceId: string,
  request: string,
  since: Date,
): Promise<PageRow | undefined> {
  const row = await db
    .selectFrom('listing_source_pages')
    .select(['etag', 'external_ids', 'next', 'total'])
    .where('source_id', '=', sourceId)
    .where('request', '=', Buffer.from(request, 'hex'))
    .where('read_at', '>', since)
    .executeTakeFirst();
  return row && { ...row, next: row.next as SourceRequest | null };
}

export async function savePage(
  db: Executor,
  key: { sourceId: string; request: string; now: Date },
  page: PageRow,
): Promise<void> {
  const values = {
    etag: page.etag,
    external_ids: page.external_ids,
    next: page.next && JSON.stringify(page.next),
    total: page.total,
    read_at: key.now,
  };
  await db
    .insertInto('listing_source_pages')
    .values({ source_id: key.sourceId, request: Buffer.from(key.request, 'hex'), ...values })
    .onConflict((conflict) => conflict.columns(['source_id', 'request']).doUpdateSet(values))
    .execute();
}

/** Forgets the pages and that descriptions are current, so that the next run reads and stores everything again. */
export async function forgetAnswers(db: Executor, sourceId: string): Promise<void> {
  await forgetPages(db, sourceId);
  await db.updateTable('listing_source_items').set({ page_hash: null }).where('source_id', '=', sourceId).execute();
}

/** Forgets the pages, so that the next run requests all of them. */
export const forgetPages = (db: Executor, sourceId: string) =>
  db.deleteFrom('listing_source_pages').where('source_id', '=', sourceId).execute();
