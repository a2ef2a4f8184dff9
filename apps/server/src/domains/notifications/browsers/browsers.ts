import { browserLimits } from '@foothold/contracts/notifications';
import type { NotificationBrowser } from '@foothold/contracts/notifications/browsers';
import type { Kysely } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Executor, type Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { describeDevice } from '../../../platform/device.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { Events } from '../../../platform/events.ts';
import type { Push } from '../../../platform/push/push.ts';
import * as repository from './browsers-repository.ts';
import { ownsBrowser } from './policy.ts';

export interface BrowsersDeps {
  db: Kysely<DB>;
  transact: Transact;
  events: Pick<Events, 'publish'>;
  push: Push;
  now: () => Date;
}

export type Browsers = ReturnType<typeof createBrowsers>;

/** Browsers that show a person's notifications. Each belongs to the session that turned it on, and is forgotten when that ends. */
export function createBrowsers({ db, transact, events, push, now }: BrowsersDeps) {
  async function list(actor: User) {
    const [publicKey, rows] = await Promise.all([push.getPublicKey(), repository.listBrowsers(db, actor.id, now())]);
    return { publicKey, browsers: rows.map((row) => toBrowser(row, actor)) };
  }

  /**
   * Turns on notifications in the session's browser.
   * @throws AppError `notifications.browser-unusable` for an endpoint or keys that can't be used; `notifications.browser-limit`
   */
  async function turnOn(
    actor: User,
    given: { endpoint: string; publicKey: string; authSecret: string },
  ): Promise<NotificationBrowser> {
    const subscription = {
      endpoint: given.endpoint,
      publicKey: Buffer.from(given.publicKey, 'base64url'),
      authSecret: Buffer.from(given.authSecret, 'base64url'),
    };
    if (!push.isUsable(subscription)) throw new AppError('notifications.browser-unusable');
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `notification browsers of ${actor.id}`);
      const id = await repository.replaceBrowser(trx, {
        ...subscription,
        userId: actor.id,
        sessionId: actor.sessionId,
        at: now(),
      });
      const rows = await repository.listBrowsers(trx, actor.id, now());
      if (rows.length > browserLimits.browsers) throw new AppError('notifications.browser-limit');
      await publishChange(trx, actor.id, id);
      return toBrowser(requireFound(rows.find((row) => row.id === id)), actor);
    });
  }

  /** @throws AppError `resource.not-found` */
  async function turnOff(actor: User, id: string): Promise<void> {
    const browser = authorize(ownsBrowser, actor, await repository.findBrowser(db, id, now()));
    await repository.deleteBrowser(db, browser);
    await publishChange(db, actor.id, id);
  }

  const publishChange = (executor: Executor, userId: string, id: string) =>
    events.publish(executor, userId, { kind: 'notification-browser', id });

  return { list, turnOn, turnOff };
}

const toBrowser = (row: repository.BrowserRow, actor: User): NotificationBrowser => ({
  id: row.id,
  device: describeDevice(row.user_agent),
  current: row.session_id === actor.sessionId,
  turnedOnAt: row.created_at.toISOString(),
  lastSentAt: row.last_sent_at?.toISOString() ?? null,
});
