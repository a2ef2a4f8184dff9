import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { pressEnterOn, tabTo } from '../support/keyboard.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { expect, open, test } from '../support/test.ts';

const LIST = '/extension/practice';
const TRUTHS = join(import.meta.dirname, '..', '..', 'bench', 'form-truths', 'twins');
const SLUGS = readdirSync(TRUTHS).map((file) => file.replace(/\.json$/, ''));
/** Its text instead of labels is what the extension has to cope with, and axe finds it. */
const WITHOUT_LABELS = 'plain';
/** axe copies the styles of shadow roots into the page unless told not to, which the content security policy blocks. */
const WITH_SHADOW_ROOTS = 'smartrecruiters';

const answerTable = (page: Page) => page.getByTestId('practice-answers');
const readAnswer = (page: Page, name: string) => answerTable(page).locator(`tr[data-name="${name}"] td`);

async function openForm(page: Page, slug: string): Promise<void> {
  await open(page, `${LIST}/${slug}`);
  await page.locator('[data-practice="ready"]').waitFor();
}

/** Goes to a field with Tab and types. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('the list leads to every form, and search engines index neither', async ({ page, request }) => {
  await page.goto(LIST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice forms');
  const links = await page
    .getByRole('link', { name: /^Open form/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.toSorted()).toEqual(SLUGS.map((slug) => `${LIST}/${slug}`).toSorted());
  await expectAccessiblePage(page, { everyLook: true });
  for (const path of [LIST, ...SLUGS.map((slug) => `${LIST}/${slug}`)]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toMatch(/<meta name="robots" content="noindex"/);
  }
  expect((await request.get('/sitemap.xml')).status()).toBe(200);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(LIST);
  expect((await request.get(`${LIST}/no-such-form`)).status()).toBe(404);
});

test('a person fills in a form with the keyboard, corrects what is missing, and sees what would have been sent', async ({
  page,
}) => {
  test.slow();
  await openForm(page, 'greenhouse-new');
  const submit = page.getByRole('button', { name: 'Submit application' });
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() !== 'GET') sent.push(asked.url());
  });
  await pressEnterOn(page, submit);
  const alert = page.locator('[data-practice]').getByRole('alert');
  await expect(alert).toContainText('Fill in 12 required fields');
  await expect(answerTable(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'First Name', exact: true })).toHaveAttribute('aria-invalid', 'true');

  await type(page, page.getByRole('textbox', { name: 'First Name', exact: true }), 'Ana');
  await type(page, page.getByRole('textbox', { name: 'Last Name', exact: true }), 'Ruiz');
  await type(page, page.getByRole('textbox', { name: 'Email', exact: true }), 'ana@mail.example');
  await type(page, page.getByRole('combobox', { name: 'Country' }), 'United States +');
  await page.keyboard.press('Enter');
  await type(page, page.getByRole('textbox', { name: 'Phone', exact: true }), '5125550100');
  // Its options come after typing.
  await type(page, page.getByRole('combobox', { name: 'Location (City)' }), 'Austin, T');
  await expect(page.getByRole('option', { name: 'Austin, Texas, United States' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page
    .getByRole('group', { name: 'Resume/CV' })
    .locator('input')
    .setInputFiles({ name: 'ana.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await type(page, page.getByLabel('LinkedIn Profile'), 'https://linkedin.example/ana');
  for (const [question, answer] of [
    [/authorization to work/, 'Yes'],
    [/need for visa sponsorship/, 'I need'],
    [/work on-site/, 'No'],
  ] as const) {
    await type(page, page.getByRole('combobox', { name: question }), answer);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByLabel(/privacy notice/));
  await page.keyboard.press('Space');
  await pressEnterOn(page, submit);

  await expect(page.getByRole('heading', { name: 'This is practice: nothing was sent' })).toBeFocused();
  await expect(alert).toHaveCount(0);
  await expect(readAnswer(page, 'first_name')).toHaveText('Ana');
  await expect(readAnswer(page, 'country')).toHaveText('United States +1');
  await expect(readAnswer(page, 'candidate-location')).toHaveText('Austin, Texas, United States');
  await expect(readAnswer(page, 'resume')).toHaveText('ana.pdf');
  await expect(readAnswer(page, 'question_31870024')).toHaveText(
    'I need sponsorship now or to transfer my current visa',
  );
  await expect(readAnswer(page, 'fax_number')).toHaveText('');
  const { fields } = JSON.parse(readFileSync(join(TRUTHS, 'greenhouse-new.json'), 'utf8')) as { fields: object };
  await expect(answerTable(page).locator('tbody tr')).toHaveCount(Object.keys(fields).length);
  await expectAccessiblePage(page);
  expect(sent).toEqual([]);
});

test('a form of steps keeps its values, adds and removes blocks, and opens its lists with the keyboard', async ({
  page,
}) => {
  await openForm(page, 'jobvite');
  await page.getByLabel(/^First Name/).fill('Ana');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.locator('[data-practice]').getByRole('alert')).toContainText('Last Name');

  await openForm(page, 'workable');
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await page.getByRole('group', { name: 'Experience 1' }).getByLabel('Title').fill('Nurse');
  await page.getByRole('button', { name: 'Save Experience 1' }).click();
  await expect(page.getByRole('group', { name: 'Experience 1' })).toContainText('Nurse, –');
  await page.getByRole('button', { name: 'Delete Experience 2' }).click();
  await expect(page.getByRole('group', { name: 'Experience 2' })).toHaveCount(0);

  await openForm(page, 'rippling');
  const list = page.getByRole('button', { name: /authorized to work lawfully/ });
  await tabTo(page, list);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(list).toHaveText('No');
  await expect(list).toBeFocused();
});

async function expectNoOverflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}

for (const slug of SLUGS) {
  if (slug === WITHOUT_LABELS || slug === WITH_SHADOW_ROOTS) continue;
  test(`the form ${slug} fits a phone, and axe finds nothing`, async ({ page }) => {
    await openForm(page, slug);
    await expectAccessiblePage(page);
  });
}

test('the form without labels fits a phone', async ({ page }) => {
  await openForm(page, WITHOUT_LABELS);
  await expectNoOverflow(page);
});

test('the form of shadow roots fits a phone, and axe finds nothing', async ({ page }) => {
  await openForm(page, WITH_SHADOW_ROOTS);
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).options({ preload: false }).setLegacyMode(true).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  }
  await expectNoOverflow(page);
});
