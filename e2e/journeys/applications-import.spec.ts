import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const IMPORT_PATH = '/portal/applications/import';
const ANSWERS_PATH = '/portal/applications/answers';

const SHEET = [
  'Company,Position,Where it is,Progress,Applied,Notes',
  'Larkholt Hospital,Ward Clerk,Austin,Phone screen,10/3/2026,Nights only',
  'Cedar Hollow,Unit Clerk,Waco,Round 2,10/5/2026,',
  'Cedar Hollow,,Waco,Applied,,',
].join('\n');

const findMain = (page: Page) => page.getByRole('main');
const chooseFile = (page: Page, text: string) =>
  findMain(page)
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a member imports a sheet, undoes that, and imports it again', async ({ page }) => {
  await signUp(page);
  await open(page, IMPORT_PATH);
  await expectAccessiblePage(page);
  await chooseFile(page, SHEET);

  const main = findMain(page);
  await expect(main.getByText('2 new, 1 can’t be read: row 4 has no job title.')).toBeVisible();
  await expect(main.getByLabel('Position')).toHaveValue('title');
  // What isn't recognized is chosen by hand.
  await main.getByLabel('Where it is').selectOption({ label: 'Place' });
  await expect(main.getByLabel('Where it is')).toHaveValue('place');
  await main.getByLabel('Round 2 (1)').selectOption({ label: 'Interview' });
  await expect(main.getByRole('row', { name: /Unit Clerk/ })).toContainText('Interview');
  await expectAccessiblePage(page);

  await main.getByRole('button', { name: 'Import 2 jobs' }).click();
  await expect(main.getByRole('heading', { name: 'Imported 2 jobs' })).toBeFocused();
  await expect(main.getByText('Left out 1 row that couldn’t be read.')).toBeVisible();
  await main.getByRole('button', { name: 'Undo the import' }).click();
  await expect(main.getByRole('heading', { name: 'Import undone' })).toBeVisible();

  await main.getByRole('button', { name: 'Import another table' }).click();
  await main.getByLabel('Or paste cells from a spreadsheet').fill(SHEET.replaceAll(',', '\t'));
  await main.getByRole('button', { name: 'Read pasted cells' }).click();
  await main.getByRole('button', { name: 'Import 2 jobs' }).click();
  await main.getByRole('link', { name: 'See your applications' }).click();
  await expect(main.getByText('Ward Clerk').first()).toBeVisible();
  await expect(main.getByText('Unit Clerk').first()).toBeVisible();

  await open(page, IMPORT_PATH);
  await chooseFile(page, SHEET);
  await expect(main.getByText('0 new, 2 look like ones you have')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Import 0 jobs' })).toBeDisabled();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^applications-.*\.csv$/);
});

test('says what is wrong with a file that holds no table', async ({ page }) => {
  await signUp(page);
  await open(page, IMPORT_PATH);
  await chooseFile(page, 'nothing here');
  await expect(findMain(page).getByRole('alert')).toContainText('We couldn’t find a table in this file.');
  await chooseFile(page, SHEET);
  await expect(findMain(page).getByText('2 new')).toBeVisible();
});

test('a member answers questions once, and finds them by meaning', async ({ page }) => {
  await signUp(page);
  await open(page, ANSWERS_PATH);
  const main = findMain(page);
  await expect(main.getByRole('heading', { name: 'No answers yet' })).toBeVisible();
  await expectAccessiblePage(page);

  await main.getByRole('link', { name: 'Answer Will you now or in the future require sponsorship' }).click();
  await main.getByLabel('Will you now or in the future').selectOption('Yes');
  await main.getByRole('button', { name: 'Save answer' }).click();
  await expect(main.getByRole('heading', { name: 'Work authorization' })).toBeVisible();

  const search = main.getByLabel('Paste a question from a form, or search');
  await search.fill('Are you able to work without sponsorship?');
  await expect(main.getByText('The form asks the opposite of this, so yes and no are exchanged.')).toBeVisible();
  await expect(main.getByText('No', { exact: true })).toBeVisible();
  await expect(search).toBeFocused();
  await search.fill('Are you authorized to work in the US without sponsorship?');
  await expect(main.getByText('We’re not sure which of these is asked.')).toBeVisible();
  await expectAccessiblePage(page);

  await open(page, ANSWERS_PATH);
  await main.getByRole('link', { name: 'Add your own question' }).click();
  await main.getByLabel('Question', { exact: true }).fill('Which wards have you worked on?');
  await main.getByLabel('Your answer').fill('Surgery.');
  await main.getByRole('button', { name: 'Save answer' }).click();
  const answer = main.getByLabel('Which wards have you worked on?');
  await answer.fill('Surgery and intensive care.');
  await expect(main.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue('Surgery and intensive care.');
  await expectAccessiblePage(page);
});

test('the answer book can be searched and filled without JavaScript', async ({ browser, page, baseURL }) => {
  const account = await signUp(page);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await context.request.post('/api/accounts/log-in', { data: account });
  const plain = await context.newPage();
  await plain.goto(`${ANSWERS_PATH}?answer=notice-period`);
  await plain.getByLabel('What is your notice period?').fill('Two weeks');
  await plain.getByRole('button', { name: 'Save answer' }).click();
  await plain.getByLabel('Paste a question from a form, or search').fill('How much notice do you have to give?');
  await plain.getByRole('button', { name: 'Search' }).last().click();
  await expect(plain.getByText('This question is in your answer book.')).toBeVisible();
  await expect(plain.getByText('Two weeks').first()).toBeVisible();
  await context.close();
});
