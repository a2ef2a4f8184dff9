import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const CONSULTATION = '**/api/consultation-request';
const SUPPORT = '**/api/support-query';
const WAITLIST = '**/api/waitlist';

const createEmail = () => `noor-${randomUUID()}@example.com`;
const findMain = (page: Page): Locator => page.getByRole('main');
const findChat = (page: Page): Locator => page.getByRole('dialog', { name: 'Support Chat' });
const openChat = (page: Page): Promise<void> => page.getByRole('button', { name: 'Support Chat', exact: true }).click();
/** The toasts themselves, without the announcements that repeat them for screen readers. */
const findToast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /Notification/ })
    .getByRole('listitem')
    .filter({ hasText: title });

async function fillName(form: Locator, email = createEmail()): Promise<void> {
  await form.getByLabel('Full name').fill('Noor Haddad');
  await form.getByLabel(/email/i).fill(email);
}

async function fillChat(page: Page, email = createEmail()): Promise<void> {
  const form = findChat(page);
  await form.getByLabel('First name').fill('Noor');
  await form.getByLabel('Last name').fill('Haddad');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Your question').fill('Which files can I bring?');
}

/** Runs in the page: waits until an element's animation has ended. */
async function waitForAnimation(element: Element): Promise<void> {
  await Promise.all(element.getAnimations().map((animation) => animation.finished));
}

/** Responds to a call with a refusal. */
const refuseRequest = (message: string) => (route: Route) =>
  route.fulfill({
    status: 429,
    contentType: 'application/problem+json',
    body: JSON.stringify({ code: 'request.too-many', status: 429, message, error: message }),
  });

/** Holds a request until it is released, and counts how often it arrived. */
async function holdRequests(page: Page, url: string) {
  const requests: Request[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    requests.push(route.request());
    await released;
    await route.continue();
  });
  return { came: requests, release: release };
}

