import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { createTextFile, saveResume } from '../support/resume-files.ts';
import { setUpAuthenticator } from '../support/second-factor.ts';
import { expect, open, test } from '../support/test.ts';

const RESUME = `Mira Osei
mira.osei@example.com

Experience
Baker, Harbour Street Bakery
May 2019 - Present
- Baked 400 loaves a night

Skills
Sourdough, Scheduling
`;

const findRegion = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const findDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm it’s you' });
const exportButton = (page: Page): Locator => page.getByRole('button', { name: 'Export everything' });

/** Clicks the button and unpacks the download: the text of each entry by name. */
async function downloadExport(page: Page, press: () => Promise<void>): Promise<Map<string, string>> {
  const downloading = page.waitForEvent('download');
  await press();
  const saved = await downloading;
  expect(saved.suggestedFilename()).toMatch(/^foothold-export-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await saved.path()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('an archive is imported into another account, and says what came and what did not @phone', async ({
  page,
  another,
}) => {
  const mira = await signUp(page, createTestAccount('Mira Osei'));
  await saveResume(page, createTextFile('mira.txt', RESUME));
  await open(page, '/portal/settings/privacy');
  await findRegion(page, 'Export your data').getByLabel('Your password', { exact: true }).fill(mira.password);
  const downloading = page.waitForEvent('download');
  await exportButton(page).click();
  const path = await (await downloading).path();

  const other = await another();
  const zeno = await signUp(other, createTestAccount('Zeno Quill'));
  await open(other, '/portal/settings/privacy');
  const region = findRegion(other, 'Import an archive');
  const importIt = async () => {
    await region
      .getByLabel('Choose an archive')
      .setInputFiles({ name: 'archive.zip', mimeType: 'application/zip', buffer: await readFile(path) });
    await region.getByLabel('Your password', { exact: true }).fill(zeno.password);
    await region.getByRole('button', { name: 'Import archive' }).press('Enter');
  };
  await importIt();
  await expect(region.getByRole('status')).toContainText('imported.');
  await expect(region.getByRole('row', { name: /Résumés 1/ })).toBeVisible();
  await expect(region.getByText('Consents and approvals')).toBeVisible();
  await expectAccessiblePage(other);
  await open(other, '/portal/resumes');
  await expect(other.getByRole('link', { name: 'mira' })).toBeVisible();

  await open(other, '/portal/settings/privacy');
  await importIt();
  await expect(region.getByRole('alert')).toContainText('This archive is already in your account.');
});

test("the export contains everything stored in one file, without secrets or other people's data @phone", async ({
  page,
  another,
}) => {
  const mira = await signUp(page, createTestAccount('Mira Osei'));
  const other = createTestAccount('Zeno Quill');
  await signUp(await another(), other);
  await saveResume(page, createTextFile('mira.txt', RESUME));

  await open(page, '/portal/settings/privacy');
  await exportButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Enter your password.');
  await findRegion(page, 'Export your data').getByLabel('Your password', { exact: true }).fill(mira.password);
  const files = await downloadExport(page, () => exportButton(page).click());
  await expect(page.getByText('Export downloaded.')).toBeVisible();

  expect([...files.keys()]).toEqual(expect.arrayContaining(['README.txt', 'accounts.json', 'resumes.json']));
  expect(files.get('README.txt')).toContain(mira.email);
  const account = JSON.parse(files.get('accounts.json') ?? '') as { profile: { email: string; name: string } };
  expect(account.profile).toMatchObject({ email: mira.email, name: 'Mira Osei' });
  const originals = [...files].filter(([name]) => name.startsWith('resumes/') && name.endsWith('mira.txt'));
  expect(originals.map(([, text]) => text)).toEqual([RESUME]);
  expect([...files.keys()].some((name) => /^resumes\/versions\/|\/versions\//.test(name))).toBe(true);

  const all = [...files.values()].join('\n');
  const { cookies } = await page.context().storageState();
  const secrets = [mira.password, '$argon2', other.email, 'Zeno Quill', ...cookies.map(({ value }) => value)];
  for (const secret of secrets) expect(all.includes(secret), secret).toBe(false);
});

test('a member with a second factor proves it to get the file', async ({ page, another }) => {
  const mira = await signUp(page);
  const otherSession = await another(mira);
  const app = await setUpAuthenticator(page, mira);
  await open(otherSession, '/portal/settings/privacy');
  await expect(otherSession.getByLabel('Your password', { exact: true })).toHaveCount(0);
  const files = await downloadExport(otherSession, async () => {
    await exportButton(otherSession).click();
    await findDialog(otherSession)
      .getByLabel('Code from your authenticator app')
      .fill(await app.code());
    await findDialog(otherSession).getByRole('button', { name: 'Confirm' }).first().click();
  });
  const all = [...files.values()].join('\n');
  for (const code of app.recoveryCodes) expect(all).not.toContain(code);
});

test('without JavaScript the button leads to the file', async ({ page, browser, baseURL }) => {
  const mira = await signUp(page);
  const { cookies } = await page.context().storageState();
  const contextWithoutScripts = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await contextWithoutScripts.addCookies(cookies);
  const other = await contextWithoutScripts.newPage();
  await other.goto('/portal/settings/privacy');
  await findRegion(other, 'Export your data').getByLabel('Your password', { exact: true }).fill(mira.password);
  const files = await downloadExport(other, () => exportButton(other).click());
  expect(files.get('README.txt')).toContain(mira.email);
  await contextWithoutScripts.close();
});

test('consents are listed with dates and wording, withdrawn, and given again', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/settings/privacy');
  const ledger = findRegion(page, 'Your consents');
  await expect(ledger.getByRole('row')).toHaveCount(2);
  await expect(ledger).toContainText(
    '“By creating an account, you confirm that you’re at least 18 and agree to the terms of service.”',
  );
  const mail = findRegion(page, 'Emails');
  await mail.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(mail).toContainText('Off');
  await mail.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(mail.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  const entries = ledger.getByRole('row');
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(1)).toContainText('Given');
  await expect(entries.nth(2)).toContainText('Withdrawn');
  await expect(entries.nth(2)).toContainText('“I may be sent news by e-mail.”');
  await expectAccessiblePage(page);
});

test('an owner erases their account after reading what is erased and retained @phone', async ({ page, another }) => {
  test.slow();
  const mira = await signUp(page, createTestAccount('Mira Osei'));
  const sender = await another(getDemoAccount('admin'));
  const resume = await saveResume(page, createTextFile('mira.txt', RESUME));
  const otherBrowser = await another(mira);

  await open(page, '/portal/settings/privacy');
  await page.getByRole('link', { name: 'See what gets deleted' }).click();
  await expect(findRegion(page, 'What we delete')).toContainText('résumés with every version');
  await expect(findRegion(page, 'What we keep')).toContainText('How long: 24 months after deletion.');
  await expect(findRegion(page, 'What we keep')).toContainText('a keyed hash of your email address');
  await expect(findRegion(page, 'What we keep')).toContainText('How long: 24 months after the trial started.');
  await expectAccessiblePage(page);

  const erase = page.getByRole('button', { name: 'Delete my account' });
  await page.getByLabel('Your password', { exact: true }).fill(mira.password);
  await page.getByLabel('Type “erase” to confirm').fill('yes');
  await erase.click();
  await expect(page.getByRole('alert')).toContainText('Type the word erase.');
  await page.getByLabel('Your password', { exact: true }).fill('not her password');
  await page.getByLabel('Type “erase” to confirm').fill('erase');
  await erase.click();
  await expect(page.getByRole('alert')).toContainText('This isn’t your current password.');
  await page.getByLabel('Your password', { exact: true }).fill(mira.password);
  await page.getByLabel('Type “erase” to confirm').fill('Erase');
  await erase.click();

  await expect(page).toHaveURL('/portal/erased');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account was deleted');
  await expect(page.getByRole('main')).toContainText('How long: 24 months after deletion.');
  await expectAccessiblePage(page);
  await page.goto('/portal');
  await expect(page).toHaveURL(/\/portal\/login/);
  await otherBrowser.goto(resume);
  await expect(otherBrowser).toHaveURL(/\/portal\/login/);
  const secondLogIn = await page.request.post('/api/accounts/log-in', { data: mira });
  expect(secondLogIn.status()).toBe(401);

  await expect(async () => {
    await sender.goto(`/console/outbox?q=${encodeURIComponent(mira.email)}`);
    await expect(sender.getByRole('link', { name: /account was deleted/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(sender.getByRole('main').getByRole('link', { name: /Confirm your email/ })).toHaveCount(0);
});

test('people with a role are told to give it up first', async ({ another }) => {
  const sender = await another(getDemoAccount('support'));
  await open(sender, '/portal/settings/privacy/erase');
  await expect(sender.getByText('Your account has a role')).toBeVisible();
  await expect(sender.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
});

test.describe('unsubscribing from newsletters', () => {
  test('takes one click, without JavaScript, and reports an invalid link', async ({ browser, baseURL }) => {
    const contextWithoutScripts = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await contextWithoutScripts.newPage();
    await page.goto('/unsubscribe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open the link in your email');
    await page.goto(`/unsubscribe?token=${'x'.repeat(80)}`);
    expect(page.url()).not.toContain('token');
    await expect(page.getByRole('main')).toContainText('We’ll still send emails your account needs');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
    await contextWithoutScripts.close();
  });

  test('looks right in every theme and size', async ({ page }) => {
    await page.goto(`/unsubscribe?token=${'x'.repeat(80)}`);
    await expectAccessiblePage(page);
  });
});
