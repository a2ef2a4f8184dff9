import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LocalServer } from '../../apps/server/src/platform/fetch/testing/servers.ts';
import { startJobFeed } from '../support/job-feed.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { getDemoAccount } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { type SecondServer, startSecondServer } from '../support/second-server.ts';
import { expect, open, test } from '../support/test.ts';

// Filings are shown only with real listings, which replace the samples, so this journey has a server of its own.
test.describe.configure({ timeout: 120_000 });

const PORT = PORTS.filings;
const FEED_PORT = PORTS.filingsFeed;
const ROOT = join(import.meta.dirname, '..', '..');
const FILE = `Fiscal Year,Employer,Initial Approval,Initial Denial,Continuing Approval,Continuing Denial,NAICS,Tax ID,State,City,ZIP
2023,"LARKHOLT HOSPITAL INC",31,1,"1,177",3,62,1234,TX,AUSTIN,78701
2023,"TARNWICK FOUNDRY LLC",1,0,0,0,33,7777,OH,TOLEDO,43601
2023,,1,0,0,0,33,7777,OH,TOLEDO,43601
`;

let server: SecondServer;
let feed: LocalServer;

test.beforeAll(async () => {
  feed = await startJobFeed(FEED_PORT, [
    { id: 'job-1', title: 'Night Nurse', description: '<p>Requirements</p><ul><li>Wound care</li></ul>' },
  ]);
  server = await startSecondServer(PORT, 'filings', { FETCH_ALLOW: `127.0.0.1:${FEED_PORT}` });
});
test.afterAll(async () => {
  await server.stop();
  await feed.stop();
});

/** Runs the command on the second server's database. */
async function loadFile(): Promise<string> {
  const data = join(ROOT, '.cache', 'e2e-filings-data');
  const path = join(data, 'employers.csv');
  writeFileSync(path, FILE);
  const command = join(ROOT, 'packages/cli/bin/foothold.mjs');
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: data };
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'visa', 'load', path], { env });
  return stdout;
}

test('a loaded file is shown beside what the listing says, and an admin unloads it', async ({ page }) => {
  const answer = await page.request.post(`${server.url}/api/accounts/log-in`, { data: getDemoAccount('admin') });
  expect(answer.status(), await answer.text()).toBe(200);
  await open(page, `${server.url}/console/filings`);
  await expect(page.getByText('No files loaded')).toBeVisible();
  await open(page, `${server.url}/console/sources/new`);
  await page.getByLabel('Careers address').fill(`http://127.0.0.1:${FEED_PORT}/jobs.rss`);
  await page.getByRole('button', { name: 'Add source' }).click();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Complete', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });

  expect(await loadFile()).toContain('fiscal year 2023: 2 rows of 2 employers.');
  await open(page, `${server.url}/console/filings`);
  const file = page.getByRole('row', { name: /employers\.csv/ });
  await expect(async () => {
    await page.reload();
    await expect(file.getByRole('cell').nth(3)).toHaveText(/matched1$/, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(file).toContainText('No employer is named: 1');
  await expectAccessiblePage(page);

  await open(page, `${server.url}/jobs?q=nurse`);
  await page.getByRole('link', { name: 'Night Nurse' }).click();
  const filings = page.getByRole('region', { name: 'Employer’s filings' });
  await expect(filings).toContainText('Fiscal year 2023: 1,208 H-1B approvals, 4 denials (USCIS)');
  await expect(filings).toContainText('Filed by LARKHOLT HOSPITAL INC');
  await expect(filings).toContainText('Past filings don’t mean that this job sponsors.');
  await expect(page.getByRole('heading', { name: 'Visas not mentioned' })).toBeVisible();
  await expectAccessiblePage(page);

  await open(page, `${server.url}/console/filings`);
  await page.getByRole('button', { name: 'Unload H-1B Employer Data Hub 2023' }).click();
  await page.getByRole('button', { name: 'Unload file' }).click();
  await expect(page.getByText('No files loaded')).toBeVisible();
  await open(page, `${server.url}/jobs?q=nurse`);
  await page.getByRole('link', { name: 'Night Nurse' }).click();
  await expect(page.getByRole('heading', { name: 'Visas not mentioned' })).toBeVisible();
  await expect(filings).toHaveCount(0);
});
