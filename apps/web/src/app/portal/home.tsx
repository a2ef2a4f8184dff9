import { changeResumes } from '../../features/resumes/list/list.server.ts';
import { ResumeDrop } from '../../features/resumes/upload/resume-drop.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/home.ts';
import { loadHome } from './home/home.server.ts';
import { NextStep } from './home/next-step.tsx';
import { Overview } from './home/overview.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Your portal', description: 'Your progress and next step.' });

export const loader = (args: Route.LoaderArgs) => loadHome(args);

/** Takes the first résumé where no script runs. */
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
