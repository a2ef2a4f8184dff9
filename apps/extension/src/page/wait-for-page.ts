import { wait } from './events.ts';

const QUIET_MS = 120;
const MOST_MS = 2_500;
/** So long after a page has loaded, its own code runs. */
const OLD_MS = 4_000;

/**
 * Waits until a page's own code runs: values that are written before are lost. A page can say so with `data-hydrated` on its root element;
 * otherwise nothing may have changed for a moment. Ends in any case after a few seconds.
 */
export async function waitForPage(page: Document): Promise<void> {
  const root = page.documentElement;
  const end = performance.now() + MOST_MS;
  const isReady = () => root.hasAttribute('data-hydrated');
  if (isReady()) return;
  while (page.readyState !== 'complete' && performance.now() < end) await wait(STEP_MS);
  if (performance.now() - loadedAt(page) > OLD_MS) return;
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true });
  while (!isReady() && performance.now() < end && performance.now() - changedAt < QUIET_MS) await wait(STEP_MS);
  observer.disconnect();
}

const STEP_MS = 15;

function loadedAt(page: Document): number {
  const [entry] = (page.defaultView?.performance.getEntriesByType('navigation') ?? []) as PerformanceNavigationTiming[];
  return entry?.loadEventEnd ?? performance.now();
}
