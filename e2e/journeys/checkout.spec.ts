import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { waitForLink } from '../support/outbox.ts';
import {
  buildCheckoutHref,
  CARDS,
  chooseTestCard,
  fillPayer,
  findToast,
  type Payer,
  payButton,
} from '../support/paying.ts';
import { getDemoAccount, signUp } from '../support/people.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const PLAN_ONE = 'Foothold One';
const PLAN_PRIME = 'Foothold Prime';

const createPayer = (): Payer => ({ firstName: 'Ada', lastName: 'Example', email: `ada-${randomUUID()}@example.com` });

async function openCheckout(page: Page, plan: string, payer: Payer): Promise<void> {
  await open(page, buildCheckoutHref(plan));
  await fillPayer(page, payer);
}

const findReadyText = (page: Page) => page.getByRole('main').getByText('Your account is ready');

/** What staff see of a user's payments. */
async function findPayments(sender: Page, email: string) {
  const found = await sender.request.get(`/api/billing/subscriptions?state=all&q=${encodeURIComponent(email)}`);
  const { subscriptions } = (await found.json()) as { subscriptions: { id: string }[] };
  const details = await Promise.all(
    subscriptions.map(async ({ id }) => (await sender.request.get(`/api/billing/subscriptions/${id}`)).json()),
  );
  return details.flatMap((detail) => detail.payments as { state: string; amount: number }[]);
}

test('a visitor buys One after a decline, sets a password, cancels, and resumes the plan @phone', async ({ page }) => {
  const ada = createPayer();
  await openCheckout(page, PLAN_ONE, ada);
  await expect(page.getByText('$89.99 every month, until you cancel')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cancel anytime' })).toBeVisible();
  const notOpen = page.getByRole('region', {
    name: 'Before you pay: what isn’t open to everyone yet, or starts with samples',
  });
  await expect(notOpen).toContainText('1,000+ job listings');
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();

  await chooseTestCard(page, CARDS.declines);
  await payButton(page).click();
  await expect(findToast(page, 'Payment Failed')).toContainText('declined');
  await expect(page.getByRole('main').getByText('Payment Failed')).toBeVisible();

  await chooseTestCard(page, CARDS.succeeds);
  await payButton(page).click();
  await expect(findReadyText(page)).toBeVisible();
  await expect(page).toHaveURL('/payment-success');
  await expect(page.getByRole('heading', { name: 'Set your password with the link in our email' })).toBeVisible();
  await expect(page.getByText(ada.email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download App' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Schedule Call' })).toHaveAttribute('href', '/consultation');
  await expect(page.getByRole('link', { name: 'Join Community' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: 'Schedule Onboarding' })).toHaveAttribute('href', '/consultation');
  await expect(page.getByRole('link', { name: 'Explore Learning' })).toHaveAttribute('href', '/learning');

  const link = await waitForLink(ada.email, 'Set a password');
  await page.goto(link);
  await waitForHydration(page);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('four plain words here');
  await page.getByRole('button', { name: 'Set password' }).click();
  // The first password also signs in.
  await expect(page).toHaveURL('/portal');

  await open(page, '/portal/billing');
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan).toContainText(PLAN_ONE);
  await expect(plan).toContainText('Active');
  await plan.getByRole('button', { name: 'Cancel plan' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You have Foothold One until');
  await question.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(plan).toContainText('You have full access until then');
  await plan.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(plan).toContainText('Active');
  await expect(plan).toContainText('Next payment');
});

test('personal data leaves the address and the history immediately, and a reload loses nothing', async ({ page }) => {
  const ada = createPayer();
  const reports: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (!request.isNavigationRequest()) reports.push(`${request.url()} ${referer}`);
  });
  await openCheckout(page, PLAN_PRIME, ada);
  await chooseTestCard(page, CARDS.succeeds);
  await payButton(page).click();
  await expect(findToast(page, 'Payment successful')).toBeVisible();
  await expect(findReadyText(page)).toBeVisible();
  await expect(page).toHaveURL('/payment-success');
  expect(reports.join('\n')).not.toContain(encodeURIComponent(ada.email));
  expect(reports.join('\n')).not.toContain('payment_intent=');

  await page.reload();
  await expect(findReadyText(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: `What ${PLAN_PRIME} includes` })).toContainText(
    'Guaranteed ATS 80+',
  );
  await page.getByRole('button', { name: 'What this means' }).click();
  await expect(page.getByRole('dialog', { name: 'What 80 means' })).toBeVisible();
  await page.keyboard.press('Escape');

  // If a bank took over the window, the URL contains more parameters, which aren't stored.
  await page.goto(
    '/payment-success?plan=x&payment_intent=pi_none&payment_intent_client_secret=pi_none_secret_1&email=a%40example.com',
  );
  await expect(page).toHaveURL('/payment-success');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');
  await page.goBack();
  expect(page.url()).not.toContain('email=');
});

