import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const findRegion = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('a member creates a key, uses it in a program, and revokes it @phone', async ({ page, playwright, baseURL }) => {
  const ada = await signUp(page, createTestAccount('Ada Lindqvist'));
  await open(page, '/portal/settings/keys');
  const keys = findRegion(page, 'API keys');
  await expect(keys).toContainText('No keys yet.');
  await expectAccessiblePage(page);

  // Without a name, permission, and password, each missing part is named, and nothing is lost.
  await keys.getByLabel('See your name, email address, and plan').check();
  await keys.getByLabel('Key name').fill('My spreadsheet');
  await keys.getByLabel('Your password', { exact: true }).fill('not her password');
  await keys.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByRole('alert')).toContainText('This isn’t your current password.');
  await expect(keys.getByLabel('Key name')).toHaveValue('My spreadsheet');
  await expect(keys.getByLabel('See your name, email address, and plan')).toBeChecked();
  await keys.getByLabel('Your password', { exact: true }).fill(ada.password);
  await keys.getByRole('button', { name: 'Create key' }).click();

  const created = page.getByRole('region', { name: 'Your new key My spreadsheet' });
  await expect(created).toContainText('We won’t show it again.');
  const key = (await created.getByText(/^fh_key_\w{49}$/).textContent()) ?? '';
  await expect(keys.getByRole('listitem')).toContainText('Profile');
  await expect(keys.getByRole('listitem')).toContainText('never used');
  await expectAccessiblePage(page);

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect(await (await program.get('/api/v1/profile')).json()).toMatchObject({ name: 'Ada Lindqvist' });
  expect((await program.get('/api/v1/resumes')).status()).toBe(403);

  await page.reload();
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(keys.getByRole('listitem')).toContainText('last used today');
  await keys.getByRole('button', { name: 'Revoke My spreadsheet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(keys).toContainText('No keys yet.');
  expect((await program.get('/api/v1/profile')).status()).toBe(401);
  await program.dispose();
});

test('a program that signed in with the password is listed, and can be signed out', async ({ page, request }) => {
  const ada = await signUp(page, createTestAccount('Ada Lindqvist'));
  const login = await request.post('/auth/login', {
    data: { email: ada.email, password: ada.password },
    headers: { 'user-agent': 'my-program/1.2' },
  });
  const { token } = (await login.json()) as { token: string };
  await open(page, '/portal/settings/keys');
  const programs = findRegion(page, 'Programs signed in with your password');
  await expect(programs).toContainText('my-program');
  await expectAccessiblePage(page);
  await programs.getByRole('button', { name: 'Revoke my-program' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(programs).toHaveCount(0);
  const answer = await request.get('/api/v1/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});
