import { RubricPage } from '../../features/rubric/rubric-page.tsx';
import { requestContext } from '../context.ts';
import type { PageHandle } from '../hydration.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/rubric.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'How a résumé is scored',
    description:
      'The whole rubric: every rule with its points and its reason, the ceilings, what never counts, and what 80 means.',
    path: '/rubric',
  });

export const loader = ({ context }: Route.LoaderArgs) => context.get(requestContext).api.site.rubric();

export default function Rubric({ loaderData }: Route.ComponentProps) {
  return <RubricPage rubric={loaderData} />;
}
