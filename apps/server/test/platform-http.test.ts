import { once } from 'node:events';
import { connect } from 'node:net';
import { contract } from '@foothold/contracts';
import { safe } from '@orpc/client';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listEndpoints } from '../src/platform/http/api.ts';
import { createApp } from '../src/platform/http/app.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createStaffMember, signUp } from './factories.ts';
import { findFreePort } from './free-port.ts';
import { type Person, useTestApp } from './harness.ts';

const TOKEN = 'a token that nobody guesses, of this test';
const METRICS_PORT = await findFreePort();

const test = useTestApp({
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'on',
  METRICS_TOKEN: TOKEN,
  METRICS_PORT: String(METRICS_PORT),
});

// They all call from one address.
beforeEach(async () => {
  await test.app.db.deleteFrom('rate_limits').execute();
});

describe('rate limits', () => {
  it('reject the eleventh attempt per account and address, and report how long to wait', async () => {
    await signUp(test, { email: 'limited@example.com', confirmed: false });
    const tryOnce = (email: string) =>
      test.visitor().request('/api/accounts/log-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'wrong' }),
      });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await tryOnce('limited@example.com')).status);
    expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true);
    expect(statuses[10]).toBe(429);
    const answer = await tryOnce(' LIMITED@example.com');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'request.too-many' });
    expect((await tryOnce('somebody-else@example.com')).status).toBe(401);
  });

  it('store no address in plain text', async () => {
    await test.visitor().request('/api/accounts/log-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.40' },
      body: JSON.stringify({ email: 'counted@example.com', password: 'wrong' }),
    });
    const rows = await test.app.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/counted@example\.com|127\.0\.0\.1|203\.0\.113\.40/);
  });

  it('reject the eleventh email to one address, across endpoints', async () => {
    const open = () =>
      safe(
        test
          .visitor()
          .api.accounts.signUp({ name: 'Eve', email: 'flooded@example.com', password: 'four plain words here' }),
      );
    for (let count = 0; count < 10; count++) expect((await open()).error).toBeNull();
    expect((await open()).error).toMatchObject({ code: 'request.too-many' });
  });
});

it('count AI tool use per address for visitors, even for simultaneous calls, and per account for members', async () => {
  const member = await signUp(test);
  await test.app.db.deleteFrom('rate_limits').execute();
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async (_, at) => {
      const [path, body] =
        at % 2 ? ['interview-questions', { jobTitle: 'Nurse' }] : ['career-advice', { targetRole: 'x' }];
      const answer = await test.visitor().request(`/api/ai/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await member.api.coaching.questions({ jobTitle: 'Nurse' })).questions.length).toBeGreaterThan(0);
});

describe('request log', () => {
  it('omits tokens from logged paths, because they grant access', async () => {
    const lines: string[] = [];
    const logger = createLogger('debug', { write: (line) => void lines.push(line) });
    const fastify = await createApp({ logger, publicUrl: 'http://localhost', acceptLoopback: true, trustProxy: false });
    const token = 'Zq_-'.repeat(10).concat('abc');
    await fastify.inject({ url: `/api/demos/${token}/cancel?token=${token}` });
    await fastify.inject({ url: `/api/demos/${token}` });
    await fastify.inject({ url: `/api/resumes/${crypto.randomUUID()}` });
    await fastify.close();
    const paths = lines.map((line) => (JSON.parse(line) as { path?: string }).path).filter(Boolean);
    expect(paths.slice(0, 2)).toEqual(['/api/demos/[token]/cancel', '/api/demos/[token]']);
    expect(paths[2]).toMatch(/^\/api\/resumes\/[0-9a-f-]{36}$/);
    expect(lines.join()).not.toContain(token);
  });
});

describe('server shutdown', () => {
  it("doesn't wait for a connection that a browser opened but hasn't used", async () => {
    const logger = createLogger('silent');
    const fastify = await createApp({ logger, publicUrl: 'http://localhost', acceptLoopback: true, trustProxy: false });
    const accepted = once(fastify.server, 'connection');
    const { port } = new URL(await fastify.listen({ port: 0, host: '127.0.0.1' }));
    const idleSocket = connect(Number(port), '127.0.0.1').resume();
    onTestFinished(() => void idleSocket.destroy());
    await accepted;
    await Promise.all([once(idleSocket, 'close'), fastify.close()]);
    expect(idleSocket.bytesRead).toBe(0);
  }, 20_000);
});

describe('health', () => {
  it('reports liveness and readiness', async () => {
    const visitor = test.visitor();
    expect(await (await visitor.request('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await visitor.request('/readyz')).status).toBe(200);
  });
});

describe('the metrics', () => {
  const COUNTED_PATTERN = /http_request_duration_seconds_count\{.*route="\/readyz".*\} \d/;

  it('are returned to holders of the token', async () => {
    await test.visitor().request('/readyz');
    const answer = await test.visitor().request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(COUNTED_PATTERN);
  });

  it('return 404 to everyone else', async () => {
    const missing = (await (await test.visitor().request('/no-such-address')).json()) as object;
    const { request } = await createStaffMember(test, 'admin');
    for (const authorization of [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(1)}`,
      `Basic ${TOKEN}`,
      TOKEN,
    ])
      for (const sendRequest of [request, test.visitor().request]) {
        const answer = await sendRequest('/metrics', authorization === undefined ? {} : { headers: { authorization } });
        expect([authorization, answer.status]).toEqual([authorization, 404]);
        expect(await answer.json()).toEqual({ ...missing, requestId: expect.any(String) });
      }
    expect((await test.visitor().request(`/metrics?token=${encodeURIComponent(TOKEN)}`)).status).toBe(404);
  });

  it('are served alone on their own port', async () => {
    await test.visitor().request('/readyz');
    const base = `http://127.0.0.1:${METRICS_PORT}`;
    expect(await (await fetch(`${base}/metrics`)).text()).toMatch(COUNTED_PATTERN);
    for (const path of ['/', '/readyz', '/api/rubric']) expect((await fetch(`${base}${path}`)).status).toBe(404);
    expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});

