import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const PHONE = { width: 375, height: 780 };
const JOB = { title: 'Registered Nurse', company: 'Larkholt Hospital', place: 'Austin, TX' };

async function addJob(page: Page, job: object = JOB): Promise<string> {
  const answer = await page.request.post('/api/applications/jobs', { data: job });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a member plans an interview, prepares it, and sees it in the calendar', async ({ page, another }) => {
  const account = await signUp(page);
  const id = await addJob(page);
  await open(page, `/portal/applications/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(JOB.title);
  const other = await another(account);
  await open(other, `/portal/applications/${id}`);

  await part(page, 'State').getByLabel('Move to').selectOption({ label: 'Interview' });
  await part(page, 'State').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('When is the interview?')).toBeVisible();
  // The other window shows it without a reload.
  await expect(other.getByText('When is the interview?')).toBeVisible();

  const interviews = part(page, 'Interviews');
  await interviews.getByText('Add interview').click();
  await interviews.getByRole('button', { name: 'Save interview' }).click();
  await expect(interviews.getByRole('alert')).toContainText('Enter the day and time.');
  await interviews.getByLabel('Title').fill('Panel interview');
  await interviews.getByLabel('Day and time').fill('2031-03-12T10:30');
  await interviews.getByLabel('Time zone').selectOption('America/New_York');
  await interviews.getByLabel('Address or link').fill('https://meet.example/panel');
  await interviews.getByRole('button', { name: 'Save interview' }).click();
  await expect(interviews.getByRole('heading', { name: 'Panel interview' })).toBeVisible();
  await expect(interviews.getByText('Mar 12, 2031, 10:30 AM EDT')).toBeVisible();
  await expect(interviews.getByRole('button', { name: 'Save interview' })).toBeHidden();
  await expect(other.getByRole('heading', { name: 'Panel interview' })).toBeVisible();
  await expectAccessiblePage(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    interviews.getByRole('link', { name: 'Calendar file of Panel interview' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('interview.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain('DTSTART:20310312T143000Z');

  await expect(part(page, 'Questions to prepare').getByRole('listitem')).toHaveCount(5);
  await part(page, 'Questions to prepare').getByRole('link', { name: 'Practice for this interview' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue(JOB.title);
  await expect(page.getByText('For your interview at Larkholt Hospital.')).toBeVisible();

  await open(page, '/portal/applications/calendar?month=2031-03');
  await expect(page.getByRole('list', { name: 'Agenda' }).getByRole('link', { name: 'Panel interview' })).toBeVisible();
  await expectAccessiblePage(page);
  await page.setViewportSize(PHONE);
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'April 2031' }).click();
  await expect(page.getByText('Nothing is planned in this month.')).toBeVisible();
});

test('a member keeps reminders, contacts, files, and a follow-up with an application on a phone', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize(PHONE);
  const id = await addJob(page, { ...JOB, state: 'submitted', happenedOn: '2026-11-03' });
  await open(page, `/portal/applications/${id}`);

  const reminders = part(page, 'Reminders');
  await reminders.getByText('Add reminder').click();
  await reminders.getByLabel('Remind me to').fill('Send references');
  await reminders.getByLabel('Day and time').fill('2031-03-01T09:00');
  await reminders.getByRole('button', { name: 'Save reminder' }).click();
  await reminders.getByRole('button', { name: 'Done Send references' }).click();
  await expect(reminders.getByRole('button', { name: 'Not done Send references' })).toBeVisible();

  const followUp = part(page, 'Follow up');
  await followUp.getByRole('link', { name: 'Suggest an email' }).click();
  await expect(
    followUp.getByText(/I applied for the Registered Nurse position at Larkholt Hospital on November 3/),
  ).toBeVisible();
  await followUp.getByRole('button', { name: 'I sent it' }).click();
  await expect(
    reminders.getByRole('button', { name: 'Done Follow up with Larkholt Hospital', exact: true }),
  ).toBeVisible();

  const contacts = part(page, 'Contacts');
  await contacts.getByText('Add contact').click();
  await contacts.getByLabel('Name').fill('Ola Marsh');
  await contacts.getByLabel('Email').fill('ola@larkholt.example');
  await contacts.getByRole('button', { name: 'Save contact' }).click();
  await expect(contacts.getByRole('link', { name: 'ola@larkholt.example' })).toBeVisible();

  const files = part(page, 'Files');
  await files.getByText('Attach a file').click();
  await files
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('the letter') });
  await files.getByRole('button', { name: 'Attach file' }).click();
  await expect(files.getByRole('link', { name: 'letter.txt' })).toBeVisible();
  const href = (await files.getByRole('link', { name: 'letter.txt' }).getAttribute('href')) ?? '';
  expect(await (await page.request.get(href)).text()).toBe('the letter');
  await expectAccessiblePage(page);

  await page.getByText('History').click();
  await expect(page.getByText('Nov 3, 2026')).toBeVisible();
});

test('a member compares offers, and subscribes to the calendar', async ({ page }) => {
  await signUp(page);
  await open(page, '/portal/applications/offers');
  await expect(page.getByRole('heading', { name: 'No offers yet' })).toBeVisible();
  const ids = [await addJob(page), await addJob(page, { ...JOB, company: 'Cedar Clinic' })];
  for (const [at, id] of ids.entries()) {
    await page.request.post(`/api/applications/${id}/moves`, { data: { to: 'offer' } });
    await open(page, `/portal/applications/${id}`);
    await expect(page.getByText('You have an offer')).toBeVisible();
    const offer = part(page, 'Offer');
    await offer.getByText('Add offer').click();
    await offer.getByLabel('Base pay').fill(at === 0 ? 'a lot' : '40');
    await offer.getByLabel('Paid by the').selectOption('hour');
    await offer.getByLabel('Bonus a year').fill('2,000');
    await offer.getByRole('button', { name: 'Save offer' }).click();
    if (at === 0) {
      await expect(offer.getByRole('alert')).toContainText('Enter an amount in numbers.');
      await offer.getByLabel('Base pay').fill('42.50');
      await offer.getByRole('button', { name: 'Save offer' }).click();
    }
    await expect(offer.getByText('$2,000 a year')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Compare offers' }).click();
  await expect(page.getByRole('cell', { name: '$90,400' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '$85,200' })).toBeVisible();
  await expectAccessiblePage(page);

  await open(page, '/portal/applications/settings');
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const address = page.getByLabel('Calendar address');
  await expect(address).toHaveValue(/\.ics$/);
  const first = await address.inputValue();
  expect((await page.request.get(new URL(first).pathname)).status()).toBe(200);
  await page.getByRole('button', { name: 'Replace address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await expect(address).not.toHaveValue(first);
  expect((await page.request.get(new URL(first).pathname)).status()).toBe(404);
  await expectAccessiblePage(page);
  await page.getByLabel('Days without news until “No answer”').fill('5');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('everything works without JavaScript', async ({ browser, page, baseURL }) => {
  await signUp(page);
  const id = await addJob(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL && { baseURL }),
  });
  const plain = await context.newPage();
  await plain.goto(`/portal/applications/${id}`);
  const contacts = part(plain, 'Contacts');
  await contacts.getByText('Add contact').click();
  await contacts.getByRole('button', { name: 'Save contact' }).click();
  await expect(part(plain, 'Contacts').getByRole('alert')).toContainText('Enter a name.');
  await part(plain, 'Contacts').getByLabel('Name').fill('Ola Marsh');
  await part(plain, 'Contacts').getByRole('button', { name: 'Save contact' }).click();
  await expect(part(plain, 'Contacts').getByText('Ola Marsh').first()).toBeVisible();
  await part(plain, 'Files').getByText('Attach a file').click();
  await part(plain, 'Files')
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('the letter') });
  await part(plain, 'Files').getByRole('button', { name: 'Attach file' }).click();
  await expect(part(plain, 'Files').getByRole('link', { name: 'letter.txt' })).toBeVisible();
  await context.close();
});
