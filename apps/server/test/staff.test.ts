import { limits } from '@foothold/contracts/staff/shapes';
import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { PRICE, subscribe } from './billing-kit.ts';
import { createStaffMember, signUp } from './factories.ts';
import { createRegistration } from './fixtures/registrations.ts';
import { useTestApp } from './harness.ts';
import { assignRecruiter, createAcceptedMember } from './recruiting-people.ts';

const test = useTestApp();
const NOW = new Date('2026-11-23T13:00:00Z');
const MINUTE_MS = 60_000;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

beforeEach(async () => {
  test.clock.now = NOW;
  for (const table of ['inquiries', 'mails', 'registrations'] as const) await test.app.db.deleteFrom(table).execute();
});

const advance = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};
const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; status: number; data: { fields: Record<string, string> } };
const ask = (email: string, firstName = 'Noor') =>
  test.visitor().api.support.query({ firstName, lastName: 'Haddad', email, query: 'Can I export my résumé?' });

describe('who may use the console’s own endpoints', () => {
  it('support and admins may, and everyone else is rejected', async () => {
    const member = await signUp(test);
    const memberId = (await member.api.accounts.me()).viewer?.id ?? '';
    const calls: [method: string, path: string, expected: number, body?: object][] = [
      ['GET', '/api/staff/overview', 200],
      ['GET', `/api/staff/members/${memberId}`, 200],
      ['GET', '/api/staff/sample-data', 200],
      ['GET', '/api/staff/filters?list=inquiries', 200],
      ['POST', '/api/staff/filters', 201, { list: 'inquiries', name: 'Mine', query: 'assignee=me' }],
      ['DELETE', `/api/staff/filters/${UNKNOWN_ID}`, 404],
    ];
    const people = [
      [test.visitor(), 401],
      [member, 403],
      [await createStaffMember(test, 'recruiter'), 403],
      [await createStaffMember(test, 'support'), null],
      [await createStaffMember(test, 'admin'), null],
    ] as const;
    for (const [method, path, expected, body] of calls)
      for (const [person, refused] of people) {
        const answer = await person.request(path, {
          method,
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
        expect([method, path, answer.status]).toEqual([method, path, refused ?? expected]);
        await answer.body?.cancel();
      }
  });
});

describe('the overview', () => {
  it('lists what waits, the kind with the oldest item first, and names the kinds of which nothing waits', async () => {
    const { api } = await createStaffMember(test, 'support');
    expect((await api.staff.overview()).waiting).toEqual([]);

    const first = await ask('first@example.com', 'Ines');
    advance(MINUTE_MS);
    for (const name of ['Ana', 'Bo', 'Cy', 'Di']) await ask(`${name.toLowerCase()}@example.com`, name);
    advance(MINUTE_MS);
    const applicant = await subscribe(test, 'prime', 'succeeds', 'Petra Prime');
    await applicant.api.recruiting.register(createRegistration({ email: applicant.email }));
    const overview = await api.staff.overview();
    expect(overview.waiting.map(({ kind, count, overdue }) => [kind, count, overdue])).toEqual([
      ['support', 5, 0],
      ['new-registrations', 1, 0],
    ]);
    expect(overview.waiting[0]?.items.map(({ name }) => name)[0]).toBe('Ines Haddad');
    expect(overview.waiting[0]?.items).toHaveLength(3);
    expect(overview.waiting[0]?.items[0]).toMatchObject({
      reference: first.reference,
      since: NOW.toISOString(),
      dueAt: first.answerBy,
    });
    expect(overview.clear).toEqual([
      'consultation',
      'demo',
      'enterprise',
      'waitlist',
      'registrations-in-review',
      'recruiter-needed',
      'failed-emails',
    ]);
    test.clock.now = new Date(NOW.getTime() + 24 * 60 * MINUTE_MS + 1000);
    expect((await api.staff.overview()).waiting[0]).toMatchObject({ kind: 'support', count: 5, overdue: 1 });
  });

  it('shows who needs a recruiter: an accepted registration, a plan with recruiters, and nobody assigned', async () => {
    const admin = await createStaffMember(test, 'admin');
    const { member, registrationId } = await createAcceptedMember(test, admin);
    const getKinds = async () => (await admin.api.staff.overview()).waiting.map(({ kind }) => kind);
    expect(await getKinds()).not.toContain('recruiter-needed');
    await test.app.db.updateTable('users').set({ plan: 'prime' }).where('id', '=', member.id).execute();
    expect(await getKinds()).toContain('recruiter-needed');
    const list = await admin.api.recruiting.registrations({ needsRecruiter: 'true' });
    expect(list.registrations.map(({ id }) => id)).toEqual([registrationId]);
    expect(list).toMatchObject({ total: 1, needsRecruiter: 1 });
    const recruiter = await createStaffMember(test, 'recruiter');
    await admin.api.recruiting.assign({ id: registrationId, recruiterId: recruiter.id });
    expect(await getKinds()).not.toContain('recruiter-needed');
    expect((await admin.api.recruiting.registrations({ needsRecruiter: 'true' })).total).toBe(0);
  });

  it('counts emails that couldn’t be sent, and the list shows exactly these', async () => {
    const { api } = await createStaffMember(test, 'support');
    await ask('bounce@example.com');
    await test.app.db
      .updateTable('mails')
      .set({ state: 'failed', error: 'mailbox full' })
      .where('recipient', '=', 'bounce@example.com')
      .execute();
    const overview = await api.staff.overview();
    const failed = overview.waiting.find(({ kind }) => kind === 'failed-emails');
    expect(failed).toMatchObject({ count: 1, items: [{ name: 'bounce@example.com', dueAt: null }] });
    const { mails, total } = await api.support.mails({ state: 'failed' });
    expect([total, mails.map(({ to, error }) => [to, error])]).toEqual([1, [['bounce@example.com', 'mailbox full']]]);
    expect(overview.health.find(({ name }) => name === 'mail')).toMatchObject({ state: 'warning' });
  });

  it('checks the database, the queue, the workers, mail, and the audit log', async () => {
    const { api } = await createStaffMember(test, 'admin');
    const { health } = await api.staff.overview();
    expect(health.map(({ name }) => name)).toEqual(['database', 'queue', 'workers', 'mail', 'audit']);
    expect(health[0]).toMatchObject({ state: 'ok' });
    expect(health[0]?.detail).toMatch(/^PostgreSQL \d+\.\d+ answered in \d+ ms\.$/);
    expect(health[3]?.detail).toContain('No mail service is configured');
  });
});

describe('a member’s page', () => {
  it('has their plan, invoices, registration, inquiries, and number of résumés, but nothing from a résumé', async () => {
    const { api } = await createStaffMember(test, 'support', 'Sam Support');
    const member = await subscribe(test, 'one', 'succeeds', 'Mira Member');
    await ask(member.email);
    await ask('someone.else@example.com');
    const detail = await api.staff.member({ id: member.id });
    expect(detail).toMatchObject({
      member: { id: member.id, name: 'Mira Member', email: member.email, role: 'member' },
      plan: 'one',
      credit: 0,
      registration: null,
      resumes: 0,
    });
    expect(detail.subscriptions.map(({ plan, state }) => [plan, state])).toEqual([['one', 'active']]);
    expect(detail.invoices.map(({ total, state }) => [total, state])).toEqual([[PRICE.one, 'paid']]);
    expect(
      detail.refundable.map(({ amount, refundable, subscriptionId }) => [amount, refundable, subscriptionId]),
    ).toEqual([[PRICE.one, PRICE.one, detail.subscriptions[0]?.id]]);
    expect(detail.inquiries).toHaveLength(1);

    const resume = await member.request('/api/resumes', {
      method: 'POST',
      body: (() => {
        const form = new FormData();
        form.set(
          'file',
          new File(
            ['Mira Member\nmira@example.com\nExperience\nAnalyst, Northwind, 2020 to 2024\nUnusual-word-4711'],
            'resume.txt',
          ),
        );
        return form;
      })(),
    });
    expect(resume.status).toBeLessThan(300);
    const again = await api.staff.member({ id: member.id });
    expect(again.resumes).toBe(1);
    expect(JSON.stringify(again)).not.toContain('4711');
  });

  it('says which plan someone has: a trial, none, or a bought one', async () => {
    const { api } = await createStaffMember(test, 'admin');
    const trial = await signUp(test);
    const trialId = (await trial.api.accounts.me()).viewer?.id ?? '';
    expect((await api.staff.member({ id: trialId })).plan).toBe('trial');
    await test.app.db.updateTable('users').set({ trial_ends_at: NOW }).where('id', '=', trialId).execute();
    expect((await api.staff.member({ id: trialId })).plan).toBe('none');
  });

  it('shows no inquiries from an address that the account hasn’t confirmed', async () => {
    const { api } = await createStaffMember(test, 'support');
    const email = `unconfirmed-${crypto.randomUUID()}@example.com`;
    await ask(email);
    const person = await signUp(test, { email, confirmed: false });
    const id = (await person.api.accounts.me()).viewer?.id ?? '';
    expect((await api.staff.member({ id })).inquiries).toEqual([]);
  });

  it('returns 404 for an unknown account and for anything that isn’t an ID', async () => {
    const { api } = await createStaffMember(test, 'support');
    for (const id of [UNKNOWN_ID, 'x', "'--"])
      expect([id, (await getRefusal(api.staff.member({ id }))).code]).toEqual([id, 'resource.not-found']);
  });

  it('records every view of a member’s data, shows it there, and puts it into the member’s export', async () => {
    const sam = await createStaffMember(test, 'support', 'Sam Support');
    const admin = await createStaffMember(test, 'admin', 'Ada Admin');
    const { member, registrationId } = await createAcceptedMember(test, admin);
    const first = await sam.api.staff.member({ id: member.id });
    expect(first.views.map(({ page, by }) => [page, by])).toEqual([['member', 'Sam Support']]);
    // The page reloads itself when something changes.
    advance(5000);
    expect((await sam.api.staff.member({ id: member.id })).views).toHaveLength(1);
    advance(2 * MINUTE_MS);
    await admin.api.recruiting.registration({ id: registrationId });
    const recruiter = await createStaffMember(test, 'recruiter', 'Rowan Recruiter');
    await assignRecruiter(test, admin, { id: registrationId, memberId: member.id, recruiterId: recruiter.id });
    await recruiter.api.recruiting.client({ memberId: member.id });
    const { views } = await sam.api.staff.member({ id: member.id });
    expect(views.map(({ page, by }) => [page, by])).toEqual([
      ['member', 'Sam Support'],
      ['client', 'Rowan Recruiter'],
      ['registration', 'Ada Admin'],
      ['member', 'Sam Support'],
    ]);
    const { url } = await member.api.accounts.privacy.requestExport({ password: 'four plain words here' });
    const files = unzipSync(new Uint8Array(await (await member.request(url)).arrayBuffer()));
    const own = strFromU8(files['accounts.json'] ?? new Uint8Array());
    expect((JSON.parse(own) as { viewedByStaff: { page: string; role: string }[] }).viewedByStaff).toMatchObject([
      { page: 'member', role: 'support' },
      { page: 'client', role: 'recruiter' },
      { page: 'registration', role: 'admin' },
      { page: 'member', role: 'support' },
    ]);
    expect(own).not.toContain('Sam Support');
  });

  it('records a view of their billing page, and nothing when staff look at themselves', async () => {
    const staff = await createStaffMember(test, 'support');
    const member = await subscribe(test, 'one');
    const { subscriptions } = await staff.api.staff.member({ id: member.id });
    await staff.api.billing.subscription({ id: subscriptions[0]?.id ?? '' });
    expect((await staff.api.staff.member({ id: member.id })).views.map(({ page }) => page)).toEqual([
      'billing',
      'member',
    ]);
    expect((await staff.api.staff.member({ id: staff.id })).views).toEqual([]);
  });

  it('deletes the log after two years and the rest of that month', async () => {
    const staff = await createStaffMember(test, 'support');
    const member = await signUp(test);
    const id = (await member.api.accounts.me()).viewer?.id ?? '';
    await staff.api.staff.member({ id });
    await test.app.accounts.staffViews.forget();
    expect(await test.app.accounts.staffViews.list(id)).toHaveLength(1);
    // The database refuses to drop months that are recent by its own clock, which doesn't move.
    await sql`UPDATE month_retention SET retained = '-10 years' WHERE table_name = 'staff_views'`.execute(test.owner);
    test.clock.now = new Date('2028-11-30T23:59:59Z');
    await test.app.accounts.staffViews.forget();
    expect(await test.app.accounts.staffViews.list(id)).toHaveLength(1);
    test.clock.now = new Date('2028-12-01T00:00:00Z');
    await test.app.accounts.staffViews.forget();
    expect(await test.app.accounts.staffViews.list(id)).toEqual([]);
  });
});

describe('saved filters', () => {
  it('belong to one person and one list, and can be deleted', async () => {
    const [sam, ada] = [await createStaffMember(test, 'support'), await createStaffMember(test, 'admin')];
    const saved = await sam.api.staff.saveFilter({
      list: 'inquiries',
      name: ' Overdue ',
      query: 'assignee=me&state=open',
    });
    await sam.api.staff.saveFilter({ list: 'inquiries', name: 'all', query: 'state=all' });
    expect((await sam.api.staff.filters({ list: 'inquiries' })).map(({ name, query }) => [name, query])).toEqual([
      ['all', 'state=all'],
      ['Overdue', 'assignee=me&state=open'],
    ]);
    expect(await sam.api.staff.filters({ list: 'members' })).toEqual([]);
    expect(await ada.api.staff.filters({ list: 'inquiries' })).toEqual([]);
    // Someone else's filter looks like a missing one.
    for (const id of [saved.id, UNKNOWN_ID, 'x'])
      expect((await getRefusal(ada.api.staff.deleteFilter({ id }))).code).toBe('resource.not-found');
    expect(await sam.api.staff.filters({ list: 'inquiries' })).toHaveLength(2);
    await sam.api.staff.deleteFilter({ id: saved.id });
    expect((await sam.api.staff.filters({ list: 'inquiries' })).map(({ name }) => name)).toEqual(['all']);
  });

  it('refuses a second filter of the same name, and more than the limit', async () => {
    const { api } = await createStaffMember(test, 'support');
    const save = (name: string) => api.staff.saveFilter({ list: 'billing', name, query: '' });
    await save('Past due');
    expect((await getRefusal(save('past DUE'))).code).toBe('staff.filter-exists');
    for (let number = 1; number < limits.filters; number++) await save(`Filter ${number}`);
    expect((await getRefusal(save('One more'))).code).toBe('staff.filters-full');
    await api.staff.saveFilter({ list: 'members', name: 'Past due', query: '' });
  });

  it('refuses bad input', async () => {
    const { api } = await createStaffMember(test, 'support');
    const bad = [
      { list: 'inquiries', name: ' ', query: '' },
      { list: 'inquiries', name: 'x'.repeat(limits.filterName + 1), query: '' },
      { list: 'inquiries', name: 'Long', query: 'q='.padEnd(limits.filterQuery + 1, 'x') },
      { list: 'inquiries', name: 'Elsewhere', query: 'x#//evil.example' },
      { list: 'inquiries', name: 'Script', query: '"><script>' },
      { list: 'secrets', name: 'List', query: '' },
    ];
    for (const input of bad)
      expect([input.name, (await getRefusal(api.staff.saveFilter(input as never))).code]).toEqual([
        input.name,
        'request.invalid',
      ]);
  });
});
