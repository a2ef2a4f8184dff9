import { signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the portal says so when it is offline, keeps no page, and stays out of the checkout', async ({
  page,
  context,
}) => {
  await signUp(page);
  await open(page, '/portal');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();

  await open(page, '/checkout?plan=prime');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
