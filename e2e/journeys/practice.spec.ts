import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { findToast } from '../support/paying.ts';
import { createTestAccount, signUp } from '../support/people.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const QUESTIONS = '/api/ai/interview-questions';
const SESSION_PATTERN = /\/portal\/practice\/[0-9a-f-]{36}/;
const findTrainer = (page: Page): Locator => page.locator('#interview-trainer');
const findMain = (page: Page): Locator => page.getByRole('main');
const findNotes = (page: Page): Locator => findMain(page).getByLabel('Notes', { exact: true });
const listQuestions = (part: Locator): Promise<string[]> => part.locator('summary').allInnerTexts();

/** The form loads when its section is near. */
async function openTrainer(page: Page): Promise<Locator> {
  await open(page, '/learning');
  await findTrainer(page).scrollIntoViewIfNeeded();
  await expect(findTrainer(page).getByLabel('Job title')).toBeVisible();
  return findTrainer(page);
}

/** Starts a session from the form in the portal. */
async function startSession(page: Page, title: string, clock?: string): Promise<void> {
  await open(page, '/portal/practice');
  await findMain(page).getByLabel('Job title').fill(title);
  if (clock) await findMain(page).getByLabel('Time per question').selectOption({ label: clock });
  await findMain(page).getByRole('button', { name: 'Start practicing' }).click();
  await expect(page).toHaveURL(SESSION_PATTERN);
}

