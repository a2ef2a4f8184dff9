import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { safe } from '@orpc/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

/** A service that implements Plausible's events API. */
const received: { name: string; url: string; domain: string }[] = [];
let answers = 202;
let service: Server;
const port = await new Promise<number>((resolve) => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part;
    });
    request.on('end', () => {
      if (request.url === '/api/event' && answers === 202) received.push(JSON.parse(body));
      response.writeHead(answers).end();
    });
  }).listen(0, '127.0.0.1', () => resolve((service.address() as AddressInfo).port));
});
afterAll(() => service.close());

const test = useTestApp({ ANALYTICS_URL: `http://127.0.0.1:${port}`, PUBLIC_URL: 'https://foothold.example' });
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let staff: Person;

beforeAll(async () => {
  staff = await signUp(test, { email: 'staff@example.com' });
  await test.app.db.updateTable('users').set({ role: 'support' }).where('email', '=', 'staff@example.com').execute();
});

beforeEach(async () => {
  answers = 202;
  await listVisits(); // Writes views that an earlier test left uncounted.
  await test.app.db.deleteFrom('page_views').execute();
  received.length = 0;
});

const sendPageView = (path: unknown, headers: Record<string, string> = {}) =>
  test.visitor().request('/api/page-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...headers },
    body: JSON.stringify({ path }),
  });

const listVisits = async () => (await staff.api.site.visits({})).pages;

describe('reports a page view on every navigation', () => {
  it('counts it by page and day, without personal data', async () => {
    for (const path of ['/pricing', '/pricing', '/tracking', '/jobs/6f1d0e9c-0000-4000-8000-000000000000'])
      expect((await sendPageView(path)).status).toBe(200);
    expect(await listVisits()).toEqual([
      { path: '/pricing', views: 2 },
      { path: '/jobs/{id}', views: 1 },
      { path: '/tracking', views: 1 },
    ]);
    const rows = await test.app.db.selectFrom('page_views').selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['day', 'path', 'views']);
  });

  it("also sends it to the operator's analytics service, but nothing more", async () => {
    for (const path of ['/pricing', '/pricing', '/tracking']) await sendPageView(path);
    await listVisits();
    await test.eventually(async () => received.length === 3);
    const [pricing, tracking] = ['pricing', 'tracking'].map((page) => ({
      name: 'pageview',
      url: `https://foothold.example/${page}`,
      domain: 'foothold.example',
    }));
    expect(received.toSorted((a, b) => a.url.localeCompare(b.url))).toEqual([pricing, pricing, tracking]);
  });

  it('skips visitors who opt out of tracking, bots, and prefetched pages', async () => {
    const before = await listVisits();
    await sendPageView('/pricing', { dnt: '1' });
    await sendPageView('/pricing', { 'sec-gpc': '1' });
    await sendPageView('/pricing', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await sendPageView('/pricing', { 'sec-purpose': 'prefetch' });
    expect(await listVisits()).toEqual(before);
  });

  it("skips pages that aren't public", async () => {
    const before = await listVisits();
    for (const path of ['/no-such-page', '/portal', '/console/members', '/blog/no-such-post']) await sendPageView(path);
    expect(await listVisits()).toEqual(before);
  });

  it('keeps all of our own counts when the service fails', async () => {
    answers = 500;
    await sendPageView('/benefits');
    expect(await listVisits()).toContainEqual({ path: '/benefits', views: 1 });
  });
});

it.each([
  ['no path', {}],
  ['a number', { path: 5 }],
  ['another address', { path: 'https://example.com' }],
  ['a long path', { path: `/${'a'.repeat(400)}` }],
  ['a character that no text has', { path: '/\u0000' }],
])('rejects %s', async (_, body) => {
  const answer = await test.visitor().request('/api/page-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

it('shows visits only to staff', async () => {
  const member = await signUp(test);
  expect((await safe(member.api.site.visits({}))).error).toMatchObject({ code: 'access.denied' });
  expect((await safe(test.visitor().api.site.visits({}))).error).toMatchObject({ code: 'access.sign-in' });
});
