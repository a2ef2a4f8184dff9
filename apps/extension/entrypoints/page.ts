import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { HeldNews, PageCommandName, PageNews } from '../src/messages.ts';
import { readHeld } from '../src/page/read-held.ts';
import { createPageSession } from '../src/page-session.ts';
import { toReply } from '../src/reply.ts';

/** Set once the script is on a page, in the extension's own world, which the page can't reach. */
const MARK = Symbol.for('job-form-script');
/** Milliseconds after which the page's code has taken in a change. */
const CHANGE_MS = 50;
/** Words on the button that sends an application. */
const SUBMIT_WORDS = /\b(?:submit|send|finish|complete) ?(?:my|your|the)? ?(?:application|form)?\b|^\s*apply\b/i;
/** Words on the button that leads to the next step. */
const NEXT_WORDS = /\b(?:next|continue|proceed|review)\b/i;

/**
 * Runs on a page after the person's gesture. It does what the service worker asks, and says when the person submits a form that was filled in. It
 * holds no token, and no value that isn't put into a field.
 */
export default defineUnlistedScript(() => {
  const world = globalThis as unknown as Record<symbol, boolean | undefined>;
  if (world[MARK]) return;
  world[MARK] = true;
  const session = createPageSession(document);

  browser.runtime.onMessage.addListener((message: { name?: unknown; input?: unknown }, sender, sendResponse) => {
    // Only our service worker: another content script of ours has a tab.
    if (sender.id !== browser.runtime.id || sender.tab !== undefined) return;
    const { name, input } = message;
    if (typeof name !== 'string' || !Object.hasOwn(session.handlers, name)) return;
    const handler = session.handlers[name as PageCommandName] as (input: unknown) => Promise<unknown>;
    void toReply(() => handler(input)).then(sendResponse);
    return true;
  });

  const reportHeld = (moment: HeldNews['moment']) => {
    const news: HeldNews = { kind: 'held', moment, ...readHeld(document) };
    void browser.runtime.sendMessage(news).catch(() => undefined);
  };

  const report = (submits: boolean) => {
    if (session.isWatched()) return reportHeld(submits ? 'submit' : 'step');
    if (!session.hasWritten()) return;
    const fields = session.readAnswers();
    if (fields.length === 0 && !submits) return;
    const news: PageNews = { kind: 'answers', fields, submits };
    void browser.runtime.sendMessage(news).catch(() => undefined);
  };
  // The page can make such events itself; those aren't trusted.
  document.addEventListener(
    'change',
    // After the page's own code.
    (event) => event.isTrusted && session.isWatched() && setTimeout(reportHeld, CHANGE_MS, 'change'),
    true,
  );
  document.addEventListener('submit', (event) => event.isTrusted && report(true), true);
  document.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      const [target] = event.composedPath();
      const button = target instanceof Element ? target.closest('button, input[type="submit"], [role="button"]') : null;
      const text = button instanceof HTMLInputElement ? button.value : (button?.textContent ?? '');
      if (SUBMIT_WORDS.test(text)) report(true);
      else if (NEXT_WORDS.test(text)) report(false);
    },
    true,
  );
});
