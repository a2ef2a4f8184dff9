import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { waitForLink } from './outbox.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Account extends Credentials {
  name: string;
}

/** A unique person. */
export function createTestAccount(name = 'Robin Example'): Account {
  return { name, email: `robin-${randomUUID()}@example.com`, password: 'four plain words here' };
}

/**
 * Creates an account and signs the browser in, without using the pages.
 * @param options `confirmed` is true by default, which starts the trial
 */
export async function signUp(
  page: Page,
  account: Account = createTestAccount(),
  { confirmed = true }: { confirmed?: boolean } = {},
): Promise<Account> {
  const answer = await page.request.post('/api/accounts/sign-up', { data: account });
  expect(answer.status(), await answer.text()).toBe(201);
  if (confirmed) await confirmAddress(page, account);
  return account;
}

/** Confirms the email address of the signed-in account, without using the pages. */
export async function confirmAddress(page: Page, { email }: Pick<Account, 'email'>): Promise<void> {
  const token = new URL(await waitForLink(email, 'Confirm')).searchParams.get('token');
  const done = await page.request.get(`/api/confirm-email?token=${token}`);
  expect(done.status(), await done.text()).toBe(200);
}

/** Signs the browser in, without using the pages. */
export async function logIn(request: APIRequestContext, { email, password }: Credentials) {
  const answer = await request.post('/api/accounts/log-in', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

type Role = 'member' | 'recruiter' | 'support' | 'admin';

/** The demo account of a role, in an installation with sample data. */
export const getDemoAccount = (role: Role): Credentials => ({
  email: `${role}@demo.example`,
  password: `demo-${role}-password`,
});

/** The sample member whose portal is full, in a new installation with sample data. Journeys only look at the account. */
export const SAMPLE_MEMBER: Account = {
  name: 'Riley Quill',
  email: 'riley.quill@demo.example',
  password: 'demo-member-password',
};
