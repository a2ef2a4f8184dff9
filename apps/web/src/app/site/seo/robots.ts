import { requestContext } from '../../../shared/request-context.ts';
import type { Route } from './+types/robots.ts';

/** Keeps search engines away from personal pages and duplicate URLs. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(requestContext);
  const text = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /console',
    'Disallow: /portal',
    'Disallow: /search',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    `Sitemap: ${publicUrl}/sitemap-jobs.xml`,
    '',
  ].join('\n');
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
