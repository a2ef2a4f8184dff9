import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SCOPES } from '@foothold/contracts/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';

/** The commands that call a server, against one that answers like ours. */

const bin = join(import.meta.dirname, '../bin/foothold.mjs');
const home = mkdtempSync(join(tmpdir(), 'foothold-account-'));
const stored = join(home, 'foothold', 'credentials.json');
const KEY = 'fh_key_test';

interface Call {
  method: string;
  path: string;
  token: string | undefined;
  body: string;
}

let server: Server;
let url = '';
/** What the server was asked. */
let calls: Call[] = [];
/** What the token endpoint answers, in order; the last one again and again. */
let tokenAnswers: { status: number; body: object }[] = [];
let offersDevices = true;
/** The token that works. */
let token = KEY;

const pending = { status: 400, body: { error: 'authorization_pending' } };
const granted = (access: string, seconds = 3600) => ({
  status: 200,
  body: { access_token: access, token_type: 'Bearer', expires_in: seconds, refresh_token: `${access}-refresh` },
});

const listing = {
  id: 'listing-1',
  title: 'Registered \u001B[31mNurse',
  company: { id: 'c', slug: 'larkholt', name: 'Larkholt Hospital', about: null },
  source: { id: 's', name: 'A feed', attribution: null, sample: true, url: null },
  places: [{ city: 'Austin', region: 'TX', country: 'US' }],
  remote: 'no',
  employmentType: 'full-time',
  pay: { min: 30, max: 40, currency: 'USD', period: 'hour' },
  postedAt: '2026-11-10',
  postedAtIsFirstSeen: false,
  validThrough: null,
  closed: false,
  occupation: null,
  seniority: null,
  degree: null,
  years: null,
  skills: { mustHave: [], niceToHave: [] },
  sponsorship: { value: 'sponsors', quote: 'We sponsor.' },
};
const search = { items: [{ ...listing, applicationId: null }], total: 1, page: 1, pages: 1 };
const application = {
  id: 'application-1',
  listingId: 'listing-1',
  job: { title: 'Registered Nurse', company: 'Larkholt Hospital', place: 'Austin, TX', url: null },
  state: 'saved',
  lastEventId: 'event-1',
  appliedDate: null,
};

const problem = (status: number, code: string, message: string) => ({
  status,
  body: { type: `urn:foothold:error:${code}`, title: message, status, code, message, error: message },
});

function answer({ method, path, token: given }: Call): { status: number; body: object } {
  const [route = ''] = path.split('?');
  if (route === '/.well-known/oauth-authorization-server')
    return offersDevices
      ? {
          status: 200,
          body: {
            device_authorization_endpoint: `${url}/oauth/device_authorization`,
            token_endpoint: `${url}/oauth/token`,
            revocation_endpoint: `${url}/oauth/revoke`,
          },
        }
      : { status: 404, body: {} };
  if (route === '/oauth/device_authorization')
    return {
      status: 200,
      body: {
        device_code: 'device',
        user_code: 'BCDF-GHJK',
        verification_uri: `${url}/device`,
        expires_in: 600,
        interval: 0.01,
      },
    };
  if (route === '/oauth/token') return (tokenAnswers.length > 1 ? tokenAnswers.shift() : tokenAnswers[0]) ?? pending;
  if (route === '/oauth/revoke') return { status: 200, body: {} };
  if (route === '/api/v1/listings') return { status: 200, body: search };
  if (given !== token) return problem(401, 'access.sign-in', 'Sign in to continue.');
  if (route === '/api/v1/accounts/token') return { status: 200, body: { scopes: SCOPES } };
  if (route === '/api/v1/jobs/search') return { status: 200, body: search };
  if (route === '/api/v1/jobs/match')
    return {
      status: 200,
      body: {
        resumeId: 'r',
        total: 1,
        considered: 9,
        limitedByPlan: false,
        matches: [{ listing, score: 81, parts: [], reasons: [{ kind: 'skills', effect: 'for', text: 'Wound care' }] }],
      },
    };
  if (route === '/api/v1/jobs/apply') return { status: 201, body: { application, submitted: false } };
  if (route.endsWith('/moves')) return { status: 200, body: { ...application, state: 'submitted' } };
  if (route === '/api/v1/applications' && method === 'GET')
    return { status: 200, body: { applications: [application, { ...application, id: 'b', state: 'submitted' }] } };
  return problem(404, 'resource.not-found', 'We couldn’t find this, or you don’t have access to it.');
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = {
    method: request.method ?? '',
    path: request.url ?? '',
    token: request.headers.authorization?.replace('Bearer ', ''),
    body: await text(request),
  };
  calls.push(call);
  const { status, body } = answer(call);
  response.writeHead(status, { 'content-type': status >= 400 ? 'application/problem+json' : 'application/json' });
  response.end(JSON.stringify(body));
}

