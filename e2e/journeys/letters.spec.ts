import { readFile } from 'node:fs/promises';
import { readResumeFile } from '@foothold/documents/read';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { createNursePdf, NURSE_JOB, saveResume } from '../support/resume-files.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const INVENTED = 'I managed 40 surgeons.';

test('a member drafts a cover letter, sees what the résumé doesn’t support, and downloads it @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await signUp(page);
  await open(page, await saveResume(page, await createNursePdf(browser), NURSE_JOB));
  await page.getByRole('navigation', { name: 'Résumé' }).getByRole('link', { name: 'Letter' }).click();
  await page.getByRole('button', { name: 'Draft letter' }).click();
  const letter = page.getByRole('textbox', { name: 'Letter', exact: true });
  await expect(letter).toHaveValue(/^Dear Hiring Manager,/);
  await expect(letter).toHaveValue(/At Payette River Clinic, I assessed about 30 walk-in patients a day/);
  await expect(letter).not.toHaveValue(/juniper ridge|case management/i);
  await expect(page.getByText('We found everything that it says about you')).toBeVisible();

  await waitForHydration(page);
  await page.getByRole('button', { name: '[company]' }).click();
  await page.keyboard.insertText('Juniper Ridge Hospital');
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await letter.press('ControlOrMeta+End');
  await page.keyboard.insertText(`\n\n${INVENTED}`);
  const marked = page.getByRole('button', { name: INVENTED });
  await expect(marked).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  if (!isMobile) await expectAccessiblePage(page);

  await marked.press('Enter');
  await expect(letter).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(marked).toBeHidden();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF' }).press('Enter'),
  ]);
  const { text } = await readResumeFile(await readFile(await download.path()), { name: 'letter.pdf' });
  const lines = text.pages.flatMap((one) => one.lines.map((line) => line.text));
  expect(lines[0]).toBe('Delia Marsh');
  expect(lines.join(' ')).toContain('position at Juniper Ridge Hospital.');
  expect(lines.join(' ')).not.toContain(INVENTED);

  await page.reload();
  await expect(letter).toHaveValue(/Juniper Ridge Hospital/);
});

test('a member drafts a follow-up email, and replaces and deletes it', async ({ page, browser }) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, await createNursePdf(browser));
  await open(page, `${path}/letter/after-interview`);
  await expect(page.getByRole('heading', { name: 'Which job is it for?' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose a job' }).click();
  await page.getByRole('textbox', { name: 'Job description' }).fill(NURSE_JOB);
  await page.getByRole('button', { name: 'Score against this job' }).click();
  await page.getByRole('navigation', { name: 'Résumé' }).getByRole('link', { name: 'Letter' }).click();
  await page.getByRole('link', { name: /after an interview/ }).click();
  await expect(page.getByRole('heading', { name: 'Follow-up email' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Company' }).fill('Juniper Ridge Hospital');
  await page.getByRole('button', { name: 'Draft email' }).click();
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await expect(email).toHaveValue(/position at Juniper Ridge Hospital\./);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(/^Thank you for the .* interview$/);
  await waitForHydration(page);
  await page.getByRole('button', { name: '[interviewer’s name]' }).click();
  await page.keyboard.insertText('Ms. Ortiz');
  const link = page.getByRole('link', { name: 'Open in email app' });
  await expect(link).toHaveAttribute('href', /^mailto:\?subject=Thank%20you.*body=Hello%20Ms\.%20Ortiz%2C/);

  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByText('Start over').click();
  await page.getByRole('button', { name: 'Draft again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await expect(email).toHaveValue(/\[company\]/);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Draft email' })).toBeVisible();
});
