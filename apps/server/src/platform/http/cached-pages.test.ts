import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cachePages, type PageAddress, type PageRequester } from './cached-pages.ts';
import { ENCODINGS } from './encodings.ts';

const HTML =
  '<!doctype html><script>theme()</script><script type="application/ld+json">{"@type":"WebSite"}</script>' +
  '<script type="application/json">{}</script><script src="/a.js"></script><style>b{}</style>';
const createPage = (headers: Record<string, string> = {}, html = HTML, status = 200) =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0', ...headers },
  });

const OWN: PageAddress = { address: '/a', pinned: true };
const ROWS: PageAddress = { address: '/jobs?q=nurse', pinned: false };
const TEN_MINUTES_MS = 10 * 60 * 1000;

const REQUESTER: PageRequester = { address: '192.0.2.1', requestId: 'a' };

function createCache(
  render: (address: string, requester: PageRequester | null) => Promise<Response>,
  { maxBytes = 1e6, variant = 'us light' } = {},
) {
  const state = { now: 0, revision: '1' as string | null };
  const rendered: string[] = [];
  const cache = cachePages({
    async render(address, requester) {
      rendered.push(address);
      return render(address, requester);
    },
    common: async () => ({ 'x-content-type-options': 'nosniff' }),
    secure: false,
    variant,
    getRevision: () => state.revision,
    now: () => state.now,
    maxBytes,
  });
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  return {
    ...cache,
    state,
    rendered,
    failures,
    find: (page: PageAddress) => cache.find(page, onFailure),
    open: (page: PageAddress, requester = REQUESTER) => cache.open(page, requester, onFailure),
  };
}

const toHeaders = (list: readonly string[] = []) =>
  Object.fromEntries(list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1]]] : [])));

describe('cached pages', () => {
  it('have the common headers and the hashes of their scripts', async () => {
    const { open, find } = createCache(async () => createPage());
    expect(find(OWN)).toBeUndefined();
    const page = await open(OWN);
    expect(find(OWN)).toBe(page);
    const [identity, br] = await Promise.all([page?.encode('identity'), page?.encode('br')]);
    expect(identity?.body).toBe(HTML);
    expect(br?.etag).not.toBe(identity?.etag);
    const headers = toHeaders(identity?.headers);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-length': String(HTML.length) });
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash('theme()')};`);
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hash('b{}')};`);
    expect(toHeaders(br?.headers)['content-encoding']).toBe('br');
  });

  it('may be empty in every encoding', async () => {
    const { open } = createCache(async () => createPage({}, ''));
    const page = await open(ROWS);
    for (const encoding of ENCODINGS) {
      const { body, headers } = (await page?.encode(encoding)) ?? {};
      expect([encoding, body, toHeaders(headers)['content-encoding']]).toEqual([encoding, '', undefined]);
    }
  });

  it('make each encoding once, from whichever was made first', async () => {
    const { open } = createCache(async () => createPage());
    const page = await open(ROWS);
    const [first, second] = await Promise.all([page?.encode('br'), page?.encode('br')]);
    expect(second).toBe(first);
    expect((await page?.encode('identity'))?.body).toBe(HTML);
    expect(page?.bodies.size).toBe(2);
  });

  it.each([
    ['a private page', createPage({ 'cache-control': 'private' })],
    ['a page with a policy of its own', createPage({ 'content-security-policy': "default-src 'none'" })],
    ['a picture', createPage({ 'content-type': 'image/png' })],
    ['a failure with a policy of its own', createPage({ 'content-security-policy': "default-src 'none'" }, HTML, 500)],
    ['a refusal with a cookie', createPage({ 'set-cookie': 'a=b' }, HTML, 404)],
  ])('never include %s', async (_, answer) => {
    const { open, find } = createCache(async () => answer);
    expect(await open(OWN)).toBeNull();
    expect(find(OWN)).toBeUndefined();
  });

  it('ask once whether a page of the site can be shared', async () => {
    const { open, rendered } = createCache(async () => createPage({ 'cache-control': 'private' }));
    await open(OWN);
    await open(OWN);
    expect(rendered).toEqual(['/a']);
  });

  it.each([302, 404, 500, 503])(
    'share a page with status %i among those who wait, and then forget it',
    async (status) => {
      const { open, find, rendered } = createCache(async () => createPage({}, 'Not here', status));
      const [page] = await Promise.all([open(ROWS), open(ROWS)]);
      expect(page?.status).toBe(status);
      expect(toHeaders((await page?.encode('identity'))?.headers)['cache-control']).toBe('no-cache');
      expect(find(ROWS)).toBeUndefined();
      expect(rendered).toHaveLength(1);
    },
  );

  it.each([OWN, ROWS])(
    'never share one visitor’s limit with others, and are rendered again: $address',
    async (page) => {
      const { open, find, refresh, rendered } = createCache(async (_, requester) =>
        requester?.address === '192.0.2.9' ? createPage({}, 'Too many', 429) : createPage(),
      );
      const limited = { address: '192.0.2.9', requestId: 'b' };
      expect(await Promise.all([open(page, limited), open(page)])).toEqual([null, null]);
      expect(find(page)).toBeUndefined();
      const shared = await open(page);
      expect(shared?.status).toBe(200);
      expect(await refresh(page, limited)).toBeNull();
      expect(find(page)).toBe(shared);
      expect(rendered).toHaveLength(3);
    },
  );

  it('render once for simultaneous requests', async () => {
    const { open, rendered, measure } = createCache(async () => createPage());
    await Promise.all([open(ROWS), open(ROWS), open(ROWS)]);
    await open(ROWS);
    expect(rendered).toEqual(['/jobs?q=nurse']);
    expect(measure()).toMatchObject({ hits: 1, misses: 3 });
  });
});

