import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const FAULTY_CODE = `import { db } from './db.js';

// eslint-disable-next-line
export async function find(name, level) {
  const sql = 'SELECT id FROM people WHERE name = ' + name;
  const rows = await db.query(sql);
  return rows.filter((row) => row.level == level);
}
`;
const CLEAN_CODE = 'def twice(number: int) -> int:\n    """Two times a number."""\n    return 2 * number\n';

const findToast = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

async function submitReview(place: Locator, code: string, language = 'javascript') {
  await place.getByRole('combobox', { name: 'Language' }).selectOption(language);
  await place.getByRole('textbox', { name: 'Your code' }).fill(code);
  await place.getByRole('button', { name: 'Review code' }).click();
}

test('code is reviewed on the learning page, with findings that link to their lines @phone', async ({ page }) => {
  await open(page, '/learning#code-review');
  const tool = page.locator('#code-review');
  await expect(tool.getByRole('combobox', { name: 'Language' }).locator('option')).toHaveText([
    'JavaScript',
    'Python',
    'TypeScript',
    'Java',
    'C++',
  ]);

  await tool.getByRole('button', { name: 'Review code' }).click();
  await expect(findToast(page, 'Please enter some code').first()).toBeVisible();

  await submitReview(tool, FAULTY_CODE);
  await expect(findToast(page, '3.8 out of 10').first()).toBeVisible();
  const result = tool.getByRole('region', { name: 'Code review', exact: true });
  await expect(result).toBeFocused();
  await expect(result.getByRole('heading', { name: '3.8 out of 10' })).toBeVisible();
  await expect(result.getByRole('row', { name: '1 serious finding' })).toContainText('5.8');
  await expect(result.getByRole('row', { name: '1 finding worth fixing' })).toContainText('0.4');
  await expect(result.getByText('SQL injection').first()).toBeVisible();
  await expect(result.getByText('eslint-disable-next-line')).toBeVisible();

  await result.getByRole('button', { name: 'Line 7' }).click();
  const area = tool.getByRole('textbox', { name: 'Your code' });
  await expect(area).toBeFocused();
  const selectedText = await area.evaluate((node: HTMLTextAreaElement) =>
    node.value.slice(node.selectionStart, node.selectionEnd),
  );
  expect(selectedText).toBe('  return rows.filter((row) => row.level == level);');

  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', { name: 'Review code' })).toBeFocused();

  // Tab moves from one finding's line directly to the next, because quoted code wraps and needs no tab stop.
  await result.getByRole('button', { name: 'Line 5' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(result.getByRole('button', { name: /^Line / }).nth(1)).toBeFocused();
  await expectAccessiblePage(page);
});

test('without findings it says what was checked, and a failure says so and keeps the code', async ({ page }) => {
  await open(page, '/learning#code-review');
  const tool = page.locator('#code-review');
  await submitReview(tool, CLEAN_CODE, 'python');
  await expect(tool.getByRole('heading', { name: 'No issues found' })).toBeVisible();
  await expect(tool.getByText(/rules for bugs, security problems/)).toContainText('Ruff');
  await expect(tool.getByText('Annotates its parameters and results with types.')).toBeVisible();

  await submitReview(tool, `x = ${'['.repeat(900)}${']'.repeat(900)}`);
  const failure = findToast(page, 'Failed to review code').first();
  await expect(failure).toBeVisible();
  await expect(failure).toContainText('levels deep');
  await expect(tool.getByRole('textbox', { name: 'Your code' })).toHaveValue(/^x = \[/);
});

test('a member reviews code in the portal, and finds the review again with its code @phone', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/coach/code');
  const findMain = page.getByRole('main');
  await submitReview(findMain, FAULTY_CODE);
  await expect(findMain.getByRole('heading', { name: '3.8 out of 10' })).toBeVisible();
  await expectAccessiblePage(page);
  const saved = findMain.getByRole('link', { name: /^JavaScript: import/ });
  await saved.click();
  await expect(page.getByRole('heading', { level: 1, name: /^JavaScript: import/ })).toBeVisible();
  await expect(findMain.getByText("const sql = 'SELECT id FROM people WHERE name = ' + name;").first()).toBeVisible();
  await expect(findMain.getByText('SQL injection').first()).toBeVisible();
  await expectAccessiblePage(page);
});

test('the page about the formula is available', async ({ page }) => {
  await page.goto('/documentation/code-review-rating');
  await expect(page.getByRole('heading', { level: 1, name: 'How code is rated' })).toBeVisible();
});
