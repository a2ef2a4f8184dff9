import type { LocalServer } from '../../apps/server/src/platform/fetch/testing/servers.ts';
import { startJobFeed } from '../support/job-feed.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { getDemoAccount } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { type SecondServer, startSecondServer } from '../support/second-server.ts';
import { expect, open, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a company’s page lists its jobs and what they say about visas, and narrows the search @phone', async ({
    page,
  }) => {
    await page.goto('/jobs?q=nurse');
    const results = page.getByRole('main').getByRole('article');
    const company = results.first().getByRole('link').nth(1);
    const name = await company.innerText();
    await company.click();
    await expect(page).toHaveURL(/\/companies\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('Sample company. The employer isn’t real.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const open = Number((await page.getByRole('heading', { name: /open jobs?$/ }).innerText()).replace(/\D/g, ''));
    await expect(results).toHaveCount(Math.min(open, 20));

    const about = page.getByRole('complementary', { name: `About the jobs at ${name}` });
    const visas = about
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /visas|sponsor|citizens/i }) });
    const counts = await visas.locator('.figures').allInnerTexts();
    expect(counts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0)).toBe(open);
    await about.getByRole('link', { name: 'Visas not mentioned' }).click();
    await expect(page).toHaveURL(/\/jobs\?sponsorship=unknown&company=[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Jobs at ${name}`);
    await page
      .getByRole('list', { name: 'Active filters' })
      .getByRole('link', { name: `Remove: ${name}` })
      .click();
    await expect(page).toHaveURL('/jobs?sponsorship=unknown');
  });
});

test('an unknown company is missing, and company pages look right in every theme and size', async ({ page }) => {
  test.slow();
  const missing = await page.goto('/companies/nobody-at-all');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find this company');
  await expectAccessiblePage(page);
  const { items } = await (await page.request.get('/api/listings?q=nurse')).json();
  await page.goto(`/companies/${items[0].company.slug}`);
  await expectAccessiblePage(page);
  await page.goto('/jobs?q=nurse&age=30');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Posted: past 30 days');
});

test.describe('once real jobs replace the samples', () => {
  // Other journeys need the samples, so this one has a server of its own.
  test.describe.configure({ timeout: 180_000 });
  const PORT = PORTS.companies;
  const FEED_PORT = PORTS.companiesFeed;
  let server: SecondServer;
  let feed: LocalServer;

  test.beforeAll(async () => {
    feed = await startJobFeed(FEED_PORT, [
      {
        id: 'job-1',
        title: 'Night Nurse',
        description: '<p>You will care for people.</p><ul><li>Wound care</li></ul>',
      },
    ]);
    server = await startSecondServer(PORT, 'companies', { FETCH_ALLOW: `127.0.0.1:${FEED_PORT}` });
  });
  test.afterAll(async () => {
    await server.stop();
    await feed.stop();
  });

  test('a closed job says so with similar ones, and a member who saved it can still read it', async ({
    page,
    browser,
  }) => {
    const account = getDemoAccount('admin');
    await page.request.post(`${server.url}/api/accounts/log-in`, { data: account });
    const { items } = await (await page.request.get(`${server.url}/api/listings?q=registered+nurse&place=TX`)).json();
    const [{ id, title, company }] = items;
    const url = `${server.url}/jobs/${id}`;
    const saved = await page.request.post(`${server.url}/api/applications`, { data: { listingId: id } });
    expect(saved.status()).toBe(201);
    const visitor = await (await browser.newContext()).newPage();
    expect((await visitor.goto(url))?.status()).toBe(200);

    const source = await page.request.post(`${server.url}/api/listing-sources`, {
      data: { address: `http://127.0.0.1:${FEED_PORT}/jobs.rss` },
    });
    const { id: sourceId } = await source.json();
    await page.request.post(`${server.url}/api/listing-sources/${encodeURIComponent(sourceId)}/state`, {
      data: { state: 'on' },
    });
    const similar = visitor.getByRole('main').getByRole('article');
    // The samples close in batches, so others may still be open when the first ones are closed.
    await expect(async () => {
      expect((await visitor.goto(url))?.status()).toBe(410);
      await expect(similar).toHaveCount(1, { timeout: 1000 });
    }).toPass({ timeout: 90_000 });

    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.getByText('This job is closed')).toBeVisible();
    await expect(visitor.getByText('It hasn’t accepted applications since')).toBeVisible();
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(visitor.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await expect(similar.getByRole('link', { name: 'Night Nurse' })).toBeVisible();
    await expectAccessiblePage(visitor);
    // Neither a sample nor a job of which we may show only a summary.
    const sitemap = await (await visitor.request.get(`${server.url}/sitemap-jobs.xml`)).text();
    expect(sitemap).toContain('<urlset');
    expect(sitemap).not.toContain('<loc>');
    await visitor.goto(`${server.url}/companies/${company.slug}`);
    await expect(visitor.getByRole('heading', { name: 'No open jobs right now' })).toBeVisible();
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessiblePage(visitor);

    await open(page, url);
    await page.getByRole('link', { name: 'Read your saved job' }).click();
    await expect(page).toHaveURL(`${server.url}/portal/jobs/${id}`);
    await expect(page.getByRole('heading', { name: 'Job description' })).toBeVisible();
    await visitor.context().close();
  });
});
