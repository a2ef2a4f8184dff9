import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createPacketCase, type Packet, proposeGoodPacket, proposePacket, submitPacket } from '../support/packets.ts';
import { addPasskeyDevice } from '../support/passkeys.ts';
import type { Account } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const PHONE = { width: 375, height: 667 };
test.use({ viewport: PHONE });

const LONG = `${'I have cared for patients with chronic wounds for nine years. '.repeat(30)}\n\nhttps://example.com/${'a'.repeat(300)}`;
const LETTER = 'Dear team,\n\nyour wound care unit is why I’d like to join you.\n\nNoor Haddad';

const findMain = (page: Page): Locator => page.getByRole('main');
const findApprove = (page: Page): Locator => findMain(page).getByRole('button', { name: /^Approve/ });

/** Adds a passkey through the settings. */
async function addPasskey(page: Page, { password }: Account): Promise<void> {
  await addPasskeyDevice(page);
  await open(page, '/portal/settings/security');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('Passkey name').fill('My phone');
  await passkeys.getByLabel('Your password', { exact: true }).fill(password);
  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  await expect(passkeys.getByText('Passkey “My phone” added.')).toBeVisible();
}

/** Scrolls through the page as a reader does, until the button works. */
async function readEverything(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 250);
    await expect(findApprove(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 200 });
  }).toPass();
}

