import type { Selectable } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { NotificationBrowsers } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type BrowserRow = Selectable<NotificationBrowsers> & { user_agent: string | null };

/** Browsers whose session hasn't expired. */
const selectBrowsers = (db: Executor, now: Date) =>
  db
    .selectFrom('notification_browsers as browser')
    .innerJoin('sessions', 'sessions.id', 'browser.session_id')
    .selectAll('browser')
    .select('sessions.user_agent')
    .where('sessions.expires_at', '>', now);

/** The latest first. */
export const listBrowsers = (db: Executor, userId: string, now: Date): Promise<BrowserRow[]> =>
  selectBrowsers(db, now)
    .where('browser.user_id', '=', userId)
    .orderBy('browser.created_at', 'desc')
    .orderBy('browser.id')
    .execute();

export const findBrowser = async (db: Executor, id: string, now: Date): Promise<BrowserRow | undefined> =>
  isUuid(id) ? selectBrowsers(db, now).where('browser.id', '=', id).executeTakeFirst() : undefined;

export interface BrowserValues {
  userId: string;
  sessionId: string;
  endpoint: string;
  publicKey: Uint8Array;
  authSecret: Uint8Array;
  at: Date;
}

/** Stores a session's browser. An earlier subscription of the session, and one of another session in the same browser, are replaced. */
export async function replaceBrowser(db: Executor, values: BrowserValues): Promise<string> {
  const { userId, sessionId, endpoint, publicKey, authSecret, at } = values;
  await db
    .deleteFrom('notification_browsers')
    .where(({ eb, or }) => or([eb('session_id', '=', sessionId), eb('endpoint', '=', endpoint)]))
    .execute();
  const { id } = await db
    .insertInto('notification_browsers')
    .values({
      user_id: userId,
      session_id: sessionId,
      endpoint,
      public_key: Buffer.from(publicKey),
      auth_secret: Buffer.from(authSecret),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const deleteBrowser = (db: Executor, { id }: Authorized<Pick<BrowserRow, 'id'>>) =>
  db.deleteFrom('notification_browsers').where('id', '=', id).execute();

/** Deletes a browser whose subscription has ended, unless it has subscribed again. */
export const deleteEnded = (db: Executor, { id, endpoint }: Pick<BrowserRow, 'id' | 'endpoint'>) =>
  db.deleteFrom('notification_browsers').where('id', '=', id).where('endpoint', '=', endpoint).execute();

export const markSent = (db: Executor, id: string, at: Date) =>
  db.updateTable('notification_browsers').set({ last_sent_at: at }).where('id', '=', id).execute();

/** The notification that a browser is to show. Undefined if it was read or deleted, or is older than `since`. */
export const findToSend = (db: Executor, id: string, { userId, since }: { userId: string; since: Date }) =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirst();
