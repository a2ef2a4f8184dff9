import { changeStep } from '../../../features/learning/learning.server.ts';
import { loadLearningHomePage } from '../../../pages/portal/learning/home.server.ts';
import { LearningHomePage } from '../../../pages/portal/learning/home-page.tsx';
import { cachePage, shouldReload } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Learning',
    description: 'Learning paths, challenges and a plan based on your saved jobs.',
  });

export const loader = (args: Route.LoaderArgs) => loadLearningHomePage(args);

export const action = (args: Route.ActionArgs) => changeStep(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function LearningHome({ loaderData, actionData }: Route.ComponentProps) {
  return <LearningHomePage loaderData={loaderData} actionData={actionData} />;
}
