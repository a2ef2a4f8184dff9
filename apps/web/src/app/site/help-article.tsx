import { TopicPage } from '../../features/site/articles/topic-page.tsx';
import { buildArticleMeta } from '../../pages/site/parts/article-meta.ts';
import { load } from '../../shared/api/load.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/help-article.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

const HOME = { label: 'Help center', to: '/help-center' };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => buildArticleMeta(matches, loaderData?.topic, HOME);

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { site } = context.get(requestContext).api;
  const [topic, topics] = await Promise.all([
    load(site.content({ kind: 'help', slug })),
    load(site.contents({ kind: 'help' })),
  ]);
  return { topic, topics };
}

export default function HelpArticle({ loaderData: { topic, topics } }: Route.ComponentProps) {
  return <TopicPage topic={topic} topics={topics} home={HOME} />;
}
