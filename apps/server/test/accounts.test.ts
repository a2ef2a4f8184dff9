import { safe } from '@orpc/client';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const password = 'four plain words here';
const listEmails = (email: string) =>
  test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at', 'desc').execute();

async function findLink(email: string, subject: RegExp): Promise<string> {
  const message = await test.eventually(async () =>
    (await listEmails(email)).find((mail) => subject.test(mail.subject)),
  );
  return /token=([\w-]+)/.exec(message.body_text)?.[1] ?? '';
}

async function getRefusal(promise: Promise<unknown>) {
  const { error } = await safe(promise);
  return error as unknown as { code: string; status: number; data: { fields?: Record<string, string> } };
}

describe('signing up', () => {
  it('creates an account and signs it in immediately; its trial starts at confirmation', async () => {
    const ana = test.visitor();
    const viewer = await ana.api.accounts.signUp({ name: ' Ana Lopez ', email: 'Ana@Example.com', password });
    expect(viewer).toMatchObject({
      name: 'Ana Lopez',
      email: 'ana@example.com',
      emailConfirmed: false,
      role: 'member',
      plan: 'none',
      trial: 'not-started',
      trialEndsAt: null,
    });
    const saved = (Date.parse(viewer.confirmBy ?? '') - Date.now()) / 86_400_000;
    expect(saved).toBeGreaterThan(29.9);
    expect(saved).toBeLessThanOrEqual(30);
    expect((await ana.api.accounts.me()).viewer?.id).toBe(viewer.id);
  });

  it('creates the account together with its password, or not at all', async () => {
    const { owner: db } = test;
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no place'; END $$`.execute(
      db,
    );
    await sql`CREATE TRIGGER refused BEFORE INSERT ON credentials FOR EACH ROW EXECUTE FUNCTION refuse()`.execute(db);
    const email = 'half@example.com';
    const error = await getRefusal(test.visitor().api.accounts.signUp({ name: 'Hal', email, password }));
    await sql`DROP TRIGGER refused ON credentials`.execute(db);
    expect(error.code).toBe('server.failed');
    expect(test.errors.splice(0)).not.toEqual([]);
    expect(await db.selectFrom('users').select('id').where('pending_email', '=', email).execute()).toEqual([]);
    await test.visitor().api.accounts.signUp({ name: 'Hal', email, password });
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const answer = await test
      .visitor()
      .request('/api/accounts/sign-up', postJsonOptions({ name: 'Bo', email: 'bo@example.com', password }));
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  it('names each invalid field', async () => {
    const error = await getRefusal(test.visitor().api.accounts.signUp({ name: ' ', email: 'nope', password: 'short' }));
    expect(error.code).toBe('request.invalid');
    expect(Object.keys(error.data.fields ?? {}).sort()).toEqual(['email', 'name', 'password']);
  });

  it('accepts one address, but not a list', async () => {
    for (const email of [
      'a,b@example.com',
      'a@example.com;b',
      'a<b@example.com>',
      'group:a@example.com',
      'a(b)@example.com',
    ]) {
      const error = await getRefusal(test.visitor().api.accounts.signUp({ name: 'Eve', email, password }));
      expect([email, error.code, Object.keys(error.data.fields ?? {})]).toEqual([email, 'request.invalid', ['email']]);
    }
    expect(
      await test.visitor().api.accounts.signUp({ name: 'Zoë', email: "zoë.o'hara+x@exämple.com", password }),
    ).toBeDefined();
  });

  it('responds the same to a known and an unknown address, and notifies only the owner', async () => {
    const owner = await signUpConfirmed('taken@example.com');
    const second = test.visitor();
    const known = await second.request(
      '/api/accounts/sign-up',
      postJsonOptions({ name: 'Eve', email: 'taken@example.com', password }),
    );
    const unknown = await test
      .visitor()
      .request('/api/accounts/sign-up', postJsonOptions({ name: 'Eve', email: 'free@example.com', password }));
    expect(known.status).toBe(unknown.status);
    expect(listFieldTypes(await known.json())).toEqual(listFieldTypes(await unknown.json()));
    await test.eventually(async () =>
      (await listEmails('taken@example.com')).some((mail) => /already have/.test(mail.subject)),
    );
    expect((await owner.api.accounts.me()).viewer?.name).toBe('Owner');
    expect((await second.api.accounts.me()).viewer?.emailConfirmed).toBe(false);
  });

  it('creates one account for a double click', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'double' };
    const body = JSON.stringify({ name: 'Dee', email: 'dee@example.com', password });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        test.visitor().request('/api/accounts/sign-up', { method: 'POST', headers, body }),
      ),
    );
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    const other = await test
      .visitor()
      .request('/api/accounts/sign-up', { method: 'POST', headers, body: body.replace('Dee', 'Eva') });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ code: 'request.key-reused' });
  });
});

