import { test as base, expect, type Page } from '@playwright/test';

/** Ignores a failed request that a test causes on purpose. */
const EXPECTED_PATTERN = /Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Fails the test if the page reports a problem: errors, warnings, or anything blocked by the content security policy.
 */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !EXPECTED_PATTERN.test(message.text()))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const DESIGN_PAGES = ['/console/design', '/console/design/pictures', '/console/design/portal'];
export const PUBLIC_PAGES = [
  '/',
  '/a-page-that-does-not-exist',
  '/pricing',
  '/tracking',
  '/benefits',
  '/benefits?for=recruiters',
  '/job-matching',
  '/application-process',
  '/screening',
  '/management-dashboard',
  '/resume-optimization',
  '/about-us',
];

/** Signs in a sample user. */
export async function signIn(page: Page, as: 'member' | 'admin'): Promise<void> {
  await page.context().addCookies([{ name: 'as', value: as, url: test.info().project.use.baseURL ?? '' }]);
}

/** Opens a page and waits until it is hydrated, which some pages are only once somebody uses them. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('body').dispatchEvent('pointerdown');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
