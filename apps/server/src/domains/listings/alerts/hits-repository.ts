import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/**
 * Joins the open listing that search shows for the job of the listing `given`, as `shown`. There is none once the job is closed.
 * @param today ISO date. Listings that ended earlier are closed
 */
export function joinShown(today: string): RawBuilder<unknown> {
  const isShown = sql`l.closed_at IS NULL AND NOT l.is_duplicate AND (l.valid_through IS NULL OR l.valid_through >= ${today})`;
  // Two parts instead of an "or", for which the planner reads all listings.
  return sql`CROSS JOIN LATERAL (
      SELECT l.id, l.company_id, l.posted_at FROM listings l
      WHERE l.id = given.id AND given.opening_id IS NULL AND ${isShown}
      UNION ALL
      SELECT l.id, l.company_id, l.posted_at FROM listings l WHERE l.opening_id = given.opening_id AND ${isShown}
      ORDER BY id LIMIT 1
    ) shown`;
}

/** A listing in the order in which listings were added. */
export interface AddedListing {
  id: string;
  added_revision: number;
}

/** How far new listings were compared with the saved searches. */
export interface Progress {
  /** The last listing that was compared with all searches. */
  after: AddedListing;
  /** The last listing of those being compared. Undefined before the next ones are chosen. */
  until?: AddedListing | undefined;
  /** The filter of the last search that these were compared with. */
  filterKey: string;
}

/** Locks the progress until the transaction ends. Undefined while another process compares listings. */
export async function lockProgress(db: Executor): Promise<Progress | undefined> {
  const row = await db.selectFrom('listing_alert_progress').selectAll().forUpdate().skipLocked().executeTakeFirst();
  if (!row) return undefined;
  const { listing_id, revision, until_listing_id, until_revision, filter_key } = row;
  return {
    after: { id: listing_id, added_revision: Number(revision) },
    until: until_listing_id === null ? undefined : { id: until_listing_id, added_revision: Number(until_revision) },
    filterKey: filter_key,
  };
}

export const saveProgress = (db: Executor, { after, until, filterKey }: Progress) =>
  db
    .updateTable('listing_alert_progress')
    .set({
      listing_id: after.id,
      revision: after.added_revision,
      until_listing_id: until?.id ?? null,
      until_revision: until?.added_revision ?? null,
      filter_key: filterKey,
    })
    .execute();

/** The next listings that were added after another, up to a number or the last one of the progress. */
export async function listAdded(db: Executor, { after, until }: Progress, limit: number): Promise<AddedListing[]> {
  const end = until ? sql`AND (added_revision, id) <= (${until.added_revision}, ${until.id}::uuid)` : sql``;
  const { rows } = await sql<AddedListing>`
    SELECT id, added_revision FROM listings
    WHERE added_revision > 0 AND (added_revision, id) > (${after.added_revision}, ${after.id}::uuid) ${end}
    ORDER BY added_revision, id LIMIT ${limit}`.execute(db);
  return rows;
}

/**
 * The jobs among listings that were added: each as the listing that search shows for it. Leaves out samples, listings that are closed by now,
 * and those of a job that was already known: open elsewhere, or closed after `knownSince` and listed again.
 * @param today ISO date. Listings that ended earlier are closed
 */
export async function listNewJobs(
  db: Executor,
  added: readonly AddedListing[],
  { today, knownSince }: { today: string; knownSince: Date },
): Promise<AddedListing[]> {
  const { rows } = await sql<AddedListing>`
    SELECT shown.id, given.added_revision
    FROM listings given JOIN listing_sources s ON s.id = given.source_id
    ${joinShown(today)}
    WHERE given.id = ANY(${added.map(({ id }) => id)}::uuid[]) AND s.kind <> 'sample' AND NOT EXISTS (
      SELECT FROM listings other
      WHERE other.opening_id = given.opening_id AND (other.added_revision, other.id) < (given.added_revision, given.id)
        AND (other.closed_at IS NULL OR other.closed_at > ${knownSince})
    )
    ORDER BY given.added_revision, given.id`.execute(db);
  return rows;
}

export interface StoredFilter {
  filter_key: string;
  filter: unknown;
}

/** The next different filters of all saved searches, by key. @param after the last key of the call before */
export const listFilters = (db: Executor, after: string, limit: number): Promise<StoredFilter[]> =>
  db
    .selectFrom('saved_searches')
    .distinctOn('filter_key')
    .select(['filter_key', 'filter'])
    .where('filter_key', '>', after)
    .orderBy('filter_key')
    .limit(limit)
    .execute();

export interface FoundListing extends AddedListing {
  filterKey: string;
}

/**
 * Records new listings for the searches with these filters that were saved before the listings were added. A search without alerts never
 * announces them. Searches that are deleted at the same time are skipped.
 * @returns the searches with a new listing
 */