test.describe("the learning page's interview trainer", () => {
  test('requires a title, defaults to mid, and lists questions with what a good answer shows', async ({ page }) => {
    const form = await openTrainer(page);
    await expect(form.getByLabel('Difficulty')).toHaveValue('mid');
    const generate = form.getByRole('button', { name: 'Generate questions' });
    await generate.click();
    await expect(findToast(page, 'Please enter a job title')).toBeVisible();
    await expect(form.getByLabel('Job title')).toBeFocused();

    await form.getByLabel('Job title').fill('Registered Nurse');
    await generate.click();
    await expect(form.getByRole('heading', { name: 'Questions for Registered Nurse, mid level' })).toBeFocused();
    for (const list of ['Behavioral', 'Technical'])
      await expect(form.getByRole('list', { name: list }).getByRole('listitem')).toHaveCount(
        list === 'Technical' ? 6 : 5,
      );
    await expect(form.getByRole('heading', { name: 'Tips' })).toBeVisible();
    await form.locator('summary').first().click();
    await expect(form.getByText('A good answer:').first()).toBeVisible();
    await expectAccessiblePage(page);
  });

  test("never repeats itself, and says what it doesn't know", async ({ page }) => {
    const form = await openTrainer(page);
    await form.getByLabel('Job title').fill('Dragon whisperer');
    await form.getByRole('button', { name: 'Generate questions' }).click();
    await expect(form.getByText('We have no technical questions for “Dragon whisperer”')).toBeVisible();
    const shownQuestions = await listQuestions(form);
    const answered = page.waitForResponse(`**${QUESTIONS}`);
    await form.getByRole('button', { name: 'Get other questions' }).click();
    await answered;
    await expect(form.locator('summary').first()).not.toHaveText(shownQuestions[0] ?? '');
    const others = await listQuestions(form);
    expect(others.filter((question) => shownQuestions.includes(question))).toEqual([]);
  });

  test('asks which job a general title means, and fills in the one that is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const form = await openTrainer(page);
    await form.getByLabel('Job title').fill('Senior Analyst');
    await form.getByRole('button', { name: 'Generate questions' }).click();
    await expect(form.getByText('General questions for “Senior Analyst”')).toBeVisible();
    await expect(form.getByRole('list', { name: 'Technical' })).toHaveCount(0);
    const choices = form.getByRole('group', { name: 'Which job do you mean?' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessiblePage(page);
    await choices.getByRole('button', { name: 'Data Analyst' }).click();
    await expect(form.getByRole('heading', { name: 'Questions for Data Analyst, mid level' })).toBeFocused();
    await expect(form.getByLabel('Job title')).toHaveValue('Data Analyst');
    await expect(form.getByRole('list', { name: 'Technical' }).getByRole('listitem')).toHaveCount(6);
    await expect(choices).toHaveCount(0);
  });

  test('says how it read a misspelled title, and fits a narrow window for any title', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const form = await openTrainer(page);
    const generate = form.getByRole('button', { name: 'Generate questions' });
    await form.getByLabel('Job title').fill('sofware enginer');
    await generate.click();
    await expect(form.getByText('We took “sofware enginer” to mean “software engineer”.')).toBeVisible();
    await form.getByLabel('Job title').fill('x'.repeat(120));
    await generate.click();
    await expect(form.getByText('We have no technical questions for “xxx')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test('reports a failure, and keeps its questions', async ({ page }) => {
    const form = await openTrainer(page);
    await form.getByLabel('Job title').fill('Cashier');
    await form.getByRole('button', { name: 'Generate questions' }).click();
    await expect(form.getByRole('heading', { name: 'Questions for Cashier' })).toBeVisible();
    await page.route(`**${QUESTIONS}`, (route) => route.abort());
    await form.getByRole('button', { name: 'Get other questions' }).click();
    await expect(findToast(page, 'Failed to generate questions')).toBeVisible();
    await expect(form.getByRole('heading', { name: 'Questions for Cashier' })).toBeVisible();
  });

  test('prints only the questions, with what a good answer shows', async ({ page }) => {
    const form = await openTrainer(page);
    await form.getByLabel('Job title').fill('Cashier');
    await form.getByRole('button', { name: 'Generate questions' }).click();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await form.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(form.getByText('A good answer:').last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Materials library' })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('heading', { name: 'Materials library' })).toBeVisible();
    await expect(form.getByText('A good answer:').last()).toBeHidden();
  });
});

test.describe('a practice session', () => {
  test('has a timer that counts down, stops, ends calmly, and continues', async ({ page }) => {
    await signUp(page, createTestAccount());
    await page.clock.install();
    await startSession(page, 'Registered Nurse', '1 minute');
    await waitForHydration(page);
    const timer = findMain(page).getByRole('timer');
    await expect(timer).toContainText('1:00');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await findMain(page).getByRole('button', { name: 'Start timer' }).click();
    await page.clock.runFor(15_000);
    await expect(timer).toContainText('0:45');
    await page.keyboard.press('Escape');
    await page.clock.runFor(30_000);
    await expect(timer).toContainText('0:45');
    await findMain(page).getByRole('button', { name: 'Continue' }).click();
    await page.clock.runFor(57_000);
    await expect(timer).toContainText('0:12');
    await expect(timer).toContainText('12 seconds over');
    await expect(findMain(page).getByText('Time’s up. Finish your thought; the timer keeps running.')).toBeVisible();
  });

  test('saves notes while typing, through a reload, a lost connection, and another window', async ({
    page,
    context,
  }) => {
    await signUp(page, createTestAccount());
    await startSession(page, 'Registered Nurse');
    await waitForHydration(page);
    await findNotes(page).fill('Night shift in May');
    await expect(findMain(page).getByText('Saved', { exact: true })).toBeVisible();
    await findNotes(page).fill('Night shift in May, ward four');
    await page.reload();
    await waitForHydration(page);
    await expect(findNotes(page)).toHaveValue('Night shift in May, ward four');
    await expect(findMain(page).getByText('Saved', { exact: true })).toBeVisible();

    await context.setOffline(true);
    await findNotes(page).fill('Typed in a tunnel');
    await expect(findMain(page).getByText('Couldn’t save yet.')).toBeVisible();
    await context.setOffline(false);
    await expect(findMain(page).getByText('Saved', { exact: true })).toBeVisible();

    const secondPage = await context.newPage();
    await open(secondPage, page.url());
    await expect(findNotes(secondPage)).toHaveValue('Typed in a tunnel');
    await context.setOffline(true);
    await findNotes(page).fill('Typed here');
    await expect(findMain(page).getByText('Couldn’t save yet.')).toBeVisible();
    await context.setOffline(false);
    await expect(findMain(page).getByText('Saved', { exact: true })).toBeVisible();
    await expect(findNotes(secondPage)).toHaveValue('Typed here');
  });

  test('asks which notes to keep if two windows wrote different ones', async ({ page, context }) => {
    await signUp(page, createTestAccount());
    await startSession(page, 'Cashier');
    await waitForHydration(page);
    // The other tab is offline until it has typed.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/practice/**', async (route) => {
      await released;
      await route.continue();
    });
    await findNotes(page).fill('Typed here');
    const secondPage = await context.newPage();
    await open(secondPage, page.url());
    await findNotes(secondPage).fill('Typed there');
    await expect(findMain(secondPage).getByText('Saved', { exact: true })).toBeVisible();
    release();
    await expect(findMain(page).getByText('This question changed in another window')).toBeVisible();
    await expect(findMain(page).getByText('Typed there')).toBeVisible();
    await findMain(page).getByRole('button', { name: 'Keep this version' }).click();
    await expect(findMain(page).getByText('Saved', { exact: true })).toBeVisible();
    await expect(findNotes(secondPage)).toHaveValue('Typed here');
  });

  test('moves between questions by keyboard, and is rated, summarized, repeated, and deleted', async ({ page }) => {
    await signUp(page, createTestAccount());
    await open(page, '/portal/practice');
    await expect(findMain(page).getByText('No sessions yet')).toBeVisible();
    await startSession(page, 'Registered Nurse');
    await waitForHydration(page);
    await findNotes(page).fill('A note of mine');
    await findMain(page).getByRole('group', { name: 'Structure' }).getByLabel('1 All the parts').check();
    await page.keyboard.press('Control+Enter');
    await expect(findMain(page).getByText('Question 2 of')).toBeVisible();
    await expect(findMain(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.keyboard.press('Control+Shift+Enter');
    await expect(findNotes(page)).toHaveValue('A note of mine');
    await expectAccessiblePage(page);

    await findMain(page).getByRole('link', { name: 'Summary', exact: true }).click();
    await expect(findMain(page).getByRole('row').filter({ hasText: 'A note of mine' })).toContainText('1 of 3');
    await findMain(page).getByRole('button', { name: 'End session' }).click();
    await expect(findMain(page).getByText(', ended')).toBeVisible();

    await findMain(page).getByRole('link', { name: 'All sessions' }).click();
    await expect(findMain(page).getByRole('row').filter({ hasText: 'Registered Nurse' })).toContainText('1 of 11');
    await expect(findMain(page).getByText('Your ratings over time')).toBeHidden();
    await findMain(page).getByRole('button', { name: 'Repeat your weakest answer' }).click();
    await expect(page).toHaveURL(SESSION_PATTERN);
    await findMain(page).getByRole('group', { name: 'Structure' }).getByLabel('3 Situation').check();
    await expect(findMain(page).getByText('Saved', { exact: true })).toBeVisible();

    await open(page, '/portal/practice');
    await expect(findMain(page).getByRole('heading', { name: 'Your ratings over time' })).toBeVisible();
    await expectAccessiblePage(page);
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      findMain(page).getByRole('link', { name: 'Export all as CSV' }).click(),
    ]);
    expect(table.suggestedFilename()).toBe('interview-practice.csv');

    await findMain(page).getByRole('link', { name: 'Your weakest answers' }).click();
    await findMain(page).getByRole('link', { name: 'Summary', exact: true }).click();
    await findMain(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/portal/practice');
    await expect(findMain(page).getByRole('link', { name: 'Your weakest answers' })).toHaveCount(0);
  });

  test('starts from a saved listing, and says so', async ({ page }) => {
    await signUp(page, createTestAccount());
    const found = await page.request.get('/api/listings?q=nurse&limit=1');
    const { items } = (await found.json()) as {
      items: { id: string; title: string; company: { name: string } }[];
    };
    const [listing] = items;
    await page.request.post('/api/applications', { data: { listingId: listing?.id } });
    await open(page, '/portal/practice');
    await expect(findMain(page).getByText(`saved job at ${listing?.company.name}`)).toBeVisible();
    await findMain(page)
      .getByRole('link', { name: listing?.title ?? '', exact: true })
      .click();
    await expect(findMain(page).getByLabel('Job title')).toHaveValue(listing?.title ?? '');
    await expect(findMain(page).getByText('We’ll also ask about its required skills.')).toBeVisible();
    await findMain(page).getByRole('button', { name: 'Start practicing' }).click();
    await expect(page).toHaveURL(SESSION_PATTERN);
    await expect(findMain(page).getByRole('heading', { level: 1 })).toHaveText(listing?.title ?? '');
  });

  test('asks first about what a saved job and a résumé name, and says why', async ({ page }) => {
    await signUp(page, createTestAccount());
    const job = {
      title: 'Front-end Developer',
      company: 'Larkspur Studio',
      description: 'Requirements\n- React\n- TypeScript',
    };
    await page.request.post('/api/applications/jobs', { data: job });
    await page.request.post('/api/resumes', {
      multipart: {
        file: {
          name: 'robin.json',
          mimeType: 'application/json',
          buffer: Buffer.from(
            JSON.stringify({ basics: { name: 'Robin Example' }, skills: [{ name: 'React' }, { name: 'CSS' }] }),
          ),
        },
      },
    });
    await open(page, '/portal/practice');
    await findMain(page).getByLabel('Saved job').selectOption({ label: 'Front-end Developer, Larkspur Studio' });
    await findMain(page).getByLabel('Résumé').selectOption({ index: 1 });
    await expectAccessiblePage(page);
    await findMain(page).getByRole('button', { name: 'Start practicing' }).click();
    await expect(page).toHaveURL(SESSION_PATTERN);
    await expect(findMain(page).getByRole('heading', { level: 1 })).toHaveText('Front-end Developer');
    await expect(findMain(page).getByText('The listing asks for React, and your résumé shows it')).toBeVisible();
    await waitForHydration(page);
    await findMain(page).getByRole('link', { name: 'Question 3' }).click();
    await expect(findMain(page).getByText('The listing asks for this; your résumé doesn’t show it')).toBeVisible();
  });

  test('starts from a catalog set, and requires a title without one', async ({ page }) => {
    await signUp(page, createTestAccount());
    await open(page, '/portal/practice?set=react');
    await expect(findMain(page).getByText(/^\d+ questions from/)).toContainText('React');
    await findMain(page).getByRole('button', { name: 'Start practicing' }).click();
    await expect(page).toHaveURL(SESSION_PATTERN);
    await expect(findMain(page).getByRole('heading', { level: 1 })).toHaveText('React');
    await open(page, '/portal/practice');
    await findMain(page).getByRole('button', { name: 'Start practicing' }).click();
    await expect(findMain(page).getByRole('alert')).toContainText('Please enter a job title');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a session is started, its notes are saved, and it is ended', async ({ page }) => {
    await signUp(page, createTestAccount());
    await page.goto('/portal/practice');
    await findMain(page).getByLabel('Job title').fill('Cashier');
    await findMain(page).getByRole('button', { name: 'Start practicing' }).click();
    await expect(page).toHaveURL(SESSION_PATTERN);
    await findNotes(page).fill('By hand');
    await findMain(page).getByRole('button', { name: 'Save notes' }).click();
    await expect(findNotes(page)).toHaveValue('By hand');
    await findMain(page).getByRole('link', { name: 'Summary', exact: true }).click();
    await findMain(page).getByRole('button', { name: 'End session' }).click();
    await expect(findMain(page).getByText(', ended')).toBeVisible();
  });
});
