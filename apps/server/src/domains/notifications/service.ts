import { NOTIFICATION_DAYS } from '@foothold/contracts/notifications';
import type { Kysely } from 'kysely';
import type { User } from '../../platform/actor.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Events } from '../../platform/events.ts';
import * as repository from './repository.ts';
import { toNotification } from './views.ts';

const PAGE_SIZE = 20;
const DAY_MS = 24 * 60 * 60_000;
const MAX_TITLE = 300;
const MAX_TEXT = 4000;

interface NewNotification {
  userId: string;
  /** The name of the domain that announces it. */
  source: string;
  title: string;
  text?: string;
  /** The page it leads to, such as `/portal/billing`. */
  path: string;
  /** Something that can be announced again has a key, so that the person is told once. */
  key?: string;
  /** Whether browsers in which the person turned notifications on show it, too. */
  push?: boolean;
}

interface NotificationsDeps {
  db: Kysely<DB>;
  events: Pick<Events, 'publish'>;
  queueForBrowsers: (executor: Executor, userId: string, notificationId: string) => Promise<void>;
  now: () => Date;
}

export type Notifications = ReturnType<typeof createNotifications>;

/** Notifications in the portal. Knows nothing about what they are about. */
export function createNotifications({ db, events, queueForBrowsers, now }: NotificationsDeps) {
  /** Notifies a person. Inside a transaction, they are told only on commit. */
  async function notify(
    executor: Executor,
    { userId, source, title, text, path, key, push = false }: NewNotification,
  ): Promise<void> {
    const id = await repository.insertNotification(executor, {
      userId,
      source,
      key: key ?? null,
      title: shorten(title, MAX_TITLE),
      text: text === undefined ? null : shorten(text, MAX_TEXT),
      path,
      at: now(),
    });
    if (id === undefined) return;
    await publishChange(executor, userId, id);
    if (push) await queueForBrowsers(executor, userId, id);
  }

  /** Deletes what leads to pages that no longer exist. */
  async function forgetPath(executor: Executor, userId: string, ...paths: readonly string[]): Promise<void> {
    if ((await repository.deleteForPaths(executor, userId, paths)) > 0) await publishChange(executor, userId, 'all');
  }

  async function list(actor: User, page: number) {
    const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    const { rows, total, unread } = await repository.listNotifications(db, actor.id, window);
    return { notifications: rows.map(toNotification), unread, total, pageSize: PAGE_SIZE };
  }

  const countUnread = async (actor: User) => ({ unread: await repository.countUnread(db, actor.id) });

  /** Marks these as read, or all of them. */
  async function markRead(actor: User, ids?: readonly string[]) {
    if ((await repository.markRead(db, actor.id, ids, now())) > 0) await publishChange(db, actor.id, 'all');
    return countUnread(actor);
  }

  const publishChange = (executor: Executor, userId: string, id: string) =>
    events.publish(executor, userId, { kind: 'notification', id });

  /** The job behind `forgetNotifications`. */
  const forgetOld = () => repository.deleteBefore(db, new Date(now().getTime() - NOTIFICATION_DAYS * DAY_MS));

  return { notify, forgetPath, list, countUnread, markRead, forgetOld };
}

const shorten = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
