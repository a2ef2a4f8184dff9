import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { createStaffMember, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const password = 'four plain words here';
const HOUR = 60 * 60 * 1000;

async function getErrorCode(promise: Promise<unknown>): Promise<string | undefined> {
  const { error } = await safe(promise);
  return (error as { code?: string } | null)?.code;
}

const listEmails = (email: string) =>
  test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at', 'desc').execute();

async function findEmail(email: string, subject: RegExp) {
  return test.eventually(async () => (await listEmails(email)).find((mail) => subject.test(mail.subject)));
}

const readToken = (message: { body_text: string }) => /token=([\w-]+)/.exec(message.body_text)?.[1] ?? '';

async function createUnconfirmed() {
  const email = `new-${crypto.randomUUID()}@example.com`;
  const person = await signUp(test, { email, password, confirmed: false });
  return { person, email, token: readToken(await findEmail(email, /^Confirm/)) };
}

const openLink = (person: Person, token: string) => person.request(`/api/confirm-email?token=${token}`);

/** Raw, because `fetch` sets its own `sec-fetch-mode`. */
function openLinkRaw(token: string, headers: Record<string, string>): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    get(`${test.url}/api/confirm-email?token=${token}`, { headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(body) }), reject);
    }).on('error', reject);
  });
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('GET /api/confirm-email', () => {
  it("confirms the address, and the email links to the site's page", async () => {
    const { person, email, token } = await createUnconfirmed();
    expect((await findEmail(email, /^Confirm/)).body_text).toContain(
      `http://localhost:3000/confirm-email?token=${token}`,
    );
    const answer = await openLink(person, token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ email });
    expect((await person.api.accounts.me()).viewer?.emailConfirmed).toBe(true);
  });

  it("explains why it couldn't confirm", async () => {
    const { person, token } = await createUnconfirmed();
    await openLink(person, token);
    for (const path of [`/api/confirm-email?token=${token}`, `/api/confirm-email?token=${'x'.repeat(43)}`]) {
      const answer = await test.visitor().request(path);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'accounts.link-expired',
        message: 'This link has expired or was already used. Request a new one.',
      });
    }
    const none = await test.visitor().request('/api/confirm-email');
    expect([none.status, ((await none.json()) as { code: string }).code]).toEqual([400, 'request.invalid']);
  });

  it('takes effect once when called fifty times in parallel', async () => {
    const { person, email, token } = await createUnconfirmed();
    const answers = await Promise.all(Array.from({ length: 50 }, () => openLink(person, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
    const accountIds = await test.app.db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(accountIds).toHaveLength(1);
  });

  it('expires after 72 hours', async () => {
    const { person, token } = await createUnconfirmed();
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 72 * HOUR + 1);
    const late = await openLink(person, token);
    test.clock.now = new Date(before.getTime() + 71 * HOUR);
    const timelyAnswer = await openLink(person, token);
    test.clock.now = before;
    expect([late.status, timelyAnswer.status]).toEqual([400, 200]);
  });

  it('stores only a hash of the token', async () => {
    const { token } = await createUnconfirmed();
    const rows = await test.app.db.selectFrom('mail_tokens').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['a scanner with a browser', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-mode': 'no-cors' }],
    ['an older browser that fetches ahead', { purpose: 'prefetch' }],
    ['a preview', { 'x-purpose': 'preview' }],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program', { 'user-agent': 'python-requests/2.32.0' }],
    ['a mail service', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) BarracudaCentral/1.0 bot' }],
  ])("isn't confirmed by %s, and the link still works afterward", async (_who, headers) => {
    const { person, token } = await createUnconfirmed();
    // In the account's own session, where only the click is missing.
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await openLinkRaw(token, { cookie, 'user-agent': FIREFOX, ...(headers as Record<string, string>) });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'accounts.confirm-by-hand', message: expect.stringContaining('button') },
    });
    expect((await person.api.accounts.me()).viewer?.emailConfirmed).toBe(false);
    // The page's own script.
    expect((await openLinkRaw(token, { cookie, 'user-agent': FIREFOX, 'sec-fetch-mode': 'cors' })).status).toBe(200);
  });

  it('tells the page what the token would do and for whom', async () => {
    const { person, token } = await createUnconfirmed();
    const getConfirmation = (caller: Person, given = token) => caller.api.accounts.confirmation({ token: given });
    expect(await getConfirmation(person)).toMatchObject({ state: 'waits', yours: true });
    expect(await getConfirmation(test.visitor())).toMatchObject({ state: 'waits', yours: false });
    expect(await getConfirmation(await signUp(test, { confirmed: false }))).toMatchObject({
      state: 'waits',
      yours: false,
    });
    await openLink(person, token);
    expect(await getConfirmation(person)).toEqual({ state: 'over', yours: true, claimable: false });
    expect(await getConfirmation(person, 'x'.repeat(43))).toEqual({ state: 'unknown', yours: false, claimable: false });
  });
});

