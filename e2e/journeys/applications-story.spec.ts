import { readFile } from 'node:fs/promises';
import { devices, type Page } from '@playwright/test';
import type { LocalServer } from '../../apps/server/src/platform/fetch/testing/servers.ts';
import { openDnsServer } from '../../apps/server/test/doubles/dns-server.ts';
import { sendMail } from '../../apps/server/test/send-mail.ts';
import { createMail, KEY_RECORD, type MailParts, SELECTOR, signMail } from '../../apps/server/test/signed-mail.ts';
import { startJobSite } from '../support/job-site.ts';
import { expectAccessiblePage } from '../support/look.ts';
import { signUp } from '../support/people.ts';
import { PORTS } from '../support/ports.ts';
import { expect, open, test } from '../support/test.ts';

const BOARD = '/portal/applications';
const MAIL = '/portal/applications/mail';
/** A hiring system whose makers document the domain that it sends from. */
const HIRING_SYSTEM = 'hire.lever.co';

const SHEET = [
  'Company,Position,Location,Status,Date Applied',
  'Larkholt Hospital,Ward Clerk,"Austin, TX",Applied,10/3/2026',
  'Cedar Hollow,Unit Clerk,"Waco, TX",Applied,10/5/2026',
].join('\n');

const getColumn = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const getMail = (page: Page, subject: string) => page.getByRole('article', { name: subject });
const write = (parts: Omit<MailParts, 'headers'>) =>
  createMail({ ...parts, headers: ['Content-Type: text/plain; charset=utf-8'] });

