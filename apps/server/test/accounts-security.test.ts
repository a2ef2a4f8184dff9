import { safe } from '@orpc/client';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { type SoftKey, softKey } from './doubles/soft-key.ts';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const ORIGIN = 'http://localhost:3000';
const password = 'four plain words here';
const MINUTE = 60_000;

interface RefusalDetails {
  code: string;
  status: number;
  data: { fields?: Record<string, string>; data?: { ticket: string; methods: string[] } };
}

async function getRefusal(promise: Promise<unknown>): Promise<RefusalDetails> {
  const { error } = await safe(promise);
  return error as unknown as RefusalDetails;
}

const getErrorCode = async (promise: Promise<unknown>) => (await getRefusal(promise))?.code;

/** Creates a device with the secret of an authenticator. */
function createDevice(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { at: (steps: number) => totp.generate({ timestamp: test.clock.now.getTime() + steps * 30_000 }) };
}

/** Moves the clock so that no earlier code is still valid. */
const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};

async function createMember(name = 'Robin Example') {
  const email = `secure-${crypto.randomUUID()}@example.com`;
  return { person: await signUp(test, { email, name, password }), email };
}

async function withAuthenticator() {
  const { person, email } = await createMember();
  const { secret } = await person.api.accounts.security.startAuthenticator({ password });
  const phone = createDevice(secret);
  const { recoveryCodes } = await person.api.accounts.security.confirmAuthenticator({ code: phone.at(0) });
  return { person, email, phone, recoveryCodes: recoveryCodes ?? [] };
}

async function withPasskey(key: SoftKey = softKey()) {
  const { person, email } = await createMember();
  const requestOptions = await person.api.accounts.security.passkeyCreation({ password });
  const { passkey, recoveryCodes } = await person.api.accounts.security.addPasskey({
    name: 'Laptop',
    response: key.create(requestOptions, ORIGIN),
  });
  return { person, email, key, passkey, recoveryCodes: recoveryCodes ?? [] };
}

async function requestTicket(email: string, person = test.visitor()): Promise<string> {
  const error = await getRefusal(person.api.accounts.logIn({ email, password }));
  expect(error).toMatchObject({ code: 'accounts.second-factor', status: 401 });
  return error.data.data?.ticket ?? '';
}

const listSubjects = async (email: string) =>
  (
    await test.app.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject);

const isLoggedIn = async (person: Person) => (await person.api.accounts.me()).viewer !== null;

