import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { isOwnAddress, isPublicAddress } from './addresses.ts';
import { createFetcher, type FetcherOptions, type FetchRequest } from './fetcher.ts';
import { measureRefusals } from './testing/refusals.ts';
import { type LocalServer, startLocalServer } from './testing/servers.ts';

const MEGABYTE = 1024 * 1024;
const servers: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** A site by path. Other paths, among them /robots.txt, are 404. */
async function startSite(paths: Record<string, Handler | string>): Promise<LocalServer> {
  const server = await startLocalServer((request, response) => {
    const found = paths[new URL(request.url ?? '/', 'http://site').pathname];
    if (typeof found === 'function') found(request, response);
    else if (found !== undefined) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(found);
    else response.writeHead(404).end('missing');
  });
  servers.push(server);
  return server;
}

const redirectTo =
  (location: string): Handler =>
  (_, response) =>
    response.writeHead(302, { location }).end();

function open(site: LocalServer, path: string, request?: FetchRequest, options: Partial<FetcherOptions> = {}) {
  const fetch = createFetcher({
    userAgent: 'TestBot/1.0',
    allowed: servers.map(({ port }) => `127.0.0.1:${port}`),
    ...options,
  });
  return fetch(`http://127.0.0.1:${site.port}${path}`, request);
}

const getCode = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { code?: string }) => error.code,
  );

const listPaths = (site: LocalServer) => site.requests.map(({ url }) => url);

describe('an address that must not be fetched', () => {
  it('is refused without a connection, in every spelling, by name, and after a redirect', async () => {
    const refusals = await measureRefusals();
    expect(refusals.length).toBeGreaterThan(120);
    expect(refusals.filter(({ connections }) => connections !== 0)).toEqual([]);
    const unexpected = refusals.filter(({ code }) => code !== 'fetch.refused-address' && code !== 'fetch.invalid-url');
    expect(unexpected).toEqual([]);
  });

  it('is no address of the public internet', () => {
    for (const address of ['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450::1'])
      expect(isPublicAddress(address), address).toBe(true);
    for (const address of ['', 'example.com', '1', 'fe80::1%eth0', '168.63.129.16'])
      expect(isPublicAddress(address), address).toBe(false);
  });

  it('is one of this machine, even if it is public', () => {
    const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    expect(own.length).toBeGreaterThan(0);
    for (const { address } of own) expect(isOwnAddress(address), address).toBe(true);
    expect(isOwnAddress('93.184.216.34')).toBe(false);
  });
});

