import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { softKey } from './doubles/soft-key.ts';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
const password = 'four plain words here';
const wrongPassword = 'four wrong words here';
const LOG_IN = '/api/accounts/log-in';
const PROGRAM = '/auth/login';
const ORIGIN = 'http://localhost:3000';

beforeEach(async () => {
  await test.app.db.deleteFrom('rate_limits').execute();
});

let networks = 0;
/** A network that nobody has called from before. */
const createAddress = () => `10.${Math.floor(networks / 250) + 1}.${networks++ % 250}.1`;

interface SignInAttempt {
  email: string;
  password: string;
  emailCode?: string;
  code?: string;
}

async function logIn(body: SignInAttempt, { from = createAddress(), as = test.visitor(), path = LOG_IN } = {}) {
  const answer = await as.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, code: answer.status < 300 ? 'ok' : problem.code, problem };
}

/**
 * Strangers have tried a hundred times this hour from ten networks. The first and last attempts run here, and the rest are added to the
 * count.
 */
async function simulateAttack(email: string): Promise<void> {
  await test.app.db.deleteFrom('rate_limits').execute();
  expect((await logIn({ email, password: wrongPassword })).code).toBe('accounts.credentials');
  const hourlyCodes = await test.app.db
    .updateTable('rate_limits')
    .set({ points: 99 })
    .where('expire', '>', String(Date.now() + 30 * 60_000))
    .executeTakeFirst();
  expect(hourlyCodes.numUpdatedRows).toBe(1n);
  expect((await logIn({ email, password: wrongPassword })).code).toBe('accounts.credentials');
}

/** A signed-out member who signed in earlier on a known device and network. */
async function createOwner() {
  const email = `owner-${crypto.randomUUID()}@example.com`;
  await signUp(test, { email, password });
  const network = createAddress();
  const device = test.visitor();
  expect((await logIn({ email, password }, { from: network, as: device })).code).toBe('ok');
  await device.api.accounts.logOut({});
  expect((await device.api.accounts.me()).viewer).toBeNull();
  return { email, network, device };
}

const listCodes = async (email: string) =>
  (
    await test.app.db
      .selectFrom('mails')
      .select('body_text')
      .where('recipient', '=', email)
      .where('subject', '=', 'Your Foothold sign-in code')
      .orderBy('created_at')
      .execute()
  ).map(({ body_text }) => /Your code: (\S+)/.exec(body_text)?.[1] ?? '');

const waitForCodes = (email: string, count: number) =>
  test.eventually(async () => {
    const codes = await listCodes(email);
    return codes.length === count && codes;
  });