beforeAll(async () => {
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(home, { recursive: true });
});
beforeEach(() => {
  rmSync(join(home, 'foothold'), { recursive: true, force: true });
  calls = [];
  tokenAnswers = [pending, granted('fresh')];
  offersDevices = true;
  token = KEY;
});

/** Runs a command in a process of its own. */
async function spawnFoothold(args: string[], input = '') {
  const child = spawn(process.execPath, [bin, ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: home, XDG_CONFIG_HOME: home },
  });
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { code, out, err };
}

/** Runs a command in this process, which is faster. */
async function run(args: string[], { env = {} }: { env?: Record<string, string> } = {}) {
  vi.stubEnv('XDG_CONFIG_HOME', home);
  for (const name of ['FOOTHOLD_URL', 'FOOTHOLD_TOKEN']) vi.stubEnv(name, env[name]);
  const written = { out: '', err: '' };
  const spies = (['out', 'err'] as const).map((name) =>
    vi.spyOn(name === 'out' ? process.stdout : process.stderr, 'write').mockImplementation((part) => {
      written[name] += String(part);
      return true;
    }),
  );
  try {
    return { code: await main(args), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

const logInWithKey = () => spawnFoothold(['login', '--url', url, '--key'], `${KEY}\n`);

describe('foothold login', () => {
  it('stores an API key from standard input for its owner only, once the server accepts it', async () => {
    expect(await logInWithKey()).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining(`Signed in to ${url}`),
    });
    expect(JSON.parse(readFileSync(stored, 'utf8'))).toEqual({ url, token: KEY });
    expect(statSync(stored).mode & 0o777).toBe(0o600);
    expect(statSync(join(home, 'foothold')).mode & 0o777).toBe(0o700);
  });

  it('stores no key that the server refuses, and takes none from the command line', async () => {
    expect(await spawnFoothold(['login', '--url', url, '--key'], 'other')).toMatchObject({
      code: 5,
      err: expect.stringContaining('(login.key-refused)'),
    });
    expect(await spawnFoothold(['login', '--url', url, '--key'])).toMatchObject({
      code: 5,
      err: expect.stringContaining('(login.no-key)'),
    });
    expect((await run(['login', '--url', url, `--key=${KEY}`])).code).toBe(2);
    expect(() => readFileSync(stored)).toThrow('ENOENT');
  });

  it('signs in with a code, and waits until the person allowed it', async () => {
    token = 'fresh';
    tokenAnswers = [pending, pending, granted('fresh')];
    const { code, out, err } = await run(['login', '--url', url, '--json', '--scopes', 'listings:read']);
    expect(code).toBe(0);
    expect(err).toContain('BCDF-GHJK');
    expect(err).toContain(`${url}/device`);
    expect(JSON.parse(out)).toMatchObject({ url });
    const asked = calls.filter(({ path }) => path === '/oauth/token').map(({ body }) => new URLSearchParams(body));
    expect(asked.length).toBe(3);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: 'device',
      client_id: 'foothold-cli',
    });
    expect(calls.find(({ path }) => path.endsWith('device_authorization'))?.body).toContain('scope=listings%3Aread');
    expect(JSON.parse(readFileSync(stored, 'utf8'))).toMatchObject({ token: 'fresh', refreshToken: 'fresh-refresh' });
  });

  it.each([
    ['access_denied', 'login.denied'],
    ['expired_token', 'login.expired'],
    ['invalid_grant', 'login.refused'],
  ])('explains %s', async (error, code) => {
    tokenAnswers = [{ status: 400, body: { error } }];
    expect(await run(['login', '--url', url])).toMatchObject({ code: 5, err: expect.stringContaining(`(${code})`) });
  });

  it('says when the server offers no codes, isn’t reached, or isn’t safe', async () => {
    offersDevices = false;
    expect(await run(['login', '--url', url])).toMatchObject({
      code: 7,
      err: expect.stringContaining('(server.no-device-login)'),
    });
    expect(await run(['login', '--url', 'http://127.0.0.1:9'])).toMatchObject({
      code: 7,
      err: expect.stringContaining('(server.unreachable)'),
    });
    expect(await run(['login', '--url', 'http://foothold.example'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('(server.insecure)'),
    });
    expect((await run(['login', '--scopes', 'everything'])).err).toContain('There is no scope "everything"');
  });
});

describe('foothold logout', () => {
  it('revokes a sign-in, and deletes it', async () => {
    token = 'fresh';
    await run(['login', '--url', url]);
    expect(await run(['logout', '--json'])).toMatchObject({ code: 0, out: expect.stringContaining('"revoked": true') });
    expect(calls.find(({ path }) => path === '/oauth/revoke')?.body).toContain('token=fresh-refresh');
    expect(() => readFileSync(stored)).toThrow('ENOENT');
    expect(await run(['logout'])).toMatchObject({ code: 0, err: 'You weren’t signed in.\n' });
  });

  it('says that an API key still works', async () => {
    await logInWithKey();
    expect((await run(['logout'])).err).toContain('Revoke it under Settings');
  });
});

