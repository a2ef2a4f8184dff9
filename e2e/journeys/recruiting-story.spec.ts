import type { Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createPacketCase, type Packet, proposeGoodPacket } from '../support/packets.ts';
import { addPasskey } from '../support/passkeys.ts';
import { expect, open, test } from '../support/test.ts';

const PHONE = { width: 375, height: 667 };
const DESKTOP = { width: 1280, height: 900 };

const getColumn = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

/** Scrolls through the page as a reader does, until the button works. */
async function readAndApprove(page: Page): Promise<void> {
  const approve = page.getByRole('main').getByRole('button', { name: /^Approve/ });
  await expect(async () => {
    await page.mouse.wheel(0, 250);
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true', { timeout: 200 });
  }).toPass();
  await approve.click();
}

/** Reads an email from the employer, and changes the application to what it says. */
async function receiveInterview(page: Page, { job }: Packet, applicationId: string): Promise<void> {
  const text = `From: ${job.company} <jobs@larkholt.example>\nSubject: Interview for ${job.title}\n\nWe’d like to invite you to a phone interview for ${job.title} on Wednesday, March 12, 2031 at 10:30 AM ET.`;
  const added = await page.request.post('/api/application-mail', { multipart: { text } });
  expect(added.ok(), await added.text()).toBe(true);
  const { mails } = (await (await page.request.get('/api/application-mail')).json()) as {
    mails: { id: string; state: string }[];
  };
  const [mail] = mails;
  if (mail?.state === 'changed') return;
  const accepted = await page.request.post(`/api/application-mail/${mail?.id}/accept`, {
    data: { applicationId, kind: 'interview' },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
}

test('an application goes from the recruiter through the member’s approval to an interview', async ({
  page,
  another,
}) => {
  test.slow();
  // The member registers, buys Prime, and is assigned; they authorize recruiters.
  const one = await createPacketCase(page, another);
  const window = await another(one.member);
  await addPasskey(page, one.member);
  await window.setViewportSize(DESKTOP);
  await open(window, '/portal/applications');

  const packet = await proposeGoodPacket(one, {
    letter: 'Dear team,\n\nI’d like to join your unit.',
    answers: [{ question: 'Why do you want to work here?', answer: 'Because of the wound care team.' }],
  });

  await test.step('the member approves on a phone', async () => {
    await page.setViewportSize(PHONE);
    await open(page, '/portal/notifications');
    await page
      .getByRole('main')
      .getByRole('link', { name: `Review your application: ${packet.job.title} at ${packet.job.company}` })
      .first()
      .click();
    await readAndApprove(page);
    await expect(page.getByText('You approved this application')).toBeVisible();
  });

  await test.step('the recruiter submits it with a receipt', async () => {
    const sender = await another(one.recruiter);
    const main = sender.getByRole('main');
    await open(sender, `/console/packets/${packet.id}`);
    await expect(main).toContainText('Approved: submit it');
    await main.getByLabel('Confirmation number', { exact: true }).last().fill('GH-20417');
    await main.getByRole('button', { name: 'Mark as submitted' }).click();
    await expect(main.getByRole('region', { name: 'Confirmation number' })).toContainText('GH-20417');
  });

  await test.step('the member’s other window shows it at once', async () => {
    await expect(getColumn(window, 'Applied').getByRole('article')).toContainText(packet.job.title);
  });

  await test.step('the employer’s reply moves it to the interview, and the figures show it', async () => {
    const { applicationId } = (await (await page.request.get(`/api/packets/${packet.id}`)).json()) as {
      applicationId: string;
    };
    await receiveInterview(page, packet, applicationId);
    await expect(getColumn(window, 'Interview').getByRole('article')).toContainText(packet.job.title);
    await open(window, '/portal/applications/insights');
    const funnel = window.getByRole('table', { name: 'How far your applications got' });
    await expect(funnel.getByRole('row', { name: /^Interview/ }).getByRole('cell')).toHaveText('1');
  });

  await test.step('the activity log says who did what', async () => {
    await open(window, '/portal/profile/history');
    const main = window.getByRole('main');
    await expect(main).toContainText(`prepared your application for ${packet.job.title} at ${packet.job.company}.`);
    await expect(main).toContainText(`You approved the application with the hash ${packet.hash.slice(0, 12)}`);
    await expect(main).toContainText(`submitted the application with the hash ${packet.hash.slice(0, 12)}`);
    await expectAccessiblePage(window);
  });
});
