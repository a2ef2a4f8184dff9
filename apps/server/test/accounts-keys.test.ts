import { contract } from '@foothold/contracts';
import { MAX_API_KEYS } from '@foothold/contracts/accounts/keys';
import { isStaffScope, SCOPES, type Scope } from '@foothold/contracts/endpoint';
import { problemSchema } from '@foothold/contracts/errors';
import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { listEndpoints } from '../src/platform/http/api.ts';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';
import { getUserId } from './recruiting-people.ts';

const test = useTestApp();
const password = 'four plain words here';
const DAY_MS = 86_400_000;

async function getErrorCode(promise: Promise<unknown>): Promise<string | undefined> {
  const { error } = await safe(promise);
  return (error as { code?: string } | null)?.code;
}

const createKey = (person: Person, scopes: readonly Scope[] = ['profile:read'], name = 'My script') =>
  person.api.accounts.keys.create({ name, scopes: [...scopes], days: 30, password });

/** Calls an endpoint with a key and nothing else. */
async function call(key: string, path = '/api/profile', method = 'GET') {
  const answer = await fetch(new URL(path, test.url), {
    method,
    headers: { authorization: `Bearer ${key}`, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const body: unknown = await answer.json().catch(() => null);
  return { status: answer.status, code: problemSchema.safeParse(body).data?.code };
}

/** Runs with the server's clock moved forward. */
async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const before = test.clock.now;
  test.clock.now = new Date(before.getTime() + ms);
  try {
    return await run();
  } finally {
    test.clock.now = before;
  }
}

const SIGN_IN = { status: 401, code: 'access.sign-in' };

describe('an API key', () => {
  it('is shown once, stored as a hash, and listed without its secret', async () => {
    const person = await signUp(test);
    const { key, ...created } = await createKey(person, ['listings:read', 'profile:read'], '  Spreadsheet ');
    expect(created).toMatchObject({ name: 'Spreadsheet', scopes: ['profile:read', 'listings:read'], lastUsedAt: null });
    expect(key.startsWith(created.start)).toBe(true);
    expect(await person.api.accounts.keys.list()).toEqual({ keys: [created], signIns: [] });
    const rows = await test.app.db.selectFrom('access_tokens').selectAll().where('id', '=', created.id).execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(created.start.length));
    expect((await call(key)).status).toBe(200);
    const { keys } = await person.api.accounts.keys.list();
    expect(keys[0]?.lastUsedAt).toBe(test.clock.now.toISOString());
  });

  it('is announced to the owner by email', async () => {
    const email = `keys-${crypto.randomUUID()}@example.com`;
    await createKey(await signUp(test, { email }));
    const message = await test.app.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .where('subject', 'like', 'API key created%')
      .execute();
    expect(message.length).toBe(1);
  });

  it('needs the password, or a fresh second factor', async () => {
    const person = await signUp(test);
    const create = (given?: string) =>
      getErrorCode(
        person.api.accounts.keys.create({
          name: 'A',
          scopes: ['profile:read'],
          days: 7,
          ...(given && { password: given }),
        }),
      );
    expect(await create()).toBe('accounts.password');
    expect(await create('another few plain words')).toBe('accounts.password');
  });

  it('refuses a name, permission, or time that it does not know', async () => {
    const { request } = await signUp(test);
    const valid = { name: 'A', scopes: ['profile:read'], days: 30, password };
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { scopes: [] },
      { scopes: ['session'] },
      { scopes: ['profile:read', 'profile:read'] },
      { days: 0 },
      { days: 36_500 },
    ]) {
      const answer = await request('/api/accounts/keys', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...valid, ...wrong }),
      });
      const problem = problemSchema.parse(await answer.json());
      expect([answer.status, problem.code, Object.keys(problem.fields ?? {})[0]?.split('.')[0]]).toEqual([
        400,
        'request.invalid',
        Object.keys(wrong)[0],
      ]);
    }
  });

  it('ends when it expires, when it is revoked, and with a password reset', async () => {
    const email = `keys-${crypto.randomUUID()}@example.com`;
    const person = await signUp(test, { email });
    const [expiring, revoked, other] = [await createKey(person), await createKey(person), await createKey(person)];
    expect(await later(30 * DAY_MS, () => call(expiring.key))).toEqual(SIGN_IN);
    await person.api.accounts.keys.revoke({ id: revoked.id });
    expect(await call(revoked.key)).toEqual(SIGN_IN);
    await person.api.accounts.changePassword({ current: password, password: 'four other words here' });
    expect((await call(other.key)).status).toBe(200);
    await person.api.accounts.requestPasswordReset({ email });
    const token = await test.eventually(async () => {
      const mail = await test.app.db
        .selectFrom('mails')
        .select('body_text')
        .where('recipient', '=', email)
        .where('subject', 'like', 'Reset your%')
        .executeTakeFirst();
      return /token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1];
    });
    await test.visitor().api.accounts.resetPassword({ token, password: 'four last words here' });
    expect(await call(other.key)).toEqual(SIGN_IN);
  });

  it('is not revoked by someone else, and a missing one is not found', async () => {
    const [owner, other] = [await signUp(test), await signUp(test)];
    const { id, key } = await createKey(owner);
    for (const unknown of [id, crypto.randomUUID(), 'x'])
      expect(await getErrorCode(other.api.accounts.keys.revoke({ id: unknown }))).toBe('resource.not-found');
    expect((await call(key)).status).toBe(200);
    expect((await other.api.accounts.keys.list()).keys).toEqual([]);
  });

  it('stops working with its account', async () => {
    const person = await signUp(test);
    const { key } = await createKey(person);
    await test.app.db
      .deleteFrom('users')
      .where('id', '=', await getUserId(person))
      .execute();
    expect(await call(key)).toEqual(SIGN_IN);
  });

  it(`is limited to ${MAX_API_KEYS} for an account, also at once`, async () => {
    const person = await signUp(test);
    for (let count = 0; count < MAX_API_KEYS - 2; count++) await createKey(person);
    const codes = await Promise.all(
      Array.from({ length: 4 }, () =>
        createKey(person).then(
          () => 'created',
          (error: { code?: string }) => error.code,
        ),
      ),
    );
    expect(codes.sort()).toEqual(['accounts.keys-full', 'accounts.keys-full', 'created', 'created']);
    await person.api.accounts.keys.revoke({ id: (await person.api.accounts.keys.list()).keys[0]?.id ?? '' });
    expect((await createKey(person)).name).toBe('My script');
  });

  it('never acts as the session of a cookie that comes with it', async () => {
    const [owner, other] = [await signUp(test), await signUp(test)];
    const { key } = await createKey(other);
    const mine = await owner.api.accounts.me();
    const answer = await owner.request('/api/profile', { headers: { authorization: `Bearer ${key}` } });
    expect(((await answer.json()) as { id: string }).id).not.toBe(mine.viewer?.id);
    const wrong = await owner.request('/api/profile', { headers: { authorization: 'Bearer x' } });
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
    const without = await test.visitor().request('/api/v1/profile');
    expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });
});

