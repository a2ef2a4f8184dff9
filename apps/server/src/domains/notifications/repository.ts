import type { Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Notifications } from '../../platform/db/schema.ts';

export type NotificationRow = Selectable<Notifications>;

export interface NotificationValues {
  userId: string;
  source: string;
  key: string | null;
  title: string;
  text: string | null;
  path: string;
  at: Date;
}

/** @returns the ID, or undefined if the person already has one with this key */
export async function insertNotification(db: Executor, { userId, at, ...values }: NotificationValues) {
  const row = await db
    .insertInto('notifications')
    .values({ user_id: userId, created_at: at, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Newest first, with the count of all. */
export async function listNotifications(
  db: Executor,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('notifications')
      .select(({ fn }) => [
        fn.countAll<string>().as('total'),
        fn.countAll<string>().filterWhere('read_at', 'is', null).as('unread'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counts.total), unread: Number(counts.unread) };
}

export const listAll = (db: Executor, userId: string): Promise<NotificationRow[]> =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function countUnread(db: Executor, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<string>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/**
 * Marks the person's own unread notifications as read.
 * @param ids limits it to these; other people's are left alone
 * @returns how many changed
 */
export async function markRead(
  db: Executor,
  userId: string,
  ids: readonly string[] | undefined,
  at: Date,
): Promise<number> {
  const done = await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}

/** Deletes the person's notifications that lead to a page. @returns how many */
export async function deleteForPaths(db: Executor, userId: string, paths: readonly string[]): Promise<number> {
  if (paths.length === 0) return 0;
  const done = await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('path', 'in', paths)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

export const deleteBefore = (db: Executor, moment: Date) =>
  db.deleteFrom('notifications').where('created_at', '<', moment).execute();
