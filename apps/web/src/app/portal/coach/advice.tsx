import { AdvicePage } from '../../../features/coaching/career/advice-page.tsx';
import { loadAdvice, requestAdvice } from '../../../features/coaching/coach.server.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/advice.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Coach', description: 'Your path to the role you want, based on open jobs.' });

export const loader = (args: Route.LoaderArgs) => loadAdvice(args);

/** Only used without JavaScript; with it, the form sends the request itself. */
export const action = (args: Route.ActionArgs) => requestAdvice(args);

export default function Advice({ loaderData, actionData }: Route.ComponentProps) {
  return <AdvicePage loaderData={loaderData} actionData={actionData} />;
}
