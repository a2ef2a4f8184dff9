import { TERMS } from '@foothold/contracts/accounts/terms';
import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createStaffMember, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';
import { dumpTables, listTablesWith } from './tables.ts';

const test = useTestApp();
const password = 'four plain words here';
const RESUME = `Noor Example
noor@example.com | +1 512 555 0142 | Austin, TX

Experience
Registered Nurse, Cedar Hollow Medical Center
March 2021 - Present
- Cared for five patients a shift on a cardiac step-down unit.
- Trained 12 new graduates in medication administration.

Education
BSc Nursing, Example State University, 2019
`;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function getErrorCode(promise: Promise<unknown>): Promise<string | undefined> {
  const { error } = await safe(promise);
  return (error as { code?: string } | null)?.code;
}

const getUserId = async (person: Person) => (await person.api.accounts.me()).viewer?.id ?? '';
const listEmails = (email: string) =>
  test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();

async function createMember(name: string) {
  const email = `${name.toLowerCase().replace(/\W/g, '')}-${crypto.randomUUID()}@example.com`;
  return { person: await signUp(test, { email, name, password }), email };
}

/** A member with data in every domain. */
async function createUsedAccount(name: string) {
  const { person, email } = await createMember(name);
  const file = new File([RESUME], 'Résumé of mine.txt', { type: 'text/plain' });
  const { resume } = await person.api.resumes.upload({ file });
  await person.request('/api/support-query', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: name, lastName: 'Example', email, query: `A question by ${name}` }),
  });
  await person.api.accounts.privacy.setConsent({ kind: 'contact', given: true });
  const { secret } = await person.api.accounts.security.startAuthenticator({ password });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const generateCode = (steps = 0) => totp.generate({ timestamp: test.clock.now.getTime() + steps * 30_000 });
  const { recoveryCodes } = await person.api.accounts.security.confirmAuthenticator({ code: generateCode() });
  return { person, email, resume, secret, code: generateCode, recoveryCodes: recoveryCodes ?? [] };
}

