import type { Page, Worker } from '@playwright/test';
import type { FakeBrowser } from '../../apps/server/src/platform/push/testing/push-service.ts';

/**
 * Lets a page subscribe at a push service of ours, with permission to show notifications. A headless browser has no push service and always
 * refuses that permission, so what the page calls is replaced.
 */
export async function replacePushService(page: Page, { subscription }: Pick<FakeBrowser, 'subscription'>) {
  await page.addInitScript(({ endpoint, publicKey, authSecret }) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true });
    Notification.requestPermission = async () => 'granted';
    const stored = 'subscribed-in-test';
    const subscribed = {
      toJSON: () => ({ endpoint, keys: { p256dh: publicKey, auth: authSecret } }),
      unsubscribe: async () => {
        sessionStorage.removeItem(stored);
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(stored, 'yes');
      return subscribed;
    };
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem(stored) ? subscribed : null);
  }, subscription);
}

/** Delivers a message to the portal's service worker, as the browser does once the push service passed it on. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
}

interface Shown {
  title: string;
  options: { body: string; tag: string; data: { path: string } };
}

/** What tests replace in the service worker. */
interface WorkerScope {
  registration: { showNotification(title: string, options: Shown['options']): Promise<void> };
  clients: { openWindow(url: string): Promise<null> };
  shown: Shown[];
  opened: string[];
  dispatchEvent(event: Event): boolean;
  ExtendableEvent: typeof Event;
}

/** Records what the service worker shows and opens, because a headless browser lets it do neither. */
export const recordNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    Object.assign(scope, { shown: [], opened: [] });
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, options });
    };
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url);
      return null;
    };
  });

export const listShown = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);

/** Clicks the latest notification. */
export const clickShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const notification = { data: scope.shown.at(-1)?.options.data, close: () => scope.shown.pop() };
    scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
  });

/** The paths that the service worker opened. */
export const listOpened = (worker: Worker): Promise<string[]> =>
  worker.evaluate(() => (globalThis as unknown as WorkerScope).opened.map((url) => new URL(url).pathname));
