import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, signUp } from '../support/people.ts';
import { createNursePdf, createTextFile, NURSE_JOB, saveResume, type TestFile } from '../support/resume-files.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

/** The data of the journeys' server: its database and its files. */
const DATA = join(import.meta.dirname, '..', '..', '.cache', 'e2e-data');

/** A database deletes files while it runs, and the file folder is created with the first stored file. */
const ignoreMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

async function listFiles(folder: string): Promise<string[]> {
  const all = await readdir(join(DATA, folder), { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  return (all ?? []).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** How many database files contain these bytes. */
async function countInDatabase(mark: string): Promise<number> {
  const contents = await Promise.all((await listFiles('postgres')).map((path) => readFile(path).catch(ignoreMissing)));
  return contents.filter((content) => content?.includes(mark)).length;
}

/** A stored file is sealed, which adds at most this many bytes. Its size identifies it. */
const SEAL_OVERHEAD_BYTES = 100;

async function countSealed({ buffer: { length } }: TestFile): Promise<number> {
  const stats = await Promise.all((await listFiles('files')).map((path) => stat(path).catch(ignoreMissing)));
  return stats.filter((file) => file && file.size >= length && file.size <= length + SEAL_OVERHEAD_BYTES).length;
}

/** A résumé with a made-up word throughout and in its name, and a number of trailing spaces. */
function createMarkedFile(blanks = 0): TestFile & { mark: string } {
  const mark = `Quillfeather${randomUUID().replaceAll('-', '')}`;
  const text = `Robin ${mark}\n${mark}@example.com\n\nExperience\nNurse, ${mark} Hospital\nMay 2020 - Present\n- Kept ${mark} tidy\n`;
  return { ...createTextFile(`${mark}.txt`, text + ' '.repeat(blanks)), mark };
}

const findNotSavedText = (page: Page) => page.getByText('Your file isn’t saved', { exact: true });

test('a visitor drops a file on the home page, understands the score, adds a job, and signs up with the file still selected @phone', async ({
  page,
  browser,
}) => {
  await open(page, '/');
  const file = await createNursePdf(browser);
  await page.getByLabel('Choose your résumé').setInputFiles(file);
  await expect(page).toHaveURL('/score');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(file.name);
  await expect(findNotSavedText(page)).toBeVisible();
  await expect(page.getByText('This is a format score')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What we read' })).toContainText('Sawtooth Valley Hospital');
  await expect(page.getByRole('region', { name: 'How other software reads this file' })).toContainText('Same');

  await page.getByRole('button', { name: 'Add a job' }).click();
  await page.getByRole('textbox', { name: 'Job description' }).fill(NURSE_JOB);
  await page.getByRole('button', { name: 'Score against this job' }).click();
  await expect(page.getByRole('heading', { name: /\d+ points? below 80/ })).toBeVisible();
  const improvements = page.getByRole('region', { name: 'How to improve your score' });
  await expect(improvements).toContainText('Was responsible for watching telemetry');
  await expect(improvements).toContainText('Questions only you can answer');

  await page.getByRole('link', { name: 'Improve my score' }).click();
  await expect(page).toHaveURL(/\/portal\/signup\?next=/);
  const delia = createTestAccount('Delia Marsh');
  await page.getByLabel('Name', { exact: true }).fill(delia.name);
  await page.getByLabel('Email').fill(delia.email);
  await page.getByLabel('Password', { exact: true }).fill(delia.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/portal\/resumes\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delia Marsh');
  await expect(page.getByText('Score for Registered Nurse, Telemetry').first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/portal\/resumes/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Delia Marsh' })).toHaveCount(1);
});

test('a sample is scored with one click, without a file, and can be improved in a new account @phone', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Try a sample résumé and job' }).click();
  await expect(page).toHaveURL('/score?sample=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample résumé and job');
  await expect(page.getByText('Riley Quill and the companies are invented.')).toBeVisible();
  await expect(page.getByRole('img', { name: /: \d+ of 100/ })).toHaveCount(1);
  const row = page.getByRole('table', { name: 'Required keywords' }).getByRole('row', { name: /^Tableau or Power BI/ });
  await expect(row).toContainText('Listed only');
  const fixes = page.getByRole('region', { name: 'Biggest fixes' });
  await expect(fixes.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'How to improve your score' })).toContainText(
    'Questions only you can answer',
  );

  await signUp(page);
  await open(page, '/portal/resumes');
  await page.getByRole('button', { name: 'Try a sample résumé and job' }).click();
  await expect(page).toHaveURL(/\/portal\/resumes\/[0-9a-f-]{36}$/);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample résumé');
  await expect(page.getByRole('img', { name: /: \d+ of 100/ })).toHaveCount(1);
  await fixes
    .getByRole('link', { name: /^Go to Improve/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Accept/ }).first()).toBeVisible();
});

test("nothing of a visitor's file remains in the database or the files", async ({ page }) => {
  const { mark, ...file } = createMarkedFile(60_000);
  const sealedBefore = await countSealed(file);
  await open(page, '/score');
  await page.getByLabel('Choose your résumé').setInputFiles(file);
  await page.getByRole('textbox', { name: 'Job description' }).fill(`Nurse at ${mark}\n\nRequirements\n- Wound care`);
  await page.getByRole('button', { name: 'Score my résumé' }).click();
  await expect(findNotSavedText(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What we read' })).toContainText(mark);

  // The same kind of file, later stored by a member, is found by the same search. So the search would have found the
  // visitor's file too.
  await signUp(page);
  const { mark: memberMark, ...memberFile } = createMarkedFile(70_000);
  const memberBefore = await countSealed(memberFile);
  await saveResume(page, memberFile, `Nurse at ${memberMark}\n\nRequirements\n- Wound care`);
  expect(await countInDatabase(memberMark)).toBeGreaterThan(0);
  expect(await countSealed(memberFile)).toBe(memberBefore + 1);
  expect(await countInDatabase(mark)).toBe(0);
  expect(await countSealed(file)).toBe(sealedBefore);

  // The tab has released it too.
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Score your résumé');
});

test('a listing is scored against from its own page', async ({ page }) => {
  const answer = await page.request.get('/api/listings?q=nurse');
  const { items } = (await answer.json()) as { items: { id: string; title: string }[] };
  const [listing] = items;
  if (!listing) throw new Error('The sample catalog has no nurse.');
  await page.goto(`/jobs/${listing.id}`);
  await page.getByRole('link', { name: 'Score my résumé against this job' }).click();
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('link', { name: listing.title })).toBeVisible();
  await page.getByLabel('Choose your résumé').setInputFiles(createMarkedFile());
  await page.getByRole('button', { name: 'Score my résumé' }).click();
  await expect(page.getByText(`Score for ${listing.title}`).first()).toBeVisible();
});

test('a visitor chooses a listing in the form, or no job with one click', async ({ page }) => {
  await open(page, '/score');
  const description = page.getByLabel('Job description');
  await description.fill('Registered Nurse, nights');
  await page.getByRole('button', { name: 'No job yet' }).click();
  await expect(description).toBeHidden();
  await expect(page.getByText('You’ll get a format score.')).toBeVisible();
  const addJob = page.getByRole('link', { name: 'Add a job' });
  await expect(addJob).toBeFocused();
  await addJob.press('Enter');
  await expect(page.getByLabel('Link to the job')).toBeFocused();
  await expect(description).toHaveValue('Registered Nurse, nights');

  await page.getByLabel('Or search open jobs').fill('nurse');
  await page.getByLabel('Or search open jobs').press('Enter');
  await expect(page.getByText(/^\d+ found/)).toBeVisible();
  await expectAccessiblePage(page);
  const first = page.getByRole('button', { name: /^Choose .+ at / }).first();
  const [, title = ''] = /^Choose (.+) at /.exec((await first.textContent()) ?? '') ?? [];
  await first.click();
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeFocused();
  await page.getByLabel('Choose your résumé').setInputFiles(createMarkedFile());
  await page.getByRole('button', { name: 'Score my résumé' }).click();
  await expect(page.getByText(`Score for ${title}`).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a file is scored by the page itself, and an error about a bad one keeps the input', async ({ page }) => {
    const { mark, ...file } = createMarkedFile();
    await page.goto('/score');
    await page.getByLabel('Choose your résumé').setInputFiles({ ...file, name: 'robin.pdf' });
    await page.getByRole('textbox', { name: 'Job description' }).fill('Nurse\n\nRequirements\n- Wound care');
    await page.getByRole('button', { name: 'Score my résumé' }).click();
    await expect(page.getByRole('alert')).toContainText('This file’s extension doesn’t match its content.');
    await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(/Wound care/);

    await page.getByLabel('Choose your résumé').setInputFiles(file);
    await page.getByRole('button', { name: 'Score my résumé' }).click();
    await expect(findNotSavedText(page)).toBeVisible();
    await expect(page.getByText('sign up and choose it again')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What we read' })).toContainText(mark);
    await expect(page.getByRole('region', { name: 'Keywords' })).toContainText('Wound Care');
    await page.getByRole('heading', { name: 'Score breakdown' }).click();
    await expect(page.getByRole('region', { name: 'Where you lost points' })).toContainText('Wound Care');
  });
});

test('a broken connection keeps the file and the job, and a slow one shows progress and can be canceled', async ({
  page,
}) => {
  const { mark, ...file } = createMarkedFile();
  await open(page, '/score');
  await page.route('**/api/visitor/score', (route) => route.abort());
  await page.getByLabel('Choose your résumé').setInputFiles(file);
  await page.getByRole('textbox', { name: 'Job description' }).fill('Nurse\n\nRequirements\n- Wound care');
  await page.getByRole('button', { name: 'Score my résumé' }).click();
  await expect(page.getByRole('alert')).toContainText('The connection was lost.');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute('**/api/visitor/score');
  await page.route('**/api/visitor/score', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(file.name)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Score your résumé');

  await page.getByLabel('Choose your résumé').setInputFiles(file);
  await page.getByRole('textbox', { name: 'Job description' }).fill('Nurse\n\nRequirements\n- Wound care');
  await page.getByRole('button', { name: 'Score my résumé' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'What we read' })).toContainText(mark);
  await page.getByRole('heading', { name: 'Score breakdown' }).click();
  await expect(page.getByRole('region', { name: 'Where you lost points' })).toContainText('Wound Care');
});

test("a visitor's score looks right in every theme and size", async ({ page, browser }) => {
  test.slow();
  await open(page, '/score');
  await page.getByLabel('Choose your résumé').setInputFiles(await createNursePdf(browser));
  await page.getByRole('textbox', { name: 'Job description' }).fill(NURSE_JOB);
  await page.getByRole('button', { name: 'Score my résumé' }).click();
  await expect(findNotSavedText(page)).toBeVisible();
  await expectAccessiblePage(page);
});
