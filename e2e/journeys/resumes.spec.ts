import { DOCUMENT_ERRORS, type DocumentErrorCode } from '@foothold/core/resume';
import type { Page } from '@playwright/test';
import { HOSTILE_FILES } from '../../packages/documents/test/hostile/index.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { expectSaved, findRole, versionLine } from '../support/resume-editor.ts';
import { createNursePdf, ELECTRICIAN, NURSE_JOB, saveResume, type TestFile } from '../support/resume-files.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const scorePanel = (page: Page) => page.getByRole('complementary', { name: 'Score', exact: true });
/** A proposal, found by the words that it would change or add. */
const findProposal = (page: Page, words: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: words })
    .filter({ has: page.getByRole('button', { name: /^Accept: / }) });

/** Holds requests of one kind until `release`. `count` is the number held. */
async function holdRequests(page: Page, url: string, method: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requests = { count: 0 };
  await page.route(url, async (route) => {
    if (route.request().method() === method) {
      requests.count += 1;
      await held;
    }
    await route.continue();
  });
  return { release, requests };
}

/** One file for each way that reading can fail. */
function createBadFiles(): { code: DocumentErrorCode; name: string; make: () => Uint8Array | Promise<Uint8Array> }[] {
  const all = Object.values(HOSTILE_FILES).flat();
  return (Object.keys(DOCUMENT_ERRORS) as DocumentErrorCode[]).flatMap((code) => {
    const file = all.find(({ ends }) => ends === code);
    return file ? [{ code, name: file.name, make: file.make }] : [];
  });
}

test('each unreadable file gets an explanation and advice', async ({ page }) => {
  test.slow();
  await signUp(page);
  await open(page, '/portal/resumes');
  const files = createBadFiles();
  // None of our files takes long enough to time out. The message is the same everywhere.
  expect(Object.keys(DOCUMENT_ERRORS).filter((code) => !files.some((file) => file.code === code))).toEqual([
    'document.timeout',
  ]);
  const drop = page.getByLabel('Choose your résumé');
  for (const { code, name, make } of files) {
    await test.step(code, async () => {
      await drop.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(await make()) });
      const { message, hint } = DOCUMENT_ERRORS[code];
      const errorMessage = page.getByRole('main').getByRole('alert');
      // Problems that the browser detects are reported without uploading the file.
      if (code === 'document.empty')
        await expect(errorMessage).toContainText(`“${name}” is empty. Export it again and upload the new file.`);
      else if (code === 'document.too-large') await expect(errorMessage).toContainText('Export it without images');
      else {
        await expect(errorMessage).toContainText(message);
        await expect(errorMessage).toContainText(hint);
      }
    });
  }
  // None was stored, and a valid file goes through on the same page.
  expect(await (await page.request.get('/api/resumes')).json()).toMatchObject({ resumes: [] });
  await drop.setInputFiles(ELECTRICIAN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin Fairweather');
});

