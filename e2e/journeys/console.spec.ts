import { expectAccessiblePage } from '../support/look.ts';
import { waitForEmail, waitForLink } from '../support/outbox.ts';
import { createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const PAGES = [
  '/console',
  '/console/members',
  '/console/members/role-changes',
  '/console/outbox',
  '/console/outbox/none',
  '/console/templates',
  '/console/members/x',
];

test('the console returns 404 for members, and visitors are asked to log in', async ({ page }) => {
  for (const path of PAGES) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toContain(`/portal/login?next=${encodeURIComponent(path)}`);
  }
  await signUp(page);
  for (const path of PAGES) expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  await page.goto('/console/members');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test("a recruiter sees no other people's data", async ({ another }) => {
  const page = await another(getDemoAccount('recruiter'));
  for (const path of ['/console/members', '/console/outbox'])
    expect((await page.request.get(path)).status(), path).toBe(404);
  await page.goto('/console');
  await expect(page).toHaveURL('/console/clients');
  await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveText([
    'Your members',
    'Screening',
    'Guarantee',
    'Applications',
  ]);
});

test('support sees which emails were sent, but only the text of those to demo accounts, with links as plain text', async ({
  page,
  another,
}) => {
  const ivo = await signUp(page, createTestAccount('Ivo'));
  const sender = await another(getDemoAccount('support'));
  await expect(async () => {
    await open(sender, '/console/outbox');
    await sender.getByLabel('Recipient or subject').fill(ivo.email);
    await sender.getByRole('button', { name: 'Search' }).click();
    await expect(sender.getByRole('row')).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect(sender.getByText('Emails are not sent')).toBeVisible();
  await expect(sender).toHaveURL(`/console/outbox?q=${encodeURIComponent(ivo.email)}`);
  await sender.getByRole('link', { name: 'Confirm your email address for Foothold' }).click();
  await expect(sender.getByText('You can’t read the text here')).toBeVisible();
  await expectAccessiblePage(sender);
  await expect(sender.locator('body')).not.toContainText('token=');
  await waitForLink(ivo.email, 'Confirm your email address');

  await page.request.post('/api/accounts/request-password-reset', { data: getDemoAccount('recruiter') });
  await waitForEmail(getDemoAccount('recruiter').email, 'Reset your');
  await open(sender, `/console/outbox?q=${encodeURIComponent(getDemoAccount('recruiter').email)}`);
  await sender
    .getByRole('link', { name: /Reset your/ })
    .first()
    .click();
  const text = sender.locator('pre');
  await expect(text).toContainText('/reset-password?token=');
  await expect(text.getByRole('link')).toHaveCount(0);

  await open(sender, '/console/outbox?q=no-such-address');
  await expect(sender.getByRole('heading', { name: 'No emails match “no-such-address”' })).toBeVisible();
});

test("an admin assigns a role with their password, after a confirmation, and it is recorded; support can't", async ({
  page,
  another,
}) => {
  const jo = await signUp(page, createTestAccount('Jo Castellan'));
  const sender = await another(getDemoAccount('support'));
  await open(sender, `/console/members?q=${encodeURIComponent(jo.email)}`);
  const findRow = (on: typeof sender) => on.getByRole('row', { name: /Jo Castellan/ });
  await expect(findRow(sender)).toContainText('member');
  await expect(findRow(sender).getByRole('group')).toHaveCount(0);

  const admin = await another(getDemoAccount('admin'));
  await open(admin, `/console/members?q=${encodeURIComponent(jo.email)}`);
  await findRow(admin).locator('summary').click();
  await findRow(admin).getByLabel('support').check();
  await findRow(admin).getByRole('button', { name: 'Change role' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Make Jo Castellan support?' });
  await expect(question).toContainText(jo.email);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await sender.reload();
  await expect(findRow(sender)).toContainText('member');

  const assignRole = async () => {
    await findRow(admin).getByRole('button', { name: 'Change role' }).click();
    await question.getByRole('button', { name: 'Change role' }).click();
  };
  const password = findRow(admin).getByLabel('Your password');
  await password.fill('not the password');
  await assignRole();
  await expect(findRow(admin).getByRole('alert')).toContainText('This isn’t your current password.');
  await sender.reload();
  await expect(findRow(sender)).toContainText('member');
  await password.fill(getDemoAccount('admin').password);
  await assignRole();
  await expect(admin.getByText('Jo Castellan: support', { exact: true })).toBeVisible();
  await sender.reload();
  await expect(findRow(sender)).toContainText('support');
  // The change takes effect for the user at once.
  expect((await page.request.get('/console/members')).status()).toBe(200);

  // Admins can see in the log who assigned it.
  await admin.getByRole('link', { name: 'Role changes' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Role changes');
  await expect(admin.getByRole('row', { name: new RegExp(jo.email) })).toContainText('member to support');
  await expect(admin.getByRole('row', { name: new RegExp(jo.email) })).toContainText('Demo admin');
  await expectAccessiblePage(admin);
  expect((await sender.request.get('/console/members/role-changes')).status()).toBe(404);

  // Nobody can remove their own role.
  await open(admin, '/console/members?q=admin@demo.example');
  await expect(admin.getByRole('row', { name: /Demo admin/ }).getByRole('group')).toHaveCount(0);
});

test('the console looks right in every theme and size', async ({ page, another }) => {
  test.slow();
  const kim = await signUp(page, createTestAccount('Kim Adeyemi'));
  const admin = await another(getDemoAccount('admin'));
  await open(admin, `/console/members?q=${encodeURIComponent(kim.email)}`);
  await admin.locator('summary').filter({ hasText: 'change role' }).click();
  await expectAccessiblePage(admin);
  await open(admin, '/console/outbox');
  await expectAccessiblePage(admin);
  await admin.getByRole('table').getByRole('link').first().click();
  await expect(admin).toHaveURL(/\/console\/outbox\/[0-9a-f-]{36}$/);
  await expect(admin.getByText('Created', { exact: true })).toBeVisible();
  await expectAccessiblePage(admin);
});
