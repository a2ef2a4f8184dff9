import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sweep } from '../src/platform/sweep.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { createOAuthClient, createPkce, REDIRECT } from './oauth-client.ts';
import { getUserId } from './recruiting-people.ts';

const test = useTestApp();
const client = createOAuthClient(test);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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

describe('an app', () => {
  it('registers, asks, is allowed, and calls the API with its token', async () => {
    const person = await signUp(test);
    const clientId = await client.register();
    const { verifier, challenge } = createPkce();
    const opened = await client.open(person, client.createRequest(clientId, challenge));
    expect(opened.status).toBe(303);
    const id = opened.id ?? '';
    expect(await person.api.accounts.oauth.request({ id })).toEqual({
      app: { name: 'Tracker', verified: false, redirectHost: 'app.example' },
      scopes: ['profile:read'],
    });
    const { next } = await person.api.accounts.oauth.decide({ id, allow: true });
    const back = await client.follow(person, next);
    expect(`${back.origin}${back.pathname}`).toBe(REDIRECT);
    expect(back.searchParams.get('state')).toBe('state of the app');
    expect(back.searchParams.get('iss')).toBe(test.app.accounts.oauth.addresses.issuer);
    const answer = await client.exchange({ clientId, verifier, code: back.searchParams.get('code') ?? '' });
    expect(answer.body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'profile:read' });
    expect(answer.body).not.toHaveProperty('id_token');
    const token = String(answer.body.access_token);
    expect(token).toMatch(/^fh_oauth_[0-9A-Za-z]{49}$/);
    const called = await client.call(token);
    expect([called.status, called.body.id]).toEqual([200, await getUserId(person)]);
  });
});

describe('a refresh', () => {
  it('replaces both tokens, and can ask for less', async () => {
    const person = await signUp(test);
    const { clientId, tokens } = await client.connect(person, ['profile:read', 'listings:read']);
    const narrower = await client.refresh(clientId, tokens.refresh_token, 'listings:read');
    expect(narrower.body).toMatchObject({ scope: 'listings:read' });
    expect(narrower.body.refresh_token).not.toBe(tokens.refresh_token);
    expect((await client.call(String(narrower.body.access_token))).status).toBe(403);
    const whole = await client.refresh(clientId, String(narrower.body.refresh_token));
    expect(whole.body.scope).toBe('profile:read listings:read');
    expect((await client.call(String(whole.body.access_token))).status).toBe(200);
  });

  it('works for 30 days after the last one, and the access token for an hour', async () => {
    const { clientId, tokens } = await client.connect(await signUp(test));
    await later(61 * MINUTE_MS, async () => expect((await client.call(tokens.access_token)).status).toBe(401));
    const renewed = await later(29 * DAY_MS, () => client.refresh(clientId, tokens.refresh_token));
    expect(renewed.status).toBe(200);
    const token = String(renewed.body.refresh_token);
    expect((await later(58 * DAY_MS, () => client.refresh(clientId, token))).status).toBe(200);
    const { clientId: other, tokens: unused } = await client.connect(await signUp(test));
    expect((await later(31 * DAY_MS, () => client.refresh(other, unused.refresh_token))).body.error).toBe(
      'invalid_grant',
    );
  });
});

