import { loadPost } from '../../features/site/blog/post.server.ts';
import { HOME, PostPage } from '../../features/site/blog/post-page.tsx';
import { buildArticleMeta } from '../../pages/site/parts/article-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/post.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => buildArticleMeta(matches, loaderData, HOME);

export const loader = (args: Route.LoaderArgs) => loadPost(args);

export default function Post({ loaderData }: Route.ComponentProps) {
  return <PostPage loaderData={loaderData} />;
}
