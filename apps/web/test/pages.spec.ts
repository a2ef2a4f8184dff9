import { AxeBuilder } from '@axe-core/playwright';
import { DESIGN_PAGES, expect, open, PUBLIC_PAGES, signIn, test } from './page.ts';

const PAGES = [...PUBLIC_PAGES, ...DESIGN_PAGES];
const VIEWPORTS = [
  { name: 'wide', width: 1280, height: 900 },
  { name: 'phone', width: 375, height: 812 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Public pages are tested on the real server, with real data: e2e/journeys/site.spec.ts.
for (const path of DESIGN_PAGES) {
  for (const theme of ['light', 'dark']) {
    for (const { name, width, height } of VIEWPORTS) {
      test(`axe finds nothing serious on ${path}, ${theme}, ${name}`, async ({ page }) => {
        await signIn(page, 'admin');
        await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
        await page.setViewportSize({ width, height });
        await page.goto(path, { waitUntil: 'networkidle' });
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        const serious = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 5).map((node) => node.html) }));
        expect(serious).toEqual([]);
      });
    }
  }

  test(`nothing sticks out at 320 px on ${path}`, async ({ page }) => {
    await signIn(page, 'admin');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const { content, window } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(content).toBe(window);
  });
}

for (const path of PAGES) {
  test(`browsers show ${path} in standards mode`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
  });

  test(`the server sends no inline style or script without a nonce with ${path}`, async ({ page }) => {
    await signIn(page, 'admin');
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('<main');
    expect(html.match(/<[^>]+ style="[^"]*"/g)).toBeNull();
    expect(html.match(/ on[a-z]+="/g)).toBeNull();
    const withoutNonce = [...html.matchAll(/<(script|style)\b([^>]*)>/g)].filter(
      // Structured data and text aren't executed, so the policy doesn't apply to them.
      ([, , attributes = '']) =>
        !attributes.includes('nonce=') && !/application\/ld\+json|text\/plain/.test(attributes),
    );
    expect(withoutNonce.map(([tag]) => tag)).toEqual([]);
  });
}

test('an unknown path returns 404 with the specified text, links, and no script', async ({ page }) => {
  const answer = await page.goto('/a-page-that-does-not-exist');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  expect(await page.locator('script[src]').count()).toBe(0);
});

test('the home page describes itself to search engines and previews', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Foothold/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /résumé/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1:\d+\/$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [organization, site, service, questions] = blocks.map((text) => JSON.parse(text));
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Foothold' });
  const searches = site.potentialAction.map((action: { target: { urlTemplate: string } }) => action.target.urlTemplate);
  expect(searches).toEqual([expect.stringMatching(/\/search\?q=\{q\}$/), expect.stringMatching(/\/jobs\?q=\{term\}$/)]);
  expect(service).toMatchObject({ '@type': 'Service', offers: { price: '89.99', priceCurrency: 'USD' } });
  expect(questions).toMatchObject({ '@type': 'FAQPage' });
  const questionTexts = questions.mainEntity.map((question: { name: string }) => question.name);
  await expect(page.locator('details > summary')).toHaveText(questionTexts);
});

test('the home page shows the scoring rubric, adding up to a hundred', async ({ page }) => {
  await page.goto('/');
  const points = await page
    .locator('#score ol > li')
    .evaluateAll((items) => items.map((item) => Number.parseInt(item.textContent ?? '', 10)));
  expect(points).toHaveLength(6);
  expect(points.reduce((sum, value) => sum + value, 0)).toBe(100);
});

test('nothing on the home page shifts while it loads', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() => document.fonts.check('1rem Newsreader') && document.fonts.check('1rem "Public Sans"')),
  ).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
});

test('staff pages return 404 for members, and ask visitors to log in', async ({ page }) => {
  const visitorResponse = await page.request.get('/console/design?x=1', { maxRedirects: 0 });
  expect(visitorResponse.status()).toBe(302);
  expect(visitorResponse.headers().location).toBe('/portal/login?next=%2Fconsole%2Fdesign%3Fx%3D1');
  await signIn(page, 'member');
  expect((await page.request.get('/console/design', { maxRedirects: 0 })).status()).toBe(404);
  await signIn(page, 'admin');
  expect((await page.request.get('/console/design', { maxRedirects: 0 })).status()).toBe(200);
});
