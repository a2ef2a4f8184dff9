import type { Page, Route } from '@playwright/test';
import { expect, open, test } from './page.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

/** The sections in the specification's order. */
const SECTIONS = [
  'The Future of Job Applications',
  'Start with your current résumé',
  'Why Choose Foothold',
  'Complete Career Solution',
  'See AI Optimization in Action',
  'Proven Results',
  'Success Stories',
  'Auto-fill applications in your browser',
  'Real-Time Career Intelligence',
  'Career assessment quiz',
  'Trusted by teams that hire',
  'Trust and security',
  'Plans and pricing',
  'Frequently asked questions',
  'Find your next foothold.',
];

const findSection = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('landing page', () => {
  test('the sections are in the specified order', async ({ page }) => {
    await page.goto('/');
    const titles = await page
      .locator('main > section')
      .evaluateAll((sections) =>
        sections.map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent),
      );
    expect(titles).toEqual(SECTIONS);
  });

  test('the hero has its headline, its figures as samples, and its four links', async ({ page }) => {
    await page.goto('/');
    const hero = findSection(page, 'The Future of Job Applications');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Future of Job Applications');
    for (const [figure, label] of [
      ['80+', 'ATS Score Guarantee'],
      ['74%', 'Response Rate'],
      ['24/7', 'Expert Support'],
    ] as const)
      await expect(hero.locator('dl > div', { hasText: label })).toContainText(figure);
    await expect(hero.getByText(/^Sample figures, and a sample run/)).toBeVisible();
    for (const [name, href] of [
      ['Get Started', '/portal/signup'],
      ['Login', '/portal/login'],
      ['UK Login', '/portal/login?region=uk'],
      ['View Demo', '/demo'],
    ] as const)
      await expect(hero.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  });

  test('the portal is loaded as a new document in the same window', async ({ page, context }) => {
    await page.route('**/portal/login?region=uk', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'portal' }),
    );
    await open(page, '/');
    await page.getByRole('link', { name: 'UK Login' }).click();
    await expect(page.getByText('portal')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });

  test('the cards have their badges', async ({ page }) => {
    await page.goto('/');
    await expect(findSection(page, 'Why Choose Foothold').getByRole('listitem')).toHaveCount(6);
    const cards = findSection(page, 'Complete Career Solution').getByRole('listitem');
    for (const [index, title, badge] of [
      [0, '80+ ATS Score Guarantee', 'Guaranteed'],
      [1, 'Human Recruiter Service', 'Pro Feature'],
      [2, 'Unified Job Portal', 'All Plans'],
      [3, 'Real-Time Tracking', 'Pro Feature'],
    ] as const) {
      await expect(cards.nth(index).getByRole('heading')).toHaveText(title);
      await expect(cards.nth(index).getByText(badge, { exact: true })).toBeVisible();
    }
    await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/resume-optimization#eighty');
  });

  test('figures and stories are marked as samples', async ({ page }) => {
    await page.goto('/');
    const results = findSection(page, 'Proven Results');
    await expect(results.locator('dl > div')).toHaveCount(6);
    await expect(results.getByText(/^Sample figures/)).toBeVisible();
    const stories = findSection(page, 'Success Stories');
    await expect(stories.getByRole('listitem')).toHaveCount(4);
    await expect(stories.getByRole('img', { name: 'Rated 5 out of 5' })).toHaveCount(4);
    await expect(stories.getByText('Sample people, companies and figures')).toBeVisible();
    await expect(findSection(page, 'Trusted by teams that hire').getByText(/^Sample employers/)).toBeVisible();
  });

  test('the extension is offered, with the forms to try it on', async ({ page }) => {
    await page.goto('/');
    const promo = findSection(page, 'Auto-fill applications in your browser');
    await expect(promo.getByRole('link', { name: 'Get the extension' })).toHaveAttribute(
      'href',
      '/portal/settings/extension',
    );
    await expect(promo.getByRole('link', { name: 'See the practice forms' })).toBeVisible();
  });

  test('prices are shown with what checkout charges', async ({ page }) => {
    await page.goto('/');
    const plans = findSection(page, 'Plans and pricing').getByRole('listitem');
    await expect(plans.nth(0)).toContainText('$39.99 / month');
    await expect(plans.nth(0)).toContainText('At checkout: $89.99/month');
    await expect(plans.nth(1)).toContainText('$299.99 / month');
    await expect(plans.nth(1)).toContainText('At checkout: $250/month');
    await expect(plans.nth(2)).toContainText('Custom');
  });

  test.describe('FAQ, without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('one answer is open in each column, and the open one can be closed', async ({ page }) => {
      await page.goto('/');
      const faq = findSection(page, 'Frequently asked questions');
      const open = faq.locator('details[open]');
      await faq.getByText('How is the score calculated?').click();
      await expect(open).toHaveCount(1);
      await faq.getByText('Which files can you read?').click();
      await expect(open).toHaveCount(1);
      await expect(open).toContainText('PDF, DOCX');
      await faq.getByText('What’s free?').click();
      await expect(open).toHaveCount(2);
      await faq.getByText('Which files can you read?').click();
      await faq.getByText('What’s free?').click();
      await expect(open).toHaveCount(0);
    });
  });
});

