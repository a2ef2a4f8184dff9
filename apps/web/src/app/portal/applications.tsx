import { changeApplications } from '../../features/applications/saving.server.ts';
import { FAILED_OUTCOME } from '../../features/applications/saving-outcome.ts';
import { loadApplications } from '../../pages/portal/applications.server.ts';
import { ApplicationsPage } from '../../pages/portal/applications-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/applications.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Applications', description: 'Your saved jobs and notes.' });

export const loader = (args: Route.LoaderArgs) => loadApplications(args);

export const action = (args: Route.ActionArgs) => changeApplications(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Applications({ loaderData }: Route.ComponentProps) {
  return <ApplicationsPage loaderData={loaderData} />;
}
