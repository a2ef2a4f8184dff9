import { DOCUMENT_ERRORS, type DocumentErrorCode } from '@foothold/core/resume';
import type { Locator, Page } from '@playwright/test';
import { HOSTILE_FILES } from '../../packages/documents/test/hostile/index.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { createNursePdf, createTextFile, NURSE_JOB, saveResume, type TestFile } from '../support/resume-files.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const ELECTRICIAN = createTextFile(
  'Robin_Fairweather.txt',
  `Robin Fairweather
robin@example.com | (555) 010-4477 | Boise, ID

Experience
Journeyman Electrician, Brightline Electric
May 2020 - Present
- Was responsible for wiring 40 homes a year
- Helped with teaching apprentices
Apprentice, Hollis Electric
June 2017 - April 2020
- Pulled cable on 12 sites

Skills
Conduit bending, Wiring, Blueprint reading
`,
);

/** The same person, with two lines that don't belong in any field. */
const FILE_WITH_STRAY_LINES = createTextFile(
  'Robin_Fairweather_2.txt',
  String(ELECTRICIAN.buffer).replace('Boise, ID\n', 'Boise, ID\nBonded and insured, union local 291\nRef: 4471-B\n'),
);

const findRole = (page: Page, name: string | RegExp) => page.getByRole('listitem', { name });
const findJourneymanRole = (page: Page) => findRole(page, /^Journeyman Electrician, /);
/** Waits until everything that can be saved is saved. */
const expectSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
const versionLine = (page: Page, position: number) => page.getByText(new RegExp(`^Version ${position}:`));
const toolbarButton = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('button[type=button]', { hasNotText: /./ })
    .and(page.getByRole('button', { name, exact: true }));
/** Drags an item by its handle to above another one. */
async function drag(page: Page, item: Locator, before: Locator) {
  const handle = item.locator('[data-drag-handle]').first();
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const from = await handle.boundingBox();
  if (!from) throw new Error('There is no handle.');
  await page.mouse.move(from.x + from.width / 2, from.y - 8, { steps: 3 });
  const to = await before.boundingBox();
  if (!to) throw new Error('There is no place to drag to.');
  await page.mouse.move(from.x + from.width / 2, to.y + 2, { steps: 5 });
  await page.mouse.up();
}
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