it('a page whose rendering never ends is rendered again for later requests', async () => {
  const { open, find, state, rendered } = createCache(() =>
    rendered.length === 1 ? new Promise(() => undefined) : Promise.resolve(createPage()),
  );
  const stuck = open(OWN);
  state.now = 29_999;
  const joined = open(OWN);
  expect(rendered).toHaveLength(1);
  state.now = 30_000;
  const page = await open(OWN);
  expect(page?.status).toBe(200);
  expect(find(OWN)).toBe(page);
  expect(rendered).toHaveLength(2);
  const first = await Promise.race([stuck, joined, Promise.resolve('still waiting')]);
  expect(first).toBe('still waiting');
});

describe('pages of the site', () => {
  it('are rendered again in the background when they are old', async () => {
    const { open, find, state, refresh, rendered } = createCache(async () => createPage());
    const old = await open(OWN);
    state.now = TEN_MINUTES_MS + 1;
    expect(find(OWN)).toBe(old);
    await refresh(OWN);
    expect(rendered).toHaveLength(2);
    expect(find(OWN)).not.toBe(old);
  });

  it('are rendered again soon if they were rendered at the start, when their figures may not be ready', async () => {
    const { open, find, state, refresh, rendered } = createCache(async () => createPage());
    await open(OWN);
    state.now = 10_000;
    find(OWN);
    expect(rendered).toHaveLength(1);
    state.now += 1;
    find(OWN);
    await refresh(OWN);
    expect(rendered).toHaveLength(2);
    state.now += 20_001;
    find(OWN);
    expect(rendered).toHaveLength(2);
    state.now += 1;
    find(OWN);
    expect(rendered).toHaveLength(3);
  });

  it('are replaced only by a page that has the same encodings, and Brotli from the start', async () => {
    const { open, find, state, refresh, measure } = createCache(async () => createPage());
    const old = await open(OWN);
    expect([...(old?.bodies.keys() ?? [])]).toEqual(['br']);
    await old?.encode('gzip');
    const { bytes } = measure();
    state.now = TEN_MINUTES_MS + 1;
    expect(find(OWN)).toBe(old);
    const page = await refresh(OWN);
    expect(page).not.toBe(old);
    expect(find(OWN)).toBe(page);
    expect([...(page?.bodies.keys() ?? [])].toSorted()).toEqual(['br', 'gzip']);
    expect(measure().bytes).toBe(bytes);
  });

  it('are served as they were if rendering fails, which is reported', async () => {
    let breaks = () => createPage();
    const { open, find, state, refresh, failures } = createCache(async () => breaks());
    const old = await open(OWN);
    state.now = TEN_MINUTES_MS + 1;
    breaks = () => {
      throw new Error('no');
    };
    expect(find(OWN)).toBe(old);
    await expect(refresh(OWN)).rejects.toThrow('no');
    expect(failures).toHaveLength(1);
    breaks = () => createPage({}, HTML, 503);
    expect((await refresh(OWN))?.status).toBe(503);
    expect(find(OWN)).toBe(old);
  });

  it('stay when rows change', async () => {
    const { open, find, state } = createCache(async () => createPage());
    const page = await open(OWN);
    state.revision = '2';
    expect(find(OWN)).toBe(page);
  });
});

