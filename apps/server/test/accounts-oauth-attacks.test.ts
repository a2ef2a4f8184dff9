import { describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { createOAuthClient, createPkce, REDIRECT } from './oauth-client.ts';
import { getUserId } from './recruiting-people.ts';

const test = useTestApp();
const client = createOAuthClient(test);

/** Emails that tell an owner that a token was copied. */
async function countWarnings(email: string): Promise<number> {
  const mails = await test.app.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .where('subject', 'like', 'A program was signed out%')
    .execute();
  return mails.length;
}

describe('a code', () => {
  it('works once, and its reuse ends what the app got with it', async () => {
    const email = `apps-${crypto.randomUUID()}@example.com`;
    const person = await signUp(test, { email });
    const code = await client.authorize(person);
    const { body } = await client.exchange(code);
    const again = await client.exchange(code);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    expect((await client.call(String(body.access_token))).status).toBe(401);
    expect((await client.refresh(code.clientId, String(body.refresh_token))).body.error).toBe('invalid_grant');
    expect((await person.api.accounts.oauth.apps()).apps).toEqual([]);
    expect(await countWarnings(email)).toBe(1);
  });

  it('is exchanged by one of several simultaneous calls', async () => {
    const code = await client.authorize(await signUp(test));
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.exchange(code)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('works for a minute', async () => {
    const code = await client.authorize(await signUp(test));
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 61_000);
    const { body } = await client.exchange(code);
    test.clock.now = before;
    expect(body.error).toBe('invalid_grant');
  });

  it('works for its app only, at its address only', async () => {
    const person = await signUp(test);
    const other = await client.register();
    for (const change of [
      { clientId: other },
      { clientId: 'foothold-cli' },
      { clientId: 'unknown' },
      { redirectUri: `${REDIRECT}/` },
      { redirectUri: 'https://app.example/other' },
      { redirectUri: '' },
    ]) {
      const code = await client.authorize(person);
      const { status, body } = await client.exchange({ ...code, ...change });
      expect(status, JSON.stringify(change)).toBeGreaterThanOrEqual(400);
      expect(body, JSON.stringify(change)).not.toHaveProperty('access_token');
    }
  });
});

describe('the proof key', () => {
  it.each([
    ['missing', { code_challenge: undefined, code_challenge_method: undefined }],
    ['without its method', { code_challenge_method: undefined }],
    ['plain', { code_challenge_method: 'plain' }],
    ['of an unknown method', { code_challenge_method: 's256' }],
    ['without a challenge', { code_challenge: undefined }],
    ['empty', { code_challenge: '' }],
    ['too short', { code_challenge: 'abc' }],
    ['of another alphabet', { code_challenge: '+'.repeat(43) }],
  ])('is refused if it is %s', async (_, change) => {
    const person = await signUp(test);
    const request = { ...client.createRequest(await client.register(), createPkce().challenge), ...change };
    const { id, location } = await client.open(person, request);
    expect(id).toBeUndefined();
    expect(new URL(location).searchParams.get('error')).toBe('invalid_request');
  });

  it.each([
    ['missing', undefined],
    ['another', createPkce().verifier],
    ['empty', ''],
    ['too short', 'abc'],
  ])('is refused at the exchange if it is %s', async (_, verifier) => {
    const { verifier: _own, ...code } = await client.authorize(await signUp(test));
    const { status, body } = await client.exchange({ ...code, ...(verifier !== undefined && { verifier }) });
    expect([status, String(body.error)]).toEqual([400, expect.stringMatching(/^invalid_(grant|request)$/)]);
  });

  it('is refused at the exchange if it is the challenge, as for plain', async () => {
    const person = await signUp(test);
    const clientId = await client.register();
    const { challenge } = createPkce();
    const { id = '' } = await client.open(person, client.createRequest(clientId, challenge));
    const { next } = await person.api.accounts.oauth.decide({ id, allow: true });
    const code = (await client.follow(person, next)).searchParams.get('code') ?? '';
    expect((await client.exchange({ clientId, code, verifier: challenge })).body.error).toBe('invalid_grant');
  });
});

describe('other kinds of requests', () => {
  it.each([
    ['the implicit flow', { response_type: 'token' }],
    ['an ID token', { response_type: 'id_token' }],
    ['a mixed flow', { response_type: 'code id_token' }],
    ['a fragment', { response_mode: 'fragment' }],
    ['a form', { response_mode: 'form_post' }],
    ['a signed request', { request: 'eyJhbGciOiJub25lIn0.e30.' }],
    ['a request at an address', { request_uri: 'https://app.example/request' }],
  ])('%s is refused', async (_, change) => {
    const person = await signUp(test);
    const request = { ...client.createRequest(await client.register(), createPkce().challenge), ...change };
    const { id, location } = await client.open(person, request);
    expect(id).toBeUndefined();
    expect(location).toMatch(/[?&#]error=|\?fault=/);
  });

  it.each(['password', 'client_credentials', 'implicit', 'urn:ietf:params:oauth:grant-type:jwt-bearer', ''])(
    'the grant type "%s" is refused',
    async (grantType) => {
      const clientId = await client.register();
      const { status, body } = await client.post('/oauth/token', {
        grant_type: grantType,
        client_id: clientId,
        username: 'member@demo.example',
        password: 'demo-member-password',
      });
      expect(status).toBe(400);
      expect(body).not.toHaveProperty('access_token');
    },
  );
});

/** Addresses that look like the registered one to somebody, or to some software. */
const TRICKS: readonly string[] = [
  'https://app.example.evil.example/callback',
  'https://app.example@evil.example/callback',
  'https://app.example:443@evil.example/callback',
  'https://evil.example/callback?https://app.example/callback',
  'https://evil.example/https://app.example/callback',
  'https://evil.example#https://app.example/callback',
  'https://evil.example\\@app.example/callback',
  'https://evil.example\\.app.example/callback',
  'https://app.example/callback/../../evil',
  'https://app.example/callback/..',
  'https://app.example/callback/%2e%2e/evil',
  'https://app.example/callback%2F..%2Fevil',
  'https://app.example/callback/',
  'https://app.example/callback?next=https://evil.example',
  'https://app.example/callback?',
  'https://app.example/callback#',
  'https://app.example/callback#fragment',
  'https://app.example/callback%00',
  'https://app.example/callback%0d%0aLocation:%20https://evil.example',
  'https://app.example/callback\r\nLocation: https://evil.example',
  'https://app.example/callback;evil',
  'https://app.example/Callback',
  'https://APP.EXAMPLE/callback',
  'https://app.example./callback',
  'https://app.example:8443/callback',
  'https://app.example:443/callback',
  'http://app.example/callback',
  'https:app.example/callback',
  'https:///app.example/callback',
  '//app.example/callback',
  '/callback',
  'callback',
  'https://sub.app.example/callback',
  'https://аpp.example/callback',
  'https://app。example/callback',
  'https://app.example\u200b/callback',
  ' https://app.example/callback',
  'https://app.example/callback ',
  'https://*.example/callback',
  'javascript:alert(1)//https://app.example/callback',
  'data:text/html,https://app.example/callback',
  'vbscript:https://app.example/callback',
  'blob:https://app.example/callback',
  'file:///callback',
  'http://127.0.0.1/callback',
  'http://localhost/callback',
];

describe('a redirect', () => {
  it(`goes to no address but the registered one (${TRICKS.length} tricks)`, async () => {
    const person = await signUp(test);
    const clientId = await client.register();
    for (const redirectUri of TRICKS) {
      const request = { ...client.createRequest(clientId, createPkce().challenge), redirect_uri: redirectUri };
      const { id, location } = await client.open(person, request);
      expect(id, redirectUri).toBeUndefined();
      // To our own page, which explains it. The app isn't told either.
      expect(location, redirectUri).toMatch(/^http:\/\/localhost:3000\/portal\/connect\?fault=\w+$/);
    }
    expect(TRICKS.length).toBeGreaterThanOrEqual(25);
  });

  it('is needed, once', async () => {
    const person = await signUp(test);
    const clientId = await client.register();
    const request = client.createRequest(clientId, createPkce().challenge);
    const missing = await client.open(person, { ...request, redirect_uri: undefined });
    expect(missing.location).toMatch(/\/portal\/connect\?fault=/);
    const twice = `/oauth/authorize?${new URLSearchParams(request)}&redirect_uri=https%3A%2F%2Fevil.example`;
    const answer = await person.request(twice);
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/portal\/connect\?fault=/);
  });

  it('of a program on the person’s own device may use any port, and nothing else', async () => {
    const person = await signUp(test);
    const clientId = await client.register('http://127.0.0.1/callback');
    const ask = (redirectUri: string) =>
      client.open(person, { ...client.createRequest(clientId, createPkce().challenge), redirect_uri: redirectUri });
    for (const port of ['', ':1024', ':49152', ':65535'])
      expect((await ask(`http://127.0.0.1${port}/callback`)).id, port).toBeDefined();
    for (const trick of [
      'http://127.0.0.1:8080/callback/x',
      'http://127.0.0.1:8080/callback?x=1',
      'http://127.0.0.1:8080@evil.example/callback',
      'http://127.0.0.1:99999/callback',
      'http://127.0.0.2:8080/callback',
      'http://localhost:8080/callback',
      'http://[::1]:8080/callback',
      'http://127.0.0.1.evil.example:8080/callback',
      'http://2130706433:8080/callback',
      'http://0x7f.1:8080/callback',
      'https://127.0.0.1:8080/callback',
    ])
      expect((await ask(trick)).id, trick).toBeUndefined();
  });

  it('of a web app may not use another port', async () => {
    const person = await signUp(test);
    const clientId = await client.register();
    const request = client.createRequest(clientId, createPkce().challenge);
    expect((await client.open(person, { ...request, redirect_uri: 'https://app.example:1024/callback' })).id).toBe(
      undefined,
    );
  });
});

describe('a refresh token', () => {
  it('that was replaced ends everything when it is used again, and the owner is told', async () => {
    const email = `apps-${crypto.randomUUID()}@example.com`;
    const person = await signUp(test, { email });
    const { clientId, tokens } = await client.connect(person);
    const newer = await client.refresh(clientId, tokens.refresh_token);
    expect(newer.status).toBe(200);
    const stolen = await client.refresh(clientId, tokens.refresh_token);
    expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant']);
    expect((await client.refresh(clientId, String(newer.body.refresh_token))).body.error).toBe('invalid_grant');
    for (const token of [tokens.access_token, String(newer.body.access_token)])
      expect((await client.call(token)).status).toBe(401);
    expect((await person.api.accounts.oauth.apps()).apps).toEqual([]);
    expect(await countWarnings(email)).toBe(1);
  });

  it('is replaced by one of several simultaneous refreshes', async () => {
    const { clientId, tokens } = await client.connect(await signUp(test));
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.refresh(clientId, tokens.refresh_token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('works for its app only, and for no more than was allowed', async () => {
    const { clientId, tokens } = await client.connect(await signUp(test), ['profile:read']);
    const other = await client.register();
    expect((await client.refresh(other, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await client.refresh(clientId, tokens.refresh_token, 'profile:read profile:write')).body.error).toBe(
      'invalid_scope',
    );
    expect((await client.refresh(clientId, tokens.access_token)).body.error).toBe('invalid_grant');
    expect((await client.refresh(clientId, tokens.refresh_token)).status).toBe(200);
  });

  it('isn’t revoked by another app', async () => {
    const { clientId, tokens } = await client.connect(await signUp(test));
    const other = await client.register();
    for (const token of [tokens.refresh_token, tokens.access_token])
      expect((await client.post('/oauth/revoke', { client_id: other, token })).status).toBe(200);
    expect((await client.call(tokens.access_token)).status).toBe(200);
    expect((await client.refresh(clientId, tokens.refresh_token)).status).toBe(200);
  });
});

describe('a request that waits for a decision', () => {
  it('is decided in the browser that the app sent here, and in no other', async () => {
    const [attacker, victim] = [await signUp(test), await signUp(test)];
    const clientId = await client.register();
    const { challenge } = createPkce();
    const { id = '' } = await client.open(attacker, client.createRequest(clientId, challenge));
    for (const call of [
      () => victim.api.accounts.oauth.request({ id }),
      () => victim.api.accounts.oauth.decide({ id, allow: true }),
      () => attacker.api.accounts.oauth.request({ id: 'unknown' }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'accounts.app-request-ended' });
    // The victim's browser has a request of its own.
    await client.open(victim, client.createRequest(clientId, challenge));
    await expect(victim.api.accounts.oauth.decide({ id, allow: true })).rejects.toMatchObject({
      code: 'accounts.app-request-ended',
    });
  });

  it('leads back to the app only in its own browser', async () => {
    const [person, other] = [await signUp(test), await signUp(test)];
    const { id = '' } = await client.open(
      person,
      client.createRequest(await client.register(), createPkce().challenge),
    );
    const { next } = await person.api.accounts.oauth.decide({ id, allow: true });
    const elsewhere = await other.request(new URL(next).pathname);
    expect(elsewhere.headers.get('location') ?? '').not.toContain('code=');
    expect((await client.follow(person, next)).searchParams.get('code')).toBeTruthy();
    const again = await person.request(new URL(next).pathname);
    expect(again.headers.get('location') ?? '').not.toContain('code=');
  });

  it('is decided once', async () => {
    const person = await signUp(test);
    const { id = '' } = await client.open(
      person,
      client.createRequest(await client.register(), createPkce().challenge),
    );
    await person.api.accounts.oauth.decide({ id, allow: false });
    await expect(person.api.accounts.oauth.decide({ id, allow: true })).rejects.toMatchObject({
      code: 'accounts.app-request-ended',
    });
  });

  it('can’t be skipped: without a decision, there is no code', async () => {
    const person = await signUp(test);
    const { id = '' } = await client.open(
      person,
      client.createRequest(await client.register(), createPkce().challenge),
    );
    const answer = await person.request(`/oauth/authorize/${id}`);
    expect(answer.headers.get('location') ?? '').not.toContain('code=');
  });

  it('needs a session', async () => {
    const visitor = test.visitor();
    const { id = '' } = await client.open(
      visitor,
      client.createRequest(await client.register(), createPkce().challenge),
    );
    await expect(visitor.api.accounts.oauth.decide({ id, allow: true })).rejects.toMatchObject({
      code: 'access.sign-in',
    });
  });

  it('is not decided by a form of another site', async () => {
    const person = await signUp(test);
    const { id = '' } = await client.open(
      person,
      client.createRequest(await client.register(), createPkce().challenge),
    );
    const forged = await person.request(`/api/accounts/app-requests/${id}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      body: '{"allow":true}',
    });
    expect(forged.status).toBe(403);
  });
});

describe('a mix-up', () => {
  it('shows in every answer, because each names the server that gave it', async () => {
    const person = await signUp(test);
    const { issuer } = test.app.accounts.oauth.addresses;
    const { back } = await client.authorize(person);
    expect(back.searchParams.get('iss')).toBe(issuer);
    const request = client.createRequest(await client.register(), createPkce().challenge);
    const refused = await client.open(person, { ...request, code_challenge_method: 'plain' });
    expect(new URL(refused.location).searchParams.get('iss')).toBe(issuer);
  });

  it('doesn’t name another server, whatever host the request names', async () => {
    const { body } = await client.get('/.well-known/oauth-authorization-server');
    const answer = await fetch(new URL('/.well-known/oauth-authorization-server', test.url), {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(await answer.json()).toEqual(body);
    const person = await signUp(test);
    const request = client.createRequest(await client.register(), createPkce().challenge);
    const opened = await person.request(`/oauth/authorize?${new URLSearchParams(request)}`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.9' },
    });
    expect(opened.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/portal\/connect\//);
    expect(opened.headers.getSetCookie().join()).not.toContain('evil.example');
  });
});

describe('a registration', () => {
  const valid = { client_name: 'Tracker', redirect_uris: [REDIRECT] };

  it('gives no secret, and uses nothing but the name and the addresses', async () => {
    const { status, body } = await client.registerAs({
      ...valid,
      client_id: 'foothold-cli',
      client_secret: 'mine',
      token_endpoint_auth_method: 'client_secret_post',
      logo_uri: 'javascript:alert(1)',
      policy_uri: 'https://evil.example',
      jwks_uri: 'http://169.254.169.254/',
      sector_identifier_uri: 'http://127.0.0.1/',
      application_type: 'native',
      scope: 'admin',
      verified: true,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      client_id_issued_at: expect.any(Number) as number,
      client_name: 'Tracker',
      application_type: 'web',
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      response_modes: ['query'],
      token_endpoint_auth_method: 'none',
    });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'about:blank',
    'blob:https://app.example/x',
    'view-source:https://app.example',
    'intent://x#Intent;end',
    'mailto:me@example.com',
    'tel:1',
    'myapp:/callback',
    'chrome-extension://x/y',
    'http://app.example/callback',
    'http://127.0.0.1.nip.example/callback',
    'http://0.0.0.0/callback',
    'http://192.168.0.1/callback',
    'https://127.0.0.1/callback',
    'https://user:pass@app.example/callback',
    'https://@app.example/callback',
    'https://app.example/callback#x',
    'https://app.example/a/../callback',
    'https://APP.example/callback',
    'https://app.example:443/callback',
    'https://*.example/callback',
    'https://app.example/call back',
    'https://app.example/\u202Ecallback',
    'https://аpp.example/callback',
    'https://app.example\\@evil.example/callback',
    '/callback',
    '',
    `https://app.example/${'a'.repeat(600)}`,
  ])('is refused with the address %s', async (uri) => {
    const { status, body } = await client.registerAs({ ...valid, redirect_uris: [REDIRECT, uri] });
    expect([status, body.error]).toEqual([400, 'invalid_redirect_uri']);
  });

  it.each(['com.example.app:/callback', 'http://127.0.0.1/callback', 'http://[::1]/cb', 'http://localhost:3210/cb'])(
    'is possible for a native app at %s',
    async (uri) => {
      const { status, body } = await client.registerAs({ ...valid, redirect_uris: [uri] });
      expect([status, body.application_type]).toEqual([201, 'native']);
    },
  );

  it.each([
    ['no body', ''],
    ['a text', '"x"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no addresses', '{}'],
    ['an empty list of addresses', '{"redirect_uris":[]}'],
    ['addresses that aren’t a list', '{"redirect_uris":"https://app.example"}'],
    ['addresses that aren’t texts', '{"redirect_uris":[1,{}]}'],
    [
      'too many addresses',
      JSON.stringify({ redirect_uris: Array.from({ length: 11 }, (_, at) => `${REDIRECT}${at}`) }),
    ],
    ['a name that isn’t a text', '{"client_name":{},"redirect_uris":["https://app.example/"]}'],
    ['a long name', JSON.stringify({ ...valid, client_name: 'x'.repeat(501) })],
    ['our name', JSON.stringify({ ...valid, client_name: 'FootHold Official' })],
    ['our name with invisible letters', JSON.stringify({ ...valid, client_name: 'Foot\u200bhold' })],
    ['our name in other letters', JSON.stringify({ ...valid, client_name: 'Ｆｏｏｔｈｏｌｄ' })],
    ['the implicit flow', JSON.stringify({ ...valid, grant_types: ['implicit'] })],
    ['the password flow', JSON.stringify({ ...valid, grant_types: ['password'] })],
    ['the device flow', JSON.stringify({ ...valid, grant_types: ['urn:ietf:params:oauth:grant-type:device_code'] })],
    ['a token as the answer', JSON.stringify({ ...valid, response_types: ['token'] })],
    ['invalid JSON', '{"redirect_uris":'],
    ['U+0000 in the name', JSON.stringify({ redirect_uris: ['x'], client_name: 'a\0b' })],
  ])('is refused with %s', async (_, body) => {
    expect((await client.registerAs(body)).status).toBe(400);
  });

  it('is refused beyond 16 KB', async () => {
    expect((await client.registerAs({ ...valid, client_uri: 'x'.repeat(17 * 1024) })).status).toBe(413);
  });

  it.each([
    ['control characters', 'Tra\u0000\u0007\u001bcker', 'Tracker'],
    ['characters of no width', 'T\u200br\u200da\u2060c\ufeffker\u00ad', 'Tracker'],
    ['changes of direction', '\u202ereckarT\u202c\u2066', 'reckarT'],
    ['lines', 'Tracker\n\n\r\nVerified\u2028by us', 'Tracker Verified by us'],
    ['stacked marks', `T${'\u0310'.repeat(40)}racker`, 'T\u0310\u0310racker'],
    ['fillers only', '\u3164\u115f\u2800 \u200b', 'Unnamed app'],
    ['more than 60 characters', 'x'.repeat(200), 'x'.repeat(60)],
    ['markup', '<b>Tracker</b>', '<b>Tracker</b>'],
  ])('shows a name without %s', async (_, name, shown) => {
    const { status, body } = await client.registerAs({ ...valid, client_name: name });
    expect([status, body.client_name]).toEqual([201, shown]);
  });
});

describe('bad input', () => {
  const token = (body: string, type = 'application/x-www-form-urlencoded', path = '/oauth/token') =>
    fetch(new URL(path, test.url), { method: 'POST', headers: { 'content-type': type }, body });
  const BODIES: readonly (readonly [body: string, type?: string])[] = [
    [''],
    ['%'],
    ['grant_type'],
    ['grant_type=authorization_code&grant_type=refresh_token'],
    ['grant_type=authorization_code&client_id=%00&code=%00'],
    ['grant_type=refresh_token&client_id=foothold-cli&refresh_token=%00'],
    ['grant_type=refresh_token&client_id=foothold-cli&refresh_token[]=a'],
    [`grant_type=authorization_code&client_id=foothold-cli&code=${'x'.repeat(50_000)}`],
    [`grant_type=${'x'.repeat(100_000)}`],
    ['client_id=foothold-cli&scope=%00%ff%u0000'],
    ['client_id=foothold-cli&scope=profile%3Aread&resource=%00&login_hint=a%00b&state=%00'],
    ['client_id=https%3A%2F%2F127.0.0.1%2Fclient.json&grant_type=refresh_token&refresh_token=x'],
    ['client_id=https%3A%2F%2Flocalhost%2Fclient.json&grant_type=refresh_token&refresh_token=x'],
    ['client_id=__proto__&grant_type=constructor'],
    ['{"grant_type":"authorization_code"}', 'application/json'],
    ['x', 'text/plain'],
    ['--x--', 'multipart/form-data; boundary=x'],
  ];

  it.each(['/oauth/token', '/oauth/revoke', '/oauth/device'])('at %s gets an answer below 500', async (path) => {
    for (const [body, type] of BODIES) {
      const { status } = await token(body, type, path);
      expect(status, `${path} ${body.slice(0, 60)}`).toBeGreaterThanOrEqual(200);
      expect(status, `${path} ${body.slice(0, 60)}`).toBeLessThan(500);
    }
  });

  it('in the browser leads to the page that explains it, or back to the app', async () => {
    const person = await signUp(test);
    const request = client.createRequest(await client.register(), createPkce().challenge);
    for (const change of [
      { client_id: '\0' },
      { client_id: 'https://127.0.0.1/client.json' },
      { client_id: 'https://10.0.0.1:8080/client.json' },
      { client_id: '__proto__' },
      { scope: '\0' },
      { resource: '\0' },
      { claims: '{' },
      { max_age: '-1' },
      { prompt: 'unknown' },
      { id_token_hint: 'x' },
      { ui_locales: '\0' },
    ]) {
      const { status } = await client.open(person, { ...request, ...change });
      expect(status, JSON.stringify(change)).toBe(303);
    }
    const { id = '' } = await client.open(person, { ...request, state: 'a\0b' });
    const { next } = await person.api.accounts.oauth.decide({ id, allow: true });
    expect((await client.follow(person, next)).searchParams.get('code')).toBeTruthy();
  });
});

describe('an app of one member', () => {
  it('reads that member’s data and nobody else’s', async () => {
    const [person, other] = [await signUp(test), await signUp(test)];
    const { tokens } = await client.connect(person, ['profile:read', 'resumes:read', 'resumes:write']);
    expect((await client.call(tokens.access_token)).body.id).toBe(await getUserId(person));
    const file = new File(['Noor Example\nRegistered Nurse'], 'resume.txt', { type: 'text/plain' });
    const { resume } = await other.api.resumes.upload({ file });
    await expect(other.api.resumes.get({ id: resume.id })).resolves.toBeDefined();
    for (const method of ['GET', 'DELETE']) {
      const answer = await client.call(tokens.access_token, `/api/v1/resumes/${resume.id}`, method);
      expect(answer.body.code, method).toBe('resource.not-found');
    }
  });

  it('does only what the member allowed', async () => {
    const { tokens } = await client.connect(await signUp(test), ['listings:read']);
    expect((await client.call(tokens.access_token)).body.code).toBe('access.scope');
    expect((await client.call(tokens.access_token, '/api/v1/saved-searches', 'POST')).body.code).toBe('access.scope');
  });
});
