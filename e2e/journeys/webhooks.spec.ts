import type { Locator, Page } from '@playwright/test';
import { startWebhookReceiver } from '../../apps/server/test/doubles/webhook-receiver.ts';
import { hasSignature } from '../../apps/server/test/webhooks-signature.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, signUp } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { expect, open, test } from '../support/test.ts';

const findRegion = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function addApplication(page: Page, title: string): Promise<void> {
  const answer = await page.request.post('/api/applications/jobs', { data: { title, company: 'Larkholt Hospital' } });
  expect(answer.status()).toBe(201);
}

test('a member adds an endpoint, receives signed events, and sees what happened to each @phone', async ({
  page,
}, info) => {
  const receiver = await startWebhookReceiver(info.project.name === 'phone' ? PORTS.phoneWebhooks : PORTS.webhooks);
  const path = receiver.createPath();
  const url = `http://${receiver.host}${path}`;
  await signUp(page, createTestAccount('Ada Lindqvist'));
  await open(page, '/portal/settings/webhooks');
  await expect(findRegion(page, 'Webhooks')).toContainText('No endpoints yet.');
  await expectAccessiblePage(page);

  // An internal address is refused, and nothing is lost.
  const form = findRegion(page, 'Add endpoint');
  await form.getByLabel('Address').fill('https://10.0.0.1/hook');
  await form.getByLabel('An application was added').check();
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(page.getByRole('alert')).toContainText('We can’t send events to this address.');
  await expect(form.getByLabel('An application was added')).toBeChecked();
  await form.getByLabel('Address').fill(url);
  await form.getByLabel('Description').fill('My spreadsheet');
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  const shown = page.getByRole('region', { name: 'Signing secret' });
  await expect(shown).toContainText('We won’t show it again.');
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await expectAccessiblePage(page);

  // The first event arrives with a signature that the secret confirms.
  await addApplication(page, 'Ward Nurse');
  await expect.poll(() => receiver.listAt(path).length).toBe(1);
  const [event] = receiver.listAt(path);
  expect(event?.body).toContain('Ward Nurse');
  expect(event && (await hasSignature(event, secret))).toBe(true);

  await page.reload();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('link', { name: 'My spreadsheet' }).click();
  const log = page.getByRole('list', { name: 'Events', exact: true });
  await expect(log.getByRole('listitem')).toContainText('Delivered');
  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(log.getByRole('listitem').filter({ hasText: 'Test event' })).toContainText('Delivered');
  await expectAccessiblePage(page);

  // The receiver fails, and gets the event again once it works.
  receiver.answer(path, { status: 500, body: 'Out of order' });
  await addApplication(page, 'Unit Clerk');
  await expect.poll(() => receiver.listAt(path).length).toBe(3);
  receiver.answer(path, { status: 200, body: 'Thanks' });
  await expect(async () => {
    await page.reload();
    await expect(log.getByRole('listitem').first()).toContainText('status 500');
  }).toPass();
  await log.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'An application was added' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Body of the event' })).toContainText('Unit Clerk');
  await expect(page.getByText('Out of order')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
  await expect(page.getByText('Thanks').first()).toBeVisible();

  // It is paused and resumed, gets another secret, and is deleted.
  await page.getByRole('link', { name: 'My spreadsheet' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('You paused this endpoint.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('You paused this endpoint.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Replace secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace secret' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete endpoint' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete endpoint' }).click();
  await expect(findRegion(page, 'Webhooks')).toContainText('No endpoints yet.');
  await receiver.stop();
});
