import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const WRONG_CODE = "function payRange(min, max) {\n  return '$' + min;\n}";
const RIGHT = `function payRange(min: number | null, max: number | null): string {
  const dollars = (amount: number) => '$' + amount.toLocaleString('en-US');
  if (min === null && max === null) return 'Not stated';
  if (max === null) return 'From ' + dollars(min as number);
  if (min === null) return 'Up to ' + dollars(max);
  return min === max ? dollars(min) : dollars(min) + '–' + dollars(max);
}`;

const findMain = (page: Page): Locator => page.getByRole('main');
const findEditor = (page: Page): Locator => findMain(page).getByRole('textbox', { name: /^Your code in/ });
const runTests = (page: Page): Promise<void> => findMain(page).getByRole('button', { name: 'Run tests' }).click();
const findLanguageField = (page: Page): Locator => findMain(page).getByLabel('Language');

test('the learning page shows three weekly challenges, and a visitor solves one in the browser', async ({ page }) => {
  await open(page, '/learning');
  const section = page.getByRole('region', { name: 'Three weekly challenges' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
  for (const difficulty of ['Easy', 'Medium', 'Hard']) await expect(section.getByText(difficulty)).toBeVisible();
  await expect(section.getByText(/^\d+ minutes$/)).toHaveCount(3);
  await expect(section.getByText(/participant|No submissions yet/)).toHaveCount(3);
  await section.getByRole('link').first().click();
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/learning\/challenges\/[a-z-]+$/);

  await open(page, '/learning/challenges/salary-range');
  await findEditor(page).fill(WRONG_CODE);
  await runTests(page);
  await expect(findMain(page).getByText('0 of 8 tests passed')).toBeVisible();
  await expect(findMain(page).getByText('"$92,000–$128,000"')).toBeVisible();
  await expect(findMain(page).getByText('"$92000"').first()).toBeVisible();
  await expect(findMain(page).getByText('92000, 128000', { exact: true })).toBeVisible();

  await findLanguageField(page).selectOption('TypeScript');
  await findEditor(page).fill(RIGHT);
  await runTests(page);
  await expect(findMain(page).getByText('8 of 8 tests passed')).toBeVisible();
  await expect(findMain(page).getByText('Passed', { exact: true })).toHaveCount(8);

  // Results apply only to the code they came from.
  await findEditor(page).press('End');
  await page.keyboard.type(' ');
  await expect(findMain(page).getByText('Code changed since the last run: 8 of 8 tests passed')).toBeVisible();
  await expect(findMain(page).getByText('Passed', { exact: true })).toHaveCount(0);
  await expect(findMain(page).getByText('Passed in the last run')).toHaveCount(8);
  await page.keyboard.press('Backspace');
  await expect(findMain(page).getByText('Passed', { exact: true })).toHaveCount(8);

  await findLanguageField(page).selectOption('Python');
  await expect(findMain(page).getByRole('button', { name: 'Run tests' })).toHaveCount(0);
  await expect(findEditor(page)).toHaveValue(/^def pay_range\(/);
  await expect(findMain(page).getByText('92000, 128000', { exact: true })).toBeVisible();
  await expect(findMain(page).getByText('"$92,000–$128,000"')).toBeVisible();

  // The draft is restored, but only in this browser.
  await page.reload();
  await waitForHydration(page);
  await expect(findLanguageField(page)).toHaveValue('python');
  await findLanguageField(page).selectOption('TypeScript');
  await expect(findEditor(page)).toHaveValue(RIGHT);
  await findMain(page).getByRole('button', { name: 'Show solution' }).click();
  await expect(findMain(page).getByText('There are five cases')).toBeVisible();
});

test('an endless loop is terminated, its output is shown, and the page stays responsive', async ({ page }) => {
  await open(page, '/learning/challenges/salary-range');
  await findEditor(page).fill("function payRange() {\n  console.log('turning');\n  for (;;);\n}");
  await runTests(page);
  await expect(findMain(page).getByText('Running: 0 of 8 done')).toBeVisible();
  await expect(findMain(page).getByText('Stopped after 3 seconds')).toBeVisible();
  await expect(findMain(page).getByText('turning', { exact: true })).toBeVisible();
  await findEditor(page).fill('function payRange( {');
  await runTests(page);
  await expect(findMain(page).getByText('Your code didn’t start')).toBeVisible();
  await expect(findMain(page).getByText(/^SyntaxError: .+ \(line 1\)$/)).toBeVisible();
});

test('switching the language aborts the run, and another can start at once', async ({ page }) => {
  await open(page, '/learning/challenges/salary-range');
  await findLanguageField(page).selectOption('TypeScript');
  await findEditor(page).fill(RIGHT);
  await findLanguageField(page).selectOption('JavaScript');
  await findEditor(page).fill('function payRange() {\n  for (;;);\n}');
  await runTests(page);
  await expect(findMain(page).getByText('Running: 0 of 8 done')).toBeVisible();
  await findLanguageField(page).selectOption('TypeScript');
  await runTests(page);
  await expect(findMain(page).getByText('8 of 8 tests passed')).toBeVisible();
});

test('Tab indents, and Escape then Tab leaves the editor', async ({ page }) => {
  await open(page, '/learning/challenges/salary-range');
  await findEditor(page).fill('if (true) {');
  await findEditor(page).press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await page.keyboard.press('Tab');
  await expect(findEditor(page)).toHaveValue('if (true) {\n  x  ');
  await page.keyboard.press('Shift+Tab');
  await expect(findEditor(page)).toHaveValue('if (true) {\nx  ');
  await expect(findEditor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(findMain(page).getByRole('button', { name: 'Run tests' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(findEditor(page)).toBeFocused();
});

test("a member's draft is saved, submitted with its test results, reviewed, and deleted", async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/challenges/salary-range');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/drafts/javascript') && answer.ok());
  await findEditor(page).fill(WRONG_CODE);
  await saved;
  await page.reload();
  await waitForHydration(page);
  await expect(findEditor(page)).toHaveValue(WRONG_CODE);

  await findMain(page).getByRole('button', { name: 'Submit' }).click();
  await expect(findMain(page).getByRole('heading', { name: /^Submitted/ })).toBeVisible();
  const list = findMain(page).getByRole('region', { name: 'Your submissions' });
  await expect(list.getByText('0 of 8 tests passed')).toBeVisible();
  await expect(list.getByText('as reported by your browser')).toBeVisible();

  await expect(findMain(page).getByText('this doesn’t use up your daily AI tool uses')).toBeVisible();
  await findMain(page).getByRole('button', { name: 'Review this code' }).click();
  await expect(findMain(page).getByText(/^[\d.]+ out of 10$/)).toBeVisible();
  await expect(list.getByText(/Reviewed: [\d.]+ out of 10/)).toBeVisible();

  await findMain(page).getByRole('button', { name: 'Show solution' }).click();
  await expect(findMain(page).getByText('There are five cases')).toBeVisible();
  await findLanguageField(page).selectOption('Python');
  await findEditor(page).fill('def pay_range(min, max):\n    return None');
  await findMain(page).getByRole('button', { name: 'Submit' }).click();
  await expect(list.getByText('After viewing the solution')).toBeVisible();
  await expect(list.getByText('Submitted, not run')).toBeVisible();

  await findMain(page).getByRole('button', { name: 'Delete submission' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL('/portal/challenges/salary-range');
});

test('a draft is saved even if the window closes right after the last keystroke', async ({ page, context }) => {
  await signUp(page);
  await open(page, '/portal/challenges/salary-range');
  await findEditor(page).fill('function lastWords() {}');
  await page.close({ runBeforeUnload: true });
  const secondPage = await context.newPage();
  await expect(async () => {
    await open(secondPage, '/portal/challenges/salary-range');
    await expect(findEditor(secondPage)).toHaveValue('function lastWords() {}', { timeout: 1000 });
  }).toPass();
});

test("a draft changed in another window isn't overwritten until the member decides", async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/challenges/salary-range');
  const other = await page.context().newPage();
  await open(other, '/portal/challenges/salary-range');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/drafts/javascript') && answer.ok());
  await findEditor(page).fill('// first');
  await saved;
  await findEditor(other).fill('// second');
  await expect(findMain(other).getByText('This draft changed in another window')).toBeVisible();
  await findMain(other).getByRole('button', { name: 'Use the other version' }).click();
  await expect(findEditor(other)).toHaveValue('// first');
});

test('the portal shows this week, the archive, and the best result of each, and looks right', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/challenges');
  const nav = page.getByRole('navigation', { name: 'Portal' });
  await expect(nav.getByRole('link', { name: 'Learning' })).toHaveAttribute('aria-current', 'page');
  const week = findMain(page).getByRole('region', { name: /^This week/ });
  await expect(week.getByRole('heading', { level: 3 })).toHaveCount(3);
  const archive = findMain(page).getByRole('region', { name: 'Earlier weeks' });
  await expect(archive.getByRole('link')).toHaveCount(33);
  await expectAccessiblePage(page);
  await archive.getByRole('link').first().click();
  await expect(findEditor(page)).toBeVisible();
  await findMain(page).getByRole('button', { name: 'Submit' }).click();
  await expect(findMain(page).getByRole('heading', { name: /^Submitted/ })).toBeVisible();
  await expectAccessiblePage(page);
  await open(page, '/portal/challenges');
  await expect(archive.getByText(/of \d+ tests passed/)).toHaveCount(1);
  await expect(week.getByText('You’ve submitted 1 week in a row.')).toBeVisible();
});

test('a challenge on the public site looks right and is in the site map @phone', async ({ page }) => {
  await open(page, '/learning/challenges/a-calculator');
  await runTests(page);
  await expect(findMain(page).getByText(/of \d+ tests passed/)).toBeVisible();
  await expectAccessiblePage(page);
  const map = await (await page.request.get('/sitemap.xml')).text();
  expect(map.match(/\/learning\/challenges\//g)).toHaveLength(36);
});