async function downloadExport(person: Person): Promise<Record<string, string>> {
  const { url } = await person.api.accounts.privacy.requestExport({});
  const answer = await person.request(url);
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

describe('the export', () => {
  it('exports the account, each uploaded file, every version, and what was requested', async () => {
    const { person, email, resume } = await createUsedAccount('Expo Rter');
    const files = await downloadExport(person);
    expect(Object.keys(files).sort()).toEqual(
      expect.arrayContaining([
        'README.txt',
        'accounts.json',
        'applications.json',
        'resumes.json',
        `resumes/${resume.id}/Résumé of mine.txt`,
        `resumes/${resume.id}/versions/1.json`,
        'support.json',
      ]),
    );
    expect(files['README.txt']).toContain(email);
    expect(files[`resumes/${resume.id}/Résumé of mine.txt`]).toBe(RESUME);
    expect(JSON.parse(files[`resumes/${resume.id}/versions/1.json`] ?? '')).toMatchObject({
      basics: { name: 'Noor Example' },
      work: [{ name: 'Cedar Hollow Medical Center' }],
    });
    const account = JSON.parse(files['accounts.json'] ?? '');
    expect(account).toMatchObject({
      profile: { email, name: 'Expo Rter', emailConfirmed: true },
      consents: [
        { kind: 'contact', given: true },
        { kind: 'terms', given: true },
      ],
      security: { recoveryCodesLeft: 10, authenticatorSince: expect.any(String) },
      sessions: [{ device: 'Firefox on Linux' }],
    });
    expect(account.emails.length).toBeGreaterThan(0);
    const resumes = JSON.parse(files['resumes.json'] ?? '');
    expect(resumes).toMatchObject([{ id: resume.id, versions: [{ number: 1, kind: 'read' }] }]);
    expect(JSON.parse(files['support.json'] ?? '')).toMatchObject([{ kind: 'support', email }]);
  });

  it('exports nothing about anyone else, and no secrets', async () => {
    const other = await createUsedAccount('Other Person');
    const { person, email, secret, recoveryCodes } = await createUsedAccount('Only Me');
    const all = Object.values(await downloadExport(person)).join('\n');
    expect(all).toContain(email);
    expect(all).not.toContain(other.email);
    expect(all).not.toContain('Other Person');
    expect(all).not.toContain(other.resume.id);
    const id = await getUserId(person);
    const { db } = test.app;
    const credentials = await db.selectFrom('credentials').select('password').where('user_id', '=', id).execute();
    const sessions = await db.selectFrom('sessions').select('token').where('user_id', '=', id).execute();
    const tokens = await db.selectFrom('mail_tokens').select('hash').where('user_id', '=', id).execute();
    const sealed = await db.selectFrom('authenticators').select('secret').where('user_id', '=', id).execute();
    const codes = await db.selectFrom('recovery_codes').select('hash').where('user_id', '=', id).execute();
    const keys = await db.selectFrom('resumes').select('file_key').where('user_id', '=', id).execute();
    const secrets = [
      secret,
      ...recoveryCodes,
      ...credentials.map((row) => row.password ?? ''),
      ...sessions.map((row) => row.token),
      ...keys.map((row) => row.file_key),
      ...[...tokens, ...codes].flatMap(({ hash }) => listEncodings(hash)),
      ...sealed.flatMap((row) => listEncodings(row.secret)),
    ];
    expect(secrets.length).toBeGreaterThan(20);
    for (const one of secrets) {
      expect(one.length).toBeGreaterThan(8);
      expect(all).not.toContain(one);
    }
    expect(all).not.toContain('argon2');
    expect(all).not.toContain('token=');
  });

  it('has a download URL that works once, within 5 minutes, for its owner', async () => {
    const { person } = await createMember('Once Only');
    const stranger = await signUp(test);
    const requestExport = async () => (await person.api.accounts.privacy.requestExport({ password })).url;
    const url = await requestExport();
    expect((await test.visitor().request(url)).status).toBe(401);
    const first = await person.request(url);
    expect(first.headers.get('content-type')).toBe('application/zip');
    expect(first.headers.get('content-disposition')).toMatch(
      /^attachment; filename="foothold-export-\d{4}-\d\d-\d\d\.zip"$/,
    );
    await first.arrayBuffer();
    expect((await person.request(url)).status).toBe(400);
    expect((await stranger.request(await requestExport())).status).toBe(400);
    const late = await requestExport();
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 5 * MINUTE);
    expect((await person.request(late)).status).toBe(400);
    test.clock.now = before;
    const { length } = await Promise.all(Array.from({ length: 5 }, () => requestExport()));
    expect(length).toBe(5);
    const again = await requestExport();
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.request(again)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers) await answer.body?.cancel();
  });

  it('requires the password, or a recent second-factor check if the account has one', async () => {
    const { person } = await createMember('Plain Word');
    const { privacy } = person.api.accounts;
    expect(await getErrorCode(privacy.requestExport({}))).toBe('accounts.password');
    expect(await getErrorCode(privacy.requestExport({ password: 'not the password' }))).toBe('accounts.password');
    expect((await person.request('/api/accounts/export')).status).toBe(403);
    const secured = await createUsedAccount('Secu Red');
    const directResponse = await secured.person.request('/api/accounts/export');
    expect(directResponse.status).toBe(200);
    await directResponse.arrayBuffer();
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 6 * MINUTE);
    expect(await getErrorCode(secured.person.api.accounts.privacy.requestExport({ password }))).toBe(
      'accounts.verify-again',
    );
    expect((await secured.person.request('/api/accounts/export')).status).toBe(403);
    test.clock.now = before;
    expect((await test.visitor().request('/api/accounts/export')).status).toBe(401);
  });
});