test('uploading the same bytes again opens the existing résumé, even without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, '/portal/resumes');
  await page.getByLabel('Choose your résumé').setInputFiles({ ...ELECTRICIAN, name: 'another name.txt' });
  await expect(page.getByText('Already uploaded', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(path);

  const contextWithoutScripts = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  await contextWithoutScripts.request.post('/api/accounts/log-in', {
    data: { email: account.email, password: account.password },
  });
  const pageWithoutScripts = await contextWithoutScripts.newPage();
  await pageWithoutScripts.goto('/portal/resumes');
  await pageWithoutScripts.getByLabel('Choose your résumé').setInputFiles(ELECTRICIAN);
  await pageWithoutScripts.getByRole('button', { name: 'Upload résumé', exact: true }).click();
  await expect(pageWithoutScripts.getByText('Already uploaded', { exact: true })).toBeVisible();
  expect(new URL(pageWithoutScripts.url()).pathname).toBe(path);
  await contextWithoutScripts.close();
});

test('a résumé is started without a file, filled in, and seen as a page @phone', async ({ page, isMobile }) => {
  const { name, email } = await signUp(page);
  await open(page, '/portal/resumes');
  await page.getByRole('button', { name: 'Start without a file' }).click();
  await expect(page.getByRole('heading', { name: 'Your résumé', exact: true })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Headline', { exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'How other software reads this file' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Résumé page' })).toHaveCount(0);
  if (!isMobile) await expectAccessiblePage(page);
  await page.keyboard.type('Staff Nurse');
  await page.getByRole('button', { name: 'Work', exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type('Staff Nurse');
  // The links go to the section, and Tab goes on from there.
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(sections).toHaveText(['Contact', 'Summary', 'Work1']);
  await sections.first().press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport();
  await expectSaved(page);
  await page.getByRole('link', { name: 'Résumés', exact: true }).first().click();
  await expect(page.getByText('Started without a file')).toBeVisible();
});

test('a proposal is accepted, undone, declined, and restored; versions are compared and restored @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  await signUp(page);
  const path = await saveResume(page, await createNursePdf(browser), NURSE_JOB);
  await open(page, `${path}/improve`);
  const telemetryProposal = findProposal(page, 'Was responsible for watching telemetry');
  const verdict = scorePanel(page).getByRole('heading', { level: 2 });
  const scoreBefore = await verdict.innerText();
  await telemetryProposal.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText(/^Change accepted\. Score: \d+ of 100$/)).toBeVisible();
  await expect(telemetryProposal).toHaveCount(0);
  await expect(verdict).not.toHaveText(scoreBefore);
  const sheet = scorePanel(page).getByRole('region', { name: 'Your résumé with the accepted changes' });
  if (!isMobile) await expect(sheet.locator('mark')).toContainText('Watch telemetry');
  await scorePanel(page).getByRole('button', { name: 'Undo last change' }).click();
  await expect(telemetryProposal).toBeVisible();
  await expect(verdict).toHaveText(scoreBefore);

  await telemetryProposal.getByRole('button', { name: /^Dismiss/ }).click();
  const dismissedSection = page.locator('details').filter({ hasText: 'Dismissed (1)' });
  await dismissedSection.getByText('Dismissed (1)').click();
  // Pressed with the keyboard, because a toast may still cover it.
  await dismissedSection.getByRole('button', { name: 'Restore suggestion' }).press('Enter');
  await expect(dismissedSection).toHaveCount(0);
  await telemetryProposal.getByRole('button', { name: /^Accept/ }).click();
  await expect(telemetryProposal).toHaveCount(0);

  await page.getByRole('link', { name: 'Versions' }).click();
  const versions = page.getByRole('list', { name: 'All versions, newest first' }).getByRole('listitem');
  await expect(versions.first()).toContainText('Current');
  await page.getByLabel('Compare version').selectOption('1');
  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('region', { name: /^Version 1 and version/ });
  await expect(comparison.getByRole('deletion')).toContainText('Was responsible for');
  await expect(comparison.getByRole('insertion')).toContainText('Watch');
  // Pressed with the keyboard, because a toast may still cover it.
  const count = await versions.count();
  await page.getByRole('button', { name: 'Restore version 1' }).press('Enter');
  await expect(versions).toHaveCount(count + 1);
  await expect(versions.first()).toContainText('Restored version 1');
  await expect(versions.first()).toContainText('Current');
  await page.getByRole('link', { name: 'Improve' }).click();
  await expect(page).toHaveURL(`${path}/improve`);
  await expect(page.getByRole('region', { name: 'Suggestions', exact: true })).toContainText(
    'Was responsible for watching',
  );
});

test('a person with nothing to add is told what is missing', async ({ page, browser }) => {
  await signUp(page);
  const path = await saveResume(page, await createNursePdf(browser), NURSE_JOB);
  await open(page, `${path}/improve`);
  const questions = page.getByRole('region', { name: 'Questions only you can answer' }).getByRole('listitem');
  await expect(questions.first()).toContainText('Telemetry Monitoring');
  await questions.first().getByRole('button', { name: 'Doesn’t apply' }).click();
  await expect(questions.filter({ hasText: 'Telemetry Monitoring' })).toHaveCount(0);
  await expect(questions).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Suggestions alone can’t reach 80' })).toBeVisible();
  const missing = page.getByRole('list', { name: 'Required by the job but missing from your résumé' });
  await expect(missing).toContainText('Telemetry Monitoring');
});

