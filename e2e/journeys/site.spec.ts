import { DEFAULT_BRAND } from '@foothold/brand';
import { getSitePages } from '@foothold/site-map';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const PAGES = getSitePages(DEFAULT_BRAND);
/** Pages that aren't in the list: they depend on stored data or a query, or have their own spec. */
const OTHER_PAGES = [
  '/jobs',
  '/search',
  '/search?q=visa',
  '/extension/practice',
  '/checkout',
  '/payment-success',
  '/confirm-email',
  '/unsubscribe',
  '/job-alerts',
  '/weekly-report-emails',
  '/consultation',
  '/benefits?for=recruiters',
  '/signup?position=document-engineer',
];

/** A page that renders its own error. */
const MISSING_JOB = '/jobs/00000000-0000-4000-8000-000000000000';

const readAttribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

interface PageHead {
  title: string;
  meta: Map<string, string>;
  canonical: string | undefined;
  data: Record<string, unknown>[];
}

/** What the document contains before any script runs. */
async function fetchHead(request: APIRequestContext, path: string): Promise<PageHead> {
  const html = await (await request.get(path)).text();
  const meta = new Map<string, string>();
  for (const [tag] of html.matchAll(/<meta [^>]*>/g)) {
    const name = readAttribute(tag, 'name') ?? readAttribute(tag, 'property');
    if (name) meta.set(name, readAttribute(tag, 'content') ?? '');
  }
  const link = [...html.matchAll(/<link [^>]*>/g)].find(([tag]) => readAttribute(tag, 'rel') === 'canonical')?.[0];
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    meta,
    canonical: link && readAttribute(link, 'href'),
    data: [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
    ),
  };
}

const listStructuredDataTypes = ({ data }: PageHead) => data.map((block) => block['@type']);

test('every page has its own title, description, canonical address, and social preview', async ({
  request,
  baseURL,
}) => {
  const titles = new Map<string, string>();
  for (const { path } of PAGES) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const { title, meta, canonical, data } = await fetchHead(request, path);
    expect(titles.get(title), `${path} is called “${title}” like another page`).toBeUndefined();
    titles.set(title, path);
    expect(title, path).toContain(DEFAULT_BRAND.name);
    expect(meta.get('description')?.length, path).toBeGreaterThan(50);
    expect(meta.get('og:title'), path).toBe(title);
    expect(meta.get('og:description'), path).toBe(meta.get('description'));
    expect(canonical, path).toBe(`${baseURL}${path}`);
    expect(meta.get('og:url'), path).toBe(canonical);
    expect(data.length, path).toBeGreaterThan(0);
    const picture = await request.get(meta.get('og:image') ?? '');
    expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/png']);
  }
});

test('the home page names its organization, its search, its offers, and its questions', async ({
  request,
  baseURL,
}) => {
  const head = await fetchHead(request, '/');
  expect(listStructuredDataTypes(head)).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'Service', 'FAQPage']),
  );
  const site = JSON.stringify(head.data.find((block) => block['@type'] === 'WebSite'));
  expect(site).toContain(`${baseURL}/search?q={q}`);
  expect(site).toContain(`${baseURL}/jobs?q={term}`);
  const service = head.data.find((block) => block['@type'] === 'Service') as { offers: Record<string, unknown> };
  expect(service.offers).toMatchObject({ price: '89.99', priceCurrency: 'USD' });
  expect(String(service.offers.priceValidUntil) >= '2025-12-31').toBe(true);
  expect(head.meta.get('keywords')).toBeTruthy();
});

test('posts, articles, topics, positions, and listings have structured data of their kind', async ({ request }) => {
  const findFirst = async (kind: string) =>
    ((await (await request.get(`/api/content/${kind}`)).json()) as { slug: string }[])[0]?.slug ?? '';
  expect(listStructuredDataTypes(await fetchHead(request, `/blog/${await findFirst('blog')}`))).toContain(
    'BlogPosting',
  );
  expect(listStructuredDataTypes(await fetchHead(request, `/help-center/${await findFirst('help')}`))).toContain(
    'Article',
  );
  expect(
    listStructuredDataTypes(await fetchHead(request, `/documentation/${await findFirst('documentation')}`)),
  ).toContain('TechArticle');
  expect(listStructuredDataTypes(await fetchHead(request, `/careers/${await findFirst('careers')}`))).toContain(
    'JobPosting',
  );
  // A remote job has it only if it names a country.
  const jobs = await (await request.get('/jobs?remote=no')).text();
  const listing = /href="(\/jobs\/[0-9a-f-]{36})"/.exec(jobs)?.[1] ?? '';
  expect(listStructuredDataTypes(await fetchHead(request, listing))).toContain('JobPosting');
});

