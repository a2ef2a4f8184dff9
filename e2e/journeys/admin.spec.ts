import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { waitForEmail } from '../support/outbox.ts';
import { createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

interface Receipt {
  reference: string;
  booking?: { startsAt: string } | null;
}

/** A unique person. A search for the word in their email finds everything they sent. */
function createPerson(firstName: string, lastName: string) {
  const word = `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  return { firstName, lastName, name: `${firstName} ${lastName}`, email: `${word}@example.com`, word };
}
type TestPerson = ReturnType<typeof createPerson>;

async function postJson(request: APIRequestContext, path: string, body: object): Promise<Receipt> {
  const answer = await request.post(path, { data: body });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Receipt;
}

const askSupport = (request: APIRequestContext, { firstName, lastName, email }: TestPerson, query: string) =>
  postJson(request, '/api/support-query', { firstName, lastName, email, query });

const requestConsultation = (request: APIRequestContext, { name, email }: TestPerson, rest: object) =>
  postJson(request, '/api/consultation-request', { fullName: name, email, ...rest });

const joinWaitlist = (request: APIRequestContext, { firstName, lastName, email }: TestPerson) =>
  postJson(request, '/api/waitlist', {
    firstName,
    lastName,
    email,
    currentRole: 'Teacher',
    experience: 'Mid Level (3-5 years)',
    industry: 'Education',
    targetRole: 'Instructional designer',
    urgency: 'soon',
  });

const findRows = (page: Page) => page.getByRole('list', { name: 'Inquiries' }).getByRole('listitem');
const buildInboxHref = (words: string, more = '') => `/console/inquiries?q=${encodeURIComponent(words)}${more}`;

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Reference, name, email, or keywords').fill(words);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(words)}`));
}

test('submissions of four forms arrive in one inbox, by kind, and can be searched', async ({ request, another }) => {
  const mara = createPerson('Mara', 'Quinn');
  const query = 'My file was refused.\nWhich format should I use?';
  const supportRequest = await askSupport(request, mara, query);
  await requestConsultation(request, mara, {
    form: 'consultation',
    consultationType: 'career',
    targetRole: 'Clinical educator',
  });
  await requestConsultation(request, mara, { form: 'enterprise', skills: 'We look after 400 graduates.' });
  await joinWaitlist(request, mara);

  const sender = await another(getDemoAccount('support'));
  await open(sender, '/console/inquiries');
  await search(sender, mara.word);
  await expect(findRows(sender)).toHaveCount(4);
  const first = findRows(sender).filter({ hasText: supportRequest.reference });
  await expect(first).toContainText('Mara Quinn');
  await expect(first).toContainText('Support · My file was refused. Which format should I use?');
  await expect(first).toContainText(/2[34] hr( \d+ min)? left/);
  await expect(first).toContainText('Assignee: Unassigned');

  for (const [kind, shown] of [
    ['Consultations', 'Consultation'],
    ['Enterprise', 'Enterprise'],
    ['Waitlist', 'Waitlist'],
  ] as const) {
    await sender.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: kind }).click();
    await expect(findRows(sender)).toHaveCount(1);
    await expect(findRows(sender)).toContainText(shown);
    await expect(sender).toHaveURL(new RegExp(`kind=${shown.toLowerCase()}&q=`));
  }
  await sender.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Closed' }).click();
  await expect(sender.getByRole('heading', { name: `No matching inquiries for “${mara.word}”` })).toBeVisible();
  await sender.getByRole('link', { name: 'Show all open inquiries' }).click();
  await expect(sender).toHaveURL('/console/inquiries');

  await open(sender, buildInboxHref(supportRequest.reference));
  await expect(findRows(sender)).toHaveCount(1);
  await findRows(sender).getByRole('link').press('Enter');
  await expect(sender.getByRole('heading', { level: 1 })).toHaveText('Mara Quinn');
  await expect(sender.getByText(query)).toBeVisible();
});

