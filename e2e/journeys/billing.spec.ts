import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { buyPlan, CARDS, chooseTestCard, findToast } from '../support/paying.ts';
import { createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

/** Signs up a user with a plan. */
async function signUpWithPlan(page: Page, plan: 'Foothold One' | 'Foothold Prime', card?: string) {
  const person = createTestAccount(`Bo ${randomUUID().slice(0, 8)}`);
  await signUp(page, person);
  const [firstName = '', lastName = ''] = person.name.split(' ');
  await buyPlan(page.request, { firstName, lastName, email: person.email }, plan, card);
  return person;
}

const findPlan = (page: Page) => page.getByRole('region', { name: 'Your plan' });

test('a trial says what it includes and leads to a plan @phone', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/settings');
  await page.getByRole('link', { name: 'Go to billing' }).click();
  await expect(page.getByRole('region', { name: 'Your trial' })).toContainText('no card');
  await expect(page.getByText('No invoices yet.')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'Get Foothold One' }).click();
  await expect(page).toHaveURL('/checkout?plan=Foothold+One');
});

test('a plan is upgraded and downgraded at the previewed amount', async ({ page }) => {
  await signUpWithPlan(page, 'Foothold One');
  await open(page, '/portal/billing');
  await page.getByRole('link', { name: 'Preview change' }).click();
  const preview = page.getByRole('region', { name: 'Switch to Foothold Prime' });
  await expect(preview.getByRole('definition')).toHaveText(/^\$160\.0\d$/);
  await expectAccessiblePage(page);
  await preview.getByRole('button', { name: /^Change and pay \$160\.0\d$/ }).click();
  await expect(findPlan(page)).toContainText('Foothold Prime');
  await expect(findToast(page, 'Plan changed to Foothold Prime')).toBeVisible();

  await page.getByRole('link', { name: 'Preview change' }).click();
  const down = page.getByRole('region', { name: 'Switch to Foothold One' });
  await expect(down).toContainText('Added to your credit balance');
  await down.getByRole('button', { name: 'Change plan' }).click();
  await expect(findPlan(page)).toContainText('Foothold One');
  await expect(page.getByRole('region', { name: 'Credit balance' })).toContainText('$160.0');
});

