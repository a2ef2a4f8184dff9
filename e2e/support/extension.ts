import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import { unzipSync } from 'fflate';
import { findChromium, findFullChromium } from '../../scripts/chromium.ts';

/** A real browser with the extension, as a person installs it. */
export interface ExtensionBrowser {
  context: BrowserContext;
  /** Clicks the extension's icon while this page's tab is open, which gives it access to the tab. */
  clickIcon(page: Page): Promise<void>;
  /** Opens the panel for a tab. It is in a tab of its own, because a test can't reach the browser's side panel. */
  openPanel(page: Page): Promise<Page>;
  worker(): Promise<Worker>;
  /** Answers the browser's own question whether the extension may read a site, which a test can't click. */
  setSiteAccess(origin: string, isAllowed: boolean): Promise<void>;
  close(): Promise<void>;
}

interface ExtensionOptions {
  baseURL: string;
  /** Sites that `setSiteAccess` can allow, by their origin. The browser lets a test answer only for sites that the manifest requires. */
  askable?: readonly string[];
}

/** Unpacks a downloaded package and starts a browser with it. @param zip as the portal offers it */
export async function startWithExtension(zip: Uint8Array, options: ExtensionOptions): Promise<ExtensionBrowser> {
  const { askable = [] } = options;
  const folder = mkdtempSync(join(tmpdir(), 'extension-'));
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  if (askable.length > 0) {
    const manifest = join(folder, 'manifest.json');
    const own = JSON.parse(readFileSync(manifest, 'utf8')) as object;
    writeFileSync(manifest, JSON.stringify({ ...own, host_permissions: askable.map((origin) => `${origin}/*`) }));
  }
  const { args, env } = findChromium();
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'profile-')), {
    executablePath: findFullChromium(),
    env,
    headless: true,
    baseURL: options.baseURL,
    viewport: { width: 1280, height: 900 },
    args: [
      ...args,
      '--headless=new',
      // Lets a test click the extension's icon.
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  });
  const worker = async () => context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const id = new URL((await worker()).url()).host;
  // What the manifest requires is asked for like the rest.
  if (askable.length > 0)
    await manage('updateExtensionConfiguration', { extensionId: id, hostAccess: 'ON_SPECIFIC_SITES' });

  /** Calls what the browser's page of extensions calls. */
  async function manage(name: string, ...input: unknown[]): Promise<void> {
    const settings = await context.newPage();
    await settings.goto(`chrome://extensions/?id=${id}`);
    await settings.evaluate(
      async ([method, values]) => {
        const { chrome } = globalThis as unknown as {
          chrome: { developerPrivate: Record<string, (...values: unknown[]) => Promise<void>> };
        };
        await chrome.developerPrivate[method]?.(...values);
      },
      [name, input] as const,
    );
    await settings.close();
  }

  async function clickIcon(page: Page): Promise<void> {
    await page.bringToFront();
    const browser = context.browser();
    if (!browser) throw new Error('The browser of this context is not known.');
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find(({ url }) => url === page.url());
    if (!tab) throw new Error(`No tab shows ${page.url()}.`);
    // Playwright's types don't have this method yet.
    const send = session.send.bind(session) as (method: string, params: object) => Promise<unknown>;
    await send('Extensions.triggerAction', { id, targetId: tab.targetId });
    await session.detach();
  }

  async function openPanel(page: Page): Promise<Page> {
    const url = page.url();
    const tabId = await (await worker()).evaluate(async (wanted) => {
      const { chrome } = globalThis as unknown as {
        chrome: { tabs: { query(filter: object): Promise<{ id: number; url?: string }[]> } };
      };
      return (await chrome.tabs.query({})).find((tab) => tab.url === wanted)?.id ?? 0;
    }, url);
    if (tabId === 0) throw new Error('The extension has no access to the tab. Click its icon first.');
    const panel = await context.newPage();
    await panel.setViewportSize({ width: 400, height: 900 });
    await panel.goto(`chrome-extension://${id}/sidepanel.html?tab=${tabId}`);
    return panel;
  }

  const setSiteAccess = (origin: string, isAllowed: boolean) =>
    manage(isAllowed ? 'addHostPermission' : 'removeHostPermission', id, `${origin}/*`);

  return { context, clickIcon, openPanel, worker, setSiteAccess, close: () => context.close() };
}
