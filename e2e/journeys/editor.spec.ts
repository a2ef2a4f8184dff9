import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { expectSaved, findRole, versionLine } from '../support/resume-editor.ts';
import { createNursePdf, ELECTRICIAN, FILE_WITH_STRAY_LINES, saveResume } from '../support/resume-files.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const findJourneymanRole = (page: Page) => findRole(page, /^Journeyman Electrician, /);
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
  await page.unroute('**/preview');
  // On a phone, showing the page again draws it.
  if (isMobile) await showPage();
  else await result.getByRole('button', { name: 'Try again' }).click();
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

  await expect(page.getByText('This résumé changed while you were editing')).toBeVisible();
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

/** Lets requests wait until `release` is called. */
async function holdCorrections(page: Page) {
  const sent: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/corrections', async (route) => {
    sent.push(route.request().postData() ?? '');
    await released;
    await route.continue();
  });
  return { sent, release };
}

test('what was typed right before a reload is there afterward, and the browser asks first', async ({ page }) => {
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, `${path}/reading`);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const employer = findJourneymanRole(page).getByLabel('Employer');
  await employer.fill('Brightline Electric Inc');
  await page.getByRole('button', { name: 'Move Skills up' }).press('Enter');
  await page.reload();
  await waitForHydration(page);
  await expect(employer).toHaveValue('Brightline Electric Inc');
  await expect(page.getByRole('heading', { level: 3, name: /^(Work|Skills|Summary)$/ })).toHaveText([
    'Summary',
    'Skills',
    'Work',
  ]);
  expect(questions).toEqual(['beforeunload']);
  // Nothing is asked once everything is saved.
  await expectSaved(page);
  await page.reload();
  expect(questions).toHaveLength(1);
});

test('what is typed during a slow save is saved too, and leaving goes on once it is', async ({ page }) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, `${path}/reading`);
  const employer = findJourneymanRole(page).getByLabel('Employer');
  const { sent, release } = await holdCorrections(page);
  await employer.fill('Brightline');
  await expect.poll(() => sent.length).toBe(1);
  await employer.press('End');
  await employer.pressSequentially(' Electric Inc');
  await page.getByRole('link', { name: 'Versions' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('Your last changes are still being saved.');
  await expect(employer).toHaveValue('Brightline Electric Inc');
  expect(sent).toHaveLength(1);
  release();
  await expect(page).toHaveURL(`${path}/versions`);
  expect(sent).toHaveLength(2);
  await page.goBack();
  await expect(employer).toHaveValue('Brightline Electric Inc');
});

test('what is typed during a save survives a reload', async ({ page }) => {
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, `${path}/reading`);
  const employer = findJourneymanRole(page).getByLabel('Employer');
  const { sent, release } = await holdCorrections(page);
  await employer.fill('Brightline');
  await expect.poll(() => sent.length).toBe(1);
  await employer.press('End');
  await employer.pressSequentially(' Electric Inc');
  await page.reload();
  release();
  await waitForHydration(page);
  await expect(employer).toHaveValue('Brightline Electric Inc');
  await expectSaved(page);
  await expect(page.getByText('This résumé changed while you were editing')).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(employer).toHaveValue('Brightline Electric Inc');
});

test('a save updates the head and loads nothing that could replace the page', async ({ page }) => {
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, `${path}/reading`);
  // The router replaces the page with an error if its own requests fail.
  const loads: string[] = [];
  await page.route(/\.data(\?|$)/, (route) => {
    loads.push(route.request().url());
    return route.abort();
  });
  const employer = findJourneymanRole(page).getByLabel('Employer');
  await employer.fill('Brightline');
  await expectSaved(page);
  await expect(versionLine(page, 2)).toBeVisible();
  await expect(employer).toHaveValue('Brightline');
  expect(loads).toEqual([]);
});