describe('resending the confirmation email', () => {
  it("sends it to the caller's account and revokes the earlier link", async () => {
    const { person, email, token } = await createUnconfirmed();
    await person.api.accounts.resendConfirmation({});
    const emails = await test.eventually(async () => {
      const found = await listEmails(email);
      return found.length === 2 && found;
    });
    const next = readToken(emails.find((message) => readToken(message) !== token) ?? { body_text: '' });
    expect((await openLink(person, token)).status).toBe(400);
    expect((await openLink(person, next)).status).toBe(200);
  });

  it('sends it to the holder of the expired link and to no one else', async () => {
    const { email, token } = await createUnconfirmed();
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 80 * HOUR);
    await test.visitor().api.accounts.resendConfirmation({ token });
    await test.eventually(async () => (await listEmails(email)).length === 2);
    expect(await getErrorCode(test.visitor().api.accounts.resendConfirmation({ token: 'x'.repeat(43) }))).toBe(
      'accounts.link-expired',
    );
    expect(await getErrorCode(test.visitor().api.accounts.resendConfirmation({}))).toBe('access.sign-in');
    test.clock.now = before;
  });
});

describe('changing the address of an account', () => {
  const createEmailChange = async () => {
    const from = `from-${crypto.randomUUID()}@example.com`;
    const to = `to-${crypto.randomUUID()}@example.com`;
    const person = await signUp(test, { email: from, name: 'Mo Vers', password });
    return { person, from, to };
  };

  it('requires the password and the link sent to the new address, and notifies the old one', async () => {
    const { person, from, to } = await createEmailChange();
    const pending = await person.api.accounts.security.changeEmail({ email: to.toUpperCase(), password });
    expect(pending.email).toBe(to);
    expect((await person.api.accounts.security.overview()).emailChange).toMatchObject({ email: to });
    expect((await person.api.accounts.me()).viewer?.email).toBe(from);
    expect((await findEmail(from, /^Request to change/)).body_text).toContain(to);
    const token = readToken(await findEmail(to, /^Confirm your new/));
    // Until then, only the old address can sign in.
    expect(await getErrorCode(test.visitor().api.accounts.logIn({ email: to, password }))).toBe('accounts.credentials');
    expect((await openLink(person, token)).status).toBe(200);
    expect((await person.api.accounts.me()).viewer).toMatchObject({ email: to, emailConfirmed: true });
    expect((await person.api.accounts.security.overview()).emailChange).toBeNull();
    expect((await findEmail(from, /email address was changed/)).body_text).toContain(to);
    await test.visitor().api.accounts.logIn({ email: to, password });
    expect(await getErrorCode(test.visitor().api.accounts.logIn({ email: from, password }))).toBe(
      'accounts.credentials',
    );
    expect((await openLink(test.visitor(), token)).status).toBe(400);
  });

  it('can be canceled', async () => {
    const { person, to } = await createEmailChange();
    await person.api.accounts.security.changeEmail({ email: to, password });
    const token = readToken(await findEmail(to, /^Confirm your new/));
    await person.api.accounts.security.cancelEmailChange({});
    expect((await person.api.accounts.security.overview()).emailChange).toBeNull();
    expect((await openLink(test.visitor(), token)).status).toBe(400);
  });

  it("is revoked when the password changes, and can't be requested again with its link", async () => {
    const next = 'other plain words here';
    const changed = await createEmailChange();
    await changed.person.api.accounts.security.changeEmail({ email: changed.to, password });
    await changed.person.api.accounts.changePassword({ current: password, password: next });
    const reset = await createEmailChange();
    await reset.person.api.accounts.security.changeEmail({ email: reset.to, password });
    await test.visitor().api.accounts.requestPasswordReset({ email: reset.from });
    const token = readToken(await findEmail(reset.from, /^Reset your/));
    await test.visitor().api.accounts.resetPassword({ token, password: next });
    for (const { from, to } of [changed, reset]) {
      const link = readToken(await findEmail(to, /^Confirm your new/));
      expect(await getErrorCode(test.visitor().api.accounts.resendConfirmation({ token: link }))).toBe(
        'accounts.link-expired',
      );
      expect((await openLink(test.visitor(), link)).status).toBe(400);
      expect((await test.visitor().api.accounts.logIn({ email: from, password: next })).email).toBe(from);
    }
  });

  it('is rejected without the password, and for the current address', async () => {
    const { person, from, to } = await createEmailChange();
    const { security } = person.api.accounts;
    expect(await getErrorCode(security.changeEmail({ email: to, password: 'not the password' }))).toBe(
      'accounts.password',
    );
    expect(await getErrorCode(security.changeEmail({ email: from, password }))).toBe('request.invalid');
    expect(await getErrorCode(security.changeEmail({ email: 'nope', password }))).toBe('request.invalid');
    expect(await listEmails(to)).toEqual([]);
  });

  it("doesn't reveal who has the new address, and notifies its owner", async () => {
    const { person } = await createEmailChange();
    const owner = `owner-${crypto.randomUUID()}@example.com`;
    await signUp(test, { email: owner, name: 'Own Er', password });
    const answer = await person.api.accounts.security.changeEmail({ email: owner, password });
    expect(Object.keys(answer).sort()).toEqual(['email', 'expiresAt']);
    expect((await person.api.accounts.security.overview()).emailChange).toMatchObject({ email: owner });
    const emails = await listEmails(owner);
    expect(emails.some(({ subject }) => /already have/.test(subject))).toBe(true);
    expect(
      emails.some(
        ({ body_text }) => body_text.includes('/confirm-email?token=') && /confirm that it’s yours/.test(body_text),
      ),
    ).toBe(false);
  });

  it('gives the address to the account that confirms it first', async () => {
    const [one, other] = [await createEmailChange(), await createEmailChange()];
    const to = `both-${crypto.randomUUID()}@example.com`;
    const links: { person: Person; token: string }[] = [];
    for (const { person } of [one, other]) {
      await person.api.accounts.security.changeEmail({ email: to, password });
      links.push({ person, token: readToken((await listEmails(to))[0] ?? { body_text: '' }) });
    }
    const answers = await Promise.all(links.map(({ person, token }) => openLink(person, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("corrects the pending address of an account that hasn't confirmed one yet", async () => {
    const { person, email, token } = await createUnconfirmed();
    const to = `mended-${crypto.randomUUID()}@example.com`;
    await person.api.accounts.security.changeEmail({ email: to, password });
    expect((await person.api.accounts.me()).viewer).toMatchObject({ email: to, emailConfirmed: false });
    expect((await openLink(person, token)).status).toBe(400);
    const next = readToken(await findEmail(to, /^Confirm/));
    expect((await openLink(person, next)).status).toBe(200);
    expect((await listEmails(email)).every(({ body_text }) => !body_text.includes(to))).toBe(true);
  });
});

describe('account created by a payment or a registration', () => {
  const openAccount = (email: string, name = 'Pay Er') =>
    test.app.db.transaction().execute((trx) => test.app.accounts.findOrOpenAccount(trx, { email, name }));
  const createEmailAddress = () => `opened-${crypto.randomUUID()}@example.com`;

  it('creates one account for simultaneous requests and emails its owner an invitation', async () => {
    const email = createEmailAddress();
    const all = await Promise.all(Array.from({ length: 50 }, () => openAccount(email)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    const emails = await listEmails(email);
    expect(emails.map(({ subject }) => subject)).toEqual(['Set a password for your Foothold account']);
    const token = readToken(emails[0] ?? { body_text: '' });
    expect(await getErrorCode(test.visitor().api.accounts.logIn({ email, password }))).toBe('accounts.credentials');
    await test.visitor().api.accounts.resetPassword({ token, password });
    const viewer = await test.visitor().api.accounts.logIn({ email, password });
    expect(viewer).toMatchObject({ id: all[0]?.id, email, emailConfirmed: true });
    expect(await getErrorCode(test.visitor().api.accounts.resetPassword({ token, password }))).toBe(
      'accounts.link-expired',
    );
    expect(await openAccount(email.toUpperCase())).toEqual({ id: viewer.id, isNew: false });
  });

  it("uses the confirmed owner's account if there is one, and sends no email", async () => {
    const email = createEmailAddress();
    const owner = await signUp(test, { email, password });
    const emails = (await listEmails(email)).length;
    expect(await openAccount(email)).toEqual({ id: (await owner.api.accounts.me()).viewer?.id, isNew: false });
    expect(await listEmails(email)).toHaveLength(emails);
  });

  it('never uses an account that someone signed up for with their own password', async () => {
    const email = createEmailAddress();
    const unconfirmedOwner = await signUp(test, { email, password, confirmed: false });
    const { id, isNew } = await openAccount(email);
    expect(isNew).toBe(true);
    expect(id).not.toBe((await unconfirmedOwner.api.accounts.me()).viewer?.id);
  });

  it('sends a new invitation after the link expires in 7 days', async () => {
    const email = createEmailAddress();
    const { id } = await openAccount(email);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 7 * 24 * HOUR - 1);
    expect(await openAccount(email)).toEqual({ id, isNew: false });
    expect(await listEmails(email)).toHaveLength(1);
    test.clock.now = new Date(before.getTime() + 7 * 24 * HOUR);
    expect(await openAccount(email)).toEqual({ id, isNew: false });
    test.clock.now = before;
    expect(await listEmails(email)).toHaveLength(2);
  });

  it('also lets its owner in through a password reset', async () => {
    const email = createEmailAddress();
    await openAccount(email);
    await test.visitor().api.accounts.requestPasswordReset({ email });
    const token = readToken(await findEmail(email, /^Reset your/));
    await test.visitor().api.accounts.resetPassword({ token, password });
    expect((await test.visitor().api.accounts.logIn({ email, password })).emailConfirmed).toBe(true);
  });

  it('keeps the address it was paid with, even if others signed up with it', async () => {
    const { person: stranger, email, token } = await createUnconfirmed();
    const { id } = await openAccount(email);
    await test.app.accounts.setPlan(test.app.db, id, 'prime');
    await test.visitor().api.accounts.requestPasswordReset({ email });
    const reset = readToken(await findEmail(email, /^Reset your/));
    const answer = await openLink(test.visitor(), token);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'accounts.plan-waits' });
    expect((await stranger.api.accounts.me()).viewer).toMatchObject({ emailConfirmed: false });
    await test.visitor().api.accounts.resetPassword({ token: reset, password: 'five other plain words here' });
    const owner = test.visitor();
    expect(await owner.api.accounts.logIn({ email, password: 'five other plain words here' })).toMatchObject({
      id,
      plan: 'prime',
      emailConfirmed: true,
    });
  });

  it('has the purchased plan immediately', async () => {
    const email = createEmailAddress();
    const person = await signUp(test, { email, password });
    const id = (await person.api.accounts.me()).viewer?.id ?? '';
    await test.app.accounts.setPlan(test.app.db, id, 'one');
    expect((await person.api.accounts.me()).viewer).toMatchObject({ plan: 'one', trialEndsAt: null });
    await test.app.accounts.setPlan(test.app.db, id, 'prime');
    expect((await person.api.accounts.me()).viewer).toMatchObject({ plan: 'prime', trialEndsAt: null });
    await test.app.accounts.setPlan(test.app.db, id, null);
    expect((await person.api.accounts.me()).viewer).toMatchObject({ plan: 'prime', trialEndsAt: expect.any(String) });
  });

  it('is deleted after 30 days without confirmation unless it is paid for', async () => {
    const [unpaid, paid, waiting] = [
      await openAccount(createEmailAddress()),
      await openAccount(createEmailAddress()),
      await openAccount(createEmailAddress()),
    ];
    await test.app.accounts.setPlan(test.app.db, paid.id, 'one');
    const old = new Date(test.clock.now.getTime() - 31 * 24 * HOUR);
    await test.app.db.updateTable('users').set({ created_at: old }).where('id', 'in', [unpaid.id, paid.id]).execute();
    await test.app.accounts.privacy.forgetUnconfirmed();
    const left = await test.app.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [unpaid.id, paid.id, waiting.id])
      .execute();
    expect(left.map(({ id }) => id).sort()).toEqual([paid.id, waiting.id].sort());
  });
});

describe('staff', () => {
  it('shows admins who received an email, but never its link', async () => {
    const { email } = await createUnconfirmed();
    const admin = await createStaffMember(test, 'admin');
    const { mails } = await admin.api.support.mails({ q: email });
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('token=');
  });
});
