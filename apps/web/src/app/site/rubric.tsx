import { RubricPage } from '../../features/rubric/rubric-page.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/rubric.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/rubric');

export const loader = ({ context }: Route.LoaderArgs) => context.get(requestContext).api.site.rubric();

export default function Rubric({ loaderData }: Route.ComponentProps) {
  return <RubricPage rubric={loaderData} />;
}
