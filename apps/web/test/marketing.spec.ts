import { expect, open, signIn, test } from './page.ts';

test.describe('pricing', () => {
  test('shows three plans, Prime as the most popular, each with its own link', async ({ page }) => {
    await page.goto('/pricing');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards).toHaveCount(3);
    const [one, prime, x] = ['Foothold One', 'Foothold Prime', 'Foothold X'].map((name) =>
      cards.filter({ has: page.getByRole('heading', { name, exact: true }) }),
    );
    if (!one || !prime || !x) throw new Error('There are three names.');
    await expect(one).toContainText('$39.99/month');
    await expect(prime).toContainText('$299.99/month');
    await expect(x).toContainText('Custom');
    await expect(prime).toContainText('Most Popular');
    await expect(one).not.toContainText('Most Popular');
    await expect(one.getByRole('link', { name: 'Join the waitlist' })).toHaveAttribute(
      'href',
      '/onboarding?plan=Foothold%20One',
    );
    await expect(prime.getByRole('link', { name: 'Start 14 days free' })).toHaveAttribute(
      'href',
      '/portal/signup?plan=prime',
    );
  });

  test("the portal's sign-up knows which plan was selected", async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Start 14 days free' }).click();
    await expect(page).toHaveURL(/\/portal\/signup\?plan=prime$/);
    await expect(
      page.getByText(/Try everything that’s open in Foothold Prime, except a recruiter’s time, free for 14 days/),
    ).toBeVisible();
  });

  test('a card says what checkout charges if that differs from its price', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByText('At checkout: $89.99/month')).toBeVisible();
    await expect(page.getByText('At checkout: $250/month')).toBeVisible();
  });

  test('X opens the enterprise dialog, and links to its page without JavaScript', async ({ page, browser }) => {
    await open(page, '/pricing');
    await page.getByRole('link', { name: 'Talk to us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Talk to us about Foothold X' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/pricing$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Talk to us' })).toBeFocused();
    const pageWithoutScripts = await browser.newPage({ javaScriptEnabled: false });
    await pageWithoutScripts.goto(new URL('/pricing', page.url()).href);
    await pageWithoutScripts.getByRole('link', { name: 'Talk to us' }).click();
    await expect(pageWithoutScripts).toHaveURL(/\/enterprise$/);
    await pageWithoutScripts.close();
  });

  test('the meaning of 80+ is one click from its claim', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'What this means' }).click();
    await expect(page.getByRole('heading', { name: 'How the 80+ guarantee works' })).toBeInViewport();
  });

  test('shows 14 days, no card, and canceling, and opens questions one at a time', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByText('14-day free trial with no credit card required. Cancel anytime.')).toBeVisible();
    const [first, second] = [
      page.getByText('Is everything on the cards open'),
      page.getByText('What happens after the 14'),
    ];
    await first.click();
    await expect(page.getByText('No. These have a mark: ')).toBeVisible();
    await second.click();
    await expect(page.getByText('There’s no card, so you can’t be charged')).toBeVisible();
    await expect(page.getByText('No. These have a mark: ')).toBeHidden();
    await second.click();
    await expect(page.getByText('There’s no card, so you can’t be charged')).toBeHidden();
  });

  test('search engines get the current offer and the older prices of the metadata', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /Starter 0 USD and Pro 99 USD per month\.$/,
    );
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const service = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'Service');
    expect(service.offers).toMatchObject({ price: '89.99', priceCurrency: 'USD' });
    expect(service.offers.priceValidUntil).toMatch(/^20\d\d-12-31$/);
    expect(Date.parse(service.offers.priceValidUntil)).toBeGreaterThan(Date.now() - 86_400_000);
  });
});