test.describe('the support chat', () => {
  test('opens, asks for what is missing, sends, thanks for 3 s, and closes @phone', async ({ page }) => {
    await page.clock.install();
    await open(page, '/signup');
    await openChat(page);
    await expect(findChat(page)).toContainText("We're here to help!");
    await expect(findChat(page).getByLabel('Your question')).toHaveAttribute('rows', '3');

    const send = findChat(page).getByRole('button', { name: 'Send' });
    await send.click();
    await expect(findToast(page, 'Missing Information')).toContainText('Please fill in all fields.');
    await expect(findChat(page).getByLabel('First name')).toBeFocused();
    await fillChat(page, 'noor at example.com');
    await send.click();
    await expect(findToast(page, 'Invalid Email')).toContainText('Please enter a valid email address.');
    await page.clock.runFor(6_000);
    await expect(findToast(page, 'Invalid Email')).toHaveCount(0);

    await findChat(page).getByLabel('Email').fill(createEmail());
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await send.click();
    await expect(findChat(page)).toContainText('Message Sent!');
    await expect(findChat(page)).toContainText('Response within 24 hours');
    await expect(findToast(page, 'Query Submitted Successfully!')).toContainText(
      "We'll get back to you within 24 hours.",
    );
    await page.clock.runFor(2_900);
    await expect(findChat(page)).toBeVisible();
    await expect(findToast(page, 'Query Submitted Successfully!')).toBeVisible();
    await page.clock.runFor(400);
    await expect(findChat(page)).toBeHidden();
    await expect(findToast(page, 'Query Submitted Successfully!')).toHaveCount(0);

    await openChat(page);
    await expect(findChat(page).getByLabel('First name')).toHaveValue('');
  });

  test('works with only the keyboard', async ({ page }) => {
    await open(page, '/signup');
    const button = page.getByRole('button', { name: 'Support Chat', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(findChat(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(findChat(page).getByRole('button', { name: 'Close support chat' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Noor');
    await expect(findChat(page).getByLabel('First name')).toHaveValue('Noor');
    await page.keyboard.press('Escape');
    await expect(findChat(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('sends once however often it is clicked, and shows that it is sending @phone', async ({ page }) => {
    const { came, release } = await holdRequests(page, SUPPORT);
    await open(page, '/signup');
    await openChat(page);
    await fillChat(page);
    await findChat(page).getByRole('button', { name: 'Send' }).dblclick();
    await expect(findChat(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await expect(findChat(page)).toContainText('Message Sent!');
    expect(came).toHaveLength(1);
    expect(came[0]?.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(came[0]?.postDataJSON()).toMatchObject({ firstName: 'Noor', lastName: 'Haddad' });
  });

  test('stays open with its input when it fails @phone', async ({ page }) => {
    await page.route(SUPPORT, refuseRequest('Too many tries.'));
    await open(page, '/signup');
    await openChat(page);
    await fillChat(page);
    await findChat(page).getByRole('button', { name: 'Send' }).click();
    await expect(findToast(page, 'Submission Failed')).toContainText('429: Too many tries.');
    await expect(findChat(page).getByLabel('Your question')).toHaveValue('Which files can I bring?');
    // The toast and the panel don't overlap after sliding in.
    await findToast(page, 'Submission Failed').evaluate(waitForAnimation);
    const [message, panel] = await Promise.all([
      findToast(page, 'Submission Failed').boundingBox(),
      findChat(page).boundingBox(),
    ]);
    if (!message || !panel) throw new Error('Both must be seen.');
    const apart =
      message.x + message.width <= panel.x ||
      message.y + message.height <= panel.y ||
      panel.y + panel.height <= message.y;
    expect(apart).toBe(true);
  });

  test('says to try later if there was no response', async ({ page }) => {
    await page.route(SUPPORT, (route) => route.abort());
    await open(page, '/signup');
    await openChat(page);
    await fillChat(page);
    await findChat(page).getByRole('button', { name: 'Send' }).click();
    await expect(findToast(page, 'Submission Failed')).toContainText('Please try again later.');
  });

  test('loads the script of a page without one, and sends @phone', async ({ page }) => {
    await page.goto('/privacy-policy');
    await openChat(page);
    await fillChat(page);
    await waitForHydration(page);
    await findChat(page).getByRole('button', { name: 'Send' }).click();
    await expect(findChat(page)).toContainText('Message Sent!');
  });

  test('loses nothing if it was sent before the script loaded', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/privacy-policy');
    await openChat(page);
    await fillChat(page, 'noor at example.com');
    await page.unroute('**/assets/*.js');
    await findChat(page).getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/help-center/);
    await waitForHydration(page);
    const form = findMain(page).getByRole('region', { name: 'Your question' });
    await expect(form).toContainText('Please enter a valid email address.');
    await expect(form.getByLabel('Your question')).toHaveValue('Which files can I bring?');
    await form.getByLabel('Email').fill(createEmail());
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(findToast(page, 'Query Submitted Successfully!')).toBeVisible();
  });

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/signup');
    await openChat(page);
    await fillChat(page);
    await findChat(page).getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/help-center/);
    await expect(findMain(page)).toContainText('Query Submitted Successfully!');
    await context.close();
  });
});

test.describe('the first consultation form', () => {
  const send = (page: Page) => findMain(page).getByRole('button', { name: 'Book consultation' });

  test('requires name and email, thanks in a dialog, and leads home @phone', async ({ page }) => {
    await open(page, '/signup?type=career');
    await expect(send(page)).toBeDisabled();
    await expect(page.getByLabel('Topic')).toHaveValue('career');
    await page.getByLabel('Full name').fill('Noor Haddad');
    await expect(send(page)).toBeDisabled();
    await findMain(page).getByLabel('Email').fill(createEmail());
    await send(page).click();
    const notice = page.getByRole('alertdialog');
    await expect(notice).toContainText("Thank you! We'll contact you within 24 hours to schedule your consultation.");
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/');
  });

  test('works with only the keyboard', async ({ page }) => {
    await open(page, '/signup');
    await page.getByLabel('Full name').focus();
    await page.keyboard.type('Noor Haddad');
    await page.keyboard.press('Tab');
    await page.keyboard.type(createEmail());
    await page.keyboard.press('Enter');
    const notice = page.getByRole('alertdialog');
    await expect(notice.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('carries an open position, under both of its addresses', async ({ page }) => {
    for (const path of ['/signup', '/consultation']) {
      await open(page, `${path}?position=document-engineer`);
      await expect(findMain(page)).toContainText('Applying for: ');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/signup$/);
    }
    await fillName(findMain(page));
    const [request] = await Promise.all([page.waitForRequest(CONSULTATION), send(page).click()]);
    expect(request.postDataJSON().position).toMatch(/engineer/i);
    await expect(page.getByRole('alertdialog')).toContainText('Thank you!');
  });

  test("shows the server's message, and keeps the input", async ({ page }) => {
    await page.route(CONSULTATION, refuseRequest('Too many tries.'));
    await open(page, '/signup');
    await fillName(findMain(page));
    await page.getByLabel('Goals').fill('Lead a ward');
    await send(page).click();
    const notice = page.getByRole('alertdialog');
    await expect(notice).toContainText('Error: Too many tries.');
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByLabel('Goals')).toHaveValue('Lead a ward');
  });

  test('reports an error if there was no response, and resends the same request', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route(CONSULTATION, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await open(page, '/signup');
    await fillName(findMain(page));
    await send(page).click();
    const notice = page.getByRole('alertdialog');
    await expect(notice).toContainText('There was an error submitting your request. Please try again.');
    await notice.getByRole('button', { name: 'OK' }).click();
    await send(page).click();
    await expect(notice).toContainText('Thank you!');
    expect(keys[0]).toBe(keys[1]);
  });

  test('keeps input typed before its script ran, and is sent once on a double click @phone', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/signup', { waitUntil: 'commit' });
    await fillName(findMain(page));
    await expect(send(page)).toBeEnabled();
    release();
    await waitForHydration(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Noor Haddad');
    await expect(send(page)).toBeEnabled();
    const held = await holdRequests(page, CONSULTATION);
    await send(page).dblclick();
    await expect(findMain(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    held.release();
    await expect(page.getByRole('alertdialog')).toContainText('Thank you!');
    expect(held.came).toHaveLength(1);
  });

  test('reports an error at its field, and links to it', async ({ page }) => {
    await open(page, '/signup');
    await page.getByLabel('Full name').fill('Noor Haddad');
    const email = findMain(page).getByLabel('Email');
    await email.fill('noor at example');
    await send(page).click();
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await findMain(page).getByRole('alert').getByRole('link').click();
    await expect(email).toBeFocused();
  });

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/signup');
    await page.getByLabel('Full name').fill('Noor Haddad');
    await findMain(page).getByLabel('Email').fill('noor at example');
    await send(page).click();
    await expect(findMain(page)).toContainText('Please enter a valid email address.');
    await expect(page.getByLabel('Full name')).toHaveValue('Noor Haddad');
    await findMain(page).getByLabel('Email').fill(createEmail());
    await send(page).click();
    await expect(findMain(page)).toContainText("Thank you! We'll contact you within 24 hours");
    await context.close();
  });
});

test.describe('the demo form', () => {
  const send = (page: Page) => findMain(page).getByRole('button', { name: 'Book demo' });

  test('books a free day, shows it, and cancels it @phone', async ({ page }) => {
    await open(page, '/demo');
    await expect(findMain(page)).toContainText(/(Only \d+|No) demo slots? left this week/);
    await expect(send(page)).toBeDisabled();
    await fillName(findMain(page));
    await page.getByLabel('Phone').fill('(555) 555-0100');
    const day = page.getByLabel('Preferred date');
    // Far enough ahead that other journeys don't book it.
    const days = await day.locator('option').count();
    await day.selectOption({ index: days - 1 });
    await page.getByLabel('Preferred time').selectOption('flexible');
    const [request] = await Promise.all([page.waitForRequest(CONSULTATION), send(page).click()]);
    expect(request.postDataJSON()).toMatchObject({
      targetRole: 'Platform Demo',
      currentRole: 'Demo Request',
      form: 'demo',
    });
    await expect(page.getByLabel('Full name')).toHaveValue('');
    const panel = page.getByRole('status').filter({ hasText: 'Your demo is booked' });
    await expect(panel).toContainText('Demo Request Sent!');
    // The toast would say that we still have to find a time.
    await expect(findToast(page, 'Demo Request Sent!')).toHaveCount(0);
    await expect(panel).toContainText(/E[SD]T/);
    await panel.getByRole('link', { name: 'View or cancel your booking' }).click();
    await expect(page).toHaveURL(/\/demo\?booking=/);
    await page.getByRole('button', { name: 'Cancel demo' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this demo?' });
    await question.getByRole('button', { name: 'Keep demo' }).click();
    await expect(findMain(page)).toContainText('Your demo');
    await page.getByRole('button', { name: 'Cancel demo' }).click();
    await question.getByRole('button', { name: 'Cancel demo' }).click();
    await expect(findMain(page)).toContainText('This demo is canceled');
  });

  test('says that a link leads to no booking', async ({ page }) => {
    await open(page, '/demo?booking=a-token-that-nobody-was-given');
    await expect(findMain(page)).toContainText('We couldn’t find this booking');
    await page.getByRole('link', { name: 'Choose a time' }).click();
    await expect(send(page)).toBeVisible();
  });

  test('says at the field that a time is taken, and keeps the input', async ({ page }) => {
    await page.route(CONSULTATION, (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          code: 'support.no-place',
          status: 409,
          message: 'No demo is available at that time.',
          error: 'No demo is available at that time.',
        }),
      }),
    );
    await open(page, '/demo');
    await fillName(findMain(page));
    await page.getByLabel('Company (optional)').fill('Sawtooth Valley');
    await send(page).click();
    await expect(findToast(page, 'Error')).toContainText('Failed to send demo request. Please try again.');
    await expect(page.getByLabel('Preferred date')).toHaveAccessibleDescription(/No demo is available at that time/);
    await expect(page.getByLabel('Company (optional)')).toHaveValue('Sawtooth Valley');
  });

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/demo');
    await fillName(findMain(page));
    await send(page).click();
    await expect(findMain(page)).toContainText('Your demo is booked');
    await page.getByRole('link', { name: 'View or cancel your booking' }).click();
    await page.getByRole('button', { name: 'Cancel demo' }).click();
    await expect(findMain(page)).toContainText('This demo is canceled');
    await context.close();
  });
});

test.describe('the enterprise forms', () => {
  test('the page links to a demo and requires only name and email @phone', async ({ page }) => {
    await open(page, '/enterprise');
    await expect(page.getByRole('link', { name: 'Unlock Growth with Us' })).toHaveAttribute('href', '/demo');
    await fillName(findMain(page));
    const [request] = await Promise.all([
      page.waitForRequest(CONSULTATION),
      findMain(page).getByRole('button', { name: 'Request consultation' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      targetRole: 'Enterprise Consultation',
      experience: 'Flexible',
      form: 'enterprise',
    });
    await expect(findToast(page, 'Consultation Request Sent!')).toContainText(
      'Our enterprise team will contact you within 24 hours.',
    );
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });

  test('the dialog requires the agreement, keeps everything on failure, then sends and closes @phone', async ({
    page,
  }) => {
    await open(page, '/pricing');
    const enterpriseLink = findMain(page).locator('a[href="/enterprise"]').first();
    await enterpriseLink.click();
    const findDialog = page.getByRole('dialog', { name: /^Talk to us about/ });
    await fillName(findDialog);
    const send = findDialog.getByRole('button', { name: 'Request consultation' });
    await send.click();
    await expect(findDialog.getByLabel('Current role')).toHaveAccessibleDescription(/current role/);
    await findDialog.getByLabel('Current role').fill('Head of people');

    let sent = 0;
    await page.route(CONSULTATION, (route) => (++sent === 1 ? route.abort() : route.continue()));
    await send.click();
    await expect(page.getByText('Agreement Required', { exact: true })).toBeVisible();
    expect(sent).toBe(0);
    await findDialog.getByLabel('I agree to be contacted').check();
    await send.click();
    await expect(page.getByText('Failed to send consultation request. Please try again.').first()).toBeVisible();
    await expect(findDialog.getByLabel('Current role')).toHaveValue('Head of people');
    await send.click();
    await expect(findDialog).toBeHidden();
    await expect(page.getByText('Consultation Request Sent!').first()).toBeVisible();
    await expect(enterpriseLink).toBeFocused();
  });
});

test.describe('the waitlist', () => {
  const findNext = (page: Page) => page.getByRole('button', { name: 'Next' });

  async function fillAllSteps(page: Page): Promise<void> {
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(findNext(page)).toBeDisabled();
    await page.getByLabel('First name').first().fill('Noor');
    await page.getByLabel('Last name').first().fill('Haddad');
    await expect(findNext(page)).toBeDisabled();
    await findMain(page).getByLabel('Email').fill(createEmail());
    await findNext(page).click();
    await expect(page.getByRole('heading', { name: 'Professional Background' })).toBeFocused();
    await expect(findNext(page)).toBeDisabled();
    await page.getByLabel('Current role').fill('Nurse');
    await page.getByLabel('Experience').selectOption('Mid Level (3-5 years)');
    await page.getByLabel('Industry', { exact: true }).selectOption('Healthcare');
    await page.getByLabel('Leadership', { exact: true }).check();
    await findNext(page).click();
    await page.getByLabel('Target role').fill('Charge nurse');
    await expect(findNext(page)).toBeDisabled();
    await page.getByLabel('Soon (1-3 months)').check();
    await findNext(page).click();
    await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
  }

  test('goes through four steps, back by the browser, through a reload, and home @phone', async ({ page }) => {
    await open(page, '/onboarding?plan=prime');
    await fillAllSteps(page);
    await expect(findMain(page)).toContainText('Charge nurse');
    await expect(findMain(page)).toContainText('Foothold Prime');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Career Goals' })).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel('Target role')).toHaveValue('Charge nurse');
    await findNext(page).click();
    await page.getByRole('link', { name: 'Change Professional Background' }).click();
    await page.getByLabel('Current role').fill('Charge nurse on call');
    await findNext(page).click();
    await expect(page.getByRole('heading', { name: 'Career Goals' })).toBeFocused();
    await findNext(page).click();
    await expect(findMain(page)).toContainText('Charge nurse on call');
    const [request] = await Promise.all([
      page.waitForRequest(WAITLIST),
      page.getByRole('button', { name: 'Finish' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ plan: 'Foothold Prime', skills: ['Leadership'], urgency: 'soon' });
    await expect(page).toHaveURL('/');
    await expect(findToast(page, 'You’re on the waitlist')).toBeVisible();
    await open(page, '/onboarding');
    await expect(page.getByLabel('First name').first()).toHaveValue('');
  });

  test('keeps all answers on failure', async ({ page }) => {
    await page.route(WAITLIST, (route) => route.abort());
    await open(page, '/onboarding');
    await fillAllSteps(page);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(findToast(page, 'Something went wrong. Please try again.')).toBeVisible();
    await expect(page).toHaveURL(/step=4/);
    await page.getByRole('link', { name: 'Change Personal Info' }).click();
    await expect(page.getByLabel('First name').first()).toHaveValue('Noor');
  });

  test('is one long form without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/onboarding');
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await findMain(page).getByLabel('First name').fill('Noor');
    await findMain(page).getByLabel('Last name').fill('Haddad');
    await findMain(page).getByLabel('Email').fill(createEmail());
    await page.getByLabel('Current role').fill('Nurse');
    await page.getByLabel('Experience').selectOption({ index: 1 });
    await page.getByLabel('Industry', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Target role').fill('Charge nurse');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(findMain(page)).toContainText('Fill in this field.');
    await expect(page.getByLabel('Target role')).toHaveValue('Charge nurse');
    await page.getByLabel('Soon (1-3 months)').check();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(findMain(page)).toContainText('You’re on the waitlist');
    await context.close();
  });
});

test('the open support chat looks right', async ({ page }) => {
  await open(page, '/signup');
  await openChat(page);
  await expectAccessiblePage(page);
});