test('a field is highlighted on the page and the page links to its field; corrections create a version @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  await signUp(page);
  const path = await saveResume(page, await createNursePdf(browser));
  await open(page, `${path}/reading`);
  // An entry's name follows its fields.
  const nurse = findRole(page, /, Sawtooth Valley Hospital$/);
  const title = nurse.getByLabel('Title');
  const highlight = page.locator('[data-lit] rect');
  if (isMobile) {
    await nurse.getByRole('button', { name: 'Actions for line 1' }).click();
    await page.getByRole('menuitem', { name: 'Show on the page' }).click();
    await expect(page.getByRole('dialog').locator('[data-lit] rect')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
  } else {
    await expect(page.getByAltText('Page 1 of 1 of your file')).toBeVisible();
    await title.focus();
    await expect(highlight).toHaveCount(1);
    // The highlight covers the words on the page: in its upper half, right of the sidebar.
    const [box, paper] = [await highlight.boundingBox(), await page.locator('[data-page="1"]').boundingBox()];
    if (!box || !paper) throw new Error('The page is not there.');
    expect((box.x - paper.x) / paper.width).toBeGreaterThan(0.3);
    expect((box.y - paper.y) / paper.height).toBeLessThan(0.3);
    await page
      .getByRole('group', { name: 'Fields on page 1' })
      .getByRole('button', { name: /Employer of Staff Nurse/ })
      .click();
    await expect(findRole(page, 'Staff Nurse, Payette River Clinic').getByLabel('Employer')).toBeFocused();
  }

  await title.fill('Charge Nurse');
  const [from, to] = ['From', 'To'].map((name) => nurse.getByRole('textbox', { name, exact: true })) as [
    Locator,
    Locator,
  ];
  await expect(to).toHaveValue('Present');
  await from.fill('last spring');
  await expect(from).not.toHaveAttribute('aria-invalid');
  await from.press('Tab');
  await expect(to).toBeFocused();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(from).toHaveAccessibleDescription(/Enter a year, or a month and a year/);
  await to.fill('now');
  // One unfinished field doesn't hold back the others.
  const partly = page.getByRole('status').filter({ hasText: 'Saved, except one field' });
  await expect(partly).toBeVisible();
  await page.getByRole('button', { name: 'Show the field that isn’t saved' }).click();
  await expect(from).toBeFocused();
  await from.fill('3/20');
  await from.press('Tab');
  await expect(from).toHaveValue('Mar 2020');
  await expect(from).not.toHaveAttribute('aria-invalid');
  await expectSaved(page);
  await expect(versionLine(page, 2)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(title).toHaveValue('Charge Nurse');
  await expect(to).toHaveValue('Present');

  await page.getByRole('link', { name: 'Versions' }).click();
  const versions = page.getByRole('list', { name: 'All versions, newest first' }).getByRole('listitem');
  await expect(versions.first()).toContainText('Edited');
  await expect(versions).toHaveCount(2);
});

test('the page as it will be sent is beside the fields and follows what is typed @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, await createNursePdf(browser));
  await open(page, `${path}/reading`);
  const [file, result] = ['Résumé page', 'As it will be sent'].map((name) =>
    page.getByRole('complementary', { name }),
  ) as [Locator, Locator];
  const title = findRole(page, /, Sawtooth Valley Hospital$/).getByLabel('Title');
  const switchTo = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name }).click();
  const showPage = () => switchTo(isMobile ? 'View' : 'Beside the fields', 'As it will be sent');
  await expect(result).toBeHidden();
  await showPage();
  const picture = result.getByAltText('Page 1 of 1 of the new file');
  await expect(picture).toBeVisible();
  await expect(result.getByRole('status')).toHaveText(/^1 page\./);
  await expect(file).toBeHidden();
  await expect(title).toBeVisible({ visible: !isMobile });

  const getPicture = () => picture.getAttribute('src');
  async function type(text: string) {
    if (isMobile) await switchTo('View', 'Fields');
    await title.fill(text);
    if (isMobile) await showPage();
  }
  const first = await getPicture();
  await type('Charge Nurse');
  await expect.poll(getPicture).not.toBe(first);

  // Without a connection, the last page stays.
  const second = await getPicture();
  await page.route('**/preview', (route) => route.abort());
  await type('Head Nurse');
  await expect(result.getByRole('alert')).toContainText('We couldn’t show the page');
  expect(await getPicture()).toBe(second);
  if (isMobile) await switchTo('View', 'Fields');
  await expect(title).toHaveValue('Head Nurse');
  if (isMobile) await showPage();
  await page.unroute('**/preview');
  await result.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(getPicture).not.toBe(second);
  await expect(result.getByRole('alert')).toHaveCount(0);
  if (isMobile) return;

  await expectAccessiblePage(page);
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(file).toBeVisible();
  await expect(result).toBeVisible();
  await expect(page.getByRole('group', { name: 'Beside the fields' })).toBeHidden();
  const [left, right] = [await file.boundingBox(), await title.boundingBox()];
  expect(left && right && left.x < right.x).toBe(true);
});

test('lines without a place are moved into fields, a doubtful field is found right, and a download names what is missing @phone', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, FILE_WITH_STRAY_LINES);
  await open(page, `${path}/download`);
  await expect(page.getByText('2 lines of your file are not in this document')).toBeVisible();
  await page.getByRole('link', { name: 'Put lines where they belong' }).click();
  await waitForHydration(page);
  const list = page.getByRole('region', { name: 'Lines we could not place' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '2 lines we could not place' })).toBeVisible();
  if (!isMobile) await expectAccessiblePage(page);

  // With the keyboard or by touch.
  const move = list.getByRole('button', { name: 'Move to a field: Bonded and insured, union local 291' });
  if (isMobile) await move.tap();
  else await move.press('Enter');
  await page.getByRole('menuitem', { name: 'Journeyman Electrician, Brightline Electric' }).press('Enter');
  const lines = findJourneymanRole(page).getByRole('textbox', { name: /^Line \d/ });
  await expect(lines.last()).toHaveValue('Bonded and insured, union local 291');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // Also after it was saved.
  await expectSaved(page);
  await toolbarButton(page, 'Undo').press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(lines).toHaveCount(2);

  if (isMobile) {
    await move.tap();
    await page.getByRole('menuitem', { name: 'New section' }).tap();
  } else {
    // Both ends are in view, because this test isn't about scrolling while dragging.
    await page.setViewportSize({ width: 1280, height: 2400 });
    await list.getByRole('listitem').first().dragTo(findJourneymanRole(page).getByLabel('Location'), { steps: 5 });
    await expect(findJourneymanRole(page).getByLabel('Location')).toHaveValue('Bonded and insured, union local 291');
  }
  const right = page.getByRole('button', { name: /^Looks right/ });
  const uncertainFieldCount = await right.count();
  if (uncertainFieldCount > 0) {
    await right.first().press('Enter');
    await expect(right).toHaveCount(uncertainFieldCount - 1);
    await expect(page.getByText('Confirmed', { exact: true })).toHaveCount(1);
  }
  await expectSaved(page);
  await page.reload();
  await waitForHydration(page);
  await expect(list.getByRole('listitem')).toHaveText([/Ref: 4471-B/]);
  await expect(right).toHaveCount(Math.max(0, uncertainFieldCount - 1));

  await page.getByRole('button', { name: 'Read the file again' }).press('Enter');
  await expect(page.getByText('The file reads the same as before.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText([/Ref: 4471-B/]);
});

