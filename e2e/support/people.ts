import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';

export interface Credentials {
  email: string;
  password: string;
}

export interface Account extends Credentials {
  name: string;
}

/** Somebody whom nobody else in the journeys is. */
export function newPerson(name = 'Robin Example'): Account {
  return { name, email: `robin-${randomUUID()}@example.com`, password: 'four plain words here' };
}

/** Opens an account and signs the browser in, without the pages. @param options `confirmed`: default true, which starts the trial */
export async function signUp(
  page: Page,
  account: Account = newPerson(),
  { confirmed = true }: { confirmed?: boolean } = {},
): Promise<Account> {
  const answer = await page.request.post('/api/accounts/sign-up', { data: account });
  expect(answer.status(), await answer.text()).toBe(201);
  if (confirmed) await confirmAddress(page, account);
  return account;
}

/** Confirms the address of the account that the browser is signed in to, without the pages. */
export async function confirmAddress(page: Page, { email }: Pick<Account, 'email'>): Promise<void> {
  const here = await page.request.get('/healthz');
  const token = await confirmationToken(new URL(here.url()).origin, email);
  const done = await page.request.get(`/api/confirm-email?token=${token}`);
  expect(done.status(), await done.text()).toBe(200);
}

/** Of the message that asks to confirm an address, read by an admin. */
async function confirmationToken(baseURL: string, email: string): Promise<string> {
  const admin = await request.newContext({ baseURL });
  await logIn(admin, demoAccount('admin'));
  let token = '';
  // A job writes it, a moment after the sign-up was answered.
  await expect(async () => {
    const found = await admin.get(`/api/support/mails?q=${encodeURIComponent(email)}`);
    const { mails } = (await found.json()) as { mails: { id: string; subject: string }[] };
    const id = mails.find(({ subject }) => subject.startsWith('Confirm'))?.id ?? '';
    const { text = '' } = (await (await admin.get(`/api/support/mails/${id}`)).json()) as { text?: string };
    token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass({ intervals: [50, 100, 250, 500] });
  await admin.dispose();
  return token;
}

/** Signs the browser in, without the pages. */
export async function logIn(request: APIRequestContext, { email, password }: Credentials) {
  const answer = await request.post('/api/accounts/log-in', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

type Role = 'member' | 'recruiter' | 'support' | 'admin';

/** The account of a role that an installation with sample data has. */
export const demoAccount = (role: Role): Credentials => ({
  email: `${role}@demo.example`,
  password: `demo-${role}-password`,
});

/**
 * The link in the newest message to an address, read by an admin in the console's outbox, as in an installation without a mail service.
 * @param desk A page in which an admin is signed in.
 * @param subject Part of the subject.
 */
export async function linkInOutbox(desk: Page, email: string, subject: string): Promise<string> {
  const mail = desk.getByRole('link', { name: subject }).first();
  // Letters are written by a job, a moment after the page has answered.
  await expect(async () => {
    await desk.goto(`/console/outbox?q=${encodeURIComponent(email)}`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  const text = desk.locator('pre');
  await expect(text).toContainText('token=');
  return /https?:\/\/\S+token=[\w-]+/.exec((await text.textContent()) ?? '')?.[0] ?? '';
}
