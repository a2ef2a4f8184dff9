import { ProfileTabs } from '../../features/recruiting/profile/profile-tabs.tsx';
import { MemberTasks } from '../../features/recruiting/tasks/member-tasks.tsx';
import { RecruiterLine } from '../../features/recruiting/tasks/recruiter-line.tsx';
import { decideTask, loadTasks } from '../../features/recruiting/tasks/tasks.server.ts';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import type { Route } from './+types/profile-tasks.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Tasks', description: 'Tasks your recruiter proposed and tasks you approved.' });

export const loader = (args: Route.LoaderArgs) => loadTasks(args);

export const action = (args: Route.ActionArgs) => decideTask(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal: the recruiter may have withdrawn the task in the meantime. */
export const shouldRevalidate = shouldReload;

export default function ProfileTasks({ loaderData, actionData }: Route.ComponentProps) {
  const { tasks, tasksWaiting, recruiter } = loaderData;
  return (
    <>
      <PageHeader title="Profile">
        <p>Tasks your recruiter proposed and tasks you approved.</p>
      </PageHeader>
      <ProfileTabs tasksWaiting={tasksWaiting} />
      <div className="flex flex-col gap-7 pt-7">
        {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
        <RecruiterLine recruiter={recruiter} />
        {(recruiter !== null || tasks.length > 0) && <MemberTasks tasks={tasks} actionData={actionData} />}
      </div>
    </>
  );
}
