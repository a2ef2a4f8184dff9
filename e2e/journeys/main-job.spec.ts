import { readFile } from 'node:fs/promises';
import { readResumeFile } from '@foothold/documents/read';
import type { Page } from '@playwright/test';
import { confirmAddress, createTestAccount } from '../support/people.ts';
import { createNursePdf, NURSE_JOB } from '../support/resume-files.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';
import { removeIds } from '../support/without-ids.ts';

/** What the nurse could truthfully say when asked where something was part of her work. */
const FACTS: readonly (readonly [asked: RegExp, said: string])[] = [
  [/Wound Care/, 'Gave wound care to 6 patients a shift'],
  [/Medication Administration/, 'Did medication administration for 6 patients a shift'],
  [/IV Therapy/, 'Gave IV therapy to 4 patients a shift'],
  [/Patient Education/, 'Gave patient education on discharge to 5 families a week'],
  [/Telemetry/, 'Did telemetry monitoring for 28 cardiac patients on night shifts'],
  [/Triage/, 'Did triage for 30 patients a week'],
];

const scoreStatus = (page: Page) =>
  page.getByRole('complementary', { name: 'Score', exact: true }).getByRole('heading', { level: 2 });

/** Answers the first question to which the nurse has a true answer, and accepts the resulting proposal. */
async function answerOneQuestion(page: Page): Promise<void> {
  const questions = page.getByRole('region', { name: 'Questions only you can answer' }).getByRole('listitem');
  const headings = await questions.getByRole('heading').allInnerTexts();
  const knownQuestion = headings.find((heading) => FACTS.some(([pattern]) => pattern.test(heading)));
  const fact = FACTS.find(([pattern]) => pattern.test(knownQuestion ?? ''));
  if (knownQuestion === undefined || !fact)
    throw new Error(`The nurse has nothing to say to “${headings.join('”, “')}”.`);
  const question = questions.filter({ has: page.getByRole('heading', { name: knownQuestion, exact: true }) });
  const words = question.getByLabel('In your own words');
  if (!(await words.isVisible())) await question.locator('summary').click();
  await words.fill(fact[1]);
  const roleField = question.getByLabel('Where did you do this?');
  if (await roleField.isVisible()) await roleField.selectOption({ index: 1 });
  await question.getByRole('button', { name: 'Suggest a change' }).click();
  const proposal = page.getByRole('listitem').filter({ hasText: `You told us: “${fact[1]}”` });
  const scoreBefore = await scoreStatus(page).innerText();
  await proposal.getByRole('button', { name: /^Accept/ }).click();
  await expect(proposal).toHaveCount(0);
  await expect(scoreStatus(page)).not.toHaveText(scoreBefore);
}

test('a visitor signs up, understands the score, gets past 80 in her own words, downloads the better file, and saves a matching job @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  const delia = createTestAccount('Delia Marsh');
  await open(page, '/');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Start' }).click();
  await waitForHydration(page);
  await page.getByLabel('Name', { exact: true }).fill(delia.name);
  await page.getByLabel('Email').fill(delia.email);
  await page.getByLabel('Password', { exact: true }).fill(delia.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Upload your résumé' })).toBeVisible();

  // The score and the reasons.
  await page.getByLabel('Choose your résumé').setInputFiles(await createNursePdf(browser));
  await expect(page).toHaveURL(/\/portal\/resumes\/[0-9a-f-]{36}$/);
  const resumePath = new URL(page.url()).pathname;
  await expect(page.getByText('This is a format score')).toBeVisible();

  // Choose a job to score against.
  await page.getByRole('link', { name: 'Score against a job' }).click();
  await page.getByRole('textbox', { name: 'Job description' }).fill(NURSE_JOB);
  await page.getByRole('button', { name: 'Score against this job', exact: true }).click();
  await expect(page).toHaveURL(resumePath);
  await expect(page.getByRole('heading', { name: /\d+ points? below 80/ })).toBeVisible();
  const woundCareRow = page.getByRole('table', { name: 'Required keywords' }).getByRole('row', { name: /^Wound Care/ });
  await expect(woundCareRow).toContainText('Not found');
  await page.getByRole('heading', { name: 'Score breakdown' }).click();
  const losses = page.getByRole('region', { name: 'Where you lost points' });
  const woundCareLoss = losses.getByRole('listitem').filter({ hasText: 'Wound Care' }).first();
  await expect(woundCareLoss).toContainText('The job says: “Wound care and medication administration”');

  // Get past 80: existing lines are improved, and missing facts are requested.
  await page.getByRole('link', { name: 'Improve score' }).click();
  await expect(page.getByText('Confirm your email to start your free trial').first()).toBeVisible();
  await confirmAddress(page, delia);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('Confirm your email to start your free trial')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Suggestions alone can’t reach 80' })).toBeVisible();
  const telemetryProposal = page.getByRole('listitem').filter({ hasText: 'Was responsible for watching telemetry' });
  await telemetryProposal.getByRole('button', { name: /^Accept/ }).click();
  await expect(telemetryProposal).toHaveCount(0);
  const goalHeading = page.getByRole('heading', { name: 'You’ve reached 80' });
  for (let answers = 0; answers < FACTS.length && !(await goalHeading.isVisible()); answers++)
    await answerOneQuestion(page);
  await expect(goalHeading).toBeVisible();
  await expect(scoreStatus(page)).toHaveText(/reached 80$|above 80$/);

  // The improved file contains every field, and what she added.
  await page
    .getByRole('complementary', { name: 'Score', exact: true })
    .getByRole('link', { name: 'Download résumé' })
    .click();
  await expect(page.getByText(/All \d+ fields checked/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const rereadResume = await readResumeFile(await readFile(await download.path()), {
    name: download.suggestedFilename(),
  });
  const { resume } = await (await page.request.get(`/api${resumePath.replace('/portal', '')}`)).json();
  expect(removeIds(rereadResume.resume)).toEqual(removeIds(resume));
  expect(rereadResume.resume.work[0]?.bullets.map(({ text }) => text).join('\n')).toContain('IV therapy to 4 patients');

  // Find matching jobs.
  await page.getByRole('link', { name: 'Score', exact: true }).click();
  await page.getByRole('link', { name: 'Find matching jobs' }).click();
  await page.getByRole('link', { name: 'Detailed' }).click();
  const bestMatch = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  await expect(bestMatch.getByText('Your occupation: Registered Nurse.')).toBeVisible();
  const title = await bestMatch.getByRole('heading').innerText();
  await bestMatch.getByRole('link').first().click();
  const save = page.getByRole('button', { name: /^Sav/ }).first();
  await save.click();
  await expect(save).toHaveText(/^Saved/);
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Applications' }).click();
  await expect(page).toHaveURL('/portal/applications');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applications');
  await expect(page.getByRole('article').getByRole('heading', { name: title, exact: true })).toBeVisible();
});
