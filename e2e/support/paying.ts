import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

export interface Payer {
  firstName: string;
  lastName: string;
  email: string;
}

/** The sandbox's cards by payment result. */
export const CARDS = {
  succeeds: '4242 4242 4242 4242',
  asks: '4000 0025 0000 3155',
  declines: '4000 0000 0000 0002',
  lacksFunds: '4000 0000 0000 9995',
  declinesLater: '4000 0000 0000 0341',
} as const;

export const buildCheckoutHref = (plan: string): string => `/checkout?plan=${encodeURIComponent(plan)}`;
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay \$/ });

export async function fillPayer(page: Page, { firstName, lastName, email }: Payer): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill(firstName);
  await main.getByLabel('Last name').fill(lastName);
  await main.getByLabel('Email').fill(email);
}

/** Fills in the card fields with one click. */
export const chooseTestCard = (page: Page, number: string): Promise<void> =>
  page.getByRole('button', { name: `Use ${number}` }).click();

/** A toast. */
export const findToast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /Notification/ })
    .getByRole('listitem')
    .filter({ hasText: title });

async function post<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(path, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Answer;
}

const PRICES = { 'Foothold One': 8999, 'Foothold Prime': 25_000 } as const;

/** Buys a plan without using the pages: for the signed-in user of these requests, or else for the email address. */
export async function buyPlan(
  request: APIRequestContext,
  payer: Payer,
  planName: keyof typeof PRICES,
  card: string = CARDS.succeeds,
): Promise<void> {
  const { clientSecret, intent } = await post<{ clientSecret: string; intent: string }>(
    request,
    '/api/create-payment-intent',
    { planName, amount: PRICES[planName] },
  );
  await post(request, '/api/sandbox-payments/confirm', {
    clientSecret,
    card: { number: card, expires: '12/34', cvc: '123' },
    payer: { email: payer.email, name: `${payer.firstName} ${payer.lastName}` },
  });
  await post(request, '/api/payment-success', { paymentIntentId: intent, ...payer });
}