describe('an authenticator', () => {
  it('is active once a code is confirmed, comes with recovery codes, and is announced by email', async () => {
    const { person, email } = await createMember();
    const started = await person.api.accounts.security.startAuthenticator({ password });
    expect(started.uri).toMatch(/^otpauth:\/\/totp\/Foothold/);
    expect(started.uri).toContain(`secret=${started.secret}`);
    expect(started.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect((await person.api.accounts.security.overview()).authenticator).toBeNull();
    expect(await test.visitor().api.accounts.logIn({ email, password })).toBeDefined();

    expect(await getErrorCode(person.api.accounts.security.confirmAuthenticator({ code: '000000' }))).toBe(
      'accounts.code',
    );
    const { recoveryCodes } = await person.api.accounts.security.confirmAuthenticator({
      code: createDevice(started.secret).at(0),
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    const overview = await person.api.accounts.security.overview();
    expect(overview).toMatchObject({ hasPassword: true, recoveryCodes: { left: 10 }, passkeys: [] });
    expect(overview.authenticator).not.toBeNull();
    expect(await listSubjects(email)).toContain('Authenticator app added to your Foothold account');
  });

  it('is requested after the password, and creates a verified session', async () => {
    const { email, phone } = await withAuthenticator();
    wait(MINUTE);
    const visitor = test.visitor();
    const error = await getRefusal(visitor.api.accounts.logIn({ email, password }));
    expect(error).toMatchObject({ code: 'accounts.second-factor', status: 401 });
    expect(error.data.data?.methods.sort()).toEqual(['code', 'recovery-code']);
    expect(await isLoggedIn(visitor)).toBe(false);
    const ticket = error.data.data?.ticket ?? '';
    expect(await getErrorCode(visitor.api.accounts.secondFactor({ ticket, code: '000000' }))).toBe('accounts.code');
    expect((await visitor.api.accounts.secondFactor({ ticket, code: phone.at(0) })).email).toBe(email);
    expect(await isLoggedIn(visitor)).toBe(true);
    expect((await visitor.api.accounts.security.overview()).verifiedUntil).not.toBeNull();
  });

  it('accepts a code from the step before or after, and each code only once', async () => {
    const { email, phone } = await withAuthenticator();
    wait(5 * MINUTE);
    const logInWithCode = async (code: string) => {
      const visitor = test.visitor();
      const ticket = await requestTicket(email, visitor);
      const { error } = await safe(visitor.api.accounts.secondFactor({ ticket, code }));
      return error ? (error as unknown as RefusalDetails).code : 'in';
    };
    expect(await logInWithCode(phone.at(-2))).toBe('accounts.code');
    expect(await logInWithCode(phone.at(2))).toBe('accounts.code');
    expect(await logInWithCode(phone.at(-1))).toBe('in');
    expect(await logInWithCode(phone.at(-1))).toBe('accounts.code');
    expect(await logInWithCode(phone.at(1))).toBe('in');
    // Anything older than the last accepted code has expired too.
    expect(await logInWithCode(phone.at(0))).toBe('accounts.code');
  });

  it('accepts the same code once when several requests send it simultaneously', async () => {
    const { email, phone } = await withAuthenticator();
    wait(5 * MINUTE);
    const tickets = await Promise.all(Array.from({ length: 5 }, () => requestTicket(email)));
    const code = phone.at(0);
    const all = await Promise.all(
      tickets.map((ticket) => safe(test.visitor().api.accounts.secondFactor({ ticket, code }))),
    );
    expect(all.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('can be used right after the code that confirmed it', async () => {
    const { email, phone } = await withAuthenticator();
    const ticket = await requestTicket(email);
    expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket, code: phone.at(0) }))).toBe(
      'accounts.code',
    );
  });

  it('is replaced by another once that one is confirmed', async () => {
    const { person, email, phone } = await withAuthenticator();
    wait(MINUTE);
    const { secret } = await person.api.accounts.security.startAuthenticator({});
    const next = createDevice(secret);
    expect((await person.api.accounts.security.confirmAuthenticator({ code: next.at(0) })).recoveryCodes).toBeNull();
    wait(MINUTE);
    const visitor = test.visitor();
    const ticket = await requestTicket(email, visitor);
    expect(await getErrorCode(visitor.api.accounts.secondFactor({ ticket, code: phone.at(0) }))).toBe('accounts.code');
    expect(await visitor.api.accounts.secondFactor({ ticket, code: next.at(0) })).toBeDefined();
  });

  it('must be confirmed soon after setup starts, because someone else may finish it', async () => {
    const { person } = await createMember();
    const { secret } = await person.api.accounts.security.startAuthenticator({ password });
    wait(16 * MINUTE);
    const late = person.api.accounts.security.confirmAuthenticator({ code: createDevice(secret).at(0) });
    expect(await getErrorCode(late)).toBe('resource.not-found');
    expect((await person.api.accounts.security.overview()).authenticator).toBeNull();
  });

  it('is stored sealed: its secret appears nowhere in the database', async () => {
    const { person } = await createMember();
    const { secret } = await person.api.accounts.security.startAuthenticator({ password });
    const [row] = await test.app.db.selectFrom('authenticators').selectAll().orderBy('created_at', 'desc').execute();
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
    expect(row?.secret.includes(bytes)).toBe(false);
    expect(row?.secret.toString('latin1')).not.toContain(secret);
  });

  it("is sent along with an API client's login", async () => {
    const { email, phone } = await withAuthenticator();
    wait(MINUTE);
    expect(await getErrorCode(test.visitor().api.accounts.tokenLogIn({ email, password }))).toBe(
      'accounts.second-factor',
    );
    expect(await getErrorCode(test.visitor().api.accounts.tokenLogIn({ email, password, code: '000000' }))).toBe(
      'accounts.code',
    );
    expect(
      await getErrorCode(test.visitor().api.accounts.tokenLogIn({ email, password: 'wrong words', code: phone.at(0) })),
    ).toBe('accounts.credentials');
    const { token } = await test.visitor().api.accounts.tokenLogIn({ email, password, code: phone.at(0) });
    const answer = await test.visitor().request('/api/profile', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('replace the device, each once, in any format', async () => {
    const { email, recoveryCodes } = await withAuthenticator();
    const [first = '', second = ''] = recoveryCodes;
    const visitor = test.visitor();
    const ticket = await requestTicket(email, visitor);
    await visitor.api.accounts.secondFactor({ ticket, recoveryCode: ` ${first.toUpperCase().replace('-', ' ')} ` });
    expect((await visitor.api.accounts.security.overview()).recoveryCodes.left).toBe(9);
    const again = await requestTicket(email);
    const attacker = test.visitor();
    expect(await getErrorCode(attacker.api.accounts.secondFactor({ ticket: again, recoveryCode: first }))).toBe(
      'accounts.code',
    );
    await attacker.api.accounts.secondFactor({ ticket: again, recoveryCode: second });
    expect(await listSubjects(email)).toContain('A recovery code was used on your Foothold account');
  });

  it('belong to one account', async () => {
    const one = await withAuthenticator();
    const other = await withAuthenticator();
    const ticket = await requestTicket(one.email);
    const recoveryCode = other.recoveryCodes[0] ?? '';
    expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket, recoveryCode }))).toBe(
      'accounts.code',
    );
  });

  it('are regenerated after a recent second-factor check, which revokes the earlier ones', async () => {
    const { person, email, recoveryCodes } = await withAuthenticator();
    wait(6 * MINUTE);
    expect(await getErrorCode(person.api.accounts.security.newRecoveryCodes({}))).toBe('accounts.verify-again');
    await person.api.accounts.security.verify({ recoveryCode: recoveryCodes[1] ?? '' });
    const newCodes = await person.api.accounts.security.newRecoveryCodes({});
    expect(newCodes.recoveryCodes).toHaveLength(10);
    expect(newCodes.recoveryCodes).not.toContain(recoveryCodes[0]);
    const ticket = await requestTicket(email);
    const visitor = test.visitor();
    const old = recoveryCodes[0] ?? '';
    expect(await getErrorCode(visitor.api.accounts.secondFactor({ ticket, recoveryCode: old }))).toBe('accounts.code');
    await visitor.api.accounts.secondFactor({ ticket, recoveryCode: newCodes.recoveryCodes[0] ?? '' });
  });

  it('are stored only as keyed hashes, and never required without a second factor', async () => {
    const { recoveryCodes } = await withAuthenticator();
    const rows = JSON.stringify(await test.app.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
    const { person } = await createMember();
    expect(await getErrorCode(person.api.accounts.security.newRecoveryCodes({}))).toBe('accounts.no-second-factor');
    expect(await getErrorCode(person.api.accounts.security.verify({ code: '123456' }))).toBe(
      'accounts.no-second-factor',
    );
  });
});

describe('login ticket', () => {
  it('expires after 5 minutes', async () => {
    const { email, phone } = await withAuthenticator();
    const ticket = await requestTicket(email);
    wait(5 * MINUTE);
    expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket, code: phone.at(0) }))).toBe(
      'accounts.log-in-again',
    );
  });

  it('cannot be forged, moved to another account, or extended', async () => {
    const one = await withAuthenticator();
    const other = await withAuthenticator();
    wait(MINUTE);
    const ticket = await requestTicket(one.email);
    const [, until = '', nonce, signature] = ticket.split('.');
    const otherId = (await other.person.api.accounts.me()).viewer?.id ?? '';
    const id = (await one.person.api.accounts.me()).viewer?.id ?? '';
    for (const forged of [
      `${otherId}.${until}.${nonce}.${signature}`,
      `${id}.${Number(until) + MINUTE}.${nonce}.${signature}`,
      `${id}.${until}.${nonce}.${Buffer.alloc(32).toString('base64url')}`,
      `${id}.${until}.${nonce}.`,
      `${id}.NaN.${nonce}.${signature}`,
      'x'.repeat(40),
    ])
      expect(
        await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket: forged, code: other.phone.at(0) })),
      ).toBe('accounts.log-in-again');
    // The right one accepts no one else's proof.
    expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket, code: other.phone.at(0) }))).toBe(
      'accounts.code',
    );
  });

  it('is revoked when the password changes', async () => {
    const { person, email, phone } = await withAuthenticator();
    wait(MINUTE);
    const ticket = await requestTicket(email);
    await person.api.accounts.changePassword({ current: password, password: 'other plain words here' });
    expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket, code: phone.at(0) }))).toBe(
      'accounts.log-in-again',
    );
  });

  it('requires exactly one proof', async () => {
    const { email, phone, recoveryCodes } = await withAuthenticator();
    const ticket = await requestTicket(email);
    const both = { code: phone.at(0), recoveryCode: recoveryCodes[0] ?? '' };
    expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket, ...both }))).toBe('request.invalid');
    expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket }))).toBe('request.invalid');
    expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket, code: 'abcdef' }))).toBe(
      'request.invalid',
    );
  });
});

