import { loadSaved, requestReview } from '../../../features/coaching/coach.server.ts';
import { CodePage } from '../../../features/coaching/review/code-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/code.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Code review',
    description: 'Get your code reviewed line by line. We never run it.',
  });

export const loader = (args: Route.LoaderArgs) => loadSaved(args);

/** Only used without JavaScript; with it, the form sends the request itself. */
export const action = (args: Route.ActionArgs) => requestReview(args);

export default function CodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage loaderData={loaderData} actionData={actionData} />;
}
