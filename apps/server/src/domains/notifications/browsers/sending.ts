import { randomUUID } from 'node:crypto';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import { PushDelayed, type PushMessage, type PushOutcome } from '../../../platform/push/push.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { BrowsersDeps } from './browsers.ts';
import * as repository from './browsers-repository.ts';
import { sendToBrowser } from './jobs.ts';
import { createMessage } from './message.ts';
import { ownsBrowser } from './policy.ts';

interface SendingDeps extends BrowsersDeps {
  queue: Pick<Queue, 'addAll'>;
  logger: Pick<Logger, 'warn'>;
  brand: { name: string };
}

/** A notification that is older is in the portal, and no browser shows it anymore. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/** Sends notifications to browsers. */
export function createSending({ db, events, push, queue, logger, brand, now }: SendingDeps) {
  /** Queues a notification for each browser of a person. Inside a transaction, it's sent only on commit. */
  async function queueForBrowsers(executor: Executor, userId: string, notificationId: string): Promise<void> {
    const rows = await repository.listBrowsers(executor, userId, now());
    if (rows.length === 0) return;
    const payloads = rows.map(({ id }) => ({ browserId: id, notificationId }));
    await queue.addAll(executor, sendToBrowser, payloads);
  }

  /**
   * The job behind `sendToBrowser`. What was read in the meantime isn't sent.
   * @throws PushDelayed so that the queue tries again
   */
  async function sendQueued({ browserId, notificationId }: { browserId: string; notificationId: string }) {
    const browser = await repository.findBrowser(db, browserId, now());
    if (!browser) return;
    const since = new Date(now().getTime() - MAX_AGE_MS);
    const notification = await repository.findToSend(db, notificationId, { userId: browser.user_id, since });
    if (notification) await send(browser, createMessage(notification));
  }

  /**
   * Sends a test notification to a browser, and waits for the push service's answer.
   * @throws AppError `resource.not-found`; `notifications.browser-gone`; `notifications.test-failed`
   */
  async function sendTest(actor: User, id: string): Promise<void> {
    const browser = authorize(ownsBrowser, actor, await repository.findBrowser(db, id, now()));
    const message = createMessage({
      id: randomUUID(),
      title: 'Test notification',
      text: `This is how notifications from ${brand.name} look in this browser.`,
      path: '/portal/settings/notifications',
    });
    const outcome = await send(browser, message).catch((error: unknown) => {
      if (error instanceof PushDelayed) throw new AppError('notifications.test-failed', { cause: error });
      throw error;
    });
    if (outcome === 'gone') throw new AppError('notifications.browser-gone');
    if (outcome === 'refused') throw new AppError('notifications.test-failed');
  }

  async function send(browser: repository.BrowserRow, message: PushMessage): Promise<PushOutcome> {
    const { id, user_id, endpoint, public_key, auth_secret } = browser;
    const outcome = await push.send({ endpoint, publicKey: public_key, authSecret: auth_secret }, message);
    if (outcome === 'gone') await repository.deleteEnded(db, browser);
    else if (outcome === 'accepted') await repository.markSent(db, id, now());
    else logger.warn({ browser: id, host: new URL(endpoint).host }, 'a push service refused a notification');
    await events.publish(db, user_id, { kind: 'notification-browser', id });
    return outcome;
  }

  return { queueForBrowsers, sendQueued, sendTest };
}
