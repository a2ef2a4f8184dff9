import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { acceptAndAssign, buyPrime, createRecruiter, registerMember } from '../support/recruiting.ts';
import { expect, open, test } from '../support/test.ts';

const MESSAGES = '/portal/recruiter/messages';
const PHONE = { width: 375, height: 780 };
const PDF = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nAn offer') };

const findLog = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });
const findText = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/ });

async function write(page: Page, text: string): Promise<void> {
  await findText(page).fill(text);
  await findText(page).press('Control+Enter');
}

test('a member and their recruiter write to each other, each in a window of their own', async ({ page, another }) => {
  test.slow();
  const admin = await another(getDemoAccount('admin'));
  const sender = await another();
  const recruiter = await createRecruiter(sender, admin.request);
  const member = await signUp(page, createTestAccount('Noor Haddad'));
  await page.setViewportSize(PHONE);

  await test.step('without a recruiter, the page says what to do', async () => {
    await open(page, MESSAGES);
    await expect(page.getByRole('heading', { name: 'Get your own recruiter' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible();
    await expectAccessiblePage(page);
  });

  await buyPrime(page, member);
  const reference = await registerMember(page.request, member, 'a mailbox password');
  const memberId = await acceptAndAssign(admin.request, reference, recruiter.id);

  await test.step('with one, the member asks, and the draft survives a reload', async () => {
    await open(page, MESSAGES);
    await expect(findLog(page)).toContainText('Ask your recruiter anything about your search');
    await expect(findLog(page)).toContainText(`${recruiter.name} is now the recruiter.`);
    await expectAccessiblePage(page);
    await page.setViewportSize(PHONE);
    await findText(page).fill('A draft');
    await open(page, MESSAGES);
    await expect(findText(page)).toHaveValue('A draft');
    await write(page, 'Did they answer? See https://example.com/jobs/1.');
    await expect(findLog(page).getByRole('link', { name: 'https://example.com/jobs/1' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    await expect(findText(page)).toHaveValue('');
    await expect(page.getByText(/usually has until .+ to reply/)).toBeVisible();
  });

  await test.step('the recruiter sees who waits, and answers with a file', async () => {
    await open(sender, '/console/clients');
    await expect(sender.getByRole('main')).toContainText('1 unread');
    await expect(sender.getByText(/Reply due in/)).toBeVisible();
    await sender.getByRole('link', { name: '1 unread message with Noor Haddad' }).click();
    await expect(findLog(sender)).toContainText('Did they answer?');
    await expect(sender.getByText(/Your reply to Noor Haddad is due/)).toBeVisible();
    // Read by the recruiter, which the member sees at once.
    await expect(findLog(page).getByText('Read', { exact: true })).toBeVisible();
    await sender.getByLabel('Attach files').setInputFiles(PDF);
    await sender.getByLabel('Ask for a reply').check();
    await write(sender, 'They did. Would you take it?');
    await expect(sender.getByText(/You asked Noor Haddad to reply by/)).toBeVisible();
    await expectAccessiblePage(sender);
  });

  await test.step('the member has it at once, with its file and what is due', async () => {
    await expect(findLog(page)).toContainText('Would you take it?');
    await expect(page.getByText(/Your reply to .+ is due/)).toBeVisible();
    const download = page.waitForEvent('download');
    await findLog(page)
      .getByRole('link', { name: /offer\.pdf/ })
      .click();
    expect((await download).suggestedFilename()).toBe('offer.pdf');
    await write(page, 'Yes!');
    await expect(findLog(sender)).toContainText('Yes!');
    await expectAccessiblePage(page);
    await page.setViewportSize(PHONE);
  });

  await test.step('a message is deleted, and a wait ends without a reply', async () => {
    await findLog(page).getByRole('button', { name: 'Delete message: Yes!' }).click();
    await expect(findLog(page)).toContainText('Message deleted');
    await expect(findLog(sender)).toContainText('Message deleted');
    await write(page, 'Thank you');
    await sender.getByRole('button', { name: 'No reply needed' }).click();
    await expect(findLog(page)).toContainText(`${recruiter.name} marked this as needing no reply.`);
    await expect(page.getByText(/Nothing is due/)).toBeVisible();
  });

  await test.step('a message that fails stays, and is sent again', async () => {
    await page.route('**/api/recruiting/thread/messages', (route) => route.abort(), { times: 1 });
    await write(page, 'One more thing');
    await expect(findLog(page).getByText(/Not sent/)).toBeVisible();
    await findLog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(findLog(page).getByText(/Not sent/)).toHaveCount(0);
    await expect(findLog(sender)).toContainText('One more thing');
    await expect(findLog(sender).getByText('One more thing')).toHaveCount(1);
  });

  await test.step('elsewhere, the portal counts what is unread', async () => {
    await open(page, '/portal/profile');
    await sender.goto(`/console/clients/${memberId}/messages`);
    await write(sender, 'Good luck tomorrow');
    await page.getByRole('link', { name: '1 unread message from your recruiter' }).click();
    await expect(findLog(page)).toContainText('Good luck tomorrow');
    await expect(page.getByRole('link', { name: /unread message/ })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('messages are sent with a plain form', async ({ page, another }) => {
    const admin = await another(getDemoAccount('admin'));
    const sender = await another();
    const recruiter = await createRecruiter(sender, admin.request);
    const member = await signUp(page);
    await buyPrime(page, member);
    const reference = await registerMember(page.request, member, 'a mailbox password');
    const memberId = await acceptAndAssign(admin.request, reference, recruiter.id);
    await page.goto(MESSAGES);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toHaveText('Write a message, or attach a file.');
    await findText(page).fill('No script here');
    await page.getByLabel('Attach files').setInputFiles(PDF);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(findLog(page)).toContainText('No script here');
    await expect(findLog(page).getByRole('link', { name: /offer\.pdf/ })).toBeVisible();
    const answer = await sender.request.post(`/api/recruiting/members/${memberId}/thread/messages`, {
      data: { text: 'Hello', clientId: crypto.randomUUID() },
    });
    expect(answer.status()).toBe(201);
    await page.goto(MESSAGES);
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await expect(page.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  });
});