/** Waits until all queued jobs are done. */
const waitForJobs = () =>
  test.eventually(async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM pgboss.job WHERE name = 'accounts.send-letter' AND state <> 'completed'`.execute(
      test.app.db,
    );
    return rows[0]?.count === 0;
  });

describe('strangers who use up the attempts for an address', () => {
  it("don't lock out members who signed in before on this device or network", async () => {
    const { email, network, device } = await createOwner();
    await simulateAttack(email);
    expect((await logIn({ email, password }, { as: device })).code).toBe('ok');
    expect((await logIn({ email, password }, { from: network })).code).toBe('ok');
    expect((await logIn({ email, password }, { from: network, path: PROGRAM })).code).toBe('ok');
  });

  it("get a response that doesn't depend on the password, while the owner signs in with an emailed code from a place that is known afterward", async () => {
    const { email } = await createOwner();
    await simulateAttack(email);
    const right = await logIn({ email, password });
    expect(right).toMatchObject({ status: 401, code: 'accounts.email-code-needed' });
    expect(await logIn({ email, password: wrongPassword })).toEqual(right);
    expect(await logIn({ email, password }, { path: PROGRAM })).toEqual(right);
    const [generateCode = ''] = await waitForCodes(email, 3);

    const firstAttempt = { from: createAddress(), as: test.visitor() };
    expect((await logIn({ email, password, emailCode: 'abcde-fghjk' }, firstAttempt)).code).toBe('accounts.email-code');
    expect((await logIn({ email, password: wrongPassword, emailCode: generateCode }, firstAttempt)).code).toBe(
      'accounts.credentials',
    );
    const typed = ` ${generateCode.toUpperCase().replace('-', ' ')}`;
    expect((await logIn({ email, password, emailCode: typed }, firstAttempt)).code).toBe('ok');
    expect((await logIn({ email, password, emailCode: generateCode })).code).toBe('accounts.email-code');
    expect((await logIn({ email, password }, { as: firstAttempt.as })).code).toBe('ok');
    expect((await logIn({ email, password }, { from: firstAttempt.from })).code).toBe('ok');
  });

  it('learn nothing about whether the address has an account', async () => {
    const { email } = await createOwner();
    const unknownEmail = `nobody-${crypto.randomUUID()}@example.com`;
    const answers = async (to: string) => {
      await simulateAttack(to);
      return [
        await logIn({ email: to, password: wrongPassword }),
        await logIn({ email: to, password: wrongPassword }, { path: PROGRAM }),
        await logIn({ email: to, password: wrongPassword, emailCode: 'abcde-fghjk' }),
        await logIn({ email: to, password: wrongPassword, emailCode: 'abcde-fghjk' }, { path: PROGRAM }),
      ];
    };
    expect(await answers(unknownEmail)).toEqual(await answers(email));
    await waitForCodes(email, 2);
    await waitForJobs();
    expect(await listCodes(unknownEmail)).toEqual([]);
  });

  it('cause at most three emails an hour, and an emailed code keeps working', async () => {
    const { email } = await createOwner();
    await simulateAttack(email);
    for (let count = 0; count < 8; count++) await logIn({ email, password: wrongPassword });
    const codes = await waitForCodes(email, 3);
    await waitForJobs();
    expect(await listCodes(email)).toHaveLength(3);
    test.clock.now = new Date(test.clock.now.getTime() + 59 * 60_000);
    await logIn({ email, password: wrongPassword });
    await waitForJobs();
    expect(await listCodes(email)).toHaveLength(3);
    // The first code still works, and frees a slot for another.
    expect((await logIn({ email, password, emailCode: codes[0] ?? '' })).code).toBe('ok');
    await logIn({ email, password: wrongPassword });
    await waitForCodes(email, 4);
    test.clock.now = new Date(test.clock.now.getTime() + 32 * 60_000);
    expect((await logIn({ email, password, emailCode: codes[1] ?? '' })).code).toBe('accounts.email-code');
  });

  it('have no effect after a password reset, which restarts the counts', async () => {
    const { email } = await createOwner();
    await simulateAttack(email);
    expect((await logIn({ email, password })).code).toBe('accounts.email-code-needed');
    const firstAttempt = { from: createAddress(), as: test.visitor() };
    for (let count = 0; count < 10; count++) await logIn({ email, password: wrongPassword }, firstAttempt);
    expect((await logIn({ email, password }, firstAttempt)).code).toBe('request.too-many');

    await firstAttempt.as.api.accounts.requestPasswordReset({ email });
    const message = await test.eventually(() =>
      test.app.db
        .selectFrom('mails')
        .select('body_text')
        .where('recipient', '=', email)
        .where('subject', 'like', 'Reset your%')
        .executeTakeFirst(),
    );
    const next = 'five other plain words here';
    const answer = await firstAttempt.as.request('/api/accounts/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': firstAttempt.from },
      body: JSON.stringify({ token: /token=([\w-]+)/.exec(message.body_text)?.[1], password: next }),
    });
    expect(answer.status).toBe(200);
    expect((await logIn({ email, password: next }, { from: firstAttempt.from })).code).toBe('ok');
    expect((await logIn({ email, password: next })).code).toBe('ok');
    // The place of the reset is known, in case the attempts continue.
    await simulateAttack(email);
    expect((await logIn({ email, password: next }, { as: firstAttempt.as })).code).toBe('ok');
  });

  it("don't block a passkey", async () => {
    const email = `passkey-${crypto.randomUUID()}@example.com`;
    const person = await signUp(test, { email, password });
    const key = softKey();
    const response = key.create(await person.api.accounts.security.passkeyCreation({ password }), ORIGIN);
    await person.api.accounts.security.addPasskey({ name: 'Laptop', response });
    await simulateAttack(email);
    expect((await logIn({ email, password })).code).toBe('accounts.email-code-needed');
    const { accounts } = test.visitor().api;
    const assertion = key.get(await accounts.passkeyOptions({ for: 'log-in' }), ORIGIN);
    expect((await accounts.passkeyLogIn({ assertion })).email).toBe(email);
  });

  it('gain nothing from their own account pending on the same address', async () => {
    const { email } = await createOwner();
    const attacker = test.visitor();
    const from = createAddress();
    const own = 'words of a thief here';
    await attacker.request('/api/accounts/sign-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ name: 'Thief', email, password: own }),
    });
    await attacker.api.accounts.logOut({});
    await simulateAttack(email);
    const refused = await logIn({ email, password: wrongPassword }, { from, as: attacker });
    expect(refused.code).toBe('accounts.email-code-needed');
    expect(await logIn({ email, password }, { from, as: attacker })).toEqual(refused);
    expect((await logIn({ email, password: own }, { from, as: attacker })).code).toBe('ok');
  });
});

describe('known device', () => {
  it("has its own attempts, which others on the network don't use up", async () => {
    const { email, network, device } = await createOwner();
    for (let count = 0; count < 10; count++)
      expect((await logIn({ email, password: wrongPassword }, { from: network })).code).not.toBe('ok');
    expect((await logIn({ email, password }, { from: network })).code).toBe('request.too-many');
    expect((await logIn({ email, password }, { from: network, as: device })).code).toBe('ok');
  });

  it('has ten in 15 minutes', async () => {
    const { email, device } = await createOwner();
    for (let count = 0; count < 10; count++)
      expect((await logIn({ email, password: wrongPassword }, { as: device })).code).toBe('accounts.credentials');
    expect((await logIn({ email, password }, { as: device })).code).toBe('request.too-many');
    expect((await logIn({ email, password })).code).toBe('ok');
  });

  it('is forgotten after a password change or after 180 days', async () => {
    const { email, device } = await createOwner();
    const stranger = { email, password };
    const canLogIn = async (as: Person, typed = password) => {
      await simulateAttack(email);
      return (await logIn({ ...stranger, password: typed }, { as })).code;
    };
    expect(await canLogIn(device)).toBe('ok');
    const other = test.visitor();
    await test.app.db.deleteFrom('rate_limits').execute();
    expect((await logIn(stranger, { as: other })).code).toBe('ok');
    await other.api.accounts.changePassword({ current: password, password: 'five other plain words' });
    expect(await canLogIn(device, 'five other plain words')).toBe('accounts.email-code-needed');

    await test.app.db.deleteFrom('rate_limits').execute();
    expect((await logIn({ email, password: 'five other plain words' }, { as: device })).code).toBe('ok');
    test.clock.now = new Date(test.clock.now.getTime() + 181 * 24 * 60 * 60_000);
    expect(await canLogIn(device, 'five other plain words')).toBe('accounts.email-code-needed');
  });

  it("is a cookie that scripts can't read, and the database stores neither it nor the network in plain text", async () => {
    const { device, network } = await createOwner();
    const [name, value] = [...device.cookies].find(([one]) => one.includes('device')) ?? [];
    expect(name).toBe('foothold.device');
    expect(value).toMatch(/^[\w-]{43}$/);
    const rows = await test.app.db.selectFrom('sign_in_places').selectAll().execute();
    expect(rows.length).toBeGreaterThan(1);
    for (const { hash } of rows)
      for (const plain of [value ?? '', network]) expect(hash.includes(Buffer.from(plain))).toBe(false);
    const answer = await test.visitor().request('/api/accounts/sign-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': createAddress() },
      body: JSON.stringify({ name: 'Noor', email: `noor-${crypto.randomUUID()}@example.com`, password }),
    });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('foothold.device='));
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
  });
});

it('an API client with a second factor sends the emailed code along with its authenticator code', async () => {
  const email = `program-${crypto.randomUUID()}@example.com`;
  const person = await signUp(test, { email, password });
  const { secret } = await person.api.accounts.security.startAuthenticator({ password });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const generateCode = () => totp.generate({ timestamp: test.clock.now.getTime() });
  await person.api.accounts.security.confirmAuthenticator({ code: generateCode() });
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  await simulateAttack(email);
  const firstAttempt = { from: createAddress(), path: PROGRAM };
  expect((await logIn({ email, password }, firstAttempt)).code).toBe('accounts.email-code-needed');
  const [emailCode = ''] = await waitForCodes(email, 1);
  expect((await logIn({ email, password, emailCode }, firstAttempt)).code).toBe('accounts.second-factor');
  expect((await logIn({ email, password, emailCode, code: '000000' }, firstAttempt)).code).toBe('accounts.code');
  expect((await logIn({ email, password, emailCode, code: generateCode() }, firstAttempt)).code).toBe('ok');
  expect((await logIn({ email, password, emailCode }, firstAttempt)).code).toBe('accounts.email-code');
});
