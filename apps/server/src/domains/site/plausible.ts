import type { AnalyticsService } from './page-views.ts';

const TIMEOUT_MS = 5_000;
/** More parallel requests would only queue up at the service. */
const MAX_PARALLEL = 5;

/**
 * Reports to an analytics service that supports Plausible's events API (https://plausible.io/docs/events-api). The service learns which
 * page was opened, but not by whom, because the calls come from this server.
 * @param url origin of the service
 * @param publicUrl URL of the site
 */
export function createPlausibleService(url: string, publicUrl: string): AnalyticsService {
  const domain = new URL(publicUrl).hostname;
  async function send(path: string): Promise<void> {
    const answer = await fetch(`${url}/api/event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 (compatible; ${domain})` },
      body: JSON.stringify({ name: 'pageview', url: `${publicUrl}${path}`, domain }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The analytics service responded with ${answer.status}.`);
  }
  return {
    async record(views) {
      for (let start = 0; start < views.length; start += MAX_PARALLEL)
        await Promise.all(views.slice(start, start + MAX_PARALLEL).map(({ path }) => send(path)));
    },
  };
}
