import type { AddressInfo } from 'node:net';
import type { RequestContext as PageContext } from '@foothold/web/context';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingSource } from '../src/domains/listings/index.ts';
import { createServer } from '../src/main/serve.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import type { WebApp } from '../src/platform/http/web.ts';
import { createNurseListing, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp({ METRICS_TOKEN: 'a token that nobody guesses, of this test', THEME_DEFAULT: 'dark' });
const FEED: ListingSource = { id: 'feed', name: 'A feed', kind: 'feed', url: 'https://feed.example' };

/** Every address that was rendered. */
const rendered: string[] = [];

const SHARED = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' };

/** A web app whose pages show what real ones depend on: their address, the viewer, and listings. */
const web: WebApp<PageContext> = {
  async render(request, { api, viewer, region, themeDefault, nonce, requestId, report }) {
    const { pathname, search, searchParams } = new URL(request.url);
    rendered.push(pathname + search);
    if (searchParams.get('q') === 'failing') {
      report(new Error('a failure on purpose'));
      return new Response(`<!doctype html>Sorry ${requestId}`, {
        status: 500,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    }
    if (pathname === '/jobs' && searchParams.get('q') === 'moved')
      return Response.redirect('http://x.example/jobs', 302);
    const listingId = /^\/jobs\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
    if (listingId !== undefined) {
      const { title, closed } = await api.listings.get({ id: listingId });
      return new Response(`<!doctype html>${title}`, { status: closed ? 410 : 200, headers: SHARED });
    }
    const { items } = await api.listings.search({ q: searchParams.get('q') ?? undefined });
    const text = JSON.stringify({ path: pathname + search, viewer: viewer?.name, region, themeDefault, nonce, items });
    return new Response(`<!doctype html>${text}`, {
      headers: SHARED,
    });
  },
};

let url = '';
let fastify: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  fastify = await createServer(test.app, web);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
  await addListing('first');
  // The server renders its own pages in advance.
  await test.eventually(async () => app().pagePaths.every((path) => rendered.includes(path)));
});
afterAll(() => fastify.close());
beforeEach(() => void rendered.splice(0));

const app = () => test.app;
const addListing = (externalId: string) =>
  app().listings.ingest(FEED, [createNurseListing(externalId, { title: `Registered Nurse ${externalId}` })]);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { method, redirect: 'manual', headers: { 'user-agent': BROWSER, ...headers } });

