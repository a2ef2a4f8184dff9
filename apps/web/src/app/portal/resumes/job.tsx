import { chooseJob, loadJob } from '../../../features/resumes/job/job.server.ts';
import { JobPage } from '../../../features/resumes/job/job-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import type { Route } from './+types/job.ts';
import { buildResumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildResumeMeta(matches, 'Job', 'Choose the job your résumé is scored against.');

export const loader = (args: Route.LoaderArgs) => loadJob(args);

export const action = (args: Route.ActionArgs) => chooseJob(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <JobPage
      {...loaderData}
      page={actionData && 'page' in actionData ? actionData.page : null}
      failure={actionData?.failure}
    />
  );
}
