import { readFile } from 'node:fs/promises';
import { readResumeFile } from '@foothold/documents/read';
import type { Locator, Page } from '@playwright/test';
import { expectFocusStays, pressEnterOn, tabTo } from '../support/keyboard.ts';
import { confirmAddress, createTestAccount, signUp } from '../support/people.ts';
import { createTextFile } from '../support/resume-files.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

/** A résumé that says little, as plain text. The person and the companies are fictional. */
const WEAK_TEXT = `Rosa Delgado
rosa.delgado@example.com
(559) 555-0142
Fresno, CA

Experience
Cashier, Harvest Lane Market
May 2021 - Present
- Responsible for operating the cash register
- I stocked the shelves

Education
High School Diploma, Fresno East High School
2020
`;
const FILE = createTextFile('rosa.txt', WEAK_TEXT);

const JOB = `Cashier

Larkspur Grocers in Fresno is hiring.

Requirements
- Cash handling and point of sale experience
- Customer service
- Stocking shelves
- High school diploma
`;

/** What Rosa can truthfully say, by what is asked. */
const ANSWERS: readonly (readonly [asked: RegExp, said: string])[] = [
  [/what did you do/i, 'Rang up groceries and bagged orders for customers'],
  [/how many/i, 'about 150 customers a shift'],
  [/how often/i, 'Counted the cash drawer twice a day'],
  [/which/i, 'Used a point of sale register and a price scanner'],
];

const findAnswer = (asked: string): string => {
  const [, said] = ANSWERS.find(([pattern]) => pattern.test(asked)) ?? [];
  if (said === undefined) throw new Error(`Rosa has nothing to say to “${asked}”.`);
  return said;
};

/** Answers every question about one job, and adds each line that comes of it. */
async function answerInterview(page: Page): Promise<void> {
  const done = page.getByText(/^[1-9]\d* lines? added$/).and(page.locator(':not([role="progressbar"] *)'));
  const back = page.getByRole('link', { name: 'Back to suggestions', exact: true });
  for (let step = 0; step < 12 && !(await back.isVisible()); step++) {
    const field = page.getByRole('region', { name: 'Cashier' }).getByRole('textbox');
    const label = await field.evaluate((area: HTMLTextAreaElement) => area.labels?.[0]?.textContent ?? '');
    const add = page.getByRole('button', { name: /^(?:Add|Update) line$/ });
    if (await add.isVisible()) await add.click();
    else {
      await field.fill(findAnswer(label));
      await page.getByRole('button', { name: 'Continue' }).click();
    }
    await expect(field.and(page.getByLabel(label, { exact: true })).filter({ visible: true })).toHaveCount(0);
  }
  await expect(done.first()).toBeVisible();
  await back.click();
}

async function acceptEverything(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: /^Accept/ });
  await expect(accept.first()).toBeVisible();
  for (let click = 0; click < 20 && (await accept.count()) > 0; click++) {
    const count = await accept.count();
    await accept.first().click();
    await expect.poll(() => accept.count()).not.toBe(count);
  }
}

const readTotal = async (heading: Locator): Promise<number> =>
  Number(/scores (\d+) of 100/.exec(await heading.innerText())?.[1]);

/** Words and figures of a text, each word by its stem's first letters. */
const listStems = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(/[a-z]{4,}|\d+/g), ([word]) => (/\d/.test(word) ? word : word.slice(0, 4)));

