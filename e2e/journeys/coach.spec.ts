import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { createTextFile, NURSE_JOB, saveResume } from '../support/resume-files.ts';
import { expect, open, test } from '../support/test.ts';

const NURSE = `Robin Example
robin@example.com | (555) 010-4477 | Boise, ID

Experience
Nursing Assistant, Cedar Hollow Medical Center
May 2021 - Present
- Gave wound care to 12 patients a day

Skills
Wound care, Vital signs
`;

const findCoach = (page: Page) => page.locator('#career-coach');
const findOptimizer = (page: Page) => page.locator('#resume-optimizer');

test.describe('the career coach on the learning page', () => {
  test('enables its button with a target role, and sends skills as a list, split on commas and trimmed', async ({
    page,
  }) => {
    await open(page, '/learning#career-coach');
    const button = findCoach(page).getByRole('button', { name: 'Get career advice' });
    await expect(button).toBeDisabled();
    await findCoach(page).getByLabel('Target role').fill('   ');
    await expect(button).toBeDisabled();
    await findCoach(page).getByLabel('Target role').fill('Registered Nurse');
    await expect(button).toBeEnabled();
    await findCoach(page).getByLabel('Current role').fill('Nursing Assistant');
    await findCoach(page).getByLabel('Skills').fill(' wound care ,vital signs,, ');
    await findCoach(page).getByLabel('Goals').fill('Will I get visa sponsorship?');
    const sent = page.waitForRequest('**/api/ai/career-advice');
    await button.click();
    expect((await sent).postDataJSON()).toEqual({
      currentRole: 'Nursing Assistant',
      targetRole: 'Registered Nurse',
      skills: ['wound care', 'vital signs'],
      experience: '',
      goals: 'Will I get visa sponsorship?',
    });
    const answer = findCoach(page).getByRole('region', { name: 'Career advice' });
    await expect(answer.getByRole('heading', { name: 'From Nursing Assistant to Registered Nurse' })).toBeVisible();
    await expect(answer).toBeFocused();
    await answer.getByText('What open listings say').click();
    const woundCare = answer.getByRole('row', { name: /^Wound Care/ });
    await expect(woundCare).toContainText('You have it');
    await expect(woundCare).toContainText(/\d+ of \d+, 95% interval \d+% to \d+%/);
    const steps = answer.getByRole('list', { name: 'Next steps' }).getByRole('listitem');
    await expect(steps).toHaveCount(1);
    await expect(steps).toContainText('Ask two nearby programs for their NCLEX pass rates');
    await expect(answer.getByRole('heading', { name: 'What the job takes' })).toBeVisible();
    await expect(answer).toContainText('NCSBN');
    await expect(answer.getByRole('term').filter({ hasText: 'Will I get visa sponsorship?' })).toBeVisible();
    await expect(answer).toContainText('Ask an immigration attorney');
    await expect(answer).toContainText(/\d+ open listings for Registered Nurse, all samples, posted/);
    await expectAccessiblePage(page);
  });

  test('offers entry, mid, or senior experience', async ({ page }) => {
    await open(page, '/learning#career-coach');
    await expect(findCoach(page).getByLabel('Experience').getByRole('option')).toHaveText([
      'Choose one',
      'Entry level (0-2 years)',
      'Mid level (2-5 years)',
      'Senior level (5+ years)',
    ]);
  });

  test('shows a failure in a toast, and keeps the input', async ({ page }) => {
    await open(page, '/learning#career-coach');
    await page.route('**/api/ai/career-advice', (route) => route.abort());
    await findCoach(page).getByLabel('Target role').fill('Registered Nurse');
    await findCoach(page).getByRole('button', { name: 'Get career advice' }).click();
    await expect(page.getByText('Failed to get career advice', { exact: true })).toBeVisible();
    await expect(findCoach(page).getByLabel('Target role')).toHaveValue('Registered Nurse');
  });

  test('refuses overlong goals instead of silently cutting them off', async ({ page }) => {
    await open(page, '/learning#career-coach');
    await findCoach(page).getByLabel('Target role').fill('Registered Nurse');
    await findCoach(page).getByLabel('Goals').focus();
    await page.keyboard.insertText('remote '.repeat(200));
    await findCoach(page).getByRole('button', { name: 'Get career advice' }).click();
    await expect(page.getByText('Use 1,000 characters or fewer.', { exact: true })).toBeVisible();
  });

  test('lets a job that fits become the next target', async ({ page }) => {
    await open(page, '/learning#career-coach');
    await findCoach(page).getByLabel('Target role').fill('something in health care');
    await findCoach(page).getByRole('button', { name: 'Get career advice' }).click();
    await findCoach(page).getByRole('button', { name: 'Set as target Medical Assistant' }).click();
    await expect(findCoach(page).getByLabel('Target role')).toHaveValue('Medical Assistant');
    await expect(findCoach(page).getByLabel('Target role')).toBeFocused();
  });

  test('asks which job is meant when it can’t read a title', async ({ page }) => {
    await open(page, '/learning#career-coach');
    await findCoach(page).getByLabel('Target role').fill('Registred nurze of joy');
    await findCoach(page).getByRole('button', { name: 'Get career advice' }).click();
    const answer = findCoach(page).getByRole('region', { name: 'Career advice' });
    await expect(answer).toContainText('Which job do you mean by “Registred nurze of joy”?');
  });
});