test.describe('tracking', () => {
  test('shows three sample applications, marked as samples, with a route each', async ({ page }) => {
    await page.goto('/tracking');
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const status of ['Interview Scheduled', 'Under Review', 'Offer Received'])
      await expect(page.getByRole('article').filter({ hasText: status })).toHaveCount(1);
    await expect(page.getByText('Sample applications and companies')).toBeVisible();
    const current = page.getByRole('article').first().locator('[aria-current=step]');
    await expect(current).toContainText('Interview');
  });

  test('View All Applications changes to Show Recent and back', async ({ page }) => {
    await open(page, '/tracking');
    await page.getByRole('button', { name: 'View All Applications' }).click();
    await expect(page.getByRole('table', { name: 'All sample applications' }).getByRole('row')).toHaveCount(4);
    await page.getByRole('button', { name: 'Show Recent' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'View All Applications' })).toBeFocused();
  });

  for (const { button, message } of [
    { button: /^View Details/, message: 'This application is a sample' },
    { button: /^Set Reminder/, message: 'No reminder was set' },
  ]) {
    test(`${button.source.slice(1)} shows an honest message`, async ({ page }) => {
      await open(page, '/tracking');
      await page.getByRole('button', { name: button }).first().click();
      const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
      await expect(toast).toHaveCount(1);
      await expect(toast).toContainText(message);
      await toast.getByRole('button', { name: 'Create an account' }).click();
      await expect(page).toHaveURL(/\/portal\/signup$/);
    });
  }

  test('members are sent to their own applications instead', async ({ page }) => {
    await signIn(page, 'member');
    await open(page, '/tracking');
    await page
      .getByRole('button', { name: /^Set Reminder/ })
      .first()
      .click();
    const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
    await expect(toast.getByRole('button', { name: 'Open your portal' })).toBeVisible();
  });
});

test.describe('benefits tabs', () => {
  test('start with job seekers; arrows, Home, and End move between the tabs', async ({ page }) => {
    await open(page, '/benefits');
    const [seekers, recruiters] = ['For job seekers', 'For recruiters'].map((name) => page.getByRole('tab', { name }));
    if (!seekers || !recruiters) throw new Error('There are two tabs.');
    await expect(seekers).toHaveAttribute('aria-selected', 'true');
    await seekers.focus();
    await page.keyboard.press('ArrowRight');
    await expect(recruiters).toBeFocused();
    await expect(recruiters).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText('Hiring guarantee');
    await expect(page).toHaveURL(/\?for=recruiters$/);
    await page.keyboard.press('ArrowRight');
    await expect(seekers).toBeFocused();
    await expect(page).toHaveURL(/\/benefits$/);
    await page.keyboard.press('End');
    await expect(recruiters).toBeFocused();
    await page.keyboard.press('Home');
    await expect(seekers).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(recruiters).toHaveAttribute('aria-selected', 'true');
  });

  for (const { tab, label } of [
    { tab: '', label: 'See plans for job seekers' },
    { tab: '?for=recruiters', label: 'See plans for organizations' },
  ]) {
    test(`the button “${label}” goes to pricing`, async ({ page }) => {
      await open(page, `/benefits${tab}`);
      await page.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(/\/pricing$/);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('each tab is a page', async ({ page }) => {
      await page.goto('/benefits');
      await page.getByRole('tab', { name: 'For recruiters' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('Hiring guarantee');
      await page.getByRole('tab', { name: 'For job seekers' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('Placement guarantee');
    });
  });
});

const PAGES: readonly { path: string; heading: string; onward: RegExp }[] = [
  { path: '/job-matching', heading: 'Intelligent job matching', onward: /^\/jobs$/ },
  { path: '/application-process', heading: 'Streamlined application process', onward: /^\/tracking$/ },
  { path: '/screening', heading: 'AI-powered screening', onward: /^\/demo$/ },
  { path: '/management-dashboard', heading: 'Recruiter management dashboard', onward: /^\/demo$/ },
  { path: '/resume-optimization', heading: 'Résumé optimization to a guaranteed 80+', onward: /^\/score$/ },
  { path: '/about-us', heading: 'About Foothold', onward: /^\/careers$/ },
];

for (const { path, heading, onward } of PAGES) {
  test(`${path} has its text, its drawing, and a next step`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    const words = (await main.innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(300);
    expect(await main.locator('svg').count()).toBeGreaterThan(0);
    const hrefs = await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.some((href) => href && onward.test(href))).toBe(true);
  });
}

for (const path of ['/job-matching', '/application-process', '/screening', '/management-dashboard', '/tracking'])
  test(`figures on ${path} say that they are samples`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Sample figures, not measured from members')).toBeVisible();
  });

test('about us has a mission, four values, and a timeline of four steps', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Four values, and what they cost us' }).locator('dt')).toHaveCount(4);
  await expect(page.getByRole('region', { name: /in four steps/ }).getByRole('listitem')).toHaveCount(4);
});

for (const path of ['/pricing', '/tracking', '/resume-optimization', '/job-matching', '/benefits'])
  test(`nothing moves on ${path} while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
  });