describe('pages of rows', () => {
  it('are dropped when their rows change', async () => {
    const { open, find, state, measure } = createCache(async () => createPage());
    const old = await open(ROWS);
    await old?.encode('br');
    expect(find(ROWS)).toBe(old);
    state.revision = '2';
    expect(find(ROWS)).toBeUndefined();
    expect(measure()).toMatchObject({ pages: 0, bytes: 0 });
    expect(await open(ROWS)).not.toBe(old);
  });

  it('are rendered again once they are old, in case a change was missed', async () => {
    const { open, find, state, measure } = createCache(async () => createPage());
    const old = await open(ROWS);
    state.now = TEN_MINUTES_MS;
    expect(find(ROWS)).toBe(old);
    state.now += 1;
    expect(find(ROWS)).toBeUndefined();
    expect(measure()).toMatchObject({ pages: 0, bytes: 0 });
    expect(await open(ROWS)).not.toBe(old);
  });

  it('are not kept, nor given to later requests, if rows change while they are rendered', async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { open, find, state, rendered } = createCache(async () => {
      if (rendered.length === 1) await held;
      return createPage({}, `${HTML}${rendered.length}`);
    });
    const early = open(ROWS);
    state.revision = '2';
    const late = await open(ROWS);
    finish();
    expect(await early).not.toBe(late);
    expect(find(ROWS)).toBe(late);
    expect(rendered).toHaveLength(2);
  });

  it('are not kept while changes could be missed', async () => {
    const { open, find, state } = createCache(async () => createPage());
    await open(ROWS);
    state.revision = null;
    expect(find(ROWS)).toBeUndefined();
    expect(await open(ROWS)).not.toBeNull();
    expect(find(ROWS)).toBeUndefined();
  });

  it('take limited memory in all encodings together: those used least recently are dropped, and pages of the site never', async () => {
    const { open, find, measure } = createCache(async () => createPage({}, HTML + 'x'.repeat(10_000)), {
      maxBytes: 60_000,
    });
    await (await open(OWN))?.encode('identity');
    const number = (at: number): PageAddress => ({ address: `/jobs?q=${at}`, pinned: false });
    for (let at = 0; at < 100; at++) {
      const page = await open(number(at));
      await Promise.all([page?.encode('identity'), page?.encode('gzip')]);
      find(number(0));
      expect(measure().bytes).toBeLessThanOrEqual(60_000);
    }
    expect(find(OWN)).toBeDefined();
    expect(find(number(0))).toBeDefined();
    expect(find(number(1))).toBeUndefined();
    expect(find(number(99))).toBeDefined();
  });

  it('count a body that is made after the page was dropped only once', async () => {
    const { open, state, find, measure } = createCache(async () => createPage());
    const page = await open(ROWS);
    state.revision = '2';
    find(ROWS);
    await page?.encode('br');
    expect(measure().bytes).toBe(0);
  });
});