describe('a page of listings', () => {
  it('has the same bytes for all visitors, whatever their cookies, host, and unknown parameters', async () => {
    const first = await get('/jobs?q=registered+nurse');
    const second = await get('/jobs?utm_source=elsewhere&q=registered+nurse', {
      cookie: 'theme=light; ad=someone',
      'x-forwarded-host': 'evil.example',
      'accept-language': 'de',
    });
    const html = await first.text();
    expect(await second.text()).toBe(html);
    expect(html).toContain('Registered Nurse first');
    expect(html).toContain('"region":"us","themeDefault":"dark","nonce":null');
    expect(html).not.toMatch(/elsewhere|someone|evil/);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(first.headers.get('cache-control')).toMatch(/^public/);
    expect(first.headers.get('content-security-policy')).not.toContain('nonce');
    expect(rendered).toEqual(['/jobs?q=registered+nurse']);
  });

  it('has one address for each order of its parameters', async () => {
    const pages = await Promise.all([get('/jobs?sort=pay&q=nurse'), get('/jobs?q=nurse&sort=pay')]);
    const [first, second] = await Promise.all(pages.map((page) => page.text()));
    expect(second).toBe(first);
    expect(rendered).toEqual(['/jobs?q=nurse&sort=pay']);
  });

  it('is compressed as asked, with a strong tag for each encoding, and answered with 304 if it is unchanged', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const page = await get('/jobs?q=tags', { 'accept-encoding': encoding });
      const tag = page.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[\w-]+"$/);
      expect(page.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      const again = await get('/jobs?q=tags', { 'accept-encoding': encoding, 'if-none-match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const head = await get('/jobs?q=tags', { 'accept-encoding': encoding }, 'HEAD');
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
    }
    expect(rendered).toEqual(['/jobs?q=tags']);
  });

  it('is rendered again once listings change, in this process or another', async () => {
    const read = async () => (await get('/jobs?q=nurse')).text();
    const before = await read();
    await addListing('second');
    await test.eventually(async () => (await read()).includes('Registered Nurse second'));
    const after = await read();
    expect(after).not.toBe(before);
    rendered.splice(0);
    const other = openDatabase(test.databaseUrl, 1, app().logger);
    await sql`UPDATE listings SET title = 'Registered Nurse third' WHERE external_id = 'second'`.execute(other.db);
    await sql`UPDATE listing_catalog SET revision = revision + 1`.execute(other.db);
    await other.close();
    await test.eventually(async () => (await read()).includes('Registered Nurse third'));
    expect(rendered).toEqual(['/jobs?q=nurse']);
  });

  it('has status 410 from the moment its job closes, rendered once, and 200 once it opens again', async () => {
    await addListing('fleeting');
    const { id } = await app()
      .db.selectFrom('listings')
      .select('id')
      .where('external_id', '=', 'fleeting')
      .executeTakeFirstOrThrow();
    const getStatus = async () => (await get(`/jobs/${id}`)).status;
    await test.eventually(async () => (await getStatus()) === 200);
    await app().listings.close('feed', ['fleeting']);
    await test.eventually(async () => (await getStatus()) === 410);
    rendered.splice(0);
    const page = await get(`/jobs/${id}`);
    const tag = page.headers.get('etag') ?? '';
    const again = await get(`/jobs/${id}`, { 'if-none-match': tag });
    expect([page.status, again.status, await again.text()]).toEqual([410, 410, await page.text()]);
    expect(rendered).toEqual([]);
    await addListing('fleeting');
    await test.eventually(async () => (await getStatus()) === 200);
  });

  it('is not served from before a lost connection, over which changes are announced', async () => {
    await get('/jobs?q=lost');
    await sql`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'foothold-events'`.execute(app().db);
    await test.eventually(async () => {
      await get('/jobs?q=lost');
      return rendered.length > 1;
    });
    await test.eventually(async () => app().events.getRevision('listings') !== null);
    test.errors.splice(0);
  });

  it('is rendered again on the next day, because listings end', async () => {
    const { now } = test.clock;
    await get('/jobs?q=day');
    test.clock.now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    await get('/jobs?q=day');
    test.clock.now = now;
    expect(rendered).toEqual(['/jobs?q=day', '/jobs?q=day']);
  });

  it('is private and rendered individually for members', async () => {
    const member = await signUp(test, { name: 'Ana Member' });
    await get('/jobs?q=nurse');
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = await get('/jobs?q=nurse', { cookie });
    expect(own.headers.get('cache-control')).toMatch(/^private/);
    expect(own.headers.get('etag')).toBeNull();
    expect(own.headers.get('content-security-policy')).toContain("'nonce-");
    expect(await own.text()).toContain('"viewer":"Ana Member"');
    expect(await (await get('/jobs?q=nurse')).text()).not.toContain('Ana Member');
  });

  it('counts as a page view each time, without its query', async () => {
    await app().pageViews.flush();
    await app().db.deleteFrom('page_views').execute();
    for (const source of ['a', 'b', 'c']) await (await get(`/jobs?q=counted&utm_source=${source}`)).text();
    await get('/jobs?q=counted', {}, 'HEAD');
    const { pages } = await app().pageViews.visits(1);
    expect(pages).toContainEqual({ path: '/jobs', views: 3 });
    expect(rendered).toEqual(['/jobs?q=counted']);
  });

  it('is rendered and logged once if it fails, under the ID that it shows', async () => {
    const page = await get('/jobs?q=failing');
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([500, 'no-cache']);
    expect(html).toContain(`Sorry ${page.headers.get('x-request-id')}`);
    expect(rendered).toEqual(['/jobs?q=failing']);
    const logged = test.errors.splice(0).filter((line) => line.includes('a failure on purpose'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(page.headers.get('x-request-id'));
  });

  it('may redirect, which is not kept', async () => {
    const pages = [await get('/jobs?q=moved'), await get('/jobs?q=moved')];
    for (const page of pages) {
      expect(page.status).toBe(302);
      expect(page.headers.get('location')).toBe('http://x.example/jobs');
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
    expect(rendered).toHaveLength(2);
  });
});

it('a page that is not shared says nothing about its length when only its headers are requested', async () => {
  for (const path of ['/portal', '/jobs']) {
    const cookie = `foothold.session=a`;
    const [full, head] = [await get(path, { cookie }), await get(path, { cookie }, 'HEAD')];
    expect([full.status, head.status, await head.text()]).toEqual([200, 200, '']);
    expect(full.headers.get('cache-control')).toMatch(/^private/);
    expect(head.headers.get('content-length')).toBeNull();
    expect(head.headers.get('vary')).toBe(full.headers.get('vary'));
  }
});

it('a page of the site ignores parameters that it does not read', async () => {
  const [plain, tagged] = [await get('/pricing'), await get('/pricing?utm_source=x')];
  expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(rendered).toEqual([]);
});

it('the metrics say how many pages are kept and how often one was found', async () => {
  await get('/jobs?q=measured');
  await get('/jobs?q=measured');
  const answer = await get('/metrics', { authorization: 'Bearer a token that nobody guesses, of this test' });
  const text = await answer.text();
  for (const name of ['cached_page_hits_total', 'cached_page_misses_total', 'cached_pages', 'cached_page_bytes'])
    expect(Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]), name).toBeGreaterThan(0);
});
