import { safe } from '@orpc/client';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });
const password = 'four plain words here';

beforeEach(async () => {
  await test.app.db.deleteFrom('rate_limits').execute();
});

async function getErrorCode(promise: Promise<unknown>): Promise<string> {
  const { error } = await safe(promise);
  return (error as { code?: string } | null)?.code ?? 'ok';
}

async function createSecuredAccount() {
  const email = `limited-${crypto.randomUUID()}@example.com`;
  const person = await signUp(test, { email, password });
  const { secret } = await person.api.accounts.security.startAuthenticator({ password });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const generateCode = () => totp.generate({ timestamp: test.clock.now.getTime() });
  await person.api.accounts.security.confirmAuthenticator({ code: generateCode() });
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  const requestTicket = async () => {
    const { error } = await safe(test.visitor().api.accounts.logIn({ email, password }));
    return (error as unknown as { data: { data: { ticket: string } } }).data.data.ticket;
  };
  return { person, email, code: generateCode, ticket: requestTicket };
}

describe('password attempts', () => {
  it('allow ten in 15 minutes per account and address, counted across both sign-in endpoints', async () => {
    for (const email of [`known-${crypto.randomUUID()}@example.com`, `unknown-${crypto.randomUUID()}@example.com`]) {
      if (email.startsWith('known')) await signUp(test, { email, password, confirmed: false });
      const codes: string[] = [];
      for (let count = 0; count < 12; count++) {
        const { accounts } = test.visitor().api;
        const wrongCredentials = { email, password: 'wrong plain words' };
        codes.push(
          await getErrorCode(
            count % 2 === 0 ? accounts.logIn(wrongCredentials) : accounts.tokenLogIn(wrongCredentials),
          ),
        );
      }
      expect(codes).toEqual([
        ...Array.from({ length: 10 }, () => 'accounts.credentials'),
        'request.too-many',
        'request.too-many',
      ]);
      // Now even the right password is rejected.
      expect(await getErrorCode(test.visitor().api.accounts.logIn({ email, password }))).toBe('request.too-many');
    }
  });
});

describe('second-factor attempts', () => {
  it('allows five per ticket', async () => {
    const { code, ticket } = await createSecuredAccount();
    const one = await ticket();
    for (let count = 0; count < 5; count++)
      expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket: one, code: '000000' }))).toBe(
        'accounts.code',
      );
    expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket: one, code: code() }))).toBe(
      'request.too-many',
    );
    expect(await getErrorCode(test.visitor().api.accounts.secondFactor({ ticket: await ticket(), code: code() }))).toBe(
      'ok',
    );
  });

  it('allow ten in 15 minutes per account across all endpoints', async () => {
    const { person, email, code, ticket } = await createSecuredAccount();
    const [one, two] = [await ticket(), await ticket()];
    const tries = [
      ...Array.from(
        { length: 4 },
        () => () => test.visitor().api.accounts.secondFactor({ ticket: one, code: '000000' }),
      ),
      ...Array.from({ length: 3 }, () => () => person.api.accounts.security.verify({ code: '000000' })),
      ...Array.from(
        { length: 3 },
        () => () => test.visitor().api.accounts.tokenLogIn({ email, password, code: '000000' }),
      ),
    ];
    for (const attempt of tries) expect(await getErrorCode(attempt())).toBe('accounts.code');
    const { accounts } = test.visitor().api;
    expect(await getErrorCode(accounts.secondFactor({ ticket: two, code: code() }))).toBe('request.too-many');
    expect(await getErrorCode(accounts.secondFactor({ ticket: two, recoveryCode: 'abcde-fghjk' }))).toBe(
      'request.too-many',
    );
    expect(await getErrorCode(person.api.accounts.security.verify({ code: code() }))).toBe('request.too-many');
    // Other accounts aren't affected.
    const other = await createSecuredAccount();
    expect(await getErrorCode(accounts.secondFactor({ ticket: await other.ticket(), code: other.code() }))).toBe('ok');
  });

  it('report how long to wait', async () => {
    const { person } = await createSecuredAccount();
    for (let count = 0; count < 10; count++)
      await getErrorCode(person.api.accounts.security.verify({ code: '000000' }));
    const answer = await person.request('/api/accounts/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: '000000' }),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await answer.json()).toMatchObject({ data: { retryAfterSeconds: expect.any(Number) } });
  });
});

describe('guessing the password of a signed-in session', () => {
  it('is limited to ten attempts in 15 minutes across all endpoints', async () => {
    const person = await signUp(test, { email: `open-${crypto.randomUUID()}@example.com`, password });
    const { accounts } = person.api;
    const wrongCredentials = 'wrong plain words';
    const guessedCodes = [
      () => accounts.changePassword({ current: wrongCredentials, password: 'four other words here' }),
      () => accounts.privacy.requestExport({ password: wrongCredentials }),
      () => accounts.privacy.erase({ password: wrongCredentials, words: 'erase' }),
      () => accounts.security.startAuthenticator({ password: wrongCredentials }),
      () => accounts.security.passkeyCreation({ password: wrongCredentials }),
      () =>
        accounts.security.changeEmail({ password: wrongCredentials, email: `to-${crypto.randomUUID()}@example.com` }),
    ];
    const codes: string[] = [];
    for (const guess of [...guessedCodes, ...guessedCodes]) codes.push(await getErrorCode(guess()));
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 'accounts.password'),
      'request.too-many',
      'request.too-many',
    ]);
    // Now even the right password is rejected. Calls that involve no guessing still work.
    for (const guess of guessedCodes) expect(await getErrorCode(guess())).toBe('request.too-many');
    expect(await getErrorCode(accounts.privacy.requestExport({ password }))).toBe('request.too-many');
    expect(await getErrorCode(accounts.security.verify({ code: '000000' }))).toBe('request.too-many');
    expect(await getErrorCode(accounts.security.startAuthenticator({}))).toBe('accounts.password');
    expect(await getErrorCode(accounts.me())).toBe('ok');
  });
});

describe('confirmation emails', () => {
  it('are resent five times an hour, whether signed in or with the earlier link', async () => {
    const email = `again-${crypto.randomUUID()}@example.com`;
    const person = await signUp(test, { email, password, confirmed: false });
    const message = await test.eventually(() =>
      test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirst(),
    );
    const token = /token=([\w-]+)/.exec(message.body_text)?.[1] ?? '';
    const signedIn: string[] = [];
    const codesByLink: string[] = [];
    for (let count = 0; count < 6; count++)
      signedIn.push(await getErrorCode(person.api.accounts.resendConfirmation({})));
    expect(signedIn).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'request.too-many']);
    await test.eventually(async () => {
      const { count } = await test.app.db
        .selectFrom('mails')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow();
      return count === 6;
    });
    // A replaced link confirms nothing, but its holder can still request another.
    expect((await test.visitor().request(`/api/confirm-email?token=${token}`)).status).toBe(400);
    for (let count = 0; count < 6; count++)
      codesByLink.push(await getErrorCode(test.visitor().api.accounts.resendConfirmation({ token })));
    expect(codesByLink).toEqual([...Array.from({ length: 5 }, () => 'ok'), 'request.too-many']);
  });
});