test('leaving saves first, and another window’s version is put under what was typed', async ({ page, context }) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, `${path}/reading`);
  const employer = findJourneymanRole(page).getByLabel('Employer');
  await employer.fill('Brightline Electric Inc');
  await page.getByRole('link', { name: 'Versions' }).click();
  await expect(page).toHaveURL(`${path}/versions`);
  const versions = page.getByRole('list', { name: 'All versions, newest first' }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await page.goBack();
  await expect(employer).toHaveValue('Brightline Electric Inc');

  // Without a connection, leaving asks.
  await page.route('**/corrections', (route) => route.abort());
  await employer.fill('Brightline Electric Co');
  await page.getByRole('link', { name: 'Versions' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`${path}/reading`);

  const secondWindow = await context.newPage();
  await open(secondWindow, `${path}/reading`);
  await findRole(secondWindow, 'Apprentice, Hollis Electric').getByLabel('Location').fill('Nampa, ID');
  await findJourneymanRole(secondWindow).getByLabel('Employer').fill('Brightline');
  await expectSaved(secondWindow);

  await expect(page.getByText('This résumé was changed in another window')).toBeVisible();
  await expect(page.getByText('“Brightline Electric Co” here, “Brightline” there')).toBeVisible();
  await expect(employer).toHaveValue('Brightline Electric Co');
  await expect(findRole(page, 'Apprentice, Hollis Electric').getByLabel('Location')).toHaveValue('Nampa, ID');
  await page.unroute('**/corrections');
  await page.getByRole('button', { name: 'Use “Brightline”' }).click();
  await expect(employer).toHaveValue('Brightline');
  await expect(page.getByText('Couldn’t save yet.')).toHaveCount(0);
  // Edits made in one go are one version, from whichever window.
  await expect(versionLine(page, 2)).toBeVisible();
});

test('changes are undone and redone with keys and buttons, also after they were saved @phone', async ({
  page,
  isMobile,
}) => {
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, `${path}/reading`);
  const employer = findJourneymanRole(page).getByLabel('Employer');
  const location = findJourneymanRole(page).getByLabel('Location');
  const [undo, redo] = ['Undo', 'Redo'].map((name) => toolbarButton(page, name)) as [Locator, Locator];
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await employer.fill('Brightline Co');
  await location.fill('Boise, ID');
  await page.getByRole('button', { name: 'Remove Apprentice, Hollis Electric' }).click();
  await expect(findRole(page, 'Apprentice, Hollis Electric')).toHaveCount(0);
  await expectSaved(page);

  await undo.click();
  await expect(findRole(page, 'Apprentice, Hollis Electric')).toBeVisible();
  if (isMobile) await undo.click();
  else {
    // From anywhere in the editor; the field that changes gets the focus.
    await employer.focus();
    await page.keyboard.press('Control+z');
    await expect(location).toBeFocused();
  }
  await expect(location).toHaveValue('');
  await expect(
    page.getByRole('status').filter({ hasText: /^Undone: Location of Journeyman Electrician/ }),
  ).toBeAttached();
  if (isMobile) await undo.click();
  else await page.keyboard.press('Control+z');
  await expect(employer).toHaveValue('Brightline Electric');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  // Nothing differs from the file anymore, so there is no other version either.
  await expectSaved(page);
  await expect(versionLine(page, 1)).toBeVisible();

  await redo.click();
  await expect(employer).toHaveValue('Brightline Co');
  if (isMobile) await redo.click();
  else await page.keyboard.press('Control+Shift+z');
  await expect(location).toHaveValue('Boise, ID');
  await expectSaved(page);
  await page.reload();
  await waitForHydration(page);
  await expect(employer).toHaveValue('Brightline Co');
  await expect(location).toHaveValue('Boise, ID');
  await expect(findRole(page, 'Apprentice, Hollis Electric')).toBeVisible();
});

