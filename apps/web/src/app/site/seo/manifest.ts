import { SURFACES } from '@foothold/brand/color';
import { getSitePage } from '@foothold/site-map';
import { requestContext } from '../../../shared/request-context.ts';
import type { Route } from './+types/manifest.ts';

/** Lets users add the site to their home screen (https://www.w3.org/TR/appmanifest/). */
export function loader({ context }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: getSitePage('/', brand).description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: SURFACES.light.paper,
    theme_color: SURFACES.light.paper,
    icons: [
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: 'Jobs', url: '/jobs' },
      { name: 'Score a résumé', url: '/score' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