export async function insertHits(db: Executor, found: readonly FoundListing[], at: Date): Promise<string[]> {
  if (found.length === 0) return [];
  const { rows } = await sql<{ search_id: string }>`
    INSERT INTO saved_search_hits (search_id, listing_id, found_at, announced_at)
    SELECT s.id, given.listing_id, ${at}, CASE WHEN s.frequency = 'off' THEN ${at}::timestamptz END
    FROM unnest(
      ${found.map(({ filterKey }) => filterKey)}::text[], ${found.map(({ id }) => id)}::uuid[],
      ${found.map(({ added_revision }) => added_revision)}::bigint[]
    ) AS given (filter_key, listing_id, revision)
    JOIN saved_searches s ON s.filter_key = given.filter_key AND s.since_revision < given.revision
    FOR KEY SHARE OF s
    ON CONFLICT DO NOTHING RETURNING search_id`.execute(db);
  return [...new Set(rows.map((row) => row.search_id))];
}

/** Deletes the oldest new listings of searches beyond a number for each. */
export async function deleteExcessHits(db: Executor, searchIds: readonly string[], most: number): Promise<void> {
  await sql`
    DELETE FROM saved_search_hits hits USING (
      SELECT search_id, listing_id, row_number() OVER (PARTITION BY search_id ORDER BY found_at DESC, listing_id) AS rank
      FROM saved_search_hits WHERE search_id = ANY(${searchIds}::uuid[])
    ) ranked
    WHERE ranked.rank > ${most} AND hits.search_id = ranked.search_id AND hits.listing_id = ranked.listing_id`.execute(
    db,
  );
}

/** Those of the searches that send alerts and have none due. */
export const listUnscheduled = (db: Executor, searchIds: readonly string[]) =>
  db
    .selectFrom('saved_searches as search')
    .innerJoin('users', 'users.id', 'search.user_id')
    .select(['search.id', 'search.frequency', 'search.alerted_at', 'users.region'])
    .where('search.id', 'in', searchIds)
    .where('search.frequency', '<>', 'off')
    .where('search.next_alert_at', 'is', null)
    .execute();

/** Sets when searches send their next alert, if it isn't set yet. */
export async function schedule(db: Executor, due: ReadonlyMap<string, Date>): Promise<void> {
  await sql`
    UPDATE saved_searches SET next_alert_at = given.at
    FROM unnest(${[...due.keys()]}::uuid[], ${[...due.values()]}::timestamptz[]) AS given (id, at)
    WHERE saved_searches.id = given.id AND next_alert_at IS NULL AND frequency <> 'off'`.execute(db);
}

/** Searches whose alert is due, the one that has waited longest first. */
export async function listDue(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('next_alert_at', '<=', now)
    .where('removed_at', 'is', null)
    .orderBy('next_alert_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a search whose alert is due. Undefined if another process sends it, or nothing is due anymore. */
export const lockDue = (db: Executor, id: string, now: Date) =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', id)
    .where('next_alert_at', '<=', now)
    .where('removed_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** How many of a member's searches with alerts were saved before one of them. */
export async function countEarlierAlerts(
  db: Executor,
  search: { id: string; user_id: string; created_at: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', search.user_id)
    .where('frequency', '<>', 'off')
    .where('removed_at', 'is', null)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(search.created_at, search.id)))
    .executeTakeFirstOrThrow();
  return count;
}

/** The open listings that wait for a search's alert, the latest first. @param today ISO date */
export async function listWaiting(db: Executor, searchId: string, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT shown.posted_at, shown.id
    FROM saved_search_hits h JOIN listings given ON given.id = h.listing_id
    ${joinShown(today)}
    WHERE h.search_id = ${searchId} AND h.announced_at IS NULL
    ORDER BY shown.posted_at DESC, shown.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** From now on, no alert announces what waits for one. */
export const markAnnounced = (db: Executor, searchId: string, at: Date) =>
  db
    .updateTable('saved_search_hits')
    .set({ announced_at: at })
    .where('search_id', '=', searchId)
    .where('announced_at', 'is', null)
    .execute();

/** @param alertedAt when the alert was sent, or undefined if there was nothing to send */
export const finishAlert = (db: Executor, searchId: string, alertedAt: Date | undefined) =>
  db
    .updateTable('saved_searches')
    .set({ next_alert_at: null, ...(alertedAt && { alerted_at: alertedAt }) })
    .where('id', '=', searchId)
    .execute();

export const postpone = (db: Executor, searchId: string, until: Date) =>
  db
    .updateTable('saved_searches')
    .set({ next_alert_at: until })
    .where('id', '=', searchId)
    .where('next_alert_at', 'is not', null)
    .execute();
