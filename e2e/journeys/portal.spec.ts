import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { buyPlan, findToast } from '../support/paying.ts';
import { createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { listPortalPages } from '../support/portal-pages.ts';
import { expect, open, test } from '../support/test.ts';

/** The shell has one for wide windows and one for phones. */
const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });

const findSteps = (page: Page) => page.getByRole('list', { name: 'Your steps' }).getByRole('listitem');

test.describe('the home of the portal', () => {
  test('greets a new member and lets them try the sample with one click @phone', async ({ page }) => {
    await signUp(page, createTestAccount('Ada Brook'), { confirmed: false });
    await open(page, '/portal');
    const main = page.getByRole('main');
    await expect(main).toHaveText(/^Welcome, Ada/);
    await expect(findSteps(page)).toHaveText([/Résumé uploaded \(now\)/, /\(ahead\)/, /\(ahead\)/, /\(ahead\)/]);
    await expectAccessiblePage(page);
    await main.getByRole('button', { name: 'Try a sample résumé and job' }).click();
    await expect(page).toHaveURL(/\/portal\/resumes\/[0-9a-f-]{36}$/);
    await open(page, '/portal');
    await expect(findSteps(page).first()).toContainText('(done)');
    await expect(findSteps(page).nth(1)).toContainText('(done)');
    await expect(page.getByRole('heading', { name: 'Best matches' })).toBeVisible();
    await main.getByRole('link', { name: 'Improve score' }).click();
    await expect(page).toHaveURL(/\/improve$/);
  });
});