test('a change that the bank declines changes nothing and says so', async ({ page }) => {
  await signUpWithPlan(page, 'Foothold One', CARDS.declinesLater);
  await open(page, '/portal/billing?change=prime');
  await page.getByRole('button', { name: /^Change and pay/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await page.reload();
  await expect(findPlan(page)).toContainText('Foothold One');
});

test("the plan's card is replaced, even if the bank asks", async ({ page }) => {
  await signUpWithPlan(page, 'Foothold One');
  await open(page, '/portal/billing');
  const card = page.getByRole('region', { name: 'Card', exact: true });
  await expect(card).toContainText('Visa ending in 4242');
  await card.getByRole('button', { name: 'Change card' }).click();
  await chooseTestCard(page, CARDS.declines);
  await card.getByRole('button', { name: 'Save card' }).click();
  await expect(card.getByRole('alert')).toContainText('declined');
  await chooseTestCard(page, CARDS.asks);
  await card.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(card).toContainText('Visa ending in 3155');
  await expect(card.getByRole('button', { name: 'Change card' })).toBeVisible();
});

test('a bank that takes over the window for a card leads back, and its secret leaves the address', async ({ page }) => {
  const bo = await signUpWithPlan(page, 'Foothold One');
  const started = await page.request.post('/api/billing/method', { data: {} });
  const { clientSecret, intent } = (await started.json()) as { clientSecret: string; intent: string };
  const returnUrl = `/portal/billing?setup_intent=${intent}&setup_intent_client_secret=${clientSecret}&redirect_status=succeeded`;
  await page.goto(returnUrl);
  await expect(page).toHaveURL('/portal/billing?came-back=failed');
  await expect(page.getByText('That didn’t go through')).toBeVisible();
  await page.request.post('/api/sandbox-payments/confirm', {
    data: {
      clientSecret,
      card: { number: CARDS.declinesLater, expires: '12/34', cvc: '123' },
      payer: { email: bo.email, name: bo.name },
    },
  });
  await page.goto(returnUrl);
  await expect(page).toHaveURL('/portal/billing?came-back=card');
  await expect(page.getByRole('region', { name: 'Card', exact: true })).toContainText('Visa ending in 0341');
});

test('the billing page is a separate document whose policy allows the payment service', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/settings');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Go to billing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  expect(documents).toEqual(['/portal/billing']);
});

test('each payment creates an invoice and a receipt as PDF', async ({ page }) => {
  await signUpWithPlan(page, 'Foothold Prime');
  await open(page, '/portal/billing');
  const billingDocuments = page.getByRole('region', { name: 'Invoices and receipts' });
  for (const name of ['Invoice', 'Receipt']) {
    const link = billingDocuments.getByRole('link', { name: new RegExp(`^${name} \\d{4}-\\d{6} as PDF$`) });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await expectAccessiblePage(page);
});

test('staff find a plan, refund a part, and grant credit, and both sides see it', async ({ page, another }) => {
  const bo = await signUpWithPlan(page, 'Foothold One');
  const sender = await another(getDemoAccount('support'));
  await open(sender, '/console/billing');
  await sender.getByLabel('Name, email, or invoice number').fill(bo.email);
  await sender.getByRole('button', { name: 'Search' }).click();
  await expect(sender.getByText('1 subscription')).toBeVisible();
  await expectAccessiblePage(sender);
  await sender.getByRole('link', { name: bo.name }).click();
  await expect(sender.getByRole('heading', { level: 1 })).toHaveText(bo.name);

  const refund = sender.getByRole('region', { name: 'Refund' });
  await expect(refund.getByLabel('Amount')).toHaveValue('89.99');
  await refund.getByLabel('Amount').fill('ten');
  await refund.getByLabel('Reason').fill('The first days did not work.');
  const confirm = (name: string) => sender.getByRole('alertdialog').getByRole('button', { name }).click();
  await refund.getByRole('button', { name: 'Refund payment' }).click();
  await confirm('Refund payment');
  await expect(refund.getByRole('alert')).toContainText('Enter an amount in dollars');
  await refund.getByLabel('Amount').fill('100');
  await refund.getByRole('button', { name: 'Refund payment' }).click();
  await confirm('Refund payment');
  await expect(refund.getByRole('alert')).toContainText('more than the amount left to refund');
  await refund.getByLabel('Amount').fill('30');
  await refund.getByRole('button', { name: 'Refund payment' }).click();
  await expect(sender.getByRole('alertdialog')).toContainText(`Refund $30.00 to ${bo.name}?`);
  await confirm('Refund payment');
  await expect(findToast(sender, 'Payment refunded')).toContainText(bo.email);
  await expect(refund.getByLabel('Amount')).toHaveValue('59.99');

  const credit = sender.getByRole('region', { name: 'Add credit' });
  await credit.getByLabel('Amount').fill('12.50');
  await credit.getByLabel('Reason').fill('For the trouble.');
  await credit.getByRole('button', { name: 'Add credit' }).click();
  await confirm('Add credit');
  await expect(credit).toContainText('$12.50');
  await expect(sender.getByText('Total: $59.99 in payments, $12.50 in credit')).toBeVisible();
  await expect(sender.getByRole('region', { name: 'Activity' })).toContainText('The first days did not work.');
  await expectAccessiblePage(sender);

  await open(page, '/portal/billing');
  await expect(page.getByText('$30.00 refunded')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Credit balance' })).toContainText('$12.50');
  await expect(findPlan(page)).toContainText('after $12.50 of your credit');
});

test("members and recruiters can't open payment administration", async ({ page, another }) => {
  await signUp(page);
  expect((await page.goto('/console/billing'))?.status()).toBe(404);
  const recruiter = await another(getDemoAccount('recruiter'));
  expect((await recruiter.goto('/console/billing'))?.status()).toBe(404);
});
