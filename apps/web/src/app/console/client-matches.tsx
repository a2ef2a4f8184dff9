import { CLIENTS } from '../../features/recruiting/staff/console-client-page.tsx';
import { ClientMatchesPage } from '../../features/recruiting/workspace/matches-page.tsx';
import { createCopy, loadMatches } from '../../features/recruiting/workspace/workspace.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/client-matches.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: `Matches of ${loaderData?.overview.member.name ?? 'a member'}`,
    description: 'Listings that match a member’s résumé.',
  });

export const loader = (args: Route.LoaderArgs) => loadMatches(args, args.params.id);

export const action = (args: Route.ActionArgs) => createCopy(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal: the member may have decided in the meantime. */
export const shouldRevalidate = shouldReload;

export default function ClientMatches({ loaderData, actionData }: Route.ComponentProps) {
  return <ClientMatchesPage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={CLIENTS} />;
}