test('any other path is a 404 with its own page', async ({ page, request }) => {
  for (const path of [
    '/no-such-page',
    '/blog/no-such-post',
    '/help-center/x',
    '/documentation/x',
    '/careers/x',
    '/jobs/x',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toMatch(/404|no longer|not found/i);
  }
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('an unknown call returns a problem, not a page', async ({ request }) => {
  const answer = await request.get('/api/no-such-call');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ code: 'resource.not-found' });
});

test('no internal link is broken', async ({ request, baseURL }) => {
  // Several hundred pages, one after the other.
  test.setTimeout(300_000);
  const referrers = new Map<string, string>([['/', 'the beginning']]);
  const queue = [...PAGES.map(({ path }) => path), ...OTHER_PAGES, '/sitemap.xml'];
  const brokenLinks: string[] = [];
  for (const path of queue) if (!referrers.has(path)) referrers.set(path, 'the list of pages');
  queue.unshift('/');
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await request.get(path, { maxRedirects: 3 });
    if (answer.status() >= 400) brokenLinks.push(`${path} (${answer.status()}), linked from ${referrers.get(path)}`);
    const type = answer.headers()['content-type'] ?? '';
    if (!type.includes('html') && !type.includes('xml')) continue;
    const text = await answer.text();
    const anchors = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, raw = ''] of text.matchAll(/(?:href="|<loc>)([^"<]+)/g)) {
      const href = raw.replaceAll('&amp;', '&');
      if (href.startsWith('#') && href.length > 1 && !anchors.has(decodeURIComponent(href.slice(1))))
        brokenLinks.push(`${href} has no place on ${path}`);
      const url = URL.canParse(href, `${baseURL}${path}`) ? new URL(href, `${baseURL}${path}`) : null;
      if (url?.origin !== new URL(baseURL ?? '').origin) continue;
      const next = `${url.pathname}${url.search}`;
      // One listing and one filtered list represent all of them. The portal requires a sign-in.
      if (
        referrers.has(next) ||
        /^\/(portal|console|assets)(\/|$)/.test(next) ||
        /^\/(jobs\/|jobs\?|score\?)/.test(next)
      )
        continue;
      referrers.set(next, path);
      queue.push(next);
    }
  }
  expect(brokenLinks).toEqual([]);
  expect(referrers.size).toBeGreaterThan(80);
});

test('robots, site map, manifest, and icons exist, and agree with each other', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap-jobs.xml`);
  expect(robots).toContain('Disallow: /portal');
  const map = await (await request.get('/sitemap.xml')).text();
  for (const { path } of PAGES) expect(map).toContain(`<loc>${baseURL}${path === '/' ? '' : path}</loc>`);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const src of [...manifest.icons.map((icon) => icon.src), '/apple-touch-icon.png'])
    expect((await request.get(src)).status(), src).toBe(200);
});

test('a page that is the same for everyone is served from memory, in the requested encoding, and rendered once', async ({
  request,
}) => {
  const get = (encoding: string, headers = {}) =>
    request.get('/pricing', { headers: { 'accept-encoding': encoding, ...headers } });
  await expect.poll(async () => (await get('br')).headers().etag).toBeTruthy();
  const compressed = await get('br');
  expect(compressed.headers()['content-encoding']).toBe('br');
  expect((await get('gzip')).headers()['content-encoding']).toBe('gzip');
  expect((await get('identity')).headers()['content-encoding']).toBeUndefined();
  expect((await get('br;q=0, gzip;q=0')).headers()['content-encoding']).toBeUndefined();
  expect((await get('br', { 'if-none-match': compressed.headers().etag ?? '' })).status()).toBe(304);
  const policy = compressed.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toMatch(/unsafe|nonce-/);
  // For signed-in users, it is rendered individually.
  const responseWithCookie = await get('br', { cookie: 'foothold.session_token=anything' });
  expect(responseWithCookie.headers().etag).toBeUndefined();
  expect(responseWithCookie.headers()['content-security-policy']).toContain("script-src 'self' 'nonce-");
});

/**
 * The sum of all unexpected layout shifts, as the metric is defined (https://web.dev/articles/cls) but without session
 * windows.
 */
async function measureLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
      Reflect.set(window, 'shifts', sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifts') ?? 0));
}

for (const path of [...PAGES.map((page) => page.path), ...OTHER_PAGES, '/no-such-page', MISSING_JOB]) {
  test(`${path} is static at first, hydrates, and looks good in every theme and size`, async ({ page }) => {
    // It examines the page several times, which takes a slow machine more than a minute.
    test.slow();
    const shifts = await measureLayoutShifts(page);
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      scrollTo({ top: 0, behavior: 'instant' });
    });
    // Touching the chat hydrates a page that waits for interaction.
    await page.getByRole('button', { name: 'Support Chat' }).hover();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await shifts()).toBeLessThan(0.02);
    await expectAccessiblePage(page, { everyLook: true });
  });
}
