import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { plantedSecrets } from '../support/planted-secrets.ts';
import {
  acceptAndAssign,
  approvePacket,
  authorizeRecruiters,
  buyPrime,
  createRecruiter,
  registerMember,
} from '../support/recruiting.ts';
import { expect, open, test } from '../support/test.ts';

const findMain = (page: Page): Locator => page.getByRole('main');

const QUESTIONS = ['Why do you want this job?', 'Signature: I certify that all statements are true.'];

test('a recruiter prepares, proposes, and submits an application @phone', async ({ page, another }) => {
  test.slow();
  const admin = await another(getDemoAccount('admin'));
  const sender = await another();
  const recruiter = await createRecruiter(sender, admin.request);
  const member = await signUp(page, createTestAccount('Robin Fairweather'));
  await buyPrime(page, member);
  const reference = await registerMember(page.request, member, plantedSecrets.revealed);
  const memberId = await acceptAndAssign(admin.request, reference, recruiter.id);
  const main = findMain(sender);

  await test.step('nothing can be prepared before the member allows it', async () => {
    await open(sender, `/console/clients/${memberId}/packets/new`);
    await expect(main.getByRole('heading', { name: 'Not authorized' })).toBeVisible();
    await authorizeRecruiters(page);
  });

  await test.step('the recruiter chooses a job', async () => {
    await open(sender, `/console/clients/${memberId}`);
    await main.getByRole('link', { name: 'Prepare an application' }).click();
    await expect(main.getByRole('heading', { name: 'Choose a job' })).toBeVisible();
    await expectAccessiblePage(sender);
    await main.getByLabel('Find a job by title or company').fill('electrician');
    await main.getByRole('button', { name: 'Search' }).click();
    await main.getByRole('region', { name: 'Listings' }).getByRole('link').first().click();
    await expect(main.getByRole('button', { name: 'Propose application' })).toBeVisible();
  });

  await test.step('answers what the member doesn’t have to, and a reload loses nothing', async () => {
    await main.getByLabel('Questions, one per line').fill(QUESTIONS.join('\n'));
    await main.getByRole('button', { name: 'Look up answers' }).click();
    await expect(main.getByText('The member answers this')).toBeVisible();
    await main.getByLabel(QUESTIONS[0] ?? '').fill('I like wiring homes.');
    await main.getByRole('textbox', { name: /^Cover letter/ }).fill('Dear team,\nhere is my application.');
    await sender.reload();
    await expect(main.getByText('We restored your draft')).toBeVisible();
    await expect(main.getByLabel(QUESTIONS[0] ?? '')).toHaveValue('I like wiring homes.');
    await expect(main).toContainText('2 questions: 1 answered, 1 for the member.');
    await expectAccessiblePage(sender);
  });

  await test.step('and proposes it', async () => {
    await main.getByRole('button', { name: 'Propose application' }).click();
    await expect(sender).toHaveURL(/\/console\/packets\/[\w-]+$/);
    await expect(main).toContainText('Waiting for the member');
    await expect(main).toContainText('Robin Fairweather has one question to answer before approving.');
    await expect(main.getByRole('button', { name: 'Mark as submitted' })).toHaveCount(0);
  });

  await test.step('the member answers and approves, which the recruiter’s page shows', async () => {
    const id = sender.url().split('/').at(-1) ?? '';
    const packet = (await (await page.request.get(`/api/packets/${id}`)).json()) as { hash: string };
    const edited = await page.request.post(`/api/packets/${id}/edit`, {
      data: { hash: packet.hash, answers: [{ at: 1, answer: 'Robin Fairweather' }] },
    });
    expect(edited.status(), await edited.text()).toBe(201);
    await approvePacket(page, member, ((await edited.json()) as { id: string }).id);
    await main.getByRole('link', { name: 'Open the newer version' }).click();
    await expect(main).toContainText('Approved: submit it');
    await expect(main).toContainText('By the member');
    await expectAccessiblePage(sender);
  });

  await test.step('the recruiter starts, and submits with a confirmation number', async () => {
    await main.getByRole('button', { name: 'I’m filling in the form' }).click();
    await expect(main).toContainText('You started on');
    await main.getByRole('button', { name: 'Mark as submitted' }).click();
    await expect(main.getByRole('alert')).toContainText('Enter the confirmation number, or what the email says.');
    await main.getByLabel('Confirmation number', { exact: true }).last().fill('GH-20417');
    await main.getByRole('button', { name: 'Mark as submitted' }).click();
    await expect(main.getByRole('region', { name: 'Confirmation number' })).toContainText('GH-20417');
    await expect(main.getByRole('button', { name: 'Mark as submitted' })).toHaveCount(0);
    await open(sender, '/console/packets?filter=submitted');
    await expect(main.getByRole('table')).toContainText('Robin Fairweather');
    await expectAccessiblePage(sender);
  });
});
