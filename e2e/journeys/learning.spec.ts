import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const MATERIAL = '/api/download/material/interview-prep-checklist';

test('the learning page shows paths, challenges, guides, a library, and four tools, and looks right @phone', async ({
  page,
}) => {
  await open(page, '/learning');
  for (const [name, count] of [
    ['Three learning paths', 3],
    ['Three weekly challenges', 3],
    ['Three interview guides', 3],
    ['Four AI tools', 4],
  ] as const)
    await expect(page.getByRole('region', { name }).getByRole('heading', { level: 3 })).toHaveCount(count);
  const library = page.getByRole('region', { name: 'Materials library' });
  await expect(library.getByRole('link', { name: /^Download / })).toHaveCount(6);
  await expect(page.getByText('Sample ratings')).toBeVisible();
  await expectAccessiblePage(page);
});

test('a download button saves the file under its name, with the stated size', async ({ page }) => {
  await open(page, '/learning');
  const library = page.getByRole('region', { name: 'Materials library' });
  for (const [title, fileName, start] of [
    ['Interview Preparation Checklist', 'interview-prep-checklist.pdf', '%PDF'],
    ['React patterns', 'react-patterns.zip', 'PK'],
  ] as const) {
    const link = library.getByRole('link', { name: `Download ${title}` });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(fileName);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start);
    await expect(link).toContainText(`${Math.round(bytes.length / 1024)} kB`);
  }
  await expect(page).toHaveURL('/learning');
});

