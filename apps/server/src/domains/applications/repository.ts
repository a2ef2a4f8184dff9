import { MAX_PER_MEMBER, type SavedFigures } from '@foothold/core/feed';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Applications, Json } from '../../platform/db/schema.ts';
import { isUuid } from '../../platform/uuid.ts';

export type ApplicationRow = Selectable<Applications>;

/** @param removed lists the removed ones instead */
export const listApplications = (db: Executor, userId: string, removed = false): Promise<ApplicationRow[]> =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', removed ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    // Of those added at the same moment, the later one has the later event.
    .orderBy('last_event_id', 'desc')
    .execute();

/** Finds an application that isn't removed. */
export const findApplication = async (db: Executor, id: string): Promise<ApplicationRow | undefined> =>
  isUuid(id)
    ? db.selectFrom('applications').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
    : undefined;

/** The same, and keeps others from changing it until the transaction ends. */
export const lockApplication = async (db: Executor, id: string): Promise<ApplicationRow | undefined> =>
  isUuid(id)
    ? db
        .selectFrom('applications')
        .selectAll()
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;

/** Finds the application for a listing, removed or not. */
export const findByListing = async (
  db: Executor,
  userId: string,
  listingId: string,
): Promise<ApplicationRow | undefined> =>
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
    .where('listing_id', '=', sql<string>`ANY(${listingIds}::uuid[])`)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.listing_id ?? '', row.id]));
}

export async function countApplications(db: Executor, userId: string): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Of these applications, how many were answered, and how many led to an interview. An undone event doesn't count. */
export async function countReached(
  db: Executor,
  ids: readonly string[],
): Promise<{ answered: number; interviews: number }> {
  const { rows } = await sql<{ answered: number; interviews: number }>`
    SELECT count(*)::int AS answered, count(*) FILTER (WHERE interviewed)::int AS interviews FROM (
      SELECT application_id, bool_or(to_state IN ('interview', 'offer', 'accepted')) AS interviewed FROM application_events e
      WHERE application_id = ANY (${[...new Set(ids)]}::uuid[])
        AND to_state IN ('in-review', 'interview', 'offer', 'accepted', 'rejected')
        AND NOT EXISTS (SELECT FROM application_events u WHERE u.application_id = e.application_id AND u.undoes = e.id)
      GROUP BY 1
    ) AS reached`.execute(db);
  return rows[0] ?? { answered: 0, interviews: 0 };
}

