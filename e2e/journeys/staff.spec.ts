import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { buyPlan, findToast } from '../support/paying.ts';
import { createTestAccount, getDemoAccount, signUp } from '../support/people.ts';
import { acceptAndAssign, createRecruiter, registerMember } from '../support/recruiting.ts';
import { expect, open, test } from '../support/test.ts';

interface Inquiry {
  reference: string;
  name: string;
}

/** A search for the word finds the inquiries of one journey. */
async function ask(request: APIRequestContext, firstName: string, word: string): Promise<Inquiry> {
  const answer = await request.post('/api/support-query', {
    data: {
      firstName,
      lastName: 'Haddad',
      email: `${firstName.toLowerCase()}-${randomUUID()}@example.com`,
      query: `Can I export my résumé? ${word}`,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { reference: ((await answer.json()) as Inquiry).reference, name: `${firstName} Haddad` };
}

/** A member with a paid plan. */
async function subscribe(page: Page, name: string) {
  const account = await signUp(page, createTestAccount(name));
  await buyPlan(page.request, { firstName: 'Mira', lastName: 'Quill', email: account.email }, 'Foothold Prime');
  const { viewer } = (await (await page.request.get('/api/accounts/me')).json()) as { viewer: { id: string } };
  return { ...account, id: viewer.id };
}

async function createTemplate(request: APIRequestContext): Promise<{ id: string; title: string }> {
  const title = `Export ${randomUUID().slice(0, 8)}`;
  const answer = await request.post('/api/support/templates', {
    data: { title, text: 'Dear {name}, about {reference}: choose Export.\n\n{staff}' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string; title: string };
}

const rows = (page: Page) => page.getByRole('list', { name: 'Inquiries' }).getByRole('listitem');

test('the overview shows what waits and the health of the service, and leads to it', async ({ request, another }) => {
  const { reference } = await ask(request, 'Nora', randomUUID());
  const sender = await another(getDemoAccount('support'));
  await open(sender, '/console');
  await expect(sender.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const support = sender.getByRole('region', { name: /^Support requests/ });
  await expect(support.getByRole('listitem').first()).toContainText(/left|Overdue since/);
  const health = sender.getByRole('region', { name: 'Service health' });
  await expect(health).toContainText(/PostgreSQL [\d.]+ answered in \d+ ms/);
  await expect(health).toContainText('No mail service is configured');
  await support.getByRole('link', { name: 'Support requests', exact: true }).click();
  await expect(sender).toHaveURL('/console/inquiries?kind=support');

  await open(sender, `/console/inquiries?q=${reference}`);
  await expect(rows(sender)).toHaveCount(1);
});

test('several inquiries are selected with shift, closed, reopened, assigned, and answered with a template', async ({
  request,
  another,
}) => {
  const word = randomUUID();
  const asked: Inquiry[] = [];
  for (const name of ['Ana', 'Bo', 'Cy', 'Di']) asked.push(await ask(request, name, word));
  const admin = await another(getDemoAccount('admin'));
  const template = await createTemplate(admin.request);
  await open(admin, `/console/inquiries?state=all&q=${word}`);
  const select = (index: number) => rows(admin).nth(index).getByRole('checkbox');
  const bar = admin.getByRole('region', { name: 'Selected inquiries' });
  await expect(bar).toBeHidden();

  await select(0).click();
  await select(2).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Close without replying' }).click();
  await expect(findToast(admin, '3 inquiries closed')).toBeVisible();
  await expect(bar).toBeHidden();
  await findToast(admin, '3 inquiries closed').getByRole('button', { name: 'Reopen' }).click();
  await expect(findToast(admin, '3 inquiries reopened')).toBeVisible();

  await admin.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect(bar).toContainText('4 selected');
  await bar.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(findToast(admin, '4 inquiries assigned')).toBeVisible();
  await expect(rows(admin).filter({ hasText: 'Assignee: Demo admin' })).toHaveCount(4);

  const answered = await admin.request.get(`/api/support/inquiries?q=${asked[0]?.reference}&state=all`);
  const { inquiries } = (await answered.json()) as { inquiries: { id: string }[] };
  await admin.request.post(`/api/support/inquiries/${inquiries[0]?.id}/answer`, { data: { text: 'Done already.' } });
  await admin.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await bar.getByLabel('Answer with').selectOption(template.title);
  await bar.getByRole('button', { name: 'Answer', exact: true }).click();
  const question = admin.getByRole('alertdialog', { name: `Send “${template.title}” to 4 people?` });
  await expect(question).toContainText('Dear {name}, about {reference}');
  await question.getByRole('button', { name: 'Send replies' }).click();
  await expect(admin.getByText('3 inquiries answered').first()).toBeVisible();
  await expect(
    admin.getByText(`${asked[0]?.reference}: already answered or closed, so not answered again`),
  ).toBeVisible();
  await expectAccessiblePage(admin);
});

test('keys in the list move from row to row and never close an inquiry', async ({ request, another }) => {
  const word = randomUUID();
  for (const name of ['Ana', 'Bo', 'Cy']) await ask(request, name, word);
  const admin = await another(getDemoAccount('admin'));
  await open(admin, `/console/inquiries?state=all&q=${word}`);
  const checkbox = rows(admin).nth(1).getByRole('checkbox');
  await checkbox.press('Space');
  const bar = admin.getByRole('region', { name: 'Selected inquiries' });
  await expect(bar).toContainText('1 selected');
  const sent: string[] = [];
  admin.on('request', (one) => one.method() === 'POST' && sent.push(one.url()));
  await checkbox.press('Enter');
  await checkbox.press('ArrowDown');
  await expect(rows(admin).nth(2).getByRole('link')).toBeFocused();
  await checkbox.press('k');
  await expect(rows(admin).nth(0).getByRole('link')).toBeFocused();
  await expect(bar).toContainText('1 selected');
  expect(sent).toEqual([]);
});

test('a template is written by an admin, inserted into a reply, and only read by support', async ({
  request,
  another,
}) => {
  const title = `Greeting ${randomUUID().slice(0, 8)}`;
  const admin = await another(getDemoAccount('admin'));
  await open(admin, '/console/templates/new');
  await admin.getByLabel('Title').fill(title);
  await admin.getByLabel('Text').fill('Dear {nmae}');
  await admin.getByRole('button', { name: 'Create template' }).click();
  await expect(admin.getByRole('alert')).toContainText('Nothing fills in {nmae}.');
  await admin.getByLabel('Text').fill('Dear {name}, thanks for {reference}.');
  await admin.getByRole('button', { name: 'Create template' }).click();
  await expect(admin).toHaveURL('/console/templates');

  const { reference } = await ask(request, 'Ivo', randomUUID());
  const sender = await another(getDemoAccount('support'));
  expect((await sender.request.get('/console/templates/new')).status()).toBe(404);
  await open(sender, '/console/templates');
  await expect(sender.getByRole('link', { name: 'New template' })).toHaveCount(0);
  await sender.getByRole('link', { name: title }).click();
  await expect(sender.getByText('Dear {name}, thanks for {reference}.')).toBeVisible();
  await expect(sender.getByRole('button', { name: 'Save template' })).toHaveCount(0);

  await open(sender, `/console/inquiries?q=${reference}`);
  await rows(sender).getByRole('link').click();
  const reply = sender.getByLabel('Your reply');
  await reply.fill('First.');
  await sender.getByLabel('Insert a template').selectOption(title);
  await sender.getByRole('button', { name: 'Insert' }).click();
  await expect(reply).toHaveValue(`First.\n\nDear Ivo Haddad, thanks for ${reference}.`);
  await sender.getByRole('button', { name: 'Send reply' }).click();
  await expect(findToast(sender, 'Reply sent')).toBeVisible();
});

test('filters are saved under a name, for one person only', async ({ another }) => {
  const name = `Mine ${randomUUID().slice(0, 8)}`;
  const sender = await another(getDemoAccount('support'));
  await open(sender, '/console/inquiries?state=closed&assignee=me');
  await sender.locator('summary').filter({ hasText: 'Save filters' }).click();
  await sender.getByLabel('Name of these filters').fill(name);
  await sender.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(findToast(sender, `Filter “${name}” saved`)).toBeVisible();
  await open(sender, '/console/inquiries');
  await sender.getByRole('navigation', { name: 'Saved filters' }).getByRole('link', { name }).click();
  await expect(sender).toHaveURL('/console/inquiries?assignee=me&state=closed');
  await expect(sender.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');

  const admin = await another(getDemoAccount('admin'));
  await open(admin, '/console/inquiries');
  await expect(admin.getByRole('link', { name })).toHaveCount(0);
  await sender.getByRole('button', { name: `Delete the filter ${name}` }).click();
  await expect(sender.getByRole('link', { name })).toHaveCount(0);
});

test('saved filters say what failed, with a script and without', async ({ browser, baseURL, another }) => {
  const name = `Mine ${randomUUID().slice(0, 8)}`;
  const sender = await another(getDemoAccount('support'));
  await sender.request.post('/api/staff/filters', { data: { list: 'members', name, query: 'q=nobody' } });
  await open(sender, '/console/members');
  const remove = sender.getByRole('button', { name: `Delete the filter ${name}` });
  await sender.route(/\/console\/filters\.data/, (route) => route.abort());
  await remove.click();
  await expect(findToast(sender, 'We couldn’t connect.')).toBeVisible();
  await expect(sender.getByRole('heading', { level: 1 })).toHaveText('Members');
  await sender.unroute(/\/console\/filters\.data/);
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);

  const storageState = await sender.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/console/members?q=somebody');
  await page.locator('summary').filter({ hasText: 'Save filters' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved filters');
  await expect(page.getByRole('alert')).toContainText('Enter a name.');
  await page.getByRole('link', { name: 'Back to members' }).click();
  await expect(page).toHaveURL('/console/members?q=somebody');
  await context.close();
});

test('a member’s page shows plan, invoices, and who looked; a refund says how much and to whom', async ({
  page,
  another,
}) => {
  const member = await subscribe(page, `Mira ${randomUUID().slice(0, 8)}`);
  const sender = await another(getDemoAccount('support'));
  await open(sender, '/console');
  await sender.getByLabel('Find a member').fill(member.email);
  await sender.keyboard.press('Enter');
  await sender.getByRole('link', { name: member.name }).click();
  await expect(sender.getByRole('heading', { level: 1 })).toHaveText(member.name);
  await expect(sender.getByRole('region', { name: 'Plan' })).toContainText('Foothold Prime');
  await expect(sender.getByRole('table', { name: 'Invoices' })).toContainText('$250');
  await expect(sender.getByRole('region', { name: 'Staff views' })).toContainText('Demo support, member page');

  await sender.getByRole('link', { name: 'Refund a payment' }).click();
  await expect(sender).toHaveURL(/\/console\/billing\/[0-9a-f-]{36}#refund$/);
  const form = sender.getByRole('region', { name: 'Refund' });
  await form.getByLabel('Amount').fill('40');
  await form.getByLabel('Reason').fill('Two matches were closed');
  await form.getByRole('button', { name: 'Refund payment' }).click();
  const question = sender.getByRole('alertdialog', { name: `Refund $40.00 to ${member.name}?` });
  await expect(question).toContainText('ending in 4242');
  await expect(question).toContainText('Their Foothold Prime plan stays active');
  await question.getByRole('button', { name: 'Refund payment' }).click();
  await expect(findToast(sender, 'Payment refunded')).toBeVisible();
  await open(sender, `/console/members/${member.id}`);
  await expect(sender.getByRole('table', { name: 'Invoices' })).toContainText('$40.00 refunded');
  await expect(sender.getByRole('region', { name: 'Staff views' })).toContainText('Demo support, billing');

  // A missing member and a wrong address look the same.
  for (const id of [randomUUID(), 'x']) expect((await sender.request.get(`/console/members/${id}`)).status()).toBe(404);
});

test('every console page looks right in both themes, wide and on a phone', async ({ page, request, another }) => {
  test.setTimeout(240_000);
  const member = await subscribe(page, `Mira ${randomUUID().slice(0, 8)}`);
  const admin = await another(getDemoAccount('admin'));
  const template = await createTemplate(admin.request);
  await ask(request, 'Nora', randomUUID());
  const recruiter = await createRecruiter(await another(), admin.request);
  await acceptAndAssign(admin.request, await registerMember(page.request, member, 'four plain words'), recruiter.id);
  await admin.request.post('/api/staff/filters', {
    data: { list: 'inquiries', name: `All ${randomUUID()}`, query: 'state=all' },
  });
  const links = async (path: string, prefix: string) => {
    await open(admin, path);
    const found = admin.locator(`main a[href^="${prefix}"]`).first();
    return (await found.getAttribute('href')) ?? '';
  };
  const pages = [
    '/console',
    '/console/inquiries?state=all',
    await links('/console/inquiries?state=all', '/console/inquiries/'),
    '/console/templates',
    '/console/templates/new',
    `/console/templates/${template.id}`,
    '/console/registrations',
    '/console/registrations?state=needs-recruiter',
    await links('/console/registrations', '/console/registrations/'),
    '/console/demos',
    '/console/visits',
    '/console/billing',
    await links('/console/billing?state=all', '/console/billing/'),
    '/console/members',
    '/console/members/role-changes',
    `/console/members/${member.id}`,
    '/console/outbox',
    '/console/outbox?state=failed',
    await links('/console/outbox', '/console/outbox/'),
  ];
  for (const path of pages) {
    await open(admin, path);
    await expectAccessiblePage(admin, { everyLook: true });
  }
  const works = await another(recruiter);
  for (const path of ['/console/clients', `/console/clients/${member.id}`]) {
    await open(works, path);
    await expectAccessiblePage(works, { everyLook: true });
  }
});

test('the component gallery is for developers only', async ({ another }) => {
  const admin = await another(getDemoAccount('admin'));
  for (const path of ['/console/design', '/console/design/pictures', '/console/design/portal'])
    expect((await admin.request.get(path)).status(), path).toBe(404);
  await open(admin, '/console');
  await expect(admin.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Design' })).toHaveCount(0);
});