describe('the stored token', () => {
  it('is refreshed once before it expires, also by several commands at once', async () => {
    token = 'fresh';
    mkdirSync(join(home, 'foothold'));
    writeFileSync(
      stored,
      JSON.stringify({
        url,
        token: 'old',
        refreshToken: 'old-refresh',
        expiresAt: new Date(Date.now() + 5000).toISOString(),
      }),
    );
    tokenAnswers = [granted('fresh')];
    const runs = await Promise.all([['applications'], ['applications'], ['match']].map((args) => spawnFoothold(args)));
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    const refreshes = calls.filter(({ path }) => path === '/oauth/token');
    expect(refreshes.map(({ body }) => new URLSearchParams(body).get('refresh_token'))).toEqual(['old-refresh']);
    expect(statSync(stored).mode & 0o777).toBe(0o600);
  });

  it('is never sent to another server', async () => {
    mkdirSync(join(home, 'foothold'));
    writeFileSync(stored, JSON.stringify({ url: 'https://elsewhere.example', token: KEY }));
    expect(await run(['applications'], { env: { FOOTHOLD_URL: url } })).toMatchObject({
      code: 5,
      err: expect.stringContaining('(access.sign-in)'),
    });
    await run(['jobs', 'search', 'nurse'], { env: { FOOTHOLD_URL: url } });
    expect(calls.map((call) => call.token)).toEqual([undefined]);
  });

  it('gives way to FOOTHOLD_TOKEN', async () => {
    const env = { FOOTHOLD_URL: url, FOOTHOLD_TOKEN: KEY };
    expect((await run(['applications'], { env })).code).toBe(0);
    expect((await run(['applications'], { env: { ...env, FOOTHOLD_TOKEN: 'wrong' } })).code).toBe(5);
  });
});

describe('commands for jobs', () => {
  const env = () => ({ FOOTHOLD_URL: url, FOOTHOLD_TOKEN: KEY });

  it('search listings, without text that controls the terminal', async () => {
    const { code, out } = await run(['jobs', 'search', 'registered', 'nurse', '--place', 'Austin, TX'], { env: env() });
    expect(code).toBe(0);
    expect(out).toContain('Larkholt Hospital');
    expect(out).not.toContain('\u001B');
    expect(new URL(calls[0]?.path ?? '', url).searchParams.get('q')).toBe('registered nurse');
    const json = await run(['jobs', 'search', 'nurse', '--json'], { env: { FOOTHOLD_URL: url } });
    expect(JSON.parse(json.out)).toMatchObject({ total: 1, items: [{ id: 'listing-1' }] });
  });

  it('match, track, and list', async () => {
    expect((await run(['match', '--limit', '5'], { env: env() })).out).toContain(' 81  Registered');
    const tracked = await run(['track', 'listing-1', '--to', 'applied', '--json'], { env: env() });
    expect(JSON.parse(tracked.out)).toMatchObject({ state: 'submitted' });
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({ to: 'submitted', after: 'event-1' });
    const listed = await run(['applications', '--state', 'applied', '--json'], { env: env() });
    expect(JSON.parse(listed.out).applications.map(({ id }: { id: string }) => id)).toEqual(['b']);
  });

  it.each([
    [['track'], 2, 'usage'],
    [['track', 'x', '--to', 'approved'], 2, 'usage'],
    [['jobs', 'find'], 2, 'usage'],
    [['match', '--folder', 'x'], 2, 'usage'],
    [['completion', 'cmd'], 2, 'usage'],
    [['mcp', '--folder', '/no/such/folder'], 2, 'folder.not-found'],
  ])('refuse %j', async (args, code, reason) => {
    expect(await run(args, { env: env() })).toMatchObject({ code, err: expect.stringContaining(`(${reason})`) });
  });

  it('repeat the reason of the server with its code', async () => {
    const { code, out } = await run(['applications', '--json'], { env: { ...env(), FOOTHOLD_TOKEN: 'wrong' } });
    expect([code, JSON.parse(out).error.code]).toEqual([5, 'access.sign-in']);
  });

  it('complete in three shells', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { code, out } = await run(['completion', shell]);
      expect(code).toBe(0);
      for (const word of ['applications', 'search', '--folder', 'verify'])
        expect([shell, out]).toEqual([shell, expect.stringContaining(word)]);
    }
    const { out } = await run(['completion', 'bash']);
    const script = `${out}\nCOMP_WORDS=(foothold app); COMP_CWORD=1; _foothold; echo "\${COMPREPLY[*]}"`;
    const bash = spawn('bash', ['-c', script]);
    expect((await text(bash.stdout)).trim()).toBe('applications');
  });
});
