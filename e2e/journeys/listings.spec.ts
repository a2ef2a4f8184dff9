import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, signUp } from '../support/people.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

/** Signs up a user with matches in the sample catalog. */
const NURSE = {
  basics: { name: 'Robin Example', email: 'robin@example.com', location: { city: 'Austin', region: 'TX' } },
  work: [
    {
      name: 'Larkholt Hospital',
      position: 'Registered Nurse',
      startDate: '2019-01',
      highlights: ['Gave wound care and IV therapy to 20 patients a day', 'Led patient assessment on a 24-bed ward'],
    },
  ],
  skills: [{ name: 'Wound Care' }, { name: 'IV Therapy' }, { name: 'Basic Life Support' }],
};

async function uploadResume(page: Page): Promise<void> {
  const file = { name: 'robin.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(NURSE)) };
  const answer = await page.request.post('/api/resumes', { multipart: { file } });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** The first search result. */
async function findFirstListing(page: Page, search: string): Promise<{ id: string; title: string }> {
  const answer = await page.request.get(`/api/listings?${search}`);
  const { items } = (await answer.json()) as { items: { id: string; title: string }[] };
  const [first] = items;
  if (!first) throw new Error(`The sample catalog has nothing for ${search}.`);
  return first;
}

const findResults = (page: Page) => page.getByRole('main').getByRole('article');
const countResults = async (page: Page) =>
  Number((await page.getByRole('status').innerText()).replace(/\D*([\d,]+).*/s, '$1').replace(',', ''));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('jobs are searched, filtered, sorted, paged, and read @phone', async ({ page, isMobile }) => {
    await page.goto('/jobs');
    const all = await countResults(page);
    expect(all).toBeGreaterThan(1000);
    await expect(findResults(page)).toHaveCount(20);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/jobs$/);

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/jobs?page=2');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/jobs\?page=2$/);

    await page.getByLabel('What').fill('nurse');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/jobs?q=nurse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nurse jobs');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const nurses = await countResults(page);
    expect(nurses).toBeLessThan(all);

    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    const sponsors = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^Sponsors visas/ });
    const expectedCount = Number((await sponsors.innerText()).replace(/\D/g, ''));
    await sponsors.click();
    await expect(page).toHaveURL('/jobs?q=nurse&sponsorship=sponsors');
    expect(await countResults(page)).toBe(expectedCount);
    await findResults(page).first().getByText('Sponsors visas').click();
    await expect(findResults(page).first().getByText('The listing says:')).toBeVisible();

    await page.getByRole('link', { name: 'Highest pay' }).click();
    await expect(page).toHaveURL('/jobs?q=nurse&sponsorship=sponsors&sort=pay');
    await page
      .getByRole('list', { name: 'Active filters' })
      .getByRole('link', { name: /Sponsors visas/ })
      .click();
    await expect(page).toHaveURL('/jobs?q=nurse&sort=pay');
    expect(await countResults(page)).toBe(nurses);

    await findResults(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
    const posting = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(posting.title);
    expect(posting).toMatchObject({ '@type': 'JobPosting', url: page.url() });
    await expect(page.getByRole('link', { name: 'Score my résumé against this job' })).toHaveAttribute(
      'href',
      /^\/score\?listing=[0-9a-f-]{36}$/,
    );
    await page.getByRole('link', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/portal\/signup\?next=%2Fjobs%2F[0-9a-f-]{36}$/);
  });
});

test('job pages load no script for visitors', async ({ page }) => {
  const { id } = await findFirstListing(page, 'q=welder');
  for (const path of ['/jobs', `/jobs/${id}`]) {
    await page.goto(path);
    expect(await page.locator('script[src]').count(), path).toBe(0);
  }
});

test('a job page that the browser has translated keeps its description and title once its script runs', async ({
  page,
}) => {
  // React can't hydrate a changed page, reports an error, and renders the page again.
  await page.addInitScript(() =>
    addEventListener('error', (event) => {
      event.preventDefault();
      Object.assign(window, { failure: event.message });
    }),
  );
  const { id, title } = await findFirstListing(page, 'q=welder');
  await page.goto(`/jobs/${id}`);
  const description = page.locator('#job-description');
  const text = await description.innerText();
  expect(text.length).toBeGreaterThan(100);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.innerHTML = '<font>Soldador</font>';
  });
  await page.getByRole('button', { name: 'Support Chat' }).hover();
  await waitForHydration(page);
  expect(await page.evaluate('window.failure')).toMatch(/hydrat|#418/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await description.innerText()).toBe(text);
  expect(await page.title()).toContain(title);
});

