import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

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

async function uploadResume(page: Page, name = 'robin.json', change: object = {}): Promise<string> {
  const buffer = Buffer.from(JSON.stringify({ ...NURSE, ...change }));
  const file = { name, mimeType: 'application/json', buffer };
  const answer = await page.request.post('/api/resumes', { multipart: { file } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).resume.id;
}

const findList = (page: Page) => page.getByRole('region', { name: 'Results' });
const findRow = (page: Page, at: number) => findList(page).getByRole('article').nth(at);
const findLink = (page: Page, at: number) => findRow(page, at).getByRole('link').first();

/** The pane of a job. */
const findPane = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('a match opens in the pane, and going back finds the list where it was @phone', async ({ page, isMobile }) => {
  await signUp(page);
  await uploadResume(page);
  await open(page, '/portal/matches');
  await findLink(page, 9).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  const title = await findLink(page, 9).innerText();
  await findLink(page, 9).click();
  await expect(page).toHaveURL(/\/portal\/matches\/[0-9a-f-]{36}/);
  const pane = findPane(page, title);
  await expect(pane.getByRole('heading', { name: title })).toBeInViewport();
  await expect(pane).toBeFocused();
  await expect(pane.getByRole('heading', { name: 'Job description' })).toBeVisible();
  await expect(pane.getByRole('list', { name: 'Reasons' })).toBeVisible();
  await expect(findList(page)).toBeVisible({ visible: !isMobile });
  if (isMobile) await page.getByRole('link', { name: 'Back to matches' }).click();
  else await page.goBack();
  await expect(page).toHaveURL(/\/portal\/matches(\?|$)/);
  await expect(findRow(page, 9)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(200);
});

test('jobs are opened, saved, hidden, and chosen for comparing with the keyboard', async ({ page }) => {
  await signUp(page);
  await uploadResume(page);
  await open(page, '/portal/matches');
  const titles = await findList(page).getByRole('article').getByRole('link').allInnerTexts();
  const ids = await findList(page)
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1)));
  const pressAndExpect = async (key: string, at: number) => {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`/portal/matches/${ids[at]}`));
    await expect(findPane(page, titles[at] ?? '')).toBeFocused();
  };
  await pressAndExpect('j', 0);
  await pressAndExpect('j', 1);
  await pressAndExpect('k', 0);
  await page.keyboard.press('s');
  await expect(page.getByText('Job saved', { exact: true })).toBeVisible();
  await expect(findRow(page, 0)).toContainText('Saved');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Added to compare' })).toBeVisible();
  await pressAndExpect('j', 1);
  await page.keyboard.press('c');
  await expect(page.getByRole('link', { name: 'Compare 2 jobs' })).toBeVisible();

  // Hiding opens the next job of the list.
  await page.keyboard.press('h');
  await expect(page.getByText('Job hidden', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/portal/matches/${ids[2]}`));
  await expect(findList(page).locator(`a[href*="${ids[1]}"]`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findList(page).locator(`a[href*="${ids[1]}"]`)).toHaveCount(1);

  // One step back leads to the list, however many jobs were opened in turn.
  await page.goBack();
  await expect(page).toHaveURL(/\/portal\/matches(\?|$)/);
  await page.getByRole('link', { name: 'Compare 2 jobs' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: 'Visa sponsorship' })).toBeVisible();
});

test('a hidden company leaves matches and search until it is restored @phone', async ({ page, isMobile }) => {
  await signUp(page);
  await uploadResume(page);
  await open(page, '/portal/matches');
  await findLink(page, 0).click();
  const button = page.getByRole('button', { name: /^Hide all jobs from / });
  const company = (await button.innerText()).replace('Hide all jobs from ', '');
  await button.click();
  await expect(page.getByText(`All jobs from ${company} hidden`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(isMobile ? /\/portal\/matches(\?|$)/ : /\/portal\/matches\/[0-9a-f-]{36}/);
  await expect(findList(page).getByText(company, { exact: true })).toHaveCount(0);

  const search = `/portal/jobs?q=${encodeURIComponent(`"${company}"`)}`;
  await open(page, search);
  await expect(page.getByRole('heading', { name: 'No jobs match your search' })).toBeVisible();
  await open(page, '/portal/matches/hidden');
  await expect(page.getByRole('listitem').filter({ hasText: company })).toContainText('All jobs');
  await page.getByRole('button', { name: `Restore ${company}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing hidden' })).toBeVisible();
  await open(page, search);
  await expect(findRow(page, 0)).toContainText(company);
});