test('roles, lines, and sections are moved with the keyboard and by dragging @phone', async ({ page, isMobile }) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, `${path}/reading`);
  const roles = page.getByRole('listitem', { name: /^(Journeyman|Apprentice)/ });
  const listRoles = () =>
    roles.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')?.split(',')[0]));
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text });

  // With the keyboard. The button keeps the focus.
  const up = page.getByRole('button', { name: 'Move Apprentice, Hollis Electric up' });
  await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(announced('Moved Apprentice, Hollis Electric to place 1 of 2')).toBeAttached();
  expect(await listRoles()).toEqual(['Apprentice', 'Journeyman Electrician']);
  const lines = findJourneymanRole(page).getByRole('textbox', { name: /^Line \d/ });
  await lines.nth(1).press('Alt+ArrowUp');
  await expect(announced('Moved line to place 1 of 2')).toBeAttached();
  await expect(lines.first()).toBeFocused();
  await expect(lines.first()).toHaveValue('Helped with teaching apprentices');
  const headings = page.getByRole('heading', { level: 3, name: /^(Work|Skills|Summary)$/ });
  await expect(headings).toHaveText(['Summary', 'Work', 'Skills']);
  await page.getByRole('button', { name: 'Move Skills up' }).press('Enter');
  await expect(announced('Moved Skills to place 2 of 3')).toBeAttached();
  await expect(headings).toHaveText(['Summary', 'Skills', 'Work']);

  // By dragging: with a finger too, because both are pointers.
  await drag(page, roles.nth(1), roles.nth(0));
  await expect.poll(listRoles).toEqual(['Journeyman Electrician', 'Apprentice']);
  await drag(page, lines.nth(1).locator('xpath=ancestor::li[1]'), lines.nth(0));
  await expect(lines.first()).toHaveValue('Was responsible for wiring 40 homes a year');
  const sections = page.locator('section[data-item]');
  await drag(page, sections.filter({ has: page.getByRole('heading', { name: 'Work', exact: true }) }), sections.nth(0));
  await expect(headings).toHaveText(['Work', 'Summary', 'Skills']);
  await toolbarButton(page, 'Undo').click();
  await expect(headings).toHaveText(['Summary', 'Skills', 'Work']);
  if (!isMobile) await expectAccessiblePage(page);

  await expectSaved(page);
  await page.reload();
  await waitForHydration(page);
  await expect(headings).toHaveText(['Summary', 'Skills', 'Work']);
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  await page.getByText('Order of sections').click();
  await expect(page.getByRole('button', { name: /^Move .* up$/ })).toHaveText(['', '']);
  expect(
    await page
      .getByRole('button', { name: /^Move .* up$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label'))),
  ).toEqual(['Move Skills up', 'Move Experience up']);
});

test('a change that can’t be saved stays on the page and is saved later', async ({ page, context }) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, `${path}/reading`);
  const employer = findJourneymanRole(page).getByLabel('Employer');
  await page.route('**/corrections', (route) => route.abort());
  await employer.fill('Brightline');
  await expect(page.getByText('Couldn’t save yet.')).toBeVisible();
  await employer.fill('Brightline Co');
  await expect(page.getByText('Couldn’t save yet.')).toBeVisible();
  await expect(employer).toHaveValue('Brightline Co');
  await page.unroute('**/corrections');
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expectSaved(page);

  // It is also saved once the connection is back.
  await context.setOffline(true);
  await employer.fill('Brightline Electric Inc');
  await expect(page.getByText('Couldn’t save yet.')).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page);
  await page.reload();
  await waitForHydration(page);
  await expect(employer).toHaveValue('Brightline Electric Inc');
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

  await page.getByRole('link', { name: 'Improve' }).click();
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
