import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { type ExtensionBrowser, startWithExtension } from './extension.ts';
import { type Account, logIn } from './people.ts';
import { expect, open } from './test.ts';

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

/** Adds the résumé of Ananya Kulkarni. */
export async function addResume(request: APIRequestContext): Promise<void> {
  const file = { name: 'ananya.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(RESUME)) };
  const answer = await request.post('/api/resumes', { multipart: { file } });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Answers two questions in the answer book, the second so that the person needs sponsorship. */
export async function addAnswers(request: APIRequestContext): Promise<void> {
  for (const [questionId, answer] of [
    ['work-authorization', 'Yes'],
    ['sponsorship', 'Yes'],
  ])
    expect((await request.post('/api/answers', { data: { questionId, answer } })).status()).toBe(201);
}

/** Downloads the package in the portal, and starts a browser with it in which the member is signed in. @param askable see `ExtensionOptions` */
export async function install(
  page: Page,
  account: Account,
  baseURL: string | undefined,
  askable: readonly string[] = [],
): Promise<ExtensionBrowser> {
  await open(page, '/portal/settings/extension');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download for Chrome and Edge' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('foothold-extension-chrome.zip');
  const browser = await startWithExtension(readFileSync(await download.path()), { baseURL: baseURL ?? '', askable });
  await logIn(browser.context.request, account);
  return browser;
}

/** Connects the extension: its code is entered on our page. */
export async function pair(browser: ExtensionBrowser, panel: Page, { password }: Account): Promise<void> {
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