test('a broken connection keeps the input, and a slow one shows progress and ignores a second click', async ({
  page,
}) => {
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);

  await open(page, `${path}/job`);
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Job description' }).fill('Electrician\n\nRequirements\n- Conduit bending');
  const choose = page.getByRole('button', { name: 'Score against this job', exact: true });
  await choose.click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t connect.');
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(/Conduit bending/);
  await page.unroute('**/*.data*');
  await choose.click();
  await expect(page).toHaveURL(path);

  await page.getByRole('link', { name: 'Improve', exact: true }).click();
  const first = page.getByRole('button', { name: /^Accept: / }).first();
  const accept = page.getByRole('button', { name: (await first.getAttribute('aria-label')) ?? '', exact: true });
  await page.route('**/*.data*', (route) => route.abort());
  await accept.click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t connect.');
  await expect(accept).toBeVisible();
  await page.unroute('**/*.data*');
  const pendingActions = await holdRequests(page, '**/*.data*', 'POST');
  await accept.dblclick();
  await expect(accept).toHaveAttribute('aria-busy', 'true');
  pendingActions.release();
  await expect(accept).toHaveCount(0);
  expect(pendingActions.requests.count).toBe(1);
});

test('a failed upload can be retried with the same file', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal');
  await page.route('**/api/resumes', (route) => route.abort());
  await page.getByLabel('Choose your résumé').setInputFiles(ELECTRICIAN);
  await expect(page.getByRole('alert')).toContainText('The connection was lost.');
  await page.unroute('**/api/resumes');
  await page.getByRole('button', { name: 'Try Robin_Fairweather.txt again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin Fairweather');
});

test('a résumé is renamed, and deleted after a confirmation', async ({ page }) => {
  await signUp(page);
  await saveResume(page, ELECTRICIAN);
  await open(page, '/portal/resumes');
  await page.getByRole('button', { name: 'Actions for Robin Fairweather' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('For Brightline');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('link', { name: 'For Brightline' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for For Brightline' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete “For Brightline”?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'For Brightline' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for For Brightline' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Upload your résumé' })).toBeVisible();
});

test('everything works with only the keyboard', async ({ page, browser }) => {
  test.slow();
  // Printed first, because the window that prints takes the keyboard focus.
  const file: TestFile = await createNursePdf(browser);
  await signUp(page);
  await open(page, '/portal/resumes');
  /** Tabs forward from the current focus, as a keyboard user does. */
  const tabToElement = async (name: RegExp) => {
    const readFocusedName = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
      });
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      if (name.test(await readFocusedName())) return;
    }
    throw new Error(`The keyboard did not reach ${name}.`);
  };
  // Starts waiting before the key press: otherwise the browser isn't set to report its file dialog and opens none.
  const fileChooser = page.waitForEvent('filechooser');
  await tabToElement(/^Choose your résumé$/);
  await page.keyboard.press('Enter');
  await (await fileChooser).setFiles(file);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delia Marsh');

  await tabToElement(/^Improve$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Suggestions', exact: true })).toBeVisible();
  await tabToElement(/^Accept: /);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Change accepted\. Score: \d+ of 100$/)).toBeVisible();

  await open(page, page.url().replace('/improve', '/reading'));
  await tabToElement(/^Line 3$/);
  await page.keyboard.press('End');
  await page.keyboard.type(' and diet');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Kept the ward tidy');
  await page.keyboard.press('Alt+ArrowUp');
  await expectSaved(page);
  await expect(versionLine(page, 3)).toBeVisible();
  const lines = findRole(page, 'Registered Nurse, Sawtooth Valley Hospital').getByRole('textbox', { name: /^Line \d/ });
  await expect(lines.nth(2)).toHaveValue('Kept the ward tidy');
  await expect(lines.nth(3)).toHaveValue(/and diet$/);
});

test('résumé pages look right in every theme and size', async ({ page, browser }) => {
  test.slow();
  await signUp(page);
  await open(page, '/portal/resumes');
  await expectAccessiblePage(page);
  const path = await saveResume(page, await createNursePdf(browser), NURSE_JOB);
  for (const tab of ['', '/improve', '/reading', '/download', '/job?q=nurse']) {
    await open(page, `${path}${tab}`);
    await expectAccessiblePage(page);
  }
});

test('two versions side by side look right in every theme and size', async ({ page, browser }) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, await createNursePdf(browser), NURSE_JOB);
  await open(page, `${path}/improve`);
  const telemetryProposal = findProposal(page, 'Was responsible for watching telemetry');
  await telemetryProposal.getByRole('button', { name: /^Accept/ }).click();
  await expect(telemetryProposal).toHaveCount(0);
  await page.goto(`${path}/versions?from=1&to=2`);
  await waitForHydration(page);
  await expectAccessiblePage(page);
  await open(page, '/portal/resumes');
  await expectAccessiblePage(page);
});