describe('a page', () => {
  it('is returned with its final URL, headers, and media type', async () => {
    const site = await startSite({ '/old': redirectTo('new?x=1#part'), '/new': '<p>Nurse</p>' });
    const answer = await open(site, '/old#top', { accept: ['text/html'] });
    expect(answer).toMatchObject({
      url: `http://127.0.0.1:${site.port}/new?x=1`,
      status: 200,
      mediaType: 'text/html',
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    expect(new TextDecoder().decode(answer.body)).toBe('<p>Nurse</p>');
  });

  it('is asked for by name and without cookies, also after the site set one', async () => {
    const site = await startSite({
      '/start': (_, response) => response.writeHead(302, { location: '/end', 'set-cookie': 'a=1; Path=/' }).end(),
      '/end': 'done',
    });
    await open(site, '/start');
    const last = site.requests.at(-1);
    expect(last?.headers).toMatchObject({ 'user-agent': 'TestBot/1.0', 'accept-encoding': 'gzip, br' });
    expect(last?.headers.cookie).toBeUndefined();
    expect(last?.headers.referer).toBeUndefined();
  });

  it('is read from gzip and Brotli', async () => {
    const compress =
      (encoding: string, bytes: Buffer): Handler =>
      (_, response) =>
        response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
    const site = await startSite({
      '/gzip': compress('gzip', gzipSync('plain')),
      '/br': compress('br', brotliCompressSync('plain')),
      '/other': compress('zstd', Buffer.from('?')),
      '/twice': compress('gzip, gzip', gzipSync(gzipSync('plain'))),
      '/broken': compress('gzip', gzipSync('plain').subarray(0, 12)),
    });
    for (const path of ['/gzip', '/br'])
      expect(new TextDecoder().decode((await open(site, path)).body), path).toBe('plain');
    for (const path of ['/other', '/twice']) expect(await getCode(open(site, path)), path).toBe('fetch.unsupported');
    expect(await getCode(open(site, '/broken'))).toBe('fetch.failed');
  });

  it('of another status is returned without its body', async () => {
    const site = await startSite({ '/login': (_, response) => response.writeHead(401).end('sign in') });
    const answer = await open(site, '/login', { accept: ['text/html'] });
    expect(answer).toMatchObject({ status: 401, body: new Uint8Array() });
  });

  it('of another media type is refused', async () => {
    const site = await startSite({
      '/file': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
      '/untyped': (_, response) => response.end('x'),
    });
    for (const path of ['/file', '/untyped'])
      expect(await getCode(open(site, path, { accept: ['text/html'] }))).toBe('fetch.unsupported');
  });

  it('that has not changed since is 304', async () => {
    const site = await startSite({
      '/feed': ({ headers }, response) => response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200).end(),
    });
    expect((await open(site, '/feed', { ifNoneMatch: '"1"' })).status).toBe(304);
    expect((await open(site, '/feed', { ifNoneMatch: '"2"' })).status).toBe(200);
  });
});

describe('limits', () => {
  it('allow 2 MB after decompression and no more', async () => {
    const fill = (size: number) => Buffer.alloc(size, 'a');
    const site = await startSite({
      '/most': (_, response) => response.end(fill(2 * MEGABYTE)),
      '/stated': (_, response) => response.end(fill(2 * MEGABYTE + 1)),
      '/streamed': (_, response) => {
        for (let part = 0; part < 6; part++) response.write(randomBytes(MEGABYTE / 2));
        response.end();
      },
      '/bomb': (_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(fill(40 * MEGABYTE))),
      '/bomb-br': (_, response) =>
        response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(fill(20 * MEGABYTE))),
    });
    expect((await open(site, '/most')).body).toHaveLength(2 * MEGABYTE);
    for (const path of ['/stated', '/streamed', '/bomb', '/bomb-br'])
      expect(await getCode(open(site, path)), path).toBe('fetch.too-large');
  });

  it('end a site that is slow to look up, to respond, or to send', async () => {
    const site = await startSite({
      '/silent': () => undefined,
      '/slow': (_, response) => {
        const timer = setInterval(() => response.write('.'), 20);
        response.on('close', () => clearInterval(timer));
      },
    });
    const quick = { timeoutMs: 300 };
    for (const path of ['/silent', '/slow'])
      expect(await getCode(open(site, path, {}, quick)), path).toBe('fetch.timeout');
    const fetch = createFetcher({ userAgent: 'TestBot/1.0', ...quick, resolve: () => new Promise(() => undefined) });
    expect(await getCode(fetch('http://slow-dns.test/'))).toBe('fetch.timeout');
  });

  it('allow three redirects', async () => {
    const site = await startSite({
      '/4': redirectTo('/3'),
      '/3': redirectTo('/2'),
      '/2': redirectTo('/1'),
      '/1': redirectTo('/0'),
      '/0': 'here',
    });
    expect((await open(site, '/3')).status).toBe(200);
    expect(await getCode(open(site, '/4'))).toBe('fetch.too-many-redirects');
  });

  it('name a host that has no address, and a port that nobody answers', async () => {
    const fetch = createFetcher({ userAgent: 'TestBot/1.0', resolve: async () => [] });
    expect(await getCode(fetch('http://nowhere.test/'))).toBe('fetch.not-found');
    const gone = await startSite({});
    await gone.stop();
    expect(await getCode(open(gone, '/'))).toBe('fetch.failed');
  });

  it('reject more than 50 calls at once', async () => {
    const site = await startSite({ '/silent': () => undefined });
    const fetch = createFetcher({ userAgent: 'TestBot/1.0', allowed: [`127.0.0.1:${site.port}`], timeoutMs: 500 });
    const codes = await Promise.all(
      Array.from({ length: 52 }, () => getCode(fetch(`http://127.0.0.1:${site.port}/silent`))),
    );
    expect(codes.filter((code) => code === 'server.busy')).toHaveLength(2);
    expect(codes.filter((code) => code === 'fetch.timeout')).toHaveLength(50);
  });
});