for (const plan of [PLAN_ONE, PLAN_PRIME]) {
  test(`extra authentication for ${plan}: refused it says so, approved it is paid`, async ({ page }) => {
    await openCheckout(page, plan, createPayer());
    await chooseTestCard(page, CARDS.asks);
    await payButton(page).click();
    const bank = page.getByRole('alertdialog', { name: 'Sandbox bank approval' });
    await bank.getByRole('button', { name: 'Decline' }).click();
    await expect(findToast(page, 'Payment Failed')).toBeVisible();
    await payButton(page).click();
    await bank.getByRole('button', { name: 'Approve' }).click();
    await expect(findReadyText(page)).toBeVisible();
  });

  test(`insufficient funds for ${plan} are told in the provider’s words, and another card pays`, async ({ page }) => {
    await openCheckout(page, plan, createPayer());
    await chooseTestCard(page, CARDS.lacksFunds);
    await payButton(page).click();
    await expect(findToast(page, 'Payment Failed')).toContainText(/funds|money/);
    await chooseTestCard(page, CARDS.declinesLater);
    await payButton(page).click();
    await expect(findReadyText(page)).toBeVisible();
  });
}

test('a card other than the test cards is refused at its field', async ({ page }) => {
  await openCheckout(page, PLAN_ONE, createPayer());
  const number = page.getByLabel('Card number');
  await number.pressSequentially('5555555555554444');
  await expect(number).toHaveValue('5555 5555 5555 4444');
  await page.getByLabel('Expiration date').pressSequentially('1234');
  await expect(page.getByLabel('Expiration date')).toHaveValue('12 / 34');
  await payButton(page).click();
  await expect(page.getByLabel('Security code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Security code').fill('123');
  await payButton(page).click();
  await expect(findToast(page, 'Payment Failed')).toBeVisible();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
});

test('missing fields are reported, and nothing is charged', async ({ page }) => {
  await open(page, buildCheckoutHref(PLAN_ONE));
  await chooseTestCard(page, CARDS.succeeds);
  await fillPayer(page, { firstName: 'Ada', lastName: '   ', email: 'ada@example.com' });
  await payButton(page).click();
  await expect(findToast(page, 'Missing Information')).toContainText('Please fill in all required fields.');
  await expect(page.getByRole('main').getByLabel('Last name')).toBeFocused();
  await fillPayer(page, { firstName: 'Ada', lastName: 'Example', email: 'ada@example' });
  await payButton(page).click();
  await expect(findToast(page, 'Invalid Email')).toContainText('Please enter a valid email address.');
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
});

test('nothing can be sent until the payment form has loaded', async ({ page }) => {
  const hold = Promise.withResolvers<void>();
  await page.route('**/assets/sandbox-form*', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await open(page, buildCheckoutHref(PLAN_ONE));
  await expect(payButton(page)).toBeDisabled();
  hold.resolve();
  await expect(payButton(page)).toBeEnabled();
});

test('each failure has its message, and Go Back leads back', async ({ page }) => {
  await open(page, '/pricing');
  await open(page, '/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No plan selected');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/pricing');
  await open(page, buildCheckoutHref('Foothold X'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid plan selected');

  await page.route('**/api/create-payment-intent', (route) => route.abort());
  await open(page, buildCheckoutHref(PLAN_ONE));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to initialize payment');
  await expectAccessiblePage(page);
  await page.unroute('**/api/create-payment-intent');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(payButton(page)).toBeEnabled();
});

test('a double click pays once, and a reload opens no second payment', async ({ page, another }) => {
  const ada = createPayer();
  // A response body is gone after navigation, so it is read before the reload.
  const waitForIntent = async () => {
    const answer = await page.waitForResponse((each) => each.url().endsWith('/api/create-payment-intent'));
    return (await answer.json()).intent;
  };
  const [first] = await Promise.all([waitForIntent(), open(page, buildCheckoutHref(PLAN_ONE))]);
  await expect(payButton(page)).toBeEnabled();
  const [second] = await Promise.all([waitForIntent(), page.reload()]);
  await waitForHydration(page);
  await expect(payButton(page)).toBeEnabled();
  expect(first).toMatch(/^pi_/);
  expect(second).toBe(first);

  await fillPayer(page, ada);
  await chooseTestCard(page, CARDS.succeeds);
  await payButton(page).dblclick();
  await expect(findReadyText(page)).toBeVisible();
  expect(await findPayments(await another(getDemoAccount('admin')), ada.email)).toMatchObject([
    { state: 'succeeded', amount: 8999 },
  ]);
});

test('a failed account creation says why, and the retry posts again', async ({ page }) => {
  const CALL = '**/api/payment-success';
  let tries = 0;
  await page.route(CALL, async (route) => {
    tries += 1;
    if (tries === 1) return route.fulfill({ status: 409, json: { message: 'We are busy.', error: 'We are busy.' } });
    if (tries === 2) return route.abort();
    return route.continue();
  });
  await openCheckout(page, PLAN_ONE, createPayer());
  await chooseTestCard(page, CARDS.succeeds);
  await payButton(page).click();
  await expect(findToast(page, 'Account Creation Error')).toContainText('We are busy.');
  const card = page.getByRole('alert').filter({ hasText: 'Account Creation Error' });
  await expect(card).toContainText('We are busy.');
  await expectAccessiblePage(page);
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(findToast(page, 'Connection Error')).toContainText(
    'Please check your internet connection and refresh the page.',
  );
  await expect(card).toContainText('Network error occurred while creating account');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(findReadyText(page)).toBeVisible();
  expect(tries).toBe(3);
});

test("without a payment, or with another person's, the next page says so", async ({ page }) => {
  await open(page, '/payment-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find a payment');
  await open(
    page,
    '/payment-success?plan=Foothold+One&payment_intent=pi_none&email=ada%40example.com&first_name=Ada&last_name=E',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account isn’t ready yet');
  await expect(findReadyText(page)).toHaveCount(0);
});

test("a member's name is prefilled, and members with a plan are sent to it", async ({ page }) => {
  const member = await signUp(page);
  await open(page, buildCheckoutHref(PLAN_ONE));
  const findMain = page.getByRole('main');
  await expect(findMain.getByLabel('First name')).toHaveValue('Robin');
  await expect(findMain.getByLabel('Last name')).toHaveValue('Example');
  await expect(findMain.getByLabel('Email')).toHaveValue(member.email);
  await chooseTestCard(page, CARDS.succeeds);
  await payButton(page).click();
  await expect(findReadyText(page)).toBeVisible();
  await page.getByRole('link', { name: 'View your plan' }).click();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(PLAN_ONE);
  await open(page, buildCheckoutHref(PLAN_PRIME));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You already have a plan');
  await page.getByRole('link', { name: 'Go to billing' }).click();
  await expect(page).toHaveURL('/portal/billing');
});

test('checkout and the next page look right in both themes, wide and on a phone', async ({ page }) => {
  await openCheckout(page, PLAN_PRIME, createPayer());
  await chooseTestCard(page, CARDS.succeeds);
  await expect(payButton(page)).toBeEnabled();
  await expectAccessiblePage(page);
  await payButton(page).click();
  await expect(findReadyText(page)).toBeVisible();
  await page.getByText('Didn’t get it?').click();
  await expectAccessiblePage(page);
});
