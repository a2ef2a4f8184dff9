import { redirect } from 'react-router';
import { OverviewPage } from '../../features/staff/overview-page.tsx';
import { clearSampleData, loadOverview } from '../../features/staff/staff.server.ts';
import { cachePage } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Overview', description: 'What waits for staff, and the health of the service.' });

/** Recruiters work only with their own members. */
export function loader(args: Route.LoaderArgs) {
  if (args.context.get(requestContext).viewer?.role === 'recruiter') throw redirect('/console/clients');
  return loadOverview(args);
}

export const action = (args: Route.ActionArgs) => clearSampleData(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  return <OverviewPage loaderData={loaderData} actionData={actionData} />;
}
