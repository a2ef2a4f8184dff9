import type { Executor } from '../../../platform/db/database.ts';

export const insertView = (db: Executor, view: { userId: string; actorId: string; page: string; at: Date }) =>
  db
    .insertInto('staff_views')
    .values({ user_id: view.userId, actor_id: view.actorId, page: view.page, at: view.at })
    .execute();

/** Whether the person opened this page since then. */
export async function isViewedSince(
  db: Executor,
  view: { userId: string; actorId: string; page: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('staff_views')
    .select('id')
    .where('user_id', '=', view.userId)
    .where('actor_id', '=', view.actorId)
    .where('page', '=', view.page)
    .where('at', '>', view.since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first, with the name of who looked. */
export const listViewsOf = (db: Executor, userId: string, limit: number) =>
  db
    .selectFrom('staff_views')
    .leftJoin('users as actor', 'actor.id', 'staff_views.actor_id')
    .select(['staff_views.id', 'staff_views.page', 'staff_views.at', 'actor.name as by', 'actor.role'])
    .where('staff_views.user_id', '=', userId)
    .orderBy('staff_views.id', 'desc')
    .limit(limit)
    .execute();

/** When this person looked at a member's page, newest first, without whose it was. */
export const listViewsBy = (db: Executor, actorId: string, limit: number) =>
  db
    .selectFrom('staff_views')
    .select(['page', 'at'])
    .where('actor_id', '=', actorId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