test.describe('the resume optimizer on the learning page', () => {
  test('refuses an empty text with the specified message, and shows the ATS score out of 100 on success', async ({
    page,
  }) => {
    await open(page, '/learning#resume-optimizer');
    const button = findOptimizer(page).getByRole('button', { name: 'Analyze resume' });
    await button.click();
    await expect(page.getByText('Please enter your resume text', { exact: true })).toBeVisible();
    await expect(findOptimizer(page).getByLabel('Resume text')).toBeFocused();
    await findOptimizer(page).getByLabel('Resume text').fill(NURSE);
    await button.click();
    await expect(page.getByText(/^ATS score: \d+ out of 100$/)).toBeVisible();
    const answer = findOptimizer(page).getByRole('region', { name: 'Resume analysis' });
    await expect(answer.getByText('Format score', { exact: true })).toBeVisible();
    await expect(answer.getByText('Wound care, Vital signs')).toBeVisible();
    await findOptimizer(page).getByRole('textbox', { name: 'Job description' }).fill(NURSE_JOB);
    await button.click();
    await expect(answer.getByText(/^Score for Registered Nurse/)).toBeVisible();
    await expectAccessiblePage(page);
  });

  test('shows a failure in a toast', async ({ page }) => {
    await open(page, '/learning#resume-optimizer');
    await page.route('**/api/ai/analyze-resume', (route) => route.abort());
    await findOptimizer(page).getByLabel('Resume text').fill(NURSE);
    await findOptimizer(page).getByRole('button', { name: 'Analyze resume' }).click();
    await expect(page.getByText('Failed to analyze resume', { exact: true })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the learning page describes the tools and links to the portal', async ({ page }) => {
    await page.goto('/learning');
    await expect(findCoach(page).getByRole('heading', { name: 'Career coach' })).toBeVisible();
    await expect(findCoach(page).getByRole('link', { name: 'the portal' })).toHaveAttribute('href', /\/portal\/coach$/);
    await expect(findCoach(page).getByText('Loading the form')).toBeHidden();
  });
});

test.describe("the portal's coach without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test('says what is missing, keeps the input, and leads to the answer', async ({ page }) => {
    await signUp(page);
    await page.goto('/portal/coach');
    await page.getByLabel('Current role').fill('Nursing Assistant');
    await page.getByRole('button', { name: 'Get career advice' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Enter the role you want.' })).toBeVisible();
    await expect(page.getByLabel('Current role')).toHaveValue('Nursing Assistant');
    await page.getByLabel('Target role').fill('Registered Nurse');
    await page.getByRole('button', { name: 'Get career advice' }).click();
    await expect(page).toHaveURL(/\/portal\/coach\/answers\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'From Nursing Assistant to Registered Nurse' })).toBeVisible();
  });

  test('scores a text and shows it with the score', async ({ page }) => {
    await signUp(page);
    await page.goto('/portal/coach/resume');
    await page.getByRole('button', { name: 'Analyze resume' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Please enter your resume text' })).toBeVisible();
    await page.getByLabel('Resume text').fill(NURSE);
    await page.getByRole('button', { name: 'Analyze resume' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Résumé: Robin Example' })).toBeVisible();
    await page.getByText('Résumé', { exact: true }).click();
    await expect(page.getByText('Gave wound care to 12 patients a day')).toBeVisible();
  });

  test('reviews code, and returns a refused text', async ({ page }) => {
    await signUp(page);
    await page.goto('/portal/coach/code');
    await page.getByLabel('Your code').fill('x'.repeat(5001));
    await page.getByRole('button', { name: 'Review code' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'A line has more than 5,000' })).toBeVisible();
    await expect(page.getByLabel('Your code')).toHaveValue('x'.repeat(5001));
    await page.getByLabel('Your code').fill('eval(name);\n');
    await page.getByRole('button', { name: 'Review code' }).click();
    await expect(page.getByRole('heading', { name: /^[\d.]+ out of 10$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Line 1' }).first().click();
    await expect(page).toHaveURL(/#line-1$/);
  });
});

test('an answer stored or erased in one window is updated in the other', async ({ page, context }) => {
  await signUp(page);
  await open(page, '/portal/coach');
  const secondPage = await context.newPage();
  await open(secondPage, '/portal/coach');
  await page.getByLabel('Target role').fill('Registered Nurse');
  await page.getByRole('button', { name: 'Get career advice' }).click();
  const saved = secondPage.getByRole('row', { name: /Registered Nurse/ });
  await expect(saved).toBeVisible();
  await expect(secondPage.getByText(/49 of 50 uses left today|199 of 200 uses left today/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete Registered Nurse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(saved).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No saved answers yet' })).toBeVisible();
  // The button disappeared with its row, so the focus stays in the list.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
});

test("a résumé without a role prefills nothing, and the coach doesn't claim it did", async ({ page }) => {
  await signUp(page);
  await saveResume(page, createTextFile('Sam.txt', 'Sam Example\nsam@example.com\n\nSkills\nSQL\n'));
  await open(page, '/portal/coach');
  await expect(page.getByText('We’ll include your résumé “Sam” with what you type.')).toBeVisible();
  await expect(page.getByLabel('Current role')).toHaveValue('');
});

test("the portal's coach starts from the résumé, stores its answers, counts uses, and erases on request", async ({
  page,
}) => {
  await signUp(page);
  await open(page, '/portal/coach');
  await expect(page.getByText('Add a résumé and we’ll include its skills, years and degree.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No saved answers yet' })).toBeVisible();
  await saveResume(page, createTextFile('Robin.txt', NURSE));
  await open(page, '/portal/coach');
  await expect(page.getByText('Filled in from your résumé “Robin”.')).toBeVisible();
  await expect(page.getByLabel('Current role')).toHaveValue('Nursing Assistant');
  await page.getByLabel('Target role').fill('Registered Nurse');
  await page.getByRole('button', { name: 'Get career advice' }).click();
  const answer = page.getByRole('region', { name: 'Career advice' });
  await answer.getByText('What open listings say').click();
  await expect(answer.getByRole('row', { name: /^Wound Care/ })).toContainText('You have it');
  const saved = page.getByRole('table', { name: 'Saved answers' });
  await expect(saved.getByRole('row', { name: /Registered Nurse/ })).toBeVisible();
  await expect(page.getByText(/49 of 50 uses left today|199 of 200 uses left today/)).toBeVisible();
  await expectAccessiblePage(page);

  await saved.getByRole('link', { name: 'Registered Nurse' }).click();
  await expect(page).toHaveURL(/\/portal\/coach\/answers\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Registered Nurse' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your first step' })).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Your first step' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/portal/coach');
  await expect(page.getByRole('heading', { name: 'No saved answers yet' })).toBeVisible();
});

test("the portal's résumé analysis shows the résumés with their scores and reads pasted text", async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/coach/resume');
  await expect(page.getByRole('heading', { name: 'No résumé yet' })).toBeVisible();
  await saveResume(page, createTextFile('Robin.txt', NURSE));
  await open(page, '/portal/coach/resume');
  const figure = page.getByRole('img', { name: /^Format score: \d+ of 100$/ });
  const description = (await figure.getAttribute('aria-label')) ?? '';
  await page.getByLabel('Resume text').fill(NURSE);
  await page.getByRole('button', { name: 'Analyze resume' }).click();
  const answer = page.getByRole('region', { name: 'Resume analysis' });
  await expect(answer.getByRole('img', { name: description })).toBeVisible();
  await expectAccessiblePage(page);
});
