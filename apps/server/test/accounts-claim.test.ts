import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { getCard, getPlanName, PRICE } from './billing-kit.ts';
import { createStaffMember, signUp } from './factories.ts';
import { createRegistration } from './fixtures/registrations.ts';
import { type Person, useTestApp } from './harness.ts';
import { assignRecruiter, getUserId } from './recruiting-people.ts';

const test = useTestApp();
const password = 'four plain words here';
const chosen = 'five other plain words here';
const HOUR = 60 * 60 * 1000;

async function getErrorCode(promise: Promise<unknown>): Promise<string | undefined> {
  const { error } = await safe(promise);
  return (error as { code?: string } | null)?.code;
}

const listEmails = (email: string) =>
  test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at', 'desc').execute();

async function findToken(email: string, subject: RegExp): Promise<string> {
  const found = await test.eventually(async () => (await listEmails(email)).find((mail) => subject.test(mail.subject)));
  return /token=([\w-]+)/.exec(found.body_text)?.[1] ?? '';
}

/** A stranger signed up with someone else's address, and the owner received the token. */
async function signUpStranger(email = `owner-${crypto.randomUUID()}@example.com`) {
  const stranger = await signUp(test, { email, password, confirmed: false });
  return { stranger, email, token: await findToken(email, /^Confirm/) };
}

const send = (person: Person, path: string, body: object) =>
  person.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const followLink = (person: Person, token: string) => person.request(`/api/confirm-email?token=${token}`);
const confirmAccount = (person: Person, token: string, typed: string) =>
  send(person, '/api/accounts/confirm-email', { token, password: typed });
const claim = (person: Person, token: string, next = chosen) =>
  send(person, '/api/accounts/claim', { token, password: next });

const readCode = async (answer: Response) => ((await answer.json()) as { code?: string }).code;
const isSignedIn = async (person: Person) => (await person.api.accounts.me()).viewer !== null;

describe("confirmation link opened outside its account's session", () => {
  it('confirms nothing when the link is only fetched, and explains what is needed', async () => {
    const { stranger, token } = await signUpStranger();
    const member = await signUp(test);
    for (const person of [test.visitor(), member]) {
      const answer = await followLink(person, token);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        code: 'accounts.confirm-with-password',
        message: expect.stringContaining('password'),
      });
      expect((await person.request(`/api/confirm-email?token=${token}`, { method: 'HEAD' })).ok).toBe(false);
    }
    expect((await stranger.api.accounts.me()).viewer).toMatchObject({ emailConfirmed: false });
    // None of these used up the token.
    expect((await followLink(stranger, token)).status).toBe(200);
  });

  it("confirms with the account's password and keeps its sessions", async () => {
    const { stranger: person, email, token } = await signUpStranger();
    const phone = test.visitor();
    const answer = await confirmAccount(phone, token, password);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ email });
    expect((await person.api.accounts.me()).viewer).toMatchObject({ email, emailConfirmed: true });
    expect(await isSignedIn(phone)).toBe(false);
    expect(await readCode(await confirmAccount(phone, token, password))).toBe('accounts.link-expired');
  });

  it('rejects a wrong password without using up the link', async () => {
    const { stranger: person, token } = await signUpStranger();
    const answer = await confirmAccount(test.visitor(), token, 'not the password');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'accounts.password', fields: { password: expect.any(String) } });
    expect((await person.api.accounts.me()).viewer?.emailConfirmed).toBe(false);
    expect((await confirmAccount(test.visitor(), token, password)).status).toBe(200);
  });

  it('rejects an unknown token, an expired one, and a password that is too short', async () => {
    const { token } = await signUpStranger();
    expect(await readCode(await claim(test.visitor(), 'x'.repeat(43)))).toBe('accounts.link-expired');
    expect(await readCode(await confirmAccount(test.visitor(), 'x'.repeat(43), password))).toBe(
      'accounts.link-expired',
    );
    expect(await readCode(await claim(test.visitor(), token, 'short'))).toBe('request.invalid');
    expect(await readCode(await send(test.visitor(), '/api/accounts/claim', { password: chosen }))).toBe(
      'request.invalid',
    );
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 73 * HOUR);
    expect(await readCode(await claim(test.visitor(), token))).toBe('accounts.link-expired');
    expect(await readCode(await confirmAccount(test.visitor(), token, password))).toBe('accounts.link-expired');
    test.clock.now = before;
  });

  it('tells the page whether the link allows choosing a new password', async () => {
    const { token } = await signUpStranger();
    expect(await test.visitor().api.accounts.confirmation({ token })).toMatchObject({
      state: 'waits',
      claimable: true,
    });
    const person = await signUp(test, { password });
    const to = `to-${crypto.randomUUID()}@example.com`;
    await person.api.accounts.security.changeEmail({ email: to, password });
    const createEmailChange = await findToken(to, /^Confirm your new/);
    expect(await test.visitor().api.accounts.confirmation({ token: createEmailChange })).toMatchObject({
      state: 'waits',
      claimable: false,
    });
  });
});