test('an inquiry is assigned, answered by email, closed, and reopened', async ({ request, another }) => {
  const ada = createPerson('Ada', 'Okafor');
  const { reference } = await askSupport(request, ada, 'Can I use this from abroad?');
  const sender = await another(getDemoAccount('support'));
  await open(sender, buildInboxHref(reference));
  await findRows(sender).getByRole('link').click();

  await sender.getByRole('button', { name: 'Assign to me' }).click();
  await expect(sender.getByText(`${reference} assigned to Demo support`, { exact: true })).toBeVisible();
  await expect(sender.getByText('Assigned to you.')).toBeVisible();
  const history = sender.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Claimed by Demo support');

  await sender.getByLabel('Assign to').selectOption({ label: 'Demo admin' });
  await sender.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(sender.getByText('Assigned to Demo admin.')).toBeVisible();
  await sender.getByLabel('Assign to').selectOption({ label: 'Unassigned' });
  await sender.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(sender.getByText('Not assigned yet.')).toBeVisible();

  const message = sender.getByRole('region', { name: 'Reply by email' });
  await expect(message).toContainText(`To ${ada.email}`);
  await expect(message).toContainText('Hi Ada Okafor,');
  await expect(message).toContainText(`reference ${reference}`);
  await message.getByRole('button', { name: 'Send reply' }).click();
  await expect(message.getByRole('alert')).toContainText('Enter a reply.');
  const text = 'Yes.\n\nMatching looks at listings in the US.';
  await message.getByLabel('Your reply').fill(text);
  await expect(message.getByText(`${text.length} of 10,000 characters`)).toBeVisible();
  await message.getByRole('button', { name: 'Send and close' }).click();
  await expect(sender.getByText(`Reply sent and ${reference} closed`, { exact: true })).toBeVisible();
  await expect(message.getByLabel('Your reply')).toHaveValue('');
  await expect(history).toContainText('Closed by Demo support');
  await expect(history).toContainText('Matching looks at listings in the US.');

  await sender.getByRole('button', { name: 'Reopen inquiry' }).click();
  await expect(sender.getByText(`${reference} reopened`, { exact: true })).toBeVisible();
  await sender.getByRole('button', { name: 'Close without replying' }).click();
  await sender.getByRole('button', { name: 'Reopen', exact: true }).click();
  await expect(history.getByRole('listitem').filter({ hasText: 'Reopened by Demo support' })).toHaveCount(2);

  // The email matches the preview. The console lists it without its text, which only the recipient may read.
  await sender.getByRole('link', { name: `Reply to your message (${reference})` }).click();
  await expect(sender.getByRole('heading', { level: 1 })).toContainText('Reply to your message');
  await expect(sender.locator('pre')).toHaveCount(0);
  const email = await waitForEmail(ada.email, `Reply to your message (${reference})`);
  expect(email.replaceAll('\r\n', '\n')).toContain(
    'Hi Ada Okafor,\n\nYes.\n\nMatching looks at listings in the US.\n\nThis is a reply to your message to',
  );
});

test('the export contains exactly what is shown', async ({ request, another }) => {
  const yusuf = createPerson('Yusuf', 'Haddad');
  const { reference } = await askSupport(request, yusuf, '=HYPERLINK("https://example.com")');
  const waitlistEntry = await joinWaitlist(request, yusuf);
  const sender = await another(getDemoAccount('support'));
  await open(sender, buildInboxHref(yusuf.word));
  await expect(findRows(sender)).toHaveCount(2);
  const readDownload = async () => {
    const download = sender.waitForEvent('download');
    await sender.getByRole('link', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/);
    const stream = await file.createReadStream();
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  };
  const both = await readDownload();
  expect(both.split('\r\n')).toHaveLength(3);
  expect(both).toContain(`${reference},support,open,Yusuf Haddad,${yusuf.email}`);
  // It contains no formulas.
  expect(both).toContain(`"'=HYPERLINK(""https://example.com"")"`);

  await sender.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Waitlist' }).click();
  await expect(findRows(sender)).toHaveCount(1);
  const one = await readDownload();
  expect(one.split('\r\n')).toHaveLength(2);
  expect(one).toContain(waitlistEntry.reference);
  expect(one).not.toContain(reference);
});

test('a booked demo appears in the calendar and on its inquiry', async ({ request, another }) => {
  const bo = createPerson('Bo', 'Lindqvist');
  const { days } = await (await request.get('/api/demos/availability')).json();
  const [{ date, windows }] = days.slice(-1);
  const booked = await requestConsultation(request, bo, {
    form: 'demo',
    currentRole: 'Sample Company',
    preferredDate: date,
    preferredTime: windows[0],
  });
  const sender = await another(getDemoAccount('support'));
  await open(sender, `/console/demos?week=${date}`);
  const place = sender.getByRole('listitem').filter({ hasText: booked.reference }).last();
  await expect(place).toContainText('Bo Lindqvist');
  await expect(sender.getByText(/Times are Eastern (Standard|Daylight) Time \(America\/New_York\)/)).toBeVisible();
  await expect(sender.getByRole('status').filter({ hasText: 'slots booked' })).toContainText(
    /[1-9]\d* of \d+ slots booked/,
  );

  await place.getByRole('link').click();
  await expect(sender.getByRole('region', { name: 'Demo', exact: true })).toContainText(/E[SD]T/);
  await sender.getByRole('link', { name: 'View week in calendar' }).click();
  await expect(sender).toHaveURL(`/console/demos?week=${booked.booking?.startsAt.slice(0, 10)}`);
  await expect(sender.getByRole('heading', { level: 1 })).toHaveText('Demos');
  const readWeekHeading = () => sender.getByRole('heading', { level: 2 }).first().textContent();
  const currentWeek = await readWeekHeading();
  await sender.getByRole('link', { name: 'Next week' }).click();
  await expect.poll(readWeekHeading).not.toBe(currentWeek);
  await sender.getByRole('link', { name: 'Previous week' }).click();
  await expect.poll(readWeekHeading).toBe(currentWeek);
});

