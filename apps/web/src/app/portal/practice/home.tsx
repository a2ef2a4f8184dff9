import { loadPractice, startPractice } from '../../../features/practice/sessions/practice.server.ts';
import { PracticeHomePage } from '../../../pages/portal/practice/home-page.tsx';
import { cachePage, shouldReload } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Interview practice',
    description: 'Practice timed interview questions for a job title and level.',
  });

export const loader = (args: Route.LoaderArgs) => loadPractice(args);

export const action = (args: Route.ActionArgs) => startPractice(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function PracticeHome({ loaderData, actionData }: Route.ComponentProps) {
  return <PracticeHomePage loaderData={loaderData} actionData={actionData} />;
}
