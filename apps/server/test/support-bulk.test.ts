import { limits, templateLimits } from '@foothold/contracts/support';
import { safe } from '@orpc/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

beforeEach(async () => {
  for (const table of ['inquiries', 'mails', 'answer_templates'] as const)
    await test.app.db.deleteFrom(table).execute();
});

const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; status: number; data: { fields: Record<string, string> } };

async function ask(firstName = 'Noor') {
  const email = `someone-${crypto.randomUUID()}@example.com`;
  const { reference } = await test.visitor().api.support.query({
    firstName,
    lastName: 'Haddad',
    email,
    query: 'Can I export my résumé?',
  });
  const { id } = await test.app.db
    .selectFrom('inquiries')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { id, reference, email };
}
const listReplies = (email: string) =>
  test.app.db
    .selectFrom('mails')
    .select('body_text')
    .where('recipient', '=', email)
    .where('subject', 'like', 'Reply%')
    .execute();

describe('several inquiries at once', () => {
  it('are assigned, closed, and reopened; the result says which were left as they were, and why', async () => {
    const sam = await createStaffMember(test, 'support', 'Sam Support');
    const [a, b, c] = [await ask(), await ask(), await ask()];
    const assign = { kind: 'assign', assigneeId: sam.id } as const;
    await sam.api.support.assignInquiry({ id: b.id, assigneeId: sam.id });
    expect(
      await sam.api.support.changeInquiries({ ids: [a.id, b.id, c.id, UNKNOWN_ID, 'x', a.id], change: assign }),
    ).toEqual({
      done: [a.id, c.id],
      failed: [
        { id: b.id, reference: b.reference, reason: 'already-assigned' },
        { id: UNKNOWN_ID, reference: null, reason: 'not-found' },
        { id: 'x', reference: null, reason: 'not-found' },
      ],
    });
    await sam.api.support.closeInquiry({ id: a.id, closed: true });
    expect(await sam.api.support.changeInquiries({ ids: [a.id, b.id], change: { kind: 'close' } })).toEqual({
      done: [b.id],
      failed: [{ id: a.id, reference: a.reference, reason: 'already-closed' }],
    });
    expect(await sam.api.support.changeInquiries({ ids: [b.id, c.id], change: { kind: 'reopen' } })).toEqual({
      done: [b.id],
      failed: [{ id: c.id, reference: c.reference, reason: 'already-open' }],
    });
    const { history } = await sam.api.support.inquiry({ id: b.id });
    expect(history.map(({ kind }) => kind)).toEqual(['received', 'assigned', 'closed', 'reopened']);
  });

  it('are answered with a template, each with its own name and reference, but only those still open', async () => {
    const admin = await createStaffMember(test, 'admin');
    const sam = await createStaffMember(test, 'support', 'Sam Support');
    const template = await admin.api.support.createTemplate({
      title: 'Export',
      text: 'Dear {name}, about {reference}: use Export.\n\n{staff}, {brand}',
    });
    const [a, b, c] = [await ask('Ana'), await ask('{reference}'), await ask('Cy')];
    await admin.api.support.answerInquiry({ id: c.id, text: 'Done.' });
    const change = { kind: 'answer', templateId: template.id, close: true } as const;
    expect(await sam.api.support.changeInquiries({ ids: [a.id, b.id, c.id], change })).toEqual({
      done: [a.id, b.id],
      failed: [{ id: c.id, reference: c.reference, reason: 'not-open' }],
    });
    expect((await sam.api.support.inquiry({ id: a.id })).state).toBe('closed');
    const [reply, ...more] = await listReplies(a.email);
    expect(reply?.body_text).toContain(`Dear Ana Haddad, about ${a.reference}: use Export.\n\nSam Support, Foothold`);
    expect(more).toEqual([]);
    // A name that looks like a placeholder stays as it is.
    expect((await listReplies(b.email))[0]?.body_text).toContain('Dear {reference} Haddad');
    expect(await listReplies(c.email)).toHaveLength(1);
    // A double click sends nothing more.
    await sam.api.support.changeInquiries({ ids: [a.id, b.id], change });
    expect(await listReplies(a.email)).toHaveLength(1);
  });

  it('change nothing if the input is wrong', async () => {
    const sam = await createStaffMember(test, 'support');
    const member = await signUp(test, { confirmed: false });
    const memberId = (await member.api.accounts.me()).viewer?.id ?? '';
    const { id } = await ask();
    const change = (ids: string[], what: object) =>
      getRefusal(sam.api.support.changeInquiries({ ids, change: what as never }));
    expect((await change([id], { kind: 'assign', assigneeId: memberId })).data.fields).toHaveProperty('assigneeId');
    for (const templateId of [UNKNOWN_ID, 'x'])
      expect((await change([id], { kind: 'answer', templateId })).code).toBe('resource.not-found');
    expect((await change([], { kind: 'close' })).code).toBe('request.invalid');
    expect((await change(new Array(101).fill(UNKNOWN_ID), { kind: 'close' })).code).toBe('request.invalid');
    expect((await change([id], { kind: 'erase' })).code).toBe('request.invalid');
    expect((await sam.api.support.inquiry({ id })).history).toHaveLength(1);
  });

  it('are out of reach for everyone who isn’t support or an admin', async () => {
    const { id } = await ask();
    const people = [
      [test.visitor(), 401],
      [await signUp(test, { confirmed: false }), 403],
      [await createStaffMember(test, 'recruiter'), 403],
    ] as const;
    for (const [person, status] of people) {
      const answer = await person.request('/api/support/inquiries/bulk', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [id], change: { kind: 'close' } }),
      });
      expect(answer.status).toBe(status);
    }
    const staff = await createStaffMember(test, 'support');
    expect((await staff.api.support.inquiry({ id })).state).toBe('open');
  });
});

