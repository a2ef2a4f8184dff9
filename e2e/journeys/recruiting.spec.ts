import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { waitForEmail } from '../support/outbox.ts';
import { addPasskey } from '../support/passkeys.ts';
import { type Account, createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { plantedSecrets } from '../support/planted-secrets.ts';
import {
  acceptAndAssign,
  buyPrime,
  createApprovedPacket,
  createRecruiter,
  proposeTask,
  registerMember,
} from '../support/recruiting.ts';
import { createRegistrant, fillRegistration, submitRegistration } from '../support/registration.ts';
import { readBrowserStorage } from '../support/stored-by-browser.ts';
import { expect, open, test } from '../support/test.ts';

// A trace would contain the typed password, which must not be stored anywhere.
test.use({ trace: 'off' });

const TASK_TEXT = 'Ask Juniper Ridge Hospital whether they still look for a charge nurse';
const REASON = 'Sending the application to Juniper Ridge today';

const findMain = (page: Page): Locator => page.getByRole('main');
const findSecret = (page: Page): Locator => page.locator('[data-secret]');
const findRequirements = (page: Page): Locator =>
  findMain(page).getByRole('list', { name: 'Requirements to reveal the password' });

type OpenPage = (who?: Account | ReturnType<typeof getDemoAccount>) => Promise<Page>;

/** Sets up a member and their recruiter, each in a browser, without using the pages. */
async function setUpAssignedMember(page: Page, another: OpenPage, password: string) {
  const admin = await another(getDemoAccount('admin'));
  const sender = await another();
  const recruiter = await createRecruiter(sender, admin.request);
  const member = await signUp(page, createTestAccount('Noor Haddad'));
  await buyPrime(page, member);
  const memberId = await acceptAndAssign(
    admin.request,
    await registerMember(page.request, member, password),
    recruiter.id,
  );
  return { admin, sender, recruiter, member, memberId };
}

/** Reveals the mailbox password with the recruiter’s passkey, and waits until the page shows it. */
async function revealPassword(sender: Page, memberId: string): Promise<void> {
  await open(sender, `/console/clients/${memberId}`);
  await findMain(sender).getByLabel('Reason for access').fill(REASON);
  await findMain(sender).getByRole('button', { name: 'Reveal' }).click();
  await expect(findSecret(sender)).not.toBeEmpty();
}

test.describe('the résumé email password', () => {
  test('is shown to the assigned recruiter, by the rules, and the member sees that', async ({ page, another }) => {
    test.slow();
    const admin = await another(getDemoAccount('admin'));
    const sender = await another();
    const recruiter = await createRecruiter(sender, admin.request);
    const member = await signUp(page, createTestAccount('Noor Haddad'));
    await buyPrime(page, member);

    await test.step('the member registers', async () => {
      await open(page, '/register');
      await fillRegistration(page, { ...createRegistrant(member.email), password: plantedSecrets.revealed });
      await submitRegistration(page);
    });

    await test.step('staff accept it and assign a recruiter to the member', async () => {
      await open(admin, `/console/registrations?q=${encodeURIComponent(member.email)}`);
      await findMain(admin).getByRole('link', { name: 'Noor Haddad', exact: true }).click();
      await admin.getByRole('button', { name: 'Start review' }).click();
      await expect(findMain(admin).getByText('Review started by')).toBeVisible();
      await admin.getByRole('button', { name: 'Accept' }).click();
      await admin.getByLabel('Assign to').selectOption({ label: `${recruiter.name}, 0 of 25` });
      await admin.getByRole('button', { name: 'Assign' }).click();
      await expect(findMain(admin).getByText(`Assigned to ${recruiter.name} by`)).toBeVisible();
    });

    await test.step('the recruiter sees what is missing', async () => {
      await open(sender, '/console/clients');
      await findMain(sender).getByRole('link', { name: 'Noor Haddad', exact: true }).click();
      await expect(findRequirements(sender)).toContainText('Missing: Confirm with your passkey that it’s you.');
      await expect(findRequirements(sender)).toContainText(
        'Missing: The member hasn’t approved an application that needs the mailbox',
      );
      await expect(findMain(sender).getByRole('button', { name: 'Reveal' })).toHaveCount(0);
    });

    const memberId = sender.url().split('/').at(-1) ?? '';
    const { job } = await createApprovedPacket(sender.request, page, member, memberId);
    await test.step('without a passkey, the recruiter is led through adding one', async () => {
      await expect(findRequirements(sender)).toContainText('Met: The member approved an application');
      await expect(findMain(sender)).toContainText('Add a passkey first');
      await expect(findMain(sender).getByRole('link', { name: 'Add a passkey' })).toHaveAttribute(
        'href',
        '/portal/settings/security#passkeys',
      );
      await expectAccessiblePage(sender);
      await addPasskey(sender, recruiter);
    });

    await test.step('with one, the recruiter sees the password', async () => {
      await revealPassword(sender, memberId);
      await expect(findSecret(sender)).toHaveText(plantedSecrets.revealed);
      await expectAccessiblePage(sender);
      expect(await readBrowserStorage(sender)).not.toContain(plantedSecrets.revealed);
    });

    await test.step('it is hidden when the window loses focus, and cleared on request', async () => {
      await sender.evaluate(() => window.dispatchEvent(new Event('blur')));
      await expect(findSecret(sender)).toBeEmpty();
      await expect(sender.locator('body')).not.toContainText(plantedSecrets.revealed);
      await sender.getByRole('button', { name: 'Show again' }).click();
      await expect(findSecret(sender)).toHaveText(plantedSecrets.revealed);
      await sender.getByRole('button', { name: 'Clear now' }).click();
      await expect(findSecret(sender)).toHaveCount(0);
      expect(await sender.content()).not.toContain(plantedSecrets.revealed);
      expect(await readBrowserStorage(sender)).not.toContain(plantedSecrets.revealed);
    });

    await test.step('the member sees who accessed it, when, why, and for what, and gets an email', async () => {
      await open(page, '/portal/profile/mailbox');
      await expect(findMain(page)).toContainText(recruiter.name);
      await expect(findMain(page)).toContainText(`“${REASON}”`);
      await expect(findMain(page)).toContainText(`For: ${job.title} at ${job.company}`);
      await expect(page.locator('body')).not.toContainText(plantedSecrets.revealed);
      await expectAccessiblePage(page);
      const email = await waitForEmail(member.email, `${recruiter.name} viewed your mailbox password`);
      expect(email.replaceAll(/\s+/g, ' ')).toContain(REASON);
      expect(email).not.toContain(plantedSecrets.revealed);
    });
  });

  test('is cleared from the page after a minute', async ({ page, another }) => {
    const { sender, recruiter, member, memberId } = await setUpAssignedMember(page, another, plantedSecrets.revealed);
    await createApprovedPacket(sender.request, page, member, memberId);
    await addPasskey(sender, recruiter);
    await sender.clock.install();
    await revealPassword(sender, memberId);
    await expect(sender.getByRole('progressbar', { name: 'Clears in' })).toBeVisible();
    await sender.clock.fastForward(61_000);
    await expect(findSecret(sender)).toHaveCount(0);
    expect(await sender.content()).not.toContain(plantedSecrets.revealed);
    await expect(findMain(sender).getByRole('button', { name: 'Reveal' })).toBeVisible();
  });

  test('requires a reason, and is unavailable once the approval is withdrawn', async ({ page, another }) => {
    const { sender, recruiter, member, memberId } = await setUpAssignedMember(page, another, plantedSecrets.revealed);
    const { id, hash } = await createApprovedPacket(sender.request, page, member, memberId);
    await addPasskey(sender, recruiter);
    await open(sender, `/console/clients/${memberId}`);
    await findMain(sender).getByLabel('Reason for access').fill('because');
    await findMain(sender).getByRole('button', { name: 'Reveal' }).click();
    await expect(findMain(sender).getByRole('alert')).toContainText('Enter a reason of 10 to 500 characters.');

    const declined = await page.request.post(`/api/packets/${id}/decline`, { data: { hash, reason: 'pay' } });
    expect(declined.status(), await declined.text()).toBe(200);
    await expect(findMain(sender).getByRole('button', { name: 'Reveal' })).toHaveCount(0);
    await expect(findRequirements(sender)).toContainText(
      'Missing: The member hasn’t approved an application that needs the mailbox',
    );
  });

  test('can be replaced and permanently erased by its owner', async ({ page, another }) => {
    const { sender, memberId } = await setUpAssignedMember(page, another, plantedSecrets.revealed);
    await open(page, '/portal/profile/mailbox');
    await findMain(page).getByText('Change password').click();
    await findMain(page).getByLabel('Resume email password', { exact: true }).fill(plantedSecrets.replacement);
    await findMain(page).getByRole('button', { name: 'Replace password' }).click();
    await expect(findMain(page).getByRole('alert')).toContainText('You must give permission to store your password');
    // The input stays in the field and isn't stored anywhere else.
    await findMain(page)
      .getByLabel(/I give permission to store the password/)
      .check();
    await findMain(page).getByRole('button', { name: 'Replace password' }).click();
    await expect(page.getByText('Password saved', { exact: true })).toBeVisible();
    expect(await page.content()).not.toContain(plantedSecrets.replacement);
    expect(await readBrowserStorage(page)).not.toContain(plantedSecrets.replacement);

    await open(sender, `/console/clients/${memberId}`);
    await expect(findMain(sender)).toContainText('Password saved on');
    await findMain(page).getByRole('button', { name: 'Delete password' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete the mailbox password?' });
    await expect(question).toContainText('You can’t undo this');
    await question.getByRole('button', { name: 'Delete password' }).click();
    await expect(findMain(page)).toContainText('No password saved. It was deleted by its owner.');
    await expect(findMain(sender)).toContainText('No password saved. It was deleted by its owner.');
  });
});

test.describe('recruiter tasks', () => {
  test('are approved or declined by the member @phone', async ({ page, another }) => {
    const { sender, recruiter, memberId } = await setUpAssignedMember(page, another, plantedSecrets.revealed);
    await proposeTask(sender.request, memberId, TASK_TEXT);
    await proposeTask(sender.request, memberId, 'Write to your last manager');
    await open(page, '/portal');
    await page
      .getByRole('link', { name: /\b2 tasks/ })
      .first()
      .click();
    await page.getByRole('link', { name: /^Tasks/ }).click();
    const findTask = (text: string) => findMain(page).getByRole('listitem').filter({ hasText: text });
    await expect(findTask(TASK_TEXT)).toContainText(`If you approve, ${recruiter.name} can do exactly this`);
    await findTask(TASK_TEXT).getByRole('button', { name: 'Approve' }).click();
    await expect(findTask(TASK_TEXT)).toContainText('approved until');
    const other = findTask('Write to your last manager');
    await other.getByText('Decline', { exact: true }).first().click();
    await other.getByLabel('Reason or suggestion (optional)').fill('Please leave him out of this.');
    await other.getByRole('button', { name: /^Decline/ }).click();
    await expect(other).toContainText('Please leave him out of this.');
    await expect(findMain(page).getByText('Nothing needs your approval right now.')).toBeVisible();
  });

  test('are hidden from everyone else', async ({ page, another }) => {
    const { admin, memberId } = await setUpAssignedMember(page, another, plantedSecrets.revealed);
    const stranger = await another();
    await createRecruiter(stranger, admin.request);
    for (const path of [`/console/clients/${memberId}`, '/console/registrations'])
      expect((await stranger.goto(path))?.status(), path).toBe(404);
    for (const path of [`/console/clients/${memberId}`, '/console/clients', '/console/registrations'])
      expect((await page.goto(path))?.status(), path).toBe(404);
    // Staff have no access to mailboxes.
    expect((await admin.goto(`/console/clients/${memberId}`))?.status()).toBe(404);
  });
});

test.describe('registrations in the console', () => {
  test("and a recruiter's members look right in both themes and on a phone", async ({ page, another }) => {
    test.slow();
    const { admin, sender } = await setUpAssignedMember(page, another, plantedSecrets.revealed);
    await open(sender, '/console/clients');
    await expectAccessiblePage(sender);
    await open(admin, '/console/registrations');
    await expectAccessiblePage(admin);
    await findMain(admin).getByRole('link', { name: 'Noor Haddad', exact: true }).first().click();
    await expect(findMain(admin).getByRole('heading', { name: 'Registration details' })).toBeVisible();
    await expectAccessiblePage(admin);
  });

  test('are found by state and words, and returned with a note that the member reads', async ({ page, another }) => {
    const member = await signUp(page, createTestAccount('Tamsin Returned'));
    const reference = await registerMember(page.request, member, plantedSecrets.registration);
    const admin = await another(getDemoAccount('admin'));
    await open(admin, '/console/registrations?state=new');
    await admin.getByLabel('Reference, name, email, or role').fill(reference);
    await admin.getByRole('button', { name: 'Search' }).click();
    await expect(findMain(admin)).toContainText(`1 registration matching “${reference}”`);
    await findMain(admin).getByRole('link', { name: 'Tamsin Returned' }).click();
    await expect(findMain(admin)).toContainText('Accept the registration to assign a recruiter.');
    await findMain(admin).getByText('Return with a note').click();
    await findMain(admin).getByRole('button', { name: 'Return registration' }).click();
    await expect(findMain(admin).getByRole('alert')).toContainText('Describe what needs to change.');
    await findMain(admin).getByLabel('What needs to change').fill('Please add the month in which you graduated.');
    await findMain(admin).getByRole('button', { name: 'Return registration' }).click();
    await expect(findMain(admin).getByText('Returned by')).toBeVisible();
    await open(page, '/portal/profile');
    await expect(findMain(page)).toContainText('Please add the month in which you graduated.');
    await open(admin, `/console/registrations?q=${crypto.randomUUID()}`);
    await expect(findMain(admin)).toContainText('Try another status or other search terms.');
    await expectAccessiblePage(admin);
  });
});
