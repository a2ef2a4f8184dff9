import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createPacketCase, proposePacket } from '../support/packets.ts';
import { signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const REPORTS = '/portal/recruiter/reports';

const findMain = (page: Page) => page.getByRole('main');

test('a member reads what was done this week, downloads it, and turns the emails off', async ({ page, another }) => {
  test.slow();
  const one = await createPacketCase(page, another);
  const { job } = await proposePacket(one);

  await test.step('the page of the recruiter leads to the weeks', async () => {
    await open(page, '/portal/recruiter/messages');
    await findMain(page).getByRole('link', { name: 'Weekly reports' }).click();
    const weeks = findMain(page).getByRole('list', { name: 'Weeks' });
    await expect(weeks).toContainText('This week so far');
    await expect(weeks).toContainText('Prepared for you: 1');
    await expectAccessiblePage(page);
    await weeks.getByRole('link').first().click();
  });

  await test.step('the week says what waits and what was prepared', async () => {
    const waiting = findMain(page).getByRole('region', { name: 'Waiting for you now' });
    await expect(waiting).toContainText(`${job.title}, ${job.company}`);
    await expect(findMain(page).getByRole('region', { name: 'Prepared for you' })).toContainText(
      'Waiting for your decision',
    );
    await expect(findMain(page)).toContainText(
      `${one.recruiter.name} prepared 1 application for you so far this week.`,
    );
    await expectAccessiblePage(page);
    const saved = page.waitForEvent('download');
    await findMain(page).getByRole('link', { name: 'Download PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^weekly-report-\d{4}-\d{2}-\d{2}\.pdf$/);
    await waiting.getByRole('link', { name: `${job.title}, ${job.company}` }).click();
    await expect(page).toHaveURL(/\/portal\/approvals\//);
  });

  await test.step('the emails are turned off and on again', async () => {
    await open(page, REPORTS);
    await findMain(page).getByRole('button', { name: 'Turn off weekly emails' }).click();
    await expect(findMain(page)).toContainText('Weekly emails are off.');
    await findMain(page).getByRole('button', { name: 'Turn on weekly emails' }).click();
    await expect(findMain(page).getByRole('button', { name: 'Turn off weekly emails' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member without a recruiter sees what reports are', async ({ page }) => {
    await signUp(page);
    await page.goto(REPORTS);
    await expect(findMain(page).getByRole('heading', { name: 'Reports come with a recruiter' })).toBeVisible();
    await expect(findMain(page).getByRole('link', { name: 'See plans' })).toBeVisible();
    await page.goto('/weekly-report-emails');
    await expect(page.getByRole('heading', { name: 'Open the link in your email' })).toBeVisible();
  });
});