describe('robots.txt', () => {
  const site = (rules: string) =>
    startSite({
      '/robots.txt': (_, response) => response.end(rules),
      '/jobs/1': 'one',
      '/private/1': 'two',
      '/leads-in': redirectTo('/private/1'),
    });

  it('decides which pages are read, also after a redirect', async () => {
    const one = await site('User-agent: *\nDisallow: /private/');
    expect((await open(one, '/jobs/1')).status).toBe(200);
    for (const path of ['/private/1', '/leads-in'])
      expect(await getCode(open(one, path)), path).toBe('fetch.disallowed-by-robots');
    expect(listPaths(one)).not.toContain('/private/1');
  });

  it('can name us', async () => {
    const one = await site('User-agent: TestBot\nDisallow: /\n\nUser-agent: *\nAllow: /');
    expect(await getCode(open(one, '/jobs/1'))).toBe('fetch.disallowed-by-robots');
    expect((await open(one, '/jobs/1', {}, { userAgent: 'OtherBot/1.0' })).status).toBe(200);
  });

  it('is read once an hour', async () => {
    const one = await site('User-agent: *\nDisallow: /private/');
    let now = 0;
    const fetch = createFetcher({ userAgent: 'TestBot/1.0', allowed: [`127.0.0.1:${one.port}`], now: () => now });
    const load = () => fetch(`http://127.0.0.1:${one.port}/jobs/1`);
    await load();
    await load();
    expect(listPaths(one).filter((path) => path === '/robots.txt')).toHaveLength(1);
    now += 61 * 60_000;
    await load();
    expect(listPaths(one).filter((path) => path === '/robots.txt')).toHaveLength(2);
  });

  it('that fails forbids everything, and one that is missing or redirects in a circle nothing', async () => {
    const failing = await startSite({ '/robots.txt': (_, response) => response.writeHead(503).end(), '/': 'x' });
    expect(await getCode(open(failing, '/'))).toBe('fetch.disallowed-by-robots');
    const circling = await startSite({ '/robots.txt': redirectTo('/robots.txt'), '/': 'x' });
    expect((await open(circling, '/')).status).toBe(200);
  });

  it('is used up to its first 500 KB', async () => {
    const long = `User-agent: *\nDisallow: /private/\n${'# filler\n'.repeat(100_000)}`;
    const one = await site(long);
    expect(await getCode(open(one, '/private/1'))).toBe('fetch.disallowed-by-robots');
    expect((await open(one, '/jobs/1')).status).toBe(200);
  });

  it('is left out for the interface of a service', async () => {
    const one = await site('User-agent: *\nDisallow: /');
    expect((await open(one, '/jobs/1', { robots: false })).status).toBe(200);
    expect(listPaths(one)).not.toContain('/robots.txt');
  });
});

describe('a message', () => {
  it('is posted with its headers and not redirected', async () => {
    const received: string[] = [];
    const site = await startSite({
      '/hook': (request, response) => {
        request.on('data', (chunk) => received.push(`${request.headers['x-signature']} ${chunk}`));
        request.on('end', () => response.writeHead(307, { location: '/other' }).end());
      },
    });
    const answer = await open(site, '/hook', { method: 'POST', body: '{"a":1}', headers: { 'x-signature': 's1' } });
    expect(answer.status).toBe(307);
    expect(received).toEqual(['s1 {"a":1}']);
    expect(listPaths(site)).toEqual(['/hook']);
  });

  it('keeps its own headers from another origin', async () => {
    const other = await startSite({ '/': 'other' });
    const site = await startSite({ '/': redirectTo(`http://127.0.0.1:${other.port}/`) });
    await open(site, '/', { headers: { authorization: 'Bearer secret', 'user-agent': 'jobs@larkholt.example' } });
    expect(site.requests.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'user-agent': 'jobs@larkholt.example',
    });
    expect(other.requests.at(-1)?.headers.authorization).toBeUndefined();
    expect(other.requests.at(-1)?.headers['user-agent']).toBe('TestBot/1.0');
  });
});
