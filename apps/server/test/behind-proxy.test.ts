import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../src/platform/env.ts';
import { findFreePort } from './free-port.ts';
import { useTestApp } from './harness.ts';

/**
 * The server as `ops/` runs it: behind a real Caddy with `ops/Caddyfile`, over TLS with a certificate from Caddy's own authority. The
 * caller uses a loopback address that differs from the proxy's.
 */
const hasCaddy = spawnSync('caddy', ['version']).status === 0;
const [httpsPort, httpPort] = [await findFreePort(), await findFreePort()];
const TOKEN = 'a token that nobody guesses, of this test';
const test = useTestApp({
  NODE_ENV: 'development',
  PUBLIC_URL: `https://localhost:${httpsPort}`,
  TRUST_PROXY: 'on',
  RATE_LIMITS: 'on',
  METRICS_TOKEN: TOKEN,
});
const password = 'four plain words here';

const folder = mkdtempSync(join(tmpdir(), 'foothold-proxy-'));
const certificate = join(folder, 'pki', 'authorities', 'local', 'root.crt');
let caddy: ChildProcess | undefined;
let output = '';

beforeAll(async () => {
  if (!hasCaddy) return;
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{
      admin off
      http_port ${httpPort}
      https_port ${httpsPort}
      skip_install_trust
      storage file_system ${folder}
    }
    import ${join(ROOT, 'ops', 'Caddyfile')}
    `,
  );
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      SITE_ADDRESS: `https://localhost:${httpsPort}`,
      UPSTREAM: new URL(test.url).host,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
  child.stderr.on('data', (part) => {
    output += part;
  });
  caddy = child;
  await test.eventually(async () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${output}`);
    if (!existsSync(certificate)) return false;
    const answer = await sendRequest('/healthz').catch(() => null);
    return answer?.status === 200;
  });
});

afterAll(async () => {
  const ended = caddy && new Promise((resolve) => caddy?.once('exit', resolve));
  caddy?.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  method?: string;
  headers?: IncomingHttpHeaders;
  body?: unknown;
  /** The caller's own address. */
  from?: string;
}

/** The proxy's response, as soon as its headers arrive. */
function openRequest(
  path: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Sent,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(
      {
        hostname: 'localhost',
        family: 4,
        localAddress: from,
        port: httpsPort,
        path,
        method,
        agent: false,
        ca: readFileSync(certificate),
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      resolve,
    )
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function sendRequest(path: string, sent: Sent = {}) {
  const answer = await openRequest(path, sent);
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  return { status: answer.statusCode, headers: answer.headers, text };
}

/** The Cookie header of someone who just signed up from this address. */
async function signUp(from: string, headers: IncomingHttpHeaders = {}) {
  const email = `proxied-${crypto.randomUUID()}@example.com`;
  const answer = await sendRequest('/api/accounts/sign-up', {
    method: 'POST',
    from,
    headers,
    body: { name: 'Robin Example', email, password },
  });
  expect(answer.status).toBe(201);
  const cookies = answer.headers['set-cookie'] ?? [];
  return { cookies, cookie: cookies.map((one) => one.split(';')[0]).join('; ') };
}

describe.skipIf(!hasCaddy)(
  `behind the proxy of ops/${hasCaddy ? '' : ' (skipped: there is no `caddy` here; Debian has it as a package)'}`,
  () => {
    it("uses the caller's real address and ignores what the caller claims", async () => {
      for (const headers of [
        {},
        { 'x-forwarded-for': '203.0.113.9' },
        { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' },
      ]) {
        const { cookie } = await signUp('127.0.0.2', headers);
        const { sessions } = JSON.parse((await sendRequest('/api/accounts/sessions', { headers: { cookie } })).text);
        expect(sessions.map(({ address }: { address: string }) => address)).toEqual(['127.0.0.2']);
      }
    });

    it('applies rate limits to that address', async () => {
      // Rejected as incomplete but counted. Each has its own email address, because those are limited too.
      const createForm = () => ({ email: `${crypto.randomUUID()}@example.com` });
      const send = (from: string, forwardedFor: string) =>
        sendRequest('/api/support-query', {
          method: 'POST',
          from,
          headers: { 'x-forwarded-for': forwardedFor },
          body: createForm(),
        });
      const statuses: (number | undefined)[] = [];
      for (let count = 0; count < 30; count++) statuses.push((await send('127.0.0.3', `203.0.113.${count}`)).status);
      expect(new Set(statuses)).toEqual(new Set([400, 429]));
      expect(statuses.at(-1)).toBe(429);
      expect((await send('127.0.0.4', '127.0.0.3')).status).toBe(400);
    });

    it('serves HTTPS only: HSTS, secure cookies, and a redirect for everything else', async () => {
      const { headers } = await sendRequest('/api/rubric');
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/);
      const { cookies } = await signUp('127.0.0.2');
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) {
        const attributes = cookie
          .split('; ')
          .slice(1)
          .map((one) => one.toLowerCase());
        expect(attributes).toEqual(expect.arrayContaining(['secure', 'httponly', 'samesite=lax', 'path=/']));
      }
      const plain = await new Promise<IncomingMessage>((resolve, reject) => {
        const options = { hostname: '127.0.0.1', port: httpPort, path: '/jobs?q=x', agent: false };
        requestPlain({ ...options, headers: { host: 'localhost' } }, resolve)
          .on('error', reject)
          .end();
      });
      plain.resume();
      expect(plain.statusCode).toBe(308);
      expect(plain.headers.location).toBe('https://localhost/jobs?q=x');
    });

    it("passes the host through, and callers can't override it", async () => {
      expect((await sendRequest('/api/rubric')).status).toBe(200);
      expect((await sendRequest('/api/rubric', { headers: { 'x-forwarded-host': 'evil.example' } })).status).toBe(200);
      const { cookie } = await signUp('127.0.0.2');
      const change = (origin: string) =>
        sendRequest('/api/accounts/me', {
          method: 'PATCH',
          headers: { cookie, origin },
          body: { name: 'Kim Example' },
        });
      expect((await change(`https://localhost:${httpsPort}`)).status).toBe(200);
      expect((await change(`http://localhost:${httpsPort}`)).status).toBe(403);
      expect((await change(`https://localhost:${httpPort}`)).status).toBe(403);
    });

    it('returns 404 for the metrics, even with the token', async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      for (const path of ['/metrics', '/metrics/', '//metrics', '/%6detrics'])
        expect([path, (await sendRequest(path, { headers })).status]).toEqual([path, 404]);
      expect((await test.visitor().request('/healthz')).status).toBe(200);
    });

    it.each(['identity', 'gzip'])(
      'a change reaches an open stream immediately, even if nothing follows it (%s)',
      async (coding) => {
        const { cookie } = await signUp('127.0.0.2');
        const { viewer } = JSON.parse((await sendRequest('/api/accounts/me', { headers: { cookie } })).text);
        const stream = await openRequest('/api/changes', { headers: { cookie, 'accept-encoding': coding } });
        expect(stream.headers['content-type']).toMatch(/^text\/event-stream/);
        let received = '';
        const plain = stream.headers['content-encoding'] === 'gzip' ? stream.pipe(createGunzip()) : stream;
        plain
          .on('error', () => undefined)
          .on('data', (part: Buffer) => {
            received += part.toString();
          });
        try {
          await test.app.events.publish(test.app.db, viewer.id, { kind: 'resume', id: 'behind-a-proxy' });
          await test.eventually(async () => received.includes('behind-a-proxy'));
        } finally {
          stream.destroy();
        }
      },
    );
  },
);
