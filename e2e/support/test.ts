import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Credentials, logIn } from './people.ts';

/** What a browser says of a refusal that a journey provokes: an answer of 4xx, or a request that was cut off. */
const PROVOKED = /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)/;

interface Fixtures {
  /** Every journey fails when its page complains: errors, warnings and whatever the content security policy blocked. */
  quiet: undefined;
  /** A page in another browser, with somebody signed in or nobody; it is closed when the journey ends. */
  another: (who?: Credentials, userAgent?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  another: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (who, userAgent) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(userAgent && { userAgent }) });
      opened.push(context);
      if (who) await logIn(context.request, who);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !PROVOKED.test(message.text()))
          complaints.push(message.text());
      });
      // Not all that the policy blocks is said on the console.
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

/** Opens a page and waits until its script has taken it over: what is typed before could be lost to the test, not to a person. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The page is taken over by its script. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
