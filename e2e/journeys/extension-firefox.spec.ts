import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { addAnswers, addResume } from '../support/extension-member.ts';
import { Firefox, findFirefox } from '../support/firefox.ts';
import { type Account, createTestAccount, signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

/** Downloads the add-on in the portal. @returns the folder in which it is unpacked */
async function downloadAddOn(page: Page): Promise<string> {
  await open(page, '/portal/settings/extension');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download for Firefox' }).click(),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'add-on-'));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(await download.path())))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

/** Enters the panel's code on our page, in the browser in which the member is signed in. */
async function allow(page: Page, code: string, { password }: Account): Promise<void> {
  await open(page, '/device');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('button', { name: 'Allow' })).toHaveCount(0);
}

const clickButton = (name: string) =>
  `(() => { const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim().startsWith(${JSON.stringify(name)})); button?.click(); return button !== undefined; })()`;

test('the add-on is installed in Firefox, paired, and fills in a form', async ({ page, baseURL }) => {
  const path = findFirefox();
  test.skip(path === null, 'There is no Firefox on this computer.');
  const account = await signUp(page, createTestAccount('Ananya Kulkarni'));
  await addResume(page.request);
  await addAnswers(page.request);
  const firefox = await Firefox.start(path ?? '');
  try {
    const { id, origin } = await firefox.installAddOn(await downloadAddOn(page));
    const form = await firefox.openTab(`${baseURL}/extension/practice/greenhouse-classic`);
    const readName = () =>
      firefox.evaluate<string | null>(
        form,
        `document.querySelector('[name="job_application[first_name]"]')?.value ?? null`,
      );
    await expect.poll(() => readName()).toBe('');
    await firefox.clickIcon(id, form);
    const panel = await firefox.openTab(`${origin}/sidepanel.html`);
    const tabId = await firefox.evaluate<number>(
      panel,
      `browser.tabs.query({}).then((tabs) => tabs.find(({ url }) => url?.includes('/extension/practice/'))?.id ?? 0)`,
    );
    await firefox.send('browsingContext.navigate', {
      context: panel,
      url: `${origin}/sidepanel.html?tab=${tabId}`,
      wait: 'complete',
    });
    await expect.poll(() => firefox.evaluate<boolean>(panel, clickButton('Get a code'))).toBe(true);
    const readCode = () => firefox.evaluate<string>(panel, `document.querySelector('output')?.textContent ?? ''`);
    await expect.poll(readCode).toMatch(/\w/);
    await allow(page, await readCode(), account);
    await expect
      .poll(() => firefox.evaluate<boolean>(panel, clickButton('Fill in this form')), { timeout: 20_000 })
      .toBe(true);
    await expect.poll(() => readName(), { timeout: 20_000 }).toBe('Ananya');
    await expect
      .poll(() => firefox.evaluate<string>(panel, 'document.body.innerText'))
      .toMatch(/fields filled in, \d+ left/);
    // Nothing was submitted.
    expect(
      await firefox.evaluate<number>(form, `document.querySelectorAll('[data-testid=practice-answers]').length`),
    ).toBe(0);
    await firefox.evaluate(panel, clickButton('Undo all'));
    await expect.poll(() => readName()).toBe('');
  } finally {
    await firefox.close();
  }
});
