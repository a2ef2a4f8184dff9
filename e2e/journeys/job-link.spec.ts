import type { LocalServer } from '../../apps/server/src/platform/fetch/testing/servers.ts';
import { startJobSite } from '../support/job-site.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { createTextFile, saveResume } from '../support/resume-files.ts';
import { expect, open, test } from '../support/test.ts';

// The tests share one site, so they run one after another in one process.
test.describe.configure({ mode: 'serial' });

const FILE = createTextFile(
  'cook.txt',
  'Ada Example\nada@example.com\n\nExperience\nLine Cook, Larkholt Grill\nMay 2022 - Present\n- Ran the grill station for 150 covers a night\n',
);
let site: LocalServer;

test.beforeAll(async ({ browserName: _ }, { project }) => {
  site = await startJobSite(project.name === 'phone' ? PORTS.phoneJobSite : PORTS.jobSite);
});
test.afterAll(() => site.stop());

const getUrl = (path: string) => `http://127.0.0.1:${site.port}${path}`;

test('a visitor pastes a link, checks what was read, and scores against it @phone', async ({ page }) => {
  await open(page, '/score');
  await page.getByLabel('Link to the job').fill(getUrl('/slow'));
  await page.getByRole('button', { name: 'Read job' }).click();
  await expect(page.getByText(/^Reading 127\.0\.0\.1.*This can take up to 10 seconds\.$/)).toBeVisible();
  await expect(page.getByLabel('Employer')).toHaveValue('Dunmore Foods');
  await expect(page.getByLabel('Place')).toHaveValue('Tulsa, OK');
  await expect(page.getByLabel('Job title')).toHaveValue('Line Cook');
  const description = page.getByRole('textbox', { name: 'Job description' });
  await expect(description).toHaveValue(/Qualifications\n- ServSafe certificate/);
  await expectAccessiblePage(page);

  await page.getByLabel('Job title').fill('Grill Cook');
  await description.fill(`${await description.inputValue()}\n- Knife skills`);
  await page.getByLabel('Choose your résumé').setInputFiles(FILE);
  await page.getByRole('button', { name: 'Score my résumé' }).click();
  await expect(page.getByText('Score for Grill Cook').first()).toBeVisible();

  await page.getByRole('button', { name: 'Change job' }).click();
  await expect(description).toHaveValue(/Knife skills$/);
  await expect(page.getByLabel('Employer')).toHaveValue('Dunmore Foods');
  await page.getByRole('button', { name: 'No job yet' }).click();
  await expect(page.getByText('This is a format score')).toBeVisible();
});

test('a link pasted instead of a description is read, and what can’t be read says what to do', async ({ page }) => {
  await open(page, '/score');
  const description = page.getByRole('textbox', { name: 'Job description' });
  await description.fill(getUrl('/plain'));
  await page.getByRole('button', { name: 'Score my résumé' }).click();
  await expect(page.getByText(/^Read from .*: check the text$/)).toBeVisible();
  await expect(description).toHaveValue(/reconcile three bank accounts/);

  await page.getByLabel('Link to the job').fill(getUrl('/login'));
  await page.getByRole('button', { name: 'Read job' }).click();
  await expect(page.getByText('Copy the job’s text and paste it instead.')).toBeVisible();
  await expect(description).toHaveValue(/reconcile three bank accounts/);

  await page.getByLabel('Link to the job').fill('http://169.254.169.254/latest/meta-data/');
  await page.getByRole('button', { name: 'Read job' }).click();
  await expect(page.getByText('it isn’t on the public internet')).toBeVisible();
});

test('a page with several jobs asks which one', async ({ page }) => {
  await open(page, '/score');
  await page.getByLabel('Link to the job').fill(getUrl('/related-untitled'));
  await page.getByLabel('Link to the job').press('Enter');
  await expect(page.getByText('This page has 3 jobs')).toBeVisible();
  await page.getByRole('button', { name: 'Estimator' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Estimator');
  await expect(page.getByLabel('Place')).toHaveValue('Salem, OR');
});

test('a member scores a saved résumé against a link', async ({ page }) => {
  await signUp(page);
  const path = await saveResume(page, FILE);
  await open(page, `${path}/job`);
  await page.getByLabel('Link to the job').fill(getUrl('/smartrecruiters'));
  await page.getByRole('button', { name: 'Read job' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Line Cook');
  await page.getByRole('button', { name: 'Score against this job', exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Score for Line Cook · Dunmore Foods').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link is read by the page itself', async ({ page }) => {
    await page.goto('/score');
    await page.getByLabel('Link to the job').fill(getUrl('/login'));
    await page.getByRole('button', { name: 'Read job' }).click();
    await expect(page.getByRole('alert')).toContainText('Copy the job’s text and paste it instead.');
    await expect(page.getByLabel('Link to the job')).toHaveValue(getUrl('/login'));

    await page.getByLabel('Link to the job').fill(getUrl('/smartrecruiters'));
    await page.getByRole('button', { name: 'Read job' }).click();
    await expect(page.getByLabel('Job title')).toHaveValue('Line Cook');
    await expect(page.getByLabel('Employer')).toHaveValue('Dunmore Foods');
    await page.getByLabel('Choose your résumé').setInputFiles(FILE);
    await page.getByRole('button', { name: 'Score my résumé' }).click();
    await expect(page.getByText('Score for Line Cook').first()).toBeVisible();
  });
});
