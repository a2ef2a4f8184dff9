import { isRouteErrorResponse } from 'react-router';
import { changeApplications } from '../../features/applications/saving.server.ts';
import { FAILED_OUTCOME } from '../../features/applications/saving-outcome.ts';
import { loadJobPane } from '../../pages/portal/browse/job-pane.server.ts';
import { JobGone, JobPane } from '../../pages/portal/browse/job-pane.tsx';
import { RouteErrorContent } from '../../pages/route-error.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/job-pane.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const listing = loaderData?.listing;
  return buildPageMeta(
    matches,
    listing
      ? { title: `${listing.title}, ${listing.company.name}`, description: `How ${listing.title} matches your résumé.` }
      : { title: 'Job not found', description: 'We couldn’t find this job.' },
  );
};

export const loader = (args: Route.LoaderArgs) => loadJobPane(args);

export const action = (args: Route.ActionArgs) => changeApplications(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function JobInPane({ loaderData }: Route.ComponentProps) {
  return <JobPane loaderData={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <JobGone /> : <RouteErrorContent error={error} />;
}
