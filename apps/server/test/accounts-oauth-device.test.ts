import { DEVICE_CODE_CHARACTERS, DEVICE_CODE_TRIES } from '@foothold/contracts/accounts/oauth';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { createOAuthClient, REDIRECT } from './oauth-client.ts';
import { getUserId } from './recruiting-people.ts';

const test = useTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
const client = createOAuthClient(test);
const password = 'four plain words here';

let last = 0;
/** Each from an address of its own, so that one test doesn't count toward the limits of another. */
const createAddress = () => ({ 'x-forwarded-for': `198.51.${Math.floor(++last / 250)}.${(last % 250) + 1}` });
/** A network of its own. */
const start = async (clientId = 'foothold-cli', scope: string | undefined = 'profile:read') => {
  const address = createAddress();
  const { status, body } = await client.post(
    '/oauth/device',
    { client_id: clientId, scope },
    { ...address, 'user-agent': 'foothold-cli/1.0' },
  );
  return { status, body, address, userCode: String(body.user_code), deviceCode: String(body.device_code) };
};
const poll = (deviceCode: string, clientId = 'foothold-cli') =>
  client.post(
    '/oauth/token',
    { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', client_id: clientId, device_code: deviceCode },
    createAddress(),
  );
const later = async <T>(ms: number, run: () => Promise<T>): Promise<T> => {
  const before = test.clock.now;
  test.clock.now = new Date(before.getTime() + ms);
  try {
    return await run();
  } finally {
    test.clock.now = before;
  }
};
const wrongCode = { code: 'accounts.device-code' };
const createCode = () =>
  Array.from(
    { length: 8 },
    () => DEVICE_CODE_CHARACTERS[Math.floor(Math.random() * DEVICE_CODE_CHARACTERS.length)],
  ).join('');

describe('a device', () => {
  it('shows a code, which a member allows, and gets tokens', async () => {
    const person = await signUp(test);
    const { body, address, userCode, deviceCode } = await start('foothold-cli', 'profile:read listings:read');
    expect(body).toMatchObject({ expires_in: 600, verification_uri: 'http://localhost:3000/device' });
    expect(body.verification_uri_complete).toBe(`http://localhost:3000/device?user_code=${userCode}`);
    expect(userCode).toMatch(new RegExp(`^[${DEVICE_CODE_CHARACTERS}]{4}-[${DEVICE_CODE_CHARACTERS}]{4}$`));
    expect((await poll(deviceCode)).body.error).toBe('authorization_pending');
    expect(await person.api.accounts.oauth.device({ code: userCode.toLowerCase() })).toEqual({
      app: { name: expect.stringMatching(/command line$/) as string, verified: true, redirectHost: null },
      scopes: ['profile:read', 'listings:read'],
      address: address['x-forwarded-for'],
      device: expect.any(String) as string,
      requestedAt: test.clock.now.toISOString(),
    });
    await person.api.accounts.oauth.decideDevice({ code: userCode, allow: true, password });
    const answer = await poll(deviceCode);
    expect(answer.body).toMatchObject({ token_type: 'Bearer', scope: 'profile:read listings:read' });
    expect((await client.call(String(answer.body.access_token))).body.id).toBe(await getUserId(person));
    const renewed = await client.refresh('foothold-cli', String(answer.body.refresh_token));
    expect(renewed.status).toBe(200);
    expect((await person.api.accounts.oauth.apps()).apps).toMatchObject([{ verified: true, redirectHost: null }]);
  });

  it('is told that the member declined', async () => {
    const person = await signUp(test);
    const { userCode, deviceCode } = await start();
    await person.api.accounts.oauth.decideDevice({ code: userCode, allow: false });
    expect((await poll(deviceCode)).body.error).toBe('access_denied');
    await expect(
      person.api.accounts.oauth.decideDevice({ code: userCode, allow: true, password }),
    ).rejects.toMatchObject(wrongCode);
  });

  it('gets tokens once', async () => {
    const person = await signUp(test);
    const { userCode, deviceCode } = await start();
    await person.api.accounts.oauth.decideDevice({ code: userCode, allow: true, password });
    const { body } = await poll(deviceCode);
    expect(body.access_token).toBeDefined();
    expect((await poll(deviceCode)).body.error).toBe('invalid_grant');
    expect((await client.call(String(body.access_token))).status).toBe(401);
  });

  it('stores neither code', async () => {
    const { userCode, deviceCode } = await start();
    const stored = JSON.stringify(await test.owner.selectFrom('oauth_artifacts').selectAll().execute());
    for (const code of [userCode, userCode.replace('-', ''), deviceCode]) expect(stored).not.toContain(code);
  });
});

describe('a device code', () => {
  it('works for 10 minutes', async () => {
    const person = await signUp(test);
    const { userCode, deviceCode } = await start();
    await later(599_000, () => person.api.accounts.oauth.device({ code: userCode }));
    await later(601_000, async () => {
      await expect(person.api.accounts.oauth.device({ code: userCode })).rejects.toMatchObject(wrongCode);
      await expect(
        person.api.accounts.oauth.decideDevice({ code: userCode, allow: true, password }),
      ).rejects.toMatchObject(wrongCode);
      expect((await poll(deviceCode)).body.error).toBe('expired_token');
    });
  });

  it(`can’t be guessed: an account has ${DEVICE_CODE_TRIES} tries, and then can’t enter the right one either`, async () => {
    const person = await signUp(test);
    const { userCode } = await start();
    for (let tries = 0; tries < DEVICE_CODE_TRIES; tries++)
      await expect(person.api.accounts.oauth.device({ code: createCode() })).rejects.toMatchObject(wrongCode);
    for (const call of [
      () => person.api.accounts.oauth.device({ code: createCode() }),
      () => person.api.accounts.oauth.device({ code: userCode }),
      () => person.api.accounts.oauth.decideDevice({ code: userCode, allow: true, password }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'request.too-many' });
    // Another account isn't affected.
    expect((await (await signUp(test)).api.accounts.oauth.device({ code: userCode })).app.verified).toBe(true);
  });

  it('of an own device doesn’t give more tries for that of another', async () => {
    const person = await signUp(test);
    const { userCode } = await start();
    for (let tries = 0; tries < DEVICE_CODE_TRIES; tries++) {
      await expect(person.api.accounts.oauth.device({ code: createCode() })).rejects.toMatchObject(wrongCode);
      if (tries < DEVICE_CODE_TRIES - 1) await person.api.accounts.oauth.device({ code: userCode });
    }
    await expect(person.api.accounts.oauth.device({ code: createCode() })).rejects.toMatchObject({
      code: 'request.too-many',
    });
  });

  it('is tried no more often by many calls at once', async () => {
    const person = await signUp(test);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => person.api.accounts.oauth.device({ code: createCode() })),
    );
    const codes = results.map((result) =>
      result.status === 'rejected' ? (result.reason as { code: string }).code : '',
    );
    expect(codes.filter((code) => code === wrongCode.code).length).toBe(DEVICE_CODE_TRIES);
  });

  it('doesn’t use up a try if it is right', async () => {
    const person = await signUp(test);
    const { userCode } = await start();
    for (let times = 0; times < DEVICE_CODE_TRIES * 2; times++)
      await person.api.accounts.oauth.device({ code: userCode });
  });

  it('needs a session, and not a token', async () => {
    const { userCode } = await start();
    await expect(test.visitor().api.accounts.oauth.device({ code: userCode })).rejects.toMatchObject({
      code: 'access.sign-in',
    });
    await expect(
      test.visitor().api.accounts.oauth.decideDevice({ code: userCode, allow: true, password }),
    ).rejects.toMatchObject({ code: 'access.sign-in' });
  });

  it('of another form is refused before it counts', async () => {
    const person = await signUp(test);
    for (const code of ['', 'ABCD-EFGH', 'BCDF', 'BCDFGHJKL', '12345678', 'BCDF-GHJ\u200b', 'x'.repeat(41)])
      await expect(person.api.accounts.oauth.device({ code }), code).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('allowing a device', () => {
  it('needs the password of an account without a second factor', async () => {
    const person = await signUp(test);
    const { userCode, deviceCode } = await start();
    for (const given of [{}, { password: 'another few plain words' }])
      await expect(
        person.api.accounts.oauth.decideDevice({ code: userCode, allow: true, ...given }),
      ).rejects.toMatchObject({ code: 'accounts.password' });
    expect((await poll(deviceCode)).body.error).toBe('authorization_pending');
  });

  it('needs a second factor of the last 5 minutes otherwise, also with the password', async () => {
    const person = await signUp(test);
    const { secret } = await person.api.accounts.security.startAuthenticator({ password });
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await person.api.accounts.security.confirmAuthenticator({
      code: totp.generate({ timestamp: test.clock.now.getTime() }),
    });
    await later(360_000, async () => {
      const { userCode } = await start();
      const allow = () => person.api.accounts.oauth.decideDevice({ code: userCode, allow: true, password });
      await expect(allow()).rejects.toMatchObject({ code: 'accounts.verify-again' });
      await person.api.accounts.security.verify({ code: totp.generate({ timestamp: test.clock.now.getTime() }) });
      await expect(allow()).resolves.toEqual({});
    });
  });

  it('by two members at once counts for one', async () => {
    const people = await Promise.all([signUp(test), signUp(test)]);
    const { userCode, deviceCode } = await start();
    const results = await Promise.allSettled(
      people.map((person) => person.api.accounts.oauth.decideDevice({ code: userCode, allow: true, password })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect((await poll(deviceCode)).status).toBe(200);
  });
});

describe('another app', () => {
  it('can’t use the device flow, nor the code of ours', async () => {
    const { body } = await client.registerAs({ client_name: 'Tracker', redirect_uris: [REDIRECT] });
    const other = String(body.client_id);
    expect((await start(other)).status).toBe(400);
    expect((await start(other)).body).not.toHaveProperty('device_code');
    expect((await start('unknown')).body.error).toBe('invalid_client');
    const person = await signUp(test);
    const { userCode, deviceCode } = await start();
    await person.api.accounts.oauth.decideDevice({ code: userCode, allow: true, password });
    expect((await poll(deviceCode, 'foothold-extension')).body.error).toBe('invalid_grant');
    expect((await poll(deviceCode, other)).body).not.toHaveProperty('access_token');
  });

  it('can’t use ours to get a code in the browser', async () => {
    const person = await signUp(test);
    for (const clientId of ['foothold-cli', 'foothold-extension'])
      expect((await client.open(person, client.createRequest(clientId, 'x'.repeat(43)))).location).toContain('fault=');
  });
});

describe('open registration', () => {
  it('is limited to 20 an hour for a network, and other networks aren’t affected', async () => {
    const register = async (address: string) =>
      (
        await fetch(new URL('/oauth/register', test.url), {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ client_name: 'Tracker', redirect_uris: [REDIRECT] }),
        })
      ).status;
    const statuses = [];
    for (let times = 0; times < 22; times++) statuses.push(await register('203.0.113.7'));
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429, 429]);
    expect(await register('203.0.114.7')).toBe(201);
  });

  it('of devices is limited as well', async () => {
    const statuses = [];
    for (let times = 0; times < 32; times++) {
      const fields = { client_id: 'foothold-cli', scope: 'profile:read' };
      statuses.push((await client.post('/oauth/device', fields, { 'x-forwarded-for': '203.0.115.7' })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});

it('the limits of a token are those of an API key, with the same headers', async () => {
  const { tokens } = await client.connect(await signUp(test));
  const answer = await client.call(tokens.access_token);
  expect(answer.headers.get('ratelimit-policy')).toMatch(/^"minute";q=120;w=60, "day";q=\d+;w=86400$/);
});
