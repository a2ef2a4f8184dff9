import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { type ExtensionBrowser, startWithExtension } from '../support/extension.ts';
import { createPacketCase, proposePacket } from '../support/packets.ts';
import { type Account, confirmAddress, createTestAccount, logIn, signUp } from '../support/people.ts';
import { approvePacket } from '../support/recruiting.ts';
import { setUpAuthenticator } from '../support/second-factor.ts';
import { expect, open, test } from '../support/test.ts';
import { endTrial } from '../support/trials.ts';

const RESUME = {
  basics: {
    name: 'Ananya Kulkarni',
    email: 'ananya@mail.example',
    phone: '(512) 555-0148',
    location: { city: 'Austin', region: 'TX' },
    profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/ananya-example' }],
  },
  work: [
    {
      name: 'Brightwater Analytics',
      position: 'Data Analyst',
      startDate: '2021-03',
      highlights: ['Built reports in SQL'],
    },
  ],
  education: [
    { institution: 'Cedar College', studyType: 'Bachelor of Science', area: 'Statistics', endDate: '2020-05' },
  ],
  skills: [{ name: 'SQL' }],
};

async function addResume(request: APIRequestContext): Promise<void> {
  const file = { name: 'ananya.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(RESUME)) };
  const answer = await request.post('/api/resumes', { multipart: { file } });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function addAnswers(request: APIRequestContext): Promise<void> {
  for (const [questionId, answer] of [
    ['work-authorization', 'Yes'],
    ['sponsorship', 'Yes'],
  ])
    expect((await request.post('/api/answers', { data: { questionId, answer } })).status()).toBe(201);
}

/** Downloads the package in the portal, and starts a browser with it in which the member is signed in. */
async function install(page: Page, account: Account, baseURL: string | undefined): Promise<ExtensionBrowser> {
  await open(page, '/portal/settings/extension');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download for Chrome and Edge' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('foothold-extension-chrome.zip');
  const browser = await startWithExtension(readFileSync(await download.path()), { baseURL: baseURL ?? '' });
  await logIn(browser.context.request, account);
  return browser;
}

/** Connects the extension: its code is entered on our page. */
async function pair(browser: ExtensionBrowser, panel: Page, { password }: Account): Promise<void> {
  await panel.getByRole('button', { name: 'Get a code' }).click();
  const code = await panel.locator('output').innerText();
  const page = await browser.context.newPage();
  await open(page, '/device');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /^Connect .+ browser extension\?$/ })).toBeVisible();
  await expect(page.getByText('Read your contact details, résumés, and answers to fill in forms')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(panel.getByText('The form on this page').or(panel.getByText('Your plan doesn’t include'))).toBeVisible();
  await page.close();
}

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

const SPONSORSHIP =
  'Will you now, or in the future, require sponsorship for employment visa status (e.g., H-1B visa status)?';
const WHY = 'Why do you want to work at Larkspur Robotics?';
const CONSENT = 'I agree that Larkspur Robotics may process my data to consider my application.';
const REASON = 'Because of your wound care team.';

