import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { waitForLink } from '../support/outbox.ts';
import { addPasskeyDevice } from '../support/passkeys.ts';
import { type Account, createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { setUpAuthenticator } from '../support/second-factor.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const CONFIRM = 'Confirm your email address';
const API_CALL = '**/api/confirm-email?*';
const UNKNOWN_TOKEN = 'x'.repeat(43);

const findHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const findRegion = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const findDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm it’s you' });

/** The first step of logging in. */
async function enterPassword(page: Page, { email, password }: Account): Promise<void> {
  await open(page, '/portal/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('email confirmation', () => {
  test('a link opened first by scanners is confirmed with the password @phone', async ({ page, another }) => {
    test.slow();
    const ada = await signUp(page, createTestAccount(), { confirmed: false });
    const link = await waitForLink(ada.email, CONFIRM);
    const token = new URL(link).searchParams.get('token');

    // A scanner that follows the link, and one that also makes the API call behind it.
    const scanner = await another();
    await scanner.request.get(link);
    const response = await scanner.request.get(`/api/confirm-email?token=${token}`, {
      headers: { 'sec-fetch-mode': 'navigate' },
    });
    expect(response.status()).toBe(409);
    // A scanner in a full browser, which also runs the page's script.
    await scanner.goto(link);
    await waitForHydration(scanner);
    await expect(scanner.getByRole('button', { name: 'Confirm email' })).toBeVisible();

    const otherBrowser = await another();
    await otherBrowser.goto(link);
    await waitForHydration(otherBrowser);
    expect(otherBrowser.url()).not.toContain('token');
    await expect(otherBrowser.getByText('Your email isn’t confirmed yet.')).toBeVisible();
    await otherBrowser.getByRole('button', { name: 'Confirm email' }).click();
    await expect(otherBrowser.getByRole('alert')).toContainText('Enter your password.');
    await otherBrowser.getByLabel('Account password').fill('not the password');
    await otherBrowser.getByRole('button', { name: 'Confirm email' }).click();
    await expect(otherBrowser.getByRole('alert')).toContainText('This isn’t your current password.');
    await expectAccessiblePage(otherBrowser);
    await otherBrowser.getByLabel('Account password').fill(ada.password);
    await otherBrowser.getByRole('button', { name: 'Confirm email' }).click();
    await expect(findHeading(otherBrowser)).toHaveText('Your email is confirmed');
    await expect(otherBrowser.getByRole('main')).toContainText(ada.email);
    await expect(otherBrowser.getByRole('main')).toContainText('Your free trial runs until');
    await expectAccessiblePage(otherBrowser);
    await otherBrowser.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(otherBrowser).toHaveURL('/');

    // The person who signed up is still signed in.
    await page.goto('/portal');
    await expect(page.getByRole('complementary', { name: 'Confirm your email' })).toHaveCount(0);

    // The link is used up by now.
    await scanner.getByLabel('Account password').fill(ada.password);
    await scanner.getByRole('button', { name: 'Confirm email' }).click();
    await expect(scanner.getByRole('alert')).toHaveText(
      'This link has expired or was already used. Request a new one.',
    );
  });

  test('signed in to the pending account, the page shows progress and confirms automatically', async ({ page }) => {
    const ada = await signUp(page, createTestAccount(), { confirmed: false });
    const link = await waitForLink(ada.email, CONFIRM);
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(API_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(link);
    await expect(findHeading(page)).toHaveText('Confirming your email');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Just a moment…');
    go();
    await expect(findHeading(page)).toHaveText('Your email is confirmed');
    await page.goto('/portal');
    await expect(page.getByRole('complementary', { name: 'Confirm your email' })).toHaveCount(0);

    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText('This link has expired or was already used. Request a new one.');
    await expect(page.getByRole('main')).toContainText('There’s nothing else to do.');
  });

  test('a person without the password chooses a new one, and the stranger who signed up is signed out @phone', async ({
    page: stranger,
    another,
  }) => {
    test.slow();
    const ada = await signUp(stranger, createTestAccount(), { confirmed: false });
    const link = await waitForLink(ada.email, CONFIRM);
    const owner = await another();
    await owner.goto(link);
    await waitForHydration(owner);
    await expect(owner.getByRole('region', { name: 'Don’t have the password?' })).toContainText(
      'sign everyone out of this account',
    );
    await owner.getByText('Choose a new password').click();
    await owner.getByLabel('New password', { exact: true }).fill('short');
    await owner.getByRole('button', { name: 'Set password and confirm' }).click();
    await expect(owner.getByRole('alert')).toContainText('at least 10 characters');
    await expectAccessiblePage(owner);
    // Nothing has happened so far.
    expect((await stranger.request.get('/api/profile')).status()).toBe(200);
    await owner.getByLabel('New password', { exact: true }).fill('five other plain words here');
    await owner.getByRole('button', { name: 'Set password and confirm' }).click();
    await expect(findHeading(owner)).toHaveText('Your email is confirmed');
    await expect(owner.getByRole('main')).toContainText('Everyone else has been signed out');
    await expectAccessiblePage(owner);

    expect((await stranger.request.get('/api/profile')).status()).toBe(401);
    await stranger.goto('/portal');
    await expect(stranger).toHaveURL(/\/portal\/login/);
    await owner.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await waitForHydration(owner);
    await owner.getByLabel('Email').fill(ada.email);
    await owner.getByLabel('Password', { exact: true }).fill('five other plain words here');
    await owner.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(owner).toHaveURL('/portal');
  });

  test("a person signed in to another account is asked for the pending account's password", async ({
    page,
    another,
  }) => {
    const ada = await signUp(page, createTestAccount(), { confirmed: false });
    const link = await waitForLink(ada.email, CONFIRM);
    const bo = await another(getDemoAccount('member'));
    await bo.goto(link);
    await waitForHydration(bo);
    await bo.getByLabel('Account password').fill(getDemoAccount('member').password);
    await bo.getByRole('button', { name: 'Confirm email' }).click();
    await expect(bo.getByRole('alert')).toContainText('This isn’t your current password.');
    await bo.getByLabel('Account password').fill(ada.password);
    await bo.getByRole('button', { name: 'Confirm email' }).click();
    await expect(bo.getByRole('main')).toContainText(`${ada.email} is confirmed.`);
  });

  test('a replaced link requests another; an unknown one leads to support', async ({ page, another }) => {
    const ada = await signUp(page, createTestAccount(), { confirmed: false });
    const oldLink = await waitForLink(ada.email, CONFIRM);
    await open(page, '/portal');
    await page.getByRole('button', { name: 'Resend email' }).click();
    await expect(page.getByText('New link sent.')).toBeVisible();
    await expect.poll(() => waitForLink(ada.email, CONFIRM)).not.toBe(oldLink);

    const otherBrowser = await another();
    await otherBrowser.goto(oldLink);
    await waitForHydration(otherBrowser);
    await expect(otherBrowser.getByRole('alert')).toContainText('This link has expired');
    await otherBrowser.getByRole('button', { name: 'Resend Email' }).click();
    await expect(
      otherBrowser.getByText('If this email still needs confirming, a new link is on its way.'),
    ).toBeVisible();

    await otherBrowser.goto(`/confirm-email?token=${UNKNOWN_TOKEN}`);
    await waitForHydration(otherBrowser);
    await otherBrowser.getByRole('button', { name: 'Resend Email' }).click();
    await expect(otherBrowser.getByRole('alertdialog')).toContainText('Check your inbox for a newer email');
  });

  test('without JavaScript the password confirms', async ({ page, browser, baseURL }) => {
    const ada = await signUp(page, createTestAccount(), { confirmed: false });
    const link = await waitForLink(ada.email, CONFIRM);
    const contextWithoutScripts = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const other = await contextWithoutScripts.newPage();
    await other.goto(link);
    await other.getByLabel('Account password').fill(ada.password);
    await other.getByRole('button', { name: 'Confirm email' }).click();
    await expect(findHeading(other)).toHaveText('Your email is confirmed');
    // The link has been used, and its cookie deleted.
    await other.goto('/confirm-email');
    await expect(other.getByRole('alert')).toHaveText('Invalid confirmation link. No token provided.');
    await other.getByRole('button', { name: 'Resend Email' }).click();
    await expect(other.getByRole('main')).toContainText('Please contact support');
    await contextWithoutScripts.close();
  });
});

test.describe('email confirmation', () => {
  test('a link without a token says so immediately; Resend Email leads to support, Go to Home leads home', async ({
    page,
  }) => {
    await open(page, '/confirm-email');
    await expect(page.getByRole('alert')).toHaveText('Invalid confirmation link. No token provided.');
    await page.getByRole('button', { name: 'Resend Email' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Please contact support' });
    await expect(alert).toContainText('Please contact support at');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: 'Resend Email' })).toBeFocused();
    await expectAccessiblePage(page);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test("the server's message is shown, or our own if it sent none", async ({ page }) => {
    const readReported = async (answer: object | null) => {
      await page.unroute(API_CALL);
      await page.route(API_CALL, (route) =>
        answer ? route.fulfill({ status: 400, contentType: 'application/json', json: answer }) : route.abort(),
      );
      await page.goto(`/confirm-email?token=${UNKNOWN_TOKEN}`);
      return expect(page.getByRole('alert'));
    };
    await (await readReported({ message: 'This one is over.' })).toHaveText('This one is over.');
    await (await readReported({})).toHaveText('Failed to confirm email address.');
    await (await readReported(null)).toHaveText('An error occurred while confirming your email.');
  });

  test('a person who requested too often reads how long to wait', async ({ page }) => {
    await page.route('**/api/accounts/resend-confirmation', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        json: { code: 'request.too-many', status: 429, message: 'Too many.', data: { retryAfterSeconds: 700 } },
      }),
    );
    await open(page, `/confirm-email?token=${UNKNOWN_TOKEN}`);
    await page.getByRole('button', { name: 'Resend Email' }).click();
    await expect(page.getByText('Try again in 12 minutes.')).toBeVisible();
  });
});

test.describe('a second factor', () => {
  test('an authenticator is set up, requested, and once replaced by a recovery code @phone', async ({ page }) => {
    test.slow();
    const ada = await signUp(page, createTestAccount('Ada Lindqvist'));
    await open(page, '/portal/settings/security');
    await expect(findRegion(page, 'Authenticator app')).toContainText('Off');
    await expectAccessiblePage(page);
    await page.getByRole('link', { name: 'Set up authenticator app' }).click();
    await expect(findHeading(page)).toHaveText('Authenticator app');
    await page.getByRole('button', { name: 'Show QR code' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter your password.');
    await page.getByLabel('Your password', { exact: true }).fill('not her password');
    await page.getByRole('button', { name: 'Show QR code' }).click();
    await expect(page.getByRole('alert')).toContainText('This isn’t your current password.');
    await page.getByLabel('Your password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Show QR code' }).click();
    const key = await page.locator('code').textContent();
    await expect(page.getByRole('img', { name: /QR code for your authenticator app/ })).toBeVisible();
    await expectAccessiblePage(page);
    // A mistyped code keeps the QR code and the key.
    await page.getByLabel('Code from your authenticator app').fill('12 345');
    await page.getByRole('button', { name: 'Confirm and turn on' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter the 6-digit code');
    await expect(page.locator('code')).toHaveText(key ?? '');

    const app = await setUpAuthenticator(page, ada);
    await expectAccessiblePage(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as text' }).click();
    expect((await download).suggestedFilename()).toBe('foothold-recovery-codes.txt');
    await page.getByRole('link', { name: 'Back to security' }).click();
    await expect(findRegion(page, 'Authenticator app')).toContainText('On');
    await expect(findRegion(page, 'Recovery codes')).toContainText('10 of 10 left.');

    await page.context().clearCookies();
    await enterPassword(page, ada);
    await expect(findHeading(page)).toHaveText('Confirm it’s you');
    const code = page.getByLabel('Code from your authenticator app');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expectAccessiblePage(page);
    await code.fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(page.getByRole('alert')).toContainText('This code is incorrect');
    await expect(code).toBeFocused();
    await code.fill(await app.code());
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL('/portal');

    const [recovery = ''] = app.recoveryCodes;
    const useRecoveryCode = async () => {
      await page.context().clearCookies();
      await enterPassword(page, ada);
      await page.getByText('Use a recovery code').click();
      await page.getByLabel('Recovery code').fill(recovery);
      await page.locator('details').getByRole('button', { name: 'Sign in' }).click();
    };
    await useRecoveryCode();
    await expect(page).toHaveURL('/portal');
    await useRecoveryCode();
    await expect(page.getByRole('alert')).toContainText('This code is incorrect or was already used.');
  });

  test('an older session is asked again in one dialog, and then continues', async ({ page, another }) => {
    test.slow();
    const ada = await signUp(page);
    const otherSession = await another(ada);
    const app = await setUpAuthenticator(page, ada);

    await open(otherSession, '/portal/settings/security');
    await otherSession.getByRole('button', { name: 'Generate new codes' }).click();
    await otherSession.getByRole('alertdialog').getByRole('button', { name: 'Generate codes' }).click();
    await expect(findDialog(otherSession)).toBeVisible();
    await expectAccessiblePage(otherSession);
    await otherSession.keyboard.press('Escape');
    await expect(findDialog(otherSession)).toHaveCount(0);
    await expect(findRegion(otherSession, 'Recovery codes').getByRole('alert')).toContainText('Confirm it’s you');
    await expect(otherSession.getByRole('region', { name: 'Your recovery codes' })).toHaveCount(0);

    await otherSession.getByRole('button', { name: 'Generate new codes' }).click();
    await otherSession.getByRole('alertdialog').getByRole('button', { name: 'Generate codes' }).click();
    await findDialog(otherSession).getByLabel('Code from your authenticator app').fill('000000');
    await findDialog(otherSession).getByRole('button', { name: 'Confirm' }).click();
    await expect(findDialog(otherSession).getByRole('alert')).toContainText('This code is incorrect');
    await findDialog(otherSession)
      .getByLabel('Code from your authenticator app')
      .fill(await app.code());
    await findDialog(otherSession).getByRole('button', { name: 'Confirm' }).first().click();
    const codes = otherSession.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    expect(await codes.allTextContents()).not.toContain(app.recoveryCodes[0]);

    // The user isn't asked again for five minutes. Without the authenticator, the password alone opens the account.
    await otherSession.getByRole('button', { name: 'Remove', exact: true }).click();
    await otherSession.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(findRegion(otherSession, 'Authenticator app')).toContainText('Authenticator app removed.');
    await otherSession.context().clearCookies();
    await enterPassword(otherSession, ada);
    await expect(otherSession).toHaveURL('/portal');
  });

  test('a passkey is added, renamed, used to log in and as a second factor, and removed', async ({ page }) => {
    test.slow();
    const device = await addPasskeyDevice(page);
    const ada = await signUp(page);
    await open(page, '/portal/settings/security');
    const passkeys = findRegion(page, 'Passkeys');
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await expect(passkeys.getByRole('alert')).toContainText('Enter a name for the passkey');
    await passkeys.getByLabel('Passkey name').fill('My laptop');
    await passkeys.getByLabel('Your password', { exact: true }).fill(ada.password);
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await expect(passkeys.getByText('Passkey “My laptop” added.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10);

    await passkeys.getByRole('button', { name: 'Rename My laptop' }).click();
    await passkeys.getByLabel('New name', { exact: true }).fill('Old laptop');
    await passkeys.getByRole('button', { name: 'Save name' }).click();
    await expect(passkeys.getByRole('button', { name: 'Remove Old laptop' })).toBeVisible();
    await expectAccessiblePage(page);

    await page.context().clearCookies();
    await device.willing(false);
    await enterPassword(page, ada);
    await expect(findHeading(page)).toHaveText('Confirm it’s you');
    await device.willing(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/portal');

    await page.context().clearCookies();
    // Without autofill, only the button asks the device. The next test covers autofill.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await open(page, '/portal/login?next=/portal/settings/security');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/portal/settings/security');

    await passkeys.getByRole('button', { name: 'Remove Old laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(passkeys).toContainText('No passkeys yet.');
    await expect(findRegion(page, 'Recovery codes')).toHaveCount(0);
  });

  test('selecting a passkey suggested at the address field logs in', async ({ page }) => {
    const device = await addPasskeyDevice(page);
    const ada = await signUp(page);
    await open(page, '/portal/settings/security');
    await page.getByLabel('Passkey name').fill('My laptop');
    await page.getByLabel('Your password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await expect(page.getByText('Passkey “My laptop” added.')).toBeVisible();
    await page.context().clearCookies();
    await device.willing(true);
    await page.goto('/portal/login');
    await expect(page).toHaveURL('/portal');
  });

  test('a closed window is reported, and the other methods stay', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('Closed.', 'NotAllowedError'));
    });
    await open(page, '/portal/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('No passkey was used.');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  });

  test('without JavaScript a code logs in, and proves a session again', async ({ page, browser, baseURL, another }) => {
    test.slow();
    const ada = await signUp(page);
    const earlierSession = await another(ada);
    const { cookies } = await earlierSession.context().storageState();
    const app = await setUpAuthenticator(page, ada);
    const contextWithoutScripts = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const other = await contextWithoutScripts.newPage();
    await other.goto('/portal/login?next=/portal/settings/security');
    await other.getByLabel('Email').fill(ada.email);
    await other.getByLabel('Password', { exact: true }).fill(ada.password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(findHeading(other)).toHaveText('Confirm it’s you');
    await other.getByLabel('Code from your authenticator app').fill('111111');
    await other.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(other.getByRole('alert')).toContainText('This code is incorrect');
    await other.getByLabel('Code from your authenticator app').fill(await app.code());
    await other.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(other).toHaveURL('/portal/settings/security');

    await contextWithoutScripts.clearCookies();
    await contextWithoutScripts.addCookies(cookies);
    await other.goto('/portal/settings/security');
    await other.getByRole('button', { name: 'Generate new codes' }).click();
    await other.getByRole('link', { name: 'Confirm it’s you' }).click();
    await other.getByText('Use a recovery code').click();
    await other.getByLabel('Recovery code').fill(app.recoveryCodes[3] ?? '');
    await other.locator('details').getByRole('button', { name: 'Confirm' }).click();
    await expect(other).toHaveURL('/portal/settings/security');
    await other.getByRole('button', { name: 'Generate new codes' }).click();
    await expect(other.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await contextWithoutScripts.close();
  });
});

test.describe('changing the email address', () => {
  test('waits for its link, is canceled, requested again, and confirmed', async ({ page, another }) => {
    const ada = await signUp(page);
    const sender = await another(getDemoAccount('admin'));

    const next = createTestAccount().email;
    const ask = async (password: string) => {
      await email.getByLabel('New email').fill(next);
      await email.getByLabel('Your password', { exact: true }).fill(password);
      await email.getByRole('button', { name: 'Send confirmation link' }).click();
    };
    await open(page, '/portal/settings/sign-in');
    const email = findRegion(page, 'Email');
    await ask('not her password');
    await expect(email.getByRole('alert')).toContainText('This isn’t your current password.');
    await ask(ada.password);
    await expect(email.getByText('Confirm your new email')).toBeVisible();
    await expect(email).toContainText(next);
    await expectAccessiblePage(page);
    const canceled = await waitForLink(next, 'Confirm your new email address');
    await email.getByRole('button', { name: 'Cancel change' }).click();
    await expect(email.getByText('Confirm your new email')).toHaveCount(0);
    await page.goto(canceled);
    await expect(page.getByRole('alert')).toContainText('This link has expired');

    await open(page, '/portal/settings/sign-in');
    await ask(ada.password);
    await expect(email.getByText('Confirm your new email')).toBeVisible();
    await expect.poll(() => waitForLink(next, 'Confirm your new email address')).not.toBe(canceled);
    const link = await waitForLink(next, 'Confirm your new email address');
    // At the new address, without a session, there is no way around the password.
    const otherBrowser = await another();
    await otherBrowser.goto(link);
    await waitForHydration(otherBrowser);
    await expect(otherBrowser.getByRole('main')).toContainText('Then this account isn’t yours');
    await expect(otherBrowser.getByText('Choose a new password')).toHaveCount(0);
    await expectAccessiblePage(otherBrowser);
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText(`${next} is confirmed.`);
    await page.context().clearCookies();
    await enterPassword(page, { ...ada, email: next });
    await expect(page).toHaveURL('/portal');
    await sender.goto(`/console/outbox?q=${encodeURIComponent(ada.email)}`);
    await expect(sender.getByRole('link', { name: /email address was changed/ })).toBeVisible();
  });
});
