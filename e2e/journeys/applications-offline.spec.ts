import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, logIn, signUp } from '../support/people.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const BOARD = '/portal/applications';

const getColumn = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const getCard = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function addJob(page: Page, title: string): Promise<{ id: string }> {
  const answer = await page.request.post('/api/applications/jobs', {
    data: { title, company: 'Harlow Freight Lines' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** What the browser stores for use offline. */
const readStored = (page: Page) =>
  page.evaluate(async () => ({
    files: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname),
    texts: Object.keys(localStorage).filter((key) => key.startsWith('offline')),
  }));

/** Opens the board and waits until it opens offline too. */
async function openBoard(page: Page): Promise<void> {
  await open(page, BOARD);
  await expect
    .poll(async () => (await readStored(page)).files.filter((path) => path.startsWith('/assets/')).length)
    .toBeGreaterThan(0);
}

async function move(page: Page, title: string, to: string): Promise<void> {
  await page.getByRole('link', { name: `Move ${title} to…` }).click();
  await page.getByLabel('Move to').selectOption(to);
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
}

test('the board opens offline, and moves are sent when it is online again @phone', async ({
  page,
  context,
  another,
}) => {
  const account = await signUp(page);
  for (const title of ['Ward Clerk', 'Line Cook']) await addJob(page, title);
  await openBoard(page);
  const other = await another(account);
  await open(other, BOARD);

  await context.setOffline(true);
  await page.goto(`${BOARD}?q=clerk`);
  await waitForHydration(page);
  await expect(page).toHaveURL(BOARD);
  await expect(page.getByText(/^You’re offline\. This is from \d+:\d\d [AP]M\.$/)).toBeVisible();
  await move(page, 'Ward Clerk', 'Preparing');
  await expect(page.getByText('Moved to Preparing', { exact: true })).toBeVisible();
  await move(page, 'Ward Clerk', 'Applied');
  await move(page, 'Line Cook', 'Interview');
  await expect(page.getByText('3 changes not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 changes not sent yet')).toBeVisible();
  await expectAccessiblePage(page);

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
  await expect(page.getByText('2 changes not sent yet')).toBeVisible();
  await expect(getColumn(page, 'Applied').getByRole('article')).toContainText('Ward Clerk');
  await expect(getColumn(page, 'Saved').getByRole('article')).toContainText('Line Cook');

  await context.setOffline(false);
  await expect(getColumn(other, 'Applied').getByRole('article')).toContainText('Ward Clerk');
  await expect(page.getByText('not sent yet')).toBeHidden();
  await expect(page.getByText('You’re offline')).toBeHidden();
  await expect(getColumn(page, 'Applied').getByRole('article')).toContainText('Ward Clerk');
});

test('what has changed in the meantime isn’t moved, and changes can be discarded @phone', async ({
  page,
  context,
  another,
}) => {
  const account = await signUp(page);
  const { id } = await addJob(page, 'Ward Clerk');
  await addJob(page, 'Line Cook');
  await openBoard(page);
  const other = await another(account);

  await context.setOffline(true);
  await move(page, 'Line Cook', 'Preparing');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('1 change discarded', { exact: true })).toBeVisible();
  await expect(getColumn(page, 'Saved').getByRole('article')).toHaveCount(2);
  await move(page, 'Ward Clerk', 'Preparing');
  await move(page, 'Ward Clerk', 'Applied');
  await other.request.post(`/api/applications/${id}/moves`, { data: { to: 'offer' } });
  await context.setOffline(false);
  await expect(
    page.getByText('“Ward Clerk” has changed in the meantime. It’s in Offer now, so we didn’t move it to Preparing.'),
  ).toBeVisible();
  await expect(getColumn(page, 'Offer').getByRole('article')).toContainText('Ward Clerk');
  await expect(page.getByText('not sent yet')).toBeHidden();
});

test('a move whose request fails waits in every tab, and is sent once', async ({ page, context }) => {
  await signUp(page);
  await addJob(page, 'Ward Clerk');
  await openBoard(page);
  const tab = await context.newPage();
  await open(tab, BOARD);
  const moves: string[] = [];
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/moves')) moves.push(request.url());
  });
  await context.route('**/moves', (route) => route.abort());
  await move(page, 'Ward Clerk', 'Preparing');
  for (const each of [page, tab]) {
    await expect(each.getByText('1 change not sent yet')).toBeVisible();
    await expect(getColumn(each, 'Preparing').getByRole('article')).toContainText('Ward Clerk');
    await expect(each.getByRole('button', { name: 'Send now' })).toBeEnabled();
  }
  await context.unroute('**/moves');
  await Promise.all([page, tab].map((each) => each.evaluate(() => dispatchEvent(new Event('online')))));
  for (const each of [page, tab]) {
    await expect(each.getByText('not sent yet')).toBeHidden();
    await expect(getColumn(each, 'Preparing').getByRole('article')).toContainText('Ward Clerk');
  }
  expect(moves).toHaveLength(1);
});

test('moves that wait are also sent from another page of the portal', async ({ page, context, another }) => {
  const account = await signUp(page);
  await addJob(page, 'Ward Clerk');
  await openBoard(page);
  await context.setOffline(true);
  await move(page, 'Ward Clerk', 'Preparing');
  await expect(page.getByText('1 change not sent yet')).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  const other = await another(account);
  await open(other, BOARD);
  // The message may be gone again when a slow page has loaded completely.
  await page.goto('/portal/settings', { waitUntil: 'commit' });
  await expect(page.getByText('1 change to your applications sent', { exact: true })).toBeVisible();
  await expect(getColumn(other, 'Preparing').getByRole('article')).toContainText('Ward Clerk');
});

test('what is stored for use offline is deleted when somebody signs out or another account signs in', async ({
  page,
  context,
}) => {
  await signUp(page);
  await addJob(page, 'Ward Clerk');
  await openBoard(page);
  await page.goto('/portal/settings');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/portal\/login/);
  expect(await readStored(page)).toEqual({ files: [], texts: [] });

  await signUp(page);
  await addJob(page, 'Line Cook');
  await openBoard(page);
  await context.setOffline(true);
  await move(page, 'Line Cook', 'Preparing');
  await expect(page.getByText('1 change not sent yet')).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  const next = await signUp(page, createTestAccount('Jamie Example'));
  await logIn(page.request, next);
  const { id } = await addJob(page, 'Unit Clerk');
  await open(page, BOARD);
  await expect(getCard(page, 'Unit Clerk')).toBeVisible();
  await expect(page.getByText('not sent yet')).toBeHidden();
  await expect.poll(async () => (await readStored(page)).texts).toEqual(['offline-account']);
  expect((await page.request.get(`/api/applications/${id}`)).status()).toBe(200);
});
