import { loadLearning } from '../../pages/site/learning.server.ts';
import { LearningPage } from '../../pages/site/learning-page.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/learning.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'in-view' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/learning');

export const loader = (args: Route.LoaderArgs) => loadLearning(args);

export default function Learning({ loaderData }: Route.ComponentProps) {
  return <LearningPage loaderData={loaderData} />;
}
