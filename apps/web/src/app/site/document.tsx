import { TopicPage } from '../../features/site/articles/topic-page.tsx';
import { buildArticleMeta } from '../../pages/site/parts/article-meta.ts';
import { load } from '../../shared/api/load.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/document.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

const HOME = { label: 'Documentation', to: '/documentation' };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => buildArticleMeta(matches, loaderData?.topic, HOME);

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { site } = context.get(requestContext).api;
  const [topic, topics] = await Promise.all([
    load(site.content({ kind: 'documentation', slug })),
    load(site.contents({ kind: 'documentation' })),
  ]);
  return { topic, topics };
}

export default function DocumentationTopic({ loaderData: { topic, topics } }: Route.ComponentProps) {
  return <TopicPage topic={topic} topics={topics} home={HOME} />;
}