test('a search from the home page keeps its way back', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByLabel('What').fill('nurce');
  await page.getByLabel('Where').fill('Texas');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/jobs?q=nurce&place=Texas');
  await expect(page.getByText('No results for “nurce”.')).toBeVisible();
  await expect(page.getByText('Showing results for nurse.')).toBeVisible();
  await findResults(page).nth(2).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL('/jobs?q=nurce&place=Texas');
  await expect(page.getByLabel('What')).toHaveValue('nurce');
});

test('an empty result suggests which filters to remove, and an invalid amount is reported at its field', async ({
  page,
}) => {
  await page.goto('/jobs?q=nurse&payMin=9000000');
  await expect(page.getByRole('heading', { name: 'No jobs match your search' })).toBeVisible();
  await page.getByRole('link', { name: 'without From $9,000,000 a year' }).click();
  await expect(page).toHaveURL('/jobs?q=nurse');

  await page.getByLabel('Minimum pay per year').fill('a lot');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(/yearly pay in dollars/);
  await expect(page.getByLabel('Minimum pay per year')).toHaveValue('a lot');
  await expect(findResults(page)).toHaveCount(20);
  await page.getByLabel('Minimum pay per year').fill('$90k');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('From $90,000 a year');
});

test('an address past the end leads to the last page, and an unknown job to a 404 with links', async ({ page }) => {
  await page.goto('/jobs?q=welder&page=90');
  await expect(page).toHaveURL(/\/jobs\?q=welder(&page=\d)?$/);
  const answer = await page.goto('/jobs/00000000-0000-4000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find this job');
  await page.getByRole('link', { name: 'Search all jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});

test('a saved job appears under Applications in every window, keeps its note, and can be restored after removal @phone', async ({
  page,
  context,
}) => {
  await signUp(page);
  const { id, title } = await findFirstListing(page, 'q=electrician');
  const secondWindow = await context.newPage();
  await open(secondWindow, '/portal/applications');
  await expect(secondWindow.getByRole('heading', { name: 'No applications yet' })).toBeVisible();

  await open(page, `/jobs/${id}`);
  await page.getByRole('button', { name: `Save ${title}` }).click();
  await expect(page.getByText('Job saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Saved ${title}` })).toBeVisible();
  await expect(secondWindow.getByRole('link', { name: title, exact: true })).toBeVisible();

  await open(page, '/portal/applications/list');
  await open(secondWindow, '/portal/applications/list');
  for (const window of [page, secondWindow]) await window.getByText('Add note').click();
  const note = page.getByLabel(`Note on ${title}`);
  await note.fill('Ask about tools');
  await expect(page.getByRole('cell').getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await expect(secondWindow.getByLabel(`Note on ${title}`)).toHaveValue('Ask about tools');

  await page.getByRole('button', { name: `Remove ${title}` }).click();
  // Under the pointer, the message stays.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await expect(secondWindow.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const window of [page, secondWindow])
    await window.locator('summary', { hasText: 'Ask about tools' }).press('Enter');
  await expect(note).toHaveValue('Ask about tools');
  await expect(secondWindow.getByLabel(`Note on ${title}`)).toHaveValue('Ask about tools');
});

test('a failed save says so and can be retried', async ({ page, context }) => {
  await signUp(page);
  const { id, title } = await findFirstListing(page, 'q=plumber');
  await open(page, `/jobs/${id}`);
  await context.route('**/*.data*', (route) => route.abort());
  const save = page.getByRole('main').getByRole('button', { name: /^Sav/ });
  await save.click();
  await expect(page.getByText('We couldn’t connect.', { exact: true })).toBeVisible();
  await expect(save).toHaveText(/^Save /);
  await context.unroute('**/*.data*');
  await save.click();
  await expect(save).toHaveText(/^Saved/);

  await open(page, '/portal/applications/list');
  await context.route('**/api/applications/*', (route) => route.abort());
  const note = page.getByLabel(`Note on ${title}`);
  await page.getByText('Add note').click();
  await note.fill('Bring the licence');
  await note.blur();
  await expect(page.getByText('Couldn’t save yet.')).toBeVisible();
  await expect(note).toHaveValue('Bring the licence');
  await context.unroute('**/api/applications/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('cell').getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await open(page, '/portal/applications/list');
  await page.locator('summary', { hasText: 'Bring the licence' }).click();
  await expect(note).toHaveValue('Bring the licence');
});

test('a slow network shows progress, and a second click does nothing', async ({ page, context }) => {
  await signUp(page);
  const { id } = await findFirstListing(page, 'q=teacher');
  await open(page, `/jobs/${id}`);
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await held;
    }
    await route.continue();
  });
  const save = page.getByRole('main').getByRole('button', { name: /^Sav/ });
  await save.click();
  await expect(save).toHaveText('Saving…');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await save.click({ force: true });
  release();
  await expect(save).toHaveText(/^Saved/);
  expect(sent).toBe(1);
});

test('matches are listed best first with their reasons, filtered in the URL, and saved @phone', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/matches');
  await expect(page.getByRole('heading', { name: 'Add your résumé to see matches' })).toBeVisible();
  await uploadResume(page);
  await open(page, '/portal/matches');
  const matches = page.getByRole('region', { name: 'Results' });
  await expect(matches.getByRole('status')).toContainText(/of 1,\d{3} listings/);

  const scores = await matches.getByText(/^\d+ of 100$/).allInnerTexts();
  const figures = scores.map((text) => Number.parseInt(text, 10));
  expect(figures.length).toBeGreaterThan(5);
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  const bestMatch = matches
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first();
  await page.getByRole('link', { name: 'Detailed' }).click();
  await expect(bestMatch.getByText('Your occupation: Registered Nurse.')).toBeVisible();

  await page.getByLabel('State').selectOption('Texas');
  await expect(page).toHaveURL(/[?&]state=TX/);
  await expect(matches.getByRole('article').filter({ hasNotText: ', TX' })).toHaveCount(0);
  await expect(matches.getByRole('article')).not.toHaveCount(0);
  await page.getByLabel('Minimum pay per year').fill('9,000,000');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'No matches for these filters' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(matches.getByRole('status')).toBeVisible();

  await bestMatch.getByRole('link').first().click();
  await page.getByText('Show score breakdown').click();
  await expect(page.getByText('Must-have skills')).toBeVisible();
  const save = page.getByRole('main').getByRole('button', { name: /^Sav/ });
  await save.click();
  await expect(save).toHaveText(/^Saved/);
  await save.click();
  await expect(save).toHaveText(/^Save /);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(save).toHaveText(/^Saved/);

  await open(page, '/portal');
  await expect(page.getByRole('heading', { name: 'Best matches' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your steps' })).toContainText('1 so far');
});

test('one of many windows holds the connection for all', async ({ page, context }) => {
  await signUp(page);
  const { id } = await findFirstListing(page, 'q=driver');
  const streams: URL[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/changes') streams.push(url);
  });
  // More tabs than the connections that a browser allows to one server.
  const windows = [page, ...(await Promise.all(Array.from({ length: 7 }, () => context.newPage())))];
  for (const window of windows) await open(window, '/portal/applications');
  const saved = await (await context.request.post('/api/applications', { data: { listingId: id } })).json();
  for (const window of windows) await expect(window.getByRole('article')).toHaveCount(1);
  expect(streams).toHaveLength(1);
  // Another tab takes over when the leader closes, and misses nothing that happens meanwhile.
  const rest = windows.slice(1);
  await Promise.all([page.close(), context.request.delete(`/api/applications/${saved.id}`)]);
  for (const window of rest) await expect(window.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  expect(streams).toHaveLength(2);
  expect(streams[1]?.searchParams.get('after')).toBeTruthy();
});

test('job pages look right in every theme and size', async ({ page }) => {
  test.slow();
  const { id } = await findFirstListing(page, 'sponsorship=citizens-or-clearance');
  for (const path of ['/jobs?q=nurse&place=Texas', '/jobs?q=nurse&payMin=9000000', `/jobs/${id}`, '/jobs/none']) {
    await page.goto(path);
    await expectAccessiblePage(page);
  }
});

test('matches and applications look right in every theme and size', async ({ page }) => {
  test.slow();
  await signUp(page, createTestAccount('Robin Example'));
  for (const path of ['/portal/matches', '/portal/applications']) {
    await open(page, path);
    await expectAccessiblePage(page);
  }
  await uploadResume(page);
  const { id } = await findFirstListing(page, 'q=nurse');
  await page.request.post('/api/applications', { data: { listingId: id, note: 'Call on Monday' } });
  for (const path of ['/portal', '/portal/matches?state=TX', '/portal/applications', `/jobs/${id}`]) {
    await open(page, path);
    await expectAccessiblePage(page);
  }
});
