import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const findMap = (page: Page) => page.getByRole('group', { name: 'Map of the United States' });
const findCities = (page: Page) => page.getByRole('region', { name: 'Cities' });
const readCount = (text: string) => Number(text.replace(/\D/g, ''));

/** Whether the outline, which is a file of its own, is drawn. */
const expectOutline = (page: Page) =>
  expect
    .poll(() => findMap(page).evaluate((map) => map.querySelector('use')?.getBoundingClientRect().width ?? 0))
    .toBeGreaterThan(200);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is shown on a map, whose circles and cities lead to their jobs', async ({ page }) => {
    await page.goto('/jobs?q=nurse');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL('/jobs?q=nurse&view=map');
    await expect(page.getByText(/^\d+ of \d+ jobs name a city on the map\./)).toBeVisible();
    const city = findCities(page).getByRole('link').first();
    const [name, count] = (await city.innerText()).split('\n').filter((text) => text.trim() !== '');
    await city.click();
    await expect(page).toHaveURL(`/jobs?${new URLSearchParams({ q: 'nurse', place: name ?? '' })}`);
    await expect(page.getByRole('status')).toContainText(`${readCount(count ?? '')} job`);

    await page.goBack();
    await page.getByRole('link', { name: 'Hybrid' }).first().click();
    await expect(page).toHaveURL('/jobs?q=nurse&remote=hybrid&view=map');
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL('/jobs?q=nurse&remote=hybrid');
  });
});

test('a member finds jobs on the map with the keyboard @phone', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/jobs');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL('/portal/jobs?view=map');
  await expectOutline(page);
  await expectAccessiblePage(page);

  const circle = findMap(page).getByRole('link').first();
  await page.getByRole('link', { name: 'Skip to the list of cities' }).focus();
  await page.keyboard.press('Tab');
  await expect(circle).toBeFocused();
  const [, place, count] =
    /^([^,]+, [A-Z]{2}).*: ([\d,]+) jobs?$/.exec((await circle.getAttribute('aria-label')) ?? '') ?? [];
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/portal\/jobs\?place=/);
  await expect(page.getByLabel('Where')).toHaveValue(place ?? '');
  // Cities around it that belong to another circle are found too.
  const found = readCount(await page.getByRole('status').filter({ hasText: /job/ }).innerText());
  expect(found).toBeGreaterThanOrEqual(readCount(count ?? ''));
});

test('a search without results has no map', async ({ page }) => {
  await page.goto('/jobs?q=qqxzzk&view=map');
  await expect(page.getByRole('heading', { name: 'No jobs match your search' })).toBeVisible();
  await expect(findMap(page)).toHaveCount(0);
});
