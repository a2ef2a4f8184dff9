import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { createNursePdf, NURSE_JOB, saveResume } from '../support/resume-files.ts';
import { expect, open, test } from '../support/test.ts';

/** Chooses an action in a résumé's menu, with the keyboard alone. */
async function choose(page: Page, menu: string, action: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  const names = await items.allTextContents();
  const target = names.indexOf(action);
  expect(target, names.join(', ')).toBeGreaterThanOrEqual(0);
  for (let step = 1; step <= target; step++) {
    await page.keyboard.press('ArrowDown');
    // The menu moves the focus after the key, so a second press without waiting can skip an action.
    await expect(items.nth(step)).toBeFocused();
  }
  await page.keyboard.press('Enter');
}

/** Corrects a résumé as another window would. */
async function correct(page: Page, url: string, change: { summary?: string; phone?: string }): Promise<void> {
  const api = `/api${url.replace('/portal', '')}`;
  const { currentVersion, resume } = await (await page.request.get(api)).json();
  const { summary = resume.summary, phone = resume.contact.phone } = change;
  const data = {
    baseVersion: currentVersion,
    resume: { ...resume, summary, contact: { ...resume.contact, phone } },
  };
  const answer = await page.request.post(`${api}/corrections`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

const findRow = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

test('@phone a member tailors a copy for another job, and sees what differs', async ({ page, browser }) => {
  test.slow();
  await signUp(page);
  const original = await saveResume(page, await createNursePdf(browser));
  await open(page, '/portal/resumes');
  await choose(page, 'Actions for Delia Marsh', 'Tailor for another job');
  await expect(page.getByRole('heading', { name: 'Choose a job for the copy' })).toBeVisible();
  const listResumes = async () => (await (await page.request.get('/api/resumes')).json()).resumes;
  expect(await listResumes()).toHaveLength(1);
  await expectAccessiblePage(page);
  await page.getByRole('textbox', { name: 'Job description' }).fill(NURSE_JOB);
  await page.getByLabel('Employer').fill('Sawtooth Clinic');
  await page.getByLabel('Place').fill('Boise, ID');
  await page.getByRole('button', { name: 'Create copy for this job' }).click();
  await expect(page.getByText('Score for Registered Nurse, Telemetry · Sawtooth Clinic, Boise, ID ·')).toBeVisible();
  const copy = new URL(page.url()).pathname;
  expect(copy).not.toBe(original);
  expect(await listResumes()).toHaveLength(2);
  await expect(page.getByRole('link', { name: 'Delia Marsh', exact: true })).toHaveAttribute('href', original);

  await correct(page, copy, { summary: 'Telemetry nurse with six years in acute care.' });
  await correct(page, original, { phone: '+1 208 555 0142' });
  await expect(page.getByText('Contact details from Delia Marsh')).toBeVisible();
  await page.getByRole('link', { name: 'See what differs' }).click();
  await expect(page.getByRole('heading', { name: 'What differs' })).toBeVisible();
  const comparison = page.getByRole('region', { name: 'Original and copy' });
  await expect(comparison).toContainText('Telemetry nurse with six years');
  await expect(comparison).not.toContainText('208 555');
  await expectAccessiblePage(page);

  await open(page, '/portal/resumes');
  const copies = page.getByRole('list', { name: 'Copies of Delia Marsh' });
  await expect(copies.getByRole('link', { name: 'Delia Marsh for Registered Nurse, Telemetry' })).toBeVisible();
  await expect(copies).toContainText('Score for Registered Nurse, Telemetry');
  await expectAccessiblePage(page);
});

test('a member duplicates, renames, archives, and deletes résumés with the keyboard', async ({ page, browser }) => {
  test.slow();
  await signUp(page);
  await saveResume(page, await createNursePdf(browser));
  await open(page, '/portal/resumes');
  await choose(page, 'Actions for Delia Marsh', 'Duplicate');
  await expect(page.getByText('Created “Delia Marsh copy”', { exact: true })).toBeVisible();
  await expect(findRow(page, 'Delia Marsh copy')).toBeFocused();

  await choose(page, 'Actions for Delia Marsh copy', 'Rename…');
  await page.getByRole('textbox', { name: 'Name' }).fill('For clinics');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Renamed to “For clinics”', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findRow(page, 'Delia Marsh copy')).toBeVisible();

  await choose(page, 'Actions for Delia Marsh copy', 'Archive');
  await expect(page.getByText('Archived “Delia Marsh copy”', { exact: true })).toBeVisible();
  await expect(findRow(page, 'Delia Marsh copy')).toBeHidden();
  const archived = page.getByRole('heading', { name: 'Archived (1)' });
  await expect(page.locator('summary').filter({ has: archived })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findRow(page, 'Delia Marsh copy')).toBeFocused();

  await choose(page, 'Actions for Delia Marsh copy', 'Archive');
  await page.locator('summary').filter({ has: archived }).press('Enter');
  await expectAccessiblePage(page);
  await findRow(page, 'Delia Marsh copy').press('Enter');
  await expect(page.getByText('It’s under “Archived” in your list.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(page.getByText('It’s under “Archived” in your list.')).toBeHidden();

  await open(page, '/portal/resumes');
  await choose(page, 'Actions for Delia Marsh', 'Delete…');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Its copy stays, but won’t get new contact details from it anymore.');
  await dialog.getByRole('button', { name: 'Delete résumé' }).press('Enter');
  await expect(page.getByText('Résumé deleted', { exact: true })).toBeVisible();
  await expect(findRow(page, 'Delia Marsh copy')).toBeFocused();
  await expect(findRow(page, 'Delia Marsh')).toHaveCount(0);
});
