import { listApiPages } from '@foothold/contracts/api-groups';
import { getChallengePath } from '@foothold/contracts/challenges/choices';
import { getMaterialPath, getModulePath, getPathPath } from '@foothold/contracts/learning/files';
import type { ContentKind } from '@foothold/contracts/site/content';
import { getSitePages } from '@foothold/site-map';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** The URL path of each kind. Legal texts are separate pages. */
const PATHS_BY_KIND: Partial<Record<ContentKind, string>> = {
  help: '/help-center',
  documentation: '/documentation',
  blog: '/blog',
  careers: '/careers',
};

/** Lists every page for search engines, following the sitemaps protocol (https://www.sitemaps.org/protocol.html). */
export async function renderSitemap({ context }: RouteArgs) {
  const { api, brand, publicUrl } = context.get(requestContext);
  const pieces = await Promise.all(
    Object.entries(PATHS_BY_KIND).map(async ([kind, folder]) =>
      (await api.site.contents({ kind: kind as ContentKind })).map(({ slug, date }) => ({
        path: `${folder}/${slug}`,
        date,
      })),
    ),
  );
  const [{ paths }, { materials }, thisWeek, { weeks }] = await Promise.all([
    api.learning.paths(),
    api.learning.files(),
    api.challenges.week(),
    api.challenges.archive(),
  ]);
  const learning = [
    '/learning/library',
    ...paths.flatMap(({ slug, modules }) => [
      getPathPath(slug),
      ...modules.map((module) => getModulePath(slug, module.slug)),
    ]),
    ...materials.map(({ slug }) => getMaterialPath(slug)),
    ...[thisWeek, ...weeks].flatMap((week) => week.challenges).map(({ slug }) => getChallengePath(slug)),
  ];
  const pages = [...[...getSitePages(brand), ...listApiPages()].map(({ path }) => path), '/jobs', ...learning].map(
    (path) => ({
      path,
      date: null,
    }),
  );
  const entries = [...pages, ...pieces.flat()].map(
    ({ path, date }) =>
      `  <url><loc>${publicUrl}${path === '/' ? '' : path}</loc>${date === null ? '' : `<lastmod>${date}</lastmod>`}</url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