/** Counts over all members, using each member's latest few. A listing saved by several members counts once. */
export async function savedFigures(db: Executor): Promise<SavedFigures> {
  const { rows } = await sql<SavedFigures>`
    WITH last AS (
      SELECT user_id, listing_id, row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC, last_event_id DESC) AS place
      FROM applications WHERE listing_id IS NOT NULL AND removed_at IS NULL
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

interface NewApplication {
  userId: string;
  resumeId: string | null;
  note: string;
  at: Date;
}

/** Adds an application for a listing, with a copy of it. Undefined if there is one already: of two simultaneous calls, one inserts. */
export const insertForListing = (db: Executor, { listingId, ...row }: NewApplication & { listingId: string }) =>
  db
    .insertInto('applications')
    .columns([
      'user_id',
      'listing_id',
      'job',
      'title',
      'company',
      'resume_id',
      'note',
      'moved_at',
      'created_at',
      'updated_at',
    ])
    .expression(
      db
        .selectFrom(sql<{ job: Json }>`(SELECT take_listing_snapshot(${listingId}::uuid) AS job)`.as('taken'))
        .select([
          sql<string>`${row.userId}::uuid`.as('user_id'),
          sql<string>`${listingId}::uuid`.as('listing_id'),
          'taken.job',
          sql<string>`taken.job->>'title'`.as('title'),
          sql<string>`taken.job->>'company'`.as('company'),
          sql<string | null>`${row.resumeId}::uuid`.as('resume_id'),
          sql<string>`${row.note}::text`.as('note'),
          sql<Date>`${row.at}::timestamptz`.as('moved_at'),
          sql<Date>`${row.at}::timestamptz`.as('created_at'),
          sql<Date>`${row.at}::timestamptz`.as('updated_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'listing_id']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Adds an application for a job from elsewhere. */
export const insertForJob = (
  db: Executor,
  {
    userId,
    resumeId,
    note,
    at,
    job,
    origin,
    tags,
  }: NewApplication & { job: { title: string; company: string }; origin: string; tags: readonly string[] },
): Promise<ApplicationRow> =>
  db
    .insertInto('applications')
    .values({
      user_id: userId,
      job: JSON.stringify(job),
      title: job.title,
      company: job.company,
      origin,
      tags: [...tags],
      resume_id: resumeId,
      note,
      moved_at: at,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type Own = Authorized<{ id: string }>;

/** What a member can change about an application, and what follows from its events. */
export type ApplicationChanges = Partial<
  Pick<
    Updateable<Applications>,
    | 'note'
    | 'tags'
    | 'resume_id'
    | 'job'
    | 'title'
    | 'company'
    | 'state'
    | 'stage_id'
    | 'applied_on'
    | 'moved_at'
    | 'last_event_id'
    | 'resume_position'
    | 'resume_template'
    | 'match_score'
  >
>;

/** Undefined if it was removed in the meantime. */
export const updateApplication = (db: Executor, { id }: { id: string }, changes: ApplicationChanges, at: Date) =>
  db
    .updateTable('applications')
    .set({ ...changes, updated_at: at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const removeApplication = (db: Executor, { id }: Own, at: Date) =>
  db
    .updateTable('applications')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .execute();

/** Also works if none of them is an ID: an empty `IN ()` is a syntax error. */
const oneOf = (ids: readonly string[]) => sql<string>`ANY(${ids.filter(isUuid)}::uuid[])`;

/** Removes those of the IDs that are the member's own. @returns what was removed */
export const removeApplications = (
  db: Executor,
  userId: string,
  ids: readonly string[],
  at: Date,
): Promise<ApplicationRow[]> =>
  db
    .updateTable('applications')
    .set({ removed_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', oneOf(ids))
    .where('removed_at', 'is', null)
    .returningAll()
    .execute();

/** Restores those of the IDs that are the member's own. @returns what was restored */
export const restoreApplications = (
  db: Executor,
  userId: string,
  ids: readonly string[],
  at: Date,
): Promise<ApplicationRow[]> =>
  db
    .updateTable('applications')
    .set({ removed_at: null, updated_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', oneOf(ids))
    .where('removed_at', 'is not', null)
    .returningAll()
    .execute();

/** Removed ones among the IDs that are the member's own. */
export async function countRemoved(db: Executor, userId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((fn) => fn.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('id', '=', oneOf(ids))
    .where('removed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds and removes tags of the member's own applications. Each keeps at most `most` tags. @returns how many have changed */
export async function changeTags(
  db: Executor,
  {
    userId,
    ids,
    add,
    remove,
    most,
  }: { userId: string; ids: readonly string[]; add: string[]; remove: string[]; most: number },
  at: Date,
): Promise<number> {
  const result = await sql`
    UPDATE applications a SET updated_at = ${at}, tags = (
      SELECT coalesce(array_agg(tag ORDER BY place), '{}') FROM (
        SELECT tag, min(place) AS place FROM unnest(a.tags || ${add}::text[]) WITH ORDINALITY AS each(tag, place)
        WHERE tag <> ALL(${remove}::text[]) GROUP BY tag ORDER BY place LIMIT ${most}) kept)
    WHERE user_id = ${userId} AND removed_at IS NULL AND id = ${oneOf(ids)}`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Deletes for good what was removed before this time. */
export const deleteRemovedBefore = (db: Executor, before: Date) =>
  db.deleteFrom('applications').where('removed_at', '<', before).execute();