test("if the download fails, the browser goes to the file's address", async ({ page }) => {
  await open(page, '/learning');
  let fetchCount = 0;
  await page.route(`**${MATERIAL}`, (route) => {
    fetchCount++;
    return route.request().resourceType() === 'fetch' ? route.abort() : route.continue();
  });
  const link = page.getByRole('link', { name: /^Download Interview Preparation Checklist/ }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.url()).toContain(MATERIAL);
  expect(fetchCount).toBeGreaterThanOrEqual(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a download is a plain link', async ({ page }) => {
    await page.goto('/learning');
    const link = page.getByRole('link', { name: /^Download React patterns/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('react-patterns.zip');
  });
});

const MODULE = 'react/components-and-props';

interface ResourceList {
  total: number;
  counts: { kind: string; count: number }[];
}
const fetchResources = async (page: Page): Promise<ResourceList> =>
  (await page.request.get('/api/learning/resources')).json();

test('the actual count is shown next to the announced 630+ learning resources, and each kind links to them', async ({
  page,
}) => {
  const { total, counts } = await fetchResources(page);
  await open(page, '/learning');
  await expect(page.getByText('630+')).toBeVisible();
  await expect(page.getByText(`${total.toLocaleString('en-US')} available today`)).toBeVisible();
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  const works = counts.find(({ kind }) => kind === 'reading')?.count ?? 0;
  await page.getByRole('link', { name: `${works} works by others` }).click();
  await expect(page).toHaveURL('/learning/library?kind=reading');
  await expect(page.getByText(`${works} resources`)).toBeVisible();
});

test('the four AI tools are on the learning page, each with its form, which loads when its section is near', async ({
  page,
}) => {
  await open(page, '/learning');
  const tools = page.getByRole('region', { name: 'Four AI tools' });
  for (const [id, name] of [
    ['career-coach', 'Career coach'],
    ['resume-optimizer', 'Resume optimizer'],
    ['interview-trainer', 'Interview trainer'],
    ['code-review', 'Code review'],
  ] as const) {
    const tool = tools.locator(`#${id}`);
    await expect(tool.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    await tool.scrollIntoViewIfNeeded();
    await expect(tool.getByRole('textbox').first()).toBeVisible();
  }
  await tools.getByRole('link', { name: 'score a file' }).click();
  await expect(page).toHaveURL('/score');
});

/** The module's exercise with this number, as a region. */
const findExercise = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Exercise ${number}`, exact: true });

/** Code that passes every test of the module's last exercise. */
const RIGHT_CODE = `const dollars = (amount) => '$' + amount.toLocaleString('en-US');
function salary(min, max) {
  if (min === null && max === null) return null;
  if (max === null) return 'from ' + dollars(min);
  if (min === null) return 'up to ' + dollars(max);
  return dollars(min) + '–' + dollars(max);
}`;

async function answerCorrectly(page: Page): Promise<void> {
  const choice = findExercise(page, 1);
  await choice.getByRole('checkbox', { name: /^React makes an HTML element/ }).check();
  await choice.getByRole('button', { name: 'Check answer' }).click();
  await expect(choice.getByText('That’s right.')).toBeVisible();
  const text = findExercise(page, 2);
  await text.getByRole('textbox', { name: 'Your answer' }).fill('Zero');
  await text.getByRole('button', { name: 'Check answer' }).click();
  await expect(text.getByText('That’s right.')).toBeVisible();
  const multipleChoice = findExercise(page, 3);
  for (const option of [/^Compute/, /^Return/, /^Call another/])
    await multipleChoice.getByRole('checkbox', { name: option }).check();
  await multipleChoice.getByRole('button', { name: 'Check answer' }).click();
  await expect(multipleChoice.getByText('That’s right.')).toBeVisible();
  const code = findExercise(page, 4);
  await code.getByRole('textbox', { name: /^Your JavaScript code/ }).fill(RIGHT_CODE);
  await code.getByRole('button', { name: 'Run tests' }).click();
  await expect(code.getByText('6 of 6 tests passed')).toBeVisible();
  await expect(code.getByText('That’s right.')).toBeVisible();
}

test('anyone can study a module, and the progress stays in the browser until an account imports it @phone', async ({
  page,
}) => {
  await open(page, `/learning/${MODULE}`);
  await expect(page.getByRole('heading', { level: 1, name: 'A component is a function' })).toBeVisible();
  await expectAccessiblePage(page);
  await answerCorrectly(page);
  await expect(page.getByText('All 4 correct. Module complete.')).toBeVisible();
  await open(page, '/learning/react');
  await expect(page.getByRole('link', { name: 'A component is a function' })).toBeVisible();
  await expect(page.getByText('(done)')).toHaveCount(1);
  await expect(page.getByText('1 of 12 modules, 8%')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Continue with “Lists, and why every item needs a name”' }),
  ).toBeVisible();
  await open(page, '/learning');
  const path = page.getByRole('article', { name: 'React, from the first component' });
  await expect(path.getByText('1 of 12 modules, 8%')).toBeVisible();

  await signUp(page);
  await open(page, '/portal/learning');
  await expect(page.getByText('No path started yet')).toBeVisible();
  await expect(page.getByText('This browser has progress from before you signed in.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add to account' }).click();
  await expect(page.getByText('1 of 12, 8%')).toBeVisible();
  await expect(page.getByText('This browser has progress')).toHaveCount(0);
  await expect(page.getByText('Up next in React, from the first component')).toBeVisible();
});

test('a member answers wrong and then correctly, visible in another window, and restarts after a confirmation', async ({
  page,
}) => {
  await signUp(page);
  const overview = await page.context().newPage();
  await open(overview, '/portal/learning');
  await open(page, '/portal/learning');
  await page.getByRole('link', { name: 'React, from the first component' }).click();
  await expect(page).toHaveURL('/portal/learning/paths/react');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(overview.getByText('Where you left off in React, from the first component')).toBeVisible();

  const choice = findExercise(page, 1);
  await choice.getByRole('checkbox', { name: /^The build fails/ }).check();
  await choice.getByRole('button', { name: 'Check answer' }).click();
  await expect(choice.getByText('Not quite.')).toBeVisible();
  await expect(choice.getByText('Why', { exact: true })).toHaveCount(0);
  await choice.getByRole('checkbox', { name: /^The build fails/ }).uncheck();

  const code = findExercise(page, 4);
  await code.getByRole('button', { name: 'Run tests' }).click();
  await expect(code.getByText(/^[0-5] of 6 tests passed/)).toBeVisible();
  await expect(code.getByText('Not quite.')).toBeVisible();
  await code.getByRole('button', { name: 'Show answer' }).click();
  await expect(code.getByText('Our solution')).toBeVisible();

  await answerCorrectly(page);
  await expect(choice.getByText('Correct', { exact: true })).toBeVisible();
  await expect(findExercise(page, 2).getByText('Correct on first try')).toBeVisible();
  await expect(page.getByText('All 4 correct. Module complete.')).toBeVisible();
  await expect(overview.getByText('1 of 12, 8%')).toBeVisible();

  await page.reload();
  await expect(page.getByText('All 4 correct. Module complete.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  const text = findExercise(page, 2);
  await text.getByRole('textbox', { name: 'Your answer' }).fill('Three');
  await text.getByRole('button', { name: 'Check answer' }).click();
  await expect(text.getByText('Your earlier correct answer still counts.')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('0 of 4 correct.')).toBeVisible();
  await expect(text.getByText('Your earlier correct answer still counts.')).toHaveCount(0);
  await expect(text.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  await expect(overview.getByText('0 of 12, 0%').first()).toBeVisible();
});

test('a visitor jumps to the requested answer, and restarts a module after a confirmation', async ({ page }) => {
  await open(page, `/learning/${MODULE}`);
  const choice = findExercise(page, 1);
  await choice.getByRole('checkbox', { name: /^The build fails/ }).check();
  // A response without a verdict doesn't count as an attempt.
  await page.route('**/exercises/*/answer', (route) => route.fulfill({ json: {} }), { times: 1 });
  await choice.getByRole('button', { name: 'Check answer' }).click();
  await expect(choice.getByRole('status')).toContainText('We couldn’t check your answer.');
  await expect(choice.getByText('Attempted')).toHaveCount(0);
  await choice.getByRole('button', { name: 'Check answer' }).click();
  await expect(choice.getByRole('status').getByText('Not quite.')).toBeVisible();
  await choice.getByRole('button', { name: 'Show answer' }).press('Enter');
  await expect(choice.locator(':focus')).toContainText('Why');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(choice.getByText('Not quite.')).toHaveCount(0);
  await expect(choice.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0);
});

test('a member finds their own progress on the public pages too', async ({ page }) => {
  await signUp(page);
  await page.request.post(`/api/learning/paths/react/modules/components-and-props/visit`, { data: {} });
  await open(page, '/learning/react');
  await expect(page.getByRole('link', { name: 'Continue with “A component is a function”' })).toBeVisible();
  await open(page, '/learning/react/lists-and-keys');
  await expect(page.getByRole('navigation', { name: 'Modules in React, from the first component' })).toContainText(
    'A component is a function (started)',
  );
});

test('a personal path leads from the résumé to the saved listings, and its steps can be completed', async ({
  page,
}) => {
  await signUp(page);
  await open(page, '/portal/learning');
  const personalPath = page.getByRole('region', { name: 'Your path', exact: true });
  await expect(personalPath.getByRole('heading', { name: 'Add your résumé' })).toBeVisible();
  const resume = JSON.stringify({
    basics: { name: 'Robin Example', email: 'robin@example.com' },
    skills: [{ name: 'JavaScript' }],
  });
  await page.request.post('/api/resumes', {
    multipart: { file: { name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(resume) } },
  });
  await expect(personalPath.getByRole('heading', { name: 'Save a job you’d like to get' })).toBeVisible();
  const { items } = await (await page.request.get('/api/listings?q=frontend')).json();
  for (const { id } of items.slice(0, 3)) await page.request.post('/api/applications', { data: { listingId: id } });
  await expect(personalPath.getByText('All of these listings are samples.')).toBeVisible();
  const [first] = await personalPath
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) })
    .all();
  if (!first) throw new Error('The path has no step.');
  const name = await first.getByRole('heading').innerText();
  await expect(first.getByText(/^\d of 3 listings ask for it$/)).toBeVisible();
  await expectAccessiblePage(page);
  await first.getByRole('button', { name: `Mark done ${name}` }).click();
  await personalPath.getByText('1 done or saved for later').click();
  const settled = personalPath.getByRole('listitem', { name, exact: true });
  await expect(settled.getByText('Done', { exact: true })).toBeVisible();
  await settled.getByRole('button', { name: `Add back ${name}` }).click();
  await expect(personalPath.getByText('1 done or saved for later')).toHaveCount(0);
});

test('the library is filtered by words, skill, level, and cost in its address', async ({ page }) => {
  await signUp(page);
  const { total } = await fetchResources(page);
  await open(page, '/portal/learning/library');
  await expect(page.getByText(`${total.toLocaleString('en-US')} resources`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('component');
  await page.getByRole('combobox', { name: 'Skill' }).selectOption('react');
  await page.getByRole('button', { name: 'Apply filters', exact: true }).click();
  await expect(page).toHaveURL('/portal/learning/library?q=component&skill=react&level=&cost=');
  await expect(page.getByRole('link', { name: 'A component is a function' })).toBeVisible();
  await expectAccessiblePage(page);
  await page
    .getByRole('navigation', { name: 'Type' })
    .getByRole('link', { name: /^Modules/ })
    .click();
  await expect(page).toHaveURL('/portal/learning/library?q=component&kind=module&skill=react');
  await page.getByRole('link', { name: 'A component is a function' }).click();
  await expect(page).toHaveURL(`/portal/learning/paths/${MODULE}`);
  await open(page, '/portal/learning/library?q=zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'No matching resources' })).toBeVisible();
});

test('every one of our pages linked from the catalog exists', async ({ page }) => {
  await signUp(page);
  const { pages } = await (await page.request.get('/api/learning/resources')).json();
  const memberPages = new Set<string>();
  for (let number = 1; number <= pages; number++) {
    const { items } = await (await page.request.get(`/api/learning/resources?page=${number}`)).json();
    for (const { by, href } of items) if (by === null) memberPages.add(href);
  }
  // Question sets share one parameterized page, so checking one is enough.
  const pagesToCheck = [...memberPages].filter(
    (href, at, all) => all.findIndex((other) => other.split('?')[0] === href.split('?')[0]) === at,
  );
  expect(pagesToCheck.length).toBeGreaterThan(50);
  for (const href of pagesToCheck) expect((await page.request.get(href)).status(), href).toBe(200);
});

test('a material is read on screen, and looks right', async ({ page }) => {
  await open(page, '/learning');
  await page.getByRole('link', { name: /^Read online Interview Preparation Checklist/ }).click();
  await expect(page).toHaveURL('/learning/materials/interview-prep-checklist');
  await expect(page.getByRole('heading', { level: 1, name: 'Interview Preparation Checklist' })).toBeVisible();
  await expectAccessiblePage(page);
});
