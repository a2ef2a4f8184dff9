import { listApiPages } from '@foothold/contracts/api-groups';
import { getChallengePath } from '@foothold/contracts/challenges/choices';
import { getMaterialPath, getModulePath, getPathPath } from '@foothold/contracts/learning/files';
import type { ContentKind } from '@foothold/contracts/site/content';
import { getSitePages } from '@foothold/site-map';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { respondWithUrls } from '../../../shared/meta/sitemap-response.ts';
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
  return respondWithUrls(publicUrl, [...pages, ...pieces.flat()]);
}
