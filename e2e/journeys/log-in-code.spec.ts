import { expectAccessiblePage } from '../support/look.ts';
import { getDemoAccount, logIn } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { startServerWithLimits } from '../support/server-with-limits.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

// The test hashes a hundred passwords, which takes a while.
test.describe.configure({ timeout: 180_000 });

const PORT = PORTS.signInCode;

let server: Awaited<ReturnType<typeof startServerWithLimits>>;

test.beforeAll(async () => {
  server = await startServerWithLimits(PORT);
});
test.afterAll(() => server.stop());

/** Tries a hundred wrong passwords from ten networks. */
async function guessPasswords(email: string): Promise<void> {
  for (let network = 1; network <= 10; network++)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answer = await fetch(`${server.url}/api/accounts/log-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${network}` },
          body: JSON.stringify({ email, password: 'a wrong password' }),
        });
        expect(answer.status).toBe(401);
      }),
    );
}

test('after strangers tried a hundred passwords, the owner logs in with an emailed code', async ({ page, browser }) => {
  const member = getDemoAccount('member');
  await guessPasswords(member.email);

  await open(page, `${server.url}/portal/login`);
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const pressSignIn = () => page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await email.fill(member.email);
  await password.fill(member.password);
  await pressSignIn();
  const notice = page.getByRole('status').filter({ hasText: 'Check your email for a code' });
  await expect(notice).toContainText('Enter the code with your password, or sign in with a passkey.');
  const code = page.getByLabel('Code from our email');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/leave this empty and sign in again to get another code/);
  await expect(email).toHaveValue(member.email);
  await expect(password).toHaveValue(member.password);
  await expectAccessiblePage(page);

  await code.fill('abcde-fghjk');
  await pressSignIn();
  const alert = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(alert).toBeFocused();
  await alert.getByRole('link', { name: /This code is incorrect/ }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');

  const admin = await browser.newContext({ baseURL: server.url });
  const sender = await admin.newPage();
  await logIn(admin.request, getDemoAccount('admin'));
  await sender.goto(`/console/outbox?q=${encodeURIComponent(member.email)}`);
  await sender
    .getByRole('link', { name: /sign-in code/ })
    .first()
    .click();
  const sent = /Your code: (\S+)/.exec((await sender.locator('pre').textContent()) ?? '')?.[1] ?? '';
  await admin.close();

  await code.fill(sent);
  await pressSignIn();
  await expect(page).toHaveURL(/\/portal$/);
  await waitForHydration(page);

  // From now on, the password is enough in this browser, whatever attackers do.
  await page.request.post(`${server.url}/api/accounts/log-out`, { data: {} });
  await open(page, `${server.url}/portal/login`);
  await email.fill(member.email);
  await password.fill(member.password);
  await pressSignIn();
  await expect(page).toHaveURL(/\/portal$/);
});