describe('answer templates', () => {
  it('are written by admins and read by support', async () => {
    const admin = await createStaffMember(test, 'admin', 'Ada Admin');
    const sam = await createStaffMember(test, 'support');
    const created = await admin.api.support.createTemplate({ title: 'Zeta', text: 'Hello {name}.' });
    await admin.api.support.createTemplate({ title: 'alpha', text: 'Hi.' });
    expect((await sam.api.support.templates()).map(({ title, changedBy }) => [title, changedBy])).toEqual([
      ['alpha', 'Ada Admin'],
      ['Zeta', 'Ada Admin'],
    ]);
    const denied = [
      () => sam.api.support.createTemplate({ title: 'Mine', text: 'Hi.' }),
      () => sam.api.support.updateTemplate({ id: created.id, title: 'Mine', text: 'Hi.' }),
      () => sam.api.support.deleteTemplate({ id: created.id }),
    ];
    for (const call of denied) expect((await getRefusal(call())).code).toBe('access.denied');
    const recruiter = await createStaffMember(test, 'recruiter');
    expect((await getRefusal(recruiter.api.support.templates())).code).toBe('access.denied');
    expect((await getRefusal(test.visitor().api.support.templates())).code).toBe('access.sign-in');

    const changed = await admin.api.support.updateTemplate({ id: created.id, title: 'ZETA', text: 'Hello again.' });
    expect(changed).toMatchObject({ id: created.id, title: 'ZETA', text: 'Hello again.' });
    await admin.api.support.deleteTemplate({ id: created.id });
    expect((await sam.api.support.templates()).map(({ title }) => title)).toEqual(['alpha']);
    for (const id of [created.id, UNKNOWN_ID, 'x']) {
      expect((await getRefusal(admin.api.support.deleteTemplate({ id }))).code).toBe('resource.not-found');
      expect((await getRefusal(admin.api.support.updateTemplate({ id, title: 'x', text: 'x' }))).code).toBe(
        'resource.not-found',
      );
    }
  });

  it('need a title of their own and only placeholders that something fills in', async () => {
    const { api } = await createStaffMember(test, 'admin');
    await api.support.createTemplate({ title: 'Export', text: 'Hi.' });
    const other = await api.support.createTemplate({ title: 'Other', text: 'Hi.' });
    expect((await getRefusal(api.support.createTemplate({ title: ' EXPORT ', text: 'Hi.' }))).code).toBe(
      'support.template-exists',
    );
    expect((await getRefusal(api.support.updateTemplate({ id: other.id, title: 'export', text: 'Hi.' }))).code).toBe(
      'support.template-exists',
    );
    const bad = [
      { title: '', text: 'Hi.' },
      { title: 'x'.repeat(templateLimits.title + 1), text: 'Hi.' },
      { title: 'Empty', text: ' ' },
      { title: 'Long', text: 'x'.repeat(limits.answer + 1) },
    ];
    for (const input of bad) expect((await getRefusal(api.support.createTemplate(input))).code).toBe('request.invalid');
    const unknown = await getRefusal(api.support.createTemplate({ title: 'Typo', text: 'Hi {nmae}, {toString}' }));
    expect(unknown.data.fields.text).toContain('{nmae}, {toString}');
    expect(await api.support.templates()).toHaveLength(2);
  });

  it('stop at the limit', async () => {
    const admin = await createStaffMember(test, 'admin');
    await test.app.db
      .insertInto('answer_templates')
      .values(
        Array.from({ length: templateLimits.templates }, (_, number) => ({
          title: `T${number}`,
          text: 'x',
          changed_at: new Date(),
        })),
      )
      .execute();
    expect((await getRefusal(admin.api.support.createTemplate({ title: 'More', text: 'x' }))).code).toBe(
      'support.templates-full',
    );
  });
});
