import { CLIENTS } from '../../features/recruiting/staff/console-client-page.tsx';
import { ClientCopyPage } from '../../features/recruiting/workspace/copy-page.tsx';
import { changeCopy, loadCopy } from '../../features/recruiting/workspace/workspace.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/client-copy.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: `Tailored copy of ${loaderData?.overview.member.name ?? 'a member'}`,
    description: 'A copy of a member’s résumé for a listing.',
  });

export const loader = (args: Route.LoaderArgs) => loadCopy(args, args.params.id, args.params.resumeId);

export const action = (args: Route.ActionArgs) =>
  changeCopy(args, { memberId: args.params.id, resumeId: args.params.resumeId });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal: the member may have decided in the meantime. */
export const shouldRevalidate = shouldReload;

export default function ClientCopy({ loaderData, actionData }: Route.ComponentProps) {
  return <ClientCopyPage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={CLIENTS} />;
}