describe('the erasure', () => {
  it('erases everything that identifies the member, except what is declared as retained', async () => {
    const { person, email, resume, recoveryCodes } = await createUsedAccount('Gone Soon');
    const id = await getUserId(person);
    await person.api.accounts.requestPasswordReset({ email });
    await test.eventually(async () => (await listEmails(email)).some(({ subject }) => /^Reset your/.test(subject)));
    const { file_key } = await test.app.db
      .selectFrom('resumes')
      .select('file_key')
      .where('id', '=', resume.id)
      .executeTakeFirstOrThrow();
    const before = await dumpTables(test);
    expect(listTablesWith(before, id)).toEqual(
      expect.arrayContaining([
        'public.users',
        'public.sessions',
        'public.credentials',
        'public.authenticators',
        'public.recovery_codes',
        'public.consents',
        'public.resumes',
      ]),
    );
    expect(listTablesWith(before, email)).toEqual(
      expect.arrayContaining(['public.users', 'public.inquiries', 'public.mails']),
    );

    const shown = await person.api.accounts.privacy.erasure();
    expect(shown).toMatchObject({ possible: true, goes: expect.arrayContaining(['resumes', 'support', 'accounts']) });
    await person.api.accounts.privacy.erase({ words: 'erase' });

    expect((await person.api.accounts.me()).viewer).toBeNull();
    expect([...person.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
    const after = await dumpTables(test);
    // Only the declared receipt remains. The queue's rows contain an ID that no longer belongs to anyone.
    expect(listTablesWith(after, email)).toEqual(['public.mails']);
    const emails = await listEmails(email);
    expect(emails.map(({ subject }) => subject)).toEqual(['Your Foothold account was deleted']);
    expect(listTablesWith(after, id).filter((name) => !name.startsWith('pgboss.'))).toEqual([]);
    for (const [table, rows] of after) {
      const deletedCount = (before.get(table) ?? []).filter((row) => row.includes(id)).length;
      if (deletedCount > 0 && table.startsWith('public.'))
        expect([table, rows.length]).toEqual([table, (before.get(table)?.length ?? 0) - deletedCount]);
    }
    expect(recoveryCodes).toHaveLength(10);
    await test.eventually(async () => {
      const left = await test.app.db.selectFrom('file_removals').select('file_key').execute();
      return left.every((row) => row.file_key !== file_key);
    });
    expect(await getErrorCode(test.visitor().api.accounts.logIn({ email, password }))).toBe('accounts.credentials');
    // The address is free again.
    expect(await signUp(test, { email, password })).toBeDefined();
  });

  it("leaves other members' data unchanged", async () => {
    const other = await createUsedAccount('Stays Here');
    const { person } = await createUsedAccount('Goes Away');
    await person.api.accounts.privacy.erase({ words: 'erase' });
    expect((await other.person.api.accounts.me()).viewer?.email).toBe(other.email);
    expect((await downloadExport(other.person))['support.json']).toContain(other.email);
    expect((await listEmails(other.email)).length).toBeGreaterThan(0);
  });

  it('keeps emails that mention a longer address containing theirs', async () => {
    const one = `ann-${crypto.randomUUID()}@example.co`;
    const person = await signUp(test, { email: one, name: 'Ann Example', password });
    const others = [`jo${one}`, `${one}m`, `jo.${one}`, `${one}.uk`];
    const texts = [...others, one, `<${one}>`, `${one}.`].map((address) => `Asked for by ${address}`);
    const recipient = `office-${crypto.randomUUID()}@example.com`;
    for (const text of texts)
      await test.app.db
        .insertInto('mails')
        .values({ recipient, subject: 'About somebody', body_text: text, body_html: '', state: 'saved' })
        .execute();
    await person.api.accounts.privacy.erase({ words: 'erase', password });
    const left = await listEmails(recipient);
    expect(left.map(({ body_text }) => body_text).sort()).toEqual(texts.slice(0, 4).sort());
  });

  it('requires the confirmation word, and the password or a recent second-factor check', async () => {
    const { person } = await createMember('Not Yet');
    const { privacy } = person.api.accounts;
    expect(await getErrorCode(privacy.erase({ words: 'yes' as 'erase', password }))).toBe('request.invalid');
    expect(await getErrorCode(privacy.erase({ words: 'erase' }))).toBe('accounts.password');
    expect(await getErrorCode(privacy.erase({ words: 'erase', password: 'not the password' }))).toBe(
      'accounts.password',
    );
    expect((await person.api.accounts.me()).viewer).not.toBeNull();
    const secured = await createUsedAccount('Second Factor');
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 6 * MINUTE);
    expect(await getErrorCode(secured.person.api.accounts.privacy.erase({ words: 'erase', password }))).toBe(
      'accounts.verify-again',
    );
    await secured.person.api.accounts.security.verify({ code: secured.code() });
    await secured.person.api.accounts.privacy.erase({ words: 'erase' });
    test.clock.now = before;
    await privacy.erase({ words: 'erase', password });
    expect((await person.api.accounts.me()).viewer).toBeNull();
  });

  it('erases once and emails one receipt, even for simultaneous requests', async () => {
    const { person, email } = await createMember('Many Times');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => safe(person.api.accounts.privacy.erase({ words: 'erase', password }))),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await listEmails(email)).toHaveLength(1);
  });

  it('rejects staff until they give up their role', async () => {
    const admin = await createStaffMember(test, 'admin');
    expect((await admin.api.accounts.privacy.erasure()).possible).toBe(false);
    expect(await getErrorCode(admin.api.accounts.privacy.erase({ words: 'erase', password }))).toBe(
      'accounts.has-role',
    );
  });

  it("leaves the address owner's emails when an unconfirmed account is erased", async () => {
    const { email } = await createMember('Real Owner');
    const unconfirmedOwner = await signUp(test, { email, password, confirmed: false });
    const emails = (await listEmails(email)).length;
    await unconfirmedOwner.api.accounts.privacy.erase({ words: 'erase', password });
    expect((await listEmails(email)).length).toBeGreaterThanOrEqual(emails);
    expect((await test.visitor().api.accounts.logIn({ email, password })).name).toBe('Real Owner');
  });

  it('requires a sign-in', async () => {
    for (const [method, path] of [
      ['GET', '/api/accounts/consents'],
      ['POST', '/api/accounts/consents'],
      ['POST', '/api/accounts/export'],
      ['GET', '/api/accounts/erasure'],
      ['POST', '/api/accounts/erase'],
    ] as const)
      expect([path, (await test.visitor().request(path, { method })).status]).toEqual([path, 401]);
  });
});

