import { ResumePage } from '../../../features/coaching/analysis/resume-page.tsx';
import { loadAnalysis, requestAnalysis } from '../../../features/coaching/coach.server.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/resume.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Résumé analysis',
    description: 'Score your résumés or any text you paste.',
  });

export const loader = (args: Route.LoaderArgs) => loadAnalysis(args);

/** Only used without JavaScript; with it, the form sends the request itself. */
export const action = (args: Route.ActionArgs) => requestAnalysis(args);

export default function ResumeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ResumePage loaderData={loaderData} actionData={actionData} />;
}