test("two people working on one inquiry see each other's changes, and nobody is answered twice by accident", async ({
  request,
  another,
}) => {
  const lin = createPerson('Lin', 'Zhao');
  const { reference } = await askSupport(request, lin, 'Do you delete my résumé?');
  const [sender, admin] = [await another(getDemoAccount('support')), await another(getDemoAccount('admin'))];
  for (const page of [sender, admin]) {
    await open(page, buildInboxHref(reference));
    await findRows(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lin Zhao');
  }
  await sender.getByLabel('Your reply').fill('Yes, with your account.');
  await admin.getByLabel('Your reply').fill('Yes, at once.');
  await admin.getByRole('button', { name: 'Send reply' }).click();
  await expect(admin.getByText('Reply sent', { exact: true }).first()).toBeVisible();

  const news = sender.getByRole('status').filter({ hasText: 'This changed while you had it open' });
  await expect(news).toContainText('Demo admin answered.');
  await expect(sender.getByRole('list', { name: 'History' })).toContainText('Yes, at once.');
  await expect(sender.getByLabel('Your reply')).toHaveValue('Yes, with your account.');

  // Submitted from a page that hasn't updated yet.
  const [, id] = /inquiries\/([\w-]+)/.exec(sender.url()) ?? [];
  const { history } = await (await sender.request.get(`/api/support/inquiries/${id}`)).json();
  const lateReply = await sender.request.post(`/console/inquiries/${id}`, {
    form: { intent: 'answer', seen: history[0].id, text: 'Yes, with your account.' },
    headers: { origin: new URL(sender.url()).origin },
  });
  expect(lateReply.status()).toBe(409);
  expect(await lateReply.text()).toContain('Demo admin already answered this inquiry.');
});

test('an answer that failed to send stays in its field', async ({ request, another }) => {
  const tom = createPerson('Tom', 'Castellan');
  const { reference } = await askSupport(request, tom, 'Is it free?');
  const sender = await another(getDemoAccount('support'));
  await open(sender, buildInboxHref(reference));
  await findRows(sender).getByRole('link').click();
  const field = sender.getByLabel('Your reply');
  await field.fill('There is a trial of seven days.');
  await sender.context().setOffline(true);
  await sender.getByRole('button', { name: 'Send reply' }).click();
  await expect(sender.getByRole('alert').filter({ hasText: 'We couldn’t connect.' })).toBeVisible();
  await expect(field).toHaveValue('There is a trial of seven days.');
  await sender.context().setOffline(false);

  // Opening another page doesn't lose anything either.
  await sender.getByRole('link', { name: 'Visits' }).click();
  await expect(sender.getByRole('heading', { level: 1 })).toHaveText('Visits');
  await sender.goBack();
  await expect(field).toHaveValue('There is a trial of seven days.');
  await field.press('Control+Enter');
  await expect(sender.getByRole('list', { name: 'History' })).toContainText('There is a trial of seven days.');
  await expect(field).toHaveValue('');
});

test('the inbox can be navigated with the keyboard', async ({ request, another }) => {
  const wen = createPerson('Wen', 'Li');
  await askSupport(request, wen, 'First question');
  await askSupport(request, wen, 'Second question');
  const sender = await another(getDemoAccount('support'));
  await open(sender, buildInboxHref(wen.word));
  const links = findRows(sender).getByRole('link');
  await links.first().focus();
  await sender.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await sender.keyboard.press('ArrowUp');
  await expect(links.first()).toBeFocused();
  await sender.keyboard.press('End');
  await sender.keyboard.press('Enter');
  await expect(sender.getByText('Second question')).toBeVisible();
});

test('the console works without JavaScript', async ({ request, browser, baseURL }) => {
  const ana = createPerson('Ana', 'Ferreira');
  const { reference } = await askSupport(request, ana, 'Where do I start?');
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const login = await context.request.post('/api/accounts/log-in', { data: getDemoAccount('support') });
  expect(login.status()).toBe(200);
  const sender = await context.newPage();
  await sender.goto('/console/inquiries');
  await search(sender, reference);
  await findRows(sender).getByRole('link').click();
  await sender.getByRole('button', { name: 'Assign to me' }).click();
  await expect(sender.getByRole('status').filter({ hasText: `${reference} assigned to Demo support` })).toBeVisible();
  await sender.getByLabel('Your reply').fill('With the résumé you have.');
  await sender.getByRole('button', { name: 'Send and close' }).click();
  await expect(sender.getByRole('list', { name: 'History' })).toContainText('With the résumé you have.');
  await expect(sender.getByRole('button', { name: 'Reopen inquiry' })).toBeVisible();
  await context.close();
});

test('visits are counted by day and page', async ({ page, another }) => {
  await page.goto('/');
  const sender = await another(getDemoAccount('support'));
  await open(sender, '/console/visits?days=7');
  await expect(
    sender.getByRole('img', { name: /^Page views per day over 7 days: [1-9][\d,]* in total/ }),
  ).toBeVisible();
  await expect(sender.getByRole('row', { name: /^\/ \d/ })).toBeVisible();
  await sender.getByText('View as table').click();
  await expect(sender.getByRole('table', { name: 'Page views per day, newest first' }).getByRole('row')).toHaveCount(8);
  await sender.getByRole('link', { name: '90 days' }).click();
  await expect(sender.getByRole('img', { name: /^Page views per day over 90 days/ })).toBeVisible();
  await expect(sender.getByText('Global Privacy Control')).toBeVisible();
});

test('addresses of earlier versions redirect to the current ones', async ({ another }) => {
  const { request } = await another(getDemoAccount('support'));
  for (const [earlier, today] of [
    ['/console/enquiries', '/console/inquiries'],
    ['/console/enquiries/none?state=all', '/console/inquiries/none?state=all'],
    ['/api-reference/enquiries', '/api-reference/inquiries'],
  ] as const) {
    const answer = await request.get(earlier, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], earlier).toEqual([301, today]);
  }
});

