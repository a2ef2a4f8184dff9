import type { LocalServer } from '../../apps/server/src/platform/fetch/testing/servers.ts';
import { type FeedJob, startJobFeed } from '../support/job-feed.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { getDemoAccount } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { type SecondServer, startSecondServer } from '../support/second-server.ts';
import { expect, open, test } from '../support/test.ts';

// Real listings replace the samples, which other journeys need, so this one has a server of its own.
test.describe.configure({ timeout: 120_000 });

const PORT = PORTS.sources;
const FEED_PORT = PORTS.sourcesFeed;
const JOBS: FeedJob[] = [
  {
    id: 'job-1',
    title: 'Night Nurse',
    description: '<p>You will care for people.</p><p>Requirements</p><ul><li>Wound care</li></ul>',
  },
  { id: 'job-2', title: '', description: '<p>Cook for people.</p>' },
];

let server: SecondServer;
let feed: LocalServer;

test.beforeAll(async () => {
  feed = await startJobFeed(FEED_PORT, JOBS);
  server = await startSecondServer(PORT, 'sources', { FETCH_ALLOW: `127.0.0.1:${FEED_PORT}` });
});
test.afterAll(async () => {
  await server.stop();
  await feed.stop();
});
test.beforeEach(async ({ page }) => {
  const account = getDemoAccount('admin');
  const answer = await page.request.post(`${server.url}/api/accounts/log-in`, { data: account });
  expect(answer.status(), await answer.text()).toBe(200);
});

test('an admin adds a board, sees its jobs and what was rejected, and pauses it', async ({ page }) => {
  await open(page, `${server.url}/console/sources`);
  await page.getByRole('link', { name: 'Add a source' }).click();
  const address = page.getByLabel('Careers address');
  await address.fill(`http://127.0.0.1:${FEED_PORT}/missing`);
  await page.getByRole('button', { name: 'Add source' }).click();
  await expect(page.getByText('There is no job board at this address anymore.').first()).toBeVisible();
  await address.fill(`http://127.0.0.1:${FEED_PORT}/jobs.rss`);
  await page.getByRole('button', { name: 'Add source' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Larkholt Hospital (RSS or Atom feed)');
  await expect(page.getByText('Only a summary and a link are stored')).toBeVisible();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Complete', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: /It has no title/ })).toContainText('job-2');
  await expectAccessiblePage(page);

  await open(page, `${server.url}/jobs?q=nurse`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Night Nurse' }).click();
  await expect(page.getByText('This is a summary.')).toBeVisible();
  await expect(page.getByText('You will care for people.')).toHaveCount(0);

  await open(page, `${server.url}/console/sources`);
  await page.getByRole('link', { name: 'Larkholt Hospital (RSS or Atom feed)' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Source paused').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
});
