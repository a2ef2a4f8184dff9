import type { Page } from '@playwright/test';
import { expect, open, test } from './page.ts';
import { STRIPE_DOUBLE } from './stripe-double.ts';

/** Which pages allow Stripe is tested on the server. This preview allows none. */
test.use({ bypassCSP: true });

const CREATED = {
  clientSecret: 'pi_1_secret_1',
  intent: 'pi_1',
  service: { service: 'stripe', publishableKey: 'pk_live_preview' },
  plan: 'one',
  planName: 'Foothold One',
  renewal: {
    amount: 8999,
    currency: 'usd',
    period: 'month',
    nextDate: '2026-12-21T10:00:00.000Z',
    howToCancel: 'Press “Cancel plan”.',
  },
};

interface RecordedCall {
  call: string;
  key?: string;
  options?: { clientSecret?: string; appearance: { variables: Record<string, string> } };
  confirmParams?: { return_url: string; receipt_email: string };
}

const readRecordedCalls = (page: Page): Promise<RecordedCall[]> =>
  page.evaluate(() => (window as unknown as { asked: RecordedCall[] }).asked);
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$89\.99/ });

/** Opens checkout with Stripe as the payment service. */
async function openCheckout(page: Page, script = STRIPE_DOUBLE): Promise<{ accounts: unknown[] }> {
  const accounts: unknown[] = [];
  await page.route('https://js.stripe.com/**', (route) =>
    script === '' ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ json: CREATED }));
  await page.route('**/api/payment-success', (route) => {
    accounts.push(route.request().postDataJSON());
    return route.fulfill({ json: { plan: 'Foothold One', email: 'ada@example.com' } });
  });
  await open(page, '/checkout?plan=Foothold%20One');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Last name').fill('Example');
  await main.getByLabel('Email').fill('ada@example.com');
  return { accounts };
}

const findCardField = (page: Page) => page.getByRole('main').getByLabel('Card number');

test('Stripe confirms without leaving the page, and the account is created from its answer', async ({ page }) => {
  const { accounts } = await openCheckout(page);
  await findCardField(page).fill('paid');
  await payButton(page).click();
  await expect(page.getByText('Your account is ready')).toBeVisible();
  expect(accounts).toEqual([
    { paymentIntentId: 'pi_1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' },
  ]);
});

const ARRIVAL =
  '/payment-success?plan=Foothold%20One&payment_intent=pi_1&email=ada%40example.com&first_name=Ada&last_name=Example';

test("shows the server's message when the account can't be created, in the toast and next to a retry", async ({
  page,
}) => {
  const answers = [
    { status: 409, json: { message: 'The bank is still checking this payment.' } },
    { status: 422, json: { error: 'E_INTERNAL' } },
    { status: 200, json: { plan: 'Foothold One', email: 'ada@example.com' } },
  ];
  await page.route('**/api/payment-success', (route) => route.fulfill(answers.shift()));
  await open(page, ARRIVAL);
  const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
  const alert = page.getByRole('alert').filter({ hasText: 'Account Creation Error' });
  await expect(toast).toContainText('Account Creation Error');
  await expect(toast).toContainText('The bank is still checking this payment.');
  await expect(alert).toContainText('The bank is still checking this payment.');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('Failed to create account');
  await expect(alert).not.toContainText('E_INTERNAL');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your account is ready')).toBeVisible();
});

test('says when the email address is missing, and names the payment', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/payment-success', (route) => {
    calls += 1;
    return route.fulfill({ json: {} });
  });
  await open(page, '/payment-success?plan=Foothold%20One&payment_intent=pi_1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your email address is missing');
  await expect(main).toContainText('pi_1');
  await expect(main).not.toContainText('You’ll see this page after you pay');
  await open(page, '/payment-success');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your email address is missing');
  expect(calls).toBe(0);
});

test('says that the payment is unknown when the page is opened without one', async ({ page }) => {
  await open(page, '/payment-success?plan=Foothold%20One&email=ada%40example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find a payment');
});

test('the return address contains plan, address, and names, and the receipt is sent to the payer', async ({ page }) => {
  await openCheckout(page);
  await findCardField(page).fill('declined');
  await payButton(page).click();
  await expect(page.getByRole('main').getByText('Your card was declined.')).toBeVisible();
  const confirmed = (await readRecordedCalls(page)).find(({ call }) => call === 'confirmPayment');
  expect(confirmed).toMatchObject({ clientSecret: 'pi_1_secret_1', redirect: 'if_required' });
  const returnUrl = new URL(confirmed?.confirmParams?.return_url ?? '');
  expect(returnUrl.origin).toBe(new URL(page.url()).origin);
  expect(returnUrl.pathname).toBe('/payment-success');
  expect(Object.fromEntries(returnUrl.searchParams)).toEqual({
    plan: 'Foothold One',
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Example',
  });
  expect(confirmed?.confirmParams?.receipt_email).toBe('ada@example.com');
});

test("a decline shows Stripe's own message, and the next attempt can succeed", async ({ page }) => {
  await openCheckout(page);
  await payButton(page).click();
  const message = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
  await expect(message).toContainText('Payment Failed');
  await expect(message).toContainText('Your card number is incomplete.');
  await findCardField(page).fill('declined');
  await payButton(page).click();
  await expect(message).toContainText('Your card was declined.');
  await findCardField(page).fill('paid');
  await payButton(page).click();
  await expect(page).toHaveURL('/payment-success');
});

test('a bank that takes over the window leads back, and neither data nor secret stay in the URL', async ({ page }) => {
  const { accounts } = await openCheckout(page);
  await findCardField(page).fill('bank');
  await payButton(page).click();
  await expect(page.getByText('Your account is ready')).toBeVisible();
  await expect(page).toHaveURL('/payment-success');
  expect(accounts).toMatchObject([{ paymentIntentId: 'pi_1', email: 'ada@example.com' }]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');
});

test("Stripe's fields have the page's colors, in both themes", async ({ page }) => {
  await openCheckout(page);
  await expect(payButton(page)).toBeEnabled();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    dispatchEvent(new Event('themechange'));
  });
  const appearances = (await readRecordedCalls(page)).flatMap(({ options }) =>
    options ? [options.appearance.variables] : [],
  );
  expect(appearances).toMatchObject([
    { colorBackground: 'rgb(255, 253, 250)', colorText: 'rgb(27, 31, 35)' },
    { colorBackground: 'rgb(28, 33, 38)', colorText: 'rgb(237, 234, 228)' },
  ]);
});

test('if Stripe is unreachable, the page says so, and nothing can be sent', async ({ page }) => {
  await openCheckout(page, '');
  await expect(page.getByText('We couldn’t load the card form')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
});