describe('the tokens of an app', () => {
  it('are stored as hashes', async () => {
    const { tokens } = await client.connect(await signUp(test));
    const rows = await Promise.all(
      (['access_tokens', 'oauth_artifacts', 'oauth_grants'] as const).map((table) =>
        test.owner.selectFrom(table).selectAll().execute(),
      ),
    );
    const stored = JSON.stringify(rows);
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(token.slice(-20));
    }
  });

  it('end when the app revokes either one', async () => {
    for (const which of ['access_token', 'refresh_token'] as const) {
      const { clientId, tokens } = await client.connect(await signUp(test));
      const revoked = await client.post('/oauth/revoke', { client_id: clientId, token: tokens[which] });
      expect(revoked.status).toBe(200);
      expect((await client.call(tokens.access_token)).status).toBe(401);
      expect((await client.refresh(clientId, tokens.refresh_token)).body.error).toBe('invalid_grant');
    }
  });

  it('end with a sign-out by the app itself', async () => {
    const { clientId, tokens } = await client.connect(await signUp(test));
    expect((await client.call(tokens.access_token, '/auth/logout', 'POST')).status).toBe(200);
    expect((await client.call(tokens.access_token)).status).toBe(401);
    expect((await client.refresh(clientId, tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('end with a password reset', async () => {
    const email = `apps-${crypto.randomUUID()}@example.com`;
    const person = await signUp(test, { email });
    const { clientId, tokens } = await client.connect(person);
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
    expect((await client.call(tokens.access_token)).status).toBe(401);
    expect((await client.refresh(clientId, tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('can’t be replaced at /auth/refresh, and do nothing that needs a session', async () => {
    const person = await signUp(test);
    const { tokens } = await client.connect(person, ['profile:read', 'profile:write', 'packets:read']);
    for (const [path, method] of [
      ['/auth/refresh', 'POST'],
      ['/api/accounts/keys', 'GET'],
      ['/api/accounts/keys', 'POST'],
      ['/api/accounts/apps', 'GET'],
      ['/api/accounts/sessions', 'GET'],
      ['/api/accounts/change-password', 'POST'],
      ['/api/accounts/device-requests', 'POST'],
      ['/api/accounts/app-requests/x', 'GET'],
      ['/api/accounts/app-requests/x', 'POST'],
    ] as const)
      expect((await client.call(tokens.access_token, path, method)).body.code, path).toBe('access.scope');
    expect((await client.call(tokens.refresh_token)).status).toBe(401);
  });
});

describe('connected apps', () => {
  it('are listed for their owner, who can disconnect them', async () => {
    const [person, other] = [await signUp(test), await signUp(test)];
    expect(await person.api.accounts.oauth.apps()).toEqual({ apps: [] });
    const { clientId, tokens } = await client.connect(person, ['profile:read', 'listings:read']);
    const [app] = (await person.api.accounts.oauth.apps()).apps;
    expect(app).toMatchObject({
      name: 'Tracker',
      verified: false,
      redirectHost: 'app.example',
      scopes: ['profile:read', 'listings:read'],
      lastUsedAt: null,
    });
    await client.call(tokens.access_token);
    expect((await person.api.accounts.oauth.apps()).apps[0]?.lastUsedAt).toBe(test.clock.now.toISOString());
    expect((await other.api.accounts.oauth.apps()).apps).toEqual([]);
    for (const id of [app?.id ?? '', crypto.randomUUID(), 'x'])
      await expect(other.api.accounts.oauth.revokeApp({ id })).rejects.toMatchObject({ code: 'resource.not-found' });
    await expect(test.visitor().api.accounts.oauth.revokeApp({ id: app?.id ?? '' })).rejects.toMatchObject({
      code: 'access.sign-in',
    });
    expect((await client.call(tokens.access_token)).status).toBe(200);
    await person.api.accounts.oauth.revokeApp({ id: app?.id ?? '' });
    expect((await client.call(tokens.access_token)).status).toBe(401);
    expect((await client.refresh(clientId, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await person.api.accounts.oauth.apps()).apps).toEqual([]);
  });

  it('are announced to the owner by email', async () => {
    const email = `apps-${crypto.randomUUID()}@example.com`;
    await client.connect(await signUp(test, { email }));
    const mails = await test.app.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .where('subject', 'like', 'App connected%')
      .execute();
    expect(mails.length).toBe(1);
  });

  it('are in the personal data of their owner, and go with the account', async () => {
    const person = await signUp(test);
    await client.connect(person);
    const userId = await getUserId(person);
    const { url } = await person.api.accounts.privacy.requestExport({ password: 'four plain words here' });
    const files = unzipSync(new Uint8Array(await (await person.request(url)).arrayBuffer()));
    expect(JSON.parse(strFromU8(files['accounts.json'] ?? new Uint8Array()))).toMatchObject({
      connectedApps: [{ name: 'Tracker', redirectHost: 'app.example', scopes: ['profile:read'] }],
      accessTokens: [{ kind: 'oauth', name: 'Tracker' }],
    });
    const grants = () => test.owner.selectFrom('oauth_grants').select('id').where('user_id', '=', userId).execute();
    expect((await grants()).length).toBe(1);
    await test.owner.deleteFrom('users').where('id', '=', userId).execute();
    expect(await grants()).toEqual([]);
  });

  it('don’t appear before the app has a token', async () => {
    const person = await signUp(test);
    await client.authorize(person);
    expect((await person.api.accounts.oauth.apps()).apps).toEqual([]);
  });
});

describe('a request', () => {
  it('can be declined, and the app is told', async () => {
    const person = await signUp(test);
    const { challenge } = createPkce();
    const { id = '' } = await client.open(person, client.createRequest(await client.register(), challenge));
    const { next } = await person.api.accounts.oauth.decide({ id, allow: false });
    const back = await client.follow(person, next);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'state of the app',
      iss: test.app.accounts.oauth.addresses.issuer,
    });
  });

  it('without scopes asks to read, and unknown scopes are left out', async () => {
    const person = await signUp(test);
    const clientId = await client.register();
    const { challenge } = createPkce();
    const ask = async (scope: string | undefined) => {
      const { id = '' } = await client.open(person, { ...client.createRequest(clientId, challenge), scope });
      return (await person.api.accounts.oauth.request({ id })).scopes;
    };
    expect((await ask(undefined)).every((scope) => scope.endsWith(':read'))).toBe(true);
    expect(await ask('openid offline_access profile:write admin:write')).toEqual(['profile:write']);
  });

  it('can be for the API, for the MCP server, and for nothing else', async () => {
    const person = await signUp(test);
    const { issuer } = test.app.accounts.oauth.addresses;
    for (const resource of [`${issuer}/api/v1`, `${issuer}/mcp`, `${issuer}/`, issuer]) {
      const code = await client.authorize(person, { more: { resource } });
      const { body } = await client.exchange(code);
      expect((await client.call(String(body.access_token))).status, resource).toBe(200);
    }
    const { challenge } = createPkce();
    for (const resource of ['https://elsewhere.example/mcp', `${issuer}.elsewhere.example`, 'mcp', `${issuer}/mcp#a`]) {
      const request = { ...client.createRequest(await client.register(), challenge), resource };
      expect((await client.open(person, request)).location, resource).toContain('error=invalid_target');
    }
  });

  it('asks a member each time, also for what they allowed before', async () => {
    const person = await signUp(test);
    const clientId = await client.register();
    await client.authorize(person, { clientId });
    const { challenge } = createPkce();
    const again = await client.open(person, client.createRequest(clientId, challenge));
    expect(again.id).toBeDefined();
    const silent = await client.open(person, { ...client.createRequest(clientId, challenge), prompt: 'none' });
    expect(silent.location).toContain('error=interaction_required');
  });

  it('is for the account that is signed in now, not the one that allowed something in this browser before', async () => {
    const person = await signUp(test);
    await client.authorize(person);
    const email = `second-${crypto.randomUUID()}@example.com`;
    const second = await signUp(test, { email });
    await person.api.accounts.logOut({});
    await person.api.accounts.logIn({ email, password: 'four plain words here' });
    const code = await client.authorize(person);
    const { body } = await client.exchange(code);
    expect((await client.call(String(body.access_token))).body.id).toBe(await getUserId(second));
  });
});

describe('programs', () => {
  it('find the server by its documents, which any page may read', async () => {
    const { issuer } = test.app.accounts.oauth.addresses;
    const server = await client.get('/.well-known/oauth-authorization-server');
    expect(server.headers.get('access-control-allow-origin')).toBe('*');
    expect(server.body).toMatchObject({
      issuer,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      authorization_response_iss_parameter_supported: true,
    });
    for (const name of ['authorization', 'token', 'revocation', 'registration', 'device_authorization'])
      expect(String(server.body[`${name}_endpoint`]).startsWith(`${issuer}/oauth/`), name).toBe(true);
    for (const [path, resource] of [
      ['', '/api/v1'],
      ['/api/v1', '/api/v1'],
      ['/mcp', '/mcp'],
    ])
      expect((await client.get(`/.well-known/oauth-protected-resource${path}`)).body).toMatchObject({
        resource: `${issuer}${resource}`,
        authorization_servers: [issuer],
      });
  });

  it('on pages of other origins can register and get tokens, but not open requests with a form', async () => {
    const foreign = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' };
    const answer = await client.post('/oauth/token', { grant_type: 'authorization_code' }, foreign);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toMatch(/^(\*|https:\/\/app\.example)$/);
    const preflight = await fetch(new URL('/oauth/register', test.url), {
      method: 'OPTIONS',
      headers: { ...foreign, 'access-control-request-method': 'POST' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect((await client.post('/oauth/authorize', {}, foreign)).status).toBe(403);
  });
});

it('what expired and apps that nobody connected are removed by the nightly sweep', async () => {
  const person = await signUp(test);
  const connected = await client.connect(person);
  const unused = await client.register();
  const fresh = await client.register();
  await client.authorize(person, { clientId: fresh });
  const { owner } = test;
  const monthsAgo = new Date(Date.now() - 60 * DAY_MS);
  for (const id of [connected.clientId, unused])
    await owner.updateTable('oauth_clients').set({ created_at: monthsAgo }).where('id', '=', id).execute();
  // What was allowed two days ago, with a code that was never exchanged.
  const forgotten = await owner
    .updateTable('oauth_grants')
    .set({ created_at: new Date(Date.now() - 2 * DAY_MS) })
    .where('client_id', '=', fresh)
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .updateTable('oauth_artifacts')
    .set({ expires_at: new Date(Date.now() - 2 * DAY_MS) })
    .where('grant_id', '=', forgotten.id)
    .execute();
  await sweep(owner, new Date());
  const clients = await owner.selectFrom('oauth_clients').select('id').execute();
  expect(clients.map(({ id }) => id)).toEqual(expect.arrayContaining([connected.clientId, fresh]));
  expect(clients.map(({ id }) => id)).not.toContain(unused);
  const grants = await owner.selectFrom('oauth_grants').select(['id', 'client_id']).execute();
  expect(grants.map(({ id }) => id)).not.toContain(forgotten.id);
  expect(grants.map(({ client_id }) => client_id)).toContain(connected.clientId);
  expect((await client.refresh(connected.clientId, connected.tokens.refresh_token)).status).toBe(200);
});