test('jobs are searched and filtered in the URL, and a job is scored with the résumé already chosen @phone', async ({
  page,
}) => {
  await signUp(page);
  const id = await uploadResume(page);
  await open(page, '/portal/jobs');
  await page.getByLabel('What').fill('nurse');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/portal/jobs?q=nurse');
  await page.getByLabel('Visa sponsorship').selectOption('sponsors');
  await expect(page).toHaveURL('/portal/jobs?q=nurse&sponsorship=sponsors');
  await expect(findRow(page, 0)).toContainText('Sponsors visas');
  await page.getByRole('link', { name: 'Detailed' }).click();
  await expect(findRow(page, 0)).toContainText('Skills: ');
  await open(page, '/portal/jobs?q=nurse&sponsorship=sponsors');
  await expect(findRow(page, 0)).toContainText('Skills: ');

  await findLink(page, 0).click();
  await expect(page.getByText('With “robin”.')).toBeVisible();
  await page.getByRole('button', { name: 'Score my résumé for this job' }).click();
  await expect(page).toHaveURL(new RegExp(`/portal/resumes/${id}$`));
  await page.goBack();
  await expect(page.getByRole('link', { name: /^See your score: \d+$/ })).toBeVisible();
});

test('three jobs are compared side by side, with what they say about visas', async ({ page }) => {
  await signUp(page);
  await uploadResume(page);
  const { items } = await (await page.request.get('/api/listings?q=nurse&sponsorship=sponsors')).json();
  const jobs = items.slice(0, 3) as { id: string; title: string; sponsorship: { quote: string } }[];
  await open(page, `/portal/matches/compare?jobs=${jobs.map(({ id }) => id).join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const visas = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Visa sponsorship' }) });
  for (const [at, { sponsorship }] of jobs.entries())
    await expect(visas.getByRole('cell').nth(at)).toContainText(sponsorship.quote);
  await page
    .getByRole('link', { name: /^Remove .* from the comparison$/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('a job that is gone says so beside the list, and without a résumé one is asked for', async ({ page }) => {
  await signUp(page);
  const answer = await page.goto('/portal/jobs/00000000-0000-4000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('We couldn’t find this job')).toBeVisible();
  await expect(findRow(page, 0)).toBeVisible();
  await open(page, '/portal/jobs');
  await findLink(page, 0).click();
  await expect(page.getByRole('link', { name: 'Add a résumé to score' })).toBeVisible();
});

test('the pane, the hidden list, and the comparison look right in every theme and size', async ({ page }) => {
  test.slow();
  await signUp(page, createTestAccount('Robin Example'));
  await open(page, '/portal/matches/hidden');
  await expectAccessiblePage(page);
  await uploadResume(page);
  const { matches } = await (await page.request.get(`/api/jobs/match?limit=4`)).json();
  const [first, second, third] = (matches as { listing: { id: string } }[]).map(({ listing }) => listing.id);
  await page.request.post('/api/hidden', { data: { listingId: third, kind: 'listing' } });
  for (const path of [
    `/portal/matches/${first}?view=detailed`,
    `/portal/matches/${third}`,
    `/portal/jobs/${second}?q=nurse`,
    '/portal/matches/hidden',
    `/portal/matches/compare?jobs=${first},${second}`,
  ]) {
    await open(page, path);
    await expectAccessiblePage(page);
  }
});
