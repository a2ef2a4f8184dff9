import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

/** By name. */
export const listFilters = (db: Executor, userId: string, list: string) =>
  db
    .selectFrom('saved_filters')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy(sql`lower(name)`)
    .execute();

export const listAllFilters = (db: Executor, userId: string) =>
  db
    .selectFrom('saved_filters')
    .select(['list', 'name', 'query', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findFilter = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('saved_filters').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Undefined if the person already has a filter of this name for the list. */
export const insertFilter = (
  db: Executor,
  filter: { userId: string; list: string; name: string; query: string; at: Date },
) =>
  db
    .insertInto('saved_filters')
    .values({
      user_id: filter.userId,
      list: filter.list,
      name: filter.name,
      query: filter.query,
      created_at: filter.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name', 'query'])
    .executeTakeFirst();

export const deleteFilter = (db: Executor, filter: Authorized<{ id: string }>) =>
  db.deleteFrom('saved_filters').where('id', '=', filter.id).execute();
