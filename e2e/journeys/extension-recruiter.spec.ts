import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { ExtensionBrowser } from '../support/extension.ts';
import { install } from '../support/extension-member.ts';
import { createPacketCase, type PacketCase, proposePacket } from '../support/packets.ts';
import type { Account } from '../support/people.ts';
import { approvePacket } from '../support/recruiting.ts';
import { setUpAuthenticator } from '../support/second-factor.ts';
import { expect, open, test } from '../support/test.ts';

const SPONSORSHIP =
  'Will you now, or in the future, require sponsorship for employment visa status (e.g., H-1B visa status)?';
const WHY = 'Why do you want to work at Larkspur Robotics?';
const CONSENT = 'I agree that Larkspur Robotics may process my data to consider my application.';
const REASON = 'Because of your wound care team.';

const ANSWERS = [
  { question: 'Phone', answer: '(208) 555-0142' },
  { question: 'Are you legally authorized to work in the country where this job is located?', answer: 'Yes' },
  { question: SPONSORSHIP, answer: 'No' },
  { question: 'Have you previously been employed by Larkspur Robotics, as an employee or contractor?', answer: 'No' },
  { question: WHY, answer: REASON },
  { question: CONSENT, answer: '' },
];

/** A packet whose consent the member gave, that the member approved, and that the recruiter started. @returns its ID */
async function startPacket(page: Page, one: PacketCase): Promise<string> {
  const proposed = await proposePacket(one, { answers: ANSWERS });
  const at = proposed.content.answers.findIndex(({ question }) => question === CONSENT);
  const edited = await page.request.post(`/api/packets/${proposed.id}/edit`, {
    data: { hash: proposed.hash, answers: [{ at, answer: 'Yes' }] },
  });
  expect(edited.status(), await edited.text()).toBe(201);
  const { id, hash } = (await edited.json()) as { id: string; hash: string };
  await approvePacket(page, one.member, id);
  const started = await one.sender.post(`/api/recruiting/packets/${id}/start`, { data: { hash } });
  expect(started.status(), await started.text()).toBe(200);
  return id;
}

/** Connects the extension for a recruiter's work, which takes their second factor. */
async function pairAsRecruiter(browser: ExtensionBrowser, panel: Page, recruiter: Account): Promise<void> {
  const settings = await browser.context.newPage();
  const authenticator = await setUpAuthenticator(settings, recruiter);
  await panel.getByText('Are you a recruiter at').click();
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
  await settings.close();
}

test('a recruiter fills in exactly an approved packet, is refused what differs, and attaches the receipt', async ({
  page,
  another,
  baseURL,
}) => {
  test.slow();
  const one = await createPacketCase(page, another);
  const id = await startPacket(page, one);
  const browser = await install(page, one.recruiter, baseURL);
  try {
    const form = await browser.context.newPage();
    await open(form, '/extension/practice/greenhouse-classic');
    await browser.clickIcon(form);
    const panel = await browser.openPanel(form);

    await pairAsRecruiter(browser, panel, one.recruiter);

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
    await expect(panel.getByRole('status').filter({ hasText: '2 different' })).toBeVisible();
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

test('a recruiter attaches a picture of the confirmation as the receipt, and of no other page', async ({
  page,
  another,
  baseURL,
}) => {
  test.slow();
  const one = await createPacketCase(page, another);
  const id = await startPacket(page, one);
  const browser = await install(page, one.recruiter, baseURL);
  try {
    const form = await browser.context.newPage();
    await open(form, '/extension/practice/greenhouse-classic');
    await browser.clickIcon(form);
    const panel = await browser.openPanel(form);
    await pairAsRecruiter(browser, panel, one.recruiter);
    await panel.getByLabel('Application', { exact: true }).selectOption(id);
    await panel.getByRole('button', { name: 'Fill in this packet' }).click();
    await expect(panel.getByRole('status').filter({ hasText: /as approved/ })).toBeVisible();
    await form.getByRole('button', { name: /submit/i }).click();
    await expect(form.getByTestId('practice-answers')).toBeVisible();

    // Another tab is in front, so nothing is taken of it.
    await panel.bringToFront();
    await panel.getByLabel('Screenshot of the confirmation').check();
    const attach = panel.getByRole('button', { name: 'Attach the receipt' });
    await attach.click();
    await expect(panel.getByRole('alert')).toContainText('Open the page with the confirmation first.');
    await form.bringToFront();
    await attach.click();
    await expect(panel.getByText('The receipt is attached. The member can see it now.')).toBeVisible();

    await open(page, `/portal/approvals/${id}`);
    const receipt = page.getByRole('region', { name: 'Receipt' });
    await expect(receipt.getByText('Screenshot of the confirmation')).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), receipt.getByRole('link').first().click()]);
    const picture = readFileSync(await download.path());
    // JPEG, of a whole page.
    expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(picture.length).toBeGreaterThan(10_000);
  } finally {
    await browser.close();
  }
});
