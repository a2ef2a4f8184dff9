import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildGreeting } from '../src/main/run.ts';
import { type createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

/** A trial installation: sample data, no mail service, jobs running. */
const test = useTestApp({ SAMPLE_DATA: 'on' }, { deliversMail: true });
const getFolder = () => join(test.app.env.dataDir, 'outbox');
/** Finished files only. A file has another name while it is written. */
const listFiles = () =>
  (existsSync(getFolder()) ? readdirSync(getFolder()).sort() : []).filter((name) => !name.endsWith('.part'));
const password = 'four plain words here';
const LINK_PATTERN = /token=|https?:\/\//;
const DAY = 24 * 60 * 60 * 1000;

beforeAll(() => test.app.accounts.addDemoAccounts());

async function listEmails(recipient: string) {
  const emails = await Promise.all(listFiles().map((name) => PostalMime.parse(readFileSync(join(getFolder(), name)))));
  return emails.filter(({ to }) => to?.[0]?.address === recipient);
}

const findEmail = (recipient: string, subject: RegExp) =>
  test.eventually(async () => (await listEmails(recipient)).find((email) => subject.test(email.subject ?? '')));

/** What staff can see of the newest email to an address, once it has been written. */
async function expectVisibleToStaff(
  staff: Awaited<ReturnType<typeof createStaffMember>>,
  recipient: string,
  subject: RegExp,
) {
  const row = await test.eventually(async () => {
    const { mails } = await staff.api.support.mails({ q: recipient });
    return mails.find((mail) => subject.test(mail.subject) && mail.state === 'saved');
  });
  return staff.api.support.mail({ id: row.id });
}

async function logInDemo(role: 'support' | 'admin') {
  const person = test.visitor();
  await person.api.accounts.logIn({ email: `${role}@demo.example`, password: `demo-${role}-password` });
  return { ...person, id: (await person.api.accounts.me()).viewer?.id ?? '' };
}

describe('without a mail service', () => {
  it('writes each email to a file that a mail program can open and only its system user can read', async () => {
    const email = 'zoë+a/b@example.com';
    await signUp(test, { email, password, confirmed: false });
    const confirmation = await findEmail(email, /^Confirm/);
    expect(confirmation.text).toMatch(/\/confirm-email\?token=[\w-]+/);
    expect(confirmation.html).toContain('/confirm-email?token=');
    expect(confirmation.from?.address).toBe(test.app.brand.email);
    expect(confirmation.date).toBeDefined();
    for (const name of listFiles()) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z_[a-z0-9.@+-]+_[0-9a-f-]{36}\.eml$/);
      expect(statSync(join(getFolder(), name)).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(getFolder(), name), 'utf8')).toContain('\r\n\r\n');
    }
    expect(listFiles().some((name) => name.includes('_zo-+a-b@example.com_'))).toBe(true);
    expect(statSync(getFolder()).mode & 0o777).toBe(0o700);
    expect(test.errors).toEqual([]);
    expect(buildGreeting(test.app.env, 'http://localhost:3000')).toContain(`written to ${getFolder()}`);
  });

  it('shows staff no link that grants access to an account, and stores none', async () => {
    const admin = await signUp(test, { email: 'owner@example.com', password, confirmed: false });
    const id = (await admin.api.accounts.me()).viewer?.id ?? '';
    const confirmation = await findEmail('owner@example.com', /^Confirm/);
    await admin.api.accounts.confirmEmail({ token: /token=([\w-]+)/.exec(confirmation.text ?? '')?.[1] ?? '' });
    await test.app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    await test.visitor().api.accounts.requestPasswordReset({ email: 'owner@example.com' });
    const reset = await findEmail('owner@example.com', /password/);
    const token = /token=([\w-]+)/.exec(reset.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    for (const role of ['support', 'admin'] as const) {
      const staff = await logInDemo(role);
      const seen = await expectVisibleToStaff(staff, 'owner@example.com', /password/);
      expect(seen.text).toBe('');
      const answers = [seen, await staff.api.support.mails({}), await staff.api.accounts.members({})];
      expect(JSON.stringify(answers)).not.toContain(token);
    }
    const rows = await test.app.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'owner@example.com')
      .execute();
    for (const row of rows) expect(row).toMatchObject({ body_text: '', body_html: '', unsubscribe_url: null });
  });

  it('shows the text of emails to demo accounts while they are unchanged', async () => {
    const support = await logInDemo('support');
    await test.visitor().api.accounts.requestPasswordReset({ email: 'member@demo.example' });
    const shown = await expectVisibleToStaff(support, 'member@demo.example', /password/);
    expect(shown.text).toContain('/reset-password?token=••••');
    const sent = await findEmail('member@demo.example', /password/);
    const token = /token=([\w-]+)/.exec(sent.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    expect(shown.text).not.toContain(token);

    // With its own password, it is someone's account, and earlier emails are private too.
    await test.visitor().api.accounts.resetPassword({ token, password });
    expect((await support.api.support.mail({ id: shown.id })).text).toBe('');
    expect((await expectVisibleToStaff(support, 'member@demo.example', /changed|reset/i)).text).toBe('');
  });

  it("shows no text of an account that signed up with a demo account's address", async () => {
    const { db } = test.app;
    const support = await logInDemo('support');
    await db.deleteFrom('users').where('email', '=', 'recruiter@demo.example').execute();
    await signUp(test, { email: 'recruiter@demo.example', password, confirmed: false });
    const seen = await expectVisibleToStaff(support, 'recruiter@demo.example', /^Confirm/);
    expect(seen.text).toBe('');
    const email = await findEmail('recruiter@demo.example', /^Confirm/);
    await test
      .visitor()
      .api.accounts.resetPassword({ token: /token=([\w-]+)/.exec(email.text ?? '')?.[1] ?? '', password })
      .catch(() => undefined);
    await test.app.accounts.addDemoAccounts();
    expect((await support.api.support.mail({ id: seen.id })).text).not.toMatch(LINK_PATTERN);
  });

  it("deletes files after 30 days, and an erased account's within 15 minutes", async () => {
    const email = 'gone@example.com';
    const person = await signUp(test, { email, password, confirmed: false });
    const confirmation = await findEmail(email, /^Confirm/);
    await person.api.accounts.confirmEmail({ token: /token=([\w-]+)/.exec(confirmation.text ?? '')?.[1] ?? '' });
    const others = listFiles().filter((name) => !name.includes(email));
    await person.api.accounts.privacy.erase({ words: 'erase', password });
    await findEmail(email, /deleted/);
    await test.app.outbox.tidyFolder();
    expect((await listEmails(email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/deleted/)]);
    expect(listFiles()).toEqual(expect.arrayContaining(others));

    const before = test.clock.now;
    const written = new Set(listFiles());
    test.clock.now = new Date(before.getTime() + 29 * DAY);
    await test.app.outbox.tidyFolder();
    expect(listFiles()).toEqual(expect.arrayContaining(others));
    test.clock.now = new Date(before.getTime() + 31 * DAY);
    await test.app.outbox.tidyFolder();
    expect(listFiles().filter((name) => written.has(name))).toEqual([]);
    test.clock.now = before;
  });
});
