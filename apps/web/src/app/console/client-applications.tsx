import { CLIENTS } from '../../features/recruiting/staff/console-client-page.tsx';
import { ClientApplicationsPage } from '../../features/recruiting/workspace/records-pages.tsx';
import { loadApplications } from '../../features/recruiting/workspace/workspace.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/client-applications.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: `Applications of ${loaderData?.overview.member.name ?? 'a member'}`,
    description: 'The applications that a member tracks.',
  });

export const loader = (args: Route.LoaderArgs) => loadApplications(args, args.params.id);

export default function ClientApplications({ loaderData }: Route.ComponentProps) {
  return <ClientApplicationsPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={CLIENTS} />;
}
