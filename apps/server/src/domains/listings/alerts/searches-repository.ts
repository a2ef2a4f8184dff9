import { type Selectable, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { SavedSearches } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { Exclusion } from '../exclusion.ts';
import { joinShown } from './hits-repository.ts';

export type SearchRow = Selectable<SavedSearches>;

/** Newest first, without removed ones. */
export const listSearches = (db: Executor, userId: string): Promise<SearchRow[]> =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Includes removed ones. */
export const findSearch = async (db: Executor, id: string): Promise<SearchRow | undefined> =>
  isUuid(id) ? db.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Includes removed ones. */
export const findByKey = (db: Executor, userId: string, key: string): Promise<SearchRow | undefined> =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('filter_key', '=', key)
    .executeTakeFirst();

/** How many searches a member has, and how many of them send alerts. */
export async function countSearches(db: Executor, userId: string): Promise<{ total: number; alerts: number }> {
  return db
    .selectFrom('saved_searches')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('frequency', '<>', 'off').as('alerts'),
    ])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
}

export const insertSearch = (
  db: Executor,
  {
    userId,
    name,
    filter,
    key,
    frequency,
    channel,
    at,
  }: { userId: string; name: string; filter: object; key: string; frequency: string; channel: string; at: Date },
): Promise<SearchRow> =>
  db
    .insertInto('saved_searches')
    .columns([
      'user_id',
      'name',
      'filter',
      'filter_key',
      'frequency',
      'channel',
      'since_revision',
      'created_at',
      'visited_at',
    ])
    .expression((query) =>
      query
        .selectFrom('listing_catalog')
        .select([
          sql<string>`${userId}::uuid`.as('user_id'),
          sql<string>`${name}::text`.as('name'),
          sql<string>`${JSON.stringify(filter)}::jsonb`.as('filter'),
          sql<string>`${key}::text`.as('filter_key'),
          sql<string>`${frequency}::text`.as('frequency'),
          sql<string>`${channel}::text`.as('channel'),
          'revision',
          sql<Date>`${at}::timestamptz`.as('created_at'),
          sql<Date>`${at}::timestamptz`.as('visited_at'),
        ]),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export interface SearchChange {
  name?: string | undefined;
  frequency?: string | undefined;
  channel?: string | undefined;
  visited_at?: Date | undefined;
  removed_at?: Date | null | undefined;
  next_alert_at?: Date | null | undefined;
}

/** Changes what isn't undefined. */
export const updateSearch = (
  db: Executor,
  search: Authorized<Pick<SearchRow, 'id'>>,
  change: SearchChange,
): Promise<SearchRow | undefined> =>
  db.updateTable('saved_searches').set(change).where('id', '=', search.id).returningAll().executeTakeFirst();

/** Turns off the alerts of a member's searches, or of one of them. @returns how many sent alerts */
export async function turnOffAlerts(db: Executor, userId: string, searchId?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('saved_searches')
    .set({ frequency: 'off', next_alert_at: null })
    .where('user_id', '=', userId)
    .$if(searchId !== undefined, (query) => query.where('id', '=', searchId ?? ''))
    .where('frequency', '<>', 'off')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * The open listings that each search counts as new, by the search's ID.
 * @param today ISO date. Listings that ended earlier don't count
 * @param without what the member has hidden
 */
export async function listNew(
  db: Executor,
  searchIds: readonly string[],
  today: string,
  without: Exclusion,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; listings: string[] }>`
    SELECT s.id, array_agg(DISTINCT shown.id) AS listings
    FROM saved_searches s JOIN saved_search_hits h ON h.search_id = s.id JOIN listings given ON given.id = h.listing_id
    ${joinShown(today)}
    WHERE s.id = ANY(${searchIds}::uuid[]) AND h.found_at > s.visited_at
      AND NOT (shown.id = ANY(${without.listings}::uuid[]) OR shown.company_id = ANY(${without.companies}::uuid[]))
    GROUP BY s.id`.execute(db);
  return new Map(rows.map(({ id, listings }) => [id, listings]));
}

/** Everything about a person's searches, for the export. */
export const listForExport = (db: Executor, userId: string) =>
  db
    .selectFrom('saved_searches as search')
    .select((search) => [
      'search.name',
      'search.filter',
      'search.frequency',
      'search.channel',
      'search.created_at',
      'search.visited_at',
      'search.alerted_at',
      'search.removed_at',
      search
        .selectFrom('saved_search_hits as hit')
        .innerJoin('listings', 'listings.id', 'hit.listing_id')
        .innerJoin('companies', 'companies.id', 'listings.company_id')
        .whereRef('hit.search_id', '=', 'search.id')
        .select(
          sql<{ listing: string; title: string; company: string; foundAt: string; announcedAt: string | null }[]>`
            coalesce(json_agg(json_build_object('listing', listings.id, 'title', listings.title, 'company', companies.name,
              'foundAt', hit.found_at, 'announcedAt', hit.announced_at) ORDER BY hit.found_at, listings.id), '[]')`.as(
            'hits',
          ),
        )
        .as('hits'),
    ])
    .where('search.user_id', '=', userId)
    .orderBy('search.created_at')
    .orderBy('search.id')
    .execute();

/** Deletes searches that were removed before a time. */
export const deleteRemoved = (db: Executor, before: Date) =>
  db.deleteFrom('saved_searches').where('removed_at', '<', before).execute();

/** Deletes what was found before a time and is no longer new. */
export const deleteHits = (db: Executor, before: Date) =>
  db.deleteFrom('saved_search_hits').where('found_at', '<', before).execute();