test('a missing console item links back to its list', async ({ another }) => {
  const support = await another(getDemoAccount('support'));
  for (const list of ['inquiries', 'registrations', 'billing', 'outbox']) {
    expect((await support.goto(`/console/${list}/${randomUUID()}`))?.status(), list).toBe(404);
    await expect(support.getByRole('heading', { level: 1 }), list).toHaveText('We couldn’t find this');
    await support
      .getByRole('main')
      .getByRole('link', { name: /^Back to/ })
      .click();
    await expect(support).toHaveURL(`/console/${list}`);
  }
});

test('the outbox returns 404 for members and recruiters', async ({ page, another }) => {
  const paths = ['inquiries', 'inquiries/none', 'demos', 'visits'].map((path) => `/console/${path}`);
  await signUp(page, createTestAccount('Kim Adeyemi'));
  const recruiter = await another(getDemoAccount('recruiter'));
  for (const path of paths) {
    expect((await page.request.get(path)).status(), path).toBe(404);
    expect((await recruiter.request.get(path)).status(), path).toBe(404);
  }
  for (const path of [
    '/api/support/inquiries',
    '/api/support/inquiries/export',
    '/api/support/demos',
    '/api/site/visits',
  ])
    expect((await page.request.get(path)).status(), path).toBe(403);
});

test('the console looks right in every theme and size', async ({ request, page, another }) => {
  test.slow();
  const eva = createPerson('Evangeline-Marguerite', 'Featherstonehaugh-Abernathy');
  const { reference } = await askSupport(request, eva, `A long word: ${'Donaudampfschifffahrt'.repeat(6)}`);
  await page.goto('/about-us');
  const sender = await another(getDemoAccount('support'));
  await open(sender, buildInboxHref(eva.word));
  await expectAccessiblePage(sender);
  await open(sender, buildInboxHref('no such words at all'));
  await expectAccessiblePage(sender);
  await open(sender, buildInboxHref(reference));
  await findRows(sender).getByRole('link').click();
  await sender.getByLabel('Your reply').fill('Thank you. We have found what broke.');
  await sender.getByRole('button', { name: 'Send reply' }).click();
  await expect(sender.getByRole('list', { name: 'History' })).toContainText('Answered by Demo support');
  await expectAccessiblePage(sender);
  await open(sender, '/console/demos');
  await expectAccessiblePage(sender);
  await open(sender, '/console/visits');
  await expectAccessiblePage(sender);
});