describe('confirming the address', () => {
  it('sends confirmation emails for many sign-ups without a pause', async () => {
    const many = Array.from({ length: 24 }, (_, index) => `crowd-${index}@example.com`);
    await Promise.all(many.map((email) => test.visitor().api.accounts.signUp({ name: 'One', email, password })));
    // One email per poll would take longer than the test waits.
    await test.eventually(async () => {
      const emails = await test.app.db.selectFrom('mails').select('recipient').where('recipient', 'in', many).execute();
      return emails.length === many.length;
    });
  });

  it('works once', async () => {
    const finn = test.visitor();
    await finn.api.accounts.signUp({ name: 'Finn', email: 'finn@example.com', password });
    const token = await findLink('finn@example.com', /Confirm/);
    expect(await finn.api.accounts.confirmEmail({ token })).toMatchObject({ email: 'finn@example.com' });
    expect((await finn.api.accounts.me()).viewer?.emailConfirmed).toBe(true);
    expect((await getRefusal(finn.api.accounts.confirmEmail({ token }))).code).toBe('accounts.link-expired');
  });

  it('gives the address to the person who confirms first', async () => {
    const [first, second] = [test.visitor(), test.visitor()];
    await first.api.accounts.signUp({ name: 'One', email: 'race@example.com', password });
    await second.api.accounts.signUp({ name: 'Two', email: 'race@example.com', password: `${password} two` });
    const emails = await test.eventually(async () => {
      const found = await listEmails('race@example.com');
      return found.length === 2 && found;
    });
    const tokens = emails.map((message) => /token=([\w-]+)/.exec(message.body_text)?.[1] ?? '');
    // Each link works only in its own account's session.
    const results = await Promise.all(
      [first, second].flatMap(({ api }) => tokens.map((token) => safe(api.accounts.confirmEmail({ token })))),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('resends the email on request', async () => {
    const gil = test.visitor();
    await gil.api.accounts.signUp({ name: 'Gil', email: 'gil@example.com', password });
    const before = await findLink('gil@example.com', /Confirm/);
    await gil.api.accounts.resendConfirmation({});
    await test.eventually(async () => (await listEmails('gil@example.com')).length === 2);
    expect((await getRefusal(gil.api.accounts.confirmEmail({ token: before }))).code).toBe('accounts.link-expired');
  });
});

describe('logging in and out', () => {
  it('accepts the right password, confirmed or not, and ends the session on log-out', async () => {
    await test.visitor().api.accounts.signUp({ name: 'Hal', email: 'hal@example.com', password });
    const hal = test.visitor();
    expect((await hal.api.accounts.logIn({ email: 'HAL@example.com ', password })).name).toBe('Hal');
    const stolenCookies = new Map(hal.cookies);
    await hal.api.accounts.logOut({});
    expect((await hal.api.accounts.me()).viewer).toBeNull();
    const thief = test.visitor();
    for (const [name, value] of stolenCookies) thief.cookies.set(name, value);
    expect((await thief.api.accounts.me()).viewer).toBeNull();
  });

  it('signs people in to their own account, even if the address belongs to someone else', async () => {
    const owner = await signUpConfirmed('owned@example.com');
    const others = ['owned@example.com', 'not-owned@example.com'];
    const own = 'words of somebody else';
    for (const email of others) {
      const opened = await test.visitor().api.accounts.signUp({ name: 'Eve', email, password: own });
      await test.visitor().api.accounts.signUp({ name: 'Eve', email, password: `${own} again` });
      const again = test.visitor();
      expect((await again.api.accounts.logIn({ email, password: own })).id).toBe(opened.id);
      expect((await again.api.accounts.me()).viewer?.emailConfirmed).toBe(false);
    }
    const back = await test.visitor().api.accounts.logIn({ email: 'owned@example.com', password });
    expect(back.id).toBe((await owner.api.accounts.me()).viewer?.id);
  });

  it('responds the same to a wrong password and an unknown address', async () => {
    await signUpConfirmed('ida@example.com');
    const wrong = await test
      .visitor()
      .request('/api/accounts/log-in', postJsonOptions({ email: 'ida@example.com', password: 'wrong' }));
    const unknown = await test
      .visitor()
      .request('/api/accounts/log-in', postJsonOptions({ email: 'no-one@example.com', password: 'wrong' }));
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(omitRequestId(await wrong.json())).toEqual(omitRequestId(await unknown.json()));
  });
});

describe('sessions', () => {
  it('lists sessions and lets only their owner end them, one by one', async () => {
    const jo = await signUpConfirmed('jo@example.com');
    const phone = test.visitor();
    await phone.api.accounts.logIn({ email: 'jo@example.com', password });
    const { sessions } = await jo.api.accounts.sessions();
    expect(sessions.map((session) => session.current).sort()).toEqual([false, true]);
    const other = sessions.find((session) => !session.current)?.id ?? '';

    const stranger = await signUpConfirmed('stranger@example.com');
    expect((await getRefusal(stranger.api.accounts.endSession({ id: other }))).code).toBe('resource.not-found');
    expect((await getRefusal(jo.api.accounts.endSession({ id: 'not-an-id' }))).code).toBe('resource.not-found');
    await jo.api.accounts.endSession({ id: other });
    expect((await phone.api.accounts.me()).viewer).toBeNull();
    expect((await jo.api.accounts.me()).viewer).not.toBeNull();
  });

  it('renews sessions while they are used, along with the cookie', async () => {
    const lu = await signUpConfirmed('lu@example.com');
    expect((await lu.request('/api/accounts/me')).headers.getSetCookie()).toEqual([]);
    const id = (await lu.api.accounts.me()).viewer?.id ?? '';
    const addDays = (count: number) => new Date(Date.now() + count * 86_400_000);
    await test.app.db
      .updateTable('sessions')
      .set({ expires_at: addDays(20) })
      .where('user_id', '=', id)
      .execute();
    const [cookie] = (await lu.request('/api/accounts/me')).headers.getSetCookie();
    expect(cookie).toMatch(/Max-Age=2592000/);
    const row = await test.app.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.expires_at.getTime()).toBeGreaterThan(addDays(29).getTime());
  });

  it('ends all sessions except the current one', async () => {
    const kim = await signUpConfirmed('kim@example.com');
    await test.visitor().api.accounts.logIn({ email: 'kim@example.com', password });
    expect(await kim.api.accounts.endOtherSessions({})).toEqual({ ended: 1 });
    expect((await kim.api.accounts.me()).viewer).not.toBeNull();
  });

  it('requires a sign-in', async () => {
    for (const path of ['/api/accounts/sessions', '/api/resumes', '/api/applications']) {
      const answer = await test.visitor().request(path);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await answer.json()).toMatchObject({
        code: 'access.sign-in',
        message: 'Sign in to continue.',
        error: 'Sign in to continue.',
      });
    }
  });
});

describe('passwords', () => {
  it('resets a password by email, which ends every session', async () => {
    const lea = await signUpConfirmed('lea@example.com');
    await test.visitor().api.accounts.requestPasswordReset({ email: 'lea@example.com' });
    const token = await findLink('lea@example.com', /Reset your/);
    await test.visitor().api.accounts.resetPassword({ token, password: 'another four plain words' });
    expect((await lea.api.accounts.me()).viewer).toBeNull();
    expect((await getRefusal(lea.api.accounts.logIn({ email: 'lea@example.com', password }))).code).toBe(
      'accounts.credentials',
    );
    await lea.api.accounts.logIn({ email: 'lea@example.com', password: 'another four plain words' });
    expect((await getRefusal(lea.api.accounts.resetPassword({ token, password: 'a third set of words' }))).code).toBe(
      'accounts.link-expired',
    );
  });

  it('responds to a reset for an unknown address like any other', async () => {
    const answer = await test
      .visitor()
      .request('/api/accounts/request-password-reset', postJsonOptions({ email: 'nobody-here@example.com' }));
    expect(answer.status).toBe(202);
  });

  it('changing the password requires the current one and ends the other sessions', async () => {
    const mia = await signUpConfirmed('mia@example.com');
    const laptop = test.visitor();
    await laptop.api.accounts.logIn({ email: 'mia@example.com', password });
    expect(
      (await getRefusal(mia.api.accounts.changePassword({ current: 'wrong', password: 'new plain words ok' }))).code,
    ).toBe('accounts.password');
    await mia.api.accounts.changePassword({ current: password, password: 'new plain words ok' });
    expect((await laptop.api.accounts.me()).viewer).toBeNull();
    expect((await mia.api.accounts.me()).viewer).not.toBeNull();
  });

  it('rejects an earlier reset link after the password changed', async () => {
    const oda = await signUpConfirmed('oda@example.com');
    await oda.api.accounts.requestPasswordReset({ email: 'oda@example.com' });
    const token = await findLink('oda@example.com', /Reset your/);
    await oda.api.accounts.changePassword({ current: password, password: 'new plain words ok' });
    expect((await getRefusal(oda.api.accounts.resetPassword({ token, password: 'words of a thief' }))).code).toBe(
      'accounts.link-expired',
    );
  });

  it('never stores or emails a password in plain text', async () => {
    const secret = 'planted secret words 7431';
    await test.visitor().api.accounts.signUp({ name: 'Nia', email: 'nia@example.com', password: secret });
    await findLink('nia@example.com', /Confirm/);
    for (const table of ['users', 'credentials', 'mails', 'sessions', 'idempotency_keys'] as const) {
      const rows = await test.app.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });
});

describe('cross-site requests', () => {
  it('are rejected when a browser sends them for another site', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const init = postJsonOptions({ email: 'x@example.com', password: 'x' });
      const answer = await test
        .visitor()
        .request('/api/accounts/log-in', { ...init, headers: { ...init.headers, ...headers } });
      expect(answer.status).toBe(403);
    }
  });

  it('get a response that explains the problem', async () => {
    const cases: [RequestInit, number, string][] = [
      [
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":' },
        400,
        'request.malformed',
      ],
      [{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '[]' }, 400, 'request.invalid'],
      [{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '"x"' }, 400, 'request.invalid'],
      [{ method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' }, 415, 'request.unsupported-type'],
      [
        { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
        400,
        'request.invalid',
      ],
      [
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'x'.repeat(70_000) }),
        },
        413,
        'request.too-large',
      ],
      [{ method: 'POST' }, 400, 'request.invalid'],
    ];
    for (const [init, status, code] of cases) {
      const answer = await test.visitor().request('/api/accounts/log-in', init);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    }
  });
});

