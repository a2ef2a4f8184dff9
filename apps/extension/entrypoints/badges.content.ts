import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import type { BadgeQuestion, BadgeReply, Reply } from '../src/messages.ts';

const TEXTS = {
  tracked: 'In your tracker',
  hidden: 'You hid this job',
  'no-sponsorship': 'Doesn’t sponsor visas',
} as const;
const STYLE =
  'all:initial;display:inline-block;margin-inline-start:6px;padding:1px 6px;border-radius:9px;font:500 12px/16px system-ui,sans-serif;background:#e8eef7;color:#17324d';
const MARKED = 'data-job-badge';
const WAIT = 500;

/** Marks links to jobs on the pages of systems that the person allowed. Runs on no other page. */
export default defineContentScript({
  matches: [],
  registration: 'runtime',
  main() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void markNewLinks(), WAIT);
    };
    schedule();
    new MutationObserver(schedule).observe(document.documentElement, { childList: true, subtree: true });
  },
});

async function markNewLinks(): Promise<void> {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(`a[href^="http"]:not([${MARKED}]), a[href^="/"]:not([${MARKED}])`),
  ];
  if (links.length === 0) return;
  for (const link of links) link.setAttribute(MARKED, '');
  const urls = [...new Set(links.map(({ href }) => href))];
  const question: BadgeQuestion = { kind: 'marks', urls };
  const reply = (await browser.runtime.sendMessage(question)) as Reply<BadgeReply> | undefined;
  if (!reply?.ok) return;
  for (const link of links) {
    const mark = reply.value[link.href];
    if (mark) link.append(createBadge(TEXTS[mark]));
  }
}

/** The page can't read the text, because the root is closed. */
function createBadge(text: string): HTMLElement {
  const host = document.createElement('span');
  const badge = document.createElement('span');
  badge.textContent = text;
  badge.style.cssText = STYLE;
  host.attachShadow({ mode: 'closed' }).append(badge);
  return host;
}
