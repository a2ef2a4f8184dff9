import type { Page } from '@playwright/test';
import { type FakePushService, startPushService } from '../../apps/server/src/platform/push/testing/push-service.ts';
import {
  clickShown,
  deliverPush,
  listOpened,
  listShown,
  recordNotifications,
  replacePushService,
} from '../support/fake-push.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { expect, open, test } from '../support/test.ts';

// One push service answers all of them.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

const SETTINGS = '/portal/settings/notifications';
let service: FakePushService;

test.beforeAll(async () => {
  service = await startPushService(PORTS.push);
});
test.afterAll(() => service.stop());

async function getPublicKey(page: Page): Promise<string> {
  const answer = await page.request.get('/api/notifications/browsers');
  return ((await answer.json()) as { publicKey: string }).publicKey;
}

test('a member turns notifications on, gets one, opens it, and turns them off', async ({ page, context }) => {
  await signUp(page);
  const browser = service.subscribe(await getPublicKey(page));
  await replacePushService(page, browser);
  await open(page, SETTINGS);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('On', { exact: true })).toBeVisible();
  await expect(page.getByText('nothing sent yet')).toBeVisible();
  await expectAccessiblePage(page);

  await page.getByRole('button', { name: 'Send test notification' }).click();
  await expect(page.getByText('Test notification sent.')).toBeVisible();
  await expect(page.getByText('last sent today')).toBeVisible();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await recordNotifications(worker);
  const [sent] = browser.received;
  await deliverPush(page, JSON.stringify(sent?.message));
  await expect
    .poll(() => listShown(worker))
    .toMatchObject([
      {
        title: 'Test notification',
        options: {
          body: 'This is how notifications from Foothold look in this browser.',
          tag: sent?.message.id,
          icon: '/icon-192.png',
        },
      },
    ]);
  await page.goto('/portal');
  await clickShown(worker);
  await expect.poll(() => listOpened(worker)).toEqual([SETTINGS]);
  expect(await listShown(worker)).toEqual([]);

  await open(page, SETTINGS);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  const answer = await page.request.get('/api/notifications/browsers');
  expect(await answer.json()).toMatchObject({ browsers: [] });
});

test('a subscription that has ended is turned off, and the page says so', async ({ page }) => {
  await signUp(page);
  const browser = service.subscribe(await getPublicKey(page));
  browser.answers = [410];
  await replacePushService(page, browser);
  await open(page, SETTINGS);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByRole('button', { name: 'Send test notification' }).click();
  await expect(
    page.getByText('This browser no longer accepts our notifications, so we turned them off.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
});

test('a member who dismisses the browser’s question can try again', async ({ page }) => {
  await signUp(page);
  await replacePushService(page, service.subscribe(await getPublicKey(page)));
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    let asked = 0;
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      if (++asked > 1) permission = 'granted';
      return permission;
    };
  });
  await open(page, SETTINGS);
  const button = page.getByRole('button', { name: 'Turn on notifications' });
  await button.click();
  await expect(page.getByText('Notifications weren’t allowed.')).toBeVisible();
  await button.click();
  await expect(page.getByText('On', { exact: true })).toBeVisible();
});

test('a browser that blocks notifications, or has none, says what to do', async ({ page }) => {
  await signUp(page);
  await open(page, SETTINGS);
  await expect(page.getByText('This browser blocks notifications from this site.')).toBeVisible();
  await expectAccessiblePage(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
  });
  await page.reload();
  await expect(page.getByText('This browser can’t show notifications from websites.')).toBeVisible();
});
