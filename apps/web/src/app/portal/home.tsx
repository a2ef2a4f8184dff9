import { changeResumes } from '../../features/resumes/list/list.server.ts';
import { ResumeDrop } from '../../features/resumes/upload/resume-drop.tsx';
import { loadHome } from '../../pages/portal/home/home.server.ts';
import { NextStep } from '../../pages/portal/home/next-step.tsx';
import { Overview } from '../../pages/portal/home/overview.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Your portal', description: 'Your progress and next step.' });

export const loader = (args: Route.LoaderArgs) => loadHome(args);

/** Accepts the first résumé without JavaScript. */
export const action = (args: Route.ActionArgs) => changeResumes(args);

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData('application', 'resume');
  return (
    <>
      <PageHeader title="Your progress" />
      <NextStep
        standing={loaderData.standing}
        drop={
          <ResumeDrop
            rules={loaderData.file}
            job={{ kind: 'none' }}
            failure={actionData && 'failure' in actionData ? actionData.failure : null}
            saveVisit={false}
            prominent
          />
        }
      />
      <Overview home={loaderData} />
    </>
  );
}
