import type { Locator, Page } from '@playwright/test';
import { findToast } from '../support/paying.ts';
import { createTestAccount, logIn, signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const findRows = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');

interface Listing {
  id: string;
  title: string;
  company: { name: string };
}

const findListings = async (page: Page, query: string): Promise<Listing[]> =>
  (await (await page.request.get(`/api/listings?${query}`)).json()).items;

test('after a company is hidden, none of its jobs is opened', async ({ page }) => {
  await signUp(page);
  const [first] = await findListings(page, 'q=nurse');
  const company = first?.company.name ?? '';
  const query = `q=${encodeURIComponent(`"${company}"`)}`;
  expect((await findListings(page, query)).length).toBeGreaterThan(1);
  await open(page, `/portal/jobs?${query}`);
  await findRows(page).first().getByRole('link').click();
  await page.getByRole('button', { name: `Hide all jobs from ${company}` }).click();
  await expect(findToast(page, `All jobs from ${company} hidden`)).toBeVisible();
  await expect(page).toHaveURL(`/portal/jobs?${query}`);
  await expect(findRows(page)).toHaveCount(0);
});

test('keys keep the open job in view, and a search keeps the focus', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/jobs');
  const field = page.getByLabel('What');
  await field.fill('nurse');
  await field.press('Enter');
  await expect(page).toHaveURL('/portal/jobs?q=nurse');
  await expect(field).toBeFocused();
  await expect(findRows(page).first()).toContainText(/nurs/i);
  const workplace = page.getByLabel('Workplace');
  await workplace.selectOption({ index: 1 });
  await expect(page).toHaveURL(/remote=/);
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(field).toHaveValue('');

  await open(page, '/portal/jobs');
  for (let at = 0; at < 10; at++) {
    await page.keyboard.press('j');
    await expect(findRows(page).nth(at).getByRole('link')).toHaveAttribute('aria-current', 'true');
  }
  await expect(findRows(page).nth(9)).toBeInViewport();
  for (let at = 8; at >= 0; at--) {
    await page.keyboard.press('k');
    await expect(findRows(page).nth(at).getByRole('link')).toHaveAttribute('aria-current', 'true');
  }
  await expect(findRows(page).first()).toBeInViewport();
});

test('on a phone, nothing hidden has the focus above an open job @phone', async ({ page, isMobile }) => {
  await signUp(page);
  const [listing] = await findListings(page, 'q=nurse');
  await open(page, `/portal/jobs/${listing?.id}?q=nurse`);
  await expect(page.getByRole('link', { name: 'Hidden', exact: true })).toBeVisible({ visible: !isMobile });
});

test('when a row disappears, the focus goes to the next', async ({ page }) => {
  await signUp(page);
  const listings = (await findListings(page, 'q=nurse')).slice(0, 2);
  for (const { id } of listings) {
    await page.request.post('/api/applications', { data: { listingId: id } });
    await page.request.post('/api/hidden', { data: { listingId: id, kind: 'listing' } });
  }
  const expectFocusToFollow = async (row: Locator, name: RegExp, next: Locator) => {
    const buttons = page.getByRole('main').getByRole('button', { name });
    await expect(buttons).toHaveCount(2);
    await buttons.first().press('Enter');
    await expect(row).toHaveCount(1);
    await expect(next).toBeFocused();
    await buttons.first().press('Enter');
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  await open(page, '/portal/matches/hidden');
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Restore / }) });
  await expectFocusToFollow(entry, /^Restore /, entry.getByRole('link').first());
  await open(page, '/portal/applications/list');
  const row = page.getByRole('row').filter({ has: page.getByText('Add note') });
  for (const each of await row.all()) await each.getByText('Add note').click();
  await expectFocusToFollow(row, /^Remove /, row.getByRole('checkbox'));
});

test('scoring a job says that it replaces a job description, and scores a copy instead', async ({ page }) => {
  await signUp(page);
  const { resume } = await (await page.request.post('/api/resumes/sample')).json();
  const [listing] = await findListings(page, 'q=nurse');
  await open(page, `/portal/jobs/${listing?.id}?q=nurse`);
  await expect(page.getByText('This replaces the résumé’s current job description')).toBeVisible();
  await page.getByRole('button', { name: 'Score a copy instead' }).click();
  await expect(page).toHaveURL(/\/portal\/resumes\/[0-9a-f-]{36}$/);
  expect(page.url()).not.toContain(resume.id);
  const before = await (await page.request.get(`/api/resumes/${resume.id}`)).json();
  expect(before.target.kind).toBe('text');
});

test('compared jobs stay with their account', async ({ page }) => {
  const account = await signUp(page);
  await open(page, '/portal/jobs');
  await findRows(page).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: /^Compare / })).toBeVisible();
  await page.keyboard.press('c');
  const bar = page.getByRole('region', { name: 'Jobs to compare' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: /^Added to compare .+, click to remove$/ })).toBeVisible();

  // Another account in the same tab, whose session replaced the first.
  const other = createTestAccount('Ada Brook');
  await page.request.post('/api/accounts/sign-up', { data: other });
  await open(page, '/portal/jobs');
  await expect(findRows(page).first()).toBeVisible();
  await expect(bar).toHaveCount(0);

  await logIn(page.request, account);
  await open(page, '/portal/jobs');
  await expect(bar).toBeVisible();
  await open(page, '/portal/settings');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/portal\/login/);
  await logIn(page.request, account);
  await open(page, '/portal/jobs');
  await expect(findRows(page).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});