async function createAddress(page: Page): Promise<string> {
  await open(page, MAIL);
  await expect(page.getByRole('heading', { name: 'No emails yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Create address' }).click();
  const address = page.getByText(/^u-[a-z2-7]{20}@/);
  await expect(address).toBeVisible();
  return address.innerText();
}

test.describe('emails that prove who sent them', () => {
  // Both journeys need the same DNS server.
  test.describe.configure({ mode: 'default' });
  let site: LocalServer;
  let dns: Awaited<ReturnType<typeof openDnsServer>>;
  test.beforeAll(async () => {
    site = await startJobSite(PORTS.storyJobSite);
    dns = await openDnsServer(
      new Map([HIRING_SYSTEM, 'google.com'].map((domain) => [`${SELECTOR}._domainkey.${domain}`, KEY_RECORD])),
      PORTS.dns,
    );
  });
  test.afterAll(() => Promise.all([site.stop(), dns.close()]));

  test('a search is tracked from a sheet to an interview that an email announces', async ({
    page,
    another,
    browser,
  }) => {
    const account = await signUp(page);

    await open(page, BOARD);
    await page.getByRole('link', { name: 'Import a spreadsheet' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Import applications' })).toBeVisible();
    await main
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
    await main.getByRole('button', { name: 'Import 2 jobs' }).click();
    await main.getByRole('link', { name: 'See your applications' }).click();
    await expect(getColumn(page, 'Applied').getByRole('article')).toHaveCount(2);

    await page.getByRole('link', { name: 'Add application' }).click();
    await page.getByLabel('Link to the job').fill(`http://127.0.0.1:${site.port}/smartrecruiters`);
    await page.getByRole('button', { name: 'Read job' }).click();
    await expect(page.getByLabel('Company')).toHaveValue('Dunmore Foods');
    await page.getByRole('button', { name: 'Add application' }).click();
    await expect(getColumn(page, 'Saved').getByRole('article')).toContainText('Line Cook');

    await test.step('it is moved on a phone', async () => {
      const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'] ?? {};
      const context = await browser.newContext({
        ...pixel,
        viewport: { width: 375, height: 780 },
        baseURL: new URL(page.url()).origin,
        storageState: await page.context().storageState(),
      });
      const phone = await context.newPage();
      await open(phone, BOARD);
      await phone.getByRole('link', { name: 'Move Line Cook to…' }).tap();
      const dialog = phone.getByRole('dialog');
      await dialog.getByLabel('Move to').selectOption('Applied');
      await dialog.getByRole('button', { name: 'Move' }).tap();
      await expect(phone.getByText('Moved to Applied', { exact: true })).toBeVisible();
      await context.close();
    });
    // The window on the desk shows what the phone did.
    await expect(getColumn(page, 'Applied').getByRole('article')).toHaveCount(3);

    const other = await another(account);
    await open(other, BOARD);
    const address = await createAddress(page);
    const reply = write({
      from: `Dunmore Foods <no-reply@${HIRING_SYSTEM}>`,
      to: account.email,
      subject: 'Interview for Line Cook',
      text: 'Hi Robin,\n\nWe’d like to invite you to a phone interview for Line Cook on Wednesday, March 12, 2031 at 10:30 AM ET.\n\nDunmore Foods',
    });
    await sendMail(PORTS.forwarding, address, await signMail(reply, HIRING_SYSTEM));

    const mail = getMail(page, 'Interview for Line Cook');
    await expect(mail).toContainText('Changed automatically');
    await expect(mail).toContainText('Mar 12, 2031, 10:30 AM EDT');
    await expect(mail).toContainText(`Verified: signed by ${HIRING_SYSTEM}`);
    await expect(getColumn(other, 'Interview').getByRole('article')).toContainText('Line Cook');
    await expectAccessiblePage(page);

    await mail.getByRole('link', { name: 'Line Cook, Dunmore Foods' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Calendar file of Interview with Dunmore Foods' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('DTSTART:20310312T143000Z');

    await open(other, `${BOARD}/insights`);
    const funnel = other.getByRole('table', { name: 'How far your applications got' });
    await expect(funnel.getByRole('row', { name: /^Applied/ }).getByRole('cell')).toHaveText('3');
    await expect(funnel.getByRole('row', { name: /^Interview/ }).getByRole('cell')).toHaveText('1');
    await expectAccessiblePage(other);
  });

  test('an email is pasted, and the code that Gmail asks for is shown', async ({ page }) => {
    await signUp(page);
    await page.request.post('/api/applications/jobs', {
      data: { title: 'Unit Clerk', company: 'Cedar Hollow', state: 'submitted', happenedOn: '2026-11-03' },
    });
    const address = await createAddress(page);
    const confirmation = write({
      from: 'Gmail Team <forwarding-noreply@google.com>',
      to: address,
      subject: '(#382910475) Gmail Forwarding Confirmation - Receive Mail from robin@gmail.example',
      text: 'Confirmation code: 382910475',
    });
    await sendMail(PORTS.forwarding, address, await signMail(confirmation, 'google.com'));
    await expect(page.getByText('Code: 382910475')).toBeVisible();

    await page
      .getByLabel('Text of the email')
      .fill(
        'From: Cedar Hollow <jobs@cedarhollow.example>\nSubject: Unit Clerk\n\nWe are pleased to offer you the position of Unit Clerk.',
      );
    await page.getByRole('button', { name: 'Read email' }).click();
    await expect(getMail(page, 'Unit Clerk')).toContainText('We are pleased to offer you the position of Unit Clerk.');
    await getMail(page, 'Unit Clerk').getByRole('button', { name: 'Move to Offer' }).click();
    await expect(getMail(page, 'Unit Clerk')).toContainText('Accepted by you');

    await page.getByRole('button', { name: 'Replace' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace address' }).click();
    await expect(page.getByText(address)).toBeHidden();
    await expect(sendMail(PORTS.forwarding, address, confirmation)).rejects.toThrow('550');
  });
});

test('an email that proves nothing waits for its member, on a phone too @phone', async ({ page }) => {
  const account = await signUp(page);
  const added = await page.request.post('/api/applications/jobs', {
    data: { title: 'Ward Clerk', company: 'Larkholt Hospital', state: 'submitted', happenedOn: '2026-11-03' },
  });
  const { id } = (await added.json()) as { id: string };
  const address = await createAddress(page);
  const subject = 'Your application for Ward Clerk';
  const from = 'Larkholt Hospital <jobs@larkholt.example>';
  const text =
    'Hi Robin,\n\nThank you for your time. We have decided to move forward with other candidates.\n\nLarkholt Hospital';
  await sendMail(PORTS.forwarding, address, write({ from, to: account.email, subject, text }));

  const mail = getMail(page, subject);
  await expect(mail).toContainText('We couldn’t verify who sent it.');
  await expect(mail).toContainText('We have decided to move forward with other candidates.');
  const getState = async () =>
    ((await (await page.request.get(`/api/applications/${id}`)).json()) as { state: string }).state;
  expect(await getState()).toBe('submitted');
  await expectAccessiblePage(page);

  await mail.getByRole('button', { name: 'Move to Rejected' }).click();
  await expect(mail).toContainText('Accepted by you');
  expect(await getState()).toBe('rejected');
  await mail.getByRole('button', { name: 'Undo' }).click();
  await expect(mail).toContainText('Undone');
  expect(await getState()).toBe('submitted');

  await mail.getByRole('link', { name: 'Choose something else' }).click();
  await mail.getByLabel('What it says').selectOption('Interview');
  await expectAccessiblePage(page);
  await mail.getByRole('button', { name: 'Accept' }).click();
  await expect(mail).toContainText('Accepted by you');
  expect(await getState()).toBe('interview');
  await page.getByRole('link', { name: /^To check/ }).click();
  await expect(page.getByText('Nothing to check.')).toBeVisible();
  await page.getByRole('link', { name: 'All emails' }).click();
  await mail.getByRole('button', { name: 'Delete email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete email' }).click();
  await expect(page.getByRole('heading', { name: 'No emails yet' })).toBeVisible();
  expect(await getState()).toBe('interview');
});