describe('consents', () => {
  it('records each consent with its wording, and the newest entry counts', async () => {
    const { person } = await createMember('Con Sents');
    const id = await getUserId(person);
    const { accounts, db } = test.app;
    await accounts.recordConsent(db, {
      userId: id,
      kind: 'mailbox-storage',
      given: true,
      wording: 'You may keep my password.',
      source: 'Registration form',
    });
    await accounts.recordConsent(db, {
      userId: id,
      kind: 'accuracy',
      given: true,
      wording: 'All true.',
      source: 'Registration form',
    });
    expect(await accounts.hasConsent(db, id, 'mailbox-storage')).toBe(true);
    const { privacy } = person.api.accounts;
    expect(await privacy.setConsent({ kind: 'mailbox-storage', given: false })).toMatchObject({
      given: false,
      wording: 'You may keep my password.',
      source: 'Settings',
    });
    // Giving the same consent again adds nothing.
    await Promise.all([1, 2, 3].map(() => privacy.setConsent({ kind: 'mailbox-storage', given: false })));
    expect(await accounts.hasConsent(db, id, 'mailbox-storage')).toBe(false);
    expect(await accounts.hasConsent(db, id, 'newsletter')).toBe(false);
    const { history, standing } = await privacy.consents();
    expect(history.map(({ kind, given }) => [kind, given])).toEqual([
      ['mailbox-storage', false],
      ['accuracy', true],
      ['mailbox-storage', true],
      ['terms', true],
    ]);
    expect(standing).toEqual({ 'mailbox-storage': false, accuracy: true, terms: true });
    expect(await getErrorCode(privacy.setConsent({ kind: 'accuracy' as 'contact', given: false }))).toBe(
      'request.invalid',
    );
  });

  it('never changes recorded consents', async () => {
    const { person } = await createMember('Nev Er');
    await person.api.accounts.privacy.setConsent({ kind: 'contact', given: true });
    await expect(test.app.db.updateTable('consents').set({ given: false }).execute()).rejects.toThrow('never changed');
  });
});

