import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { LocalServer } from '../../apps/server/src/platform/fetch/testing/servers.ts';
import { type FeedJob, startJobFeed } from '../support/job-feed.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { listEmails } from '../support/outbox.ts';
import { type Account, createTestAccount, getDemoAccount } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { type SecondServer, startSecondServer } from '../support/second-server.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

// Real listings replace the samples, which other journeys need, so this one has a server of its own. Alerts are looked for every minute.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const PORT = PORTS.alerts;
const FEED_PORT = PORTS.alertsFeed;
const OUTBOX = join(import.meta.dirname, '..', '..', '.cache', 'e2e-alerts-data', 'outbox');
const PHONE = { width: 375, height: 780 };
const EMAIL_TIMEOUT_MS = 150_000;

const createJob = (id: string, title: string): FeedJob => ({
  id,
  title,
  description: `<p>You will care for people.</p><p>Reference ${id}</p>`,
});
const jobs = [createJob('job-1', 'Day Nurse')];

let server: SecondServer;
let feed: LocalServer;

test.beforeAll(async () => {
  feed = await startJobFeed(FEED_PORT, jobs);
  server = await startSecondServer(PORT, 'alerts', { FETCH_ALLOW: `127.0.0.1:${FEED_PORT}` });
});
test.afterAll(async () => {
  await server.stop();
  await feed.stop();
});

async function post(request: APIRequestContext, path: string, data: object = {}): Promise<{ id: string }> {
  const answer = await request.post(`${server.url}${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as { id: string };
}

/** An email's text, once it is there. */
async function waitForEmail(recipient: string, subject: string, timeout = 30_000): Promise<string> {
  let text = '';
  await expect(async () => {
    const email = (await listEmails(OUTBOX, recipient)).findLast((one) => one.subject?.includes(subject));
    expect(email, `an email to ${recipient} about “${subject}”`).toBeDefined();
    text = email?.text ?? '';
  }).toPass({ timeout });
  return text;
}

/** Signs a member up, and the browser out again. */
async function createMember(page: Page): Promise<Account> {
  const account = createTestAccount();
  await post(page.request, '/api/accounts/sign-up', account);
  const token = /token=([\w-]+)/.exec(await waitForEmail(account.email, 'Confirm'))?.[1];
  await page.request.get(`${server.url}/api/confirm-email?token=${token}`);
  await page.context().clearCookies();
  return account;
}

/** Connects the employer's feed. @returns syncs it */
async function connectFeed(request: APIRequestContext): Promise<() => Promise<unknown>> {
  await post(request, '/api/accounts/log-in', getDemoAccount('admin'));
  const { id } = await post(request, '/api/listing-sources', { address: `http://127.0.0.1:${FEED_PORT}/jobs.rss` });
  await post(request, `/api/listing-sources/${id}/state`, { state: 'on' });
  return () => post(request, `/api/listing-sources/${id}/sync`);
}

test('a visitor saves a search, gets an alert about a new job, and turns alerts off by its link', async ({
  page,
  another,
}) => {
  const member = await createMember(page);
  const sync = await connectFeed((await another()).request);
  await expect(async () => {
    await page.goto(`${server.url}/jobs?q=nurse`);
    await expect(page.getByRole('link', { name: 'Day Nurse' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });

  await page.getByRole('link', { name: 'Save search' }).click();
  await page.waitForURL(/\/portal\/login/);
  await waitForHydration(page);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Nurse jobs');
  await dialog.getByLabel('Name').fill('Nursing');
  await dialog.getByLabel('Alerts', { exact: true }).selectOption('instant');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('button', { name: 'Saved, alerts on' })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe('?q=nurse');
  await expectAccessiblePage(page);
  await open(page, `${server.url}/jobs?q=nurse`);
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/jobs/feed.xml?q=nurse');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '/jobs/feed.xml?q=nurse');

  jobs.push(createJob('job-2', 'Night Nurse'), createJob('job-3', 'Cook'));
  await sync();
  const email = await waitForEmail(member.email, '1 new job for “Nursing”', EMAIL_TIMEOUT_MS);
  expect(email).toContain('Night Nurse');
  expect(email).not.toContain('Cook');
  expect(email).not.toContain('Day Nurse');

  await open(page, `${server.url}/portal/saved-searches`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Nursing' }) });
  await expect(row).toContainText('1 new');
  await expect(row).toContainText('As jobs are added, at most once an hour');
  await expectAccessiblePage(page);
  await row.getByRole('link', { name: 'Nursing' }).click();
  await expect(page.getByText('1 new since')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Night Nurse' })).toContainText('New');
  await expect(page.getByRole('article').filter({ hasText: 'Day Nurse' })).not.toContainText('New');
  await page.getByRole('link', { name: 'Saved searches' }).click();
  await expect(row).not.toContainText('1 new');

  const visitor = await another();
  await visitor.goto(/https?:\/\/\S+\/job-alerts\?token=[\w.-]+/.exec(email)?.[0] ?? '');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Turn off job alerts?');
  await expectAccessiblePage(visitor);
  await visitor.getByRole('button', { name: 'Turn off these alerts' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Alerts are off');
  await expect(row).toContainText('No alerts');
});

test('a member saves, edits, deletes, and restores a search on a phone', async ({ page }) => {
  const member = await createMember(page);
  await page.setViewportSize(PHONE);
  await post(page.request, '/api/accounts/log-in', member);
  await open(page, `${server.url}/portal/saved-searches`);
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await expectAccessiblePage(page);

  await open(page, `${server.url}/portal/jobs?q=nurse&place=Austin%2C+TX`);
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Save search' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Enter a name.');
  await page.getByRole('dialog').getByLabel('Name').fill('Near me');
  await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('button', { name: 'Saved, daily alerts' })).toBeVisible();

  await open(page, `${server.url}/portal/saved-searches`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Near me' }) });
  await expect(row).toContainText('Nurse jobs in Austin, TX');
  await row.getByRole('button', { name: 'Edit Near me' }).click();
  await page.getByRole('dialog').getByLabel('Alerts', { exact: true }).selectOption('weekly');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText('Mondays at 7 AM Eastern');
  await row.getByRole('button', { name: 'Delete Near me' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Mondays at 7 AM Eastern');
});
