import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Credentials, logIn } from './people.ts';

/** The browser's messages about expected failures: 4xx responses, aborted requests, and the service worker that the config blocks. */
const EXPECTED_MESSAGE_PATTERN =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)|Service Worker registration blocked/;

interface Fixtures {
  /**
   * Fails the journey if its page reports a problem: errors, warnings, or anything blocked by the content security
   * policy.
   */
  quiet: undefined;
  /** Opens a page in another browser, signed in or not. It is closed when the journey ends. */
  another: (who?: Credentials, userAgent?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  another: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (who, userAgent) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(userAgent && { userAgent }) });
      contexts.push(context);
      if (who) await logIn(context.request, who);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !EXPECTED_MESSAGE_PATTERN.test(message.text()))
          complaints.push(message.text());
      });
      // Not every policy violation is reported on the console.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
          console.error(`The policy blocked ${blockedURI} by ${violatedDirective}, in ${sourceFile}`),
        );
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until it is hydrated. A test could lose input typed before that, although a user wouldn't. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until the page is hydrated, which some pages are only once somebody uses them. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
