import type { Locator, Page } from '@playwright/test';
import { openGuaranteeCase } from '../support/guarantee.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { waitForEmail } from '../support/outbox.ts';
import { createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { plantedSecrets } from '../support/planted-secrets.ts';
import {
  acceptAndAssign,
  buyPrime,
  createApprovedPacket,
  createRecruiter,
  registerMember,
} from '../support/recruiting.ts';
import { expect, open, test } from '../support/test.ts';

const findMain = (page: Page): Locator => page.getByRole('main');
const DAY_MS = 24 * 60 * 60_000;
const toDay = (offset: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(Date.now() + offset * DAY_MS));

test('the load of recruiters, an absence with its cover, and what the member is told @phone', async ({
  page,
  another,
}) => {
  test.slow();
  const admin = await another(getDemoAccount('admin'));
  const [absentWindow, coverWindow] = [await another(), await another()];
  const absent = await createRecruiter(absentWindow, admin.request);
  const cover = await createRecruiter(coverWindow, admin.request);
  const member = await signUp(page, createTestAccount('Robin Fairweather'));
  await buyPrime(page, member);
  const reference = await registerMember(page.request, member, plantedSecrets.revealed);
  const memberId = await acceptAndAssign(admin.request, reference, absent.id);
  await createApprovedPacket(absentWindow.request, page, member, memberId);
  const main = findMain(admin);

  await test.step('the load page counts the recruiter’s packets', async () => {
    await open(admin, '/console/recruiters');
    const row = main.getByRole('row').filter({ hasText: absent.name });
    await expect(row).toContainText('1 of 25');
    await expect(row.getByRole('cell').filter({ hasText: 'Approved, not submitted' })).toHaveText(/submitted\s*1$/);
    await expect(main.getByRole('region', { name: 'Team' })).toContainText(/\d+ approved and not submitted/);
    await expectAccessiblePage(admin, { everyLook: true });
  });

  await test.step('the dashboard says who has to act', async () => {
    await main.getByRole('link', { name: 'Dashboard' }).click();
    await expect(admin).toHaveURL('/console/recruiters/dashboard');
    const row = main.getByRole('row').filter({ hasText: absent.name });
    await expect(row).toContainText('Ready to submit');
    await expect(row).toContainText('Recruiter');
    await expectAccessiblePage(admin, { everyLook: true });
    await open(admin, '/management-dashboard');
    await expect(findMain(admin)).toContainText('Demo with sample figures and people');
    await findMain(admin).getByRole('link', { name: 'Open in your console' }).click();
    await expect(admin).toHaveURL('/console/recruiters/dashboard');
  });

  await test.step('an absence is planned with a handover note', async () => {
    await open(admin, '/console/recruiters/absences/new');
    await expectAccessiblePage(admin);
    await main.getByLabel('Who is away').selectOption(absent.id);
    await main.getByLabel('First day').fill(toDay(0));
    await main.getByLabel('Last day').fill(toDay(5));
    await main.getByLabel('Cover', { exact: true }).selectOption(cover.id);
    await main.getByLabel('Handover note').fill('Call only in the evening.');
    await main.getByRole('button', { name: 'Plan absence' }).click();
    await expect(admin).toHaveURL(/\/console\/recruiters\/absences\/[\w-]+$/);
    await expect(main).toContainText('Away now');
    await expect(main).toContainText(cover.name);
    await expectAccessiblePage(admin, { everyLook: true });
  });

  await test.step('the member is told, and the cover has the note', async () => {
    await waitForEmail(member.email, `${cover.name} covers for them`);
    await open(page, '/portal/recruiter/messages');
    await expect(findMain(page)).toContainText(cover.name);
    await open(coverWindow, `/console/clients/${memberId}`);
    await expect(findMain(coverWindow)).toContainText('Call only in the evening.');
  });

  await test.step('the member’s activity log says it, too', async () => {
    await open(page, '/portal/profile/history');
    await expect(findMain(page)).toContainText(cover.name);
    await findMain(page)
      .getByText(/^Entry/)
      .first()
      .click();
    await expect(findMain(page)).toContainText('Your data export has the full hash of every entry.');
    await expectAccessiblePage(page, { everyLook: true });
  });

  await test.step('recruiters reach their console from the public pages', async () => {
    await open(coverWindow, '/screening');
    await findMain(coverWindow).getByRole('link', { name: 'Open in your console' }).click();
    await expect(coverWindow).toHaveURL('/console/screening');
    await open(page, '/screening');
    await expect(findMain(page).getByRole('link', { name: 'Open in your console' })).toHaveCount(0);
  });
});

test('a guarantee case, its outcome, and the credit @phone', async ({ page, another }) => {
  test.slow();
  const admin = await another(getDemoAccount('admin'));
  const member = await signUp(page, createTestAccount('Robin Fairweather'));
  await buyPrime(page, member);
  const { id, job } = await openGuaranteeCase(page);
  const main = findMain(admin);

  await test.step('the case is on the list with its clock', async () => {
    await open(admin, '/console/guarantee');
    await expect(main.getByRole('link', { name: 'Robin Fairweather' }).first()).toBeVisible();
    await expectAccessiblePage(admin, { everyLook: true });
    await open(page, '/portal/profile/guarantee');
    await expect(findMain(page)).toContainText(`${job.title}, ${job.company}`);
    await expectAccessiblePage(page, { everyLook: true });
  });

  await test.step('an admin starts work and closes it with a credit', async () => {
    await open(admin, `/console/guarantee/${id}`);
    await expectAccessiblePage(admin, { everyLook: true });
    await main.getByRole('button', { name: 'Start work' }).click();
    await expect(main).toContainText('In progress');
    await main.getByText('Close case').first().click();
    await main.getByLabel('Outcome').selectOption('missed');
    await main.getByLabel('Reason').fill('The résumé shows none of the skills in a role.');
    await main.getByRole('button', { name: 'Close case' }).click();
    await expect(main).toContainText('Credit added');
    await expect(main).toContainText('This case is closed.');
    await expectAccessiblePage(admin);
  });

  await test.step('the member reads the outcome, and has the credit', async () => {
    await open(page, '/portal/profile/guarantee');
    await expect(findMain(page)).toContainText('The résumé shows none of the skills in a role.');
    await expect(findMain(page)).toContainText('Credit added');
    await expectAccessiblePage(page);
    await findMain(page).getByRole('link', { name: 'credit balance' }).click();
    await expect(findMain(page)).toContainText(/Credit balance/i);
  });
});
