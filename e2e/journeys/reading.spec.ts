import { expectAccessiblePage } from '../support/look.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

test('the documentation has four categories, and a topic links on, lists its contents, and accepts corrections @phone', async ({
  page,
}) => {
  await page.goto('/documentation');
  const findMain = page.getByRole('main');
  await expect(findMain.getByRole('heading', { level: 2 })).toHaveText([
    'Getting Started',
    'Résumé Engine',
    'API and Command Line',
    'Running It Yourself',
  ]);
  await findMain.getByRole('link', { name: 'Quick start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await expect(page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current=page]')).toHaveText(
    'Quick start',
  );
  await expectAccessiblePage(page);
  await findMain.getByRole('button', { name: 'Contact support' }).click();
  await expect(page.locator('#support-chat')).toBeVisible();
  await page.keyboard.press('Escape');
  await findMain.getByRole('link', { name: /^Next (?!steps)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Quick start');
});

test("the help center has four categories and three channels, and says which aren't available yet", async ({
  page,
}) => {
  await page.goto('/help-center');
  const findMain = page.getByRole('main');
  await expect(findMain.getByRole('heading', { level: 2 })).toHaveText([
    'Getting started',
    'Résumé and score',
    'Jobs and applications',
    'Account and privacy',
    'Still need help?',
  ]);
  await expect(findMain.getByRole('heading', { level: 3 })).toHaveText([
    'Live chat 24/7',
    'Video tutorialsComing Soon',
    'Community forumComing Soon',
  ]);
  await expect(findMain.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/demo');
  await findMain.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.locator('#support-chat')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the help center's search box searches the articles", async ({ page }) => {
    await page.goto('/help-center');
    await page.getByLabel('Search articles').fill('pasword');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/help-center?q=pasword');
    await expect(page.getByLabel('Search articles')).toHaveValue('pasword');
    await expect(
      page.getByRole('link', { name: 'Create an account, sign in, and reset your password' }).first(),
    ).toBeVisible();
    await expect(page.locator('mark').first()).toHaveText(/password/i);
  });

  test('the site is searched, by kind too, and empty results offer links', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
    await page.getByLabel('Jobs, help, documentation, blog').fill('sponsorship');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    const kinds = page.getByRole('navigation', { name: 'Kind' });
    await expect(kinds.getByRole('link', { name: /^Jobs/ })).toBeVisible();
    await kinds.getByRole('link', { name: /^Help articles/ }).click();
    await expect(page).toHaveURL('/search?q=sponsorship&kind=help');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('Help articles');
    await page.goto('/search?q=zzxqq');
    await expect(page.getByText('No results for “zzxqq”.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect((await page.goto(`/search?q=${'a'.repeat(201)}`))?.status()).toBe(200);
    await expect(page.getByRole('alert')).toContainText('Shorten it');
    expect((await page.goto('/search?q=%00visa'))?.status()).toBe(200);
  });

  test('Apply Now and Send Resume go on automatically', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Apply Now: Senior Document Engineer' }).click();
    await expect(page).toHaveURL('/signup?type=recruiting&position=document-engineer');
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Send Resume' }).click();
    await expect(page).toHaveURL('/signup?type=recruiting');
  });
});

test('a search looks right', async ({ page }) => {
  for (const path of ['/search?q=zzxqq', '/help-center?q=visa']) {
    await page.goto(path);
    await expectAccessiblePage(page);
  }
});

test('the blog shows one featured post and five others, filters by badges in the URL, and opens posts @phone', async ({
  page,
}) => {
  await page.goto('/blog');
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(6);
  await expect(posts.getByText('Featured')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Visas' }).click();
  await expect(page).toHaveURL('/blog?category=visas');
  await expect(posts).toHaveCount(1);
  await posts.getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await expect(page.getByText(/\d min read/)).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toContain('BlogPosting');
  await expectAccessiblePage(page);
});

test('careers filters six positions by department, and Apply Now shows a notice and carries the position', async ({
  page,
}) => {
  await page.goto('/careers');
  const departments = page.getByRole('navigation', { name: 'Department' }).getByRole('link');
  await expect(departments).toHaveText([
    'All',
    'Engineering',
    'Product',
    'Data',
    'Sales',
    'Customer Success',
    'Marketing',
  ]);
  const positions = page.getByRole('main').getByRole('article');
  await expect(positions).toHaveCount(6);
  await expect(page.getByText('$2,000 home-office stipend')).toBeVisible();
  await expect(page.getByText('$3,000/year development budget')).toBeVisible();
  await departments.filter({ hasText: 'Customer Success' }).click();
  await expect(page).toHaveURL('/careers?department=customer-success');
  await expect(positions).toHaveCount(1);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Apply Now: Member Recruiter' }).click();
  const notice = page.getByRole('alertdialog', { name: 'Member Recruiter' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/careers?department=customer-success');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/signup?type=recruiting&position=member-recruiter');
});

test('a position is described to people and to search engines', async ({ page }) => {
  await page.goto('/careers/document-engineer');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      '@type': 'JobPosting',
      datePosted: '2026-10-12',
      baseSalary: expect.objectContaining({ value: expect.objectContaining({ minValue: 155_000, maxValue: 190_000 }) }),
    }),
  );
  await expectAccessiblePage(page);
});

test('policy and terms were last updated January 15, 2024', async ({ page }) => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    await expect(page.getByText('Last updated: January 15, 2024', { exact: true })).toBeVisible();
  }
});

test('the API reference has its four groups, says that a token is required, and opens without JavaScript', async ({
  page,
}) => {
  await page.goto('/api-reference');
  for (const name of ['Authentication', 'Job Matching', 'Profile Management', 'Analytics'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByText('Requests need a bearer token')).toBeVisible();
  await page.getByRole('link', { name: '/auth/login' }).click();
  await expect(page).toHaveURL('/api-reference/authentication#post-auth-login');
  const login = page.locator('#post-auth-login');
  await login.locator('summary').click();
  await expect(login.getByText('accounts.credentials')).toBeVisible();
  await expect(login.getByText('curl -X POST')).toBeVisible();
  await login.getByRole('link', { name: 'accounts.credentials' }).click();
  await expect(page).toHaveURL('/api-reference/errors#error-accounts.credentials');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
});

test('each page of the API reference is reachable and small, and there is one file with everything', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/api-reference[^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(Buffer.byteLength(html), path).toBeLessThan(220_000);
    expect(html.match(/<[a-z]/g)?.length, path).toBeLessThan(2_500);
  }
  expect((await request.get('/api-reference/no-such-group')).status()).toBe(404);
  const file = await request.get('/api/openapi.json');
  expect(file.headers()['content-type']).toContain('application/json');
  expect(((await file.json()) as { paths: object }).paths).toHaveProperty(['/auth/login', 'post']);
  const collection = await request.get('/api/postman.json');
  expect(((await collection.json()) as { item: object[] }).item.length).toBeGreaterThan(10);
  await page.goto('/api-reference/learning');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning');
  await expectAccessiblePage(page);
  await page.goto('/search?q=endpoint%20for%20career-advice%20API');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /AI tools API/ })
      .first(),
  ).toBeVisible();
});

test('a missing page returns 404 with its own page', async ({ page }) => {
  for (const folder of ['documentation', 'help-center', 'blog', 'careers']) {
    expect((await page.goto(`/${folder}/no-such-thing`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
});