describe('every endpoint', () => {
  const endpoints = listEndpoints(contract);

  it('is served, and rejects callers without access before it examines anything else', async () => {
    expect(endpoints.length).toBeGreaterThan(30);
    for (const { method, path, meta } of endpoints) {
      const answer = await test.visitor().request(path.replaceAll(/\{\w+\}/g, 'x'), { method });
      // Without a token, it applies to the caller's account.
      const needsSession = path === '/api/accounts/resend-confirmation';
      if (meta.access === 'anyone') expect([method, path, answer.status === 401]).toEqual([method, path, needsSession]);
      else expect([method, path, answer.status]).toEqual([method, path, 401]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      await answer.body?.cancel();
    }
  });

  // Several calls to every endpoint, which take a busy machine minutes.
  it('answers hostile input with a client error', { timeout: 240_000 }, async () => {
    const person = await signUp(test, { confirmed: false });
    const bodies = [
      'null',
      '[]',
      '{"__proto__":{"x":1}}',
      '{"id":{"a":1}}',
      JSON.stringify({ id: 'x'.repeat(500) }),
      '"\\u0000"',
    ];
    for (const { method, path } of endpoints.filter((one) => one.method !== 'GET' && !one.path.includes('log-out')))
      for (const body of bodies) {
        const init = { method, headers: { 'content-type': 'application/json' }, body };
        const answer = await person.request(path.replaceAll(/\{\w+\}/g, '%00'), init);
        expect([method, path, body, answer.status < 500]).toEqual([method, path, body, true]);
      }
    for (const { method, path } of endpoints.filter((one) => one.method === 'GET' && !one.path.endsWith('/changes')))
      for (const hostile of ["'--", '%00', '%ff', '..%2f..%2f', '💥'.repeat(50), '-1']) {
        const address = `${path.replaceAll(/\{\w+\}/g, encodeURIComponent(hostile))}?page=${hostile}&q=${hostile}`;
        const answer = await person.request(address, { method });
        expect([address, answer.status < 500]).toEqual([address, true]);
        await answer.body?.cancel();
      }
  });
});

describe('trusted proxy', () => {
  it("is trusted for the caller's address, but the caller isn't", async () => {
    const person = await signUp(test, { email: 'proxied@example.com', confirmed: false });
    const answer = await person.request('/api/accounts/log-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
      body: JSON.stringify({ email: 'proxied@example.com', password: 'four plain words here' }),
    });
    expect(answer.status).toBe(200);
    const { sessions } = await person.api.accounts.sessions();
    expect(sessions.find((session) => session.current)?.address).toBe('203.0.113.9');
  });
});

describe('unknown address', () => {
  it('gets a problem response like any other', async () => {
    const answer = await test.visitor().request('/api/listings/%E0%A4%A');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await answer.json()).toMatchObject({ code: 'request.malformed' });
  });
});