/** Every answer, question, and the letter are in the document, and nothing that is shown is cut off. */
async function expectWholePacket(page: Page, { content }: Packet): Promise<void> {
  const text = await findMain(page).innerText();
  const texts = content.answers.flatMap(({ question, answer }) => [question, answer ?? '']);
  for (const one of [...texts, content.letter]) expect(text).toContain(one);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(section, li, h1, h2, h3, p, dd, a, code)')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}

test('a member approves on a phone from the notification with two taps and a passkey', async ({ page, another }) => {
  test.slow();
  const one = await createPacketCase(page, another);
  await addPasskey(page, one.member);
  const packet = await proposeGoodPacket(one, {
    letter: LETTER,
    note: 'They look for wound care, and you did that for years.',
    answers: [
      { question: 'Why do you want to work here?', answer: LONG },
      { question: 'How many years of nursing experience do you have?', answer: '9' },
    ],
  });
  await open(page, '/portal/notifications');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(
    findMain(page)
      .getByRole('link', { name: `Review your application: ${packet.job.title} at ${packet.job.company}` })
      .first(),
  );
  await expect(findApprove(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(findMain(page)).toContainText(/Read \d new texts to approve/);
  await expectWholePacket(page, packet);
  await findMain(page).locator('summary').filter({ hasText: 'Hash' }).click();
  await expect(findMain(page).locator('[data-hash]')).toHaveText(packet.hash);
  await expect(findMain(page)).toContainText('it’s the hash of exactly what this page shows');
  await findMain(page).locator('summary').filter({ hasText: 'Hash' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await readEverything(page);
  await tap(findApprove(page));
  await expect(findMain(page).getByText('You approved this application')).toBeVisible();
  expect(taps).toBe(2);
  await expectAccessiblePage(page);

  await test.step('the receipt appears once the recruiter has submitted it', async () => {
    await submitPacket(one, packet, 'GH-20417');
    const receipt = findMain(page).getByRole('region', { name: 'Receipt' });
    await expect(receipt).toContainText('GH-20417');
    await expect(receipt).toContainText(one.recruiter.name);
    const saved = page.waitForEvent('download');
    await receipt.getByRole('button', { name: 'Download record (JSON)' }).click();
    expect((await saved).suggestedFilename()).toBe(`application-${packet.hash.slice(0, 12)}.json`);
    await expectAccessiblePage(page);
  });
});

test('a member without a passkey approves with the password, and several at once', async ({ page, another }) => {
  test.slow();
  const one = await createPacketCase(page, another);
  const first = await proposePacket(one);
  await open(page, `/portal/approvals/${first.id}`);
  await expectAccessiblePage(page);
  await readUntilException(page, first);
  await findMain(page).getByLabel('Your password', { exact: true }).fill('another password');
  await findApprove(page).click();
  await expect(findMain(page).getByRole('alert')).toContainText('This password is wrong. Nothing was approved.');
  await findMain(page).getByLabel('Your password', { exact: true }).fill(one.member.password);
  await findApprove(page).click();
  await expect(findMain(page).getByText('You approved this application')).toBeVisible();

  const others = [await proposePacket(one), await proposePacket(one)];
  await open(page, '/portal/approvals');
  await expectAccessiblePage(page);
  for (const { job } of others) await findMain(page).getByLabel(`Select ${job.title}, ${job.company}`).first().check();
  await findMain(page).getByRole('button', { name: 'Review 2 together' }).click();
  await expect(findMain(page)).toContainText('1 of 2');
  for (const packet of others) await readUntilException(page, packet);
  await findMain(page).getByLabel('Your password', { exact: true }).fill(one.member.password);
  await findMain(page).getByRole('button', { name: 'Approve 2 applications' }).click();
  await expect(page).toHaveURL(/filter=approved/);
  await expect(findMain(page).getByRole('list', { name: 'Approved applications' }).getByRole('listitem')).toHaveCount(
    3,
  );
});

/** Scrolls through everything, and allows a low score. */
async function readUntilException(page: Page, { id, needsException }: Packet): Promise<void> {
  if (needsException) await findMain(page).locator(`input[name="exception"][value="${id}"]`).check();
  await expect(async () => {
    await page.mouse.wheel(0, 250);
    await expect(findMain(page)).not.toContainText(/Read .*new texts? to approve/, { timeout: 200 });
  }).toPass();
}

test('a member answers what only they may answer, edits, and declines with a reason', async ({ page, another }) => {
  test.slow();
  const one = await createPacketCase(page, another);
  const question = 'I certify that all statements are true.';
  const packet = await proposePacket(one, {
    answers: [
      { question, answer: 'Yes' },
      { question: 'Why do you want to work here?', answer: 'Because of your wound care team.' },
    ],
  });
  await open(page, `/portal/approvals/${packet.id}`);
  await expect(findMain(page)).toContainText('Answer the question above to approve.');
  await findMain(page).getByRole('button', { name: 'Save answer' }).click();
  await expect(findMain(page).getByRole('alert')).toContainText('You haven’t changed anything yet.');
  await findMain(page).getByLabel(question).fill('Yes, I certify that.');
  await findMain(page).getByRole('button', { name: 'Save answer' }).click();
  await expect(findMain(page).getByText('Saved as a new version')).toBeVisible();
  await expect(findMain(page)).toContainText('Yes, I certify that.');
  expect(page.url()).not.toContain(packet.id);

  await findMain(page).getByRole('link', { name: 'Edit answers' }).click();
  await findMain(page).getByLabel('Why do you want to work here?').fill('Because of your whole team.');
  await expectAccessiblePage(page);
  await findMain(page).getByRole('button', { name: 'Save new version' }).click();
  await expect(findMain(page)).toContainText('What changed since the earlier version');

  await open(page, `/portal/approvals/${packet.id}`);
  await findMain(page).getByRole('link', { name: 'Review new version' }).click();
  await expect(findMain(page)).toContainText('Yes, I certify that.');
  await findMain(page).getByRole('link', { name: 'Review new version' }).click();

  await findMain(page).getByRole('link', { name: 'Decline' }).click();
  await findMain(page).getByRole('button', { name: 'Decline application' }).click();
  await expect(findMain(page).getByRole('alert')).toContainText('Choose a reason.');
  await findMain(page).getByLabel('I don’t want to work for this company').check();
  await findMain(page).getByLabel(`Never propose ${packet.job.company} again`).check();
  await findMain(page).getByLabel('Anything your recruiter should know?').fill('I worked there before.');
  await expectAccessiblePage(page);
  await findMain(page).getByRole('button', { name: 'Decline application' }).click();
  await expect(findMain(page).getByText('You declined this application')).toBeVisible();
  await expect(findMain(page)).toContainText('“I worked there before.”');
  const rules = (await (await page.request.get('/api/recruiting/rules')).json()) as object;
  expect(JSON.stringify(rules)).toContain(packet.job.company);
});

test('opening the page never approves, and without JavaScript the password does', async ({
  page,
  another,
  browser,
}) => {
  test.slow();
  const one = await createPacketCase(page, another);
  const packet = await proposePacket(one);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE,
    storageState: await page.context().storageState(),
    baseURL: new URL((await page.request.get('/readyz')).url()).origin,
  });
  const plain = await context.newPage();
  await plain.goto(`/portal/approvals/${packet.id}?intent=approve&password=${encodeURIComponent(one.member.password)}`);
  await expect(findMain(plain)).toContainText('Needs your approval');
  await findMain(plain).getByLabel('Your password', { exact: true }).fill(one.member.password);
  await findApprove(plain).click();
  await expect(findMain(plain).getByRole('alert')).toContainText('Check this once you’ve read every answer.');
  if (packet.needsException) await findMain(plain).locator('input[name="exception"]').check();
  await findMain(plain).getByLabel('I’ve read every answer.').check();
  await findMain(plain).getByLabel('Your password', { exact: true }).fill(one.member.password);
  await findApprove(plain).click();
  await expect(findMain(plain).getByText('You approved this application')).toBeVisible();
  await context.close();
});