test('a weak résumé of plain text becomes one true page in a chosen template, with a score that says why', async ({
  page,
}) => {
  test.slow();
  const rosa = createTestAccount('Rosa Delgado');
  await open(page, '/score');
  await page.getByRole('textbox', { name: 'Job description' }).fill(JOB);
  await page.getByLabel('Choose your résumé').setInputFiles(FILE);
  await page.getByRole('button', { name: 'Score my résumé' }).click();
  const sentence = page.getByRole('heading', { name: /Your résumé scores \d+ of 100 for Cashier/ });
  const before = await readTotal(sentence);

  await page.getByRole('link', { name: 'Improve my score' }).click();
  await waitForHydration(page);
  await page.getByLabel('Name', { exact: true }).fill(rosa.name);
  await page.getByLabel('Email').fill(rosa.email);
  await page.getByLabel('Password', { exact: true }).fill(rosa.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/portal\/resumes\/[0-9a-f-]{36}$/);
  const path = new URL(page.url()).pathname;
  await confirmAddress(page, rosa);

  await open(page, `${path}/improve`);
  await page.getByRole('link', { name: /^Answer questions about Cashier/ }).click();
  await answerInterview(page);
  await acceptEverything(page);

  await page.getByRole('link', { name: 'Score', exact: true }).click();
  await expect(sentence).toBeVisible();
  const after = await readTotal(sentence);
  expect(after).toBeGreaterThan(before);
  await expect(page.getByRole('region', { name: 'Biggest fixes' }).getByRole('listitem').first()).toBeVisible();
  const keywords = page.getByRole('table', { name: 'Required keywords' });
  await expect(keywords.getByRole('row', { name: /^Point of Sale/i })).toContainText('At work');

  await page.getByRole('link', { name: 'Download', exact: true }).click();
  await page.getByRole('radio', { name: /^Classic/ }).check({ force: true });
  await expect(page.getByText(/All \d+ fields checked/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download PDF/ }).click(),
  ]);
  expect(new URL(download.url()).searchParams.get('template')).toBe('classic');
  const { resume, signals } = await readResumeFile(await readFile(await download.path()), { name: 'rosa.pdf' });
  expect(signals.pages).toBe(1);

  // Nothing is said that Rosa didn't say.
  const said = new Set(listStems([WEAK_TEXT, ...ANSWERS.map(([, answer]) => answer)].join('\n')));
  const lines = resume.work.flatMap(({ bullets }) => bullets.map(({ text }) => text));
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines)
    expect(
      listStems(line).filter((stem) => !said.has(stem)),
      line,
    ).toEqual([]);
  expect(lines.join('\n')).toContain('150 customers a shift');
  const { title, employer, start, end } = resume.work[0] ?? {};
  expect({ title, employer, start, end }).toEqual({
    title: 'Cashier',
    employer: 'Harvest Lane Market',
    start: '2021-05',
    end: 'present',
  });
});

test('everything from the upload to the download works with the keyboard alone', async ({ page }) => {
  test.slow();
  await signUp(page);
  await open(page, '/portal/resumes');
  // Listening takes effect a moment later, so it begins before the key that opens the dialog.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('Choose your résumé'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(FILE);
  await expect(page).toHaveURL(/\/portal\/resumes\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('rosa');
  await expectFocusStays(page);

  // A job to score against.
  await pressEnterOn(page, page.getByRole('link', { name: 'Add a job' }));
  await expect(page.getByRole('heading', { name: 'Choose a job to score against' })).toBeVisible();
  await expectFocusStays(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Job description' }));
  await page.keyboard.insertText(JOB);
  await pressEnterOn(page, page.getByRole('button', { name: 'Score against this job', exact: true }));
  await expect(page.getByText('Score for Cashier ·').first()).toBeVisible();
  await expectFocusStays(page);

  // A suggestion, and an interview.
  await pressEnterOn(page, page.getByRole('link', { name: 'Improve score' }));
  const accept = page.getByRole('button', { name: /^Accept/ });
  await expect(accept.first()).toBeVisible();
  await expectFocusStays(page);
  const count = await accept.count();
  await pressEnterOn(page, accept.first());
  await expect.poll(() => accept.count()).not.toBe(count);
  await expectFocusStays(page);
  await pressEnterOn(page, page.getByRole('link', { name: /^Answer questions about Cashier/ }));
  const field = page.getByRole('region', { name: 'Cashier' }).getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.insertText('Rang up groceries and bagged orders for customers');
  await pressEnterOn(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByLabel('The line for your résumé')).toBeFocused();
  await pressEnterOn(page, page.getByRole('button', { name: 'Add line' }));
  await expect(page.getByText('Question 2 of')).toBeVisible();
  await expect(field).toBeFocused();
  await pressEnterOn(page, page.getByRole('link', { name: 'Stop and go back to suggestions' }));
  await expect(page.getByRole('link', { name: /^Answer questions about Cashier/ })).toBeVisible();
  await expectFocusStays(page);

  await pressEnterOn(page, page.getByRole('link', { name: 'Download', exact: true }));
  const pdf = page.getByRole('link', { name: /^Download PDF/ });
  await expect(pdf).toBeVisible();
  await expectFocusStays(page);
  await tabTo(page, page.getByRole('radio', { name: /^Modern/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Classic/ })).toBeFocused();
  await tabTo(page, pdf);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await expectFocusStays(page);
});
