import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cachePages, chooseEncoding } from './cached-pages.ts';

const HTML =
  '<!doctype html><script>theme()</script><script type="application/ld+json">{"@type":"WebSite"}</script><script src="/a.js"></script><style>b{}</style>';
const createPage = (headers: Record<string, string> = {}) =>
  new Response(HTML, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0', ...headers },
  });

function createCustodian(render: (path: string) => Promise<Response>) {
  const clock = { now: 0 };
  const pages = cachePages(
    render,
    async () => ({ 'x-content-type-options': 'nosniff' }),
    false,
    () => clock.now,
  );
  const failures: unknown[] = [];
  return { pages, clock, failures, find: (path: string) => pages.find(path, (error) => failures.push(error)) };
}

const toHeaders = (list: readonly string[]) =>
  Object.fromEntries(list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1]]] : [])));

describe('cached pages', () => {
  it('cache a public page with the common headers and the hashes of its scripts', async () => {
    const { pages, find } = createCustodian(async () => createPage());
    expect(find('/a')).toBeUndefined();
    await pages.refresh('/a');
    const { identity, br } = find('/a')?.bodies ?? {};
    expect(identity?.body).toBe(HTML);
    expect(br?.etag).not.toBe(identity?.etag);
    const headers = toHeaders(identity?.headers ?? []);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-length']).toBe(String(HTML.length));
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash('theme()')};`);
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hash('b{}')};`);
    expect(toHeaders(br?.headers ?? [])['content-encoding']).toBe('br');
  });

  it.each([
    ['private', createPage({ 'cache-control': 'private' })],
    ['a page with a policy of its own', createPage({ 'content-security-policy': "default-src 'none'" })],
    ['no page', createPage({ 'content-type': 'image/png' })],
    ['a failure', new Response(HTML, { status: 500, headers: { 'cache-control': 'public' } })],
  ])('never cache %s', async (_, answer) => {
    const { pages, find } = createCustodian(async () => answer);
    await pages.refresh('/a');
    expect(find('/a')).toBeUndefined();
  });

  it('render once for simultaneous requests, and again in the background when the page is old', async () => {
    let made = 0;
    const { pages, clock, find } = createCustodian(async () => {
      made += 1;
      return createPage();
    });
    await Promise.all([pages.refresh('/a'), pages.refresh('/a'), pages.refresh('/a')]);
    expect(made).toBe(1);
    clock.now = 11 * 60 * 1000;
    const old = find('/a');
    expect(old).toBeDefined();
    await pages.refresh('/a');
    expect(made).toBe(2);
    expect(find('/a')).not.toBe(old);
  });

  it('keep serving the old page and report the failure if rendering fails', async () => {
    let isBroken = false;
    const { pages, clock, failures, find } = createCustodian(async () => {
      if (isBroken) throw new Error('no');
      return createPage();
    });
    await pages.refresh('/a');
    isBroken = true;
    clock.now = 11 * 60 * 1000;
    expect(find('/a')).toBeDefined();
    await expect(pages.refresh('/a')).rejects.toThrow('no');
    expect(failures).toHaveLength(1);
    expect(find('/a')).toBeDefined();
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['BR', 'br'],
])('use the best encoding for “%s”', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});
