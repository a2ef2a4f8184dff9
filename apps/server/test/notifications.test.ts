import { createHash } from 'node:crypto';
import { NOTIFICATION_DAYS } from '@foothold/contracts/notifications';
import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { subscribe } from './billing-kit.ts';
import { createStaffMember, openWindow, signUp } from './factories.ts';
import { createRegistration } from './fixtures/registrations.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const PASSWORD = 'four plain words here';

const getId = async (person: Person) => (await person.api.accounts.me()).viewer?.id ?? '';

async function notify(person: Person, title: string, change: { key?: string; path?: string } = {}): Promise<void> {
  const userId = await getId(person);
  await test.app.notifications.notify(test.app.db, {
    userId,
    source: 'billing',
    title,
    path: '/portal/billing',
    ...change,
  });
}

const listTitles = async (person: Person) =>
  (await person.api.notifications.list({})).notifications.map(({ title }) => title);

describe('a person’s notifications', () => {
  it('are listed newest first, unread, with the page they lead to', async () => {
    const person = await signUp(test);
    await notify(person, 'First');
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    await notify(person, 'Second');
    const { notifications, unread, total } = await person.api.notifications.list({});
    expect({ unread, total }).toEqual({ unread: 2, total: 2 });
    expect(notifications).toMatchObject([
      { title: 'Second', path: '/portal/billing', source: 'billing', text: null, readAt: null },
      { title: 'First' },
    ]);
    expect(await person.api.notifications.unread()).toEqual({ unread: 2 });
  });

  it('are marked as read one by one, or all at once', async () => {
    const person = await signUp(test);
    for (const title of ['One', 'Two', 'Three']) await notify(person, title);
    const [first] = (await person.api.notifications.list({})).notifications;
    expect(await person.api.notifications.read({ ids: [first?.id ?? ''] })).toEqual({ unread: 2 });
    expect(await person.api.notifications.read({})).toEqual({ unread: 0 });
    const { notifications } = await person.api.notifications.list({});
    expect(notifications.every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it('are nobody else’s', async () => {
    const [person, other] = [await signUp(test), await signUp(test)];
    await notify(person, 'Mine');
    const [mine] = (await person.api.notifications.list({})).notifications;
    expect(await listTitles(other)).toEqual([]);
    await other.api.notifications.read({ ids: [mine?.id ?? ''] });
    expect(await person.api.notifications.unread()).toEqual({ unread: 1 });
  });

  it('reach open windows, and so does marking them as read', async () => {
    const person = await signUp(test);
    const { received, stop } = await openWindow(test, person);
    await notify(person, 'News');
    const count = () => received.filter(({ kind }) => kind === 'notification').length;
    await test.eventually(async () => count() === 1);
    await person.api.notifications.read({});
    await test.eventually(async () => count() === 2);
    await stop();
  });

  it('come once for the same key', async () => {
    const person = await signUp(test);
    await notify(person, 'Rules', { key: 'rules/1' });
    await notify(person, 'Rules again', { key: 'rules/1' });
    expect(await listTitles(person)).toEqual(['Rules']);
  });

  it('are paged', async () => {
    const person = await signUp(test);
    for (let number = 0; number < 21; number++) await notify(person, `Number ${number}`);
    const { notifications, total, pageSize } = await person.api.notifications.list({ page: 2 });
    expect({ found: notifications.length, total, pageSize }).toEqual({ found: 1, total: 21, pageSize: 20 });
  });

  it('require a session', async () => {
    const { error } = await safe(test.visitor().api.notifications.list({}));
    expect(error).toMatchObject({ code: 'access.sign-in' });
  });

  it('reject IDs that aren’t IDs', async () => {
    const person = await signUp(test);
    const { error } = await safe(person.api.notifications.read({ ids: ['all of them'] }));
    expect(error).toMatchObject({ code: 'request.invalid' });
  });

  it('are deleted when they are old', async () => {
    const person = await signUp(test);
    await notify(person, 'Old');
    const start = test.clock.now;
    test.clock.now = new Date(start.getTime() + (NOTIFICATION_DAYS - 1) * 24 * 60 * 60_000);
    await test.app.notifications.forgetOld();
    const count = () => test.app.db.selectFrom('notifications').select('id').where('title', '=', 'Old').execute();
    expect(await count()).toHaveLength(1);
    test.clock.now = new Date(start.getTime() + (NOTIFICATION_DAYS + 1) * 24 * 60 * 60_000);
    await test.app.notifications.forgetOld();
    expect(await count()).toEqual([]);
    test.clock.now = start;
  });

  it('are exported and erased with the account', async () => {
    const person = await signUp(test);
    await notify(person, 'Something to export');
    const { url } = await person.api.accounts.privacy.requestExport({ password: PASSWORD });
    const files = unzipSync(new Uint8Array(await (await person.request(url)).arrayBuffer()));
    expect(strFromU8(files['notifications.json'] ?? new Uint8Array())).toContain('Something to export');
    const userId = await getId(person);
    await person.api.accounts.privacy.erase({ words: 'erase', password: PASSWORD });
    const left = await test.app.db.selectFrom('notifications').selectAll().where('user_id', '=', userId).execute();
    expect(left).toEqual([]);
  });
});

describe('the domains announce', () => {
  const createFile = () =>
    new File(
      [`Robin Example ${crypto.randomUUID()}\n\nExperience\nNurse, Cedar Hollow\n2021 - Present\n- Cared.\n`],
      'My resume.txt',
    );

  it('a résumé’s first score, once, until the résumé is deleted', async () => {
    const person = await signUp(test);
    const { resume } = await person.api.resumes.upload({ file: createFile() });
    const { total } = await person.api.resumes.report({ id: resume.id });
    await person.api.resumes.report({ id: resume.id });
    const { notifications } = await person.api.notifications.list({});
    expect(notifications).toMatchObject([
      { title: `“My resume” scored ${total} out of 100`, path: `/portal/resumes/${resume.id}` },
    ]);
    await person.api.resumes.remove({ id: resume.id });
    expect(await listTitles(person)).toEqual([]);
  });

  it('a score that new rules changed, with both scores', async () => {
    const person = await signUp(test);
    const { resume } = await person.api.resumes.upload({ file: createFile() });
    const { total } = await person.api.resumes.report({ id: resume.id });
    // As if the résumé had only been scored under the rules of an earlier time.
    const month = test.clock.now.toISOString().slice(0, 7);
    const basis = createHash('sha256')
      .update(JSON.stringify(['2026.2', month, 'none', null, null, null]))
      .digest('base64url');
    await test.app.db
      .updateTable('resume_scores')
      .set({ basis, total: 3, report: sql`jsonb_set(report, '{rubric}', '"2026.2"')` })
      .where('resume_id', '=', resume.id)
      .execute();
    await person.api.resumes.report({ id: resume.id });
    const { notifications } = await person.api.notifications.list({});
    expect(notifications).toContainEqual(
      expect.objectContaining({
        title: `The score of “My resume” changed from 3 to ${total}`,
        text: expect.stringMatching(/\.$/),
      }),
    );
  });

  it('a receipt, and what a recruiter wants to do', async () => {
    const member = await subscribe(test, 'prime');
    expect(await listTitles(member)).toEqual([expect.stringMatching(/^Your Foothold Prime receipt/)]);
    await member.api.recruiting.register(createRegistration({ email: member.email }));
    const admin = await createStaffMember(test, 'admin');
    const recruiter = await createStaffMember(test, 'recruiter', 'Rowan Recruiter');
    const id = (await member.api.recruiting.profile()).registration?.id ?? '';
    await admin.api.recruiting.review({ id, decision: 'accept' });
    await admin.api.recruiting.assign({ id, recruiterId: recruiter.id });
    await recruiter.api.recruiting.proposeTask({
      memberId: member.id,
      what: 'Apply to Larkholt',
    });
    expect((await listTitles(member)).toSorted()).toEqual([
      'Meet your recruiter, Rowan Recruiter',
      'Rowan Recruiter needs your approval',
      expect.stringMatching(/^Your Foothold Prime receipt/),
      'Your registration was accepted',
    ]);
    expect(await listTitles(recruiter)).toContain('You have a new member');
  });

  it('support’s answer to the owner of a confirmed address only', async () => {
    const email = `asks-${crypto.randomUUID()}@example.com`;
    const unconfirmed = `typed-${crypto.randomUUID()}@example.com`;
    const [person, other] = [
      await signUp(test, { email }),
      await signUp(test, { email: unconfirmed, confirmed: false }),
    ];
    const staff = await createStaffMember(test, 'support');
    for (const address of [email, unconfirmed])
      await test
        .visitor()
        .api.support.query({ firstName: 'Robin', lastName: 'Example', email: address, query: 'How?' });
    const { inquiries } = await staff.api.support.inquiries({ q: 'How' });
    for (const { id } of inquiries) await staff.api.support.answerInquiry({ id, text: 'Like this.', close: true });
    expect((await person.api.notifications.list({})).notifications).toMatchObject([
      { title: expect.stringMatching(/^We answered your message/), text: 'Like this.', path: '/portal/notifications' },
    ]);
    expect(await listTitles(other)).toEqual([]);
  });

  it('a changed password and the end of a trial', async () => {
    const person = await signUp(test);
    await person.api.accounts.changePassword({ current: PASSWORD, password: 'five other plain words here' });
    expect(await listTitles(person)).toEqual(['Your Foothold password was changed']);
    const { trial_ends_at } = await test.app.db
      .selectFrom('users')
      .select('trial_ends_at')
      .where('id', '=', await getId(person))
      .executeTakeFirstOrThrow();
    const start = test.clock.now;
    test.clock.now = new Date((trial_ends_at?.getTime() ?? 0) - 24 * 60 * 60_000);
    await test.app.accounts.privacy.notifyTrialsEnd();
    test.clock.now = start;
    expect((await person.api.notifications.list({})).notifications[0]).toMatchObject({
      title: expect.stringMatching(/trial/i),
      path: '/portal/billing',
    });
  });
});