test('what was left without saving isn’t saved behind the person’s back', async ({ page }) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, `${path}/reading`);
  const employer = findJourneymanRole(page).getByLabel('Employer');
  await page.route('**/corrections', (route) => route.abort());
  await employer.fill('Brightline');
  await page.getByRole('link', { name: 'Versions' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('We couldn’t save your last changes.');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${path}/versions`);
  const late: string[] = [];
  await page.unroute('**/corrections');
  page.on('request', (request) => request.url().endsWith('/corrections') && late.push(request.url()));
  // An event that makes a page that is open save at once.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(employer).toHaveValue('Brightline Electric');
  expect(late).toEqual([]);
});

test('two windows add, rename, and delete skills without undoing each other', async ({ page, context }) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, ELECTRICIAN);
  await open(page, `${path}/reading`);
  const listSkills = (from: Page) =>
    from
      .getByRole('textbox', { name: /^Skill \d/ })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const before = await listSkills(page);
  for (const skill of ['Lighting', 'Solar']) {
    await page.getByRole('button', { name: 'Add skill', exact: true }).click();
    await page.keyboard.type(skill);
  }
  await expectSaved(page);

  const secondWindow = await context.newPage();
  await open(secondWindow, `${path}/reading`);
  expect(await listSkills(secondWindow)).toEqual([...before, 'Lighting', 'Solar']);
  const skills = secondWindow.getByRole('textbox', { name: /^Skill \d/ });
  await skills.nth(before.length + 1).fill('Solar panels');
  const actions = secondWindow.getByRole('button', { name: `Actions for skill ${before.length + 1}` });
  await actions.click();
  await secondWindow.getByRole('menuitem', { name: 'Remove' }).click();
  await expectSaved(secondWindow);

  // Shown here without a question, because nothing was being typed.
  await expect.poll(() => listSkills(page)).toEqual([...before, 'Solar panels']);
  await expect(page.getByText('This résumé changed while you were editing')).toHaveCount(0);
  await findJourneymanRole(page).getByLabel('Location').fill('Boise, ID');
  await expectSaved(page);
  await page.reload();
  await waitForHydration(page);
  expect(await listSkills(page)).toEqual([...before, 'Solar panels']);
});

test('the focus is never lost when something disappears', async ({ page }) => {
  test.slow();
  await signUp(page);
  const path = await saveResume(page, FILE_WITH_STRAY_LINES);
  await open(page, `${path}/reading`);
  const location = findJourneymanRole(page).getByLabel('Location');
  const undoOffer = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' });

  // The last lines of the tray: the focus goes on to the next one, and then to the field.
  const list = page.getByRole('region', { name: 'Lines we could not place' });
  const move = list.getByRole('button', { name: /^Move to a field/ });
  const target = page.getByRole('menuitem', { name: 'Journeyman Electrician, Brightline Electric' });
  await move.first().press('Enter');
  await target.press('Enter');
  await expect(move).toHaveCount(1);
  await expect(move).toBeFocused();
  await move.press('Enter');
  await target.press('Enter');
  await expect(list).toHaveCount(0);
  const lines = findJourneymanRole(page).getByRole('textbox', { name: /^Line \d/ });
  await expect(lines.last()).toBeFocused();

  // A line at the end stays where it is, and doesn't take the focus later.
  await lines.last().press('Alt+ArrowDown');
  await location.fill('Boise');
  await expect(location).toBeFocused();

  // The last entry of a section, and undo.
  const removeSkills = page.getByRole('button', { name: /^Remove / }).last();
  const section = page.getByRole('heading', { level: 3, name: 'Skills' });
  await removeSkills.press('Enter');
  await expect(section).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Skills', exact: true });
  await expect(add).toBeFocused();
  await expect(undoOffer).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(section).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(add).toBeFocused();

  // A new entry that is undone while it has the focus.
  await add.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Group', exact: true })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(add).toBeFocused();

  // “Undo” in the message is about what it names, so another change closes it.
  await page.getByRole('button', { name: 'Remove Apprentice, Hollis Electric' }).click();
  await expect(undoOffer).toBeVisible();
  await location.fill('Boise, ID');
  await expect(undoOffer).toHaveCount(0);
});
