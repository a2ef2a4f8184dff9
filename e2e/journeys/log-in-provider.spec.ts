import { randomUUID } from 'node:crypto';
import { startOidcServer } from '../../apps/server/test/doubles/oidc-server.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { expect, open, test } from '../support/test.ts';

const PORT = PORTS.signInProvider;

test('a person signs up with Google, and a member connects it to an account', async ({ page, browser }) => {
  test.slow();
  await open(page, '/portal/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByText('We couldn’t reach that service.')).toBeVisible();
  await expectAccessiblePage(page);

  const google = await startOidcServer({ port: PORT });
  try {
    const email = `robin-${randomUUID()}@example.com`;
    google.person = { sub: randomUUID(), email, email_verified: true, name: 'Robin Example' };
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText('you confirm that you’re at least 18')).toBeVisible();
    await expectAccessiblePage(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Robin E.');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/portal$/);

    await open(page, '/portal/settings/sign-in');
    await expect(page.getByText('You don’t have a password yet').first()).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('This is your only way to sign in.')).toBeVisible();

    const context = await browser.newContext();
    const window = await context.newPage();
    const account = await signUp(window);
    google.person = { sub: randomUUID(), email: account.email, email_verified: true, name: account.name };
    await window.request.post('/api/accounts/log-out');
    await open(window, '/portal/login?next=/portal/resumes');
    await window.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(window.getByText('Your email address already has an account.')).toBeVisible();
    await window.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await window.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
    await window.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(window.getByRole('heading', { name: 'Connect Google?' })).toBeVisible();
    await expectAccessiblePage(window);
    await window.getByRole('button', { name: 'Connect Google' }).click();
    await expect(window).toHaveURL(/\/portal\/resumes$/);

    await open(window, '/portal/settings/sign-in');
    await expectAccessiblePage(window);
    await window.getByRole('button', { name: 'Disconnect Google' }).click();
    await window.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(window.getByText('Google disconnected.')).toBeVisible();
    await expect(window.getByRole('link', { name: 'Connect Google' })).toBeVisible();
    await context.close();
  } finally {
    await google.stop();
  }
});
