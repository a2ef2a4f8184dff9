import type { RequestContext as PageContext } from '@foothold/web/context';
import { expect, it } from 'vitest';
import type { WebApp } from '../src/platform/http/web.ts';
import { useTestApp } from './harness.ts';
import { startSecondServer } from './raw.ts';

const test = useTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });

/** Searches per visitor in five minutes. */
const LIMIT = 300;

/** A web app whose pages search, and show only whether they could. */
const web: WebApp<PageContext> = {
  async render(request, { api }) {
    const q = new URL(request.url).searchParams.get('q');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };
    if (q === null) return new Response('<!doctype html>No search', { headers });
    try {
      await api.site.search({ q });
    } catch (error) {
      return new Response('<!doctype html>Too many', { status: (error as { status: number }).status, headers });
    }
    return new Response('<!doctype html>Found', { headers });
  },
};

it('limits searches of each visitor on their own, although visitors share the pages', async () => {
  const origin = await startSecondServer(test, web);
  const get = (path: string, address: string) => fetch(origin + path, { headers: { 'x-forwarded-for': address } });
  const listStatuses = async (...pages: Promise<Response>[]) => (await Promise.all(pages)).map(({ status }) => status);
  const [busy, other] = ['192.0.2.1', '192.0.2.2'];
  for (let at = 0; at < LIMIT; at += 10)
    await Promise.all(Array.from({ length: 10 }, async () => (await get('/api/search?q=a', busy)).text()));

  const refused = await get('/search?q=nurse', busy);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toMatch(/^private/);
  expect(await listStatuses(get('/search?q=nurse', other))).toEqual([200]);
  expect(await listStatuses(get('/help-center?q=visa', busy), get('/help-center?q=visa', other))).toEqual([429, 200]);
  // Pages that are in the cache need no search.
  expect(await listStatuses(get('/search?q=nurse', busy), get('/search', busy))).toEqual([200, 200]);
});