describe('GET /api/accounts/token', () => {
  it('tells a token its scopes, and nothing to a session or without a token', async () => {
    const person = await signUp(test);
    const { key } = await createKey(person, ['listings:read', 'profile:read']);
    for (const path of ['/api/accounts/token', '/api/v1/accounts/token']) {
      const answer = await fetch(new URL(path, test.url), { headers: { authorization: `Bearer ${key}` } });
      expect(await answer.json()).toEqual({ scopes: ['profile:read', 'listings:read'] });
    }
    expect(await getErrorCode(person.api.accounts.keys.current())).toBe('access.scope');
    expect(await getErrorCode(test.visitor().api.accounts.keys.current())).toBe('access.sign-in');
  });
});

describe('a sign-in of an API client', () => {
  const logIn = async (email: string) => (await test.visitor().api.accounts.tokenLogIn({ email, password })).token;
  const refresh = async (token: string) => {
    const answer = await fetch(new URL('/auth/refresh', test.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    return ((await answer.json()) as { token?: string }).token ?? '';
  };
  const setUp = async () => {
    const email = `client-${crypto.randomUUID()}@example.com`;
    const person = await signUp(test, { email });
    return { email, person, token: await logIn(email) };
  };

  it('is listed for the member, who can revoke it with all its tokens', async () => {
    const { person, token } = await setUp();
    const newer = await refresh(token);
    expect((await call(newer)).status).toBe(200);
    const { signIns } = await person.api.accounts.keys.list();
    expect(signIns.length).toBe(1);
    await person.api.accounts.keys.revoke({ id: signIns[0]?.id ?? '' });
    expect(await call(newer)).toEqual(SIGN_IN);
    expect(await refresh(newer)).toBe('');
  });

  it('ends if a replaced token is used again, and the owner is told', async () => {
    const { email, token } = await setUp();
    const newer = await refresh(token);
    // A call that was on its way ends nothing.
    expect(await call(token)).toEqual(SIGN_IN);
    expect((await call(newer)).status).toBe(200);
    await later(11_000, async () => {
      expect(await call(token)).toEqual(SIGN_IN);
      expect(await call(newer)).toEqual(SIGN_IN);
      expect(await call(token)).toEqual(SIGN_IN);
    });
    const mails = await test.app.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .where('subject', 'like', 'A program was signed out%')
      .execute();
    expect(mails.length).toBe(1);
  });

  it('is replaced by one of several simultaneous refreshes', async () => {
    const { token } = await setUp();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
    expect(tokens.filter(Boolean).length).toBe(1);
  });

  it('ends when the password is changed', async () => {
    const { person, token } = await setUp();
    await person.api.accounts.changePassword({ current: password, password: 'four other words here' });
    expect(await call(token)).toEqual(SIGN_IN);
  });

  it('can’t be refreshed with an API key', async () => {
    const { key } = await createKey(await signUp(test), SCOPES);
    expect(await call(key, '/auth/refresh', 'POST')).toEqual({ status: 403, code: 'access.scope' });
  });
});

/** An URL of the endpoint in which every ID is unknown. */
const fillPath = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');

const isAdmitted = ({ status, code }: { status: number; code?: string | undefined }) =>
  status !== 401 && code !== 'access.scope' && code !== 'access.denied' && code !== 'access.sign-in';

describe('every endpoint', () => {
  const endpoints = listEndpoints(contract).filter(
    ({ meta }) => meta.access !== 'anyone' && meta.answer !== 'stream' && !meta.rawBody,
  );
  /** POST because of the size of what it calculates with. Nothing of it is stored. */
  const CALCULATED = [
    'POST /api/answers/find',
    'POST /api/resume/analyze',
    'POST /api/resumes/{id}/lines/draft',
    'POST /api/resumes/{id}/preview',
    'POST /api/resumes/{id}/letters/{kind}/draft',
    'POST /api/resumes/{id}/letters/{kind}/check',
    'POST /api/resumes/{id}/letters/{kind}/reword',
  ];

  it('admits a key with its scope, and no other token', async () => {
    const person = await signUp(test);
    const withScope = new Map<Scope, string>();
    for (const scope of SCOPES) withScope.set(scope, (await createKey(person, [scope], scope)).key);
    const other = await signUp(test);
    const withoutScope = new Map<Scope, string>();
    for (const scope of SCOPES)
      withoutScope.set(
        scope,
        (
          await createKey(
            other,
            SCOPES.filter((one) => one !== scope),
            scope,
          )
        ).key,
      );
    const owner = await signUp(test);
    const [whole, expired, revoked] = [await createKey(owner, SCOPES), await createKey(owner), await createKey(owner)];
    await test.owner
      .updateTable('access_tokens')
      .set({ created_at: new Date(0), expires_at: new Date(1) })
      .where('id', '=', expired.id)
      .execute();
    await owner.api.accounts.keys.revoke({ id: revoked.id });

    const wrong: string[] = [];
    for (const { name, method, path, meta } of endpoints) {
      const url = fillPath(path);
      const { scope } = meta;
      const check = async (what: string, key: string, expected: boolean) => {
        const answer = await call(key, url, method);
        if (isAdmitted(answer) !== expected) wrong.push(`${name} ${what}: ${answer.status} ${answer.code ?? ''}`);
        if (answer.status >= 500) wrong.push(`${name} ${what}: ${answer.status}`);
      };
      await check('expired', expired.key, false);
      await check('revoked', revoked.key, false);
      // Signing out, with a key of its own, revokes it.
      if (scope === 'token') continue;
      if (scope === 'session' || scope === 'none' || isStaffScope(scope)) await check('every scope', whole.key, false);
      else {
        await check(`with ${scope}`, withScope.get(scope) ?? '', true);
        await check(`without ${scope}`, withoutScope.get(scope) ?? '', false);
      }
    }
    expect(wrong).toEqual([]);
    expect(endpoints.length).toBeGreaterThan(200);
  }, 300_000);

  it('needs a session for what proves a decision of the owner or manages the account', () => {
    const scoped = endpoints.filter(({ meta }) => meta.scope !== 'session').map(({ path }) => path);
    for (const forbidden of [
      /approv/,
      /\/security\b/,
      /\/keys\b/,
      /billing/,
      /\/consents\b/,
      /\/erase/,
      /mailbox/,
      /members/,
    ])
      expect(scoped.filter((path) => forbidden.test(path))).toEqual([]);
  });

  it('that changes something requires a scope to write', () => {
    const reading = endpoints.filter(({ method, meta }) => method !== 'GET' && meta.scope.endsWith(':read'));
    expect(reading.map(({ method, path }) => `${method} ${path}`)).toEqual(CALCULATED);
  });
});

describe('pages of another origin', () => {
  const FOREIGN = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' };
  const send = (path: string, method: string, headers: Record<string, string>) =>
    fetch(new URL(path, test.url), {
      method,
      headers: { ...FOREIGN, ...headers, ...(method === 'PUT' && { 'content-type': 'application/json' }) },
      ...(method === 'PUT' && { body: JSON.stringify({ name: 'Ada Sample', region: 'us' }) }),
    });

  it('call the versioned API with a key, and read its answers', async () => {
    const { key } = await createKey(await signUp(test), ['profile:read', 'profile:write']);
    const preflight = await send('/api/v1/profile', 'OPTIONS', { 'access-control-request-method': 'PUT' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);
    for (const method of ['GET', 'PUT']) {
      const answer = await send('/api/v1/profile', method, { authorization: `Bearer ${key}` });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    }
    const refused = await send('/api/v1/profile', 'GET', { authorization: 'Bearer x' });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  });

  it('can’t use a cookie, another path, or a request without a key', async () => {
    const person = await signUp(test);
    const { key } = await createKey(person, ['profile:read', 'profile:write']);
    const put = {
      method: 'PUT',
      headers: { ...FOREIGN, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada Sample', region: 'us' }),
    };
    const withCookie = await person.request('/api/v1/profile', put);
    expect([withCookie.status, withCookie.headers.has('access-control-allow-origin')]).toEqual([403, false]);
    const read = await person.request('/api/v1/profile', { headers: FOREIGN });
    expect(read.headers.has('access-control-allow-origin')).toBe(false);
    const elsewhere = await send('/api/profile', 'PUT', { authorization: `Bearer ${key}` });
    expect([elsewhere.status, elsewhere.headers.has('access-control-allow-origin')]).toEqual([403, false]);
    // The cookie of the one and the key of the other: the key's owner is the caller, or nobody.
    const other = await signUp(test);
    const mixed = await other.request('/api/v1/profile', {
      ...put,
      headers: { ...put.headers, authorization: 'Bearer x' },
    });
    expect(mixed.status).toBe(401);
  });
});