describe('address that supports a few methods', () => {
  const sendRequest = (path: string, method: string) =>
    test.visitor().request(path, { method, signal: AbortSignal.timeout(5000) });

  it.each(['/api/learning/paths', '/api/challenges/no-such-challenge', '/api/accounts/sessions'])(
    'answers HEAD %s as GET without a body',
    async (path) => {
      const [head, get] = [await sendRequest(path, 'HEAD'), await sendRequest(path, 'GET')];
      expect(head.status).toBe(get.status);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
      expect(await head.text()).toBe('');
    },
  );

  it('answers HEAD for a file with its size and its ETag', async () => {
    const path = '/api/download/code/react-patterns';
    const [head, get] = [await sendRequest(path, 'HEAD'), await sendRequest(path, 'GET')];
    const size = (await get.arrayBuffer()).byteLength;
    expect(head.headers.get('content-length')).toBe(String(size));
    const etag = head.headers.get('etag') ?? '';
    expect(etag).toBe(get.headers.get('etag'));
    const known = await test.visitor().request(path, { method: 'HEAD', headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);
  });

  it('ends HEAD of the change stream', async () => {
    const { request } = await signUp(test);
    const head = await request('/api/changes', { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it.each([
    ['GET', '/api/ai/career-advice', 'POST'],
    ['HEAD', '/api/ai-feed/generate', 'POST'],
    ['DELETE', '/api/learning/paths', 'GET, HEAD'],
    ['PUT', '/api/challenges/submissions/one', 'GET, HEAD, DELETE'],
    // It would use up the token for one download.
    ['HEAD', '/api/accounts/export', 'GET, POST'],
  ])('rejects %s %s and lists the allowed methods', async (method, path, allow) => {
    const answer = await sendRequest(path, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    if (method !== 'HEAD') expect(await answer.json()).toMatchObject({ code: 'request.method', status: 405 });
  });
});

describe('text that databases reject', () => {
  const send = (person: Person, path: string, method: string, body: string) =>
    person.request(path, { method, headers: { 'content-type': 'application/json' }, body });

  it('is rejected wherever it appears, and the field is named', async () => {
    const person = await signUp(test, { confirmed: false });
    const password = 'four plain words here';
    for (const [path, method, body, field] of [
      ['/api/accounts/sign-up', 'POST', { name: 'A\0na', email: 'a@example.com', password }, 'name'],
      ['/api/accounts/log-in', 'POST', { email: 'a\0@example.com', password }, 'email'],
      ['/api/accounts/request-password-reset', 'POST', { email: 'a\0@example.com' }, 'email'],
      ['/api/accounts/me', 'PATCH', { name: 'half \ud83d' }, 'name'],
      ['/api/applications', 'POST', { listingId: 'x', note: '\0' }, 'note'],
      ['/api/resumes/x/target', 'PUT', { target: { kind: 'text', title: null, text: 'a\0' } }, 'target.text'],
    ] as const) {
      const answer = await send(person, path, method, JSON.stringify(body));
      expect([path, answer.status]).toEqual([path, 400]);
      expect(await answer.json()).toMatchObject({ code: 'request.invalid', fields: { [field]: expect.any(String) } });
    }
    const form = new FormData();
    form.set('file', new File(['x'], 'a.txt'));
    form.set('jobText', 'a\0b');
    expect((await person.request('/api/resumes', { method: 'POST', body: form })).status).toBe(400);
  });

  it('is found at any depth without overflowing the stack', async () => {
    const deeplyNested = '['.repeat(30_000) + ']'.repeat(30_000);
    const answer = await send(test.visitor(), '/api/accounts/log-in', 'POST', `{"email":${deeplyNested}}`);
    expect(answer.status).toBe(400);
  });
});

describe('changes', () => {
  it('reaches every window of the same member and no one else', async () => {
    const person = await signUp(test, { confirmed: false });
    const other = await signUp(test, { confirmed: false });
    const until = new AbortController();
    const received: string[] = [];
    const unknownEvents: string[] = [];
    const listen = async (who: typeof person, unexpectedEvents: string[]) => {
      const { data } = await safe(who.api.site.changes({}, { signal: until.signal }));
      try {
        for await (const message of data ?? []) if ('id' in message) unexpectedEvents.push(message.id);
      } catch {
        // Aborted by the test.
      }
    };
    const windows = [listen(person, received), listen(person, received), listen(other, unknownEvents)];
    const id = (await person.api.accounts.me()).viewer?.id ?? '';
    await test.eventually(async () => {
      await test.app.events.publish(test.app.db, id, { kind: 'resume', id: 'r1' });
      return received.filter((one) => one === 'r1').length >= 2;
    });
    until.abort();
    await Promise.all(windows);
    expect(unknownEvents).toEqual([]);
  });
});