describe('staff', () => {
  it('lets admins see accounts and mail, but not members', async () => {
    const member = await signUpConfirmed('plain@example.com');
    expect((await getRefusal(member.api.accounts.members({}))).code).toBe('access.denied');
    expect((await getRefusal(member.api.support.mails({}))).code).toBe('access.denied');
    const admin = await createStaff('admin');
    const { members } = await admin.api.accounts.members({ q: 'plain@' });
    expect(members).toMatchObject([{ email: 'plain@example.com', role: 'member' }]);
    const { mails, delivers } = await admin.api.support.mails({ q: 'plain@' });
    expect(delivers).toBe(false);
    expect(mails[0]).toMatchObject({ to: 'plain@example.com', state: 'queued' });
    const mail = await admin.api.support.mail({ id: mails[0]?.id ?? '' });
    expect((await getRefusal(admin.api.support.mail({ id: 'nope' }))).code).toBe('resource.not-found');
    for (const state of ['queued', 'failed', 'saved']) {
      await test.app.db.updateTable('mails').set({ state }).where('id', '=', mail.id).execute();
      expect(await admin.api.support.mail({ id: mail.id })).toMatchObject({ state, text: '' });
    }
  });

  it('lets admins grant roles, but not remove their own', async () => {
    const admin = await createStaff('admin');
    const member = await signUpConfirmed('promoted@example.com');
    const id = (await member.api.accounts.me()).viewer?.id ?? '';
    expect((await getRefusal(member.api.accounts.setRole({ id, role: 'admin' }))).code).toBe('access.denied');
    expect((await admin.api.accounts.setRole({ id, role: 'support', password })).role).toBe('support');
    const own = (await admin.api.accounts.me()).viewer?.id ?? '';
    expect((await getRefusal(admin.api.accounts.setRole({ id: own, role: 'member' }))).code).toBe('resource.not-found');
  });
});

async function signUpConfirmed(email: string): Promise<Person> {
  return signUp(test, { email, name: email === 'taken@example.com' ? 'Owner' : 'Somebody', password });
}

async function createStaff(role: 'admin' | 'support'): Promise<Person> {
  const person = await signUp(test, { email: `${role}-${crypto.randomUUID()}@example.com`, password });
  const id = (await person.api.accounts.me()).viewer?.id ?? '';
  await test.app.db.updateTable('users').set({ role }).where('id', '=', id).execute();
  return person;
}

function postJsonOptions(body: unknown) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The types of a response, without the values that differ per member. */
function listFieldTypes(body: unknown): string[] {
  return Object.entries(body as object).map(([key, value]) => `${key}:${typeof value}`);
}

function omitRequestId(body: unknown): object {
  const { requestId, ...rest } = body as { requestId?: string };
  expect(requestId).toBeDefined();
  return rest;
}
