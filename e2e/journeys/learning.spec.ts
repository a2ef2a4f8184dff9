import { readFile } from 'node:fs/promises';
import { expect, open, test } from '../support/test.ts';

const MATERIAL = '/api/download/material/interview-prep-checklist';

test('chapter 2: the learning page shows paths, challenges, guides, a library and four tools, and looks well @phone', async ({
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
  for (const note of ['How far along each path is drawn is a sample', 'Ratings are samples'])
    await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText('15 can be opened today')).toBeVisible();
});

test('chapter 7: a download button fetches the file and saves it under its name, with the size that it says', async ({
  page,
}) => {
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

test('chapter 8: where fetching fails, the browser goes to the address of the file', async ({ page }) => {
  await open(page, '/learning');
  let fetches = 0;
  await page.route(`**${MATERIAL}`, (route) => {
    fetches++;
    return route.request().resourceType() === 'fetch' ? route.abort() : route.continue();
  });
  const link = page.getByRole('link', { name: /^Download Interview Preparation Checklist/ }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.url()).toContain(MATERIAL);
  expect(fetches).toBeGreaterThanOrEqual(1);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a download is the link that it looks like', async ({ page }) => {
    await page.goto('/learning');
    const link = page.getByRole('link', { name: /^Download React patterns/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('react-patterns.zip');
  });
});

test('chapter 2: each of the four tools that is open has its form, which comes when its section is near', async ({
  page,
}) => {
  await open(page, '/learning');
  const tools = page.getByRole('region', { name: 'Four AI tools' });
  for (const name of ['Career coach', 'Resume optimizer', 'Interview trainer', 'Code review']) {
    const tool = tools.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
    await tool.scrollIntoViewIfNeeded();
    if (await tool.getByText('Not open yet').isVisible()) await expect(tool.getByRole('textbox')).toHaveCount(0);
    else await expect(tool.getByRole('textbox').first()).toBeVisible();
  }
  await tools.getByRole('link', { name: 'score a file' }).click();
  await expect(page).toHaveURL('/score');
});
