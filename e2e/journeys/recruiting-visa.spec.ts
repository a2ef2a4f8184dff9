import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, signUp } from '../support/people.ts';
import { ELECTRICIAN, saveResume } from '../support/resume-files.ts';
import { expect, open, test } from '../support/test.ts';

const DAY_MS = 86_400_000;
const getDay = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const findMain = (page: Page): Locator => page.getByRole('main');
const findGroup = (page: Page, name: string): Locator => findMain(page).getByRole('group', { name, exact: true });

/** Focuses a control and presses keys, without a mouse. */
async function press(control: Locator, ...keys: string[]): Promise<void> {
  await control.focus();
  for (const key of keys) await control.press(key);
}

test('a member on OPT counts days, sees which jobs fit, and deletes everything @phone', async ({ page }) => {
  await signUp(page, createTestAccount('Amara Okeke'));
  await open(page, '/portal/profile/visa');
  const main = findMain(page);
  await expect(main.getByText('Confirm with your DSO or an immigration attorney')).toBeVisible();
  await main.getByLabel('Your current status').selectOption('F-1, on OPT');

  await main.getByLabel('OPT start date').fill(getDay(-30));
  await main.getByLabel('OPT end date').fill(getDay(334));
  await findGroup(page, 'Job 1').getByLabel('First day').fill(getDay(-20));
  await findGroup(page, 'Job 1').getByLabel('Hours a week').fill('400');
  await press(findGroup(page, 'What does your I-94 say?').getByLabel('D/S'), 'Space');
  await press(findGroup(page, 'Do you have a STEM degree?').getByLabel('No', { exact: true }), 'Space');
  await press(main.getByRole('button', { name: 'Save visa status' }), 'Enter');
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('Agree to the storage of your status and dates');
  await expect(alert).toContainText('Enter the hours a week, from 0 to 168');
  await expect(main.getByLabel('OPT start date')).toHaveValue(getDay(-30));

  await findGroup(page, 'Job 1').getByLabel('Hours a week').fill('40');
  await press(main.getByLabel('Store my visa status and dates'), 'Space');
  await press(main.getByRole('button', { name: 'Save visa status' }), 'Enter');
  await expect(main.getByText('10 of 90 used, 80 left')).toBeVisible();
  const dates = main.getByRole('list', { name: 'Dates' });
  await expect(dates.getByRole('listitem').filter({ hasText: 'OPT ends' })).toContainText('in 334 days');
  await expect(dates.getByRole('listitem').filter({ hasText: 'Last of the 60 days' })).toContainText('in 394 days');
  await expect(main.getByText('Enter whether an employer has filed an H-1B petition for you.')).toBeVisible();
  await expect(main.getByRole('link', { name: '8 CFR 214.2(f)(10)(ii)(E)' })).toHaveAttribute('href', /^https:\/\//);
  await expect(main.getByText('Confirm with your DSO or an immigration attorney')).toBeVisible();
  await expectAccessiblePage(page);

  await open(page, '/portal/jobs');
  const choice = findMain(page).getByRole('link', { name: /^Fits my visa status/ });
  await press(choice, 'Enter');
  await expect(page).toHaveURL(/visa=not-citizens-only/);
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await findMain(page).getByRole('article').first().getByRole('link').first().click();
  const fit = findMain(page).getByRole('region', { name: 'Your visa status' });
  await expect(fit).toContainText('Nothing in the ad rules out your status.');
  await expect(fit).toContainText('Confirm with your DSO or an immigration attorney');

  await saveResume(page, ELECTRICIAN);
  await open(page, '/portal/matches');
  await press(choice, 'Enter');
  await expect(page).toHaveURL(/matches\?.*visa=not-citizens-only$/);
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await findMain(page).getByLabel('Remote', { exact: true }).selectOption('Include remote');
  await expect(page).toHaveURL(/visa=not-citizens-only/);
  await expect(page).toHaveURL(/remote=include/);
  await press(choice, 'Enter');
  await expect(page).not.toHaveURL(/visa=/);

  await open(page, '/portal/profile/visa');
  await press(findMain(page).getByRole('button', { name: 'Delete visa status' }), 'Enter');
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete visa status' }), 'Enter');
  await expect(findMain(page).getByLabel('Your current status')).toHaveValue('');
  await expect(findMain(page).getByText('10 of 90 used')).toBeHidden();
  await open(page, '/portal/settings/privacy');
  await expect(page.getByRole('row').filter({ hasText: 'Storing your visa status' }).first()).toContainText(
    'Withdrawn',
  );
});
