import { ConfirmEmailNotice } from '../../features/accounts/confirm-email-notice.tsx';
import { changeResumes } from '../../features/resumes/list/list.server.ts';
import { Checklist } from '../../pages/portal/home/checklist.tsx';
import { loadHome } from '../../pages/portal/home/home.server.ts';
import { NextStep } from '../../pages/portal/home/next-step.tsx';
import { Overview } from '../../pages/portal/home/overview.tsx';
import { StartHere } from '../../pages/portal/home/start-here.tsx';
import { Welcome } from '../../pages/portal/home/welcome.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Your portal', description: 'Your progress and next step.' });

export const loader = (args: Route.LoaderArgs) => loadHome(args);

/** Accepts the first résumé without JavaScript. */
export const action = (args: Route.ActionArgs) => changeResumes(args);

const NO_TASKS = { waiting: 0, approved: 0 };

export default function Home({ loaderData, actionData, matches: [, layout] }: Route.ComponentProps) {
  useFreshData('application', 'resume');
  const progress = { ...loaderData.progress, tasks: layout.loaderData?.tasks ?? NO_TASKS };
  const failure = actionData && 'failure' in actionData ? actionData.failure : null;
  return (
    <div className="flex flex-col gap-8">
      <Welcome />
      <ConfirmEmailNotice />
      <NextStep progress={progress} start={<StartHere rules={loaderData.file} failure={failure} />} />
      <Checklist progress={progress} />
      <Overview home={loaderData} />
    </div>
  );
}
