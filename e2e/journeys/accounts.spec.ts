import { expectAccessiblePage } from '../support/look.ts';
import { waitForLink } from '../support/outbox.ts';
import { createTestAccount, getDemoAccount, logIn, signUp } from '../support/people.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const NOTICE = { name: 'Confirm your email' };

test('a visitor signs up, confirms the address from the outbox, logs out, and logs in again @phone', async ({
  page,
}) => {
  const ada = createTestAccount('Ada Lindqvist');

  await open(page, '/portal/signup?next=/portal/settings');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /email address like/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Name').fill(ada.name);
  await page.getByLabel('Email').fill(ada.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('ada lindqvist');
  await expect(page.getByText(/Easy to guess/)).toBeVisible();
  await password.fill(ada.password);
  await expect(page.getByText(/Strong: long and hard to guess/)).toBeVisible();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL('/portal/settings');
  await expect(page.getByRole('complementary', NOTICE)).toContainText(ada.email);
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Confirm your email to start your free trial');

  // The pending account's own session has nothing left to click.
  const link = await waitForLink(ada.email, 'Confirm your email address');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Your free trial runs until');
  expect(page.url()).not.toContain('token');
  await page.getByRole('main').getByRole('link', { name: 'Go to your portal' }).click();
  await expect(page.getByRole('heading', { name: 'Your progress' })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByRole('complementary', NOTICE)).toHaveCount(0);

  await page.getByRole('button', { name: /Ada Lindqvist/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  await page.goto('/portal/applications');
  await expect(page).toHaveURL('/portal/login?next=%2Fportal%2Fapplications');
  await waitForHydration(page);

  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill('not her password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
  await expect(page.getByLabel('Email')).toHaveValue(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/portal/applications');
});

test('a person who forgot the password sets a new one', async ({ page }) => {
  const bo = await signUp(page);
  await page.context().clearCookies();

  await open(page, '/portal/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The previous page has a field with the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(bo.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(/find it as a file in the outbox folder/)).toBeVisible();

  const link = await waitForLink(bo.email, 'Reset your Foothold password');
  await page.goto(link);
  await waitForHydration(page);
  expect(page.url()).not.toContain('token');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText('at least 10 characters');
  await page.getByLabel('New password').fill('other plain words here');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();

  await page.getByLabel('Email').fill(bo.email);
  await page.getByLabel('Password', { exact: true }).fill('other plain words here');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/portal');

  await page.goto(link);
  await waitForHydration(page);
  await page.getByLabel('New password').fill('once more some words');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

test('an unknown address gets the same answer as a known one', async ({ page }) => {
  await open(page, '/portal/forgot-password');
  await page.getByLabel('Email').fill(createTestAccount().email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('sessions are listed and ended, one or all', async ({ page, another }) => {
  const cleo = await signUp(page);
  const others = await Promise.all(
    ['iPad; CPU OS 17_5 like Mac OS X', 'Linux; Android 14'].map((system) =>
      another(cleo, `Mozilla/5.0 (${system}) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36`),
    ),
  );

  await open(page, '/portal/settings/security');
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await sessions.getByRole('button', { name: /^End .+ on Android/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);

  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  const question = page.getByRole('alertdialog', { name: 'End all other sessions?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await question.getByRole('button', { name: 'End sessions' }).click();
  await expect(sessions.getByText('Ended 1 other session.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  for (const other of others) {
    await other.goto('/portal');
    await expect(other).toHaveURL(/\/portal\/login/);
  }
});

test('name, region, and password are changed, and a refused form keeps its input', async ({ page }) => {
  const dana = await signUp(page, createTestAccount('Dana Okafor'));
  await open(page, '/portal/settings');

  const account = page.getByRole('region', { name: 'Account' });
  await account.getByLabel('Name').fill('Dana O. Okafor');
  await account.getByLabel('United Kingdom').check();
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(account.getByText('Changes saved.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await account.getByLabel('Name').fill('');
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(account.getByRole('alert')).toContainText('Enter your name.');

  await page.getByRole('link', { name: 'Email and password' }).click();
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('Current password').fill('not the one');
  await password.getByLabel('New password').fill('some other plain words');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByRole('alert')).toContainText('This isn’t your current password.');
  await password.getByLabel('Current password').fill(dana.password);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Password changed.')).toBeVisible();
  await expect(password.getByLabel('Current password')).toHaveValue('');

  await page.context().clearCookies();
  await logIn(page.request, { email: dana.email, password: 'some other plain words' });
});

test('the plan page shows the trial and what comes after it', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/settings');
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('14 days left');
  const saved = plan.getByRole('row', { name: /Saved listings/ }).getByRole('cell');
  await expect(saved).toHaveText([/5,000$/, /10$/]);
});

test('redirects after login stay on our own pages', async ({ page }) => {
  const eve = await signUp(page);
  await page.context().clearCookies();
  await open(page, `/portal/login?next=${encodeURIComponent('//elsewhere.example/portal')}`);
  await page.getByLabel('Email').fill(eve.email);
  await page.getByLabel('Password', { exact: true }).fill(eve.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/portal');
  // Signed-in users are redirected.
  await page.goto('/portal/signup?next=/jobs');
  await expect(page).toHaveURL('/jobs');
});

test('a connection failure is reported, and no input is lost', async ({ page }) => {
  await open(page, '/portal/login');
  await page.route('**/portal/login*', (route) => route.abort());
  await page.getByLabel('Email').fill('fay@example.com');
  await page.getByLabel('Password', { exact: true }).fill('four plain words');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t connect.');
  await expect(page.getByLabel('Email')).toHaveValue('fay@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('four plain words');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is opened, after a refused short password, and logged out', async ({ page }) => {
    const gil = createTestAccount('Gil Moreau');
    await page.goto('/portal/signup');
    await page.getByLabel('Name').fill(gil.name);
    await page.getByLabel('Email').fill(gil.email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText('at least 10 characters');
    await expect(page.getByLabel('Name')).toHaveValue(gil.name);
    await page.getByLabel('Password', { exact: true }).fill(gil.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/portal');

    await page.goto('/portal/settings');
    await page.getByLabel('Name').fill('Gil P. Moreau');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Changes saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You’re signed out.')).toBeVisible();
  });
});

test('the pages before the portal look right in every theme and size', async ({ page }) => {
  test.slow();
  for (const path of ['/portal/signup', '/portal/login?notice=logged-out', '/portal/forgot-password']) {
    await open(page, path);
    await expectAccessiblePage(page);
  }
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessiblePage(page);
  for (const path of ['/portal/reset-password', '/portal/reset-password?first=1']) {
    await open(page, path);
    await expectAccessiblePage(page);
    await open(page, `${path}${path.includes('?') ? '&' : '?'}token=${'x'.repeat(40)}`);
    await expectAccessiblePage(page);
  }
});

test('settings and the entry page look right in every theme and size', async ({ page }) => {
  test.slow();
  await signUp(page);
  for (const path of ['/portal', '/portal/settings']) {
    await open(page, path);
    await expectAccessiblePage(page);
  }
});

test('personal pages are never cached', async ({ page, another }) => {
  await signUp(page);
  for (const path of ['/portal', '/portal/settings', '/portal/applications', '/confirm-email', '/portal/verify'])
    expect((await page.request.get(path)).headers()['cache-control'], path).toBe('no-store');
  const sender = await another(getDemoAccount('support'));
  expect((await sender.request.get('/console/members')).headers()['cache-control']).toBe('no-store');
});

test("a link's token doesn't leak into the address, the referrer, or a cache", async ({ page }) => {
  const answer = await page.request.get(`/portal/reset-password?token=${'x'.repeat(40)}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()).toMatchObject({
    location: '/portal/reset-password',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(answer.headers()['set-cookie']).toMatch(/^link-reset-password=.+; HttpOnly; SameSite=Lax/);
});