test.describe('notifications', () => {
  test('are counted at the bell, lead to their page, and are marked as read @phone', async ({ page }) => {
    const { email } = await signUp(page);
    await buyPlan(page.request, { email, firstName: 'Robin', lastName: 'Example' }, 'Foothold One');
    await open(page, '/portal/settings');
    await findButton(page, 'Notifications, 1 unread').click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('listitem')).toContainText('Your Foothold One receipt');
    await expectAccessiblePage(page);
    await panel.getByRole('link', { name: /Your Foothold One receipt/ }).click();
    await expect(page).toHaveURL('/portal/billing');
    await expect(findButton(page, 'Notifications').and(page.getByRole('button', { name: /unread/ }))).toHaveCount(0);
    await findButton(page, /^Notifications/).click();
    await page.getByRole('link', { name: 'See all notifications' }).click();
    await expect(page.getByRole('main').getByText('1 notification')).toBeVisible();
  });

  test('arrive in an open window, with an answer from support', async ({ page, another }) => {
    const { email } = await signUp(page);
    await page.request.post('/api/support-query', {
      data: { firstName: 'Robin', lastName: 'Example', email, query: 'Where is my invoice?' },
    });
    await open(page, '/portal/notifications');
    await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    const staff = (await another(getDemoAccount('support'))).request;
    const found = await staff.get(`/api/support/inquiries?q=${encodeURIComponent(email)}`);
    const { inquiries } = (await found.json()) as { inquiries: { id: string }[] };
    const answer = await staff.post(`/api/support/inquiries/${inquiries[0]?.id}/answer`, {
      data: { text: 'On your billing page.', close: true },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByText('On your billing page.')).toBeVisible();
    await main.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(main.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    await expect(findButton(page, 'Notifications')).toBeVisible();
  });
});

test.describe('search and actions', () => {
  test('find pages, résumés, help, and actions with the keyboard alone', async ({ page }) => {
    await signUp(page);
    await page.request.post('/api/resumes/sample');
    await open(page, '/portal/billing');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search and actions' });
    const box = dialog.getByRole('combobox');
    await expect(box).toBeFocused();
    await box.fill('sample resume');
    await expect(dialog.getByRole('option', { name: /^Sample résumé/ })).toBeVisible();
    await box.fill('tailor');
    await expect(dialog.getByRole('option', { name: 'Search jobs for “tailor”' })).toBeVisible();
    await box.fill('review');
    const first = dialog.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expectAccessiblePage(page);
    await box.press('ArrowDown');
    await expect(dialog.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await box.press('ArrowUp');
    await box.press('Enter');
    await expect(page).toHaveURL('/portal/coach/code');
    await expect(dialog).toHaveCount(0);
  });

  test('open from a button, and close with Escape, which returns the focus @phone', async ({ page }) => {
    await signUp(page);
    await open(page, '/portal');
    const button = findButton(page, /^Search/);
    await button.click();
    await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});

test.describe('shortcuts', () => {
  test('are listed, go to pages, and can be turned off', async ({ page }) => {
    await signUp(page);
    await open(page, '/portal');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toContainText('Go to matches');
    await expect(dialog.getByRole('region', { name: 'On Matches and Jobs' })).toContainText('Next and previous job');
    await expectAccessiblePage(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await expect(page).toHaveURL('/portal/settings');
    // What someone types stays text.
    await page.getByLabel('Name', { exact: true }).press('?');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await dialog.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search and actions' })).toBeVisible();
  });
});

test('help lists the articles about the page', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/matches');
  await findButton(page, 'Help with this page').click();
  const dialog = page.getByRole('dialog', { name: 'Help with this page' });
  await expect(dialog.getByRole('link', { name: 'How we choose your matches' })).toBeVisible();
  await expectAccessiblePage(page);
});

test('a failed background request leaves the page, says what failed, and can be repeated', async ({ page }) => {
  const { email } = await signUp(page);
  await buyPlan(page.request, { email, firstName: 'Robin', lastName: 'Example' }, 'Foothold One');
  await open(page, '/portal/settings');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const background = /\/portal\/(quick-search|page-help|notifications(\/newest)?)\.data/;
  await page.route(background, (route) => route.abort());

  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search and actions' });
  await expect(search.getByRole('alert')).toContainText(
    'We couldn’t load your résumés, applications, and help articles.',
  );
  await expect(search.getByRole('option', { name: 'Upload a résumé' })).toBeVisible();
  await page.keyboard.press('Escape');
  await findButton(page, 'Help with this page').click();
  const help = page.getByRole('dialog', { name: 'Help with this page' });
  await expect(help.getByRole('alert')).toContainText('We couldn’t load the articles.');
  await page.unroute(background);
  await help.getByRole('button', { name: 'Try again' }).click();
  await expect(help.getByRole('list').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route(background, (route) => route.abort());
  await findButton(page, 'Notifications, 1 unread').click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('alert')).toContainText('We couldn’t load your notifications.');
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(findToast(page, 'We couldn’t connect.')).toBeVisible();
  await expect(heading).toHaveText('Settings');
  await page.unroute(background);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Your Foothold One receipt');
  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(panel.getByRole('link', { name: /Your Foothold One receipt/ })).toBeFocused();
});

test('what a page of the portal can’t find keeps the navigation', async ({ page }) => {
  await signUp(page);
  const answer = await page.goto('/portal/resumes/00000000-0000-4000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find this page');
  await expect(page).toHaveTitle(/^Page not found/);
  await page.getByRole('main').getByRole('link', { name: 'See your résumés' }).click();
  await expect(page).toHaveURL('/portal/resumes');
});

test('an unknown address in the portal says so and keeps the navigation', async ({ page }) => {
  await signUp(page);
  const answer = await page.goto('/portal/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find this page');
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL('/portal');
});

test.describe('every page of the portal', () => {
  const PARTS = 3;
  for (let part = 0; part < PARTS; part++)
    test(`is accessible in both themes, wide and on a phone: part ${part + 1} of ${PARTS}`, async ({ page }) => {
      test.setTimeout(240_000);
      await signUp(page);
      const paths = await listPortalPages(page);
      for (const path of paths.filter((_, index) => index % PARTS === part)) {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessiblePage(page, { everyLook: true });
      }
    });
});