test.describe('hero card', () => {
  test('four steps with their times and states, and the result for a sample job', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('figure', { name: 'AI Matching Engine' });
    await expect(card.getByRole('listitem')).toHaveText([
      /Profile Analysis.*2 min.*completed/,
      /Job Matching.*30 sec.*completed/,
      /Application Process.*1 min.*active/,
      /Application Submitted.*5 min.*pending/,
    ]);
    await expect(card.getByText('97% Match Found')).toBeVisible();
    await expect(card.getByText('a sample job')).toBeVisible();
  });
});

test.describe('the optimization demo', () => {
  const findDemo = (page: Page) => findSection(page, 'See AI Optimization in Action');
  const findProgressBar = (page: Page) => findDemo(page).getByRole('progressbar');

  test('advances every 800 ms, shows its figures at the last step, and can be paused', async ({ page }) => {
    await page.clock.install({ time: NOW });
    await open(page, '/');
    await findProgressBar(page).scrollIntoViewIfNeeded();
    await expect(findDemo(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.clock.pauseAt(NOW.getTime() + 3_600_000);
    const readProgress = async () => Number(await findProgressBar(page).getAttribute('aria-valuenow'));
    while ((await readProgress()) !== 100) await page.clock.runFor(800);
    await expect(findDemo(page).getByText('+27 point improvement')).toBeVisible();
    await expect(findDemo(page).getByRole('row', { name: 'ATS score' })).toContainText('6794');

    for (const [value, name] of [
      [25, 'Upload Resume'],
      [50, 'AI Analysis'],
      [75, 'Optimization'],
    ] as const) {
      await page.clock.runFor(800);
      await expect(findProgressBar(page)).toHaveAttribute('aria-valuenow', String(value));
      await expect(findProgressBar(page)).toHaveAccessibleName(name);
      await expect(findDemo(page).getByText('+27 point improvement')).toBeHidden();
    }
    await findDemo(page).getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(8_000);
    await expect(findProgressBar(page)).toHaveAttribute('aria-valuenow', '75');
    await findDemo(page).getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(800);
    await expect(findProgressBar(page)).toHaveAttribute('aria-valuenow', '100');
  });

  test('stays at its last step for people who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: NOW });
    await open(page, '/');
    await findProgressBar(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(8_000);
    await expect(findProgressBar(page)).toHaveAttribute('aria-valuenow', '100');
    await expect(findDemo(page).getByText('+27 point improvement')).toBeVisible();
    await expect(findDemo(page).getByRole('button')).toHaveCount(0);
  });
});

test.describe('the live AI feed', () => {
  const findFeed = (page: Page) => page.getByRole('region', { name: 'Career insights, newest first' });
  const findMoreButton = (page: Page) => page.getByRole('button', { name: 'Generate New' });

  /** Responds like the server, with numbered items. */
  async function serveFeed(page: Page, answer?: (route: Route, count: number) => Promise<void>): Promise<() => number> {
    let count = 0;
    await page.route('**/api/ai-feed/generate', async (route) => {
      expect(route.request().method()).toBe('POST');
      expect(route.request().postData()).toBeNull();
      count += 1;
      if (answer) return answer(route, count);
      return route.fulfill({ json: createItem(count) });
    });
    return () => count;
  }

  const createItem = (count: number) => ({
    id: `item-${count}`,
    type: 'market',
    category: 'Visas',
    title: `Insight ${count}`,
    content: 'One listing in nine says that it sponsors.',
    timestamp: new Date(NOW.getTime() + count).toISOString(),
    confidence: 0.824,
    basis: '46 of 412 listings',
  });

  test('requests one item the first time it is visible with an empty list', async ({ page }) => {
    const countRequests = await serveFeed(page);
    await open(page, '/');
    expect(countRequests()).toBe(0);
    await findFeed(page).scrollIntoViewIfNeeded();
    await expect(findFeed(page).getByRole('article')).toHaveCount(1);
    await expect(findFeed(page).getByRole('article')).toContainText('82% confidence');
    await expect(findFeed(page).getByRole('article')).toContainText('Based on 46 of 412 listings');
    expect(countRequests()).toBe(1);
  });

  test('shows the specified text when empty', async ({ page }) => {
    await page.goto('/');
    await expect(findFeed(page)).toContainText('No AI insights yet. Click "Generate New" to get started!');
  });

  test('shows ten items at most, newest first, and disables the button during a request', async ({ page }) => {
    let release = () => {};
    const countRequests = await serveFeed(page, async (route, count) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.fulfill({ json: createItem(count) });
    });
    await open(page, '/');
    await findFeed(page).scrollIntoViewIfNeeded();
    for (let count = 1; count <= 12; count++) {
      await expect(findMoreButton(page)).toBeDisabled();
      await expect.poll(countRequests).toBe(count);
      release();
      await expect(findFeed(page).getByRole('heading').first()).toHaveText(`Insight ${count}`);
      await expect(findMoreButton(page)).toBeEnabled();
      await expect(findFeed(page).getByRole('article')).toHaveCount(Math.min(count, 10));
      if (count < 12) await findMoreButton(page).click();
    }
    await expect(findFeed(page).getByRole('heading').last()).toHaveText('Insight 3');
  });

  test('scrolls at 600 px and shows ages in words', async ({ page }) => {
    await page.clock.install({ time: NOW });
    await serveFeed(page);
    await open(page, '/');
    await findFeed(page).scrollIntoViewIfNeeded();
    await expect(findFeed(page).locator('time')).toHaveText('Just now');
    await page.clock.fastForward('05:30');
    await expect(findFeed(page).locator('time')).toHaveText('5m ago');
    await page.clock.fastForward('03:00:00');
    await expect(findFeed(page).locator('time')).toHaveText('3h ago');
    expect((await findFeed(page).boundingBox())?.height).toBeLessThan(600);
    for (let count = 2; count <= 6; count++) {
      await findMoreButton(page).click();
      await expect(findFeed(page).getByRole('article')).toHaveCount(count);
    }
    expect((await findFeed(page).boundingBox())?.height).toBe(600);
    expect(await findFeed(page).evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  });

  test('shows a failure in place, keeps the list, and offers a retry', async ({ page }) => {
    await serveFeed(page, (route, count) =>
      count === 2
        ? route.fulfill({ status: 429, json: { message: 'Please wait a minute.' } })
        : route.fulfill({ json: createItem(count) }),
    );
    await open(page, '/');
    await findFeed(page).scrollIntoViewIfNeeded();
    await expect(findFeed(page).getByRole('article')).toHaveCount(1);
    await findMoreButton(page).click();
    await expect(findFeed(page).getByRole('alert')).toContainText('Failed to generate AI feed item');
    await expect(findFeed(page).getByRole('alert')).toContainText('Please wait a minute.');
    await expect(findFeed(page).getByRole('article')).toHaveCount(1);
    await findFeed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(findFeed(page)).toBeFocused();
    await expect(findFeed(page).getByRole('article')).toHaveCount(2);
    await expect(findFeed(page).getByRole('alert')).toHaveCount(0);
  });

  test('shows the same message for a page instead of an answer and for an invalid item', async ({ page }) => {
    await serveFeed(page, (route, count) =>
      route.fulfill(count === 1 ? { status: 404, body: '<p>Not here.</p>' } : { json: { id: 'half' } }),
    );
    await page.goto('/');
    await findFeed(page).scrollIntoViewIfNeeded();
    for (const _ of ['a page', 'no item']) {
      await expect(findFeed(page).getByRole('alert')).toContainText('Failed to generate AI feed item');
      await expect(findFeed(page).getByRole('alert')).toContainText('Try again in a moment.');
      await findFeed(page).getByRole('button', { name: 'Try again' }).click();
    }
  });

  test('restores its items after a reload without a request', async ({ page }) => {
    const countRequests = await serveFeed(page);
    await open(page, '/');
    await findFeed(page).scrollIntoViewIfNeeded();
    await expect(findFeed(page).getByRole('article')).toHaveCount(1);
    await open(page, '/');
    await findFeed(page).scrollIntoViewIfNeeded();
    await expect(findFeed(page).getByRole('article')).toContainText('Insight 1');
    expect(countRequests()).toBe(1);
    // Earlier items aren't repeated.
    await expect(page.getByText('Newest: Insight 1')).toHaveCount(0);
    await findMoreButton(page).click();
    await expect(page.getByText('Newest: Insight 2')).toBeVisible();
  });

  test('scrolls to the newest item, and keeps the focus on the button', async ({ page }) => {
    await serveFeed(page);
    await open(page, '/');
    await findFeed(page).scrollIntoViewIfNeeded();
    await expect(findFeed(page).getByRole('article')).toHaveCount(1);
    for (let count = 2; count <= 6; count++) {
      await findMoreButton(page).press('Enter');
      await expect(findFeed(page).getByRole('article')).toHaveCount(count);
      await expect(findMoreButton(page)).toBeFocused();
    }
    await findFeed(page).evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await findMoreButton(page).press('Enter');
    await expect(findFeed(page).getByRole('heading', { name: 'Insight 7' })).toBeInViewport();
  });

  test('shows every received item in a browser without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Storage is off.', 'SecurityError');
        },
      });
    });
    await serveFeed(page);
    await open(page, '/');
    await findFeed(page).scrollIntoViewIfNeeded();
    await expect(findFeed(page).getByRole('article')).toHaveCount(1);
    await findMoreButton(page).click();
    await expect(findFeed(page).getByRole('article')).toHaveCount(2);
  });
});

