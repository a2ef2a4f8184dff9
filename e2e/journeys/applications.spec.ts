import type { Page } from '@playwright/test';
import type { LocalServer } from '../../apps/server/src/platform/fetch/testing/servers.ts';
import { startJobSite } from '../support/job-site.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { expect, open, test } from '../support/test.ts';

const BOARD = '/portal/applications';
const LIST = '/portal/applications/list';

interface NewJob {
  title: string;
  company?: string;
  state?: string;
  happenedOn?: string;
  tags?: string[];
}

async function addJob(page: Page, { company = 'Harlow Freight Lines', ...job }: NewJob): Promise<{ id: string }> {
  const answer = await page.request.post('/api/applications/jobs', { data: { company, ...job } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

const getColumn = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const getCard = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function getCenter(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} isn't visible.`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) };
}

test.describe('a job from another site', () => {
  let site: LocalServer;
  test.beforeAll(async ({ browserName: _ }, { project }) => {
    site = await startJobSite(project.name === 'phone' ? PORTS.phoneApplicationsJobSite : PORTS.applicationsJobSite);
  });
  test.afterAll(() => site.stop());

  test('is added by its link, with a warning about the same company @phone', async ({ page }) => {
    await signUp(page);
    await open(page, BOARD);
    await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
    await addJob(page, {
      title: 'Dishwasher',
      company: 'Dunmore Foods, Inc.',
      state: 'submitted',
      happenedOn: '2026-10-03',
    });
    await expect(getCard(page, 'Dishwasher')).toBeVisible();

    await page.getByRole('link', { name: 'Add application' }).click();
    await page.getByLabel('Link to the job').fill(`http://127.0.0.1:${site.port}/smartrecruiters`);
    await page.getByRole('button', { name: 'Read job' }).click();
    await expect(page.getByLabel('Job title')).toHaveValue('Line Cook');
    await expect(page.getByLabel('Company')).toHaveValue('Dunmore Foods');
    await expect(page.getByLabel('Place')).toHaveValue('Tulsa, OK');
    await expect(page.getByText('You’ve already applied to Dunmore Foods, Inc.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Oct 3, 2026' })).toBeVisible();
    await page.getByLabel('I already applied').check();
    await page.getByLabel('Applied on').fill('2026-11-02');
    await expectAccessiblePage(page);
    await page.getByRole('button', { name: 'Add application' }).click();
    await expect(page.getByText('“Line Cook” added')).toBeVisible();
    await expect(getColumn(page, 'Applied').getByRole('article')).toHaveCount(2);
    await expectAccessiblePage(page);
  });
});

test('a job can be entered by hand, and needs a title and a company', async ({ page }) => {
  await signUp(page);
  await open(page, `${BOARD}/new`);
  await page.getByRole('button', { name: 'Add application' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the job title.');
  await expect(page.getByRole('alert')).toContainText('Enter the company.');
  await page.getByLabel('Job title').fill('Ward Clerk');
  await page.getByLabel('Company').fill('Larkfield Clinics');
  await page.getByRole('button', { name: 'Add application' }).click();
  await expect(getColumn(page, 'Saved').getByRole('article')).toContainText('Larkfield Clinics');
});

test('a card is dragged with the mouse, undone, and dragged without opening it', async ({ page }) => {
  await signUp(page);
  await addJob(page, { title: 'Ward Clerk' });
  await open(page, BOARD);
  const drag = async (to: string) => {
    const from = await getCenter(page, '[data-card]');
    const target = await getCenter(page, `[data-scrolls=y] [data-position=${to}]`);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
    await page.mouse.move(target.x, target.y, { steps: 8 });
  };
  await drag('submitted');
  await page.mouse.up();
  await expect(getColumn(page, 'Applied').getByRole('article')).toContainText('Ward Clerk');
  await expect(page).toHaveURL(BOARD);
  await expect(page.getByText('Moved to Applied', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Ward Clerk” is back in Saved', { exact: true })).toBeVisible();
  await expect(getColumn(page, 'Saved').getByRole('article')).toContainText('Ward Clerk');

  await drag('preparing');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(getColumn(page, 'Saved').getByRole('article')).toContainText('Ward Clerk');
  await page.reload();
  await expect(getColumn(page, 'Saved').getByRole('article')).toContainText('Ward Clerk');
});

test('a card is dragged with a finger that rests on it @phone', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'Only phones have a touch screen.');
  await signUp(page);
  await addJob(page, { title: 'Ward Clerk' });
  await open(page, BOARD);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const from = await getCenter(page, '[data-card]');
  await touch('touchStart', from);
  await expect(page.locator('[data-copy]')).toBeVisible();
  const target = await getCenter(page, 'nav [data-position=submitted]');
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', {
      x: from.x + (target.x - from.x) * share,
      y: from.y + (target.y - from.y) * share,
    });
  await expect(page.locator('nav [data-position=submitted][data-over]')).toBeVisible();
  await touch('touchEnd');
  await expect(page.getByText('Moved to Applied', { exact: true })).toBeVisible();
  await expect(getColumn(page, 'Applied').getByRole('article')).toContainText('Ward Clerk');
});

test('a card is moved with the keyboard and with a form, also into a stage', async ({ page }) => {
  await signUp(page);
  await addJob(page, { title: 'Ward Clerk' });
  await open(page, `${BOARD}/stages`);
  for (const name of ['Panel', 'Phone screen']) {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save stages' }).press('Enter');
    await expect(page.getByLabel(`Name of the stage ${name}`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Move Phone screen up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Phone screen up' })).toBeDisabled();
  await expect(page.getByLabel('Name of the stage Phone screen')).toBeFocused();
  await expectAccessiblePage(page);

  await open(page, BOARD);
  const grip = page.getByRole('button', { name: 'Drag Ward Clerk' });
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Picked up Ward Clerk, in Saved.' })).toBeAttached();
  for (let turn = 0; turn < 4; turn++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /^Interview: Phone screen$/ })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Moved to Interview: Phone screen', { exact: true })).toBeVisible();
  await expect(grip).toBeFocused();

  await page.getByRole('link', { name: 'Move Ward Clerk to…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Move to').selectOption('Offer');
  await dialog.getByLabel('When it happened').fill('2026-11-20');
  await dialog.getByLabel('Why').fill('They called me');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(getColumn(page, 'Offer').getByRole('article')).toContainText('Ward Clerk');
  await expect(page.getByText('Moved to Offer', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Timeline' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'They called me' });
  await expect(row).toContainText('Happened on Nov 20, 2026');
  await expectAccessiblePage(page);
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Last change undone')).toBeVisible();
});

test('a change in one window shows in another', async ({ page, context }) => {
  await signUp(page);
  const { id } = await addJob(page, { title: 'Ward Clerk' });
  const other = await context.newPage();
  await open(page, BOARD);
  await open(other, BOARD);
  await page.request.post(`/api/applications/${id}/moves`, { data: { to: 'interview' } });
  for (const window of [page, other])
    await expect(getColumn(window, 'Interview').getByRole('article')).toContainText('Ward Clerk');
});

test('what has changed in the meantime isn’t moved, and the page says where it is', async ({ page }) => {
  await signUp(page);
  const { id } = await addJob(page, { title: 'Ward Clerk' });
  await open(page, BOARD);
  await page.getByRole('link', { name: 'Move Ward Clerk to…' }).click();
  await page.getByLabel('Move to').selectOption('Preparing');
  await page.request.post(`/api/applications/${id}/moves`, { data: { to: 'offer' } });
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('“Ward Clerk” has changed in the meantime', { exact: true })).toBeVisible();
  await expect(page.getByText('It’s in Offer now, so we didn’t move it.', { exact: true })).toBeVisible();
  await expect(getColumn(page, 'Offer').getByRole('article')).toContainText('Ward Clerk');
});

test('the list is filtered, sorted, and changed in bulk, with undo', async ({ page }) => {
  await signUp(page);
  for (const job of [
    { title: 'Ward Clerk', tags: ['night shift'] },
    { title: 'Unit Clerk', state: 'submitted' },
    { title: 'Line Cook', company: 'Dunmore Foods', state: 'rejected' },
  ])
    await addJob(page, job);
  await open(page, LIST);
  const titles = page.getByRole('rowheader').getByRole('link');
  await page.getByRole('link', { name: /^Title/ }).click();
  await expect(page).toHaveURL(`${LIST}?sort=title`);
  await expect(titles).toHaveText(['Line Cook', 'Unit Clerk', 'Ward Clerk']);

  await page.getByRole('searchbox').fill('clerk');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(titles).toHaveText(['Unit Clerk', 'Ward Clerk']);
  await expect(page).toHaveURL(/q=clerk/);
  await expectAccessiblePage(page);
  await page
    .getByRole('navigation', { name: 'Views of your applications' })
    .getByRole('link', { name: 'Board' })
    .click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goBack();

  await page.getByLabel('Select all on this page').check();
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await expect(bar).toContainText('2 selected');
  await expectAccessiblePage(page);
  await bar.getByLabel('Move to').selectOption('Interview');
  await bar.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 applications moved to Interview', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Interview', exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: 'Interview', exact: true })).toHaveCount(0);

  await page.getByLabel('Select all on this page').check();
  await bar.getByLabel('Tag').fill('night shift');
  await bar.getByRole('button', { name: 'Add tag' }).click();
  await expect(page.getByText('“night shift” added to 1 application', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“night shift” removed from 1 application', { exact: true })).toBeVisible();

  await page.getByLabel('Select all on this page').check();
  await bar.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No application fits these filters' })).toBeVisible();
  await page.getByRole('link', { name: 'See 2 removed' }).click();
  await page.getByRole('button', { name: 'Restore Ward Clerk' }).click();
  await expect(page.getByText('1 application restored', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(titles).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card is moved with a form', async ({ page }) => {
    await signUp(page);
    await addJob(page, { title: 'Ward Clerk' });
    await page.goto(BOARD);
    await page.getByRole('link', { name: 'Move Ward Clerk to…' }).click();
    await page.getByLabel('Move to').selectOption('In review');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(getColumn(page, 'In review').getByRole('article')).toContainText('Ward Clerk');
    await expect(page).toHaveURL(BOARD);
  });
});