test('a recruiter fills in exactly an approved packet, is refused what differs, and attaches the receipt', async ({
  page,
  another,
  baseURL,
}) => {
  test.slow();
  const one = await createPacketCase(page, another);
  const proposed = await proposePacket(one, {
    answers: [
      { question: 'Phone', answer: '(208) 555-0142' },
      { question: 'Are you legally authorized to work in the country where this job is located?', answer: 'Yes' },
      { question: SPONSORSHIP, answer: 'No' },
      {
        question: 'Have you previously been employed by Larkspur Robotics, as an employee or contractor?',
        answer: 'No',
      },
      { question: WHY, answer: REASON },
      { question: CONSENT, answer: '' },
    ],
  });
  const at = proposed.content.answers.findIndex(({ question }) => question === CONSENT);
  const edited = await page.request.post(`/api/packets/${proposed.id}/edit`, {
    data: { hash: proposed.hash, answers: [{ at, answer: 'Yes' }] },
  });
  expect(edited.status(), await edited.text()).toBe(201);
  const { id, hash } = (await edited.json()) as { id: string; hash: string };
  await approvePacket(page, one.member, id);
  const started = await one.sender.post(`/api/recruiting/packets/${id}/start`, { data: { hash } });
  expect(started.status(), await started.text()).toBe(200);

  const browser = await install(page, one.recruiter, baseURL);
  try {
    const settings = await browser.context.newPage();
    const authenticator = await setUpAuthenticator(settings, one.recruiter);
    const form = await browser.context.newPage();
    await open(form, '/extension/practice/greenhouse-classic');
    await browser.clickIcon(form);
    const panel = await browser.openPanel(form);

    await panel.getByText('You’re a recruiter here?').click();
    await panel.getByRole('button', { name: 'Get a code as a recruiter' }).click();
    const code = await panel.locator('output').innerText();
    const verified = await browser.context.request.post('/api/accounts/verify', {
      data: { code: await authenticator.code() },
    });
    expect(verified.status(), await verified.text()).toBe(200);
    await open(settings, '/device');
    await settings.getByLabel('Code').fill(code);
    await settings.getByRole('button', { name: 'Continue' }).click();
    await expect(settings.getByText(/fill in forms with exactly what the member approved/)).toBeVisible();
    await settings.getByRole('button', { name: 'Allow' }).click();
    await expect(panel.getByRole('heading', { name: 'Approved application' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Fill in this form' })).toHaveCount(0);

    await panel.getByLabel('Application', { exact: true }).selectOption(id);
    await panel.getByRole('button', { name: 'Fill in this packet' }).click();
    await expect(panel.getByRole('status').filter({ hasText: /as approved/ })).toBeVisible();
    const { violations } = await new AxeBuilder({ page: panel }).analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
    await expect(form.getByLabel(/^First Name/)).toHaveValue('Robin');
    await expect(form.getByLabel(/^Location/)).toHaveValue(/^Boise/);
    const why = form.getByLabel(/^Why do you want to work/);
    await expect(why).toHaveValue(REASON);
    await expect(form.getByLabel(/^Will you now/)).toHaveValue(/.+/);
    await expect(form.getByLabel(/^I agree that/)).toBeChecked();
    await expect(form.getByLabel('Leave this field blank')).toHaveValue('');
    // What the packet doesn't answer is left, and named.
    await expect(form.getByLabel('Gender')).toHaveValue('');
    const left = panel.getByRole('listitem').filter({ hasText: 'Gender' });
    await expect(left).toContainText('The approved packet doesn’t answer this.');
    await expect(form.getByTestId('practice-answers')).toHaveCount(0);

    await expect(panel.getByRole('heading', { name: /^Differs/ })).toHaveCount(0);
    // A field that is changed, or added, differs until it is the packet's again, or empty.
    const attach = panel.getByRole('button', { name: 'Attach the receipt' });
    await panel.getByLabel('Number', { exact: true }).fill('LR-4711');
    await why.fill('Because of the pay.');
    await form.getByRole('textbox', { name: 'Website' }).fill('https://other.example');
    await form.getByRole('textbox', { name: 'Website' }).blur();
    await expect(panel.getByRole('heading', { name: 'Differs from the approved packet (2)' })).toBeVisible();
    await expect(attach).toBeDisabled();
    await why.fill(REASON);
    await form.getByRole('textbox', { name: 'Website' }).fill('');
    await form.getByRole('textbox', { name: 'Website' }).blur();
    await expect(panel.getByRole('heading', { name: /^Differs/ })).toHaveCount(0);
    await expect(attach).toBeEnabled();

    // The recruiter submits it themselves; the practice form sends nothing.
    await form.getByRole('button', { name: /submit/i }).click();
    await expect(form.getByTestId('practice-answers')).toBeVisible();
    await attach.click();
    await expect(panel.getByText('The receipt is attached. The member can see it now.')).toBeVisible();
    await expect(panel.getByText('You haven’t started an approved application.')).toBeVisible();
    // Nothing of the packet stays in the browser.
    const stored = await (await browser.worker()).evaluate(async () => {
      const { chrome } = globalThis as unknown as {
        chrome: { storage: Record<'session' | 'local', { get(keys: null): Promise<object> }> };
      };
      return JSON.stringify([await chrome.storage.session.get(null), await chrome.storage.local.get(null)]);
    });
    expect(stored).not.toContain(REASON);

    await open(page, `/portal/approvals/${id}`);
    await expect(page.getByText('LR-4711').first()).toBeVisible();
    await open(page, '/portal/profile/history');
    await expect(page.getByText(/opened your application for .+ in the browser extension/).first()).toBeVisible();
  } finally {
    await browser.close();
  }
});
