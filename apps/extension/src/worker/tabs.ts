import { browser } from 'wxt/browser';
import type { PageCommandName, PageCommands, Reply } from '../messages.ts';
import { CallError } from './api.ts';

/** The file that `entrypoints/page.ts` becomes. */
const PAGE_SCRIPT = '/page.js';
/** Milliseconds that the page may take for one command. */
const PAGE_TIMEOUT = 60_000;

/**
 * Puts our script on the page, if it isn't there. The browser allows it only after the person's gesture on this tab, or for systems that they
 * allowed. Only the top frame gets it; frames of the same origin are read from there.
 * @throws CallError `no-access` if the browser doesn't allow it
 */
export async function injectPageScript(tabId: number): Promise<void> {
  await browser.scripting
    .executeScript({ target: { tabId, frameIds: [0] }, files: [PAGE_SCRIPT as never], injectImmediately: false })
    .catch(() => {
      throw new CallError({
        code: 'no-access',
        message: 'The browser gives us no access to this page. Click our icon in the toolbar while the page is open.',
      });
    });
}

/** @throws CallError with what the page script reports, or if it doesn't answer in time */
export async function askPage<N extends PageCommandName>(
  tabId: number,
  name: N,
  input: PageCommands[N]['input'],
): Promise<PageCommands[N]['output']> {
  const reply = (await Promise.race([
    browser.tabs.sendMessage(tabId, { name, input }, { frameId: 0 }).catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, PAGE_TIMEOUT, null)),
  ])) as Reply<PageCommands[N]['output']> | null | undefined;
  if (!reply) throw new CallError({ code: 'page-gone', message: 'The page changed before we were done. Try again.' });
  if (!reply.ok) throw new CallError(reply.error);
  return reply.value;
}

/** The host of a tab's page, and why nothing can be done there. */
export async function describeTab(tabId: number): Promise<{ url: URL | null }> {
  const { url } = await browser.tabs.get(tabId).catch(() => ({ url: undefined }));
  // Without access to the tab, the browser hides its URL.
  return { url: url !== undefined && /^https?:/.test(url) && URL.canParse(url) ? new URL(url) : null };
}
