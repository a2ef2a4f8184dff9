import { changeApplications } from '../../features/applications/saving.server.ts';
import { FAILED_OUTCOME } from '../../features/applications/saving-outcome.ts';
import { loadJobs } from '../../pages/portal/browse/jobs.server.ts';
import { PortalJobsPage } from '../../pages/portal/browse/jobs-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/jobs.ts';

export { reloadsList as shouldRevalidate } from '../../pages/portal/browse/reloads-list.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Jobs', description: 'Search all jobs without leaving the portal.' });

export const loader = (args: Route.LoaderArgs) => loadJobs(args);

export const action = (args: Route.ActionArgs) => changeApplications(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Jobs({ loaderData }: Route.ComponentProps) {
  return <PortalJobsPage loaderData={loaderData} />;
}
