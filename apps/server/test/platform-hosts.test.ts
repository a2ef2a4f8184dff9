import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useTestApp } from './harness.ts';
import { CARDS, PAYER } from './payments-cases.ts';

const TOKEN = 'a token that nobody guesses, of this test';

/** A server reachable under three names. It listens on 127.0.0.1, which isn't one of them. */
const test = useTestApp({
  NODE_ENV: 'development',
  PUBLIC_URL: 'https://foothold.example',
  PORTAL_URL: 'https://portal.foothold.example:8443/members',
  PORTAL_UK_URL: 'https://foothold.example.uk/portal',
  METRICS_TOKEN: TOKEN,
});

interface Answer {
  status: number | undefined;
  code: string | undefined;
}

/** A request with a custom Host header, which `fetch` can't send. */
function sendRequest(path: string, headers: IncomingHttpHeaders, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(test.url);
    request({ hostname, port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        const isProblem = answer.headers['content-type']?.startsWith('application/problem+json');
        resolve({ status: answer.statusCode, code: isProblem ? JSON.parse(text).code : undefined });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/** The server's response to exactly these lines. */
function exchange(lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(test.url);
    const socket = connect(Number(port), hostname, () => socket.end(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

const FOREIGN: Answer = { status: 400, code: 'request.host' };
const RUBRIC = '/api/rubric';

describe("request for a host that isn't ours", () => {
  it.each([
    'evil.example',
    'foothold.example.evil.example',
    'evil-foothold.example',
    'foothold.example:8080',
    'foothold.example:80',
    'foothold.example.',
    'portal.foothold.example',
    '127.0.0.1',
    'localhost',
    '[::1]',
    '10.0.0.7:3000',
    // These can't be parsed and used to cause a 500.
    'foothold.example:port',
    'foothold.example:99999',
    'user@foothold.example',
    'foothold.example/path',
    'foothold.example?x',
    'foothold.example#x',
    'foothold.example\\x',
    'foot hold.example',
    '[::1',
    '[]',
    ':443',
    '%',
    '',
  ])('is rejected: "%s"', async (host) => {
    for (const path of [RUBRIC, '/no-such-page', '/api/accounts/me'])
      expect(await sendRequest(path, { host })).toEqual(FOREIGN);
    expect(await sendRequest('/api/accounts/log-out', { host }, 'POST')).toEqual(FOREIGN);
  });

  it('is rejected with no host or more than one', async () => {
    expect(await exchange([`GET ${RUBRIC} HTTP/1.0`])).toMatch(/^HTTP\/1\.[01] 400 .*"request\.host"/s);
    expect(await exchange([`GET ${RUBRIC} HTTP/1.1`, 'Connection: close'])).toMatch(/^HTTP\/1\.1 400 /);
    expect(
      await exchange([`GET ${RUBRIC} HTTP/1.1`, 'Host: foothold.example', 'Host: evil.example', 'Connection: close']),
    ).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is rejected if the request target names one, regardless of the header', async () => {
    for (const target of [`http://evil.example${RUBRIC}`, 'https://evil.example', `HTTP://foothold.example${RUBRIC}`])
      expect(await exchange([`GET ${target} HTTP/1.1`, 'Host: foothold.example', 'Connection: close'])).toMatch(
        /^HTTP\/1\.1 400 .*"request\.host"/s,
      );
  });

  it("isn't accepted because of a header that only a proxy may set", async () => {
    expect(await sendRequest(RUBRIC, { host: 'evil.example', 'x-forwarded-host': 'foothold.example' })).toEqual(
      FOREIGN,
    );
    expect((await sendRequest(RUBRIC, { host: 'foothold.example', 'x-forwarded-host': 'evil.example' })).status).toBe(
      200,
    );
  });

  it('gets health responses, because health checks call a process by its address', async () => {
    for (const host of ['10.0.0.7:3000', 'web', 'evil.example', '%'])
      for (const path of ['/healthz', '/readyz']) expect((await sendRequest(path, { host })).status).toBe(200);
    expect(await exchange(['GET /healthz HTTP/1.0'])).toMatch(/^HTTP\/1\.[01] 200 /);
  });
});

it('gets metrics with the token under any name, because each process is called by its address', async () => {
  expect((await sendRequest('/metrics', { host: 'web:3000', authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  expect((await sendRequest('/metrics', { host: 'web:3000' })).status).toBe(404);
});

describe('request for one of our hosts', () => {
  it.each([
    'foothold.example',
    'foothold.example:443',
    'FOOTHOLD.Example',
    'portal.foothold.example:8443',
    'foothold.example.uk',
  ])('is accepted: %s', async (host) => {
    expect(await sendRequest(RUBRIC, { host })).toEqual({ status: 200, code: undefined });
  });
});

describe('state-changing request', () => {
  const postWithOrigin = (origin: string, host = 'foothold.example', site?: string) =>
    sendRequest('/api/accounts/log-out', { host, origin, ...(site && { 'sec-fetch-site': site }) }, 'POST');

  it.each(['https://foothold.example', 'https://portal.foothold.example:8443', 'https://foothold.example.uk'])(
    'is accepted from one of our pages: %s',
    async (origin) => {
      expect((await postWithOrigin(origin)).code).not.toBe('request.foreign-origin');
    },
  );

  it.each([
    'http://foothold.example',
    'https://foothold.example:8443',
    'https://evil.example',
    'null',
    'http://127.0.0.1',
  ])('is rejected from any other page: %s', async (origin) => {
    expect(await postWithOrigin(origin)).toEqual({ status: 403, code: 'request.foreign-origin' });
    expect(await postWithOrigin(origin, 'foothold.example', 'cross-site')).toMatchObject({
      code: 'request.foreign-origin',
    });
  });

  it('is rejected from a page whose name resolves to this server, although the browser considers it same-origin', async () => {
    const { host } = new URL(test.url);
    for (const name of ['rebound.evil.example', host])
      expect(await postWithOrigin(`http://${name}`, name, 'same-origin')).toEqual(FOREIGN);
  });
});

describe("the server's own calls", () => {
  it('are accepted: a sandbox event', async () => {
    const { payments, sandbox, db } = test.app;
    const intent = await payments.createIntent({
      amount: 8999,
      currency: 'usd',
      description: 'A month',
      metadata: {},
      idempotencyKey: crypto.randomUUID(),
    });
    const card = { number: CARDS.good, expires: '12 / 34', cvc: '123' };
    await sandbox?.browser.confirm({ clientSecret: intent.clientSecret, card, payer: PAYER });
    const events = await test.eventually(async () => {
      const rows = await db.selectFrom('sandbox_events').selectAll().where('intent', '=', intent.id).execute();
      return rows.length > 0 && rows.every((row) => row.attempts > 0) && rows;
    });
    expect(events.map(({ error, delivered_at }) => [error, delivered_at !== null])).toEqual(
      events.map(() => [null, true]),
    );
  });
});
