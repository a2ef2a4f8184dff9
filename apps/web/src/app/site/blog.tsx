import { loadBlog } from '../../pages/site/blog.server.ts';
import { BlogPage } from '../../pages/site/blog-page.tsx';
import { buildPageMeta, buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/blog.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.chosen
    ? buildPageMeta(matches, { title: `${loaderData.chosen}, blog`, description: `Posts on ${loaderData.chosen}.` })
    : buildSitePageMeta(matches, '/blog');

export const loader = (args: Route.LoaderArgs) => loadBlog(args);

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage loaderData={loaderData} />;
}
