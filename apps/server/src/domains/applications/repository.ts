import { MAX_PER_MEMBER, type SavedFigures } from '@foothold/core/feed';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/uuid.ts';

export const listApplications = (db: Executor, userId: string) =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const findApplication = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

export const findByListing = async (db: Executor, userId: string, listingId: string) =>
  isUuid(listingId)
    ? db
        .selectFrom('applications')
        .selectAll()
        .where('user_id', '=', userId)
        .where('listing_id', '=', listingId)
        .executeTakeFirst()
    : undefined;

/** Finds which of the listings a member has saved. Maps listing ID to application ID. */
export async function findSaved(db: Executor, userId: string, listingIds: string[]): Promise<Map<string, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'listing_id'])
    .where('user_id', '=', userId)
    .where('listing_id', 'in', listingIds)
    .execute();
  return new Map(rows.map((row) => [row.listing_id, row.id]));
}

export async function countApplications(db: Executor, userId: string): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Counts over all members, using each member's latest few. A listing saved by several members counts once. */
export async function savedFigures(db: Executor): Promise<SavedFigures> {
  const { rows } = await sql<SavedFigures>`
    WITH last AS (
      SELECT user_id, listing_id, row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC, id) AS place
      FROM applications
    ), counted AS (SELECT * FROM last WHERE place <= ${MAX_PER_MEMBER})
    SELECT count(*) AS listings,
      count(*) FILTER (WHERE s.kind = 'sample') AS samples,
      (SELECT count(DISTINCT user_id) FROM counted) AS members,
      count(*) FILTER (WHERE l.remote = 'yes') AS remote,
      count(*) FILTER (WHERE l.sponsorship = 'sponsors') AS sponsors
    FROM listings l JOIN listing_sources s ON s.id = l.source_id
    WHERE l.id IN (SELECT listing_id FROM counted)`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('The count query returned no row.');
  return figures;
}

/** Undefined if it was already saved. Of two simultaneous calls, one inserts. */
export const insertApplication = (
  db: Executor,
  row: { userId: string; listingId: string; resumeId: string | null; note: string },
) =>
  db
    .insertInto('applications')
    .values({
      user_id: row.userId,
      listing_id: row.listingId,
      listing_snapshot: sql`take_listing_snapshot(${row.listingId}::uuid)`,
      resume_id: row.resumeId,
      note: row.note,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'listing_id']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Undefined if it was deleted in the meantime. */
export const updateNote = (db: Executor, application: Authorized<{ id: string }>, note: string) =>
  db
    .updateTable('applications')
    .set({ note, updated_at: new Date() })
    .where('id', '=', application.id)
    .returningAll()
    .executeTakeFirst();

export const deleteApplication = (db: Executor, application: Authorized<{ id: string }>) =>
  db.deleteFrom('applications').where('id', '=', application.id).execute();

export const addEvent = (db: Executor, event: { applicationId: string; actorId: string; kind: string }) =>
  db
    .insertInto('application_events')
    .values({ application_id: event.applicationId, actor_id: event.actorId, kind: event.kind })
    .execute();