describe("address owner who doesn't have the password", () => {
  it('ends every session, bearer token, passkey, and second factor of the person who signed up', async () => {
    const { stranger, email, token } = await signUpStranger();
    const id = await getUserId(stranger);
    const program = await test.visitor().api.accounts.tokenLogIn({ email, password });
    const otherVisitor = test.visitor();
    await otherVisitor.api.accounts.logIn({ email, password });
    await test.app.db
      .insertInto('passkeys')
      .values({
        user_id: id,
        credential_id: 'a-passkey-of-the-stranger',
        public_key: Buffer.alloc(8),
        counter: 0,
        transports: [],
        name: 'Phone',
        backed_up: false,
        created_at: test.clock.now,
      })
      .execute();
    await test.app.db
      .insertInto('authenticators')
      .values({ user_id: id, secret: Buffer.alloc(8), created_at: test.clock.now, confirmed_at: test.clock.now })
      .execute();
    await test.visitor().api.accounts.requestPasswordReset({ email });
    const reset = await findToken(email, /^Reset your/);

    const owner = test.visitor();
    const answer = await claim(owner, token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ email });

    for (const person of [stranger, otherVisitor]) expect(await isSignedIn(person)).toBe(false);
    const tokenResponse = await test
      .visitor()
      .request('/api/profile', { headers: { authorization: `Bearer ${program.token}` } });
    expect(tokenResponse.status).toBe(401);
    const refreshAnswer = await test.visitor().request('/auth/refresh', {
      method: 'POST',
      headers: { authorization: `Bearer ${program.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(refreshAnswer.status).toBe(401);
    expect(await getErrorCode(stranger.api.accounts.logIn({ email, password }))).toBe('accounts.credentials');
    // The second factors belonged to the stranger, so none is required.
    expect(await owner.api.accounts.logIn({ email, password: chosen })).toMatchObject({ id, emailConfirmed: true });
    expect(await owner.api.accounts.security.overview()).toMatchObject({ authenticator: null, passkeys: [] });
    expect(await getErrorCode(test.visitor().api.accounts.resetPassword({ token: reset, password }))).toBe(
      'accounts.link-expired',
    );
    expect(await readCode(await claim(stranger, token, password))).toBe('accounts.link-expired');
  });

  it('creates one account when several attempts arrive at once', async () => {
    const { email, token } = await signUpStranger();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => claim(test.visitor(), token, `${chosen} ${index}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    await test.visitor().api.accounts.logIn({ email, password: `${chosen} ${winner}` });
  });

  it("keeps the stranger's registration pending, without its mailbox password, address, and consents", async () => {
    const { stranger, email, token } = await signUpStranger();
    await stranger.api.recruiting.register(createRegistration({ email }));
    await stranger.api.recruiting.issueForwarding({});
    const admin = await createStaffMember(test, 'admin');
    const recruiter = await createStaffMember(test, 'recruiter', 'Rowan Recruiter');
    const registered = (await stranger.api.recruiting.profile()).registration?.id ?? '';
    await admin.api.recruiting.review({ id: registered, decision: 'accept' });
    const memberId = await getUserId(stranger);
    await assignRecruiter(test, admin, { id: registered, memberId, recruiterId: recruiter.id });
    expect(await stranger.api.recruiting.profile()).toMatchObject({
      recruiter: { name: 'Rowan Recruiter' },
      mailbox: { stored: expect.anything(), forwarding: expect.anything() },
    });

    const owner = test.visitor();
    await claim(owner, token);
    await owner.api.accounts.logIn({ email, password: chosen });
    const profile = await owner.api.recruiting.profile();
    expect(profile).toMatchObject({
      registration: null,
      recruiter: null,
      mailbox: { stored: null, forwarding: null },
      waiting: [{ id: registered, withPassword: false }],
    });
    const { standing } = await owner.api.accounts.privacy.consents();
    expect(standing).toMatchObject({ terms: true, 'mailbox-storage': false, accuracy: false });
    expect((await recruiter.api.recruiting.clients()).clients).toEqual([]);

    // The owner has thirty days from now to decide.
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 29 * 24 * HOUR);
    await test.app.recruiting.mailbox.expire();
    test.clock.now = before;
    const taken = await owner.api.recruiting.takeWaiting({ id: registered });
    expect(taken.registration).toMatchObject({ id: registered, state: 'new' });
  });

  it("doesn't charge the stranger's card, and announces that the plan ends", async () => {
    const { stranger, email, token } = await signUpStranger();
    const opened = await stranger.api.billing.createPaymentIntent({ planName: getPlanName('one'), amount: PRICE.one });
    await stranger.api.sandboxPayments.confirm({
      clientSecret: opened.clientSecret,
      card: getCard('succeeds'),
      payer: { email, name: 'Stra Nger' },
    });
    await stranger.api.billing.paymentSuccess({
      paymentIntentId: opened.intent,
      email,
      firstName: 'Stra',
      lastName: 'Nger',
    });
    expect((await stranger.api.accounts.me()).viewer?.plan).toBe('one');

    const owner = test.visitor();
    expect((await claim(owner, token)).status).toBe(200);
    await owner.api.accounts.logIn({ email, password: chosen });
    const { subscription } = await owner.api.billing.get();
    expect(subscription).toMatchObject({ plan: 'one', cancelAtPeriodEnd: true, card: null });
    expect((await listEmails(email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/is canceled and ends on/),
    );
  });

  it('protects the owner the same way when the password is reset instead', async () => {
    const { stranger, email } = await signUpStranger();
    await stranger.api.recruiting.register(createRegistration({ email }));
    await test.visitor().api.accounts.requestPasswordReset({ email });
    const token = await findToken(email, /^Reset your/);
    const owner = test.visitor();
    await owner.api.accounts.resetPassword({ token, password: chosen });
    expect(await isSignedIn(stranger)).toBe(false);
    await owner.api.accounts.logIn({ email, password: chosen });
    expect(await owner.api.recruiting.profile()).toMatchObject({
      registration: null,
      waiting: [{ withPassword: false }],
      mailbox: { stored: null },
    });
  });

  it('rejects an unused link once the account was confirmed another way', async () => {
    const { email, token } = await signUpStranger();
    await test.visitor().api.accounts.requestPasswordReset({ email });
    const reset = await findToken(email, /^Reset your/);
    await test.visitor().api.accounts.resetPassword({ token: reset, password: chosen });
    expect(await readCode(await claim(test.visitor(), token, password))).toBe('accounts.link-expired');
    await test.visitor().api.accounts.logIn({ email, password: chosen });
  });
});

describe("link that changes an account's address, opened elsewhere", () => {
  const createEmailChange = async () => {
    const person = await signUp(test, { password });
    const to = `victim-${crypto.randomUUID()}@example.com`;
    await person.api.accounts.security.changeEmail({ email: to, password });
    return { person, to, token: await findToken(to, /^Confirm your new/) };
  };

  it("changes the address only with the account's password", async () => {
    const { person, to, token } = await createEmailChange();
    const owner = test.visitor();
    expect(await readCode(await followLink(owner, token))).toBe('accounts.confirm-with-password');
    expect(await readCode(await confirmAccount(owner, token, 'not the password'))).toBe('accounts.password');
    expect((await person.api.accounts.me()).viewer?.email).not.toBe(to);
    expect((await confirmAccount(owner, token, password)).status).toBe(200);
    expect((await person.api.accounts.me()).viewer).toMatchObject({ email: to, emailConfirmed: true });
  });

  it("doesn't give away the account without the password", async () => {
    const { person, token } = await createEmailChange();
    expect(await readCode(await claim(test.visitor(), token))).toBe('accounts.link-expired');
    expect(await isSignedIn(person)).toBe(true);
    expect((await followLink(person, token)).status).toBe(200);
  });
});