test.describe('quiz', () => {
  const findQuiz = (page: Page) => findSection(page, 'Career assessment quiz');

  async function answerQuiz(page: Page): Promise<void> {
    await findQuiz(page).getByLabel('Current role').fill('Staff nurse');
    await findQuiz(page).getByLabel('Annual salary').fill('85000');
    await findQuiz(page).getByLabel('How long have you been job hunting?').selectOption('3-6-months');
    await findQuiz(page).getByRole('radio', { name: 'Yes' }).check();
  }

  test('enables the button after all four answers, and the hint names the missing one', async ({ page }) => {
    await open(page, '/');
    const button = findQuiz(page).getByRole('button', { name: 'Calculate' });
    await expect(button).toBeDisabled();
    await answerQuiz(page);
    await expect(button).toBeEnabled();
    await findQuiz(page).getByLabel('Annual salary').fill('');
    await expect(button).toBeDisabled();
    await expect(findQuiz(page).getByText('Still missing: your annual salary.')).toBeVisible();
    await expect(findQuiz(page).getByLabel('Annual salary')).toHaveAttribute('min', '0');
    await expect(findQuiz(page).getByLabel('Annual salary')).toHaveAttribute('step', '1000');
  });

  test('calculates for 1.5 s, shows the result and its method, and starts over', async ({ page }) => {
    await page.clock.install({ time: NOW });
    await open(page, '/');
    await answerQuiz(page);
    await page.clock.pauseAt(NOW.getTime() + 3_600_000);
    const height = (await findQuiz(page).boundingBox())?.height;
    await findQuiz(page).getByRole('button', { name: 'Calculate' }).click();
    await expect(findQuiz(page).getByText('Calculating')).toBeVisible();
    await page.clock.runFor(1499);
    await expect(findQuiz(page).getByText('Calculating')).toBeVisible();
    await page.clock.runFor(1);
    const result = findQuiz(page).getByRole('heading', {
      name: 'You could gain $12,750 annually and save 25 hours a month.',
    });
    await expect(result).toBeFocused();
    await expect(findQuiz(page).getByText(/15% of the salary you entered, rounded/)).toBeVisible();
    expect((await findQuiz(page).boundingBox())?.height).toBe(height);

    await findQuiz(page).getByRole('button', { name: 'Take Quiz Again' }).click();
    await expect(findQuiz(page).getByLabel('Current role')).toBeFocused();
    await expect(findQuiz(page).getByLabel('Current role')).toHaveValue('');
    await expect(findQuiz(page).getByLabel('Annual salary')).toHaveValue('');
    await expect(findQuiz(page).getByLabel('How long have you been job hunting?')).toHaveValue('');
    await expect(findQuiz(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(findQuiz(page).getByRole('button', { name: 'Calculate' })).toBeDisabled();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page itself answers, and asks for what is missing with the rest filled in', async ({ page }) => {
      await page.goto('/');
      await answerQuiz(page);
      await findQuiz(page).getByLabel('Annual salary').fill('');
      await findQuiz(page).getByRole('button', { name: 'Calculate' }).click();
      await expect(findQuiz(page).getByRole('alert')).toContainText('Still missing: your annual salary.');
      await expect(findQuiz(page).getByLabel('Current role')).toHaveValue('Staff nurse');
      await findQuiz(page).getByLabel('Annual salary').fill('85000');
      await findQuiz(page).getByRole('button', { name: 'Calculate' }).click();
      await expect(findQuiz(page).getByRole('heading', { level: 3 })).toHaveText(
        'You could gain $12,750 annually and save 25 hours a month.',
      );
    });
  });
});

test('nothing shifts while the page is scrolled to its end, including the feed and the demo', async ({ page }) => {
  await page.route('**/api/ai-feed/generate', (route) =>
    route.fulfill({
      json: {
        id: 'a',
        type: 'tip',
        category: 'Visas',
        title: 'An insight',
        content: 'One listing in nine says that it sponsors.',
        timestamp: NOW.toISOString(),
        confidence: 0.8,
        basis: '46 listings',
      },
    }),
  );
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const size of [
    { width: 1280, height: 900 },
    { width: 375, height: 780 },
  ]) {
    await page.setViewportSize(size);
    await open(page, '/');
    for (const name of SECTIONS) {
      await findSection(page, name).evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
      if (name === 'See AI Optimization in Action')
        await expect(findSection(page, name).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
      if (name === 'Real-Time Career Intelligence')
        await expect(findSection(page, name).getByRole('article')).toHaveCount(1);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), `${size.width} px`).toBeLessThan(0.02);
  }
});