describe('visibility of a second factor', () => {
  it('is revealed only after the right password; a wrong one looks like an unknown account', async () => {
    const plain = await createMember();
    const secured = await withAuthenticator();
    const answers = await Promise.all(
      [plain.email, secured.email, 'nobody-at-all@example.com'].map(async (email) => {
        const answer = await test.visitor().request('/api/accounts/log-in', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'wrong plain words' }),
        });
        const { requestId, ...body } = (await answer.json()) as { requestId: string };
        expect(requestId).toBeDefined();
        return { status: answer.status, body };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'accounts.credentials' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});

describe('passkeys', () => {
  it('sign in without a password, and are listed with their last use', async () => {
    const { person, email, key, passkey, recoveryCodes } = await withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    expect(passkey).toMatchObject({ name: 'Laptop', backedUp: true, lastUsedAt: null });
    const visitor = test.visitor();
    const requestOptions = await visitor.api.accounts.passkeyOptions({ for: 'log-in' });
    expect(requestOptions).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(requestOptions.allowCredentials).toBeUndefined();
    const viewer = await visitor.api.accounts.passkeyLogIn({ assertion: key.get(requestOptions, ORIGIN) });
    expect(viewer.email).toBe(email);
    expect(await isLoggedIn(visitor)).toBe(true);
    const overview = await person.api.accounts.security.overview();
    expect(overview.passkeys).toMatchObject([{ id: passkey.id, lastUsedAt: expect.any(String) }]);
    expect((await visitor.api.accounts.security.overview()).verifiedUntil).not.toBeNull();
    expect(await listSubjects(email)).toContain('Passkey added to your Foothold account');
  });

  it('sign a challenge once, for its purpose, within 5 minutes', async () => {
    const { key, email } = await withPasskey();
    const api = () => test.visitor().api.accounts;
    const requestOptions = await api().passkeyOptions({ for: 'log-in' });
    const assertion = key.get(requestOptions, ORIGIN);
    const all = await Promise.all(Array.from({ length: 5 }, () => safe(api().passkeyLogIn({ assertion }))));
    expect(all.filter(({ error }) => error === null)).toHaveLength(1);

    const old = key.get(await api().passkeyOptions({ for: 'log-in' }), ORIGIN);
    wait(5 * MINUTE);
    expect(await getErrorCode(api().passkeyLogIn({ assertion: old }))).toBe('accounts.passkey');

    const ticket = await requestTicket(email);
    const second = key.get(await api().passkeyOptions({ for: 'second-factor', ticket }), ORIGIN);
    expect(await getErrorCode(api().passkeyLogIn({ assertion: second }))).toBe('accounts.passkey');
    const first = key.get(await api().passkeyOptions({ for: 'log-in' }), ORIGIN);
    expect(await getErrorCode(api().secondFactor({ ticket, assertion: first }))).toBe('accounts.passkey');
  });

  it('refuse signatures for another site, with other bytes, or from another key', async () => {
    const { key } = await withPasskey();
    const stranger = softKey();
    const api = () => test.visitor().api.accounts;
    const requestOptions = () => api().passkeyOptions({ for: 'log-in' });
    const cases = [
      key.get(await requestOptions(), 'https://evil.example'),
      key.get({ ...(await requestOptions()), rpId: 'evil.example' }, ORIGIN),
      key.get({ ...(await requestOptions()), challenge: Buffer.alloc(32).toString('base64url') }, ORIGIN),
      stranger.get(await requestOptions(), ORIGIN),
      { ...stranger.get(await requestOptions(), ORIGIN), id: key.get(await requestOptions(), ORIGIN).id },
    ];
    const edited = key.get(await requestOptions(), ORIGIN);
    edited.response.clientDataJSON = Buffer.from('{not json').toString('base64url');
    for (const assertion of [...cases, edited])
      expect(await getErrorCode(api().passkeyLogIn({ assertion }))).toBe('accounts.passkey');
    expect(await getErrorCode(api().passkeyLogIn({ assertion: { id: 'x' } as never }))).toBe('request.invalid');
  });

  it('sign in without a password only if the device verified its user, and always work as a second factor', async () => {
    const { key, email } = await withPasskey(softKey({ verifiesUser: false }));
    const visitor = test.visitor();
    const requestOptions = await visitor.api.accounts.passkeyOptions({ for: 'log-in' });
    expect(await getErrorCode(visitor.api.accounts.passkeyLogIn({ assertion: key.get(requestOptions, ORIGIN) }))).toBe(
      'accounts.passkey',
    );
    const ticket = await requestTicket(email, visitor);
    const second = await visitor.api.accounts.passkeyOptions({ for: 'second-factor', ticket });
    expect(second.allowCredentials).toHaveLength(1);
    await visitor.api.accounts.secondFactor({ ticket, assertion: key.get(second, ORIGIN) });
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  it('are rejected as copies if their counter goes backward', async () => {
    const { key } = await withPasskey(softKey({ counter: 5 }));
    const visitor = test.visitor();
    const getAssertion = async () => key.get(await visitor.api.accounts.passkeyOptions({ for: 'log-in' }), ORIGIN);
    await visitor.api.accounts.passkeyLogIn({ assertion: await getAssertion() });
    key.counter = 3;
    expect(await getErrorCode(visitor.api.accounts.passkeyLogIn({ assertion: await getAssertion() }))).toBe(
      'accounts.passkey',
    );
  });

  it("of one member can't be added, renamed, removed, or verified with by another", async () => {
    const one = await withPasskey();
    const other = await withPasskey();
    const { security } = other.person.api.accounts;
    expect(await getErrorCode(security.renamePasskey({ id: one.passkey.id, name: 'Mine now' }))).toBe(
      'resource.not-found',
    );
    expect(await getErrorCode(security.removePasskey({ id: one.passkey.id }))).toBe('resource.not-found');
    expect(await getErrorCode(security.removePasskey({ id: 'nope' }))).toBe('resource.not-found');
    const requestOptions = await other.person.api.accounts.passkeyOptions({ for: 'verify' });
    expect(await getErrorCode(security.verify({ assertion: one.key.get(requestOptions, ORIGIN) }))).toBe(
      'accounts.passkey',
    );
    // A challenge issued for one account adds nothing to another.
    const creation = await one.person.api.accounts.security.passkeyCreation({});
    const response = softKey().create(creation, ORIGIN);
    expect(await getErrorCode(security.addPasskey({ name: 'x', response }))).toBe('accounts.passkey');
    // The same credential is added only once.
    const again = one.key.create(await security.passkeyCreation({}), ORIGIN);
    expect(await getErrorCode(security.addPasskey({ name: 'x', response: again }))).toBe('accounts.passkey');
    expect((await security.renamePasskey({ id: other.passkey.id, name: ' Phone ' })).name).toBe('Phone');
  });

  it('are limited to ten', async () => {
    const { person } = await withPasskey();
    const { security } = person.api.accounts;
    const registrationOptions = [];
    for (let count = 0; count < 12; count++) registrationOptions.push(await security.passkeyCreation({}));
    const added = await Promise.all(
      registrationOptions.map((requestOptions) =>
        safe(security.addPasskey({ name: 'One of many', response: softKey().create(requestOptions, ORIGIN) })),
      ),
    );
    expect(added.filter(({ error }) => error === null)).toHaveLength(9);
    expect((await security.overview()).passkeys).toHaveLength(10);
    expect(await getErrorCode(security.passkeyCreation({}))).toBe('accounts.passkeys-full');
  });

  it('are offered for a ticket or an account that has some', async () => {
    const { email } = await withAuthenticator();
    const visitor = test.visitor();
    const ticket = await requestTicket(email, visitor);
    const { passkeyOptions } = visitor.api.accounts;
    expect(await getErrorCode(passkeyOptions({ for: 'second-factor', ticket }))).toBe('accounts.no-second-factor');
    expect(await getErrorCode(passkeyOptions({ for: 'second-factor', ticket: 'x'.repeat(50) }))).toBe(
      'accounts.log-in-again',
    );
    expect(await getErrorCode(passkeyOptions({ for: 'verify' }))).toBe('access.sign-in');
  });
});

describe('changing sign-in methods', () => {
  it('requires the password if there is no second factor', async () => {
    const { person } = await createMember();
    const { security } = person.api.accounts;
    const refusalForWrongPassword = await getRefusal(security.startAuthenticator({ password: 'not the password' }));
    expect(refusalForWrongPassword).toMatchObject({ code: 'accounts.password', status: 400 });
    expect(Object.keys(refusalForWrongPassword.data.fields ?? {})).toEqual(['password']);
    expect(await getErrorCode(security.startAuthenticator({}))).toBe('accounts.password');
    expect(await getErrorCode(security.passkeyCreation({}))).toBe('accounts.password');
    expect(await getErrorCode(security.confirmAuthenticator({ code: '123456' }))).toBe('resource.not-found');
  });

  it('requires a recent second-factor check if there is one, even with the password', async () => {
    const { person, phone } = await withAuthenticator();
    const { security } = person.api.accounts;
    wait(6 * MINUTE);
    expect(await getErrorCode(security.passkeyCreation({ password }))).toBe('accounts.verify-again');
    expect(await getErrorCode(security.startAuthenticator({ password }))).toBe('accounts.verify-again');
    expect(await getRefusal(security.removeAuthenticator({}))).toMatchObject({
      code: 'accounts.verify-again',
      status: 403,
    });
    expect(await getErrorCode(security.verify({ code: '000000' }))).toBe('accounts.code');
    const { verifiedUntil } = await security.verify({ code: phone.at(0) });
    expect(Date.parse(verifiedUntil) - test.clock.now.getTime()).toBe(5 * MINUTE);
    await security.passkeyCreation({});
  });

  it('accepts no proof from another session', async () => {
    const { email, phone } = await withAuthenticator();
    wait(MINUTE);
    const [one, other] = [test.visitor(), test.visitor()];
    await one.api.accounts.secondFactor({ ticket: await requestTicket(email), code: phone.at(-1) });
    await other.api.accounts.secondFactor({ ticket: await requestTicket(email), code: phone.at(0) });
    wait(6 * MINUTE);
    await one.api.accounts.security.verify({ code: phone.at(0) });
    expect(await getErrorCode(other.api.accounts.security.newRecoveryCodes({}))).toBe('accounts.verify-again');
  });

  it('removes the recovery codes along with the last factor', async () => {
    const { person, email, phone } = await withAuthenticator();
    const { security } = person.api.accounts;
    const key = softKey();
    const response = key.create(await security.passkeyCreation({}), ORIGIN);
    const { passkey, recoveryCodes } = await security.addPasskey({ name: 'Key', response });
    expect(recoveryCodes).toBeNull();
    await security.removePasskey({ id: passkey.id });
    expect((await security.overview()).recoveryCodes.left).toBe(10);
    await security.removeAuthenticator({});
    expect(await security.overview()).toMatchObject({ authenticator: null, passkeys: [], recoveryCodes: { left: 0 } });
    expect(await getErrorCode(security.removeAuthenticator({}))).toBe('resource.not-found');
    expect((await test.visitor().api.accounts.logIn({ email, password })).email).toBe(email);
    expect(phone).toBeDefined();
    const subjects = await listSubjects(email);
    expect(subjects).toContain('Authenticator app removed from your Foothold account');
    expect(subjects).toContain('Passkey removed from your Foothold account');
  });

  it('requires a sign-in', async () => {
    for (const [method, path] of [
      ['GET', '/api/accounts/security'],
      ['POST', '/api/accounts/verify'],
      ['POST', '/api/accounts/security/authenticator'],
      ['POST', '/api/accounts/security/authenticator/confirm'],
      ['DELETE', '/api/accounts/security/authenticator'],
      ['POST', '/api/accounts/security/recovery-codes'],
      ['POST', '/api/accounts/security/passkey-options'],
      ['POST', '/api/accounts/security/passkeys'],
      ['PATCH', '/api/accounts/security/passkeys/x'],
      ['DELETE', '/api/accounts/security/passkeys/x'],
      ['POST', '/api/accounts/change-email'],
      ['DELETE', '/api/accounts/change-email'],
    ] as const)
      expect([path, (await test.visitor().request(path, { method })).status]).toEqual([path, 401]);
  });
});

describe('someone who proves that they own an address', () => {
  it('removes every sign-in method that a stranger left on the account', async () => {
    const email = `claimed-${crypto.randomUUID()}@example.com`;
    const stranger = await signUp(test, { email, name: 'Stran Ger', password, confirmed: false });
    const key = softKey();
    const requestOptions = await stranger.api.accounts.security.passkeyCreation({ password });
    await stranger.api.accounts.security.addPasskey({ name: 'Mine', response: key.create(requestOptions, ORIGIN) });
    const { secret } = await stranger.api.accounts.security.startAuthenticator({});
    await stranger.api.accounts.security.confirmAuthenticator({ code: createDevice(secret).at(0) });

    await test.visitor().api.accounts.requestPasswordReset({ email });
    const message = await test.eventually(() =>
      test.app.db
        .selectFrom('mails')
        .select('body_text')
        .where('recipient', '=', email)
        .where('subject', 'like', 'Reset your%')
        .executeTakeFirst(),
    );
    const token = /token=([\w-]+)/.exec(message.body_text)?.[1] ?? '';
    await test.visitor().api.accounts.resetPassword({ token, password: 'other plain words here' });

    const returningVisitor = test.visitor();
    const challenge = await returningVisitor.api.accounts.passkeyOptions({ for: 'log-in' });
    expect(
      await getErrorCode(returningVisitor.api.accounts.passkeyLogIn({ assertion: key.get(challenge, ORIGIN) })),
    ).toBe('accounts.passkey');
    const owner = test.visitor();
    await owner.api.accounts.logIn({ email, password: 'other plain words here' });
    expect(await owner.api.accounts.security.overview()).toMatchObject({
      authenticator: null,
      passkeys: [],
      recoveryCodes: { left: 0 },
    });
  });
});
