import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { addAnswers, addResume, install, pair } from '../support/extension-member.ts';
import { confirmAddress, createTestAccount, signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';
import { endTrial } from '../support/trials.ts';

/** Pages of the benchmark of forms. */
const FORMS = join(import.meta.dirname, '../../bench/fixtures/forms');

test('a member installs the extension, pairs it, fills in a form, reviews it, and has a record of what they sent', async ({
  page,
  baseURL,
}) => {
  const ananya = await signUp(page, createTestAccount('Ananya Kulkarni'));
  await addResume(page.request);
  await addAnswers(page.request);
  const browser = await install(page, ananya, baseURL);
  try {
    const form = await browser.context.newPage();
    await open(form, '/extension/practice/greenhouse-classic');
    await browser.clickIcon(form);
    const panel = await browser.openPanel(form);
    await pair(browser, panel, ananya);
    const { violations } = await new AxeBuilder({ page: panel }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    await panel.getByRole('button', { name: 'Fill in this form' }).click();
    await expect(panel.getByRole('status').filter({ hasText: /fields filled in, \d+ left/ })).toBeVisible();
    await expect(form.getByLabel(/^First Name/)).toHaveValue('Ananya');
    await expect(form.getByLabel(/legally authorized to work/)).toHaveValue(/.+/);
    // Nothing was submitted.
    await expect(form.getByTestId('practice-answers')).toHaveCount(0);
    await expect(panel.getByText('From your contact details').first()).toBeVisible();
    await expect(panel.getByText('Only you should fill this in.').first()).toBeVisible();

    await panel.getByRole('button', { name: 'Undo all' }).click();
    await expect(form.getByLabel(/^First Name/)).toHaveValue('');
    await panel.getByRole('button', { name: /^Fill in/ }).click();
    await expect(form.getByLabel(/^First Name/)).toHaveValue('Ananya');

    // A question of the form is answered in the panel, and remembered.
    const row = panel.getByRole('listitem').filter({ hasText: 'Have you previously been employed by' });
    await row.locator('summary').click();
    await row.getByLabel('Your answer', { exact: true }).selectOption('No');
    await row.getByLabel(/Remember it/).check();
    await row.getByRole('button', { name: 'Put it in the form' }).click();
    await expect(form.getByLabel(/Have you previously been employed by/)).toHaveValue(/.+/);
    await expect(async () => {
      const { answers } = (await (await page.request.get('/api/answers')).json()) as { answers: unknown[] };
      expect(answers).toHaveLength(3);
    }).toPass();

    await panel.getByRole('button', { name: 'Read this job' }).click();
    await panel.getByLabel('Job title').fill('Data Analyst');
    await panel.getByLabel('Company').fill('Larkspur Robotics');
    await panel.getByRole('button', { name: 'Save to my tracker' }).click();
    await expect(panel.getByText('This job is in your tracker.')).toBeVisible();

    // The person submits it themselves; the practice form sends nothing.
    for (const box of await form.getByRole('checkbox').all()) if (await box.isVisible()) await box.check();
    await form.getByRole('button', { name: /submit/i }).click();
    await panel.reload();
    await expect(panel.getByRole('heading', { name: 'Did you submit this application?' })).toBeVisible();
    await expect(panel.getByRole('definition').filter({ hasText: 'Ananya' }).first()).toBeVisible();
    await panel.getByRole('button', { name: 'Yes, save it' }).click();
    await expect(panel.getByText('Saved. You see what you sent in your application.')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Did you submit this application?' })).toHaveCount(0);

    const { applications } = (await (await page.request.get('/api/applications')).json()) as {
      applications: { id: string; state: string }[];
    };
    expect(applications).toMatchObject([{ state: 'submitted' }]);
    await open(page, `/portal/applications/${applications[0]?.id}`);
    await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
    await expect(page.getByText('Ananya', { exact: true })).toBeVisible();
  } finally {
    await browser.close();
  }
});

test('an account whose plan doesn’t include the extension, or has ended, is told so, and the portal ends a pairing', async ({
  page,
  baseURL,
}) => {
  const account = await signUp(page, createTestAccount('Noor Haddad'));
  await addResume(page.request);
  const browser = await install(page, account, baseURL);
  try {
    const other = await signUp(await browser.context.newPage(), createTestAccount('Sam Rivers'), { confirmed: false });
    await addResume(browser.context.request);
    const form = await browser.context.newPage();
    await open(form, '/extension/practice/greenhouse-classic');
    await browser.clickIcon(form);
    const panel = await browser.openPanel(form);
    await pair(browser, panel, other);
    await expect(panel.getByRole('alert')).toContainText('Your plan doesn’t include the browser extension.');
    await expect(panel.getByRole('button', { name: /Fill in/ })).toHaveCount(0);

    await confirmAddress(form, other);
    await open(form, '/extension/practice/greenhouse-classic');
    await browser.clickIcon(form);
    await panel.reload();
    await panel.getByRole('button', { name: 'Fill in this form' }).click();
    await expect(form.getByLabel(/^First Name/)).toHaveValue('Ananya');

    await expect(panel.getByRole('status').filter({ hasText: /fields filled in, \d+ left/ })).toBeVisible();

    // The plan ends while the panel is open: the next use is refused, and what is in the form stays.
    await endTrial(other);
    await panel.getByRole('button', { name: /^Fill in/ }).click();
    await expect(panel.getByRole('alert')).toContainText('Your plan doesn’t include the browser extension.');
    await expect(form.getByLabel(/^First Name/)).toHaveValue('Ananya');
    await panel.reload();
    await expect(panel.getByRole('alert')).toContainText('Your plan doesn’t include the browser extension.');
    await expect(panel.getByRole('button', { name: /Fill in/ })).toHaveCount(0);

    const { apps } = (await (await browser.context.request.get('/api/accounts/apps')).json()) as {
      apps: { id: string }[];
    };
    await browser.context.request.delete(`/api/accounts/apps/${apps[0]?.id}`);
    await panel.reload();
    await expect(panel.getByRole('button', { name: 'Get a code' })).toBeVisible();
  } finally {
    await browser.close();
  }
});

test('a page can’t have a form filled in', async ({ page, baseURL }) => {
  const account = await signUp(page, createTestAccount('Ananya Kulkarni'));
  await addResume(page.request);
  const browser = await install(page, account, baseURL);
  try {
    const form = await browser.context.newPage();
    await open(form, '/extension/practice/greenhouse-classic');
    await browser.clickIcon(form);
    const panel = await browser.openPanel(form);
    await pair(browser, panel, account);
    // Without the person's click, the page has no script of ours, and no message of the page reaches the worker.
    const id = new URL(panel.url()).host;
    const reply = await form.evaluate(async (extensionId) => {
      const { chrome } = globalThis as unknown as {
        chrome?: { runtime?: { sendMessage?: (...args: unknown[]) => Promise<unknown> } };
      };
      window.postMessage({ name: 'fill', input: { tabId: 1 } }, '*');
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F', altKey: true, shiftKey: true, bubbles: true }));
      return chrome?.runtime?.sendMessage
        ? chrome.runtime.sendMessage(extensionId, { name: 'fill', input: {} }).catch(() => null)
        : null;
    }, id);
    expect(reply).toBeNull();
    await expect(form.getByLabel(/^First Name/)).toHaveValue('');
    // The token is in no place that the page or its script can read.
    const stored = await form.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toMatch(/fh_|Bearer/);
  } finally {
    await browser.close();
  }
});

test('of several forms on a page, only the application is filled in, or the one that the person clicked into', async ({
  page,
  baseURL,
}) => {
  const account = await signUp(page, createTestAccount('Ananya Kulkarni'));
  await addResume(page.request);
  await addAnswers(page.request);
  const browser = await install(page, account, baseURL);
  try {
    // Both pages are on one site, to which the click on the icon gives access.
    await browser.context.route('https://apply.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: readFileSync(join(FORMS, new URL(route.request().url()).pathname), 'utf8'),
      }),
    );
    const form = await browser.context.newPage();
    await form.goto('https://apply.example/several.html');
    await browser.clickIcon(form);
    const panel = await browser.openPanel(form);
    await pair(browser, panel, account);
    await panel.getByRole('button', { name: 'Fill in this form' }).click();
    await expect(panel.getByText('We left 2 other forms on this page alone.')).toBeVisible();
    await expect(form.locator('[name=first]')).toHaveValue('Ananya');
    await expect(form.locator('[name=email]')).toHaveValue('ananya@mail.example');
    const others = form.locator('form:not([action="#application"]) :is(input, select, textarea), footer input');
    expect(await others.count()).toBeGreaterThan(12);
    for (const input of await others.all()) await expect(input).toHaveValue('');

    // Options of the form aren’t what the job says.
    await panel.getByRole('button', { name: 'Read this job' }).click();
    await expect(panel.getByText('This page doesn’t say anything about visas.')).toBeVisible();
    await expect(panel.getByRole('cell', { name: 'SQL' })).toBeVisible();

    // Nor is what the person writes in another form part of what they sent.
    await form.locator('[name=ask_text]').fill('Is parking free?');
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(panel.getByRole('heading', { name: 'Did you submit this application?' })).toBeVisible();
    await expect(panel.getByRole('definition').filter({ hasText: 'Ananya' })).not.toHaveCount(0);
    await expect(panel.getByText('Is parking free?')).toHaveCount(0);
    await panel.getByRole('button', { name: 'No, don’t save it' }).click();

    await form.goto('https://apply.example/unsure-applications.html');
    await panel.reload();
    await panel.getByRole('button', { name: /^Fill in/ }).click();
    await expect(panel.getByRole('alert')).toContainText('This page has 2 application forms.');
    await expect(form.locator('[name=store_name]')).toHaveValue('');
    await form.locator('[name=office_name]').click();
    await panel.getByRole('button', { name: /^Fill in/ }).click();
    await expect(form.locator('[name=office_name]')).toHaveValue('Ananya Kulkarni');
    await expect(form.locator('[name=store_name]')).toHaveValue('');
    await expect(form.locator('[name=store_email]')).toHaveValue('');
  } finally {
    await browser.close();
  }
});

test('each practice form is filled in and submitted by nobody', async ({ page, baseURL }) => {
  // It fills in every form, one after the other.
  test.slow();
  const account = await signUp(page, createTestAccount('Ananya Kulkarni'));
  await addResume(page.request);
  await addAnswers(page.request);
  const browser = await install(page, account, baseURL);
  try {
    const form = await browser.context.newPage();
    await open(form, '/extension/practice');
    const paths = await form
      .getByRole('main')
      .locator('a[href^="/extension/practice/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThanOrEqual(12);
    await browser.clickIcon(form);
    const panel = await browser.openPanel(form);
    await pair(browser, panel, account);
    for (const path of paths) {
      await open(form, path);
      await form.getByRole('main').locator('form, iframe').first().waitFor();
      await panel.getByRole('button', { name: /^Fill in/ }).click();
      const status = panel.getByRole('status').filter({ hasText: /filled in, \d+ left/ });
      await expect(status, path).toBeVisible();
      expect(Number(/^(\d+)/.exec(await status.innerText())?.[1]), path).toBeGreaterThanOrEqual(3);
      await expect(form.getByTestId('practice-answers'), path).toHaveCount(0);
      await panel.reload();
    }
  } finally {
    await browser.close();
  }
});
