import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { createNursePdf, saveResume } from '../support/resume-files.ts';
import { expect, open, test } from '../support/test.ts';

test('@phone a member shares a copy, and ends the link', async ({ page, another, browser }) => {
  test.slow();
  await signUp(page);
  await open(page, await saveResume(page, await createNursePdf(browser)));
  await page.getByRole('navigation', { name: 'Résumé' }).getByRole('link', { name: 'Share' }).click();
  await expect(page.getByRole('heading', { name: 'Share a copy' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Address/ }).check();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Create link' }).click();
  const url = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(new URL(url).pathname).toMatch(/^\/shared\/[\w-]{22}$/);
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toBeFocused();

  const visitor = await another();
  const requested: string[] = [];
  visitor.on('request', (request) => requested.push(new URL(request.url()).origin));
  const answer = await visitor.goto(url);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  const sheet = visitor.getByRole('article', { name: 'Résumé' });
  await expect(sheet).toContainText('Delia Marsh');
  await expect(sheet).toContainText('Boise, ID');
  await expect(sheet).not.toContainText('@example.com');
  await expect(visitor.getByRole('heading', { name: 'Format score' })).toBeVisible();
  await expectAccessiblePage(visitor);
  expect(new Set(requested)).toEqual(new Set([new URL(url).origin]));

  await open(page, page.url());
  await page.getByRole('button', { name: /^End link/ }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  expect((await visitor.goto(url))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});