describe('news', () => {
  const setTrialEnd = async (person: Person, days: number) =>
    test.app.db
      .updateTable('users')
      .set({ trial_ends_at: new Date(test.clock.now.getTime() + days * DAY) })
      .where('id', '=', await getUserId(person))
      .execute();

  const listNews = async (email: string) => (await listEmails(email)).filter(({ kind }) => kind === 'news');

  it('notifies members once, 3 days before their trial ends', async () => {
    const [expiringSoon, expiringLater, expired, paying, inactive] = await Promise.all(
      ['Soon Ends', 'Later Ends', 'Over Ends', 'Paying One', 'Quiet One'].map(createMember),
    );
    if (!expiringSoon || !expiringLater || !expired || !paying || !inactive) throw new Error('five were made');
    for (const { person } of [expiringSoon, paying, inactive]) await setTrialEnd(person, 2.9);
    await setTrialEnd(expiringLater.person, 3.1);
    await setTrialEnd(expired.person, -1);
    await test.app.accounts.setPlan(test.app.db, await getUserId(paying.person), 'one');
    await inactive.person.api.accounts.privacy.setConsent({ kind: 'newsletter', given: false });
    await Promise.all([1, 2].map(() => test.app.accounts.privacy.notifyTrialsEnd()));
    expect(await listNews(expiringSoon.email)).toHaveLength(1);
    for (const { email } of [expiringLater, expired, paying, inactive]) expect(await listNews(email)).toEqual([]);
    const [message] = await listNews(expiringSoon.email);
    expect(message?.subject).toBe('Your Foothold Prime trial ends soon');
    for (const part of [message?.body_text, message?.body_html]) {
      expect(part).toContain('/unsubscribe?token=');
      expect(part).toContain('1 Example Street');
    }
    expect(message?.unsubscribe_url).toContain('/api/mail/unsubscribe?token=');
  });

  it('unsubscribes with one click in a mail program (RFC 8058), and repeated clicks change nothing', async () => {
    const { person, email } = await createMember('One Click');
    await setTrialEnd(person, 1);
    await test.app.accounts.privacy.notifyTrialsEnd();
    const [message] = await listNews(email);
    const url = new URL(message?.unsubscribe_url ?? '');
    const unsubscribeByPost = () =>
      test.visitor().request(`${url.pathname}${url.search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await unsubscribeByPost()).status).toBe(200);
    expect((await unsubscribeByPost()).status).toBe(200);
    const { history, standing } = await person.api.accounts.privacy.consents();
    expect(standing.newsletter).toBe(false);
    expect(history).toMatchObject([
      { kind: 'newsletter', given: false, source: 'Link in a message' },
      { kind: 'terms', given: true, wording: TERMS.signUp, source: 'Sign-up' },
    ]);
    // Also as a page's script or a server-rendered page sends it.
    const token = url.searchParams.get('token') ?? '';
    await test.visitor().api.accounts.privacy.unsubscribe({ query: { token } });
    // A scanner that opens the URL changes nothing.
    expect((await test.visitor().request(`${url.pathname}${url.search}`)).status).toBe(405);
  });

  it("ignores unsubscribe links that we didn't issue", async () => {
    const { person } = await createMember('Forged Link');
    const id = await getUserId(person);
    for (const token of [`${id}.${'x'.repeat(43)}`, `${id}`, `${crypto.randomUUID()}.x`, 'x'.repeat(40)])
      expect(await getErrorCode(test.visitor().api.accounts.privacy.unsubscribe({ query: { token } }))).toBe(
        'accounts.link-expired',
      );
    expect((await test.visitor().request('/api/mail/unsubscribe', { method: 'POST' })).status).toBe(400);
    expect((await person.api.accounts.privacy.consents()).history.map(({ kind }) => kind)).toEqual(['terms']);
  });
});

/** Bytes as they could appear in JSON or text. */
const listEncodings = (bytes: Buffer) => [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')];
