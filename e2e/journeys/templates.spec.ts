import { readFile } from 'node:fs/promises';
import { readResumeFile } from '@foothold/documents/read';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { createNursePdf, saveResume } from '../support/resume-files.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

test('a template is chosen with the keyboard, the page follows, and the file has that look @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, await createNursePdf(browser));
  await open(page, path);
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  await waitForHydration(page);
  const shown = page.getByRole('region', { name: 'As it will be sent' }).getByRole('img');
  await expect(shown.first()).toBeVisible();
  const getPicture = () => shown.first().getAttribute('src');
  const before = await getPicture();

  await page.getByRole('radio', { name: /^Modern/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Classic/ })).toBeChecked();
  await expect.poll(getPicture).not.toBe(before);
  await page.getByLabel('Pages').selectOption('any');
  await page.getByText('Order of sections').press('Enter');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/export-options') && answer.ok());
  await page.getByRole('button', { name: 'Move Skills up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Skills up' })).toBeFocused();
  await saved;
  if (!isMobile) await expectAccessiblePage(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF' }).press('Enter'),
  ]);
  expect(new URL(download.url()).searchParams.get('template')).toBe('classic');
  const { resume } = await readResumeFile(await readFile(await download.path()), { name: 'x.pdf' });
  expect(resume.contact.name).toBe('Delia Marsh');

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('radio', { name: /^Classic/ })).toBeChecked();
  await expect(page.getByLabel('Pages')).toHaveValue('any');
});
